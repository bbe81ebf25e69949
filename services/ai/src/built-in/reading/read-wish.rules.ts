import type { GoalCategory } from '@pathwise/contracts/roadmap';
import { checkSafety, type SafetyFinding } from '../../safety/check-safety.rules.ts';
import { chooseKind, hinted, sure } from './choose-kind.rules.ts';
import { type Intent, type ReadIntent, readIntent } from './intent.rules.ts';
import { type Quantity, readQuantities } from './quantity.rules.ts';
import type { MatterRead } from './read-matter.rules.ts';
import { findPassedDate, findTargetDate } from './target-date.rules.ts';
import { tidyWords } from './tidy-words.rules.ts';
import { titleOf } from './wish-title.rules.ts';

export type Level = 'beginner' | 'intermediate' | 'advanced';

interface Wish {
  intent: Intent;
  quantities: Quantity[];
  /** The next four are there for a goal only. */
  title?: string;
  category?: GoalCategory;
  /** The kind's id, such as 'lose-weight' or 'personal-other'. */
  kind?: string;
  /** `YYYY-MM-DD` in the person's calendar, today or later. */
  targetDate?: string;
  /** The words of a deadline that has passed, when the wish names no other. */
  passed?: string;
  /** The title of a second wish in the same sentence. */
  another?: string;
  level?: Level;
}

const levels: readonly (readonly [Level, RegExp])[] = [
  [
    'beginner',
    /\b(beginner|from scratch|from zero|never (?:\w+ ){0,3}before|no experience|complete novice|novice|newbie|total beginner|couch|first ever|no idea how)\b/i,
  ],
  ['advanced', /\b(advanced|expert|professional level|experienced|for years|fluently)\b/i],
  [
    'intermediate',
    /\b(intermediate|some experience|again|get back (?:in)?to|rusty|improve(?! (?:my|our) (?:\w+ )?(?:health|wellbeing|lifestyle|life|mood)\b)|better at|used to)\b/i,
  ],
];

export const levelOf = (text: string): Level | undefined => levels.find(([, pattern]) => pattern.test(text))?.[0];

/** 'I'm sick of my job' says what to leave, not where to go: the kind's own name is the better title. */
const namesOnlyTheTrouble =
  /^(?:i|we)(?:'m| am| are|'re)? (?:so |just |really )*(?:(?:don't|do not|dont|no longer) want|(?:done|tired|sick)\b)/i;

const secondWish =
  /^(?<first>.+?),? and (?:also |then |finally )*(?:to |i(?:'d)? (?:also |really )*(?:want|wanna|would like|like|would love|love|need|hope|plan)(?: to)? )(?<second>.+)$/i;
const pointsBack = /\b(?:it|them|that|this|these|those|her|him|there|so|then|again|too)\b/i;

/** Two wishes in one sentence, when each could stand alone and they are of different kinds. */
function apart(sentence: string): { first: string; second?: string } {
  const { first = '', second = '' } = secondWish.exec(sentence)?.groups ?? {};
  const alone = second && !pointsBack.test(second) && readIntent(first).intent === 'goal';
  const kind = alone ? chooseKind(second) : undefined;
  if (!kind || kind.certainty < hinted || kind.kind === chooseKind(first).kind) return { first: sentence };
  return { first, second };
}

const without = (text: string, found: { index: number; length: number } | null) =>
  found ? `${text.slice(0, found.index)} ${text.slice(found.index + found.length)}` : text;

interface ReadMessageInput {
  text: string;
  /** The person's today, `YYYY-MM-DD`. */
  today: string;
  timeZone: string;
  /** The page asked for a goal outright: 'Ich möchte Spanisch lernen' or 'my knees' then is one; words of crisis never are. */
  isGoal?: boolean;
}

/** What a message says. */
export interface MessageRead {
  /** The message tidied. */
  text: string;
  /** The intent of the text alone, on any page. */
  intent: Intent;
  /** What it is about. */
  about: MatterRead;
  /** The harm that the text speaks of; its intent is `crisis` then. */
  harm?: SafetyFinding | undefined;
  wish: Wish;
}

/** Reads a message, once a turn: what it is and, for a goal, its title, category, kind, deadline and amounts. */
export function readMessage(input: ReadMessageInput): MessageRead {
  const text = tidyWords(input.text);
  const harm = checkSafety(input.text, { today: input.today });
  const said = readIntent(text);
  const read: ReadIntent = harm ? { ...said, intent: 'crisis', sentence: text } : said;
  return { text, intent: read.intent, harm, about: read.matter, wish: readWish({ ...input, text }, read) };
}

function readWish(input: ReadMessageInput, read: ReadIntent): Wish {
  const { text } = input;
  const { sentence } = read;
  const intent = input.isGoal && read.intent !== 'crisis' ? 'goal' : read.intent;
  if (intent !== 'goal') return { intent, quantities: [] };

  const found = findTargetDate({ text, today: input.today, timeZone: input.timeZone });
  const here = findTargetDate({ text: sentence, today: input.today, timeZone: input.timeZone });
  const { first, second } = apart(without(sentence, here));
  const passed = found ? null : findPassedDate({ text: first, today: input.today, timeZone: input.timeZone });
  const wish = without(first, passed);
  const named = namesOnlyTheTrouble.test(wish.trim()) ? '' : titleOf(wish);
  const choice = chooseKind(named || titleOf(wish) || wish);
  const title = named || choice.kind.name;
  const level = levelOf(text);
  return {
    intent,
    title,
    category: choice.category,
    kind: choice.certainty >= sure ? choice.kind.id : choice.archetype.id,
    quantities: readQuantities(without(text, found)),
    ...(found ? { targetDate: found.date } : {}),
    ...(passed ? { passed: passed.words } : {}),
    ...(second ? { another: titleOf(second) } : {}),
    ...(level ? { level } : {}),
  };
}
