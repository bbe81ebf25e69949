import type { Chat, ChatContext } from '@pathwise/contracts/api/ai';
import { roadmapReadyPhrase, taskOfferPhrase } from '@pathwise/contracts/chat.rules';

/** The longest message that the coach accepts, in characters. */
export const longestMessage = 4000;

export interface OutgoingMessage {
  /** Sent with the message, so that a repeated message is answered once. */
  readonly idempotencyKey: string;
  readonly message: string;
  readonly context?: ChatContext | undefined;
  readonly goalId?: string | undefined;
}
/**
 * A message being sent, refused, waiting for the network, or answered. `answer` is there once it is answered, until the list has
 * it.
 */
export interface SentMessage extends OutgoingMessage {
  readonly state: 'sending' | 'failed' | 'waiting' | 'answered';
  /** When it was first sent, as an ISO time of this device's clock. */
  readonly sentAt: string;
  readonly isRefused?: boolean | undefined;
  /** Why it was not sent, in a sentence. */
  readonly reason?: string | undefined;
  /** The answer's text so far. */
  readonly text: string;
  readonly answer?: Chat;
}

/** True for a message that explicitly requests a goal. */
export function buildsGoal({ context }: Pick<OutgoingMessage, 'context'>): boolean {
  return context === 'new_goal' || context === 'onboarding';
}

/**
 * True when the stored conversation has the message: the same text, not older. With differing clocks it may say no. The
 * message is then sent again under its key, which the server answers once.
 */
export function isStored(sent: Pick<SentMessage, 'message' | 'sentAt'>, chats: readonly Chat[]): boolean {
  return chats.some(
    ({ message, createdAt }) => message === sent.message && Date.parse(createdAt) >= Date.parse(sent.sentAt),
  );
}

export type Turn =
  | { readonly key: string; readonly kind: 'answered'; readonly chat: Chat }
  | { readonly key: string; readonly kind: 'sending' | 'failed' | 'waiting'; readonly sent: SentMessage };

/**
 * The conversation as shown: the stored part, then this tab's messages that the list lacks. A message that was not sent keeps its
 * place before what came later.
 */
export function conversation(chats: readonly Chat[], sent: readonly SentMessage[]): Turn[] {
  const stored = new Set(chats.map(({ id }) => id));
  const turns: Turn[] = chats.map((chat) => ({ key: chat.id, kind: 'answered', chat }));
  for (const message of sent) {
    if (message.state === 'answered') {
      if (message.answer && !stored.has(message.answer.id))
        turns.push({ key: message.answer.id, kind: 'answered', chat: message.answer });
    } else if (message.state === 'sending') {
      turns.push({ key: message.idempotencyKey, kind: 'sending', sent: message });
    }
  }
  for (const message of sent) {
    if (message.state !== 'failed' && message.state !== 'waiting') continue;
    const later = turns.findIndex((turn) => Date.parse(startOf(turn)) > Date.parse(message.sentAt));
    const place = later < 0 ? turns.length : later;
    turns.splice(place, 0, { key: message.idempotencyKey, kind: message.state, sent: message });
  }
  return turns;
}

const startOf = (turn: Turn): string => (turn.kind === 'answered' ? turn.chat.createdAt : turn.sent.sentAt);

export interface ReadyReply {
  /** The coach's text before the card. */
  readonly before: string;
  /** The card's content under its heading, with the first steps. */
  readonly body: string;
  /** What follows the steps. */
  readonly after: string;
}

/** The steps on the card. Its button must be in sight on a small phone, and the roadmap has them all. */
const stepsOnCard = 4;

/** Splits a reply that announces a roadmap around the announcing line; undefined for every other reply. */
export function readReadyReply(response: string): ReadyReply | undefined {
  const lines = response.split('\n');
  const at = lines.findIndex((line) => line.includes(roadmapReadyPhrase));
  if (at < 0) return undefined;
  // the phrase is the card's heading; the rest of its line stays in the body
  const rest = (lines[at] ?? '').replace(roadmapReadyPhrase, '').replace(/^[\s#*_>:.!🎉✅–—-]+|[\s#*_:–—-]+$/gu, '');
  const below = lines.slice(at + 1).map(setDateApart);
  const steps = below.flatMap((line, index) => (/^([-*]|\d+\.) /.test(line) ? [index] : []));
  const hidden = steps.slice(stepsOnCard);
  const end = below.findIndex((line, index) => index > (steps.at(-1) ?? -1) && !/^\s+\S/.test(line));
  const [first = below.length] = hidden;
  const more = hidden.length > 0 ? ['', `${hidden.length} more in your roadmap`] : [];
  const listEnd = steps.length > 0 && end >= 0 ? end : below.length;
  return {
    before: lines.slice(0, at).join('\n').trim(),
    body: [rest, ...below.slice(0, Math.min(first, listEnd)), ...more].join('\n').trim(),
    after: below.slice(listEnd).join('\n').trim(),
  };
}

/** Puts the day at the end of a step on its own line, which the card sets smaller. */
function setDateApart(line: string): string {
  return line.replace(/^(\s*[-*] .+?) · (\d{4}-\d{2}-\d{2})$/, '$1 *Due $2*');
}

const endsBy = /^(\*\*.+\*\*: \d+ steps?), by (\d{4}-\d{2}-\d{2})\.$/m;

/** The body of a card whose goal had a date that has passed since: with its new date, or with words that it has passed. */
export function withDateNow(body: string, { today, targetDate }: { today: string; targetDate: string | null }): string {
  return body.replace(endsBy, (line, steps: string, day: string) => {
    if (day >= today) return line;
    return targetDate && targetDate >= today
      ? `${steps}, by ${targetDate}.`
      : `${steps}. Its date, ${day}, has passed.`;
  });
}

/** The message that led to a turn's proposal: a later 'yes' or 'undo that' shows the same one again. */
export function messageOf({ proposal, message }: Chat, turns: readonly Turn[]): string {
  const first = turns.find(
    (turn) => turn.kind === 'answered' && turn.chat.proposal?.proposalId === proposal?.proposalId,
  );
  return first?.kind === 'answered' ? first.chat.message : message;
}

/** True for an answer that offers the paid plan, such as the one over the free limit. */
export function offersUpgrade(response: string): boolean {
  return /\bupgrad(e|ing)\b/i.test(response) && !response.includes(roadmapReadyPhrase);
}

/** True for the answer that the free plan is full and no goal was created. The same message may be sent again later. */
export function isOverLimit(response: string): boolean {
  return offersUpgrade(response) && /\bfree plan\b/i.test(response);
}

export interface TaskOffer {
  readonly title: string;
  /** `YYYY-MM-DD` */
  readonly day: string;
}

const offeredTask = new RegExp(`^\\*\\*${taskOfferPhrase}:\\*\\* (?<title>.+) · (?<day>\\d{4}-\\d{2}-\\d{2})$`, 'm');

/** The task of the week that a reply offers to add. */
export function taskOffered(response: string): TaskOffer | undefined {
  const { title, day } = offeredTask.exec(response)?.groups ?? {};
  return title && day ? { title: title.replace(/\\(?=[\\`*_[\]<>#|])/g, ''), day } : undefined;
}

/** Not blank, and within the coach's limit. */
export function isSendable(text: string): boolean {
  return text.trim().length > 0 && text.trim().length <= longestMessage;
}
