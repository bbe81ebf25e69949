import { Button } from '@pathwise/ui/button';
import { useConfirmation } from '@pathwise/ui/use-confirmation';
import { CalendarClock, Send } from 'lucide-react';
import type { Template } from './templates-queries.ts';
import { useSendToAll, useSendWeekly } from './use-send.ts';

/** Sends the stored template to everybody, after a question. */
export function SendToAllButton({ template: { type, name } }: { template: Template }) {
  const send = useSendToAll(type);
  const { confirm, confirmation } = useConfirmation();
  const ask = async () => {
    const isSure = await confirm({
      title: `Send ${name} to everybody?`,
      description: 'Everybody who has not unsubscribed gets the saved template. You can pause it while it runs.',
      confirmLabel: 'Send to everybody',
    });
    if (isSure) send.mutate();
  };
  return (
    <>
      <Button loading={send.isPending} onClick={() => void ask()}>
        <Send aria-hidden />
        Send to all
      </Button>
      {confirmation}
    </>
  );
}

/** Sends this week's progress now. */
export function SendWeeklyButton() {
  const send = useSendWeekly();
  const { confirm, confirmation } = useConfirmation();
  const ask = async () => {
    const isSure = await confirm({
      title: 'Send this week’s progress now?',
      description: 'Everybody who has not had it this week, and has something to read in it, gets the mail.',
      confirmLabel: 'Send now',
    });
    if (isSure) send.mutate();
  };
  return (
    <>
      <Button size="sm" loading={send.isPending} onClick={() => void ask()}>
        <CalendarClock aria-hidden />
        Send weekly progress
      </Button>
      {confirmation}
    </>
  );
}
