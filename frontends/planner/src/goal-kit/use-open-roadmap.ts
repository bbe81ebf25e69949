import { useShell } from '@pathwise/federation/shell-contract';
import { selectedGoalId } from '@pathwise/federation/storage-keys';

/** Stores the goal for the Preview tab and switches to that tab. */
export function useOpenRoadmap(): (goalId: string) => void {
  const { setView } = useShell();
  return (goalId) => {
    selectedGoalId.set(goalId);
    setView('preview');
  };
}
