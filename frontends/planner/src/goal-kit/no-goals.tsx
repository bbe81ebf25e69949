import { useGoalBuilding } from '@pathwise/federation/goal-building';
import { announce } from '@pathwise/federation/shell-contract';
import { Button } from '@pathwise/ui/button';
import { EmptyState } from '@pathwise/ui/empty-state';
import { Target } from 'lucide-react';
import { FirstGoalUnderway } from './first-goal-underway.tsx';

/**
 * Instead of the goals of a person without any. The page has its button that creates one, so this leads to the coach, whose empty
 * chat offers examples.
 */
export function NoGoals({ className }: { className?: string }) {
  if (useGoalBuilding()) return <FirstGoalUnderway />;
  return (
    <EmptyState
      icon={Target}
      title="No goals yet. Create your first goal to get started!"
      hint="Write it in your own words. Sage turns it into steps, with dates when you name one."
      action={<Button onClick={() => announce('openAiChat')}>Ask Sage</Button>}
      {...(className ? { className } : {})}
    />
  );
}
