import { describe, expect, it } from '@jest/globals';
import type { Goal } from '@pathwise/contracts/api/goals';
import { fakeApi } from '@pathwise/federation/testing/fake-api';
import { renderInShell } from '@pathwise/remote-kit/testing/in-shell';
import { screen, waitFor } from '@testing-library/react';
import { AGoalPage } from '../../test/a-goal-page.tsx';
import { aGoal, aMilestone } from '../../test/fixtures.ts';
import { roadmapAnswers } from '../../test/roadmap-answers.ts';

const coachNote = 'You should not have to carry this alone.\n\n- **Samaritans**: 116 123';
const ask = 'POST /api/goals/g/generate-overview';
const declined: Partial<Goal> = { id: 'g', title: 'Goal', roadmapStatus: 'none', coachNote };

async function open(own: Partial<Goal>, steps = [] as ReturnType<typeof aMilestone>[]) {
  const api = fakeApi(roadmapAnswers(aGoal({ ...own, milestoneCount: steps.length }), steps));
  const page = renderInShell(<AGoalPage />);
  await screen.findByRole('button', { name: 'More for Goal' });
  return { api, ...page };
}
const noteShown = () => screen.findByRole('heading', { name: 'A word from Sage' });

describe('a goal that the coach drafts nothing for', () => {
  it('shows the note with the help lines where the roadmap would be, and nothing that plans it', async () => {
    await open(declined);
    await noteShown();
    expect(await screen.findByText('Samaritans', { selector: 'strong' })).toBeInTheDocument();
    for (const name of ['Goal Overview', 'Your Milestones', 'AI Suggestions'])
      expect(screen.queryByRole('heading', { name })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Build a roadmap' })).not.toBeInTheDocument();
    expect(screen.queryByText('Sage is drafting', { exact: false })).not.toBeInTheDocument();
  });

  it('shows the note in the timeline view too', async () => {
    const { user } = await open(declined);
    await noteShown();
    await user.click(screen.getByRole('button', { name: 'Timeline View' }));
    await noteShown();
    expect(screen.queryByRole('heading', { name: 'Your Milestones' })).not.toBeInTheDocument();
  });

  it('cannot be regenerated', async () => {
    const { user } = await open(declined);
    await user.click(screen.getByRole('button', { name: 'More for Goal' }));
    expect(await screen.findByRole('menuitem', { name: 'Regenerate roadmap' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  });

  it('keeps the steps of an earlier text in sight', async () => {
    await open({ ...declined, roadmapStatus: 'ready' }, [aMilestone({ title: 'An earlier step' })]);
    await noteShown();
    expect(screen.getByRole('checkbox', { name: /An earlier step/ })).toBeInTheDocument();
  });
});

describe('asking for a new roadmap that the coach declines', () => {
  it('closes the dialog and shows the note', async () => {
    const { api, user } = await open({ id: 'g', title: 'Goal', aiOverview: 'Words' }, [aMilestone()]);
    api.answer(ask, { coachNote });
    api.answer('GET /api/goals/g', aGoal({ ...declined, roadmapStatus: 'ready', milestoneCount: 1 }));
    await user.click(screen.getByRole('button', { name: 'More for Goal' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Regenerate roadmap' }));
    await noteShown();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('by Build a roadmap shows the note and claims no update', async () => {
    const { api, user } = await open({ id: 'g', title: 'Goal', roadmapStatus: 'none' });
    api.answer(ask, { coachNote });
    api.answer('GET /api/goals/g', aGoal(declined));
    await user.click(await screen.findByRole('button', { name: 'Build a roadmap' }));
    await noteShown();
    expect(screen.queryByText('Roadmap updated')).not.toBeInTheDocument();
  });

  it('by Regenerate suggestions shows the note and claims no change', async () => {
    const { api, user } = await open({ id: 'g', title: 'Goal', aiOverview: 'Words' });
    api.answer('POST /api/goals/g/ai-suggestions/regenerate', []);
    api.answer('GET /api/goals/g', aGoal(declined));
    await user.click(await screen.findByRole('button', { name: 'Regenerate suggestions' }));
    await noteShown();
    expect(screen.queryByText('Suggestions regenerated')).not.toBeInTheDocument();
  });
});
