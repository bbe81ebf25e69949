import { expect, it } from '@jest/globals';
import type { Goal } from '@pathwise/contracts/api/goals';
import { fakeApi } from '@pathwise/federation/testing/fake-api';
import { formatDay } from '@pathwise/remote-kit/day.rules';
import { renderInShell } from '@pathwise/remote-kit/testing/in-shell';
import { normalSpaces } from '@pathwise/ui/testing/normal-spaces';
import { screen } from '@testing-library/react';
import { AGoalPage } from '../../test/a-goal-page.tsx';
import { aGoal } from '../../test/fixtures.ts';
import { roadmapAnswers } from '../../test/roadmap-answers.ts';

const targetDate = '2027-04-30';
async function open(own: Partial<Goal>) {
  fakeApi(roadmapAnswers(aGoal({ id: 'g', title: 'Goal', targetDate, ...own }), []));
  const page = renderInShell(<AGoalPage />);
  await screen.findByText(normalSpaces(`Due ${formatDay(targetDate)}`));
  return page;
}

it('a target date that Sage read in the goal’s words says so, and can be changed there', async () => {
  const { user } = await open({ isTargetDateRead: true });
  expect(screen.getByText('from your words ·')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Change the target date' }));
  expect(await screen.findByRole('dialog', { name: 'Edit Goal' })).toBeInTheDocument();
});

it('a target date of the person stands alone', async () => {
  await open({});
  expect(screen.queryByText('from your words ·')).not.toBeInTheDocument();
});

it('a category that Sage read in the goal’s words says so, and can be changed there', async () => {
  const { user } = await open({ category: 'health', isCategoryRead: true });
  expect(screen.getByText('Health').nextSibling).toHaveTextContent('from your words · Change');
  await user.click(screen.getByRole('button', { name: 'Change the category' }));
  expect(await screen.findByRole('dialog', { name: 'Edit Goal' })).toBeInTheDocument();
});
