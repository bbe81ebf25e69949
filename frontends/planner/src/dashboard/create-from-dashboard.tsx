import { showFailure } from '@pathwise/remote-kit/show-failure';
import { notify } from '@pathwise/ui/notify';
import { CreateGoalButton, type CreateGoalButtonLook } from '../goal-kit/create-goal-button.tsx';

/** 'Create New Goal' of the dashboard. The goal's roadmap arrives by event, without the chat. */
export function CreateFromDashboard(look: CreateGoalButtonLook) {
  return (
    <CreateGoalButton
      {...look}
      heading="Create New Goal"
      defaultCategory="profession"
      onCreated={() =>
        notify({
          title: 'Goal created successfully',
          description: 'Your new goal has been added to your dashboard.',
        })
      }
      onFailed={(error) => showFailure('Error creating goal', error, 'Failed to create goal. Please try again.')}
    />
  );
}
