import { describe, expect, it } from '@jest/globals';
import type { Goal } from '@pathwise/contracts/api/goals';
import { addDays, firstMonday, monthOf, weekStartOf } from '@pathwise/contracts/roadmap-calendar.rules';
import type { Timeline } from '@pathwise/contracts/timeline';
import { fakeApi, held, refusal } from '@pathwise/federation/testing/fake-api';
import { formatDays, formatShortDay } from '@pathwise/remote-kit/day.rules';
import { renderInShell } from '@pathwise/remote-kit/testing/in-shell';
import { dayOfDate } from '@pathwise/ui/day';
import { normalSpaces } from '@pathwise/ui/testing/normal-spaces';
import { screen, waitFor, within } from '@testing-library/react';
import { AGoalPage } from '../../test/a-goal-page.tsx';
import { aGoal, aMilestone, aTimeline, aTodo } from '../../test/fixtures.ts';
import { roadmapAnswers } from '../../test/roadmap-answers.ts';

const today = dayOfDate(new Date());

async function open(
  timelines: Timeline[] = [],
  own: Partial<Goal> = {},
  step = aMilestone({ title: 'Finish the course' }),
  at?: string,
) {
  const goal = aGoal({ id: 'g', createdOn: today, targetDate: addDays(today, 60), ...own });
  const api = fakeApi(roadmapAnswers(goal, [step], [], timelines));
  const page = renderInShell(<AGoalPage opensAt="timeline" />, at === undefined ? {} : { at });
  await screen.findByRole('heading', { name: 'Roadmap Timeline' });
  return { api, ...page };
}
const board = (name: string) => screen.getByRole('region', { name });
const views = () =>
  within(screen.getByRole('group', { name: 'Timeline view' }))
    .getAllByRole('button')
    .map((button) => button.textContent);
const placeholderOf = (name: string) => within(board(name)).getByRole('button', { name: /^Click to add milestone/ });

describe('a milestone on the boards', () => {
  const course = () => aMilestone({ id: 'm', title: 'Take a course', dueDate: addDays(today, 3) });
  const all = '/api/goals/g/unified-milestones';
  const openCourse = () => open([aTimeline('month-1', [{ title: 'Ask for dates' }])], {}, course());

  it('is the milestone itself, and a tick there is its tick', async () => {
    const { api, user } = await openCourse();
    const ticked = { ...course(), completed: true };
    api.answer(`PUT ${all}/m`, ticked);
    api.answer(`GET ${all}`, [ticked]);
    const month = within(board('Month 1'));
    await waitFor(() => expect(month.getAllByRole('checkbox')).toHaveLength(2));
    expect(month.getByText('0/2')).toBeInTheDocument();
    await user.click(month.getByRole('checkbox', { name: 'Take a course' }));
    await waitFor(() => expect(month.getByText('1/2')).toBeInTheDocument());
    expect(api.sent('PUT', `${all}/m`)[0]?.body).toEqual({ completed: true });
  });

  it('is renamed and dated in its own dialog', async () => {
    const { api, user } = await openCourse();
    const renamed = { ...course(), title: 'Take the long course' };
    api.answer(`PUT ${all}/m`, renamed);
    api.answer(`GET ${all}`, [renamed]);
    await user.click(await within(board('Month 1')).findByRole('button', { name: 'Take a course' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.clear(dialog.getByLabelText('Title'));
    await user.type(dialog.getByLabelText('Title'), 'Take the long course');
    await user.click(dialog.getByRole('button', { name: /^(Update|Save)/ }));
    expect(await within(board('Month 1')).findByRole('checkbox', { name: 'Take the long course' })).toBeInTheDocument();
  });

  it('is deleted as a milestone, after a question', async () => {
    const { api, user } = await openCourse();
    api.answer(`DELETE ${all}/m`, { undo: 'u' });
    api.answer(`GET ${all}`, []);
    await user.click(await screen.findByRole('button', { name: 'Delete Take a course' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
    await waitFor(() =>
      expect(within(board('Month 1')).queryByRole('checkbox', { name: 'Take a course' })).not.toBeInTheDocument(),
    );
    expect(api.sent('DELETE', `${all}/m`)).toHaveLength(1);
  });

  it('is on its day in the daily view, which leads there', async () => {
    const { user } = await openCourse();
    await user.click(screen.getByRole('button', { name: 'DAILY' }));
    await user.click(screen.getByRole('button', { name: /^Next step: / }));
    expect(screen.getByRole('checkbox', { name: 'Take a course' })).toBeInTheDocument();
    expect(screen.getAllByRole('button', { name: /^Click to add milestone/ })).toHaveLength(9);
    // the others have a plus in place of the words
    expect(screen.getAllByText('Click to add milestone', { ignore: '.sr-only' })).toHaveLength(1);
  });
});

describe('the roadmap timeline board', () => {
  it.each([
    [20, ['WEEKLY', 'DAILY']],
    [200, ['MONTHLY', 'WEEKLY', 'DAILY']],
    [800, ['YEARLY', 'MONTHLY', 'WEEKLY', 'DAILY']],
  ])('offers the views for %i days to the target date', async (days, expected) => {
    await open([], { targetDate: addDays(today, days) });
    expect(views()).toEqual(expected);
  });

  it('shows months first, with their tasks, and weeks and years on request', async () => {
    const { user } = await open(
      [
        aTimeline('month-2', [{ title: 'Draft the case study', dueDate: addDays(today, 40), priority: 'important' }]),
        aTimeline('week-1', [{ title: 'Book the course' }]),
      ],
      { targetDate: addDays(today, 800) },
    );
    const month = within(board('Month 2'));
    expect(month.getByRole('checkbox', { name: 'Draft the case study' })).not.toBeChecked();
    expect(month.getByText('Important')).toBeInTheDocument();
    expect(within(board('Month 1')).getByText('Now')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'WEEKLY' }));
    expect(within(board('Week 1')).getByRole('checkbox', { name: 'Book the course' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'YEARLY' }));
    expect(board('Year 1')).toBeInTheDocument();
    expect(board('Year 3')).toBeInTheDocument();
  });

  it('counts a task whose step is done as done, says so, and no longer offers to plan it', async () => {
    const { api, user } = await open([
      aTimeline('month-1', [
        { id: 'a', title: 'Ask around', description: 'On the way to: Find a club', isStepDone: true },
        { id: 'b', title: 'Book the course' },
      ]),
    ]);
    const month = within(board('Month 1'));
    expect(month.getByText('1/2')).toBeInTheDocument();
    expect(month.getByText('Its step is done')).toBeInTheDocument();
    expect(month.queryByText('On the way to: Find a club')).not.toBeInTheDocument();
    expect(month.queryByRole('button', { name: 'Plan this task: Ask around' })).not.toBeInTheDocument();
    expect(month.getByRole('button', { name: 'Plan this task: Book the course' })).toBeInTheDocument();
    // the answer to a change does not say whether the step is done
    api.answer('PATCH /api/roadmap/todos/a', aTodo({ id: 'a', title: 'Ask around', priority: 'important' }));
    await user.click(month.getByRole('button', { name: /priority.*Ask around|Ask around.*priority/i }));
    expect(await month.findByText('Its step is done')).toBeInTheDocument();
  });

  it('shows weeks from Monday to Sunday, the first with the Sunday the goal was made on', async () => {
    const monday = weekStartOf(today);
    const { user } = await open([], { createdOn: addDays(monday, -1), targetDate: addDays(monday, 15) });
    await user.click(screen.getByRole('button', { name: 'WEEKLY' }));
    const days = (from: number, to: number) =>
      normalSpaces(formatDays(addDays(monday, from), addDays(monday, to), today));
    expect(within(board('Week 1')).getByText(days(-1, 6))).toBeInTheDocument();
    expect(within(board('Week 1')).getByText('Now')).toBeInTheDocument();
    expect(within(board('Week 2')).getByText(days(7, 13))).toBeInTheDocument();
    expect(within(board('Week 3')).getByText(days(14, 15))).toBeInTheDocument();
  });

  it('names the only day of a week once', async () => {
    const { user } = await open([], { targetDate: today });
    await user.click(screen.getByRole('button', { name: 'WEEKLY' }));
    expect(within(board('Week 1')).getByText(normalSpaces(formatShortDay(today, today)))).toBeInTheDocument();
  });

  it('of an undated goal shows the months with something, and the empty ones on request', async () => {
    const due = addDays(today, 100);
    const { api, user } = await open(
      [aTimeline('month-6', [{ id: 'a', title: 'Draft it' }])],
      { targetDate: null },
      aMilestone({ dueDate: due }),
    );
    const months = () => screen.getAllByRole('region', { name: /^Month/ }).map((one) => one.getAttribute('aria-label'));
    const step = `Month ${monthOf(due, { createdOn: today, targetDate: null })}`;
    await waitFor(() => expect(months()).toEqual(['Month 1', step, 'Month 6']));
    await user.click(screen.getByRole('button', { name: 'Show 9 empty months', expanded: false }));
    await waitFor(() => expect(months()).toHaveLength(12));
    await user.click(screen.getByRole('button', { name: 'Hide 9 empty months', expanded: true }));
    expect(months()).toHaveLength(3);
    // a month that becomes empty stays where it is
    api.answer('DELETE /api/roadmap/todos/a', { deletedCount: 1, undo: 't' });
    await user.click(screen.getByRole('button', { name: 'Delete Draft it' }));
    await waitFor(() => expect(screen.queryByRole('checkbox', { name: 'Draft it' })).not.toBeInTheDocument());
    expect(months()).toEqual(['Month 1', step, 'Month 6']);
  });

  it('of a dated goal shows its empty months, too', async () => {
    await open([], { targetDate: addDays(today, 120) });
    expect(screen.getAllByRole('region', { name: /^Month/ }).length).toBeGreaterThan(2);
    expect(screen.queryByRole('button', { name: /empty months/ })).not.toBeInTheDocument();
  });

  it('pages through more than twelve boards', async () => {
    const { user } = await open([], { targetDate: addDays(firstMonday(today), 140) });
    await user.click(screen.getByRole('button', { name: 'WEEKLY' }));
    expect(screen.getByText('1 to 12 of 20 weeks')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Later' }));
    expect(board('Week 20')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Later' })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Earlier' }));
    expect(board('Week 1')).toBeInTheDocument();
  });

  it('renders the first tasks of a long board, and the rest on request', async () => {
    const { user } = await open([
      aTimeline(
        'month-1',
        Array.from({ length: 40 }, (_, index) => ({ title: `Task number ${index}` })),
      ),
    ]);
    await waitFor(() => expect(within(board('Month 1')).getAllByRole('checkbox')).toHaveLength(8));
    await user.click(screen.getByRole('button', { name: 'Show 32 more' }));
    expect(within(board('Month 1')).getAllByRole('checkbox')).toHaveLength(40);
  });

  it.each([
    ['month-2', 'MONTHLY'],
    ['week-2', 'WEEKLY'],
    ['week-30', 'WEEKLY'],
    ['day-9', 'DAILY'],
    ['1year', 'MONTHLY'],
  ] as const)(
    'shows the task of %s that the address asks for, in its view, until another is chosen',
    async (timeframe, view) => {
      const many = Array.from({ length: 12 }, (_, index) => ({ id: `todo-${index}`, title: `Task number ${index}` }));
      const at = '/goals?view=preview&goal=g&mode=timeline&task=todo-11';
      const { user } = await open([aTimeline(timeframe, many)], { targetDate: addDays(today, 300) }, undefined, at);
      await waitFor(() => expect(screen.getByRole('checkbox', { name: 'Task number 11' })).toHaveFocus());
      expect(screen.getByRole('button', { name: view, pressed: true })).toBeVisible();
      expect(screen.getByRole('checkbox', { name: 'Task number 11' })).toBeVisible();
      await user.click(screen.getByRole('button', { name: 'WEEKLY' }));
      expect(screen.getByRole('button', { name: 'WEEKLY', pressed: true })).toBeVisible();
    },
  );

  it('keeps the roadmap 30 seconds', async () => {
    const { queries } = await open();
    const query = queries.getQueryCache().find({ queryKey: ['goals.getRoadmap'], exact: false });
    expect(query?.observers[0]?.options.staleTime).toBe(30_000);
  });

  it('keeps tasks of views that are no longer offered within reach', async () => {
    const { user } = await open([aTimeline('month-1', [{ title: 'Old' }])], { targetDate: addDays(today, 9) });
    expect(screen.queryByRole('checkbox', { name: 'Old' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Show 1 task of other views' }));
    expect(screen.getByRole('checkbox', { name: 'Old' })).toBeInTheDocument();
  });
});

describe('a placeholder', () => {
  it("titled 'Click to add milestone' becomes real on first edit: timeline created if missing, then todo added", async () => {
    const { api, user } = await open();
    const made = aTodo({ title: 'Find a course', timelineId: 'new' });
    api.answer('POST /api/roadmap/timelines', { ...aTimeline('month-2'), id: 'new' });
    api.answer('POST /api/roadmap/timelines/new/todos', made);
    await user.click(placeholderOf('Month 2'));
    await user.keyboard('Find a course{Enter}');
    expect(await screen.findByRole('checkbox', { name: 'Find a course' })).toBeInTheDocument();
    expect(api.sent('POST', '/api/roadmap/timelines')[0]?.body).toEqual({ goalId: 'g', timeframe: 'month-2' });
    const call = api.sent('POST', '/api/roadmap/timelines/new/todos')[0];
    expect(call?.body).toEqual({ title: 'Find a course', description: 'User-created milestone', completed: false });
    expect(call?.idempotencyKey).toBeTruthy();
    expect(placeholderOf('Month 2')).toHaveFocus();
  });

  it('is added to the timeline that is there already', async () => {
    const { api, user } = await open([aTimeline('month-1', [{ title: 'First' }])]);
    api.answer(
      'POST /api/roadmap/timelines/timeline-month-1/todos',
      aTodo({ title: 'Second', timelineId: 'timeline-month-1' }),
    );
    await user.click(placeholderOf('Month 1'));
    await user.keyboard('Second{Enter}');
    expect(await screen.findByRole('checkbox', { name: 'Second' })).toBeInTheDocument();
    expect(api.sent('POST', '/api/roadmap/timelines')).toHaveLength(0);
  });

  it('gets a new timeline when the loaded one is gone', async () => {
    const { api, user } = await open([aTimeline('month-1', [{ title: 'First' }])]);
    api.answer('POST /api/roadmap/timelines/timeline-month-1/todos', refusal(404));
    api.answer('POST /api/roadmap/timelines', { ...aTimeline('month-1'), id: 'new' });
    api.answer('POST /api/roadmap/timelines/new/todos', aTodo({ title: 'Second', timelineId: 'new' }));
    await user.click(placeholderOf('Month 1'));
    await user.keyboard('Second{Enter}');
    await waitFor(() => expect(api.sent('POST', '/api/roadmap/timelines/new/todos')).toHaveLength(1));
  });

  it.each(['   ', 'Click to add milestone'])('stays a placeholder when the name is %j', async (fields) => {
    const { api, user } = await open();
    await user.click(placeholderOf('Month 1'));
    await user.keyboard(`${fields}{Enter}`);
    expect(placeholderOf('Month 1')).toHaveFocus();
    expect(api.calls.filter(({ method }) => method === 'POST')).toEqual([]);
  });

  it('stays a placeholder after Escape', async () => {
    const { api, user } = await open();
    await user.click(placeholderOf('Month 1'));
    await user.keyboard('Never mind{Escape}');
    expect(placeholderOf('Month 1')).toBeInTheDocument();
    expect(api.calls.filter(({ method }) => method === 'POST')).toEqual([]);
  });

  it('cannot change priority until it has a name', async () => {
    await open();
    expect(
      within(board('Month 1')).getByRole('button', { name: 'Normal priority: name the task to change it' }),
    ).toBeDisabled();
  });

  it("keeps its text and says 'HTTP error! status: {code}' when the server refuses", async () => {
    const { api, user, toasts } = await open([aTimeline('month-1')]);
    api.answer('POST /api/roadmap/timelines/timeline-month-1/todos', refusal(503));
    await user.click(placeholderOf('Month 1'));
    await user.keyboard('Find a course{Enter}');
    await waitFor(() =>
      expect(toasts).toEqual([{ title: 'Error', description: 'HTTP error! status: 503', variant: 'destructive' }]),
    );
    expect(screen.getByRole('textbox', { name: 'New task, Month 1' })).toHaveValue('Find a course');
    const key = () => api.sent('POST', '/api/roadmap/timelines/timeline-month-1/todos').at(-1)?.idempotencyKey;
    const first = key();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(api.sent('POST', '/api/roadmap/timelines/timeline-month-1/todos')).toHaveLength(2));
    expect(key()).toBe(first);
  });
});

describe('a task', () => {
  const withTask = () => open([aTimeline('month-1', [{ id: 'a', title: 'Book it', version: 3 }])]);
  const refused = [{ title: 'Error', description: 'HTTP error! status: 500', variant: 'destructive' }];

  it('toggles completion at once', async () => {
    const { api, user } = await withTask();
    const answer = held<unknown>();
    api.answer('PATCH /api/roadmap/todos/a', answer.answer);
    await user.click(screen.getByRole('checkbox', { name: 'Book it' }));
    expect(screen.getByRole('checkbox', { name: 'Book it' })).toBeChecked();
    answer.release(aTodo({ id: 'a', title: 'Book it', completed: true, timelineId: 'timeline-month-1' }));
    await waitFor(() => expect(within(board('Month 1')).getByText(/^1\/1/)).toBeInTheDocument());
    expect(api.sent('PATCH', '/api/roadmap/todos/a')[0]?.body).toEqual({ completed: true });
    expect(screen.getByRole('checkbox', { name: 'Book it' })).toBeChecked();
  });

  it('toggles back to open', async () => {
    const { api, user } = await open([aTimeline('month-1', [{ id: 'a', title: 'Book it', completed: true }])]);
    api.answer('PATCH /api/roadmap/todos/a', held<unknown>().answer);
    await user.click(screen.getByRole('checkbox', { name: 'Book it' }));
    expect(screen.getByRole('checkbox', { name: 'Book it' })).not.toBeChecked();
    await waitFor(() => expect(api.sent('PATCH', '/api/roadmap/todos/a')[0]?.body).toEqual({ completed: false }));
  });

  it("is unticked with 'HTTP error! status: {code}' when the server refuses", async () => {
    const { api, user, toasts } = await withTask();
    api.answer('PATCH /api/roadmap/todos/a', refusal(500));
    await user.click(screen.getByRole('checkbox', { name: 'Book it' }));
    await waitFor(() => expect(toasts).toEqual(refused));
    expect(screen.getByRole('checkbox', { name: 'Book it' })).not.toBeChecked();
  });

  it('cycles its priority among the four values', async () => {
    const { api, user } = await withTask();
    api.answer('PATCH /api/roadmap/todos/a', ({ body }: { body: object }) =>
      aTodo({ id: 'a', title: 'Book it', ...body }),
    );
    const seen: (string | null)[] = [];
    for (let press = 0; press < 4; press += 1) {
      const button = screen.getByRole('button', { name: /priority of Book it/ });
      await user.click(button);
      expect(button).toHaveFocus();
      seen.push(button.textContent);
    }
    expect(seen).toEqual(['Less important', 'Important', 'Very important', 'Normal']);
    await waitFor(() => expect(api.sent('PATCH', '/api/roadmap/todos/a')).toHaveLength(4));
    expect(api.sent('PATCH', '/api/roadmap/todos/a').map(({ body }) => body)).toEqual([
      { priority: 'less-important' },
      { priority: 'important' },
      { priority: 'very-important' },
      { priority: 'normal' },
    ]);
  });

  it('is renamed in place, Enter saves and Escape cancels', async () => {
    const { api, user } = await withTask();
    api.answer('PATCH /api/roadmap/todos/a', aTodo({ id: 'a', title: 'Book the course' }));
    await user.click(screen.getByRole('button', { name: 'Book it' }));
    await user.keyboard('x{Escape}');
    await user.click(screen.getByRole('button', { name: 'Book it' }));
    await user.clear(screen.getByRole('textbox'));
    await user.keyboard('Book the course{Enter}');
    expect(await screen.findByRole('checkbox', { name: 'Book the course' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Book the course' })).toHaveFocus();
    expect(api.sent('PATCH', '/api/roadmap/todos/a').map(({ body }) => body)).toEqual([{ title: 'Book the course' }]);
  });

  it.each(['   ', 'Click to add milestone'])('keeps its title when it is renamed to %j', async (fields) => {
    const { api, user } = await withTask();
    await user.click(screen.getByRole('button', { name: 'Book it' }));
    await user.clear(screen.getByRole('textbox'));
    await user.keyboard(`${fields}{Enter}`);
    expect(screen.getByRole('button', { name: 'Book it' })).toHaveFocus();
    expect(api.calls.filter(({ method }) => method === 'PATCH')).toEqual([]);
  });

  it.each([
    ['renaming', 'Book the course'],
    ['another priority', undefined],
  ])("%s is reverted with 'HTTP error! status: {code}' when the server refuses", async (_, title) => {
    const { api, user, toasts } = await withTask();
    api.answer('PATCH /api/roadmap/todos/a', refusal(500));
    if (title) {
      await user.click(screen.getByRole('button', { name: 'Book it' }));
      await user.clear(screen.getByRole('textbox'));
      await user.keyboard(`${title}{Enter}`);
    } else await user.click(screen.getByRole('button', { name: /priority of Book it/ }));
    await waitFor(() => expect(toasts).toEqual(refused));
    expect(await screen.findByRole('button', { name: 'Book it' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Normal priority of Book it: change' })).toBeInTheDocument();
  });

  it('is deleted at once, with Undo in the toast and below the board', async () => {
    const { api, user, toasts } = await withTask();
    api.answer('DELETE /api/roadmap/todos/a', { deletedCount: 1, undo: 't' });
    await user.click(screen.getByRole('button', { name: 'Delete Book it' }));
    await waitFor(() => expect(toasts[0]?.title).toBe('Task deleted'));
    expect(screen.queryByRole('checkbox', { name: 'Book it' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Undo: bring back Book it' })).toBeInTheDocument();
    api.answer('POST /api/undo/goals/t', { restoredCount: 1 });
    toasts[0]?.action?.onSelect();
    expect(await screen.findByRole('checkbox', { name: 'Book it' })).toBeInTheDocument();
  });

  it('is restored when the server refuses to delete it', async () => {
    const { api, user, toasts } = await withTask();
    api.answer('DELETE /api/roadmap/todos/a', refusal(500));
    await user.click(screen.getByRole('button', { name: 'Delete Book it' }));
    await waitFor(() => expect(toasts).toEqual(refused));
    expect(screen.getByRole('checkbox', { name: 'Book it' })).toBeInTheDocument();
  });
});

describe('the daily view', () => {
  async function openDay(timelines: Timeline[] = []) {
    const opened = await open(timelines);
    await opened.user.click(screen.getByRole('button', { name: 'DAILY' }));
    return opened;
  }
  const places = () => within(screen.getByRole('list', { name: /^Tasks of/ })).getAllByRole('listitem');
  const twoTasks = () => aTimeline('day-1', [{ title: 'Run' }, { title: 'Read' }]);

  it('starts with 10 tasks', async () => {
    await openDay([twoTasks()]);
    expect(places()).toHaveLength(10);
    expect(screen.getAllByRole('checkbox').map((box) => box.getAttribute('aria-label'))).toEqual(['Run', 'Read']);
  });

  it('of a day without open tasks leads to the next one that has some', async () => {
    const later = aTimeline('day-4', [{ title: 'Pay the fee' }]);
    const { user } = await openDay([aTimeline('day-2', [{ title: 'Done', completed: true }]), later]);
    await user.click(screen.getByRole('button', { name: /^Next task: / }));
    expect(screen.getByRole('checkbox', { name: 'Pay the fee' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Next task: / })).toBeNull();
  });

  it('shows the dated tasks of the wider views on their day, and clears its own only', async () => {
    const dated = (title: string, days: number) => ({ title, dueDate: addDays(today, days) });
    const { user } = await openDay([
      aTimeline('month-1', [dated('Later', 9), dated('Today', 0), { title: 'Some day' }]),
      aTimeline('week-1', [dated('Soon', 3)]),
      aTimeline('day-1', [{ title: 'Run' }]),
    ]);
    const tasks = () => screen.getAllByRole('checkbox').map((box) => box.getAttribute('aria-label'));
    expect(tasks()).toEqual(['Run', 'Today']);
    expect(places()).toHaveLength(10);
    await user.click(screen.getByRole('button', { name: 'Clear Daily Tasks' }));
    await user.click(
      within(await screen.findByRole('alertdialog', { name: 'Clear 1 task of Today?' })).getByText('Cancel'),
    );
    await user.click(screen.getByRole('button', { name: 'Next day' }));
    await user.click(screen.getByRole('button', { name: /^Next task: / }));
    expect(tasks()).toEqual(['Soon']);
  });

  it("adds 10 by 'Add 10 More Tasks'", async () => {
    const { user } = await openDay();
    await user.click(screen.getByRole('button', { name: 'Add 10 More Tasks' }));
    expect(places()).toHaveLength(20);
    await user.click(screen.getByRole('button', { name: 'Add 10 More Tasks' }));
    expect(places()).toHaveLength(30);
  });

  it('creates a task from a placeholder, in the timeline of the day', async () => {
    const { api, user } = await openDay();
    api.answer('POST /api/roadmap/timelines', aTimeline('day-1'));
    api.answer(
      'POST /api/roadmap/timelines/timeline-day-1/todos',
      aTodo({ title: 'Swim', timelineId: 'timeline-day-1' }),
    );
    await user.click(screen.getByRole('button', { name: 'Click to add milestone, place 3 of Today' }));
    await user.keyboard('Swim{Enter}');
    expect(await screen.findByRole('checkbox', { name: 'Swim' })).toBeInTheDocument();
    expect(api.sent('POST', '/api/roadmap/timelines')[0]?.body).toEqual({ goalId: 'g', timeframe: 'day-1' });
    expect(places()).toHaveLength(10);
  });

  it('asks before clearing, with the task count, and clearing resets to 10, with Undo', async () => {
    const { api, user, toasts } = await openDay([twoTasks()]);
    api.answer('DELETE /api/roadmap/timelines/timeline-day-1/todos', { deletedCount: 2, undo: 'u' });
    await user.click(screen.getByRole('button', { name: 'Add 10 More Tasks' }));
    await user.click(screen.getByRole('button', { name: 'Clear Daily Tasks' }));
    const question = await screen.findByRole('alertdialog', { name: 'Clear 2 tasks of Today?' });
    await user.click(within(question).getByRole('button', { name: 'Clear' }));
    await waitFor(() => expect(toasts[0]?.title).toBe('Daily tasks cleared'));
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
    expect(places()).toHaveLength(10);
    expect(toasts[0]?.action?.label).toBe('Undo');
  });

  it("keeps everything and says 'Failed to clear daily tasks. Please try again.' on failure", async () => {
    const { api, user } = await openDay([twoTasks()]);
    api.answer('DELETE /api/roadmap/timelines/timeline-day-1/todos', refusal(500));
    await user.click(screen.getByRole('button', { name: 'Add 10 More Tasks' }));
    await user.click(screen.getByRole('button', { name: 'Clear Daily Tasks' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Clear' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to clear daily tasks. Please try again.');
    expect(places()).toHaveLength(20);
    expect(screen.getAllByRole('checkbox')).toHaveLength(2);
  });

  it('clears nothing without a confirmation', async () => {
    const { api, user } = await openDay([twoTasks()]);
    await user.click(screen.getByRole('button', { name: 'Clear Daily Tasks' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Cancel' }));
    expect(api.calls.filter(({ method }) => method === 'DELETE')).toEqual([]);
    expect(screen.getAllByRole('checkbox')).toHaveLength(2);
  });

  it('pages to the days around today and back', async () => {
    const { user } = await openDay([twoTasks(), aTimeline('day-2', [{ title: 'Rest' }])]);
    expect(screen.getByRole('button', { name: 'Previous day' })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Next day' }));
    expect(screen.getByRole('list', { name: 'Tasks of Tomorrow' })).toBeInTheDocument();
    expect(screen.getByRole('checkbox', { name: 'Rest' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Today' }));
    expect(screen.getByRole('checkbox', { name: 'Run' })).toBeInTheDocument();
  });
});
