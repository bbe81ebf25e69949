import { Textarea } from '@pathwise/ui/textarea';
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
    <span className="-mt-1.5 -mb-1 -ml-1 grid min-w-0 flex-1 text-sm *:col-start-1 *:row-start-1 pointer-coarse:text-base">
      {/* the same words give the field their height: a name is seen whole while it is written */}
      <span aria-hidden className="wrap-anywhere invisible whitespace-pre-wrap border border-transparent px-1.5 py-1.5">
        {`${words}\u200b`}
      </span>
      <Textarea
        rows={1}
        autoFocus
        value={words}
        maxLength={maxLength}
        aria-label={label}
        aria-busy={isPending}
        readOnly={isPending}
        onChange={({ target }) => setWords(onOneLine(target.value))}
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
        className="min-h-ctl min-w-0 resize-none overflow-hidden px-1.5! py-1.5!"
      />
    </span>
  );
}

// what is pasted may have several lines
const onOneLine = (words: string) => words.replace(/\s*\n\s*/g, ' ');
const isNotBlank = (words: string) => words !== '';
