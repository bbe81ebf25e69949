import { describe, expect, it } from '@jest/globals';
import type { Goal } from '@pathwise/contracts/api/goals';
import { weekdayOf } from '@pathwise/contracts/week.rules';
import { KeptForLater } from '@pathwise/federation/api';
import { fakeApi, refusal } from '@pathwise/federation/testing/fake-api';
import { formatShortDay, formatWeekday } from '@pathwise/remote-kit/day.rules';
import { renderInShell } from '@pathwise/remote-kit/testing/in-shell';
import { useToday } from '@pathwise/remote-kit/use-today';
import { dayOfDate, localDay } from '@pathwise/ui/day';
import { normalSpaces } from '@pathwise/ui/testing/normal-spaces';
import { act, screen, waitFor, within } from '@testing-library/react';
import { aTask } from '../../test/fake-week.ts';
import { aGoal, aMilestone, aTimeline } from '../../test/fixtures.ts';
import { datedInOrder } from '../roadmap/milestone.rules.ts';
import { MilestonesCard } from '../roadmap/milestones-card.tsx';
import { useBoardSteps } from '../roadmap/use-board-steps.tsx';
import { RoadmapBoard } from '../timeline/roadmap-board.tsx';
import { PlanSteps } from './plan-steps.tsx';

const dueDate = '2030-06-30';
const goal = aGoal({ id: 'g', title: 'Run a marathon' });

function Milestones({ completed = false }: { completed?: boolean }) {
  const today = useToday();
  const milestones = [aMilestone({ id: 'm', title: 'Run 10 km', dueDate, completed })];
  return (
    <PlanSteps>
      <MilestonesCard goal={goal} steps={datedInOrder(milestones, today)} today={today} />
    </PlanSteps>
  );
}

/** The timeline's boards with a todo and a milestone. */
function Boards({ today, completed = false }: { today: string; completed?: boolean }) {
  const own = { ...goal, createdOn: today };
  return (
    <PlanSteps>
      <BoardsOf goal={own} today={today} completed={completed} />
    </PlanSteps>
  );
}

function BoardsOf({ goal: own, today, completed }: { goal: Goal; today: string; completed: boolean }) {
  const milestone = aMilestone({ id: 'm', title: 'Run 10 km', dueDate: today, completed });
  const { boardSteps } = useBoardSteps(own, datedInOrder([milestone], today), today);
  const timeline = aTimeline('month-1', [{ id: 'todo', title: 'Buy shoes', completed }]);
  return <RoadmapBoard goal={own} timelines={[timeline]} steps={boardSteps} today={today} />;
}

describe('Plan this step', () => {
  it('puts a milestone on a day of the week, with a link to the plan', async () => {
    const api = fakeApi({ 'POST /api/weekly-tasks': aTask({}) });
    const { user, toasts, setView } = renderInShell(<Milestones />);
    await user.click(screen.getByRole('button', { name: 'More for Run 10 km' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Plan this step' }));
    const dialog = await screen.findByRole('dialog', { name: 'Plan this step' });
    const choices = within(within(dialog).getByRole('group', { name: 'Next Week' })).getAllByRole('button');
    expect(choices).toHaveLength(7);
    await user.click(choices[0] as HTMLElement);
    const day = choices[0]?.firstChild?.textContent ?? '';
    await user.click(within(dialog).getByRole('button', { name: /^Plan for/ }));
    await waitFor(() => expect(toasts[0]).toMatchObject({ description: `Planned for ${day}` }));
    expect(api.sent('POST', '/api/weekly-tasks')[0]?.body).toMatchObject({
      title: 'Run 10 km',
      goalId: 'g',
      milestoneId: 'm',
    });
    expect(screen.queryByRole('dialog')).toBeNull();
    act(() => toasts[0]?.action?.onSelect());
    expect(setView).toHaveBeenCalledWith('workspace');
  });

  it('is not offered for what is done already, in the list and on the boards', async () => {
    const today = dayOfDate(new Date());
    const { user, unmount } = renderInShell(<Milestones completed />);
    await user.click(screen.getByRole('button', { name: 'More for Run 10 km' }));
    expect(await screen.findByRole('menuitem', { name: 'Edit step' })).toBeVisible();
    expect(screen.queryByRole('menuitem', { name: 'Plan this step' })).toBeNull();
    unmount();
    renderInShell(<Boards completed today={today} />);
    const deletions = await screen.findAllByRole('button', { name: /^Delete (Buy shoes|Run 10 km)$/ });
    expect(new Set(deletions.map((button) => button.getAttribute('aria-label'))).size).toBe(2);
    expect(screen.queryByRole('button', { name: /^Plan this/ })).toBeNull();
  });

  it('puts a todo of the timeline on today unless the person chooses another day', async () => {
    const today = dayOfDate(new Date());
    const api = fakeApi({ 'POST /api/weekly-tasks': aTask({}) });
    const { user } = renderInShell(<Boards today={today} />);
    await user.click((await screen.findAllByRole('button', { name: 'Plan this task: Buy shoes' }))[0] as HTMLElement);
    await user.click(await screen.findByRole('button', { name: `Plan for ${formatShortDay(today, today)}` }));
    await waitFor(() =>
      expect(api.sent('POST', '/api/weekly-tasks')[0]?.body).toEqual({
        title: 'Buy shoes',
        dayOfWeek: weekdayOf(today),
        specificDate: today,
        goalId: 'g',
        todoId: 'todo',
      }),
    );
  });

  it('says when the step is due, and on which day it is planned already', async () => {
    const planned = [aTask({ milestoneId: 'other' }), aTask({ specificDate: '2027-06-30', milestoneId: 'm' })];
    fakeApi({ 'GET /api/weekly-tasks/planned?goalId=g': planned });
    const { user } = renderInShell(<Milestones />);
    await user.click(screen.getByRole('button', { name: 'More for Run 10 km' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Plan this step' }));
    const dialog = await screen.findByRole('dialog', { name: 'Plan this step' });
    const due = formatShortDay(dueDate, dayOfDate(new Date()));
    const words = normalSpaces(`Due ${due}. Already planned for ${formatWeekday('2027-06-30')}.`);
    await waitFor(() => expect(dialog).toHaveTextContent(words));
  });

  it('closes without a failure when the task waits for the network', async () => {
    const keep = () => Promise.reject(new KeptForLater(aTask({ id: 'waiting-1' })));
    fakeApi({ 'POST /api/weekly-tasks': keep });
    const { user, toasts } = renderInShell(<Milestones />);
    await user.click(screen.getByRole('button', { name: 'More for Run 10 km' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Plan this step' }));
    await user.click(await screen.findByRole('button', { name: /^Plan for/ }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(toasts).toEqual([]);
  });

  it('stays open and says so when the server refuses', async () => {
    fakeApi({ 'POST /api/weekly-tasks': refusal(409, { detail: 'The week of 2030-06-24 is full.' }) });
    const { user, toasts } = renderInShell(<Milestones />);
    await user.click(screen.getByRole('button', { name: 'More for Run 10 km' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Plan this step' }));
    await user.click(await screen.findByRole('button', { name: /^Plan for/ }));
    const description = `The week of ${localDay('2030-06-24')} is full.`;
    await waitFor(() => expect(toasts[0]).toMatchObject({ title: 'Failed to create task', description }));
    expect(screen.getByRole('dialog')).toBeVisible();
  });
});
