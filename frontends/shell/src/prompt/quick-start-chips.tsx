import { quickStarts } from './quick-starts.ts';

interface QuickStartChipsProps {
  /** Gets the example's sentence. */
  readonly onChoose: (prompt: string) => void;
  readonly className?: string;
}

/** Examples of goals. A chip only fills the field. */
export function QuickStartChips({ onChoose, className = '' }: QuickStartChipsProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would call the chips form fields
    <div role="group" aria-label="Quick start" className={`flex flex-wrap gap-2 ${className}`}>
      {quickStarts.map(({ label, prompt }) => (
        <button
          key={label}
          type="button"
          data-prompt={prompt}
          onClick={() => onChoose(prompt)}
          className={
            'min-h-9 rounded-full border border-line-strong bg-surface px-3.5 font-medium text-text-2 transition-colors ' +
            'hover:border-accent hover:text-accent-text max-md:min-h-11'
          }
        >
          {label}
        </button>
      ))}
    </div>
  );
}
