import { describe, expect, it } from '@jest/globals';
import type { RoadmapProposal } from '@pathwise/contracts/proposal';
import type { PlannedStep } from '@pathwise/contracts/task';
import { fakeApi, refusal } from '@pathwise/federation/testing/fake-api';
import { formatDay } from '@pathwise/remote-kit/day.rules';
import { renderInShell } from '@pathwise/remote-kit/testing/in-shell';
import { normalSpaces } from '@pathwise/ui/testing/normal-spaces';
import { screen, waitFor, within } from '@testing-library/react';
import { AGoalPage } from '../../test/a-goal-page.tsx';
import { aGoal, aMilestone } from '../../test/fixtures.ts';
import { roadmapAnswers } from '../../test/roadmap-answers.ts';

const ask = 'POST /api/goals/g/generate-overview';
const accept = '/api/goals/g/roadmap/accept';
const step = (title: string, dueDate: string | null) => ({
  title,
  description: null,
  dueDate,
  timeframe: 'general' as const,
  resources: null,
});

const proposal: RoadmapProposal = {
  proposalId: 'p',
  expiresAt: '2026-11-22T08:00:00.000Z',
  keep: [
    { id: 'k1', title: 'My own words', dueDate: null, completed: false, reason: 'edited' },
    { id: 'k2', title: 'Long done', dueDate: '2026-11-01', completed: true, reason: 'completed' },
  ],
  add: [
    {
      id: 'a1',
      ...step('Talk to three designers', '2027-01-10'),
      todos: [{ action: 'add', title: 'Write to them', timeframe: 'week-3', dueDate: null }],
    },
  ],
  change: [
    {
      part: 'step',
      id: 'c1',
      before: step('Draft the case study', '2027-02-01'),
      after: step('Draft the case study', '2027-03-01'),
      todos: [],
    },
    { part: 'overview', id: 'c2', before: 'Old words\n\nThat stay', after: 'New words\n\nThat stay' },
    { part: 'suggestions', id: 'c3', before: ['One'], after: ['Two'] },
  ],
  remove: [{ id: 'r1', ...step('Learn to juggle', '2027-02-02'), todos: [] }],
};

async function open(answer: unknown = proposal, planned: readonly PlannedStep[] = []) {
  const goal = aGoal({ id: 'g', title: 'Goal', aiOverview: 'Old words', milestoneCount: 1 });
  const known = { [ask]: answer, 'GET /api/weekly-tasks/planned?goalId=g': planned };
  const api = fakeApi({ ...roadmapAnswers(goal, [aMilestone({ title: 'A step' })]), ...known });
  const page = renderInShell(<AGoalPage />);
  await page.user.click(await screen.findByRole('button', { name: 'More for Goal' }));
  await page.user.click(await screen.findByRole('menuitem', { name: 'Regenerate roadmap' }));
  const dialog = await screen.findByRole('dialog', { name: 'Regenerate roadmap' });
  return { api, dialog, ...page };
}
const applied = { goalOverview: 'New words', timeline: [], undo: 'whole' };

describe('regenerating the roadmap', () => {
  it('shows what would be kept, added, changed and removed before anything changes', async () => {
    const { api, dialog } = await open();
    expect(await within(dialog).findByText('Talk to three designers')).toBeInTheDocument();
    expect(api.calls.find(({ method }) => method === 'POST')?.body).toEqual({ apply: false, sameSteps: false });
    expect(dialog).toHaveTextContent(normalSpaces(formatDay('2027-02-01')));
    expect(dialog).toHaveTextContent(normalSpaces(formatDay('2027-03-01')));
    expect(dialog).toHaveTextContent('Old words');
    expect(dialog).toHaveTextContent('New words');
    expect(dialog).not.toHaveTextContent('That stay');
    expect(dialog).toHaveTextContent('Adds to the timeline: Write to them (Week 3)');
    expect(within(dialog).getByText('My own words').closest('li')).toHaveTextContent('edited by you');
    expect(within(dialog).getByText('Long done').closest('li')).toHaveTextContent('completed');
    expect(within(dialog).queryByRole('checkbox', { name: /My own words/ })).not.toBeInTheDocument();
    expect(within(dialog).getAllByRole('checkbox')).toHaveLength(5);
    expect(api.sent('POST', accept)).toHaveLength(0);
  });

  it('says at its top how many steps it would remove, as long as they are chosen', async () => {
    const two = [...proposal.remove, { id: 'r2', ...step('Learn to ride', null), todos: [] }];
    const { dialog, user } = await open({ ...proposal, remove: two });
    const told = await within(dialog).findByText('Removes 2 steps');
    const added = within(dialog).getByText('Talk to three designers');
    expect(told.compareDocumentPosition(added)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await user.click(within(dialog).getByRole('checkbox', { name: 'Remove: Learn to ride' }));
    expect(within(dialog).getByText('Removes 1 step')).toBeInTheDocument();
    await user.click(within(dialog).getByRole('checkbox', { name: 'Remove: Learn to juggle' }));
    expect(within(dialog).queryByText(/^Removes/)).not.toBeInTheDocument();
  });

  it('says that the task of a step that would go stays in the week', async () => {
    const day = '2027-02-01';
    const { dialog } = await open(proposal, [{ milestoneId: 'r1', todoId: null, specificDate: day, completed: false }]);
    const removed = await within(dialog).findByRole('checkbox', { name: 'Remove: Learn to juggle' });
    const words = `Planned for ${formatDay(day)}: the task stays in your week, without the step.`;
    await waitFor(() => expect(removed.closest('li')).toHaveTextContent(normalSpaces(words)));
  });

  it('accepts all, with one Undo for the whole', async () => {
    const { api, dialog, user, toasts } = await open();
    api.answer(`POST ${accept}`, applied);
    await user.click(await within(dialog).findByRole('button', { name: 'Accept all' }));
    await waitFor(() => expect(toasts[0]?.title).toBe('Roadmap updated'));
    expect(api.sent('POST', accept)[0]?.body).toEqual({ proposalId: 'p', accept: 'all' });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    api.answer('POST /api/undo/goals/whole', { restoredCount: 4 });
    await user.click(screen.getByRole('button', { name: 'Undo: bring back the roadmap' }));
    await waitFor(() => expect(api.sent('POST', '/api/undo/goals/whole')).toHaveLength(1));
    await waitFor(() => expect(screen.queryByText(/Updated: the roadmap/)).not.toBeInTheDocument());
  });

  it('accepts step by step', async () => {
    const { api, dialog, user } = await open();
    api.answer(`POST ${accept}`, applied);
    await user.click(await within(dialog).findByRole('checkbox', { name: 'Remove: Learn to juggle' }));
    await user.click(within(dialog).getByRole('checkbox', { name: 'Change: Goal Overview' }));
    await user.click(within(dialog).getByRole('button', { name: 'Accept 3 of 5' }));
    await waitFor(() =>
      expect(api.sent('POST', accept)[0]?.body).toEqual({ proposalId: 'p', accept: ['c1', 'c3', 'a1'] }),
    );
  });

  it('shows the estimate that a step had before its day', async () => {
    const before = { ...step('Draft the case study', null), estimatedDate: '2027-02-01' };
    const change = { part: 'step', id: 'c1', before, after: step('Draft the case study', '2027-03-01'), todos: [] };
    const { dialog } = await open({ ...proposal, add: [], change: [change], remove: [] });
    const was = await within(dialog).findByText(normalSpaces(`about ${formatDay('2027-02-01')}`));
    expect(was.tagName).toBe('DEL');
    expect(dialog).not.toHaveTextContent('No date');
  });

  it('changes nothing when the dialog is cancelled', async () => {
    const { api, dialog, user } = await open();
    await user.click(await within(dialog).findByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(api.sent('POST', accept)).toHaveLength(0);
  });

  it('offers to draft again when the goal has changed meanwhile', async () => {
    const { api, dialog, user } = await open();
    api.answer(`POST ${accept}`, refusal(409, { detail: 'The goal has changed since' }));
    await user.click(await within(dialog).findByRole('button', { name: 'Accept all' }));
    expect(await within(dialog).findByText('The goal has changed since')).toBeInTheDocument();
    api.answer(ask, { ...proposal, proposalId: 'q', add: [], change: [], remove: [] });
    await user.click(within(dialog).getByRole('button', { name: 'Ask again' }));
    expect(await within(dialog).findByText('Nothing new to propose.')).toBeInTheDocument();
    expect(within(dialog).queryByRole('listitem')).toBeNull();
    expect(within(dialog).queryByRole('button', { name: /Accept/ })).not.toBeInTheDocument();
  });

  it('offers Retry when the coach cannot be reached', async () => {
    const { api, dialog, user } = await open(refusal(503, { detail: 'Sage is away' }));
    expect(await within(dialog).findByText('Sage is away')).toBeInTheDocument();
    api.answer(ask, proposal);
    await user.click(within(dialog).getByRole('button', { name: 'Retry' }));
    expect(await within(dialog).findByRole('button', { name: 'Accept all' })).toBeInTheDocument();
  });
});

describe('clearing the roadmap', () => {
  it('asks, clears and can be undone', async () => {
    const goal = aGoal({ id: 'g', title: 'Goal' });
    const api = fakeApi({
      ...roadmapAnswers(goal, []),
      'POST /api/goals/g/clear-roadmap': { deletedCount: 9, undo: 'c' },
    });
    const { user, toasts } = renderInShell(<AGoalPage />);
    await user.click(await screen.findByRole('button', { name: 'More for Goal' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Clear roadmap' }));
    const question = await screen.findByRole('alertdialog', { name: 'Clear this roadmap?' });
    await user.click(within(question).getByRole('button', { name: 'Clear roadmap' }));
    await waitFor(() => expect(toasts[0]).toMatchObject({ title: 'Roadmap cleared', action: { label: 'Undo' } }));
    expect(api.sent('POST', '/api/goals/g/clear-roadmap')).toHaveLength(1);
  });
});

describe('a goal that got its first target date', () => {
  const targetDate = '2099-02-26';
  const openDated = (steps = [aMilestone({ type: 'ai-step' }), aMilestone({ type: 'ai-step' })]) => {
    const goal = aGoal({ id: 'g', title: 'Goal', targetDate, milestoneCount: steps.length });
    const api = fakeApi({ ...roadmapAnswers(goal, steps), [ask]: proposal });
    return { api, ...renderInShell(<AGoalPage />) };
  };
  const offer = `Date the steps until ${formatDay(targetDate)}`;

  it('offers to date its steps and keep them, as a proposal that changes nothing yet', async () => {
    const { api, user } = openDated();
    await user.click(await screen.findByRole('button', { name: offer }));
    const dialog = await screen.findByRole('dialog', { name: offer });
    expect(await within(dialog).findByText('Draft the case study')).toBeInTheDocument();
    expect(api.calls.find(({ method }) => method === 'POST')?.body).toEqual({ apply: false, sameSteps: true });
  });

  it('offers nothing once a step has its day, or where the steps are the person’s own', async () => {
    for (const steps of [
      [aMilestone({ type: 'ai-step', dueDate: '2099-01-01' }), aMilestone({ type: 'ai-step' })],
      [aMilestone()],
    ]) {
      const { unmount } = openDated(steps);
      await screen.findByRole('heading', { name: 'Your Milestones' });
      expect(screen.queryByRole('button', { name: offer })).not.toBeInTheDocument();
      unmount();
    }
  });
});
