import { Textarea } from '@pathwise/ui/textarea';
import type { ComponentProps } from 'react';

interface TitleFieldProps extends Omit<ComponentProps<'textarea'>, 'onChange'> {
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly onEnter: () => void;
}

/** A field for a name, as high as the name in it. Enter never starts a line, and one of an input method chooses a word. */
export function TitleField({ value, onChange, onEnter, onKeyDown, ...rest }: TitleFieldProps) {
  return (
    <span className="grid min-w-0 text-sm *:col-start-1 *:row-start-1 pointer-coarse:text-base">
      {/* a copy of the text sets the field's height, so that the whole name is visible */}
      <span
        aria-hidden
        className="wrap-anywhere invisible whitespace-pre-wrap border border-transparent px-1.5 py-[calc((var(--spacing-ctl)-1lh)/2-1px)]"
      >
        {`${value}\u200b`}
      </span>
      <Textarea
        rows={1}
        {...rest}
        value={value}
        onChange={({ target }) => onChange(onOneLine(target.value))}
        onKeyDown={(event) => {
          onKeyDown?.(event);
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
          // the key would otherwise press the button that gets the focus back
          event.preventDefault();
          event.stopPropagation();
          onEnter();
        }}
        className="min-w-0 resize-none overflow-hidden px-1.5! py-[calc((var(--spacing-ctl)-1lh)/2-1px)]!"
      />
    </span>
  );
}

// pasted text may have several lines
const onOneLine = (text: string) => text.replace(/\s*\n\s*/g, ' ');
