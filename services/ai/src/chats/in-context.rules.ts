import { noneOfThese } from '../built-in/answering/ask-about.rules.ts';
import type { MatterRead } from '../built-in/reading/read-matter.rules.ts';
import type { MessageRead } from '../built-in/reading/read-wish.rules.ts';
import { leavesQuestion } from '../built-in/reading/wish-of-its-own.rules.ts';

/** An earlier turn, as far as the next message is read together with it. */
export interface EarlierTurn {
  choices?: readonly string[] | undefined;
  asked?: { text: string; isClosest?: true; isOpen?: true } | null | undefined;
  /** The turn shows a card, which 'yes' answers. */
  proposal?: object | null | undefined;
}

/** A message with what the turns before make of it. */
export interface InContext {
  /** What the message stands for: 'the second one' is the second choice. */
  message: string;
  /** It is a wish, whatever its words are. */
  isGoal: boolean;
  /** The earlier words that it answers. */
  answers: string | undefined;
  /** Nothing was asked just before, so a vague wish may be asked about. */
  mayAsk: boolean;
  /** The name of the kind that the person chose as the closest to their wish. */
  closest?: string;
  /** The wish that was asked about, where this message is another one. */
  leaves?: string;
  /** None of the kinds that were offered for the wish is close. */
  isNone?: true;
}

interface Days {
  today: string;
  timeZone: string;
}

/** Stands in front of a choice that is another wish of the same message. */
export const alsoMark = 'Also: ';

const places: readonly RegExp[] = [
  /^(?:the )?(?:first|1)(?: one)?\W*$/i,
  /^(?:the )?(?:second|2)(?: one)?\W*$/i,
  /^(?:the )?(?:third|3)(?: one)?\W*$/i,
];

/** 0 for 'the first one'. -1 when the message names no place. */
const placeIn = (message: string) => places.findIndex((pattern) => pattern.test(message.trim()));

/** Reads a message together with the turns before it, the latest first. */
export function inContext(
  { message, read, isTalk, ...days }: { message: string; read: MessageRead; isTalk: boolean } & Days,
  turns: readonly EarlierTurn[],
): InContext {
  const { about } = read;
  const [last] = turns;
  const asked = last?.asked?.text;
  const isClosest = last?.asked?.isClosest === true;
  const plain = { message, isGoal: false, answers: undefined, mayAsk: asked === undefined };
  const none = noneChosen(message, turns);
  if (none) return { ...plain, message: none, isGoal: true, mayAsk: false, isNone: true };
  const choice = chosen({ message, about }, turns);
  if (choice?.startsWith(alsoMark)) return { ...plain, message: choice.slice(alsoMark.length), isGoal: true };
  if (choice !== undefined) {
    const isAnswer = asked !== undefined && last?.choices?.includes(choice) === true; // not a chip of an older turn
    if (isAnswer && isClosest) return { ...plain, message: asked, isGoal: true, closest: choice };
    return { ...plain, message: choice, isGoal: isAnswer, answers: isAnswer ? asked : undefined };
  }
  if (asked === undefined || about.of === 'edit' || placeIn(message) >= 0) return plain;
  if (['do-not-know', 'no-goal-yet', 'make-the-plan'].includes(about.matter))
    return { ...plain, message: asked, isGoal: true };
  const choices = (last?.choices ?? []).filter((one) => one !== noneOfThese);
  const isOpen = last?.asked?.isOpen === true;
  if (leavesQuestion(read, { asked, choices, isClosest, isOpen, ...days }))
    return isClosest && read.intent === 'goal' ? { ...plain, leaves: asked } : plain;
  if (isClosest && !isTalk) return { ...plain, message: `${asked}. ${message}`, isGoal: true };
  if (about.matter === 'no' || isTalk) return plain;
  return { ...plain, message: joined(asked, message), isGoal: true, answers: asked };
}

const saysNone = /^(?:no,? )?(?:none|neither)(?: of (?:these|them|those|the (?:three|above)))?\W*$/i;

/** The wish for which no offered kind is close: that of the last turn, or of the turn whose chip was tapped. */
function noneChosen(message: string, turns: readonly EarlierTurn[]): string | undefined {
  const offers = turns.filter(({ asked, choices }) => asked?.isClosest && choices?.includes(noneOfThese));
  if (message.trim() === noneOfThese) return offers[0]?.asked?.text;
  return offers[0] === turns[0] && saysNone.test(message.trim()) ? offers[0]?.asked?.text : undefined;
}

/** The choice that was tapped, or that 'yes' or 'the second one' means. */
function chosen(
  { message, about }: { message: string; about: MatterRead },
  turns: readonly EarlierTurn[],
): string | undefined {
  const tapped = turns.flatMap(({ choices = [] }) => choices).find((choice) => choice === message.trim());
  if (tapped !== undefined) return tapped;
  const choices = turns[0]?.choices ?? [];
  const place = placeIn(message);
  if (place >= 0) return choices[place];
  return about.matter === 'yes' && choices.length === 1 && !turns[0]?.proposal ? choices[0] : undefined;
}

/** 'Be better' and 'at chess' are 'Be better at chess'. Other words stand by themselves. */
const joined = (asked: string, answer: string) =>
  /^(?:at|in|with|by|for|on|from|through|about|as)\b/i.test(answer) ? `${asked} ${answer}` : answer;
