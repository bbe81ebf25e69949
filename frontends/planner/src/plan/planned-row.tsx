import { addDays, addWeeks, weekdayOf } from '@pathwise/contracts/week.rules';
import { formatShortWeekday } from '@pathwise/remote-kit/day.rules';
import { cx } from '@pathwise/ui/class-names';
import { MenuItem, MenuSeparator } from '@pathwise/ui/dropdown-menu';
import { CalendarArrowUp, Copy, Repeat } from 'lucide-react';
import type { ReactNode } from 'react';
import { MoveToMenu, TaskMenu } from '../board-kit/task-menu.tsx';
import { TaskRow } from '../board-kit/task-row.tsx';
import type { PlannedTask } from './plan.rules.ts';
import { useWeekOnBoard } from './week-context.ts';

interface PlannedRowProps {
  readonly task: PlannedTask;
  readonly marks: ReactNode;
}

/** A task of a day with its actions. */
export function PlannedRow({ task, marks }: PlannedRowProps) {
  const { columns, items, actions, move } = useWeekOnBoard();
  const { id, specificDate } = task;
  const toDay = (toColumn: string) => move({ itemId: id, toColumn });
  return (
    <TaskRow
      task={task}
      column={specificDate}
      onTick={(completed) => actions.changeFields(task, { completed })}
      onRename={(title) => actions.changeFields(task, { title })}
      marks={marks}
      className={cx(
        'rounded-md border border-line hover:border-line-strong',
        // room for the goal's mark beside the title
        marks !== undefined && 'min-[18rem]:max-md:pointer-coarse:pr-24!',
      )}
      menu={(edit) => (
        <TaskMenu
          task={task}
          onEdit={edit}
          onChange={(rank) => actions.changeFields(task, rank)}
          onDelete={() => actions.remove(task)}
        >
          <MenuItem icon={CalendarArrowUp} onSelect={() => toDay(addDays(specificDate, 1))}>
            {weekdayOf(specificDate) === 'sunday' ? 'Move to next week’s Monday' : 'Move to next day'}
          </MenuItem>
          <MoveToMenu
            columns={columns}
            items={items}
            itemId={id}
            onMove={move}
            nameOf={(day) => formatShortWeekday(day.id)}
          >
            <MenuSeparator />
            <MenuItem icon={CalendarArrowUp} onSelect={() => toDay(addWeeks(specificDate, 1))}>
              Next week
            </MenuItem>
          </MoveToMenu>
          <MenuItem icon={Copy} onSelect={() => actions.duplicate(task)}>
            Duplicate
          </MenuItem>
          <MenuItem icon={Repeat} onSelect={() => actions.repeat(task)}>
            Set recurring
          </MenuItem>
        </TaskMenu>
      )}
    />
  );
}
