import { Skeleton, SkeletonGroup } from '@pathwise/ui/skeleton';
import { Fragment, lazy, type ReactNode, Suspense, useEffect, useEffectEvent, useRef } from 'react';
import { Markdown } from '../markdown/markdown.tsx';
import { messageOf, type OutgoingMessage, type Turn } from './chat.rules.ts';
import { Choices } from './choices.tsx';
import { dayLabel } from './day-label.ts';
import { EarlierMessages, useEarlierMessages } from './earlier-messages.tsx';
import { FailedTurn } from './failed-turn.tsx';
import { Greeting } from './greeting.tsx';
import { CardSkeleton } from './proposal-frame.tsx';
import { OwnMessage, Reply } from './reply.tsx';

// most conversations have no proposal
const ProposalCard = lazy(async () => ({ default: (await import('./proposal-card.tsx')).ProposalCard }));

interface ChatLogProps {
  readonly turns: readonly Turn[];
  readonly isLoading: boolean;
  /** What is said in place of the stored conversation when that could not be loaded. */
  readonly missing: ReactNode;
  readonly firstName: string | null;
  /** Takes an example's sentence into the field. */
  readonly onStart: (prompt: string) => void;
  readonly onViewRoadmap: (goalId: string | null) => void;
  /** Sends an answered message again, as a new one. */
  readonly onTryAgain: (message: string) => void;
  /** Sends words of the person, about a goal when it is named, else about the one in view. */
  readonly onSay: (words: string, goalId?: string) => void;
  readonly onRetry: (message: OutgoingMessage) => void;
  readonly onEdit: (message: OutgoingMessage) => void;
  readonly onDiscard: (idempotencyKey: string) => void;
}

/**
 * The conversation. Only finished turns are in the live region, so that a streamed answer is announced once and whole.
 * It announces nothing until the stored conversation has loaded.
 */
export function ChatLog(props: ChatLogProps) {
  const { turns, isLoading, missing, firstName, onStart, onViewRoadmap, onTryAgain, onSay } = props;
  const { onRetry, onEdit, onDiscard } = props;
  const earlier = useEarlierMessages(turns);
  const shown = [...earlier.turns, ...turns];
  const latest = turns.findLast(({ kind }) => kind === 'answered');
  const underway = turns.filter(({ kind }) => kind === 'sending');
  const isPending = underway.length > 0;
  const { log, content, noteScroll, stay } = useFollowing(turns);
  return (
    <div
      ref={log}
      onScroll={noteScroll}
      onWheel={({ deltaY }) => (deltaY < 0 ? stay() : undefined)}
      onTouchMove={stay}
      onPointerDown={stay}
      onKeyDown={stay}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the conversation scrolls, which the keyboard must be able to do
      tabIndex={0}
      role="log"
      aria-label="Conversation"
      aria-live={isLoading ? 'off' : 'polite'}
      // positioned, or the visually hidden text in it would make the page as long as the conversation
      className="relative flex-1 overflow-y-auto overscroll-contain p-5 max-tiny:p-3"
    >
      <div ref={content} className="flex flex-col gap-4">
        {isLoading ? <LogSkeleton /> : null}
        {missing}
        {isLoading || missing || earlier.hasMore ? null : (
          <Greeting firstName={firstName} onStart={shown.length === 0 ? onStart : undefined} />
        )}
        {isLoading ? null : <EarlierMessages earlier={earlier} />}
        {shown.map((turn, index) => {
          if (turn.kind === 'answered') {
            const { chat } = turn;
            const previous = shown[index - 1];
            const day = dayLabel(chat.createdAt);
            const isNewDay = previous?.kind !== 'answered' || dayLabel(previous.chat.createdAt) !== day;
            const isLatest = turn === latest;
            return (
              <Fragment key={turn.key}>
                {isNewDay ? <p className="self-center text-text-3 text-xs">{day}</p> : null}
                <OwnMessage text={chat.message} />
                <Reply
                  chat={chat}
                  onTryAgain={
                    shown.slice(index + 1).some((later) => wordsOf(later) === chat.message)
                      ? undefined
                      : () => onTryAgain(chat.message)
                  }
                  onViewRoadmap={onViewRoadmap}
                />
                {chat.proposal ? (
                  <Suspense fallback={<CardSkeleton />}>
                    <ProposalCard
                      ids={chat.proposal}
                      isLatest={isLatest}
                      later={shown
                        .slice(index + 1)
                        .map((turn) => (turn.kind === 'answered' ? turn.chat.proposal : null))}
                      asked={messageOf(chat, shown)}
                      onAskAgain={isPending ? undefined : (words) => onSay(words, chat.proposal?.goalId)}
                      onViewRoadmap={onViewRoadmap}
                    />
                  </Suspense>
                ) : null}
                {isLatest && chat.choices.length > 0 ? (
                  <Choices choices={chat.choices} disabled={isPending} onChoose={onSay} />
                ) : null}
              </Fragment>
            );
          }
          if (turn.kind !== 'sending') {
            return (
              <FailedTurn key={turn.key} sent={turn.sent} onRetry={onRetry} onEdit={onEdit} onDiscard={onDiscard} />
            );
          }
          return <OwnMessage key={turn.key} text={turn.sent.message} />;
        })}
        {underway.map((turn) => (turn.kind === 'sending' ? <Underway key={turn.key} text={turn.sent.text} /> : null))}
      </div>
    </div>
  );
}

function wordsOf(turn: Turn): string {
  return turn.kind === 'answered' ? turn.chat.message : turn.sent.message;
}

/** The answer as it streams: visible at once, announced to screen readers when it is complete. */
function Underway({ text }: { text: string }) {
  return (
    <>
      {text ? (
        <div aria-hidden aria-live="off">
          <Markdown text={text} />
        </div>
      ) : null}
      <p className="text-text-3">Agent is thinking & building your goal</p>
    </>
  );
}

function LogSkeleton() {
  return (
    <SkeletonGroup label="Loading your conversation" className="grid gap-4">
      <Skeleton className="ml-auto h-12 w-3/4 rounded-lg" />
      <Skeleton className="h-3.5 w-full" />
      <Skeleton className="h-3.5 w-4/5" />
    </SkeletonGroup>
  );
}

const nearEndPx = 60;
const roomAbovePx = 12;

/**
 * Where the log scrolls to: its end, or the start of the last answer when that does not fit. The answers to choose from
 * under it stay in sight when that hides little of its start.
 */
function scrollGoal(log: HTMLElement): number {
  const end = log.scrollHeight - log.clientHeight;
  const answer = [...log.querySelectorAll('[data-own-message]')].at(-1)?.nextElementSibling;
  // an element without a layout yet, such as markdown whose parser is loading, is at 0
  if (!(answer instanceof HTMLElement) || answer.offsetTop === 0) return end;
  const start = answer.offsetTop - roomAbovePx;
  const isAsked = log.querySelector('[data-choices]') !== null;
  return isAsked && end - start < log.clientHeight / 3 ? end : Math.min(end, start);
}

/**
 * Keeps the end of the conversation visible as it grows, until the person's hand is on it. Of an answer longer than the
 * log, the start stays visible. The browser scrolls by itself too, when the field shrinks, and that ends nothing.
 */
function useFollowing(turns: readonly Turn[]) {
  const log = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const isFollowing = useRef(true);
  const follow = useEffectEvent(() => {
    if (log.current && isFollowing.current) log.current.scrollTop = scrollGoal(log.current);
  });
  const noteScroll = () => {
    if (!log.current) return;
    const { scrollHeight, scrollTop, clientHeight } = log.current;
    if (scrollHeight - scrollTop - clientHeight < nearEndPx) isFollowing.current = true;
  };
  const stay = () => {
    isFollowing.current = false;
  };

  const newest = turns.at(-1);
  const sent = newest?.kind === 'sending' ? newest.key : undefined;
  useEffect(() => {
    if (sent === undefined) return;
    isFollowing.current = true;
    follow();
  }, [sent]);
  useEffect(() => {
    follow();
    // an answer grows after it has rendered, when its markdown is parsed
    if (!content.current || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => follow());
    observer.observe(content.current);
    if (log.current) observer.observe(log.current); // the growing field and a phone's keyboard take its room
    return () => observer.disconnect();
  }, []);
  return { log, content, noteScroll, stay };
}
