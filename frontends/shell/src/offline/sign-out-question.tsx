import { useConnection } from '@pathwise/federation/use-connection';
import { AlertDialog } from '@pathwise/ui/alert-dialog';

export function WaitingQuestion({ onAnswer }: { onAnswer: (mayDiscard: boolean) => void }) {
  const { waiting } = useConnection();
  const count = waiting.length;
  return (
    <AlertDialog
      open
      destructive
      title={count === 1 ? 'Discard a change that was not sent?' : `Discard ${count} changes that were not sent?`}
      description="Signing out removes everything of you from this device, also what still waits to be sent."
      confirmLabel="Sign out and discard"
      cancelLabel="Stay signed in"
      onAnswer={onAnswer}
    />
  );
}
