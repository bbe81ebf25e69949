import { noteWaiting } from '@pathwise/federation/connection';
import { useQueryClient } from '@pathwise/federation/query';
import { useMember } from '@pathwise/federation/shell-contract';
import { type WaitingWrite, waitingWrites } from '@pathwise/federation/storage-keys';
import { useConnection } from '@pathwise/federation/use-connection';
import { Button } from '@pathwise/ui/button';
import { Dialog } from '@pathwise/ui/dialog';

/** What waits to be sent, and what the server refused, each to try again or to discard. */
export function WaitingDialog({ onClose }: { onClose: () => void }) {
  const { id: personId } = useMember();
  const queries = useQueryClient();
  const { waiting } = useConnection();
  const change = (store: () => void) => {
    store();
    noteWaiting();
    // shows the boards without a discarded change, and sends one that is tried again
    void queries.invalidateQueries();
  };
  return (
    <Dialog open onOpenChange={onClose} title="Not sent yet">
      {waiting.length === 0 ? <p className="text-text-2">Everything is sent.</p> : null}
      <ul className="divide-y divide-line">
        {waiting.map((one) => (
          <Row
            key={one.id}
            one={one}
            onRetry={() => change(() => waitingWrites.set(personId, { ...one, refused: undefined }))}
            onDiscard={() => change(() => waitingWrites.remove(personId, one.id))}
          />
        ))}
      </ul>
    </Dialog>
  );
}

interface RowProps {
  readonly one: WaitingWrite;
  readonly onRetry: () => void;
  readonly onDiscard: () => void;
}

function Row({ one, onRetry, onDiscard }: RowProps) {
  const { content } = one.body;
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] gap-1 py-3">
      <p className="break-words font-medium">{one.what}</p>
      {typeof content === 'string' ? <p className="line-clamp-6 whitespace-pre-wrap text-text-2">{content}</p> : null}
      <p className="text-meta text-text-3">
        {one.refused === undefined ? 'Is sent when you are back online.' : `Not sent: ${one.refused}`}
      </p>
      <p className="flex flex-wrap gap-2">
        {one.refused === undefined ? null : (
          <Button size="sm" onClick={onRetry}>
            Try again
          </Button>
        )}
        <Button size="sm" variant="ghost" onClick={onDiscard}>
          Discard
        </Button>
      </p>
    </li>
  );
}
