import { isStory } from '../reading/choose-by-all.rules.ts';
import { oneOf, wordsOf } from '../reading/phrases.rules.ts';
import { findTargetDate } from '../reading/target-date.rules.ts';
import { sentencesIn } from '../reading/wish-sentences.rules.ts';
import { isGrave } from './grave-words.rules.ts';
import { isHelper } from './told-helper.rules.ts';

// Messages tell what somebody has, can and tried: 'I've got about £700', 'my grandson will help', 'so I can talk to her teacher'.
// `placed-facts.rules.ts` puts each into the step that it matters for.

export type Sort =
  | 'failed'
  | 'has'
  | 'money'
  | 'monthly'
  | 'unskilled'
  | 'helper'
  | 'time'
  | 'day'
  | 'purpose'
  | 'aim'
  | 'begun'
  | 'stands'
  | 'body'
  | 'person'
  | 'condition'
  | 'tool'
  | 'noise'
  | 'forgets'
  | 'commute'
  | 'paidDaily'
  | 'far'
  | 'group'
  | 'while'
  | 'harmed'
  | 'refuses'
  | 'done'
  | 'unknown'
  | 'lacks'
  | 'price'
  | 'bill'
  | 'income';

export interface Fact {
  sort: Sort;
  said: string;
  /** What it asks for in its step, where that is reckoned from the words. */
  ask?: string;
}

const money = /[£€$]\s?\d|\b\d[\d,.]*k?\s?(?:pounds|euros?|dollars|quid|grand|a month)\b/i;
const owed =
  /\b(?:owe[sd]?|debts?|cards?|loans?|arrears|overdraft|fines?|rent|paying|minimum|salary|earn|deposit|less|more)\b/i;
const own = String.raw`\b(?:i|we)(?:'ve| have|'d have)`;
const often =
  /\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?(?: (?:mornings?|afternoons?|evenings?|nights?))?|every (?:morning|evening|week|weekend)|(?:evenings?|mornings?|hours?|afternoons?) a week)\b/i;

/** 'Two evenings a week', 'I only have an hour a week' */
const mostOfTime = 8;
const otherwiseTaken = /\b(?:till|until|sessions?|work|shifts?|never|don't|can't|wake|drink|smoke|spend|cost\w*)\b/i;
const words = (text: string) => text.split(/\s+/).length;

const patterns: readonly (readonly [sort: Sort, holds: (clause: string) => boolean])[] = [
  [
    'money',
    (clause) =>
      money.test(clause) &&
      !owed.test(clause) &&
      (new RegExp(`${own} (?:got )?(?:only )?(?:about |maybe |around |roughly )?[£€$\\d]`, 'iu').test(clause) ||
        /\b(?:can|could) (?:save|spend|afford|put aside)\b|\bbudget\b/i.test(clause)),
  ],
  [
    'time',
    (clause) =>
      often.test(clause) &&
      words(clause) <= mostOfTime &&
      /^(?:i|we) can (?:do|give|spare|spend)\b|\bfree\b/i.test(clause) &&
      !otherwiseTaken.test(clause),
  ],
  [
    'has',
    (clause) =>
      new RegExp(
        `${own} (?:already )?(?:bought|kept|collected|inherited|borrowed) (?:an?|the|my|some|two|three|four|\\d+|all|photos|most)\\b`,
        'iu',
      ).test(clause) || new RegExp(`${own} an? [\\p{L}-]+ full of\\b`, 'iu').test(clause),
  ],
];

const clauseEnd =
  /[,;:]\s+(?:and |but |so )?|\s+(?:because|although|though|but|and (?=(?:i|we|my|our|the|they)\b)|so (?=(?:i|we)\b))\s*/iu;
const fewest = 3;
const most = 18;
const mostFacts = 4;
const notMine = /\b(?:years?|a bad|trouble|pain|divorce|since|never|feeling|no idea|children|kids|daughters?|sons?)\b/i;
const wished = /\b(?:i'd|we'd|i want|we want|would (?:love|like)|today|tomorrow|ideally)\b/i;
const due = /\b(?:due|deadline|exam|mock|appointment|hearing|opens?|closes?|launch)\b/i;

const tidied = (clause: string) =>
  clause
    .trim()
    .replace(/^(?:and|but|so|also|then)\s+/i, '')
    .replace(/[\s,.;:!?]+$/, '');

/** What a story tells that a step can take up, at most one of each sort but for days. None in short messages. */
export function factsTold(input: {
  text: string;
  /** Words that stand in the plan already. */
  except: readonly string[];
  today: string;
  timeZone: string;
  target: string | null;
}): Fact[] {
  const { text, except, target, ...at } = input;
  if (!isStory(text) || /["“”]/.test(text)) return [];
  const found: Fact[] = [];
  const isNew = (said: string) =>
    ![...except, ...found.map((fact) => fact.said)].some((one) => one.includes(said) || said.includes(one));
  for (const sentence of sentencesIn(text)) {
    const clauses = [sentence, ...sentence.split(clauseEnd)].map((clause) => tidied(clause ?? ''));
    for (const said of clauses.toSorted((a, b) => a.length - b.length)) {
      if (words(said) < fewest || words(said) > most || wished.test(said) || !isNew(said)) continue;
      if (isGrave(sentence)) continue;
      const isHelp = isHelper(said, { sentence: tidied(sentence), text });
      const sort = isHelp ? 'helper' : patterns.find(([, holds]) => holds(said))?.[0];
      if (
        sort &&
        !(sort === 'has' && (notMine.test(said) || owed.test(said) || money.test(said))) &&
        !found.some((fact) => fact.sort === sort)
      ) {
        found.push({ sort, said });
      } else if (!sort && due.test(said)) {
        const day = findTargetDate({ ...at, text: said })?.date;
        if (day && day !== target) found.push({ sort: 'day', said });
      }
    }
  }
  return found.slice(0, mostFacts);
}

/** A sentence about something else that has its time: 'I argue every evening', 'the talk is on Wednesday'. */
const tellsElse =
  /^(?:i|we|he|she|it|that(?:['’]s)?|they|which|the|my|our)\b(?!(?: can| could|['’]ve| have| get| only| am free|['’]m free)\b)(?!.*\b(?:free|only|off)\b)/i;

/** The ends of words may be patterns. */
const relatives = wordsOf(String.raw`
  mum mom mother dad father parents wife husband partner girlfriend boyfriend son daughter children kids sister
  brother twin aunts? uncles? cousins? grand\p{L}+ gran niece nephew neighbours? boss manager teacher landlord
  flatmate colleagues? friends? ex
`);
const relative = new RegExp(
  String.raw`\b(?:my|our|his|her|their) (?:[\p{L}-]+ )?(?:${relatives.join('|')})\b|\b(?:wife|husband|family) permitting\b|\b(?:the teacher|the neighbour|the landlord|the boss)\b`,
  'iu',
);

const limit =
  /\b(?:budget|max(?:imum)?|at most|no more than|(?<!gone |went |goes )up to|under|afford|spend|spare|put aside|save)\b/i;
const monthly = /\b(?:a|per|each|every) (?:week|fortnight|month)\b|\b(?:weekly|monthly)\b/i;
const isLimit = (clause: string) =>
  /\d/.test(clause) &&
  !/\b(?:hours?|hrs?|minutes?|mins?|evenings?)\b/i.test(clause) &&
  limit.test(clause) &&
  (money.test(clause) || monthly.test(clause) || /\bbudget\b/i.test(clause));

/** What a plan can do without. 'No kids', 'no hope' and 'no more excuses' are told of a life. */
const without = new RegExp(
  `^(?:no|without(?: any)?) ${oneOf([
    ...wordsOf(`phone phones laptop laptops screens tv card cards loan loans debt debts meat fish dairy gluten sugar alcohol gym
      equipment chemicals plastic speeches photos app apps`),
    ...['social media', 'credit cards', 'credit card'],
  ])}(?: (?:for|at|on|in|near) .*)?$`,
  'i',
);

/** What one works or plays with. An illness or a debt that somebody "has" is none. */
const tools = oneOf([
  ...wordsOf(`accordion banjo bass bassoon bouzouki bugle cello clarinet concertina cornet drums drumkit dulcimer fiddle flute guitar
    harmonica harp harpsichord keyboard mandolin oboe organ piano recorder sax saxophone sitar synth synthesizer tabla trombone trumpet
    tuba ukulele viola violin microphone metronome`),
  ...wordsOf(`tools toolbox toolkit drill saw chainsaw jigsaw lathe plane planes chisel chisels hammer spade fork wheelbarrow lawnmower
    mower shears ladder sander grinder welder anvil forge workbench kiln easel paints brushes loom spinning-wheel singer knitting-needles
    camera cameras lens tripod telescope binoculars microscope printer plotter laptop computer tent rucksack stove oven wok mixer
    bike bicycle kayak canoe dinghy rowboat paddleboard surfboard skateboard skis snowboard skates racket kettlebell kettlebells dumbbells
    barbell treadmill chessboard greenhouse shed beehive incubator fishing-rod bow van trailer tractor`),
  ...[
    'sewing machine',
    'knitting machine',
    'espresso machine',
    'bread maker',
    'rowing machine',
    'drum kit',
    "potter's wheel",
  ],
  ...['fishing rod', 'exercise bike', 'spinning wheel', 'knitting needles'],
]);
const described = oneOf(
  wordsOf(`old new own used good decent basic cheap small little big electric acoustic digital classical vintage antique spare working
    second-hand secondhand`),
);
const hasSome = String.raw`(?:^|\b(?:i|we) |\band )(?:have|own|['’]ve got|have got|inherited|bought) (?:an?|my|our|the|some|two|three|\d+)`;
const whose = String.raw`(?:(?:${described}|\p{L}+['’]s?) ){0,3}`;
const endOfTool = String.raw`(?=$|[,.;!]| (?:in|from|at|that|which|and|already|here)\b)`;
/** 'I have my grandmother's old Singer' */
const isTool = new RegExp(`${hasSome} ${whose}${tools}${endOfTool}`, 'iu');

/** An exam that was failed is sat again. Of a treatment, a marriage or a body nobody asks what was missing. */
const failedAt =
  /\b(?:failed|fail) (?:it|the|my) (?:\p{L}+ )?(?:exam|test|practical|theory|module|course|paper|interview)\b/iu;

/** What a clause beside a short wish tells. `before` is what the message says ahead of it: 'so I can', 'even if'. */
const besides: readonly (readonly [sort: Sort, holds: (clause: string, before: string) => boolean])[] = [
  ['monthly', (clause) => isLimit(clause) && monthly.test(clause)],
  ['money', isLimit],
  [
    'unskilled',
    (clause) =>
      /^(?:with )?(?:no|zero|without any) (?:\p{L}+ )?(?:skills?|experience|training|knowledge|idea)\b/iu.test(clause),
  ],
  [
    'time',
    (clause) =>
      /\d|\b(?:an?|one|two|three|four|five|six)\b|\bfree\b/i.test(clause) &&
      often.test(clause) &&
      words(clause) <= mostOfTime &&
      !otherwiseTaken.test(clause) &&
      !tellsElse.test(clause),
  ],
  [
    'paidDaily',
    (clause) =>
      /\b(?:earn|earning|paid|income) (?:is )?(?:daily|by the day|per day|each day|every day|in cash)\b/i.test(clause),
  ],
  [
    'noise',
    (clause) =>
      /\bthin walls\b|\bneighbou?rs? (?:complain|hear|bang)|\b(?:can['’]?t|cannot|not|mustn['’]?t) make (?:any |much |too much )?noise\b/i.test(
        clause,
      ),
  ],
  ['forgets', (clause) => /\b(?:keep|always|often) forget/i.test(clause)],
  [
    'far',
    (clause) => /^(?:but )?(?:he|she|they)(?:['’]s| is| are)? (?:lives?|living|works?|working) in \p{Lu}/u.test(clause),
  ],
  ['tool', (clause) => isTool.test(clause)],
  ['purpose', (clause, before) => /\bso (?:that )?(?:i|we) (?:can|could) $/i.test(before) && !isGrave(clause)],
  ['aim', (clause, before) => /\bso that $/i.test(before) && !isGrave(clause)],
  ['failed', (clause) => failedAt.test(clause)],
  [
    'begun',
    (clause) =>
      /\b(?:half|nearly|almost|mostly) (?:recorded|written|done|built|finished|made|ready|there|painted|knitted)\b|\bgot as far as\b/i.test(
        clause,
      ) || /\b(?:is|are) (?:already )?(?:recorded|written|built)\b/i.test(clause),
  ],
  [
    'stands',
    (clause) => /^i(?:['’]ve| have|ve) (?:lived|worked) (?:here|in \p{Lu}).*\b(?:years?|months?)\b/iu.test(clause),
  ],
  [
    'body',
    (clause) =>
      /\b(?:knees?|hips?|shoulders?|needles?|faint\w*|dizzy|asthma|wheelchair|sore|aches?|breathless|(?<!off )my back|eyesight)\b/i.test(
        clause,
      ),
  ],
  ['condition', (clause, before) => without.test(clause) && !/\bwith $/i.test(before)],
  [
    'person',
    (clause) =>
      relative.test(clause) &&
      /^(?:to )?(?:tell|ask|speak (?:to|with)|talk (?:to|with)|agree)\b|\bpermitting\b/i.test(clause) &&
      !isGrave(clause),
  ],
];

/** What a short message tells beside its wish and a step can take up. What is of no sort stays in the overview. */
export function factsBeside(text: string, clauses: readonly string[]): { facts: Fact[]; others: string[] } {
  const sortOf = (said: string) => {
    const before = text.slice(0, Math.max(0, text.indexOf(said)));
    return besides.find(([, holds]) => holds(said, before))?.[0];
  };
  const bySort = Map.groupBy(clauses, sortOf);
  const others = bySort.get(undefined) ?? [];
  const facts = [...bySort].flatMap(([sort, said]) => (sort ? [{ sort, said: said.join('” and “') }] : []));
  return { facts, others };
}

const within: readonly (readonly [sort: Sort, pattern: RegExp])[] = [
  ['while', /\bwhile (?:my|our|i|we|he|she|they) [^,.;!?]{4,60}\b(?:still|yet|able|alive|young)\b[^,.;!?]{0,20}/i],
  [
    'group',
    /\b(?:in|with) (?:an?|my|our|the) (?:(?:amateur|local|village|town|community|works|school|church|parish) )+(?:orchestra|band|choir|club|team|league|theatre|group)\b/i,
  ],
  ['commute', /\b(?:on|in) the (?:tram|train|bus|tube|metro|subway|ferry) (?:to|from) (?:work|school|uni|college)\b/i],
];

/** What the clause of the wish itself tells: 'while my knees are still ok', 'in an amateur orchestra'. */
export const factsWithin = (text: string): Fact[] =>
  isStory(text)
    ? []
    : within.flatMap(([sort, pattern]) => {
        const [said] = pattern.exec(text) ?? [];
        return said ? [{ sort, said: said.trim() }] : [];
      });
