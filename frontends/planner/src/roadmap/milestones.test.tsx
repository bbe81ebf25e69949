import { beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { Goal, Milestone } from '@pathwise/contracts/api/goals';
import { addDays, addMonths } from '@pathwise/contracts/roadmap-calendar.rules';
import { fakeApi, held, refusal } from '@pathwise/federation/testing/fake-api';
import { formatDay, formatShortDay } from '@pathwise/remote-kit/day.rules';
import { renderInShell } from '@pathwise/remote-kit/testing/in-shell';
import { dayOfDate } from '@pathwise/ui/day';
import { normalSpaces } from '@pathwise/ui/testing/normal-spaces';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AGoalPage } from '../../test/a-goal-page.tsx';
import { aGoal, aMilestone } from '../../test/fixtures.ts';
import { roadmapAnswers } from '../../test/roadmap-answers.ts';
import { goalsQuery, statsQuery } from '../goal-kit/goal-queries.ts';
import { timeframeLabels } from './milestone.rules.ts';

// these load when they are opened, which on a busy machine takes longer than the tests wait
beforeAll(() =>
  Promise.all([
    import('@pathwise/ui/hover-card'),
    import('@pathwise/ui/day-calendar'),
    import('./milestone-dialog.tsx'),
  ]),
);

const shortDay = (day: string) => formatShortDay(day, dayOfDate(new Date()));

const figures = { activeGoals: 1, completedGoals: 0, overallProgress: 0, dueThisMonth: 0, completedThisYear: 0 };

async function open(milestones: Milestone[], own: Partial<Goal> = {}, at = '/') {
  const completedMilestoneCount = milestones.filter(({ completed }) => completed).length;
  const progress = Math.round((completedMilestoneCount / Math.max(1, milestones.length)) * 100);
  const goal = aGoal({ id: 'g', milestoneCount: milestones.length, completedMilestoneCount, progress, ...own });
  const api = fakeApi({ ...roadmapAnswers(goal, milestones), 'GET /api/dashboard/stats': figures });
  const page = renderInShell(<AGoalPage />, { at });
  // the other pages are in the cache
  page.queries.setQueryData(goalsQuery.queryKey, [goal]);
  page.queries.setQueryData(statsQuery.queryKey, figures);
  await screen.findByRole('heading', { name: 'Your Milestones' });
  return { api, goal, ...page };
}

describe('a step that the address asks for', () => {
  it('is open, until it is closed', async () => {
    const { user } = await open([aMilestone({ id: 'a', title: 'First' })], {}, '/?step=a');
    expect(await screen.findByRole('dialog')).toHaveTextContent('Title');
    expect(screen.getByRole('textbox', { name: /title/i })).toHaveValue('First');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });
});

describe('ticking a milestone', () => {
  const milestones = [aMilestone({ id: 'a', title: 'First' }), aMilestone({ id: 'b', title: 'Second' })];

  it('moves progress here, in the goals list and on the dashboard before the server has answered', async () => {
    const { api, goal, queries, user } = await open(milestones);
    const answer = held<unknown>();
    api.answer('PUT /api/goals/g/unified-milestones/a', answer.answer);
    await user.click(screen.getByRole('checkbox', { name: 'First' }));
    expect(await screen.findByRole('progressbar', { name: 'Progress' })).toHaveAttribute('aria-valuenow', '50');
    expect(queries.getQueryData<Goal[]>(goalsQuery.queryKey)?.[0]).toMatchObject({
      progress: 50,
      completedMilestoneCount: 1,
    });
    expect(queries.getQueryData(statsQuery.queryKey)).toMatchObject({ overallProgress: 50 });

    const done = { ...milestones[0], completed: true };
    for (const [key, value] of Object.entries(
      roadmapAnswers({ ...goal, progress: 50, completedMilestoneCount: 1 }, [
        done as Milestone,
        milestones[1] as Milestone,
      ]),
    ))
      api.answer(key, value);
    answer.release(done);
    await waitFor(() => expect(api.sent('GET', '/api/goals/g')).toHaveLength(2));
    expect(screen.getByRole('checkbox', { name: 'First' })).toBeChecked();
    expect(api.sent('PUT', '/api/goals/g/unified-milestones/a')[0]?.body).toEqual({ completed: true });
  });

  it("is undone when the server refuses, with 'Failed to update milestone'", async () => {
    const { api, queries, user, toasts } = await open(milestones);
    api.answer('PUT /api/goals/g/unified-milestones/a', refusal(500));
    await user.click(screen.getByRole('checkbox', { name: 'First' }));
    await waitFor(() => expect(toasts).toEqual([{ title: 'Failed to update milestone', variant: 'destructive' }]));
    expect(screen.getByRole('checkbox', { name: 'First' })).not.toBeChecked();
    expect(screen.getByRole('progressbar', { name: 'Progress' })).toHaveAttribute('aria-valuenow', '0');
    expect(queries.getQueryData<Goal[]>(goalsQuery.queryKey)?.[0]).toMatchObject({
      progress: 0,
      completedMilestoneCount: 0,
    });
  });

  it('stays when another tick is refused', async () => {
    const { api, user } = await open(milestones);
    const second = { ...milestones[1], completed: true };
    api.answer('PUT /api/goals/g/unified-milestones/a', refusal(500));
    api.answer('PUT /api/goals/g/unified-milestones/b', second);
    api.answer('GET /api/goals/g/unified-milestones', [milestones[0], second]);
    await user.click(screen.getByRole('checkbox', { name: 'First' }));
    await user.click(screen.getByRole('checkbox', { name: 'Second' }));
    await waitFor(() => expect(screen.getByRole('checkbox', { name: 'First' })).not.toBeChecked());
    expect(screen.getByRole('checkbox', { name: 'Second' })).toBeChecked();
  });
});

describe('a change of milestones', () => {
  it("is unticked again, as 'completed: false'", async () => {
    const { api, user } = await open([aMilestone({ id: 'a', title: 'Done', completed: true })]);
    api.answer('PUT /api/goals/g/unified-milestones/a', held<unknown>().answer);
    await user.click(screen.getByRole('checkbox', { name: 'Done' }));
    expect(screen.getByRole('checkbox', { name: 'Done' })).not.toBeChecked();
    await waitFor(() =>
      expect(api.sent('PUT', '/api/goals/g/unified-milestones/a')[0]?.body).toEqual({ completed: false }),
    );
    expect(screen.getByRole('progressbar', { name: 'Progress' })).toHaveAttribute('aria-valuenow', '0');
  });

  it('fetches the dashboard figures and the goals again: cache refreshes touch /api/dashboard/stats and /api/goals', async () => {
    const { api, queries, user } = await open([aMilestone({ id: 'a', title: 'Only one' })]);
    const isAskedAgain = () =>
      [goalsQuery, statsQuery].map(({ queryKey }) => queries.getQueryState(queryKey)?.isInvalidated);
    expect(isAskedAgain()).toEqual([false, false]);
    api.answer('PUT /api/goals/g/unified-milestones/a', aMilestone({ id: 'a', completed: true }));
    await user.click(screen.getByRole('checkbox', { name: 'Only one' }));
    await waitFor(() => expect(isAskedAgain()).toEqual([true, true]));
  });
});

describe('a planned milestone', () => {
  it('shows its planned day until it is done', async () => {
    const milestones = ['a', 'b', 'c'].map((id) => aMilestone({ id, title: `Step ${id}`, completed: id === 'c' }));
    const goal = aGoal({ id: 'g', milestoneCount: 3, completedMilestoneCount: 1 });
    const days = [
      { milestoneId: 'a', todoId: null, specificDate: '2030-03-03', completed: false },
      { milestoneId: 'a', todoId: null, specificDate: '2030-02-02', completed: false },
      { milestoneId: 'a', todoId: null, specificDate: '2030-01-01', completed: true },
      { milestoneId: 'b', todoId: null, specificDate: '2030-01-01', completed: true },
      { milestoneId: 'c', todoId: null, specificDate: '2030-01-01', completed: false },
    ];
    fakeApi({ ...roadmapAnswers(goal, milestones), 'GET /api/weekly-tasks/planned?goalId=g': days });
    renderInShell(<AGoalPage />);
    expect(await screen.findAllByText(normalSpaces(`Planned for ${formatDay('2030-02-02')}`))).toHaveLength(1);
    expect(screen.getAllByText(/^Planned for/)).toHaveLength(1);
  });
});

describe('Your Milestones', () => {
  it.each(Object.entries(timeframeLabels))('show the timeframe %s as %s', async (timeframe, label) => {
    await open([aMilestone({ timeframe: timeframe as Milestone['timeframe'] })]);
    const card = screen.getByRole('heading', { name: 'Your Milestones' }).closest('section') as HTMLElement;
    expect(within(card).getByText(label)).toBeInTheDocument();
  });

  it('show dates, text, timeframe and resources with links', async () => {
    const dueDate = addMonths(dayOfDate(new Date()), 2);
    await open([
      aMilestone({
        title: 'Finish the course',
        dueDate,
        description: 'Modules 7 to 9',
        resources: 'See https://example.org/outline',
        timeframe: '1-3months',
      }),
    ]);
    const card = screen.getByRole('heading', { name: 'Your Milestones' }).closest('section') as HTMLElement;
    expect(card).toHaveTextContent(normalSpaces(shortDay(dueDate)));
    expect(card).toHaveTextContent('Modules 7 to 9');
    expect(card).toHaveTextContent('1-3 months');
    expect(within(card).getByRole('link', { name: 'example.org/outline' })).toHaveAttribute(
      'href',
      'https://example.org/outline',
    );
  });

  it('show no timeframe that contradicts the day', async () => {
    await open([aMilestone({ title: 'Step', timeframe: '1-3months', dueDate: addDays(dayOfDate(new Date()), 3) })]);
    expect(screen.getByRole('checkbox', { name: 'Step' }).closest('li')).not.toHaveTextContent('1-3 months');
  });

  it('fold earlier completed ones away and show them on request', async () => {
    const done = [0, 1, 2].map((order) => aMilestone({ title: `Done ${order}`, order, completed: true }));
    const { user } = await open([...done, aMilestone({ title: 'Open' })]);
    expect(screen.queryByRole('checkbox', { name: 'Done 0' })).not.toBeInTheDocument();
    expect(screen.getByRole('checkbox', { name: 'Done 2' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Show 2 completed' }));
    expect(screen.getByRole('checkbox', { name: 'Done 0' })).toBeInTheDocument();
  });

  it('show the estimated date of AI steps without one', async () => {
    await open([aMilestone({ id: 'ai-step-1', type: 'ai-step', title: 'Step' })]);
    const card = screen.getByRole('heading', { name: 'Your Milestones' }).closest('section') as HTMLElement;
    expect(
      within(card).getByText(normalSpaces(`about ${shortDay(addMonths(dayOfDate(new Date()), 2))}`)),
    ).toBeInTheDocument();
  });
});

it('show the estimate of the coach, without a timeframe', async () => {
  const estimatedDate = addDays(dayOfDate(new Date()), 9);
  await open([aMilestone({ id: 'ai-step-1', type: 'ai-step', title: 'Step', timeframe: '1-3months', estimatedDate })]);
  const row = screen.getByRole('checkbox', { name: 'Step' }).closest('li') as HTMLElement;
  expect(row).toHaveTextContent(normalSpaces(`about ${shortDay(estimatedDate)}`));
  expect(row).not.toHaveTextContent('1-3 months');
});

it('show no estimate once they are done', async () => {
  const estimatedDate = addDays(dayOfDate(new Date()), 9);
  await open([aMilestone({ type: 'ai-step', title: 'Step', completed: true, estimatedDate })]);
  expect(screen.getByRole('checkbox', { name: 'Step' }).closest('li')).not.toHaveTextContent('about');
});

describe('adding a milestone', () => {
  async function openDialog() {
    const opened = await open([aMilestone({ title: 'Only one' })]);
    await opened.user.click(screen.getByRole('button', { name: 'Add step' }));
    return { ...opened, dialog: await screen.findByRole('dialog', { name: 'Add Step' }) };
  }
  const submit = (dialog: HTMLElement) => within(dialog).getByRole('button', { name: 'Add step' });

  it('offers the timeframes general, 1-3months, 3-6months, 6-12months, 1year, 3years, 5years and 10years', async () => {
    const { dialog } = await openDialog();
    const options = within(within(dialog).getByLabelText('Timeframe')).getAllByRole<HTMLOptionElement>('option');
    expect(options.map(({ value }) => value)).toEqual([
      'general',
      '1-3months',
      '3-6months',
      '6-12months',
      '1year',
      '3years',
      '5years',
      '10years',
    ]);
  });

  it('needs a non-blank title', async () => {
    const { api, user, dialog } = await openDialog();
    await user.type(within(dialog).getByLabelText('Title'), '  ');
    await user.click(submit(dialog));
    expect(await within(dialog).findByText('Title is required')).toBeInTheDocument();
    expect(api.sent('POST', '/api/goals/g/unified-milestones')).toHaveLength(0);
  });

  it("says 'Milestone created successfully!' and counts it at once", async () => {
    const { api, user, dialog, toasts } = await openDialog();
    const made = aMilestone({ title: 'A second', resources: 'https://example.org' });
    api.answer('POST /api/goals/g/unified-milestones', made);
    await user.type(within(dialog).getByLabelText('Title'), 'A second');
    await user.selectOptions(within(dialog).getByLabelText('Timeframe'), '3-6 months');
    await user.type(within(dialog).getByLabelText('Resources (optional)'), 'https://example.org');
    await user.click(submit(dialog));
    await waitFor(() => expect(toasts).toEqual([{ title: 'Milestone created successfully!' }]));
    expect(api.sent('POST', '/api/goals/g/unified-milestones')[0]?.body).toEqual({
      title: 'A second',
      description: null,
      timeframe: '3-6months',
      dueDate: null,
      resources: 'https://example.org',
    });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('keeps what was typed over Escape, and drops it with Cancel', async () => {
    const { user, dialog } = await openDialog();
    await user.type(within(dialog).getByLabelText('Title'), 'A second');
    await user.keyboard('{Escape}');
    const reopen = async () => {
      await user.click(screen.getByRole('button', { name: 'Add step' }));
      return within(await screen.findByRole('dialog', { name: 'Add Step' }));
    };
    const again = await reopen();
    expect(again.getByLabelText('Title')).toHaveValue('A second');
    await user.click(again.getByRole('button', { name: 'Cancel' }));
    expect((await reopen()).getByLabelText('Title')).toHaveValue('');
  });

  it("fails with 'Failed to create milestone' and keeps the form", async () => {
    const { api, user, dialog, toasts } = await openDialog();
    api.answer('POST /api/goals/g/unified-milestones', refusal(500));
    await user.type(within(dialog).getByLabelText('Title'), 'A second');
    await user.click(submit(dialog));
    await waitFor(() => expect(toasts).toEqual([{ title: 'Failed to create milestone', variant: 'destructive' }]));
    expect(within(dialog).getByLabelText('Title')).toHaveValue('A second');
  });
});

describe('a due date that is past', () => {
  const dialogOf = async (completed: boolean) => {
    const { user } = await open([aMilestone({ title: 'Step', dueDate: '2020-05-05', completed })]);
    await user.click(screen.getByRole('button', { name: 'More for Step' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Edit step' }));
    return within(await screen.findByRole('dialog', { name: 'Edit Step' }));
  };

  it('is named as such beside an open step', async () => {
    expect((await dialogOf(false)).getByText('This day is past')).toBeInTheDocument();
  });

  it('is right beside a done step', async () => {
    expect((await dialogOf(true)).queryByText('This day is past')).not.toBeInTheDocument();
  });
});

describe('editing and deleting a milestone', () => {
  const step = aMilestone({ id: 'ai-step-7', type: 'ai-step', title: 'Step', version: 4 });
  async function choose(item: string) {
    const opened = await open([step]);
    await opened.user.click(screen.getByRole('button', { name: 'More for Step' }));
    await opened.user.click(await screen.findByRole('menuitem', { name: item }));
    return opened;
  }

  it('starts an AI step without a due date from its estimated one, and updates it', async () => {
    const { api, user, toasts } = await choose('Edit step');
    const dialog = await screen.findByRole('dialog', { name: 'Edit Step' });
    const estimate = addMonths(dayOfDate(new Date()), 2);
    expect(within(dialog).getByRole('button', { name: /Due Date/ })).toHaveTextContent(
      normalSpaces(formatDay(estimate)),
    );
    api.answer('PUT /api/goals/g/unified-milestones/ai-step-7', { ...step, title: 'My step', dueDate: estimate });
    await user.clear(within(dialog).getByLabelText('Title'));
    await user.type(within(dialog).getByLabelText('Title'), 'My step');
    await user.click(within(dialog).getByRole('button', { name: 'Update step' }));
    await waitFor(() => expect(toasts).toEqual([{ title: 'Milestone updated successfully!' }]));
    expect(api.sent('PUT', '/api/goals/g/unified-milestones/ai-step-7')[0]?.body).toMatchObject({
      title: 'My step',
      dueDate: estimate,
      version: 4,
    });
  });

  it.each([0, 1, 2])(
    'gives AI step %i without a due date one of (index+1)*2 months from now when edited',
    async (index) => {
      const steps = [0, 1, 2].map((order) =>
        aMilestone({ id: `ai-step-${order}`, type: 'ai-step', title: `Step ${order}`, order }),
      );
      const { api, user } = await open(steps);
      await user.click(screen.getByRole('button', { name: `More for Step ${index}` }));
      await user.click(await screen.findByRole('menuitem', { name: 'Edit step' }));
      const dialog = await screen.findByRole('dialog', { name: 'Edit Step' });
      await user.click(within(dialog).getByRole('button', { name: 'Update step' }));
      const path = `/api/goals/g/unified-milestones/ai-step-${index}`;
      await waitFor(() => expect(api.sent('PUT', path)).toHaveLength(1));
      expect(api.sent('PUT', path)[0]?.body).toMatchObject({
        dueDate: addMonths(dayOfDate(new Date()), (index + 1) * 2),
      });
    },
  );

  it('offers both texts after a stale save, and overwrites only on request', async () => {
    const { api, user } = await choose('Edit step');
    const dialog = await screen.findByRole('dialog', { name: 'Edit Step' });
    const path = 'PUT /api/goals/g/unified-milestones/ai-step-7';
    const theirs = { ...step, title: 'Theirs', description: 'Written elsewhere', version: 9 };
    api.answer(path, refusal(409, { code: 'stale-version', current: theirs }));
    await user.clear(within(dialog).getByLabelText('Title'));
    await user.type(within(dialog).getByLabelText('Title'), 'Mine');
    await user.click(within(dialog).getByRole('button', { name: 'Update step' }));
    expect(await within(dialog).findByText('It now reads: Theirs')).toBeInTheDocument();
    expect(within(dialog).getByText('Written elsewhere')).toBeInTheDocument();
    expect(within(dialog).getByLabelText('Title')).toHaveValue('Mine');
    api.answer(path, { ...theirs, title: 'Mine', version: 10 });
    await user.click(within(dialog).getByRole('button', { name: 'Save mine over it' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(api.sent('PUT', '/api/goals/g/unified-milestones/ai-step-7')[1]?.body).toMatchObject({
      title: 'Mine',
      version: 9,
    });
  });

  it('takes the newer text of a stale save on request', async () => {
    const { api, user } = await choose('Edit step');
    const dialog = await screen.findByRole('dialog', { name: 'Edit Step' });
    const theirs = { ...step, title: 'Theirs', version: 9 };
    api.answer(
      'PUT /api/goals/g/unified-milestones/ai-step-7',
      refusal(409, { code: 'stale-version', current: theirs }),
    );
    await user.type(within(dialog).getByLabelText('Title'), '!');
    await user.click(within(dialog).getByRole('button', { name: 'Update step' }));
    await user.click(await within(dialog).findByRole('button', { name: 'Use that version' }));
    expect(within(dialog).getByLabelText('Title')).toHaveValue('Theirs');
    expect(within(dialog).queryByText(/It now reads/)).not.toBeInTheDocument();
  });

  it("fails with 'Failed to update milestone'", async () => {
    const { api, user, toasts } = await choose('Edit step');
    const dialog = await screen.findByRole('dialog');
    api.answer('PUT /api/goals/g/unified-milestones/ai-step-7', refusal(500));
    await user.click(within(dialog).getByRole('button', { name: 'Update step' }));
    await waitFor(() => expect(toasts).toEqual([{ title: 'Failed to update milestone', variant: 'destructive' }]));
  });

  it("asks 'Are you sure you want to delete this milestone?', deletes and undoes", async () => {
    const { api, user, toasts } = await choose('Delete step');
    const question = await screen.findByRole('alertdialog', {
      name: 'Are you sure you want to delete this milestone?',
    });
    api.answer('DELETE /api/goals/g/unified-milestones/ai-step-7', { deletedCount: 1, undo: 't' });
    api.answer('GET /api/goals/g/unified-milestones', []);
    await user.click(within(question).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(toasts[0]?.title).toBe('Milestone deleted successfully!'));
    expect(screen.queryByRole('checkbox', { name: 'Step' })).not.toBeInTheDocument();

    api.answer('POST /api/undo/goals/t', { restoredCount: 1 });
    api.answer('GET /api/goals/g/unified-milestones', [step]);
    toasts[0]?.action?.onSelect();
    expect(await screen.findByRole('checkbox', { name: 'Step' })).toBeInTheDocument();
  });

  it('is deletable after confirmation only', async () => {
    const { api, user } = await choose('Delete step');
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Cancel' }));
    expect(api.calls.filter(({ method }) => method === 'DELETE')).toEqual([]);
    expect(screen.getByRole('checkbox', { name: 'Step' })).toBeInTheDocument();
  });

  it("fails with 'Failed to delete milestone'", async () => {
    const { api, user, toasts } = await choose('Delete step');
    api.answer('DELETE /api/goals/g/unified-milestones/ai-step-7', refusal(500));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(toasts).toEqual([{ title: 'Failed to delete milestone', variant: 'destructive' }]));
    expect(screen.getByRole('checkbox', { name: 'Step' })).toBeInTheDocument();
  });
});

describe('the Milestone View', () => {
  const seven = Array.from({ length: 7 }, (_, order) =>
    aMilestone({ title: `Milestone number ${order + 1}`, order, description: `Words ${order + 1}` }),
  );
  const viewCard = () => screen.getByRole('heading', { name: 'Milestone View' }).closest('section') as HTMLElement;

  it('groups rows of 5 and truncates titles to 12 characters on the small timeline', async () => {
    await open(seven);
    const rows = within(viewCard()).getAllByRole('list');
    expect(rows.map((row) => within(row).getAllByRole('listitem').length)).toEqual([5, 2]);
    expect(rows[1]).toHaveAttribute('start', '6');
    expect(within(viewCard()).getAllByText('Milestone nu…')).toHaveLength(7);
    expect(within(viewCard()).getByRole('button', { name: /Milestone number 6/ })).toBeInTheDocument();
  });

  it('opens a hover card with the whole title after 200 ms', async () => {
    await open(seven);
    jest.useFakeTimers();
    try {
      const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
      await user.hover(within(viewCard()).getByRole('button', { name: /Milestone number 2/ }));
      act(() => jest.advanceTimersByTime(199));
      expect(screen.queryAllByText('Words 2')).toHaveLength(1);
      await act(() => jest.advanceTimersByTimeAsync(2));
      expect(screen.queryAllByText('Words 2')).toHaveLength(2);
    } finally {
      jest.useRealTimers();
    }
  });

  it('opens the editor on a press', async () => {
    const { user } = await open(seven);
    await user.click(within(viewCard()).getByRole('button', { name: /Milestone number 3/ }));
    const dialog = await screen.findByRole('dialog', { name: 'Edit Step' });
    expect(within(dialog).getByLabelText('Title')).toHaveValue('Milestone number 3');
  });
});

describe('the small timeline', () => {
  async function openTimeline() {
    const opened = await open([
      aMilestone({ title: 'Finish the course', description: 'Modules 7 to 9', dueDate: '2031-12-12', order: 0 }),
      aMilestone({ title: 'Twelve chars', order: 1 }),
    ]);
    await opened.user.click(screen.getByRole('button', { name: 'Timeline View' }));
    const card = (await screen.findByRole('heading', { name: 'Timeline' })).closest('section') as HTMLElement;
    return { ...opened, card };
  }

  it('truncates titles to 12 characters, and gives screen readers the whole', async () => {
    const { card } = await openTimeline();
    expect(within(card).getByText('Finish the c…')).toHaveAttribute('aria-hidden');
    expect(within(card).getByRole('button', { name: /Finish the course/ })).toHaveTextContent(
      normalSpaces(formatDay('2031-12-12')),
    );
    expect(within(card).getAllByText('Twelve chars')).toHaveLength(2);
  });

  it('opens a hover card after 200 ms, and the editor on a press', async () => {
    const { card } = await openTimeline();
    jest.useFakeTimers();
    const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
    try {
      await user.hover(within(card).getByRole('button', { name: /Finish the course/ }));
      act(() => jest.advanceTimersByTime(199));
      expect(screen.queryByText('Modules 7 to 9')).not.toBeInTheDocument();
      await act(() => jest.advanceTimersByTimeAsync(2));
      expect(screen.getByText('Modules 7 to 9')).toBeInTheDocument();
    } finally {
      jest.useRealTimers();
    }
    await userEvent.click(within(card).getByRole('button', { name: /Finish the course/ }));
    expect(await screen.findByRole('dialog', { name: 'Edit Step' })).toBeInTheDocument();
  });
});
