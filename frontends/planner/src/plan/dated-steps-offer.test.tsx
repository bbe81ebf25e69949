import { describe, expect, it } from '@jest/globals';
import type { DatedStep } from '@pathwise/contracts/api/goals';
import { refusal } from '@pathwise/federation/testing/fake-api';
import { screen, waitFor, within } from '@testing-library/react';
import { aTask } from '../../test/fake-week.ts';
import { aGoal } from '../../test/fixtures.ts';
import {
  type Answers,
  atNoonOfWednesday,
  choose,
  day,
  makes,
  openPlan,
  titlesOf,
  week,
} from '../../test/plan-page.tsx';

atNoonOfWednesday();

const datedSteps = 'GET /api/roadmap/dated-steps?startDate=2026-11-16';
const planned = 'GET /api/weekly-tasks/planned';
const plan = 'POST /api/weekly-tasks/steps';
const undo = 'POST /api/undo/planner/token';
const step: DatedStep = { id: 'm', goalId: 'g', kind: 'milestone', title: 'Run 10 km', dueDate: '2026-11-20' };
const todo: DatedStep = { id: 't', goalId: 'g', kind: 'todo', title: 'Buy shoes', dueDate: '2026-11-17' };
const taskOfStep = aTask({ title: 'Run 10 km', specificDate: '2026-11-20', goalId: 'g', milestoneId: 'm' });
const taskOfTodo = aTask({ title: 'Buy shoes', goalId: 'g', todoId: 't' });
const offered: Answers = {
  [datedSteps]: [todo, step],
  [planned]: [],
  'GET /api/goals': [aGoal({ id: 'g', title: 'Marathon' })],
};

const offer = () => screen.findByText('1 step and 1 task of your roadmaps are dated this week');
const noOffer = () => waitFor(() => expect(screen.queryByText(/of your roadmaps/)).toBeNull());

describe('the offer of dated steps', () => {
  it('says how full the fullest day gets, and adds only the steps where asked', async () => {
    const more = ['a', 'b', 'c'].map((id) => ({ ...todo, id, dueDate: '2026-11-19' }));
    const { user, api } = await openPlan([], { ...offered, [datedSteps]: [todo, ...more, step] });
    await screen.findByText('1 step and 4 tasks of your roadmaps are dated this week, at most 3 on Thursday');
    makes(api, plan, { createdCount: 1, tasks: [taskOfStep], undo: 'token' }, [taskOfStep]);
    await user.click(screen.getByRole('button', { name: 'Only the step' }));
    await waitFor(() => expect(titlesOf('Friday')).toEqual(['Run 10 km']));
    expect(api.sent('POST', '/api/weekly-tasks/steps')[0]?.body).toMatchObject({ tasks: [{ milestoneId: 'm' }] });
  });

  it('adds all of them in one request, what has passed on today, with one Undo', async () => {
    const { user, api, toasts } = await openPlan([], { ...offered, [undo]: { restoredCount: 2 } });
    await offer();
    makes(api, plan, { createdCount: 2, tasks: [taskOfTodo, taskOfStep], undo: 'token' }, [taskOfTodo, taskOfStep]);
    await user.click(screen.getByRole('button', { name: 'Add them' }));
    await waitFor(() => expect(titlesOf('Friday')).toEqual(['Run 10 km']));
    expect(titlesOf('Wednesday')).toEqual(['Buy shoes']);
    const link = { goalId: 'g' };
    expect(api.sent('POST', '/api/weekly-tasks/steps').map(({ body }) => body)).toEqual([
      {
        tasks: [
          { title: 'Buy shoes', dayOfWeek: 'wednesday', specificDate: '2026-11-18', ...link, todoId: 't' },
          { title: 'Run 10 km', dayOfWeek: 'friday', specificDate: '2026-11-20', ...link, milestoneId: 'm' },
        ],
      },
    ]);
    await noOffer();
    expect(toasts.at(-1)).toMatchObject({ title: 'Added 2 tasks from your roadmaps' });
    // the pressed button is gone
    expect(within(day('Wednesday')).getByRole('heading')).toHaveFocus();

    api.answer(week, []);
    await choose(user, 'Undo…', 'Added 2 tasks from your roadmaps');
    await offer();
    expect(titlesOf('Friday')).toEqual([]);
    expect(api.sent('POST', '/api/undo/planner/token')).toHaveLength(1);
  });

  it('lets the person choose, and goes on offering the rest', async () => {
    const { user, api } = await openPlan([], offered);
    await offer();
    await user.click(screen.getByRole('button', { name: 'Choose' }));
    const dialog = await screen.findByRole('dialog', { name: 'From your roadmaps' });
    const shoes = within(dialog).getByRole('checkbox', { name: /Buy shoes.*goes on today/ });
    expect(shoes).toBeChecked();
    expect(await within(dialog).findAllByText(/Marathon/)).toHaveLength(2);
    await user.click(shoes);
    makes(api, plan, { createdCount: 1, tasks: [taskOfStep], undo: 'token' }, [taskOfStep]);
    await user.click(within(dialog).getByRole('button', { name: 'Add 1 task' }));
    expect(await screen.findByText('1 task of your roadmaps is dated this week')).toBeVisible();
    expect(api.sent('POST', '/api/weekly-tasks/steps')[0]?.body).toMatchObject({ tasks: [{ milestoneId: 'm' }] });
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('button', { name: 'Add it' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Choose' })).toBeNull();
  });

  it('ticks all or none by one button', async () => {
    const { user } = await openPlan([], offered);
    await offer();
    await user.click(screen.getByRole('button', { name: 'Choose' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'From your roadmaps' }));
    await user.click(dialog.getByRole('button', { name: 'Select none' }));
    for (const box of dialog.getAllByRole('checkbox')) expect(box).not.toBeChecked();
    expect(dialog.getByRole('button', { name: 'Add' })).toBeDisabled();
    await user.click(dialog.getByRole('button', { name: 'Select all' }));
    for (const box of dialog.getAllByRole('checkbox')) expect(box).toBeChecked();
    expect(dialog.getByRole('button', { name: 'Add 2 tasks' })).toBeEnabled();
  });

  it('leaves out what is planned, here or in another week', async () => {
    const another = { milestoneId: null, todoId: 't', specificDate: '2026-11-12', completed: false };
    const { api } = await openPlan([taskOfStep], { ...offered, [planned]: [another] });
    await waitFor(() => expect(api.sent('GET', '/api/weekly-tasks/planned')).toHaveLength(1));
    await noOffer();
  });

  it('is not made for a past week, and for a later one names it', async () => {
    const later = '2026-11-23';
    const inLater = { ...step, dueDate: '2026-11-24' };
    const { user, api } = await openPlan([], {
      [`GET /api/weekly-tasks?startDate=${later}`]: [],
      [`GET /api/roadmap/dated-steps?startDate=${later}`]: [inLater],
      [planned]: [],
      'GET /api/weekly-tasks?startDate=2026-11-09': [],
    });
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(await screen.findByText('1 step of your roadmaps is dated next week')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Today' }));
    await user.click(screen.getByRole('button', { name: 'Previous' }));
    await screen.findByText(/^No tasks yet/, { selector: 'p' });
    expect(api.sent('GET', '/api/roadmap/dated-steps?startDate=2026-11-09')).toEqual([]);
  });

  it('is dismissed for its week on this device, and the focus goes to the board', async () => {
    localStorage.clear();
    const { user, unmount } = await openPlan([], offered);
    await offer();
    await user.click(screen.getByRole('button', { name: 'Dismiss for this week' }));
    await noOffer();
    expect(within(day('Wednesday')).getByRole('heading')).toHaveFocus();
    unmount();
    const { api } = await openPlan([], offered);
    await noOffer();
    expect(api.sent('GET', '/api/roadmap/dated-steps?startDate=2026-11-16')).toEqual([]);
    localStorage.clear();
  });

  it('stays, and says so, when the server refuses', async () => {
    const refused = refusal(409, { detail: 'A week holds at most 500 tasks.' });
    const { user, toasts } = await openPlan([], { ...offered, [plan]: refused });
    await offer();
    await user.click(screen.getByRole('button', { name: 'Add them' }));
    const description = 'A week holds at most 500 tasks.';
    await waitFor(() => expect(toasts.at(-1)).toMatchObject({ title: 'Failed to create task', description }));
    await offer();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Add them' })).not.toHaveAttribute('aria-busy'));
  });

  it('adds nothing twice', async () => {
    const { user, api, toasts } = await openPlan([], offered);
    await offer();
    makes(api, plan, { createdCount: 0, tasks: [] }, [taskOfTodo, taskOfStep]);
    await user.click(screen.getByRole('button', { name: 'Add them' }));
    await waitFor(() => expect(toasts.at(-1)).toMatchObject({ title: 'They are on the board already' }));
    await noOffer();
  });
});
