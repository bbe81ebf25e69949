import { Input } from '@pathwise/ui/input';
import { useState } from 'react';

interface TitleInputProps {
  readonly label: string;
  readonly initial: string;
  readonly maxLength?: number;
  readonly isPending?: boolean;
  /** What can be a name; anything that is not blank when left out. */
  readonly isName?: (words: string) => boolean;
  /** Called with a new name; anything else is given up like by Escape. */
  readonly onSave: (title: string) => void;
  readonly onGiveUp: () => void;
}

/** A name being written in its place: Enter or leaving it saves, Escape gives up. */
export function TitleInput(props: TitleInputProps) {
  const { label, initial, maxLength = 200, isPending = false, isName = isNotBlank, onSave, onGiveUp } = props;
  const [words, setWords] = useState(initial);
  function save(): void {
    if (isPending) return;
    const title = words.trim();
    if (isName(title) && title !== initial) onSave(title);
    else onGiveUp();
  }
  return (
    <Input
      autoFocus
      value={words}
      maxLength={maxLength}
      aria-label={label}
      aria-busy={isPending}
      readOnly={isPending}
      onChange={({ target }) => setWords(target.value)}
      onBlur={save}
      onKeyDown={(event) => {
        // an input method's Enter chooses a word
        const isEnter = event.key === 'Enter' && !event.nativeEvent.isComposing;
        if (!isEnter && event.key !== 'Escape') return;
        // the key would press the button that the focus goes back to, or leave the full screen
        event.preventDefault();
        event.stopPropagation();
        if (isEnter) save();
        else onGiveUp();
      }}
      className="-my-1.5 -ml-1.5 min-w-0 px-1.5"
    />
  );
}

const isNotBlank = (words: string) => words !== '';
