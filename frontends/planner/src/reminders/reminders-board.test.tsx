import { beforeAll, describe, expect, it } from '@jest/globals';
import type { ReminderColumn } from '@pathwise/contracts/task';
import { fakeApi, held, refusal } from '@pathwise/federation/testing/fake-api';
import { renderInShell } from '@pathwise/remote-kit/testing/in-shell';
import { act, screen, waitFor, within } from '@testing-library/react';
import { aColumn } from '../../test/fixtures.ts';
import { RemindersBoard } from './reminders-board.tsx';

// the menus load lazily, which on a busy machine takes longer than the tests wait
beforeAll(() => import('@pathwise/ui/menu-content'));

const board = 'GET /api/user/reminders';
const destructive = (title: string, description = 'Please try again') => ({
  title,
  description,
  variant: 'destructive',
});
const offline = () => Promise.reject(new TypeError('Failed to fetch'));

async function openBoard(columns: ReminderColumn[], at = '/plan?board=reminders') {
  const api = fakeApi({ [board]: columns });
  const page = renderInShell(<RemindersBoard />, { at });
  if (columns[0]) await screen.findByRole('region', { name: columns[0].name });
  else await screen.findByText('No columns yet');
  return { api, ...page };
}

const column = (name: string) => screen.getByRole('region', { name });
const titles = (name: string) =>
  within(column(name))
    .queryAllByRole('checkbox')
    .map((box) => box.getAttribute('aria-label'));

const health = () =>
  aColumn({ id: 'health', name: 'Health', order: 3 }, [
    { id: 'dentist', title: 'Book the dental check', priority: 'important' },
    { id: 'shoes', title: 'New running shoes' },
    { id: 'socks', title: 'New running socks' },
  ]);
const house = () =>
  aColumn({ id: 'house', name: 'House', order: 4 }, [{ id: 'alarm', title: 'Smoke alarm', taskType: 'home' }]);

describe('the reminders board', () => {
  it('shows the task that the address asks for', async () => {
    await openBoard([health(), house()], '/plan?board=reminders&task=alarm');
    await waitFor(() => expect(screen.getByRole('checkbox', { name: 'Smoke alarm' })).toHaveFocus());
  });

  it("is titled 'Reminders Board' and shows columns with open counts, tasks business before home, then by priority", async () => {
    const mixed = aColumn({ name: 'Mixed' }, [
      { title: 'home', taskType: 'home' },
      { title: 'normal' },
      { title: 'very', priority: 'very-important' },
      { title: 'done', priority: 'less-important', completed: true },
    ]);
    await openBoard([mixed]);
    expect(screen.getByRole('heading', { name: 'Reminders Board' })).toBeInTheDocument();
    expect(titles('Mixed')).toEqual(['very', 'done', 'normal', 'home']);
    expect(column('Mixed')).toHaveTextContent('3 open');
    expect(column('Mixed')).toHaveTextContent('Very important');
  });

  it('has 1 column on small, 4 on medium and 6 on large screens, and headers that cycle through 8 colours', async () => {
    await openBoard(Array.from({ length: 9 }, (_, order) => aColumn({ name: `c${order}`, order })));
    expect(column('c0').parentElement).toHaveClass('grid-cols-1', 'md:grid-cols-4', 'xl:grid-cols-6');
    expect(column('c0').parentElement).toHaveClass('pointer-coarse:md:max-lg:grid-cols-3');
    const colours = Array.from({ length: 9 }, (_, order) => /\bbg-c\d/.exec(column(`c${order}`).innerHTML)?.[0]);
    expect(new Set(colours.slice(0, 8)).size).toBe(8);
    expect(colours[8]).toBe(colours[0]);
  });

  it("says 'No columns yet' and 'Click Add Column to create your first reminder column' when it is empty", async () => {
    await openBoard([]);
    expect(screen.getByText('Click Add Column to create your first reminder column')).toBeInTheDocument();
  });

  it("says 'Failed to fetch reminders' when it cannot be loaded, with Retry", async () => {
    const api = fakeApi({ [board]: refusal(503) });
    const { user } = renderInShell(<RemindersBoard />);
    expect(await screen.findByText('Failed to fetch reminders')).toBeInTheDocument();
    api.answer(board, [health()]);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('region', { name: 'Health' })).toBeInTheDocument();
  });
});

describe('the reminders board while it loads', () => {
  it('shows placeholder columns', async () => {
    const answer = held<unknown>();
    fakeApi({ [board]: answer.answer });
    renderInShell(<RemindersBoard />);
    const waiting = screen.getByRole('status');
    expect(waiting).toHaveTextContent('Loading reminders');
    expect(waiting).toHaveClass('grid-cols-1', 'md:grid-cols-4', 'xl:grid-cols-6');
    answer.release([health()]);
    expect(await screen.findByRole('region', { name: 'Health' })).toBeInTheDocument();
    expect(screen.queryByText('Loading reminders')).not.toBeInTheDocument();
  });
});

describe('a column', () => {
  async function name(columns: ReminderColumn[], text: string) {
    const opened = await openBoard(columns);
    await opened.user.click(screen.getByRole('button', { name: 'Add Column' }));
    const popover = await screen.findByRole('dialog', { name: 'Add Column' });
    await opened.user.type(within(popover).getByLabelText('Column name'), text);
    return opened;
  }
  async function choose(item: 'Rename' | 'Delete') {
    const opened = await openBoard([health(), house()]);
    await opened.user.click(screen.getByRole('button', { name: 'Health: rename or delete' }));
    await opened.user.click(await screen.findByRole('menuitem', { name: item }));
    return opened;
  }

  it.each([
    ['max existing order plus 1', [health()], 4],
    ['0 when none', [], 0],
  ])('is created on Enter with order = %s', async (_, columns, order) => {
    const { api, user, toasts } = await name(columns, ' Money ');
    const made = { id: 'money', name: 'Money', order, tasks: [] };
    api.answer('POST /api/reminder-columns', made);
    api.answer(board, [...columns, made]);
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('region', { name: 'Money' })).toBeInTheDocument();
    expect(api.sent('POST', '/api/reminder-columns')[0]?.body).toEqual({ name: 'Money', order });
    expect(toasts).toEqual([{ title: 'Column created successfully' }]);
    await waitFor(() => expect(screen.queryByLabelText('Column name')).not.toBeInTheDocument());
  });

  it('keeps its name over Escape', async () => {
    const { user } = await name([health()], 'Money');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByLabelText('Column name')).not.toBeInTheDocument());
    await user.click(screen.getByRole('button', { name: 'Add Column' }));
    expect(await screen.findByLabelText('Column name')).toHaveValue('Money');
  });

  it('is left to the server to append while the board has not loaded', async () => {
    const api = fakeApi({ [board]: refusal(503) });
    const { user } = renderInShell(<RemindersBoard />);
    await screen.findByText('Failed to fetch reminders');
    api.answer('POST /api/reminder-columns', aColumn({ name: 'Money' }));
    await user.click(screen.getByRole('button', { name: 'Add Column' }));
    await user.type(await screen.findByLabelText('Column name'), 'Money{Enter}');
    await waitFor(() => expect(api.sent('POST', '/api/reminder-columns')[0]?.body).toEqual({ name: 'Money' }));
  });

  it('is created in an Add Column popover, which is disabled when the trimmed name is empty', async () => {
    const { api, user } = await name([], '   ');
    expect(screen.getByRole('button', { name: 'Add' })).toBeDisabled();
    await user.keyboard('{Enter}');
    expect(api.sent('POST', '/api/reminder-columns')).toHaveLength(0);
    await user.keyboard('x');
    expect(screen.getByRole('button', { name: 'Add' })).toBeEnabled();
  });

  it("that is not created keeps its name in the field, with 'Failed to create column' and 'Please try again'", async () => {
    const { api, user, toasts } = await name([], 'Money');
    api.answer('POST /api/reminder-columns', offline);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(toasts).toEqual([destructive('Failed to create column')]));
    expect(screen.getByLabelText('Column name')).toHaveValue('Money');
  });

  it.each([
    ['blur', async (user: Awaited<ReturnType<typeof choose>>['user']) => user.click(document.body)],
    ['Enter', async (user: Awaited<ReturnType<typeof choose>>['user']) => user.keyboard('{Enter}')],
  ])('is renamed on %s', async (_, apply) => {
    const { api, user, toasts } = await choose('Rename');
    const renamed = { ...health(), name: 'Body' };
    api.answer('PATCH /api/reminder-columns/health', renamed);
    api.answer(board, [renamed, house()]);
    const field = await screen.findByLabelText('Name of column Health');
    expect(field).toHaveFocus();
    await user.clear(field);
    await user.type(field, 'Body');
    await apply(user);
    expect(await screen.findByRole('region', { name: 'Body' })).toBeInTheDocument();
    await waitFor(() => expect(toasts).toEqual([{ title: 'Column renamed successfully' }]));
    expect(api.sent('PATCH', '/api/reminder-columns/health')[0]?.body).toEqual({ name: 'Body' });
  });

  it('keeps its name on Escape, and when the new one is blank on Enter or blur', async () => {
    const { api, user } = await choose('Rename');
    await user.type(await screen.findByLabelText('Name of column Health'), ' and more{Escape}');
    expect(column('Health')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Health: rename or delete' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Rename' }));
    await user.clear(await screen.findByLabelText('Name of column Health'));
    await user.keyboard(' {Enter}');
    expect(column('Health')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Health: rename or delete' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Rename' }));
    await user.clear(await screen.findByLabelText('Name of column Health'));
    await user.click(document.body);
    expect(column('Health')).toBeInTheDocument();
    expect(api.sent('PATCH', '/api/reminder-columns/health')).toHaveLength(0);
  });

  it("gets its old name back when the server refuses the new one: 'Failed to rename column' with the message", async () => {
    const { api, user, toasts } = await choose('Rename');
    api.answer('PATCH /api/reminder-columns/health', refusal(422, { detail: 'Too long' }));
    await user.type(await screen.findByLabelText('Name of column Health'), ' and more{Enter}');
    expect(await screen.findByRole('region', { name: 'Health' })).toBeInTheDocument();
    await waitFor(() => expect(toasts).toEqual([destructive('Failed to rename column', 'Too long')]));
  });

  it('is deleted after a confirmation with the task count, and restored with its tasks by Undo', async () => {
    const { api, user, toasts } = await choose('Delete');
    const question = await screen.findByRole('alertdialog');
    expect(question).toHaveTextContent('Its 3 tasks go with it.');
    api.answer('DELETE /api/reminder-columns/health', { deletedCount: 4, undo: 'token' });
    api.answer(board, [house()]);
    await user.click(within(question).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(toasts.map(({ title }) => title)).toEqual(['Column deleted successfully']));
    expect(screen.queryByRole('region', { name: 'Health' })).not.toBeInTheDocument();
    api.answer('POST /api/undo/planner/token', { restoredCount: 4 });
    api.answer(board, [health(), house()]);
    act(() => toasts[0]?.action?.onSelect());
    await waitFor(() => expect(titles('Health')).toHaveLength(3));
  });

  it("stays when it cannot be deleted: 'Failed to delete column'", async () => {
    const { api, user, toasts } = await choose('Delete');
    api.answer('DELETE /api/reminder-columns/health', offline);
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(toasts).toEqual([destructive('Failed to delete column')]));
    expect(column('Health')).toBeInTheDocument();
  });
});

describe('a reminder task', () => {
  async function addTo(kind: 'Very important' | 'Home Task') {
    const opened = await openBoard([health()]);
    await opened.user.click(screen.getByRole('button', { name: 'Add Task to Health' }));
    await opened.user.click(await screen.findByRole('menuitem', { name: kind }));
    return { ...opened, field: await screen.findByLabelText('New task for Health') };
  }
  async function openMenu(title: string, columns = [health(), house()]) {
    const opened = await openBoard(columns);
    await opened.user.click(screen.getByRole('button', { name: `More for ${title}` }));
    await screen.findByRole('menu');
    return opened;
  }

  it.each([
    ['business priorities', 'Very important', { priority: 'very-important', taskType: 'business' }],
    ['Home Task', 'Home Task', { priority: 'normal', taskType: 'home' }],
  ] as const)('is added through a picker for %s, on Enter', async (_, kind, rank) => {
    const { api, user, toasts } = await addTo(kind);
    expect(screen.getByRole('button', { name: 'Add' })).toBeDisabled();
    const made = { id: 'new', columnId: 'health', title: 'Stretch', completed: false, order: 3, ...rank };
    api.answer('POST /api/reminder-tasks', made);
    api.answer(board, [{ ...health(), tasks: [...health().tasks, made] }]);
    await user.type(await screen.findByLabelText('New task for Health'), ' Stretch {Enter}');
    expect(await screen.findByRole('checkbox', { name: 'Stretch' })).toBeInTheDocument();
    expect(api.sent('POST', '/api/reminder-tasks')[0]?.body).toEqual({ columnId: 'health', title: 'Stretch', ...rank });
    await waitFor(() => expect(toasts).toEqual([{ title: 'Task created successfully' }]));
  });

  it('has an Add Task picker of business priorities or Home Task', async () => {
    const { user } = await openBoard([health()]);
    await user.click(screen.getByRole('button', { name: 'Add Task to Health' }));
    await screen.findByRole('menuitem', { name: 'Home Task' });
    expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
      'Very important',
      'Important',
      'Less important',
      'Normal',
      'Home Task',
    ]);
  });

  it('has Add disabled when its trimmed title is empty, and Enter adds nothing then', async () => {
    const { api, user, field } = await addTo('Home Task');
    await user.type(field, '   {Enter}');
    expect(screen.getByRole('button', { name: 'Add' })).toBeDisabled();
    expect(api.sent('POST', '/api/reminder-tasks')).toHaveLength(0);
  });

  it('is cancelled on Escape', async () => {
    const { api, user, field } = await addTo('Home Task');
    await user.type(field, 'Stretch{Escape}');
    expect(screen.queryByLabelText('New task for Health')).not.toBeInTheDocument();
    expect(api.sent('POST', '/api/reminder-tasks')).toHaveLength(0);
  });

  it("that is not created keeps its text in the field: 'Failed to create task'", async () => {
    const { api, user, field, toasts } = await addTo('Home Task');
    api.answer('POST /api/reminder-tasks', offline);
    await user.type(field, 'Stretch{Enter}');
    await waitFor(() => expect(toasts).toEqual([destructive('Failed to create task')]));
    expect(screen.getByLabelText('New task for Health')).toHaveValue('Stretch');
  });

  it('is ticked at once, offers Undo, and is unticked again when the server refuses', async () => {
    const { api, user, toasts } = await openBoard([health()]);
    const answer = held<unknown>();
    api.answer('PATCH /api/reminder-tasks/shoes', answer.answer);
    const box = screen.getByRole('checkbox', { name: 'New running shoes' });
    await user.click(box);
    expect(box).toBeChecked();
    answer.release(refusal(500, { detail: 'Something broke' }));
    await waitFor(() => expect(toasts).toEqual([destructive('Failed to update task', 'Something broke')]));
    await waitFor(() => expect(box).not.toBeChecked());
    api.answer('PATCH /api/reminder-tasks/shoes', {});
    await user.click(box);
    await waitFor(() => expect(toasts.at(-1)).toMatchObject({ title: 'Task completed', action: { label: 'Undo' } }));
    act(() => toasts.at(-1)?.action?.onSelect());
    await waitFor(() =>
      expect(api.sent('PATCH', '/api/reminder-tasks/shoes').map(({ body }) => body)).toEqual([
        { completed: true },
        { completed: true },
        { completed: false },
      ]),
    );
  });

  it('has a menu for priority and type; a home task is always normal', async () => {
    const { api, user } = await openMenu('Book the dental check');
    const answer = held<unknown>();
    api.answer('PATCH /api/reminder-tasks/dentist', answer.answer);
    const choices = screen.getAllByRole('menuitemradio').map(({ textContent }) => textContent);
    expect(choices).toEqual(['Very important', 'Important', 'Less important', 'Normal', 'Business', 'Home']);
    await user.click(screen.getByRole('menuitemradio', { name: 'Normal' }));
    await waitFor(() => expect(column('Health')).not.toHaveTextContent('Important'));
    await user.click(screen.getByRole('button', { name: 'More for Book the dental check' }));
    await user.click(await screen.findByRole('menuitemradio', { name: 'Very important' }));
    await waitFor(() => expect(column('Health')).toHaveTextContent('Very important'));
    await user.click(screen.getByRole('button', { name: 'More for Book the dental check' }));
    await user.click(await screen.findByRole('menuitemradio', { name: 'Home' }));
    await waitFor(() => expect(titles('Health').at(-1)).toBe('Book the dental check'));
    expect(column('Health')).not.toHaveTextContent('Very important');
    answer.release({});
    await waitFor(() =>
      expect(api.sent('PATCH', '/api/reminder-tasks/dentist').map(({ body }) => body)).toEqual([
        { priority: 'normal' },
        { priority: 'very-important' },
        { taskType: 'home' },
      ]),
    );
  });

  it('is deleted with Undo', async () => {
    const { api, user, toasts } = await openMenu('New running shoes');
    api.answer('DELETE /api/reminder-tasks/shoes', { deletedCount: 1, undo: 'token' });
    api.answer(board, [{ ...health(), tasks: health().tasks.filter(({ id }) => id !== 'shoes') }, house()]);
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    await waitFor(() => expect(toasts.map(({ title }) => title)).toEqual(['Task deleted successfully']));
    expect(titles('Health')).not.toContain('New running shoes');
    expect(column('Health')).toHaveFocus();
    api.answer('POST /api/undo/planner/token', { restoredCount: 1 });
    api.answer(board, [health(), house()]);
    act(() => toasts[0]?.action?.onSelect());
    await waitFor(() => expect(titles('Health')).toContain('New running shoes'));
  });

  it('whose restore fails can be restored again, and the toast has the server’s message', async () => {
    const { api, user, toasts } = await openMenu('New running shoes');
    api.answer('DELETE /api/reminder-tasks/shoes', { deletedCount: 1, undo: 'token' });
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    await waitFor(() => expect(toasts[0]).toMatchObject({ action: { label: 'Undo' } }));
    api.answer('POST /api/undo/planner/token', refusal(503, { detail: 'Back in a minute' }));
    act(() => toasts[0]?.action?.onSelect());
    await waitFor(() => expect(toasts.at(-1)).toEqual(destructive('Error', 'Back in a minute')));
    api.answer('POST /api/undo/planner/token', { restoredCount: 1 });
    await user.click(screen.getByRole('button', { name: 'Undo…' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Deleted “New running shoes”' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo…' })).not.toBeInTheDocument());
    expect(api.sent('POST', '/api/undo/planner/token')).toHaveLength(2);
  });

  it("stays when it cannot be deleted: 'Failed to delete task'", async () => {
    const { api, user, toasts } = await openMenu('New running shoes');
    api.answer('DELETE /api/reminder-tasks/shoes', offline);
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    await waitFor(() => expect(toasts).toEqual([destructive('Failed to delete task')]));
    expect(titles('Health')).toContain('New running shoes');
  });

  it("moves to another column's end by 'Move to…', and back by Undo", async () => {
    const { api, user, toasts } = await openMenu('New running shoes');
    const answer = held<unknown>();
    api.answer('PATCH /api/reminder-tasks/shoes', answer.answer);
    await user.hover(await screen.findByRole('menuitem', { name: 'Move to…' }));
    await user.keyboard('{ArrowRight}');
    const place = await screen.findByRole('menuitem', { name: 'House' });
    act(() => place.focus());
    await user.keyboard('{Enter}');
    await waitFor(() => expect(titles('House')).toEqual(['New running shoes', 'Smoke alarm']));
    expect(api.sent('PATCH', '/api/reminder-tasks/shoes')[0]?.body).toEqual({ columnId: 'house' });
    answer.release({});
    await waitFor(() => expect(toasts[0]).toMatchObject({ title: 'Task moved to House', action: { label: 'Undo' } }));
    act(() => toasts[0]?.action?.onSelect());
    await waitFor(() =>
      expect(api.sent('PATCH', '/api/reminder-tasks/shoes')[1]?.body).toEqual({ columnId: 'health', order: 1 }),
    );
  });

  it("is back in its place when a move is refused: 'Failed to update task'", async () => {
    const { api, user, toasts } = await openMenu('New running shoes');
    api.answer('PATCH /api/reminder-tasks/shoes', offline);
    await user.hover(await screen.findByRole('menuitem', { name: 'Move to…' }));
    await user.keyboard('{ArrowRight}');
    const place = await screen.findByRole('menuitem', { name: 'House' });
    act(() => place.focus());
    await user.keyboard('{Enter}');
    await waitFor(() => expect(toasts).toEqual([destructive('Failed to update task')]));
    await waitFor(() => expect(titles('Health')[1]).toBe('New running shoes'));
    expect(titles('House')).toEqual(['Smoke alarm']);
  });

  it('dragged by keyboard to another column goes where it is dropped, with announcements', async () => {
    const { api, user } = await openBoard([health(), house()]);
    api.answer('PATCH /api/reminder-tasks/shoes', held().answer);
    screen.getByRole('button', { name: 'Move New running shoes' }).focus();
    await user.keyboard(' {ArrowRight}');
    expect(screen.getByText('Moved New running shoes. House, place 1 of 2.')).toBeInTheDocument();
    await user.keyboard(' ');
    expect(screen.getByText('Dropped New running shoes. House, place 1 of 2.')).toBeInTheDocument();
    await waitFor(() => expect(titles('House')).toEqual(['New running shoes', 'Smoke alarm']));
    expect(api.sent('PATCH', '/api/reminder-tasks/shoes')[0]?.body).toEqual({ columnId: 'house' });
  });

  it('dragged by keyboard onto another in the same column swaps their order values, with announcements', async () => {
    const { api, user } = await openBoard([health()]);
    api.answer('PATCH /api/reminder-tasks/shoes', held().answer);
    screen.getByRole('button', { name: 'Move New running shoes' }).focus();
    await user.keyboard(' ');
    expect(screen.getByText('Picked up New running shoes. Health, place 2 of 3.')).toBeInTheDocument();
    await user.keyboard('{ArrowDown}');
    expect(screen.getByText('Moved New running shoes. Health, place 3 of 3.')).toBeInTheDocument();
    await user.keyboard(' ');
    await waitFor(() =>
      expect(titles('Health')).toEqual(['Book the dental check', 'New running socks', 'New running shoes']),
    );
    expect(api.sent('PATCH', '/api/reminder-tasks/shoes')[0]?.body).toEqual({ swapWithId: 'socks' });
  });
});
