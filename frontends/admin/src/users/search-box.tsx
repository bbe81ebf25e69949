import { Field } from '@pathwise/ui/field';
import { Input } from '@pathwise/ui/input';
import { Search } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { longestSearch } from './users.rules.ts';

/** A pause in typing after which the search is sent. */
const pauseMs = 250;

interface SearchBoxProps {
  readonly searched: string;
  readonly onSearch: (q: string) => void;
}

export function SearchBox({ searched, onSearch }: SearchBoxProps) {
  const [text, setText] = useState(searched);
  const [last, setLast] = useState(searched);
  // 'Clear' and the Back button change the address from outside
  if (searched !== last) {
    setLast(searched);
    if (searched !== text.trim()) setText(searched);
  }
  const send = useEffectEvent(() => {
    if (text.trim() !== searched) onSearch(text.trim());
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the text starts the pause anew
  useEffect(() => {
    const timer = setTimeout(send, pauseMs);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: jsdom does not know <search>
    <div role="search" className="relative min-w-[min(100%,14rem)] flex-1">
      <Search aria-hidden className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-text-3" />
      <Field label="Search users" hideLabel>
        <Input
          type="search"
          value={text}
          maxLength={longestSearch}
          placeholder="Name or email"
          autoComplete="off"
          className="pl-9"
          onChange={({ target }) => setText(target.value)}
        />
      </Field>
    </div>
  );
}
