import { cx } from '@pathwise/ui/class-names';
import { ArrowUp } from 'lucide-react';
import { type ComponentProps, type KeyboardEvent, type Ref, useId } from 'react';

export interface PromptBoxProps {
  /** The field's accessible name. */
  readonly label: string;
  readonly placeholder: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onSend: () => void;
  readonly canSend: boolean;
  /** While an answer is pending. */
  readonly disabled?: boolean;
  /** A sentence about an invalid text, such as its length. */
  readonly problem?: string | undefined;
  readonly look: 'landing' | 'chat';
  readonly textareaRef?: Ref<HTMLTextAreaElement>;
}

const boxLooks = {
  landing: 'gap-3 rounded-xl border-accent py-3 pr-2.5 pl-4 ring-4 ring-accent-soft md:pt-3.5 md:pr-3 md:pb-3 md:pl-5',
  chat: 'gap-2 rounded-lg border-line-control py-2.5 pr-2.5 pl-3.5',
};
const sendLooks = { landing: 'size-11 rounded-lg', chat: 'size-ctl-sm rounded-md' };

/** A text field of two rows or more for the coach: Enter sends, Shift+Enter breaks the line, an input method's Enter does neither. */
export function PromptBox(props: PromptBoxProps) {
  const { label, placeholder, value, onChange, onSend, canSend, disabled = false, problem, look, textareaRef } = props;
  const id = useId();
  const sendOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || isComposing(event)) return;
    event.preventDefault();
    if (canSend && !disabled) onSend();
  };
  return (
    <div>
      <div
        className={cx(
          'flex items-end border bg-surface focus-within:outline-2 focus-within:outline-focus focus-within:outline-offset-2',
          boxLooks[look],
        )}
      >
        <textarea
          ref={textareaRef}
          rows={2}
          aria-label={label}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? `${id}-problem` : undefined}
          placeholder={placeholder}
          value={value}
          disabled={disabled}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={sendOnEnter}
          className={cx(
            'field-sizing-content max-h-[40dvh] min-h-[2lh] min-w-0 flex-1 resize-none bg-transparent outline-none disabled:text-text-2',
            look === 'landing' ? 'text-base' : 'text-sm max-md:text-base pointer-coarse:text-base',
          )}
        />
        <SendButton disabled={!canSend || disabled} onClick={onSend} className={sendLooks[look]} />
      </div>
      {problem ? (
        <p id={`${id}-problem`} className="mt-2 text-danger text-meta">
          {problem}
        </p>
      ) : null}
    </div>
  );
}

function SendButton({ className, ...rest }: ComponentProps<'button'>) {
  return (
    <button
      type="button"
      aria-label="Send"
      {...rest}
      className={cx(
        'grid flex-none place-items-center bg-accent text-on-accent transition-colors hover:bg-accent-hover',
        'disabled:bg-sunken disabled:text-text-3',
        className,
      )}
    >
      <ArrowUp aria-hidden />
    </button>
  );
}

/** 229 is the key code during an input method's composition; Safari reports it only there. */
function isComposing(event: KeyboardEvent): boolean {
  return event.nativeEvent.isComposing || event.keyCode === 229;
}
