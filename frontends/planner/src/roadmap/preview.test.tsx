import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { Goal } from '@pathwise/contracts/api/goals';
import { useGoalInView } from '@pathwise/federation/goal-in-view';
import { useLocation } from '@pathwise/federation/router';
import { announce } from '@pathwise/federation/shell-contract';
import { fakeApi, held, refusal } from '@pathwise/federation/testing/fake-api';
import { formatDay } from '@pathwise/remote-kit/day.rules';
import { renderInShell } from '@pathwise/remote-kit/testing/in-shell';
import { normalSpaces } from '@pathwise/ui/testing/normal-spaces';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { aGoal, aMilestone } from '../../test/fixtures.ts';
import { roadmapAnswers } from '../../test/roadmap-answers.ts';
import { Remote } from '../app/preview.tsx';
import { goalQuery } from '../goal-kit/goal-queries.ts';

beforeEach(() => sessionStorage.clear());

const recent = aGoal({
  id: 'recent',
  title: 'Most recent goal',
  category: 'hobby',
  targetDate: '2027-06-30',
  progress: 30,
});
const older = aGoal({ id: 'older', title: 'Older goal' });
const paused = aGoal({ id: 'paused', title: 'Paused goal', status: 'paused' });

function open(goals: unknown = [recent, older, paused], at = '/', beside: ReactNode = null) {
  const each = [recent, older, paused].map((goal) =>
    roadmapAnswers(goal, [aMilestone({ title: `Step of ${goal.id}` })]),
  );
  const api = fakeApi({ ...Object.assign({}, ...each), 'GET /api/goals': goals });
  return {
    api,
    ...renderInShell(
      <>
        <Remote />
        {beside}
      </>,
      { view: 'preview', at },
    ),
  };
}
const Address = () => <output>{useLocation().search}</output>;
function Chat() {
  const goal = useGoalInView();
  return <p>In view: {goal ? `${goal.id}, ${goal.title}` : 'none'}</p>;
}
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

describe('the Preview tab', () => {
  it('selects the most recent goal when none is chosen', async () => {
    open([paused, recent, older]);
    expect(await heading('Most recent goal')).toBeInTheDocument();
  });

  it('tells the chat which goal is open, and that none is on the overview', async () => {
    const { user } = open(undefined, undefined, <Chat />);
    await heading('Most recent goal');
    expect(screen.getByText('In view: recent, Most recent goal')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Back to Overview' }));
    await heading('Goal Roadmaps');
    expect(screen.getByText('In view: none')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'View Timeline of Older goal' }));
    await heading('Older goal');
    expect(screen.getByText('In view: older, Older goal')).toBeInTheDocument();
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

  it('follows a goal that is stored while the tab is open', async () => {
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
    expect(card).toHaveTextContent(normalSpaces(`Hobby • Due ${formatDay('2027-06-30')}`));
    expect(card).toHaveTextContent('30%');
    expect(within(card).getByRole('button', { name: /View Timeline/ })).toHaveTextContent('View Timeline');
    const rest = screen.getByRole('region', { name: 'Completed and paused' });
    expect(within(rest).getByRole('region', { name: 'Paused goal' })).toBeInTheDocument();
  });

  it('shows category icon, title, category, progress percent bar, due date and View Timeline button on a card', async () => {
    const { user } = open();
    await heading('Most recent goal');
    await user.click(screen.getByRole('button', { name: 'Back to Overview' }));
    const card = screen.getByRole('region', { name: 'Most recent goal' });
    expect(card.querySelector('svg.lucide-palette')).toBeInTheDocument();
    expect(within(card).getByRole('heading', { name: 'Most recent goal' })).toBeInTheDocument();
    expect(within(card).getByText(/^Hobby/)).toHaveTextContent(normalSpaces(`Due ${formatDay('2027-06-30')}`));
    const bar = within(card).getByRole('progressbar', { name: 'Progress of Most recent goal' });
    expect(bar).toHaveAttribute('aria-valuenow', '30');
    expect(within(card).getByText('View Timeline')).toBeInTheDocument();
    const undated = screen.getByRole('region', { name: 'Older goal' });
    expect(undated.querySelector('svg.lucide-briefcase-business')).toBeInTheDocument();
    expect(undated).not.toHaveTextContent('Due');
  });

  it('opens the goal page at its timeline from View Timeline, and fetches the roadmap beforehand', async () => {
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

  it('keeps the choice in the address, and names it in the title', async () => {
    const { user } = open();
    await heading('Most recent goal');
    expect(document.title).toBe('Most recent goal · Pathwise');
    await user.click(screen.getByRole('button', { name: 'Back to Overview' }));
    await heading('Goal Roadmaps');
    expect(document.title).toBe('Goal Roadmaps · Pathwise');
    await user.click(await screen.findByRole('button', { name: 'View Timeline of Older goal' }));
    await heading('Older goal');
    expect(document.title).toBe('Older goal · Pathwise');
  });

  it.each([
    ['?view=preview&goal=older', 'Older goal'],
    ['?view=preview&goal=all', 'Goal Roadmaps'],
  ])('restores %s from the address, without taking the focus', async (search, title) => {
    open(undefined, `/goals${search}`);
    expect(await heading(title)).not.toHaveFocus();
  });

  it('keeps view and scale of the timeline in the address, and leaves the focus on the pressed button', async () => {
    const { user } = open(undefined, undefined, <Address />);
    await heading('Most recent goal');
    const toggle = await screen.findByRole('button', { name: 'Timeline View' });
    await user.click(toggle);
    expect(toggle).toHaveFocus();
    await user.click(await screen.findByRole('button', { name: 'WEEKLY' }));
    expect(screen.getByRole('button', { name: 'WEEKLY' })).toHaveFocus();
    expect(screen.getByText(/goal=recent&mode=timeline&scale=weekly$/)).toBeInTheDocument();
  });

  it('opens the timeline at the scale in the address', async () => {
    open(undefined, '/goals?view=preview&goal=recent&mode=timeline&scale=weekly');
    expect(await screen.findByRole('button', { name: 'WEEKLY' })).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByRole('button', { name: 'Timeline View' })).toHaveAttribute('aria-pressed', 'true');
  });

  it("says 'No goals yet' when there is none", async () => {
    open([]);
    expect(await screen.findByText('No goals yet')).toBeInTheDocument();
  });
});

describe('while the Preview tab loads', () => {
  it('shows a skeleton of the goals, then of the goal, then the goal', async () => {
    const [goals, steps] = [held<unknown>(), held<unknown>()];
    const { api } = open(goals.answer);
    api.answer('GET /api/goals/recent/unified-milestones', steps.answer);
    expect(screen.getByRole('status')).toHaveTextContent('Loading your roadmap');
    expect(screen.queryByRole('heading')).not.toBeInTheDocument();
    goals.release([recent]);
    await waitFor(() => expect(api.sent('GET', '/api/goals/recent/unified-milestones')).toHaveLength(1));
    expect(screen.getByRole('status')).toHaveTextContent('Loading your roadmap');
    steps.release([aMilestone()]);
    expect(await heading('Most recent goal')).toBeInTheDocument();
    expect(screen.queryByText('Loading your roadmap')).not.toBeInTheDocument();
  });

  it('shows skeletons of the suggestions and of the timeline in their places', async () => {
    const [suggestions, timelines] = [held<unknown>(), held<unknown>()];
    const { api, user } = open();
    api.answer('GET /api/goals/recent/ai-suggestions', suggestions.answer);
    api.answer('GET /api/goals/recent/roadmap', timelines.answer);
    await heading('Most recent goal');
    expect(screen.getByText('Loading suggestions')).toBeInTheDocument();
    suggestions.release([]);
    expect(await screen.findByText('No suggestions yet')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Timeline View' }));
    expect(screen.getByText('Loading the timeline')).toBeInTheDocument();
    timelines.release([]);
    expect(await screen.findByRole('heading', { name: 'Roadmap Timeline' })).toBeInTheDocument();
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

  it('a render failure shows a fallback welcome message, with Retry', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => {});
    const { api, queries, user } = open();
    api.answer('GET /api/goals/recent', { ...recent, title: { no: 'words' } });
    expect(await screen.findByText('Welcome to your goal roadmaps')).toBeInTheDocument();
    queries.setQueryData(goalQuery('recent').queryKey, recent);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await heading('Most recent goal')).toBeInTheDocument();
    log.mockRestore();
  });
});

describe('a goal page', () => {
  it('keeps overview data 5 minutes with 2 retries', async () => {
    const { queries } = open();
    await heading('Most recent goal');
    await screen.findByText('Work in the open');
    for (const name of ['goals.getGoal', 'goals.listMilestones', 'goals.getSuggestions']) {
      const query = queries.getQueryCache().find({ queryKey: [name, { params: { id: 'recent' } }] });
      const { staleTime, retry } = query?.observers[0]?.options ?? {};
      expect(staleTime).toBe(300_000);
      const tries = (failures: number) =>
        typeof retry === 'function' ? retry(failures, new Error()) : failures < Number(retry);
      expect([0, 1, 2].map(tries)).toEqual([true, true, false]);
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

  it.each([
    ['its milestones first', [aMilestone()], ['Your Milestones', 'Goal Overview']],
    ['the offer to draft some first without any', [], ['Goal Overview', 'Your Milestones']],
  ])('shows %s', async (_name, milestones, expected) => {
    fakeApi(roadmapAnswers(aGoal({ id: 'g', aiOverview: null }), milestones));
    renderInShell(<Remote />, { view: 'preview' });
    await screen.findByRole('heading', { name: 'Your Milestones' });
    const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(headings.slice(0, 2)).toEqual(expected);
  });

  it('says at once that its goal was deleted, and leads to the trash', async () => {
    const api = fakeApi({ ...roadmapAnswers(aGoal({ id: 'g' }), []), 'GET /api/goals': [] });
    api.answer('GET /api/goals/gone', refusal(404, { detail: 'This goal does not exist' }));
    renderInShell(<Remote />, { view: 'preview', at: '/goals?goal=gone' });
    expect(await screen.findByText('This goal was deleted')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Open the trash' })).toHaveAttribute('href', '/trash');
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
    expect(api.sent('GET', '/api/goals/gone')).toHaveLength(1);
  });

  it('shows that a draft is under way, and then the roadmap once it is ready', async () => {
    const drafting = aGoal({ id: 'g', title: 'New wish', roadmapStatus: 'drafting' });
    const api = fakeApi(roadmapAnswers(drafting, [], []));
    const { queries } = renderInShell(<Remote />, { view: 'preview' });
    expect(await screen.findByText(/Sage is drafting your roadmap/)).toBeInTheDocument();

    const ready: Goal = { ...drafting, roadmapStatus: 'ready', aiOverview: 'Here is the plan.', milestoneCount: 1 };
    for (const [key, answer] of Object.entries(roadmapAnswers(ready, [aMilestone({ title: 'First step' })])))
      api.answer(key, answer);
    // what the shell does on roadmap-ready
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
