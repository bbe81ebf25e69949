import { dayOf, type Plan } from '@pathwise/contracts/roadmap-calendar.rules';
import type { Timeline } from '@pathwise/contracts/timeline';
import { Banner } from '@pathwise/ui/banner';
import { Button } from '@pathwise/ui/button';
import { useConfirmation } from '@pathwise/ui/use-confirmation';
import { Eraser, Plus } from 'lucide-react';
import { Fragment, useState } from 'react';
import type { BoardSteps } from '../goal-kit/board-slot.ts';
import { keptInTrash } from '../page/kept-in-trash.ts';
import { dailySlots, emptySlots, itemsOf, todosIn } from './board.rules.ts';
import { PlaceholderRow } from './placeholder-row.tsx';
import { TodoRow } from './todo-row.tsx';
import type { TodoActions } from './use-todos.ts';

interface DailyBoardProps {
  readonly day: string;
  /** The day as text. */
  readonly title: string;
  readonly plan: Plan;
  readonly today: string;
  readonly timelines: readonly Timeline[];
  readonly steps: BoardSteps;
  readonly actions: TodoActions;
}

/** One day with ten places, and ten more on request. */
export function DailyBoard({ day, title, plan, today, timelines, steps, actions }: DailyBoardProps) {
  const timeframe = `day-${dayOf(day, plan)}`;
  const timeline = timelines.find((one) => one.timeframe === timeframe);
  const todos = timeline?.todos ?? [];
  const items = itemsOf(
    todosIn('daily', { plan, timelines }).get(timeframe),
    steps.all.filter((step) => step.day === day),
  );
  const [slots, setSlots] = useState(dailySlots);
  const [clearing, setClearing] = useState<'pending' | 'failed'>();
  const { confirm, confirmation } = useConfirmation();

  async function clear(): Promise<void> {
    if (!timeline || todos.length === 0) {
      setSlots(dailySlots);
      return;
    }
    const tasks = todos.length === 1 ? '1 task' : `${todos.length} tasks`;
    const isSure = await confirm({
      title: `Clear ${tasks} of ${title}?`,
      description: keptInTrash,
      confirmLabel: 'Clear',
      destructive: true,
    });
    if (!isSure) return;
    const before = slots;
    setSlots(dailySlots);
    setClearing('pending');
    const isCleared = await actions.clear(timeline.id, `${tasks} of ${title}`);
    setClearing(isCleared ? undefined : 'failed');
    if (!isCleared) setSlots(before);
  }

  return (
    <div className="grid gap-3">
      {clearing === 'failed' ? (
        <div role="alert">
          <Banner tone="danger" title="Failed to clear daily tasks. Please try again." />
        </div>
      ) : null}
      <ul className="rounded-lg border border-line bg-surface py-1.5" aria-label={`Tasks of ${title}`}>
        {items.map((item) =>
          'todo' in item ? (
            <TodoRow key={item.todo.id} todo={item.todo} today={today} actions={actions} />
          ) : (
            <Fragment key={item.step.id}>{steps.render(item.step.id)}</Fragment>
          ),
        )}
        {Array.from({ length: emptySlots(slots, items.length) }, (_, index) => (
          <PlaceholderRow
            // biome-ignore lint/suspicious/noArrayIndexKey: empty places have no name but their number
            key={index}
            onCreate={actions.create}
            quiet={index > 0}
            timeframe={timeframe}
            place={`place ${items.length + index + 1} of ${title}`}
          />
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => setSlots(Math.max(slots, items.length) + dailySlots)}>
          <Plus aria-hidden />
          Add 10 More Tasks
        </Button>
        {todos.length > 0 || slots > dailySlots ? (
          <Button variant="ghost" loading={clearing === 'pending'} onClick={() => void clear()}>
            <Eraser aria-hidden />
            Clear Daily Tasks
          </Button>
        ) : null}
      </div>
      {confirmation}
    </div>
  );
}
