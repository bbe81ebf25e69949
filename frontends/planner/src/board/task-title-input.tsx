import { Input } from '@pathwise/ui/input';
import { useState } from 'react';

interface TaskTitleInputProps {
  readonly label: string;
  readonly initial: string;
  readonly maxLength?: number;
  /** Called with a new name that is not blank; anything else is given up like by Escape. */
  readonly onSave: (title: string) => void;
  readonly onGiveUp: () => void;
}

/** A name being written: Enter or leaving it saves, Escape gives up. Also for the names of columns. */
export function TaskTitleInput({ label, initial, maxLength = 200, onSave, onGiveUp }: TaskTitleInputProps) {
  const [words, setWords] = useState(initial);
  function save(): void {
    const title = words.trim();
    if (title && title !== initial) onSave(title);
    else onGiveUp();
  }
  return (
    <Input
      autoFocus
      value={words}
      maxLength={maxLength}
      aria-label={label}
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
