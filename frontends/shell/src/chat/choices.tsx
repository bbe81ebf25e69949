import { withLocalDays } from '@pathwise/ui/day';

interface ChoicesProps {
  readonly choices: readonly string[];
  /** While an answer comes. */
  readonly disabled: boolean;
  readonly onChoose: (choice: string) => void;
}

/** Short answers under a question of the coach. A press sends one as the person's message. */
export function Choices({ choices, disabled, onChoose }: ChoicesProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would call the chips form fields
    <div role="group" aria-label="Answers to choose from" data-choices className="flex flex-wrap gap-2">
      {choices.map((choice) => (
        <button
          key={choice}
          type="button"
          disabled={disabled}
          onClick={() => onChoose(choice)}
          className={
            'min-h-9 max-w-full break-words rounded-[18px] border border-line-strong bg-surface px-3.5 py-1.5 text-left ' +
            'font-medium text-text-2 transition-colors enabled:hover:border-accent enabled:hover:text-accent-text ' +
            'disabled:cursor-not-allowed disabled:text-text-3 pointer-coarse:min-h-11 pointer-coarse:rounded-[22px]'
          }
        >
          {withLocalDays(choice)}
        </button>
      ))}
    </div>
  );
}
