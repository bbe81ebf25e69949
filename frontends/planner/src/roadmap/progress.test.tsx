import { describe, expect, it } from '@jest/globals';
import type { Goal, Milestone } from '@pathwise/contracts/api/goals';
import { fakeApi } from '@pathwise/federation/testing/fake-api';
import { renderInShell } from '@pathwise/remote-kit/testing/in-shell';
import { screen, within } from '@testing-library/react';
import { AGoalPage } from '../../test/a-goal-page.tsx';
import { aGoal, aMilestone } from '../../test/fixtures.ts';
import { roadmapAnswers } from '../../test/roadmap-answers.ts';

async function explain(milestones: Milestone[], own: Partial<Goal>) {
  fakeApi(roadmapAnswers(aGoal({ id: 'g', ...own }), milestones));
  const { user } = renderInShell(<AGoalPage />);
  const button = await screen.findByRole('button', { name: /what counts$/ });
  await user.click(button);
  return { user, button, panel: screen.getByRole('region', { name: 'What counts towards the progress' }) };
}

describe('the percentage of a goal', () => {
  it('opens a breakdown of which milestones count', async () => {
    const { user, button, panel } = await explain(
      [
        aMilestone({ title: 'Choose', completed: true }),
        aMilestone({ title: 'Draft' }),
        aMilestone({ title: 'Apply' }),
      ],
      { milestoneCount: 3, completedMilestoneCount: 1, progress: 33 },
    );
    expect(panel).toHaveTextContent('1 of 3 steps are done, so the goal is at 33%.');
    expect(within(panel).getByRole('heading', { name: 'Done: 1' })).toBeInTheDocument();
    expect(within(panel).getByText('Choose')).toBeInTheDocument();
    expect(within(panel).getByRole('heading', { name: 'Still open: 2' })).toBeInTheDocument();
    expect(within(panel).getByText('Apply')).toBeInTheDocument();
    await user.click(button);
    expect(panel).not.toBeInTheDocument();
  });

  it('says that the person set it while there are no steps', async () => {
    const { panel } = await explain([], { progress: 40 });
    expect(panel).toHaveTextContent('No step counts yet, so this is the progress you set: 40%.');
  });

  it('says that a completed goal reads 100%', async () => {
    const { panel } = await explain([aMilestone({ title: 'Left open' })], {
      status: 'completed',
      milestoneCount: 1,
      progress: 100,
    });
    expect(panel).toHaveTextContent('A completed goal reads 100%');
  });
});
