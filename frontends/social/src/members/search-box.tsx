import { Field } from '@pathwise/ui/field';
import { Input } from '@pathwise/ui/input';
import { Search } from 'lucide-react';
import { longestSearch } from './search.rules.ts';

interface SearchBoxProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

export function SearchBox({ value, onChange }: SearchBoxProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: jsdom does not know <search>
    <div role="search" className="relative max-w-xl">
      <Search aria-hidden className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-text-3" />
      <Field label="Search members" hideLabel>
        <Input
          type="search"
          value={value}
          maxLength={longestSearch}
          placeholder="Name, profession, place or interest"
          autoComplete="off"
          className="pl-9"
          onChange={(event) => onChange(event.target.value)}
        />
      </Field>
    </div>
  );
}
