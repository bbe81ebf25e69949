import { Button } from '@pathwise/ui/button';
import { touch, useMediaQuery } from '@pathwise/ui/use-media-query';
import { type MouseEvent, useState } from 'react';
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

/** Edits a name in place: Enter or blur saves, Escape cancels. Under a finger both have a button. */
export function TitleInput(props: TitleInputProps) {
  const { label, initial, maxLength = 200, isPending = false, isName = isNotBlank, onSave, onGiveUp } = props;
  const [text, setText] = useState(initial);
  const isTouch = useMediaQuery(touch);
  function save(): void {
    if (isPending) return;
    const title = text.trim();
    if (isName(title) && title !== initial) onSave(title);
    else onGiveUp();
  }
  return (
    <form
      className="-mt-1.5 -mb-1 -ml-1 grid min-w-0 flex-1 gap-1"
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) save();
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        // it would otherwise leave fullscreen
        event.preventDefault();
        event.stopPropagation();
        onGiveUp();
      }}
    >
      <TitleField
        autoFocus
        value={text}
        maxLength={maxLength}
        aria-label={label}
        aria-busy={isPending}
        readOnly={isPending}
        onChange={setText}
        onEnter={save}
      />
      {isTouch ? (
        <div className="flex flex-wrap gap-1 pb-1">
          <Button type="submit" size="sm" variant="primary" loading={isPending} onMouseDown={keepFocus}>
            Save
          </Button>
          <Button size="sm" variant="ghost" onClick={onGiveUp} onMouseDown={keepFocus}>
            Cancel
          </Button>
        </div>
      ) : null}
    </form>
  );
}

/** A press leaves the focus in the field, whose blur would save before Cancel is heard. */
const keepFocus = (event: MouseEvent) => event.preventDefault();
const isNotBlank = (text: string) => text !== '';
