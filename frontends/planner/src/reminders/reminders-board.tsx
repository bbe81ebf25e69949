import type { ReminderColumn } from '@pathwise/contracts/task';
import { Loaded } from '@pathwise/remote-kit/loaded';
import { UndoMenu } from '@pathwise/remote-kit/undo-list';
import { cx } from '@pathwise/ui/class-names';
import { EmptyState } from '@pathwise/ui/empty-state';
import { giveFocus, isFocusLost } from '@pathwise/ui/focus-after';
import { Skeleton, SkeletonGroup } from '@pathwise/ui/skeleton';
import { useConfirmation } from '@pathwise/ui/use-confirmation';
import { Columns3 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { DragBoard } from '../board-kit/drag-board.tsx';
import { itemsOf } from '../board-kit/landing.rules.ts';
import { MoveToMenu, TaskMenu } from '../board-kit/task-menu.tsx';
import { TaskInHand, TaskRow } from '../board-kit/task-row.tsx';
import { useAskedRow } from '../page/use-asked-row.ts';
import { AddColumn } from './add-column.tsx';
import { Column } from './column.tsx';
import { itemsOfBoard, lookOf, taskOf } from './reminders.rules.ts';
import { type Reminders, undoPlace, useReminders } from './use-reminders.ts';

const grid = 'grid grid-cols-1 items-start gap-3 md:grid-cols-4 md:max-xl:gap-2 xl:grid-cols-6';

/** With the larger controls for touch, narrow columns leave words too little room: a tablet held upright has three in a row. */
const roomForTouch = 'pointer-coarse:md:max-lg:grid-cols-3 pointer-coarse:lg:min-w-208 pointer-coarse:xl:min-w-312';

/** The Reminders side of the plan: named columns of tasks without a day. */
export function RemindersBoard() {
  const reminders = useReminders();
  return (
    <section aria-labelledby="reminders-board" className="grid gap-4">
      <div className="flex flex-wrap items-center gap-2">
        <h2 id="reminders-board" tabIndex={-1} className="mr-auto outline-none">
          Reminders Board
        </h2>
        <UndoMenu place={undoPlace} />
        <AddColumn onAdd={reminders.addColumn} />
      </div>
      <Loaded
        query={reminders.query}
        skeleton={<BoardSkeleton />}
        failure={() => 'Failed to fetch reminders'}
        offline="Your reminders are not here while you are offline."
      >
        {(columns) =>
          columns.length === 0 ? (
            <EmptyState
              icon={Columns3}
              title="No columns yet"
              hint="Click Add Column to create your first reminder column"
            />
          ) : (
            <Board reminders={reminders} />
          )
        }
      </Loaded>
    </section>
  );
}

function Board({ reminders }: { reminders: Reminders }) {
  const { columns, moveTask } = reminders;
  const { confirm, confirmation } = useConfirmation();
  const board = useFocusKept(columns);
  useAskedRow();
  const items = itemsOfBoard(columns);
  const places = columns.map(({ id, name }) => ({ id, label: name }));

  async function askAndDelete(column: ReminderColumn): Promise<void> {
    const { name, tasks } = column;
    const count = tasks.length === 1 ? 'Its 1 task goes' : `Its ${tasks.length} tasks go`;
    const isSure = await confirm({
      title: `Delete the column “${name}”?`,
      description: tasks.length === 0 ? 'It has no tasks.' : `${count} with it. You can undo this.`,
      confirmLabel: 'Delete',
      destructive: true,
    });
    if (isSure) reminders.deleteColumn(column);
  }

  return (
    <DragBoard
      columns={places}
      items={items}
      onMove={moveTask}
      renderOverlay={(id) => {
        const task = taskOf(columns, id);
        return task ? <TaskInHand task={task} /> : null;
      }}
    >
      <div className="relative -m-1 overflow-x-auto p-1">
        <div ref={board} className={cx(grid, roomForTouch)}>
          {columns.map((column, index) => (
            <Column
              key={column.id}
              column={column}
              look={lookOf(index)}
              onRename={(name) => reminders.renameColumn(column, name)}
              onDelete={() => void askAndDelete(column)}
              onAddTask={(task) => reminders.addTask(column.id, task)}
            >
              {itemsOf(items, column.id).map((task) => (
                <TaskRow
                  key={task.id}
                  task={task}
                  column={column.id}
                  onTick={(completed) => reminders.changeTask(task, { completed })}
                  onRename={(title) => reminders.changeTask(task, { title })}
                  menu={(edit) => (
                    <TaskMenu
                      task={task}
                      onEdit={edit}
                      onChange={(change) => reminders.changeTask(task, change)}
                      onDelete={() => reminders.deleteTask(task)}
                    >
                      <MoveToMenu columns={places} items={items} itemId={task.id} onMove={moveTask} />
                    </TaskMenu>
                  )}
                />
              ))}
            </Column>
          ))}
        </div>
      </div>
      {confirmation}
    </DragBoard>
  );
}

/** When the focused element is removed, the focus moves to its column. */
function useFocusKept(columns: readonly ReminderColumn[]) {
  const board = useRef<HTMLDivElement>(null);
  const lastColumn = useRef<string>(undefined);
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      const column = (target as Element).closest('[data-drop-column]');
      if (column) lastColumn.current = column.getAttribute('data-drop-column') ?? undefined;
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at whenever the columns change
  useEffect(() => {
    if (!isFocusLost() || lastColumn.current === undefined) return;
    const column = board.current?.querySelector<HTMLElement>(`[data-drop-column="${CSS.escape(lastColumn.current)}"]`);
    lastColumn.current = undefined;
    giveFocus([column, document.getElementById('reminders-board')], { preventScroll: true });
  }, [columns]);
  return board;
}

function BoardSkeleton() {
  return (
    <SkeletonGroup label="Loading reminders" className={grid}>
      {[3, 2, 4, 2, 3, 2].map((rows, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: grey blocks have no name
        <div key={index} className="overflow-hidden rounded-lg border border-line bg-surface">
          <div className={`h-0.75 ${lookOf(index).rule}`} />
          <div className={`min-h-11 ${lookOf(index).ground}`} />
          <div className="grid gap-3 p-3">
            {Array.from({ length: rows }, (_, row) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: grey blocks have no name
              <Skeleton key={row} className="h-4 w-full" />
            ))}
          </div>
        </div>
      ))}
    </SkeletonGroup>
  );
}
