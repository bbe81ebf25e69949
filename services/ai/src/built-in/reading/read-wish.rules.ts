import type { GoalCategory } from '@pathwise/contracts/roadmap';
import { checkSafety, type SafetyFinding } from '../../safety/check-safety.rules.ts';
import type { Kind } from '../kinds/kind.ts';
import { isStory } from './choose-by-all.rules.ts';
import { bookletOf, chooseKind, mayBeOther } from './choose-kind.rules.ts';
import { kindNamed } from './closest-kind.rules.ts';
import { type Intent, type ReadIntent, readIntent } from './intent.rules.ts';
import { otherWish } from './language.rules.ts';
import { wishAskedFor } from './of-pathwise.rules.ts';
import { anyOf, wordsOf } from './phrases.rules.ts';
import { type Quantity, readQuantities } from './quantity.rules.ts';
import type { MatterRead } from './read-matter.rules.ts';
import { findPassedDate, findTargetDate } from './target-date.rules.ts';
import { withMeasure, withThing } from './thing-meant.rules.ts';
import { tidyWords, upperFirst } from './tidy-words.rules.ts';
import { wishBeside } from './wish-beside.rules.ts';
import { nameOf } from './wish-name.rules.ts';
import { wishesIn } from './wish-sentences.rules.ts';
import { titleOf } from './wish-title.rules.ts';

export type Level = 'beginner' | 'intermediate' | 'advanced';

interface Wish {
  intent: Intent;
  quantities: Quantity[];
  /** The next four are there for a goal only. */
  title?: string;
  category?: GoalCategory;
  /** The id of the booklet that its plan is written from, such as 'lose-weight', 'sell-something' or 'plain-hobby'. */
  kind?: string;
  /** `YYYY-MM-DD` in the person's calendar, today or later. */
  targetDate?: string;
  /** The words of a deadline that has passed, when the wish names no other. */
  passed?: string;
  /** Names of the kinds that it may be of, where none is likely enough to plan without asking. Empty where nothing known is near. */
  nearest?: string[];
  /** Titles of further wishes in the message, each fit to be sent as a message of its own. */
  others?: string[];
  level?: Level;
}

const levels: readonly (readonly [Level, RegExp])[] = [
  [
    'beginner',
    /\b(beginner|from scratch|from zero|never (?:\w+ ){0,3}before|never (?:held|touched|tried)|no experience|complete novice|novice|newbie|total beginner|couch|first ever|no idea how)\b/i,
  ],
  ['advanced', /\b(advanced|expert|professional level|experienced|for years|fluently)\b/i],
  [
    'intermediate',
    /\b(intermediate|some experience|get back (?:in)?to|rusty|improve(?! (?:my|our) (?:\w+ )?(?:health|wellbeing|lifestyle|life|mood)\b)|better at|used to)\b/i,
  ],
];

/** 'run again' returns to something known; 'paint the house again' repeats it. */
const takesUpAgain = anyOf(
  [
    '{practise} {what} again',
    '{practise} again',
    '{practise} _ again',
    '{practise} _ _ again',
    'start/begin/take_up {practise} _? again',
  ],
  {
    lists: {
      practise:
        wordsOf(`run running play playing swim swimming cycle cycling dance dancing ride riding ski skiing climb climbing
        draw drawing sing singing drive driving speak speaking train training box boxing row rowing skate skating knit knitting
        write writing lift lifting study studying teach teaching fence surf surfing sail sailing jog jogging`),
      what: ['the _', 'my _'],
    },
    after: '\\b(?! and again)',
  },
);

/** Who speaks or walks again after these begins anew. */
const anew = /\b(?:stroke|aphasia|brain injury|amputation|coma)\b/i;

export const levelOf = (text: string): Level | undefined =>
  levels.find(([, pattern]) => pattern.test(text))?.[0] ??
  (takesUpAgain.test(text) && !anew.test(text) ? 'intermediate' : undefined);

/** A word that leads to a date makes no sense without it. */
const beforeDate =
  /[\s,]+(?:by|in|on|at|until|before|for|from|between(?: now)?|around|about|over|and|or|within|somewhere|some ?time|next|this|ie|i\.e\.|taking place|over the course|it['’]?s|that['’]?s|which is)\s*$/i;
const partsOfDate = [
  // 'by the last Sunday' of 'before Easter', 'by the week' of '5 April'
  String.raw`(?:by|before|until|in|on) the (?:(?:first|second|third|last|very) )?(?:week|weekend|\w+day)`,
  // 'by the time my course starts'
  String.raw`(?:by|until) the time (?:the|my|our) [\p{L}-]+ (?:starts?|begins?|opens?|ends?)`,
  // 'my fees are due' on a day
  '(?:is |are )?due',
  // 'from 1 January 2027' to a day
  String.raw`from (?:the )?\d{1,2}(?:st|nd|rd|th)?(?: of)? \p{L}+(?: \d{4})?`,
];
const partOfDate = new RegExp(
  String.raw`[\s,]+(?:${partsOfDate.join('|')})(?:\s+(?:of|to|until))?(?:\s+the)?\s*$`,
  'iu',
);

/** What goes with a date. */
const besideDate = [
  // 'before Ramadan starts', 'by tomorrow night', 'before New Year is over', 'in the spring cycle'
  String.raw`\s+(?:cycle|round|term|semester|intake|starts?|begins?|comes(?: round)?|is over|night|morning|evening|afternoon)`,
  // 'at 7.30 pm', 'at 8 o'clock in the evening'
  String.raw`\s+at \d{1,2}(?:[:.]\d\d)?(?: ?[ap]\.?m\b\.?| o['’]clock)?(?: in the (?:morning|afternoon|evening))?`,
  // 'in a year starting 1 January'
  String.raw`,?\s+(?:starting|beginning)(?: on| in| from)?(?: the)?(?: \d{1,2}(?:st|nd|rd|th)?)?(?: next)? [a-z]+(?: \d{1,2}(?:st|nd|rd|th)?)?`,
  // '1 May, two thousand and twenty seven'
  String.raw`,?\s+two thousand(?: and)?(?:[ -](?:twenty|thirty|one|two|three|four|five|six|seven|eight|nine)){1,2}`,
];
const withDate = new RegExp(String.raw`^(?:${besideDate.join('|')})(?=\s*(?:$|[,.;!?]))`, 'i');

/** '… by October 2027 that would leave the winter': a remark on the date is no part of the wish. */
const remark = /^[\s,]*(?:that|which|this|it|when|because|so|where|since)\b/i;
const joined = (before: string, after: string) =>
  `${before}${remark.test(after) ? '. ' : ' '}${after}`.replace(/\(\s*\)/, '');

const without = (text: string, found: { index: number; length: number } | null) =>
  found && found.length > 0
    ? joined(
        text.slice(0, found.index).replace(beforeDate, '').replace(partOfDate, '').replace(beforeDate, ''),
        text.slice(found.index + found.length).replace(withDate, ''),
      )
    : text;

interface ReadMessageInput {
  text: string;
  /** The person's today, `YYYY-MM-DD`. */
  today: string;
  timeZone: string;
  /** The page asked for a goal outright: 'Ich möchte Spanisch lernen' or 'my knees' then is one; words of crisis never are. */
  isGoal?: boolean;
  /** The name of the kind that the person chose as the closest. */
  closest?: string | undefined;
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
  /** The wish of a long message that only sounds harmful, where the wish alone does not. As the person could write it. */
  wishAlone?: string | undefined;
  /** A model read it as a change of a plan. */
  isEdit?: true;
}

/** Reads a message: what it is and, for a goal, its title, category, kind, deadline and amounts. */
export function readMessage(input: ReadMessageInput): MessageRead {
  const text = wishBeside(wishAskedFor(tidyWords(input.text)));
  const harm = checkSafety(input.text, { today: input.today });
  const said = readIntent(text);
  const read: ReadIntent = harm ? { ...said, intent: 'crisis', sentence: text } : said;
  const wish = readWish({ ...input, text }, read);
  const mayBeAlone = harm?.isHeard && harm.harm !== 'emergency' && harm.language === 'en' && isStory(text);
  const wishAlone = mayBeAlone ? wishAloneIn({ ...input, text }, said) : undefined;
  return { text, intent: read.intent, harm, about: read.matter, wish, ...(wishAlone ? { wishAlone } : {}) };
}

/** The message that was read, as a wish: what it says is known, and is not read again. */
export const readAsGoal = (
  read: MessageRead,
  input: Pick<ReadMessageInput, 'today' | 'timeZone' | 'closest'>,
): MessageRead => ({ ...read, wish: readWish({ ...input, text: read.text, isGoal: true }, read) });

/** In a long story one clause sounds bad by chance more often. Its wish can be said without it. */
function wishAloneIn(input: ReadMessageInput, said: ReadIntent): string | undefined {
  const { title, targetDate } = readWish({ ...input, isGoal: true }, said);
  if (!title) return undefined;
  const alone = targetDate ? `${title} by ${targetDate}` : title;
  return checkSafety(alone, { today: input.today }) || readIntent(alone).intent !== 'goal' ? undefined : alone;
}

function readWish(input: ReadMessageInput, read: Pick<ReadIntent, 'intent'>): Wish {
  const text = withThing(withMeasure(input.text));
  const intent = input.isGoal && read.intent !== 'crisis' ? 'goal' : read.intent;
  if (intent !== 'goal') return { intent, quantities: [] };

  const { main, others, isSaid } = wishesIn(text);
  const at = { today: input.today, timeZone: input.timeZone };
  const here = findTargetDate({ text: main, ...at });
  // A date of one wish is not another's.
  const own = others.reduce((rest, other) => rest.replace(other, ' '), text);
  const found = findTargetDate({ text: own, wish: main, ...at });
  const date = found ?? here;
  const undated = without(main, here);
  const passed = date ? null : findPassedDate({ text: undated, ...at });
  const wish = without(undated, passed);
  const closest = kindNamed(input.closest ?? '');
  const named = isSaid || !isStory(text) ? wish : undefined;
  const { title, choice } = nameOf({
    wish: named,
    text,
    said: isStory(text) ? text : without(own, found),
    ...(closest ? { closest } : {}),
  });
  const level = levelOf(text);
  return {
    intent,
    title,
    category: closest && 'category' in closest ? (closest as Kind).category : choice.category,
    kind: (closest ?? bookletOf(choice)).id,
    quantities: readQuantities(without(own, found)),
    ...(date ? { targetDate: date.date } : {}),
    ...(passed ? { passed: passed.words } : {}),
    ...(others.length > 0 ? { others: others.map((other) => titleOf(other, text)) } : {}),
    ...(level ? { level } : {}),
    ...(!closest && mayBeOther(choice) ? { nearest: choice.offered.map(({ name }) => name) } : {}),
  };
}

/** The wish of a message in another language. Its title keeps the person's words; its date and category are read. */
export function readForeignWish(
  { text, today, timeZone }: Pick<ReadMessageInput, 'text' | 'today' | 'timeZone'>,
  asked: Parameters<typeof otherWish>[1],
): (Wish & { title: string; category: GoalCategory }) | undefined {
  const said = otherWish(text, asked);
  if (!said) return undefined;
  const found = findTargetDate({ text: said, today, timeZone });
  const rest = without(said, found)
    .replace(/\s+/g, ' ')
    .replace(/ (?=[,.])/g, '')
    .trim();
  const title = upperFirst(rest || said).slice(0, 120);
  const { category } = chooseKind(title);
  return { intent: 'goal', title, category, quantities: [], ...(found ? { targetDate: found.date } : {}) };
}
