import { isTodoTitle, placeholderTitle } from '@pathwise/contracts/todo-title.rules';
import { useSubmissionKey } from '@pathwise/remote-kit/use-submission-key';
import { useFocusBack } from '@pathwise/ui/focus-after';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { TitleInput } from '../page/title-input.tsx';
import { NoPriority } from './priority-button.tsx';
import type { TodoActions } from './use-todos.ts';

interface PlaceholderRowProps {
  readonly timeframe: string;
  /** Its place and board, for screen readers. */
  readonly place: string;
  readonly onCreate: TodoActions['create'];
  /** One of several in a row: a plus stands for its words until the pointer or the focus is on it. */
  readonly quiet?: boolean;
}

/** An empty place on a board. Its first edit creates a task. The text stays until the server has stored it. */
export function PlaceholderRow({ timeframe, place, onCreate, quiet = false }: PlaceholderRowProps) {
  const [isEditing, setEditing] = useState(false);
  const [isPending, setPending] = useState(false);
  const submission = useSubmissionKey();
  const button = useFocusBack<HTMLButtonElement>(isEditing);

  async function save(title: string): Promise<void> {
    setPending(true);
    const idempotencyKey = submission.keyFor({ timeframe, title });
    const isStored = await onCreate({ timeframe, title, idempotencyKey, onSettled: submission.settle });
    setPending(false);
    if (isStored) setEditing(false);
  }

  return (
    <li className="group grid grid-cols-[auto_minmax(0,1fr)_auto] items-start gap-x-3 px-4 py-2">
      <span
        aria-hidden
        className="mt-px size-4.5 rounded-full border-[1.5px] border-line-strong border-dashed pointer-coarse:mt-[11px] pointer-coarse:size-5.5"
      />
      {isEditing ? (
        <TitleInput
          label={`New task, ${place}`}
          initial=""
          isPending={isPending}
          isName={isTodoTitle}
          onSave={(title) => void save(title)}
          onGiveUp={() => setEditing(false)}
        />
      ) : (
        <button
          ref={button}
          type="button"
          aria-label={`${placeholderTitle}, ${place}`}
          onClick={() => setEditing(true)}
          className="flex min-h-5 min-w-0 items-center gap-1.5 rounded-sm text-left text-text-3 hover:text-text-1 pointer-coarse:min-h-11"
        >
          {quiet ? <Plus aria-hidden className="size-4 flex-none" /> : null}
          <span className={quiet ? 'sr-only group-focus-within:not-sr-only group-hover:not-sr-only' : undefined}>
            {placeholderTitle}
          </span>
        </button>
      )}
      <NoPriority />
    </li>
  );
}
