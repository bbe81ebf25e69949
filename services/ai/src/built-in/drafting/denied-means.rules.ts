import { anyOf, wordsOf } from '../reading/phrases.rules.ts';

// 'LinkedIn is not for me', 'no dating apps', 'I won't do cold calls': steps and sentences that ask for it are left out, and the
// step where it would have stood says what takes its place. Nothing of it where the wish itself is about that means.

interface Means {
  /** How people name it. */
  names: readonly string[];
  /** What a sentence of a step says that asks for it. Without one, the names. */
  asks?: RegExp;
  /** Other words of wishes that cannot do without it: a job in sales needs calls. */
  belongsTo?: readonly string[];
  /** What goes instead, as an order. */
  instead: string;
  /** The words of a step where that belongs. */
  fits: RegExp;
}

const means: readonly Means[] = [
  {
    names: ['linkedin', 'linked in'],
    instead: 'ring people you have worked with or send them an email, and ask each for one name',
    fits: /\b(?:colleagues|contacts?|network|talk to|recommend\w*)\b/i,
  },
  {
    names: ['social media', 'instagram', 'facebook', 'tiktok', 'insta', 'socials'],
    asks: /\b(?:instagram|facebook|tiktok|social media|short videos?|posts? a week|followers)\b/i,
    instead: 'use notices, a local paper, markets, word of mouth and people who recommend you',
    fits: /\b(?:strangers|customers?|clients?|buyers|visitors|people|tell|advert\w*|followers)\b/i,
  },
  {
    names: ['cold calls', 'cold calling', 'cold call', 'calling strangers', 'phone calls', 'ringing people'],
    asks: /\b(?:cold calls?|ring \p{L}+ (?:firms|people|strangers)|call \p{L}+ (?:firms|people|strangers))\b/iu,
    belongsTo: wordsOf('sales salesman saleswoman telesales telemarketing call calls calling phone'),
    instead: 'write a short message or go there in person, and ask those who know you to recommend you',
    fits: /\b(?:one by one|recommend\w*|message|write to|tell \p{L}+ people)\b/iu,
  },
  {
    names: ['dating apps', 'dating app', 'tinder', 'online dating', 'dating sites'],
    asks: /\b(?:apps?|profiles?|swip\w+|online|match(?:es)?)\b/i,
    belongsTo: wordsOf('online app apps'),
    instead: 'go where the same people meet each week, and tell three friends that you would like to be introduced',
    fits: /\b(?:meet|places?|introduc\w+|clubs?)\b/i,
  },
  {
    names: ['gym', 'gyms', 'the gym'],
    asks: /\bgyms?\b/i,
    belongsTo: wordsOf('trainer weightlifting powerlifting bodybuilding'),
    instead: 'train at home, in a park or in a club, and choose the place now',
    fits: /\b(?:train|strength|place|week|session|exercise)\b/i,
  },
  {
    names: ['networking', 'networking events', 'small talk'],
    asks: /\bnetworking\b/i,
    belongsTo: wordsOf('network networker networkers'),
    instead: 'speak with one person at a time, by message first',
    fits: /\b(?:people|contacts?|meet|events?)\b/i,
  },
  {
    names: ['flying', 'planes', 'plane', 'flights'],
    asks: /\b(?:flights?|fly|plane|airports?)\b/i,
    belongsTo: wordsOf(
      'fly flight plane pilot airport airline aviation skydive skydiving paraglide paragliding glider',
    ),
    instead: 'go by train, coach, ship or car, and book the seats early',
    fits: /\b(?:travel|book|trains?|route|tickets?)\b/i,
  },
  {
    names: ['church', 'anything religious', 'religious', 'religion'],
    asks: /\b(?:church(?:es)?|parish|choir of a church|mosque|temple)\b/i,
    belongsTo: wordsOf(
      'faith god pray prayer baptised baptism confirmation priest vicar bible quran hajj religion worship',
    ),
    instead: 'ask groups that say they are open to everybody what they sing, read or believe',
    fits: /\b(?:choir|group|club|join|visit|find)\b/i,
  },
  {
    names: ['zoom', 'video calls', 'online courses', 'online lessons', 'online classes'],
    asks: /\b(?:video calls?|online (?:course|lesson|class)\w*|zoom)\b/i,
    belongsTo: wordsOf('online remote remotely'),
    instead: 'look for lessons and people that you can meet in a room',
    fits: /\b(?:course|lesson|teacher|class|tutor)\b/i,
  },
  {
    names: ['podcasts', 'audiobooks'],
    asks: /\b(?:podcasts?|audiobooks?)\b/i,
    belongsTo: wordsOf('podcast podcaster audiobook'),
    instead: 'read it on paper',
    fits: /\b(?:listen|read)\b/i,
  },
];

const between = wordsOf(
  'a an any the my of with by to for on in using taking going joining doing making more that awful stupid',
);
const patternsOf = (names: readonly string[]) => [
  anyOf(['no/without/hate/hates/loathe/detest/avoid {between}* {names}', 'not on/for/with/using {names}'], {
    lists: { between, names },
  }),
  anyOf(
    [
      "won't/wont/don't/dont/can't/cant/cannot/will_not/do_not/never/not do/use/stand/go/want/like/join/make/need {between}* {names}",
    ],
    {
      lists: { between, names },
    },
  ),
  anyOf(
    [
      "{names} is/are/isn't/aren't not? for/my me/thing",
      '{names} is/are/just? not for me',
      "{names} isn't/aren't for me",
    ],
    {
      lists: { names },
    },
  ),
];
const known = means.map((one) => ({
  ...one,
  patterns: patternsOf(one.names),
  named: anyOf(one.names),
  asks: one.asks ?? anyOf(one.names),
  belongs: anyOf([...one.names, ...(one.belongsTo ?? [])]),
}));
type DeniedMeans = (typeof known)[number];

/** What is only not there so far, or not done well, is not refused: 'no flights booked yet'. */
const isOnlyLacked = anyOf(
  wordsOf('yet booked left available found alone enough often much regularly properly well until unless anymore'),
);
/** A wish to lose a fear needs what is feared. */
const isOfFear = anyOf(
  wordsOf('fear fears feared phobia afraid scared nervous anxiety anxious overcome shy shyness confidence confident'),
);
const clausesOf = (words: string) => words.split(/[.;,!?](?:\s+|$)|\sbut\s/i);

/** The means that the words refuse. None that the wish itself is about: `about` is its title and the name of its kind. */
export const deniedMeans = (words: string, about = ''): DeniedMeans[] => {
  const refusals = clausesOf(words).filter((clause) => !isOnlyLacked.test(clause));
  return known.filter(({ patterns, belongs, asks }) => {
    const isRefusal = (clause: string) => patterns.some((pattern) => pattern.test(clause));
    const wish = clausesOf(about)
      .map((clause) => patterns.reduce((left, pattern) => left.replace(pattern, ''), clause))
      .join(', ');
    return refusals.some(isRefusal) && ![belongs, asks, isOfFear].some((pattern) => pattern.test(wish));
  });
};

const sentencesOf = (text: string) => text.split(/(?<=[.!?]) (?=\p{Lu})/u);

const isAllAsking = (text: string, asks: RegExp) => sentencesOf(text).every((sentence) => asks.test(sentence));

/** So many steps are left for everybody. */
const fewestSteps = 5;

/** The steps without those that are about what is refused, by their title or all of their description. The last one stays. */
export function withoutStepsOfMeans<T extends { title: string; description: string; measured?: string }>(
  steps: readonly T[],
  denied: readonly DeniedMeans[],
): T[] {
  return denied.reduce(
    (all, { asks }) => {
      const left = all.filter(
        ({ title, description, measured = '' }, i) =>
          i === all.length - 1 || !(asks.test(`${title} ${measured}`) || isAllAsking(description, asks)),
      );
      return left.length >= fewestSteps ? left : all;
    },
    [...steps],
  );
}

const withoutPages = (resources: string | null, asks: RegExp) =>
  resources
    ?.split(' · ')
    .filter((one) => !asks.test(one))
    .join(' · ') || null;

/**
 * The steps without sentences and pages that ask for what is refused. The step that it fits says what goes instead. Where a title
 * still asks for it, the plan cannot do without it, and says nothing of it.
 */
export function withoutDeniedMeans<T extends { title: string; description: string; resources: string | null }>(
  steps: readonly T[],
  words: string,
  denied: readonly DeniedMeans[],
): T[] {
  return denied.reduce(
    (all, { asks, names, named, instead, fits }) => {
      if (all.some(({ title }) => asks.test(title))) return all;
      const place = all.findIndex(({ title, description }) =>
        [asks, fits].some((pattern) => pattern.test(`${title} ${description}`)),
      );
      const note = `Without ${named.exec(words)?.[0] ?? names[0]}, as you asked: ${instead}.`;
      return all.map((step, i) => {
        const left = sentencesOf(step.description).filter((sentence) => !asks.test(sentence));
        const isPlace = i === Math.max(0, place) || left.length === 0;
        const description = [...left, ...(isPlace ? [note] : [])].join(' ');
        return { ...step, description, resources: withoutPages(step.resources, asks) };
      });
    },
    [...steps],
  );
}
