import { Button } from '@pathwise/ui/button';
import { CircleAlert, CloudOff } from 'lucide-react';
import type { OutgoingMessage, SentMessage } from './chat.rules.ts';
import { OwnMessage } from './reply.tsx';

interface FailedTurnProps {
  readonly sent: SentMessage;
  readonly onRetry: (message: OutgoingMessage) => void;
  readonly onDiscard: (idempotencyKey: string) => void;
  /** Takes the words back into the field. */
  readonly onEdit: (message: OutgoingMessage) => void;
}

/**
 * A message that did not reach the coach: its text stays, with Retry, Edit and Discard. One that waits for the network is sent by
 * itself.
 */
export function FailedTurn({ sent, onRetry, onEdit, onDiscard }: FailedTurnProps) {
  const { idempotencyKey, message, context, goalId, state } = sent;
  return (
    <>
      <OwnMessage text={message} />
      <div className="-mt-2 flex flex-wrap items-center justify-end gap-x-1 text-meta">
        {state === 'waiting' ? (
          <span className="mr-1 flex items-center gap-x-1 text-text-2">
            <CloudOff className="size-3.5" aria-hidden />
            Is sent when you are back online
          </span>
        ) : (
          <>
            <span className="mr-1 flex items-center gap-x-1 text-danger">
              <CircleAlert className="size-3.5" aria-hidden />
              <span>Not sent</span>
            </span>
            <Button size="sm" onClick={() => onRetry({ idempotencyKey, message, context, goalId })}>
              Retry
            </Button>
          </>
        )}
        <Button size="sm" variant="ghost" onClick={() => onEdit(sent)}>
          Edit
        </Button>
        <Button size="sm" variant="ghost" onClick={() => onDiscard(idempotencyKey)}>
          Discard
        </Button>
      </div>
    </>
  );
}
