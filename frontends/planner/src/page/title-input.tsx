import { Textarea } from '@pathwise/ui/textarea';
import { useState } from 'react';

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
    <span className="-mt-1.5 -mb-1 -ml-1 grid min-w-0 flex-1 text-sm *:col-start-1 *:row-start-1 pointer-coarse:text-base">
      {/* a copy of the text sets the field's height, so that the whole name is visible */}
      <span aria-hidden className="wrap-anywhere invisible whitespace-pre-wrap border border-transparent px-1.5 py-1.5">
        {`${text}\u200b`}
      </span>
      <Textarea
        rows={1}
        autoFocus
        value={text}
        maxLength={maxLength}
        aria-label={label}
        aria-busy={isPending}
        readOnly={isPending}
        onChange={({ target }) => setText(onOneLine(target.value))}
        onBlur={save}
        onKeyDown={(event) => {
          // an input method's Enter chooses a word
          const isEnter = event.key === 'Enter' && !event.nativeEvent.isComposing;
          if (!isEnter && event.key !== 'Escape') return;
          // the key would otherwise press the button that gets the focus back, or leave fullscreen
          event.preventDefault();
          event.stopPropagation();
          if (isEnter) save();
          else onGiveUp();
        }}
        className="min-h-ctl min-w-0 resize-none overflow-hidden px-1.5! py-1.5!"
      />
    </span>
  );
}

// pasted text may have several lines
const onOneLine = (text: string) => text.replace(/\s*\n\s*/g, ' ');
const isNotBlank = (text: string) => text !== '';
