import type { Goal } from '@pathwise/contracts/api/goals';
import { api } from '@pathwise/federation/api';
import { keyOf, type QueryClient, useQueryClient } from '@pathwise/federation/query';
import { announce, useShell } from '@pathwise/federation/shell-contract';
import { showError } from '@pathwise/remote-kit/show-failure';
import { notify } from '@pathwise/ui/notify';
import { type AskedGoal, CreateGoalButton } from '../goal-kit/create-goal-button.tsx';
import { roadmapRequest } from '../goal-kit/goal.rules.ts';

/** 'Create Goal' of the goals page. The coach then starts on the new goal in an empty chat (spec part 1, section 4). */
export function CreateFromGoals(asked: AskedGoal) {
  const queries = useQueryClient();
  const { setView } = useShell();

  async function startChat(goal: Goal): Promise<void> {
    const cleared = await clearChat(queries);
    notify({
      title: 'Goal created successfully! AI chat started to help build your roadmap!',
      action: cleared && { label: 'Restore chat', onSelect: () => void restoreChat(queries, cleared.undo) },
    });
    setView('workspace');
    announce('openAiChat', { message: roadmapRequest(goal), goalId: goal.id });
  }

  return (
    <CreateGoalButton
      {...asked}
      heading="Create Goal"
      defaultCategory="personal"
      onCreated={(goal) => void startChat(goal)}
      onFailed={() => showError('Failed to create goal. Please try again.')}
    />
  );
}

/** Returns the token that restores the chat; undefined when it was empty or could not be cleared. */
async function clearChat(queries: QueryClient): Promise<{ undo: string } | undefined> {
  try {
    const { deletedCount, undo } = await api.ai.clearChats({ body: {} });
    await refreshChat(queries);
    return deletedCount > 0 ? { undo } : undefined;
  } catch (error) {
    // the spec only logs a failure of the chat; the new message is sent all the same
    console.warn('The chat could not be cleared', error);
    return undefined;
  }
}

async function restoreChat(queries: QueryClient, token: string): Promise<void> {
  try {
    await api.ai.undoInAi({ params: { token }, body: {} });
  } catch {
    showError('Failed to restore the chat.');
  }
  await refreshChat(queries);
}

const refreshChat = (queries: QueryClient) => queries.invalidateQueries({ queryKey: keyOf(api.ai.listChats) });
