import { anyOf, wordsOf } from './phrases.rules.ts';

// How people begin a wish. The phrases are in the notation of phrases.rules.ts.

/** What a wish for a thing becomes in a title: 'I'm looking for a flat' → 'Find a flat'. */
export type ForThings = 'get' | 'find' | 'have' | 'stop';

interface Openings {
  forThings: ForThings;
  /** How surely a wish follows, from 1 to 4. */
  weight: number;
  phrases: readonly string[];
}

const lists = {
  i: [
    ...wordsOf("i we i'm we're i've we've i'd we'd i'll we'll"),
    ...['i am', 'we are', 'i have', 'we have', 'i would', 'we would', 'i will', 'we will', 'i do', 'i was', 'i had'],
    ...['my _ and i', 'me and my _', 'the two of us', 'a _ and me'],
  ],
  would: ["i'd", "we'd", 'i would', 'we would', 'i should', 'my _ and i would', 'me and my _ would'],
  soon: [
    ...wordsOf(
      'really just also still finally truly always would do now only so badly desperately been actually simply then',
    ),
    ...wordsOf(
      'honestly dearly ideally currently definitely very much kind of sort ever already therefore maybe probably quite secretly',
    ),
    ...[
      'seriously',
      'more than anything',
      'at last',
      'at least',
      'one day',
      'some day',
      'someday',
      'all',
      'both',
      'instead',
    ],
  ],
  aim: wordsOf(
    'goal dream aim target resolution wish ambition plan mission objective intention hope project challenge idea task',
  ),
  which: [
    ...wordsOf(
      'new next main biggest personal big life fitness career health lifelong number one only other real secret',
    ),
    ...[
      "new year's",
      'new years',
      'long term',
      'long-term',
      'short term',
      'ultimate',
      'first',
      'second',
      'third',
      'current',
    ],
  ],
  aims: wordsOf(`goal's dream's aim's target's wish's plan's hope's project's idea's ambition's`),
  is: ['is', "'s", 'would be', 'will be', 'was', 'has always been', 'has been', 'remains', 'was always', 'is still'],
  link: [
    ...wordsOf('to of about on for towards toward'),
    'out to',
    'to be able to',
    'that i',
    'that we',
    'i could',
    'is to',
  ],
};

const openings: readonly Openings[] = [
  {
    forThings: 'get',
    weight: 4,
    phrases: [
      '{i} {soon}* want/wanted/wanting/wanna/wan/desire/crave to?',
      '{would} {soon}* like/love/rather/prefer/enjoy/adore to?',
      '{i} {soon}* decided/determined/resolved/made_up_my_mind/set_out/committed/hellbent {soon}* to/on/that_i_will',
      "it_would/it'd/that_would {soon}* please/delight/thrill me/us to",
      '{would} {soon}* be {soon}* happy/glad/pleased/content/thrilled/delighted to',
      'what/all {i} {soon}* want/need/love/like/wish/hope to? do? for? first/most/now? is/would_be {soon}* to? do? is?',
      'what/all {i} {soon}* after is {soon}* to?',
      'help/support/coach/guide/teach me/us {soon}* to/with/in/by? finding/getting?',
    ],
  },
  {
    forThings: 'get',
    weight: 3,
    phrases: [
      '{i} {soon}* need/needing to?',
      '{i} {soon}* must',
      '{i} {soon}* have/got/ought/going/hope/hoping/wishing/plan/planning/intend/aim/aiming/try/trying/ready/looking/aspire/mean/wish {soon}* to',
      '{i} {soon}* keen/planning/intent/set/focused/working/work/focusing on/towards',
      '{i} {soon}* hoping/aiming/wishing/longing/going/going_in/wish/ready/gunning for',
      '{i} {soon}* gotta/gonna/longing_to/supposed_to/due_to',
      '{i} {soon}* could {soon}* do with',
      "i'm/i_am/im/we're/we_are {soon}* after",
      "it's/its/it_is {soon}* time {i}? to?",
      '{i} {soon}* wish {i} could/can/knew_how_to/was_able_to?',
      'there must be a way to',
      'want/wanna/need/hope/hoping/plan/planning/trying/would_like/would_love {soon}* to',
      'wanna/gonna/gotta {soon}*',
    ],
  },
  {
    forThings: 'find',
    weight: 3,
    phrases: ['{i} {soon}* looking/searching/hunting/look/search for'],
  },
  {
    forThings: 'have',
    weight: 3,
    phrases: [
      '{i} {soon}* trying for',
      '{i} {soon}* dream/dreamt/dreamed/dreaming {soon}* of/about',
      '{i} {soon}* thinking/think/toying/fantasise {soon}* of/about/with',
      '{i} {soon}* considering/consider',
    ],
  },
  {
    forThings: 'get',
    weight: 2,
    phrases: [
      "{i} {soon}* should/could/can/will/'ll",
      'how/where {soon}* do/can/could/should/would/might {i} {soon}*',
      'is it {soon}* possible/realistic/feasible/doable {soon}* to/for_me_to',
      'can/could/should/may {i} {soon}*',
      "it_would_be/it'd_be/would_be/it_will_be {soon}* nice/great/good/lovely/amazing/cool/brilliant to/if_i_could/if",
      "what's/what_is the best way to",
      'any advice/tips/ideas on/for/about how? to?',
      "{i} {soon}* don't/do_not/dont know/see/understand how to",
      'for me to',
    ],
  },
  { forThings: 'stop', weight: 3, phrases: ['{i} {soon}* done/tired/sick/fed_up/bored of/with/and_tired_of'] },
];

/** As people leave out 'I': 'want to lose weight', 'hoping to move'. */
const withoutSubject: readonly Openings[] = [
  {
    forThings: 'get',
    weight: 4,
    phrases: [
      '{soon}* want/wanna to?',
      'would {soon}* like/love to?',
      'need {soon}* to?',
      'determined/decided/planning/hoping/trying/going/looking/aiming/ready/hope/hopefully/plan/aim {soon}* to',
      'gonna/gotta/have_to/got_to/must',
      'hoping/aiming for',
      'planning on',
      'how to',
      'to',
      "let's",
      'time to',
      'be able to',
      'be/get in_a_position/the_chance to',
    ],
  },
  { forThings: 'find', weight: 3, phrases: ['looking/searching/hunting for'] },
  { forThings: 'have', weight: 3, phrases: ['trying for', 'dreaming of', 'thinking/considering of/about?'] },
  { forThings: 'stop', weight: 3, phrases: ['done/tired/sick/fed_up/bored of/with/and_tired_of'] },
];

/** 'My goal for 2027 is to …', 'Goal: …'. */
const aims: readonly string[] = [
  'for? my/our/the/a/one/another {which}* {aim} for/in this/next/the? year/2026/2027/2028/me/us/life/new_year {is} {link}*',
  'for? my/our/the {which}* {aim} {is} {link}*',
  'my/our {which}* {aims} {link}*',
  'the thing {i} want {is} {link}*',
];

const compiled = [{ forThings: 'get' as ForThings, weight: 4, phrases: aims }, ...openings].map(
  ({ forThings, weight, phrases }) => ({
    forThings,
    weight,
    anywhere: anyOf(phrases, { lists, before: "(?<![\\p{L}'’])", after: "(?![\\p{L}'’])", flags: 'giu' }),
  }),
);

const atStart = [...[{ forThings: 'get' as ForThings, weight: 4, phrases: aims }], ...openings, ...withoutSubject].map(
  ({ forThings, weight, phrases }) => ({
    forThings,
    weight,
    pattern: anyOf(phrases, { lists, before: '^', after: "(?![\\p{L}'’])" }),
  }),
);

const aimWord = lists.aim.join('|');
/** 'Goal 2027: run a marathon' */
const labelled = new RegExp(`^(?:(?:my|new|main) )*(?:${aimWord})s?(?: (?:for )?\\w+)?\\s*[:=-]+\\s*(?:to )?`, 'i');

export interface Opening {
  index: number;
  length: number;
  forThings: ForThings;
  weight: number;
}

/** The words at the start of a text that say only that a wish follows; null when there are none. */
export function openingOf(text: string): Opening | null {
  const label = labelled.exec(text);
  if (label) return { index: 0, length: label[0].length, forThings: 'get', weight: 4 };
  const found = atStart.flatMap(({ forThings, weight, pattern }) => {
    const match = pattern.exec(text);
    return match ? [{ index: 0, length: match[0].length, forThings, weight }] : [];
  });
  return found.toSorted((a, b) => b.length - a.length)[0] ?? null;
}

/** Every place in a text where a wish of the person's own begins, in their order. */
export function openingsIn(text: string): Opening[] {
  const all = compiled.flatMap(({ forThings, weight, anywhere }) =>
    [...text.matchAll(anywhere)].map((match) => ({ index: match.index, length: match[0].length, forThings, weight })),
  );
  const longest = all.filter(
    (one) =>
      !all.some(
        (other) =>
          other !== one &&
          other.index <= one.index &&
          other.index + other.length >= one.index + one.length &&
          other.length > one.length,
      ),
  );
  return longest.toSorted((a, b) => a.index - b.index);
}

/** 'New goal: build a treehouse' */
const command =
  /^\s*(?:please[, ]+)?(?:(?:add|create|make|set(?: up)?|start|open)(?: me)? )?(?:(?:an? |another |my )?(?:new |next )?goal|another goal)\s*(?:[:–—]|\s-\s|,)\s*/i;

/** What somebody wishes without the words that order a goal. */
export function withoutCommand(text: string): string {
  const rest = text.replace(command, '');
  return rest.trim() === '' ? text : rest;
}
