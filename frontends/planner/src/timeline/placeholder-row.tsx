import { isTodoTitle, placeholderTitle } from '@pathwise/contracts/todo-title.rules';
import { useFocusBack } from '@pathwise/ui/focus-after';
import { useState } from 'react';
import { TitleInput } from '../page/title-input.tsx';
import { useSubmissionKey } from '../saving/use-submission-key.ts';
import { NoPriority } from './priority-button.tsx';
import { useCreateTodo } from './use-todos.ts';

interface PlaceholderRowProps {
  readonly goalId: string;
  readonly timeframe: string;
  /** Which place of which board, for those who do not see where it stands. */
  readonly place: string;
}

/** An empty place on a board. Its first edit makes it a task; what was typed stays until the server has it. */
export function PlaceholderRow({ goalId, timeframe, place }: PlaceholderRowProps) {
  const [isEditing, setEditing] = useState(false);
  const creation = useCreateTodo(goalId);
  const submission = useSubmissionKey();
  const button = useFocusBack<HTMLButtonElement>(isEditing);

  function save(title: string): void {
    creation.mutate(
      { timeframe, title, idempotencyKey: submission.keyFor({ timeframe, title }) },
      {
        onSuccess: () => setEditing(false),
        onSettled: (_, error) => submission.settle(error ?? undefined),
      },
    );
  }

  return (
    <li className="group grid grid-cols-[auto_minmax(0,1fr)_auto] items-start gap-x-3 px-4 py-2">
      <span
        aria-hidden
        className="mt-px size-4.5 rounded-full border-[1.5px] border-line-strong border-dashed pointer-coarse:size-5.5"
      />
      {isEditing ? (
        <TitleInput
          label={`New task, ${place}`}
          initial=""
          isPending={creation.isPending}
          isName={isTodoTitle}
          onSave={save}
          onGiveUp={() => setEditing(false)}
        />
      ) : (
        <button
          ref={button}
          type="button"
          aria-label={`${placeholderTitle}, ${place}`}
          onClick={() => setEditing(true)}
          className="min-w-0 rounded-sm text-left text-text-3 hover:text-text-1 pointer-coarse:min-h-11"
        >
          {placeholderTitle}
        </button>
      )}
      <NoPriority />
    </li>
  );
}
