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
 * A message that did not reach the coach: its text stays, with the reason, Retry, Edit and Discard. One that waits for the network is sent by
 * itself.
 */
export function FailedTurn({ sent, onRetry, onEdit, onDiscard }: FailedTurnProps) {
  const { idempotencyKey, message, context, goalId, state, reason } = sent;
  return (
    <>
      <OwnMessage text={message} />
      <div className="-mt-2 flex flex-wrap items-center justify-end gap-x-1 text-meta">
        {state === 'waiting' ? (
          <span className="flex items-center gap-x-1 text-text-2">
            <CloudOff className="size-3.5 flex-none" aria-hidden />
            Is sent when you are back online
          </span>
        ) : (
          <span className="flex items-center gap-x-1 text-danger">
            <CircleAlert className="size-3.5 flex-none" aria-hidden />
            <span>Not sent</span>
          </span>
        )}
        {/* they wrap together */}
        <span className="flex gap-x-1">
          {state === 'waiting' ? null : (
            <Button size="sm" onClick={() => onRetry({ idempotencyKey, message, context, goalId })}>
              Retry
            </Button>
          )}
          <Button size="sm" variant="ghost" onClick={() => onEdit(sent)}>
            Edit
          </Button>
          <Button size="sm" variant="ghost" onClick={() => onDiscard(idempotencyKey)}>
            Discard
          </Button>
        </span>
        {reason ? <p className="basis-full text-right text-text-2">{reason}</p> : null}
      </div>
    </>
  );
}
