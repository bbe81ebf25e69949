import { addDays, addWeeks, daysOfWeek } from '@pathwise/contracts/week.rules';
import { DropdownMenu, MenuItem, SubMenu } from '@pathwise/ui/dropdown-menu';
import { IconButton } from '@pathwise/ui/icon-button';
import { notify } from '@pathwise/ui/notify';
import { EllipsisVertical, MoveRight, Trash2 } from 'lucide-react';
import { keptInTrash } from '../page/kept-in-trash.ts';
import { countTasks, dayName, type PlannedTask } from './plan.rules.ts';
import { useWeekOnBoard } from './week-context.ts';

interface DayMenuProps {
  readonly day: string;
  readonly tasks: readonly PlannedTask[];
}

/** Actions on all tasks of a day. Each row shows how many tasks it affects. */
export function DayMenu({ day, tasks }: DayMenuProps) {
  const { actions, confirm } = useWeekOnBoard();
  const count = tasks.length;
  const name = dayName(day);

  async function clear(): Promise<void> {
    if (count === 0) return notify({ title: 'No tasks to delete' });
    const isSure = await confirm({
      title: `Delete ${countTasks(count)} of ${name}?`,
      description: keptInTrash,
      confirmLabel: 'Delete All',
      destructive: true,
    });
    if (isSure) actions.clearDay(day, tasks);
  }
  async function moveAll(to: string, toName: string): Promise<void> {
    if (count === 0) return notify({ title: 'No tasks to move' });
    const isSure = await confirm({
      title: `Move ${countTasks(count)} of ${name} to ${toName}?`,
      confirmLabel: 'Move All',
    });
    if (isSure) actions.moveDay(day, to, tasks);
  }

  return (
    <DropdownMenu
      trigger={
        <IconButton label={`All tasks of ${name}`} className="size-7! pointer-coarse:size-11!">
          <EllipsisVertical aria-hidden className="size-4" />
        </IconButton>
      }
    >
      <SubMenu label={`Move All (${count})`} icon={MoveRight}>
        {placesFor(day).map(({ to, label }) => (
          <MenuItem key={label} onSelect={() => void moveAll(to, label)}>
            {label}
          </MenuItem>
        ))}
      </SubMenu>
      <MenuItem icon={Trash2} destructive onSelect={() => void clear()}>
        Delete All ({count})
      </MenuItem>
    </DropdownMenu>
  );
}

function placesFor(day: string): { to: string; label: string }[] {
  const others = daysOfWeek(day).filter((other) => other !== day);
  const isSunday = !others.includes(addDays(day, 1));
  return [
    ...others.map((to) => ({ to, label: dayName(to) })),
    ...(isSunday ? [{ to: addDays(day, 1), label: 'Monday of next week' }] : []),
    { to: addWeeks(day, 1), label: `${dayName(day)} of next week` },
  ];
}
