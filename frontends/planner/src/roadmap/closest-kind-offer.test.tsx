import { describe, expect, it } from '@jest/globals';
import type { Goal } from '@pathwise/contracts/api/goals';
import { fakeApi, refusal } from '@pathwise/federation/testing/fake-api';
import { renderInShell } from '@pathwise/remote-kit/testing/in-shell';
import { screen, waitFor } from '@testing-library/react';
import { AGoalPage } from '../../test/a-goal-page.tsx';
import { aGoal, aMilestone } from '../../test/fixtures.ts';
import { roadmapAnswers } from '../../test/roadmap-answers.ts';

const question = 'Is this the plan you meant?';
const unsure: Partial<Goal> = {
  id: 'g',
  title: 'Get out on the water',
  description: 'The lake is near.',
  roadmapStatus: 'ready',
  closestKinds: ['Learn to sail', 'Swim in open water'],
};

async function open(own: Partial<Goal> = {}, step = aMilestone({ type: 'ai-step' })) {
  const goal = aGoal({ ...unsure, milestoneCount: 1, ...own });
  const api = fakeApi(roadmapAnswers(goal, [step]));
  const page = renderInShell(<AGoalPage />);
  await screen.findByRole('checkbox', { name: new RegExp(step.title) });
  const saved = (changes: Partial<Goal>) => {
    const { closestKinds: _, ...known } = goal;
    api.answer('PUT /api/goals/g', { ...known, ...changes });
    api.answer('GET /api/goals/g', { ...known, ...changes });
  };
  const sent = () => api.calls.find(({ method }) => method === 'PUT')?.body;
  const choose = async () => {
    api.answer('POST /api/goals/g/generate-overview', proposal);
    api.answer('POST /api/goals/g/roadmap/accept', { goalOverview: '', timeline: [], undo: 'whole' });
    await page.user.click(screen.getByRole('button', { name: 'Learn to sail' }));
    await screen.findByRole('dialog', { name: 'Plan for “Learn to sail”' });
    await screen.findByText('Book a trial sail');
  };
  return { api, saved, sent, choose, ...page };
}
const step = { id: 'a1', title: 'Book a trial sail', description: null, dueDate: null, timeframe: 'general' };
const proposal = {
  ...{ proposalId: 'p', expiresAt: '2099-11-22T08:00:00.000Z', keep: [], change: [], remove: [] },
  add: [{ ...step, resources: null, todos: [] }],
};

describe('a goal whose kind Sage was unsure of', () => {
  it('gets the plan of the chosen kind, which its description names from then on', async () => {
    const { api, saved, sent, choose, user } = await open();
    const description = 'The lake is near.\nClosest to: Learn to sail.';
    await choose();
    expect(api.calls.find(({ method }) => method === 'POST')?.body).toMatchObject({ closestKind: 'Learn to sail' });
    saved({ description });
    await user.click(screen.getByRole('button', { name: 'Accept all' }));
    await waitFor(() => expect(screen.queryByText(question)).not.toBeInTheDocument());
    expect(sent()).toEqual({ description, version: 1 });
  });

  it('stays as it is when the proposal is cancelled, and can take another kind', async () => {
    const { sent, choose, user } = await open();
    await choose();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByRole('button', { name: 'Swim in open water' })).toBeEnabled();
    expect(sent()).toBeUndefined();
  });

  it('keeps all words of a long description', async () => {
    const { saved, sent, choose, user } = await open({ description: 'w'.repeat(1_990) });
    await choose();
    saved({});
    await user.click(screen.getByRole('button', { name: 'Accept all' }));
    await waitFor(() => expect(sent()).toEqual({ isKindRight: true }));
  });

  it('says when its choice could not be saved', async () => {
    const { api, toasts, user } = await open();
    api.answer('PUT /api/goals/g', refusal(500));
    await user.click(screen.getByRole('button', { name: 'This plan fits' }));
    await waitFor(() => expect(toasts).toMatchObject([{ description: 'Failed to update goal. Please try again.' }]));
    expect(screen.getByText(question)).toBeInTheDocument();
  });

  it('is no longer asked about when its plan fits', async () => {
    const { saved, sent, user } = await open();
    saved({});
    await user.click(screen.getByRole('button', { name: 'This plan fits' }));
    await waitFor(() => expect(screen.queryByText(question)).not.toBeInTheDocument());
    expect(sent()).toEqual({ isKindRight: true });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('is not asked about once a step is ticked', async () => {
    await open({}, aMilestone({ type: 'ai-step', completed: true }));
    expect(screen.queryByText(question)).not.toBeInTheDocument();
  });
});
