import { isTodoTitle } from '@pathwise/contracts/todo-title.rules';
import { Input } from '@pathwise/ui/input';
import { useState } from 'react';

interface TitleInputProps {
  readonly label: string;
  readonly initial: string;
  readonly isPending?: boolean;
  /** Called with a name a task can have; anything else is given up like by Escape. */
  readonly onSave: (title: string) => void;
  readonly onGiveUp: () => void;
}

/** A task's name being written: Enter or leaving it saves, Escape gives up. */
export function TitleInput({ label, initial, isPending = false, onSave, onGiveUp }: TitleInputProps) {
  const [words, setWords] = useState(initial);
  function save(): void {
    if (isPending) return;
    const title = words.trim();
    if (isTodoTitle(title) && title !== initial) onSave(title);
    else onGiveUp();
  }
  return (
    <Input
      autoFocus
      value={words}
      maxLength={200}
      aria-label={label}
      aria-busy={isPending}
      readOnly={isPending}
      onChange={({ target }) => setWords(target.value)}
      onBlur={save}
      onKeyDown={(event) => {
        // an input method's Enter chooses a word
        const isEnter = event.key === 'Enter' && !event.nativeEvent.isComposing;
        if (!isEnter && event.key !== 'Escape') return;
        // the key would press the button that the focus goes back to
        event.preventDefault();
        if (isEnter) save();
        else onGiveUp();
      }}
      className="-my-1.5 -ml-2 px-2"
    />
  );
}
