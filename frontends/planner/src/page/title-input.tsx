import { useState } from 'react';
import { TitleField } from './title-field.tsx';

interface TitleInputProps {
  readonly label: string;
  readonly initial: string;
  readonly maxLength?: number;
  readonly isPending?: boolean;
  /** Whether a text can be a name; any text that is not blank when absent. */
  readonly isName?: (text: string) => boolean;
  /** Called with a changed name. An unchanged or invalid one cancels, as Escape does. */
  readonly onSave: (title: string) => void;
  readonly onGiveUp: () => void;
}

/** Edits a name in place: Enter or blur saves, Escape cancels. */
export function TitleInput(props: TitleInputProps) {
  const { label, initial, maxLength = 200, isPending = false, isName = isNotBlank, onSave, onGiveUp } = props;
  const [text, setText] = useState(initial);
  function save(): void {
    if (isPending) return;
    const title = text.trim();
    if (isName(title) && title !== initial) onSave(title);
    else onGiveUp();
  }
  return (
    <span className="-mt-1.5 -mb-1 -ml-1 grid min-w-0 flex-1">
      <TitleField
        autoFocus
        value={text}
        maxLength={maxLength}
        aria-label={label}
        aria-busy={isPending}
        readOnly={isPending}
        onChange={setText}
        onBlur={save}
        onEnter={save}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          // it would otherwise leave fullscreen
          event.preventDefault();
          event.stopPropagation();
          onGiveUp();
        }}
      />
    </span>
  );
}

const isNotBlank = (text: string) => text !== '';
