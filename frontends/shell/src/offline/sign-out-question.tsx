import { useConnection } from '@pathwise/federation/use-connection';
import { AlertDialog } from '@pathwise/ui/alert-dialog';
import { losses } from './losses.rules.ts';

interface SignOutQuestionProps {
  /** The names of the person's drafts. */
  readonly drafts: readonly string[];
  readonly onAnswer: (mayDiscard: boolean) => void;
}

export function SignOutQuestion({ drafts, onAnswer }: SignOutQuestionProps) {
  const { waiting } = useConnection();
  const { title, what } = losses({ waitingCount: waiting.length, drafts });
  return (
    <AlertDialog
      open
      destructive
      title={title}
      description={`Signing out removes everything of you from this device, also ${what}.`}
      confirmLabel="Sign out and discard"
      cancelLabel="Stay signed in"
      onAnswer={onAnswer}
    />
  );
}
