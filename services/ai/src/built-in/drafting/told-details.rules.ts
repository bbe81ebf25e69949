import type { GoalCategory } from '@pathwise/contracts/roadmap';
import { oneOf, wordsOf } from '../reading/phrases.rules.ts';
import { sentencesIn } from '../reading/wish-sentences.rules.ts';
import { isGrave } from './grave-words.rules.ts';
import type { Fact, Sort } from './told-facts.rules.ts';
import { isHelper } from './told-helper.rules.ts';

// What a message of any length tells about the way to its wish. Only forms that mean one thing count: a sentence that hurts one
// person in a hundred costs more than a useful one gains for ten.

const pattern = (...parts: readonly string[]) => new RegExp(parts.join(''), 'iu');

/** As `oneOf`, of patterns. */
const either = (patterns: readonly string[]) => `(?:${patterns.join('|')})`;

const booked = oneOf(
  wordsOf(`hall venue flight flights ticket tickets hotel room photographer registrar caterer ferry campsite course`),
);
const dayTimes = oneOf(
  wordsOf('mornings evenings afternoons nights weekends sundays mondays saturdays fridays holidays lunchtimes'),
);
const refusing = either([
  "i['’]?m not (?:going|gonna|willing) to",
  "i (?:won['’]t|will not|refuse to)",
  "(?:i['’]d|i would) rather not",
  "(?:i|we) (?:don['’]?t|do not) want to",
]);
/** A plan does without these. 'I don't want to call the bank' leaves out the step that saves the house. */
const dispensable = either([
  'join an? (?:gym|club|class|course)',
  '(?:take|take out|take on) (?:an?|another|any) loan',
  'borrow money',
  'use (?:an? |any )?(?:apps?|social media)',
  'post (?:anything |it )?(?:on social media|online)',
  'fly(?=$| there| again)',
]);
const means = oneOf(
  wordsOf(`patches patch gum lozenges sprays spray cream creams lotion retinol soap shampoo perfume tea coffee milk bread gluten sugar
    powder shakes supplements vitamins diet fasting mask earplugs shoes boots insoles pillow mattress glasses lenses screen`),
);
const papers = oneOf(
  wordsOf('permit permits licence licences license licenses form forms papers tools materials material documents'),
);
const span = String.raw`(?:about |only |just |maybe )?(?:an?|one|two|three|four|\d+) (?:days?|weeks?|months?)`;

type Reader = readonly [sort: Sort, holds: (clause: string) => boolean];

const any =
  (...patterns: readonly RegExp[]) =>
  (clause: string) =>
    patterns.some((one) => one.test(clause));

const readers: readonly Reader[] = [
  [
    'harmed',
    any(
      pattern(
        String.raw`\b`,
        means,
        ' (?:gave|gives|give) me (?:an? |the |terrible |bad ){0,2}(?:rash|hives|migraines?|headaches?|cramps|nightmares|nausea)',
        String.raw`\b`,
      ),
    ),
  ],
  ['refuses', any(pattern(String.raw`\b${refusing} ${dispensable}(?!\p{L})`))],
  [
    'done',
    any(
      pattern(`^(?:i|we)(?:['’]ve| have) (?:already )?booked (?:the|our|my) `, booked, String.raw`\b`),
      /^i(?:['’]ve| have)? (?:already |just )?passed (?:the|my) (?:driving )?theory (?:test|exam)\b/i,
    ),
  ],
  ['stands', any(/^i(?:['’]ve got| have| hold) an? (?:bachelor['’]?s |master['’]?s )?(?:degree|diploma) in\b/i)],
  [
    'failed',
    any(
      pattern(String.raw`\b(?:it|that|this) (?:only|just) lasted `, span, '$'),
      pattern('^(?:i|we) gave up (?:after|in) ', span, '$'),
    ),
  ],
  [
    'unknown',
    any(
      pattern(
        "^(?:i|we) (?:don['’]?t|do not) (?:really )?know (?:who to ask (?:for|about) (?:the|an?) |what |which )",
        papers,
        String.raw`(?:$| (?:i|we|it) needs?\b)`,
      ),
    ),
  ],
  [
    'lacks',
    any(
      /^what (?:i|we) (?:still )?(?:don['’]?t have|do not have|lack|need)(?: yet)?(?::| is| are) (?:an?|the|some|two|three) [^.]*(?:, | and )/i,
    ),
  ],
  [
    'time',
    any(
      pattern('^', dayTimes, ' are the only time (?:i|we) have(?: for (?:it|this))?$'),
      /^i can (?:read|study|practi[sc]e|write|train|learn) (?:\p{L}+ ){0,3}from \d{1,2}(?:[:.]\d\d)? ?(?:am|pm)?$/iu,
    ),
  ],
];

/** 'So I could no longer work' is no aim. */
const reason =
  /\bso that ((?:i|we) can (?!no\b|not\b|never\b|hardly\b|barely\b|only\b)(?:(?!, but| no longer| never| not\b)[^.;!?])+)/i;

const fewest = 3;
const most = 20;
/** What is missing comes as a list. */
const mostListed = 40;
const mostOf = (sort: Sort) => (sort === 'lacks' ? mostListed : most);
const words = (text: string) => text.trim().split(/\s+/);
const supposed =
  /\b(?:if|unless|until|till|once|when|used to|hope|wish|would love|want to (?:have|be|get|go|learn)|['’]d (?:love|like)|would like)\b/i;
const takenBack =
  /\b(?:not|never|no|nobody|n['’]t|doesn|won|haven|hasn|but|though|although|closed|cancelled|expired|lapsed|suspended|revoked|lost|fake)\b/i;

/** These count only as plain facts, in a sentence that takes nothing back. */
const plainFacts: ReadonlySet<Sort> = new Set(['done', 'stands']);
/** Where one learns or makes something, a beginning that failed was lack of time or means. In health and love it was not. */
const ofWork: ReadonlySet<Sort> = new Set(['failed', 'unknown', 'lacks', 'refuses', 'done', 'stands', 'time']);
const work: ReadonlySet<GoalCategory> = new Set(['profession', 'hobby', 'personal']);

const tidied = (clause: string) =>
  clause
    .trim()
    .replace(/^(?:(?:and|but|so|also|then|because|although|though|since|plus|honestly|well)\s+)+/i, '')
    .replace(/[\s,.;:!)-]+$/, '');

const clauseEnd =
  /[,;:(]\s+|\s[-–]\s|\s+(?=(?:because|although|though|but)\s)|\s+and\s+(?=(?:i|we|my|our|the|they|there|in|bad)\b)|\s+so\s+(?=(?:i|we)\b)/iu;

/** A list that runs to the end of its sentence belongs to what introduces it. */
const isWhole: ReadonlySet<Sort> = new Set(['unknown', 'lacks', 'failed', 'harmed', 'refuses']);

const mostFacts = 5;

/** What the message tells about the way to its wish, one of each sort. `except`: what the plan says already. */
export function detailsTold(input: {
  text: string;
  title: string;
  category: GoalCategory;
  except: readonly string[];
}): Fact[] {
  const { text, title, category, except } = input;
  if (/["“”]/.test(text)) return [];
  const found: Fact[] = [];
  const isNew = (said: string) =>
    ![title, ...except, ...found.map((fact) => fact.said)].some((one) => one.includes(said) || said.includes(one));
  const isTold = (sort: Sort, sentence: string) => {
    if (isGrave(sentence) || sentence.includes('?')) return false;
    if (ofWork.has(sort) && !work.has(category)) return false;
    if (sort === 'stands' && category !== 'profession') return false;
    return !(plainFacts.has(sort) && (supposed.test(sentence) || takenBack.test(sentence)));
  };
  const add = (sort: Sort, said: string, sentence: string) => {
    const count = words(said).length;
    if (count < fewest || count > mostOf(sort) || !isNew(said) || found.some((fact) => fact.sort === sort)) return;
    if (isTold(sort, sentence)) found.push({ sort, said });
  };
  for (const sentence of sentencesIn(text)) {
    const whole = tidied(sentence);
    const clauses = [...sentence.split(clauseEnd).map((clause) => tidied(clause ?? '')), whole];
    for (const clause of clauses) {
      if (isHelper(clause, { sentence: whole, text })) add('helper', clause, sentence);
      const sort = readers.find(([, holds]) => holds(clause))?.[0];
      if (!sort) continue;
      const isList = isWhole.has(sort) && words(whole).length <= mostOf(sort) && isNew(whole);
      add(sort, isList ? whole : clause, sentence);
    }
    const [, purpose] = reason.exec(whole) ?? [];
    if (purpose) add('aim', purpose, sentence);
  }
  return found.slice(0, mostFacts);
}
