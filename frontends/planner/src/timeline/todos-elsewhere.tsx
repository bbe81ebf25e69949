import type { TimelineView } from '@pathwise/contracts/roadmap-calendar.rules';
import type { Timeline } from '@pathwise/contracts/timeline';
import { Button } from '@pathwise/ui/button';
import { useState } from 'react';
import { useAskedId } from '../page/use-asked-row.ts';
import { todosElsewhere } from './board.rules.ts';
import { TodoRow } from './todo-row.tsx';
import type { TodoActions } from './use-todos.ts';

interface TodosElsewhereProps {
  readonly offered: readonly TimelineView[];
  readonly today: string;
  readonly timelines: readonly Timeline[];
  readonly actions: TodoActions;
}

/** Tasks of views that are no longer offered, as months in the last thirty days. They stay within reach. */
export function TodosElsewhere({ offered, today, timelines, actions }: TodosElsewhereProps) {
  const [isOpen, setOpen] = useState(false);
  const boards = todosElsewhere(timelines, offered);
  const askedId = useAskedId();
  const isAsked = boards.some(({ todos }) => todos.some(({ id }) => id === askedId));
  if (isAsked && !isOpen) setOpen(true);
  const count = boards.reduce((sum, { todos }) => sum + todos.length, 0);
  if (count === 0) return null;
  return (
    <div className="grid justify-items-start gap-3">
      <Button size="sm" variant="ghost" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {isOpen ? 'Hide' : 'Show'} {count} {count === 1 ? 'task' : 'tasks'} of other views
      </Button>
      {isOpen
        ? boards.map(({ title, todos }) => (
            <section key={title} className="w-full rounded-lg border border-line bg-surface">
              <h3 className="border-line border-b px-4 py-2.5 text-sm">{title}</h3>
              <ul className="py-1.5">
                {todos.map((todo) => (
                  <TodoRow key={todo.id} todo={todo} today={today} actions={actions} />
                ))}
              </ul>
            </section>
          ))
        : null}
    </div>
  );
}
