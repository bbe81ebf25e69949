import type { Chat } from '@pathwise/contracts/api/ai';
import { announce } from '@pathwise/federation/shell-contract';
import { Button } from '@pathwise/ui/button';
import { withLocalDays } from '@pathwise/ui/day';
import { Markdown } from '../markdown/markdown.tsx';
import { isOverLimit, offersUpgrade, readReadyReply, taskOffered } from './chat.rules.ts';
import { OfferedTask } from './offered-task.tsx';
import { ReadyCard } from './ready-card.tsx';

interface ReplyProps {
  readonly chat: Chat;
  /** Sends this turn's message again; undefined when that was done already. */
  readonly onTryAgain: (() => void) | undefined;
  readonly onViewRoadmap: (goalId: string | null) => void;
}

/** One answer of the coach: plain, with an upgrade button where it offers one, or the card of a finished roadmap. */
export function Reply({ chat, onTryAgain, onViewRoadmap }: ReplyProps) {
  const ready = readReadyReply(chat.response);
  if (ready) return <ReadyCard reply={ready} goalId={chat.goalId} onView={() => onViewRoadmap(chat.goalId)} />;
  const task = taskOffered(chat.response);
  return (
    <div className="grid gap-3">
      <Markdown text={chat.response} />
      {task ? <OfferedTask task={task} chatId={chat.id} /> : null}
      {offersUpgrade(chat.response) ? (
        <div className="flex flex-wrap gap-2">
          <Button className="whitespace-nowrap" onClick={() => announce('app:upgrade', { feature: 'goals' })}>
            Upgrade to Premium
          </Button>
          {onTryAgain && isOverLimit(chat.response) ? (
            <Button variant="ghost" onClick={onTryAgain}>
              Try again
            </Button>
          ) : null}
        </div>
      ) : null}
    </div>
  );
}

export function OwnMessage({ text }: { text: string }) {
  return (
    <p
      data-own-message
      className="max-w-[88%] max-tiny:max-w-full self-end whitespace-pre-wrap rounded-[14px_14px_4px_14px] bg-sunken px-3.5 py-2.5"
    >
      <span className="sr-only">You: </span>
      {withLocalDays(text)}
    </p>
  );
}
