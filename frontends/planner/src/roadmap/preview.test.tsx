import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { Goal } from '@pathwise/contracts/api/goals';
import { announce } from '@pathwise/federation/shell-contract';
import { act, screen, waitFor, within } from '@testing-library/react';
import { fakeApi, refusal } from '../../test/fake-api.ts';
import { aGoal, aMilestone } from '../../test/fixtures.ts';
import { renderInShell } from '../../test/in-shell.tsx';
import { roadmapAnswers } from '../../test/roadmap-answers.ts';
import { formatDay } from '../goal/day.rules.ts';
import { Remote } from '../preview.tsx';
import { RenderFailure } from './render-failure.tsx';

beforeEach(() => sessionStorage.clear());

function Broken(): never {
  throw new Error('cannot be drawn');
}

const recent = aGoal({
  id: 'recent',
  title: 'Most recent goal',
  category: 'hobby',
  targetDate: '2027-06-30',
  progress: 30,
});
const older = aGoal({ id: 'older', title: 'Older goal' });
const paused = aGoal({ id: 'paused', title: 'Paused goal', status: 'paused' });

function open(goals: unknown = [recent, older, paused]) {
  const each = [recent, older, paused].map((goal) =>
    roadmapAnswers(goal, [aMilestone({ title: `Step of ${goal.id}` })]),
  );
  const api = fakeApi({ ...Object.assign({}, ...each), 'GET /api/goals': goals });
  return { api, ...renderInShell(<Remote />, { view: 'preview' }) };
}
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

describe('the Preview tab', () => {
  it('selects the most recent goal when none is chosen', async () => {
    open([paused, recent, older]);
    expect(await heading('Most recent goal')).toBeInTheDocument();
  });

  it('opens the goal stored under selectedGoalId, once, and removes it', async () => {
    sessionStorage.setItem('selectedGoalId', 'older');
    const { unmount } = open();
    expect(await heading('Older goal')).toHaveFocus();
    expect(sessionStorage.getItem('selectedGoalId')).toBeNull();
    unmount();
    open();
    expect(await heading('Most recent goal')).toBeInTheDocument();
  });

  it('follows a goal that is stored while the tab is open already', async () => {
    open();
    await heading('Most recent goal');
    sessionStorage.setItem('selectedGoalId', 'older');
    act(() => announce('app:view', { view: 'preview' }));
    expect(await heading('Older goal')).toBeInTheDocument();
  });

  it("lists active goals as cards under 'Goal Roadmaps', reached by Back to Overview", async () => {
    const { user } = open();
    await heading('Most recent goal');
    await user.click(screen.getByRole('button', { name: 'Back to Overview' }));
    expect(await heading('Goal Roadmaps')).toHaveFocus();
    const card = screen.getByRole('region', { name: 'Most recent goal' });
    expect(card).toHaveTextContent(`Hobby • Due ${formatDay('2027-06-30')}`);
    expect(card).toHaveTextContent('30%');
    expect(within(card).getByRole('button', { name: /View Timeline/ })).toHaveTextContent('View Timeline');
    const rest = screen.getByRole('region', { name: 'Completed and paused' });
    expect(within(rest).getByRole('region', { name: 'Paused goal' })).toBeInTheDocument();
  });

  it('opens the goal page at its timeline from View Timeline, with the roadmap asked for on the way there', async () => {
    const { api, user } = open();
    await heading('Most recent goal');
    await user.click(screen.getByRole('button', { name: 'Back to Overview' }));
    const button = await screen.findByRole('button', { name: 'View Timeline of Older goal' });
    await user.hover(button);
    expect(api.sent('GET', '/api/goals/older/roadmap')).toHaveLength(1);
    await user.click(button);
    expect(await heading('Older goal')).toHaveFocus();
    expect(screen.getByRole('button', { name: 'Timeline View' })).toHaveAttribute('aria-pressed', 'true');
    expect(await screen.findByRole('heading', { name: 'Roadmap Timeline' })).toBeInTheDocument();
    expect(await screen.findAllByText('Step of older')).not.toHaveLength(0);
    expect(api.sent('GET', '/api/goals/older/roadmap')).toHaveLength(1);
  });

  it("says 'No goals yet' when there is none", async () => {
    open([]);
    expect(await screen.findByText('No goals yet')).toBeInTheDocument();
  });
});

describe('when the Preview tab cannot load', () => {
  it("says 'Error loading goals: {message}' with Retry", async () => {
    const { api, user } = open(refusal(503, { detail: 'Away' }));
    expect(await screen.findByText('Error loading goals: 503: Away')).toBeInTheDocument();
    api.answer('GET /api/goals', [recent]);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await heading('Most recent goal')).toBeInTheDocument();
  });

  it("says 'Error: Goals data is not available' when the answer is no list", async () => {
    open(null);
    expect(await screen.findByText('Error: Goals data is not available')).toBeInTheDocument();
  });

  it("says 'Error loading roadmap: {message}' after 2 retries, with Back to Goals", async () => {
    const { api, user } = open();
    await heading('Most recent goal');
    api.answer('GET /api/goals/older/unified-milestones', refusal(500, { detail: 'Broken' }));
    await user.click(screen.getByRole('button', { name: 'Back to Overview' }));
    await user.click(await screen.findByRole('button', { name: 'View Timeline of Older goal' }));
    expect(await screen.findByText('Error loading roadmap: 500: Broken')).toBeInTheDocument();
    expect(api.sent('GET', '/api/goals/older/unified-milestones')).toHaveLength(3);
    await user.click(screen.getByRole('button', { name: 'Back to Goals' }));
    expect(await heading('Goal Roadmaps')).toBeInTheDocument();
  });

  it("says 'Error loading roadmap: {message}' when the timelines do not come, and loads them on Retry", async () => {
    const { api, user } = open();
    await heading('Most recent goal');
    api.answer('GET /api/goals/recent/roadmap', refusal(503, { detail: 'Away' }));
    await user.click(screen.getByRole('button', { name: 'Timeline View' }));
    expect(await screen.findByText('Error loading roadmap: 503: Away')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Back to Goals' })).toBeInTheDocument();
    api.answer('GET /api/goals/recent/roadmap', []);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { name: 'Roadmap Timeline' })).toBeInTheDocument();
  });

  it('shows a welcome message when drawing fails', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => {});
    renderInShell(
      <RenderFailure>
        <Broken />
      </RenderFailure>,
    );
    expect(screen.getByText('Welcome to your goal roadmaps')).toBeInTheDocument();
    log.mockRestore();
  });
});

describe('a goal page', () => {
  it('keeps overview data 5 minutes', async () => {
    const { queries } = open();
    await heading('Most recent goal');
    await screen.findByText('Work in the open');
    for (const path of ['', '/unified-milestones', '/ai-suggestions']) {
      const query = queries.getQueryCache().find({ queryKey: [`/api/goals/recent${path}`] });
      expect(query?.observers[0]?.options.staleTime).toBe(300_000);
    }
  });

  it('toggles between Goal Overview and Timeline View', async () => {
    const goal = aGoal({ id: 'g', milestoneCount: 1 });
    fakeApi(roadmapAnswers(goal, [aMilestone({ title: 'Finish the course' })]));
    const { user } = renderInShell(<Remote />, { view: 'preview' });
    expect(await screen.findByRole('button', { name: 'Goal Overview' })).toHaveAttribute('aria-pressed', 'true');
    await user.click(screen.getByRole('button', { name: 'Timeline View' }));
    expect(await screen.findByRole('heading', { name: 'Timeline' })).toBeInTheDocument();
    expect(await screen.findByRole('heading', { name: 'Roadmap Timeline' })).toBeInTheDocument();
    expect(screen.queryByText('Your Milestones')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Goal Overview' }));
    expect(screen.getByText('Your Milestones')).toBeInTheDocument();
  });

  it('shows a draft on its way, and the roadmap by itself once it is ready', async () => {
    const drafting = aGoal({ id: 'g', title: 'New wish', roadmapStatus: 'drafting' });
    const api = fakeApi(roadmapAnswers(drafting, [], []));
    const { queries } = renderInShell(<Remote />, { view: 'preview' });
    expect(await screen.findByText(/Sage is drafting your roadmap/)).toBeInTheDocument();

    const ready: Goal = { ...drafting, roadmapStatus: 'ready', aiOverview: 'Here is the plan.', milestoneCount: 1 };
    for (const [key, answer] of Object.entries(roadmapAnswers(ready, [aMilestone({ title: 'First step' })])))
      api.answer(key, answer);
    // what the shell does when roadmap-ready arrives
    await queries.invalidateQueries();
    expect(await screen.findByText('Here is the plan.')).toBeInTheDocument();
    expect(screen.getByRole('checkbox', { name: 'First step' })).toBeInTheDocument();
    expect(screen.queryByText(/Sage is drafting/)).not.toBeInTheDocument();
  });

  it('offers Retry when the draft failed', async () => {
    const failed = aGoal({ id: 'g', roadmapStatus: 'failed' });
    const api = fakeApi(roadmapAnswers(failed, [], []));
    const { user } = renderInShell(<Remote />, { view: 'preview' });
    expect(await screen.findByText('The roadmap could not be drafted')).toBeInTheDocument();
    api.answer('POST /api/goals/g/generate-overview', { goalOverview: 'Plan', timeline: [] });
    api.answer('GET /api/goals/g', { ...failed, roadmapStatus: 'ready', aiOverview: 'Plan' });
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Plan')).toBeInTheDocument();
  });
});

describe('the status of a goal', () => {
  it('can be completed once all milestones are done, with Undo', async () => {
    const goal = aGoal({ id: 'g', milestoneCount: 1, completedMilestoneCount: 1, progress: 100 });
    const api = fakeApi(roadmapAnswers(goal, [aMilestone({ completed: true })]));
    const { user, toasts } = renderInShell(<Remote />, { view: 'preview' });
    const button = await screen.findByRole('button', { name: 'Complete goal' });
    const completed = { ...goal, status: 'completed' };
    api.answer('PUT /api/goals/g', completed);
    api.answer('GET /api/goals/g', completed);
    await user.click(button);
    await waitFor(() => expect(toasts[0]?.title).toBe('Goal updated successfully!'));
    expect(await screen.findAllByText('Completed')).not.toHaveLength(0);

    api.answer('PUT /api/goals/g', goal);
    api.answer('GET /api/goals/g', goal);
    toasts[0]?.action?.onSelect();
    await waitFor(() => expect(api.sent('PUT', '/api/goals/g')).toHaveLength(2));
    expect(api.sent('PUT', '/api/goals/g').map(({ body }) => body)).toEqual([
      { status: 'completed' },
      { status: 'active' },
    ]);
    expect(await screen.findByRole('button', { name: 'Complete goal' })).toBeInTheDocument();
  });

  it('can be paused and reactivated from the menu', async () => {
    const goal = aGoal({ id: 'g', title: 'Goal' });
    const api = fakeApi(roadmapAnswers(goal, []));
    const { user } = renderInShell(<Remote />, { view: 'preview' });
    const menu = await screen.findByRole('button', { name: 'More for Goal' });
    const pausedGoal = { ...goal, status: 'paused' };
    api.answer('PUT /api/goals/g', pausedGoal);
    api.answer('GET /api/goals/g', pausedGoal);
    await user.click(menu);
    await user.click(await screen.findByRole('menuitem', { name: 'Pause goal' }));
    expect(await screen.findByText('Paused')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'More for Goal' }));
    expect(await screen.findByRole('menuitem', { name: 'Reactivate goal' })).toBeInTheDocument();
  });
});
