import { weekLabel } from '@pathwise/contracts/week.rules';
import { UndoMenu } from '@pathwise/remote-kit/undo-list';
import { Button } from '@pathwise/ui/button';
import { IconButton } from '@pathwise/ui/icon-button';
import { useConfirmation } from '@pathwise/ui/use-confirmation';
import { phone, useMediaQuery } from '@pathwise/ui/use-media-query';
import { Copy, Maximize, Trash2 } from 'lucide-react';
import { keptInTrash } from '../page/kept-in-trash.ts';
import { countTasks, type Week } from './plan.rules.ts';
import type { ShownWeek } from './use-shown-week.ts';
import { planPlace } from './use-week.ts';
import type { WeekActions } from './week-actions.ts';
import { WeekPager } from './week-pager.tsx';

interface WeekToolbarProps {
  readonly shown: ShownWeek;
  readonly week: Week | undefined;
  readonly actions: WeekActions;
  readonly onFull: () => void;
}

const secondLine = '@max-4xl:order-1';

/** Moves between weeks, and shows how far this one is. A phone shows the actions on the whole week below the board. */
export function WeekToolbar({ shown, week, actions, onFull }: WeekToolbarProps) {
  const isPhone = useMediaQuery(phone);
  // a phone has them all on one line, but for the words of an empty week
  const isOneLine = isPhone && week?.length !== 0;
  // in a narrow pane the second line reserves room for Undo…, so that nothing moves when it appears
  const room = isOneLine
    ? 'min-w-[min(11rem,100%)] flex-1'
    : `${secondLine} @max-4xl:min-w-3/5 @max-md:min-w-[calc(100%-3.75rem)] @max-4xl:flex-1 @4xl:ml-2`;
  return (
    <div className="flex flex-wrap items-center gap-2 @max-xl:gap-x-1.5">
      <WeekPager shown={shown} />
      <div className={`flex min-h-ctl items-center gap-2 ${room}`}>
        <p className="text-meta text-text-3 @max-4xl:flex-1">{progressOf(week)}</p>
        <UndoMenu place={planPlace} />
      </div>
      <span className="flex-1 @max-4xl:hidden" />
      {isPhone ? null : <WholeWeek shown={shown} week={week} actions={actions} />}
      <IconButton label="Full screen" onClick={onFull} className={isOneLine ? '' : secondLine}>
        <Maximize aria-hidden />
      </IconButton>
    </div>
  );
}

/** Actions on a whole week. */
export function WholeWeek({ shown, week, actions }: Omit<WeekToolbarProps, 'onFull'>) {
  const { confirm, confirmation } = useConfirmation();
  async function clear(tasks: Week): Promise<void> {
    const isSure = await confirm({
      title: `Delete ${tasks.length === 1 ? 'the only task' : `all ${countTasks(tasks.length)}`} of ${weekLabel(shown.offset).toLowerCase()}?`,
      description: keptInTrash,
      confirmLabel: 'Delete Entire Week',
      destructive: true,
    });
    if (isSure) actions.clearWeek(tasks);
  }
  if (week?.length === 0) return confirmation;
  return (
    // they stay together where they need a line of their own
    <div className="flex flex-wrap justify-end gap-2 @max-xl:gap-1.5 @max-4xl:ml-auto">
      <Button disabled={!week} onClick={() => week && actions.duplicateWeek(week)}>
        <Copy aria-hidden className="size-4 @max-xl:hidden" />
        <Label lines={['Duplicate to', 'Next Week']} />
      </Button>
      {/* quiet: the question that follows is in red */}
      <Button variant="ghost" disabled={!week} onClick={() => week && void clear(week)}>
        <Trash2 aria-hidden className="size-4 @max-xl:hidden" />
        <Label lines={['Delete', 'Entire Week']} />
      </Button>
      {confirmation}
    </div>
  );
}

/** A button's label, in two lines in a narrow pane: it always says what it is about. */
function Label({ lines: [first, second] }: { lines: readonly [string, string] }) {
  return (
    <span className="@max-xl:-mx-2 @max-xl:-my-0.5 @max-xl:text-xs">
      {first} <span className="@max-xl:block">{second}</span>
    </span>
  );
}

function progressOf(week: Week | undefined): string {
  if (!week) return '';
  if (week.length === 0) return 'No tasks yet. Add one to a day, or choose “Plan this step” on a roadmap.';
  const done = week.filter(({ completed }) => completed).length;
  return `${done} of ${countTasks(week.length)} done`;
}
