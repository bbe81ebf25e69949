import { describe, expect, it } from '@jest/globals';
import type { Goal } from '@pathwise/contracts/api/goals';
import { fakeApi } from '@pathwise/federation/testing/fake-api';
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
  return { api, goal, saved, sent, ...page };
}

describe('a goal whose kind Sage was unsure of', () => {
  it('gets the plan of the kind that the person chooses, as a proposal', async () => {
    const { api, saved, sent, user } = await open();
    const description = 'The lake is near.\nClosest to: Learn to sail.';
    saved({ description });
    api.answer('POST /api/goals/g/generate-overview', {
      ...{ proposalId: 'p', expiresAt: '2099-11-22T08:00:00.000Z', keep: [], change: [], remove: [] },
      add: [
        {
          ...{ id: 'a1', title: 'Book a trial sail', description: null, dueDate: null, timeframe: 'general' },
          ...{ resources: null, todos: [] },
        },
      ],
    });
    await user.click(screen.getByRole('button', { name: 'Learn to sail' }));
    expect(await screen.findByRole('dialog', { name: 'Plan for “Learn to sail”' })).toHaveTextContent(
      'Nothing changes until you accept',
    );
    expect(await screen.findByText('Book a trial sail')).toBeInTheDocument();
    expect(sent()).toEqual({ description });
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.queryByText(question)).not.toBeInTheDocument();
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
