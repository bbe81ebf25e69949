import { anyOf, wordsOf } from '../reading/phrases.rules.ts';

// 'LinkedIn is not for me', 'no dating apps', 'I won't do cold calls': no sentence of the plan asks for it, and the step where it
// would have stood says what takes its place.

interface Means {
  /** How people name it. */
  names: readonly string[];
  /** What a sentence of a step says that asks for it. Without one, the names. */
  asks?: RegExp;
  /** What goes instead, as an order. */
  instead: string;
  /** The words of a step where that belongs. */
  fits: RegExp;
}

const means: readonly Means[] = [
  {
    names: ['linkedin', 'linked in'],
    instead: 'write to people you have worked with by mail or ring them, and ask each for one name',
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
    instead: 'write a short message or go there in person, and ask those who know you to recommend you',
    fits: /\b(?:one by one|recommend\w*|message|write to|tell \p{L}+ people)\b/iu,
  },
  {
    names: ['dating apps', 'dating app', 'tinder', 'online dating', 'dating sites'],
    asks: /\b(?:apps?|profiles?|swip\w+|online|match(?:es)?)\b/i,
    instead: 'go where the same people meet each week, and tell three friends that you would like to be introduced',
    fits: /\b(?:meet|places?|introduc\w+|clubs?)\b/i,
  },
  {
    names: ['gym', 'gyms', 'the gym'],
    asks: /\bgyms?\b/i,
    instead: 'train at home, in a park or in a club, and choose the place now',
    fits: /\b(?:train|strength|place|week|session|exercise)\b/i,
  },
  {
    names: ['networking', 'networking events', 'small talk'],
    asks: /\bnetworking\b/i,
    instead: 'speak with one person at a time, by message first',
    fits: /\b(?:people|contacts?|meet|events?)\b/i,
  },
  {
    names: ['flying', 'planes', 'plane', 'flights'],
    asks: /\b(?:flights?|fly|plane|airports?)\b/i,
    instead: 'go by train, coach, ship or car, and book the seats early',
    fits: /\b(?:travel|book|trains?|route|tickets?)\b/i,
  },
  {
    names: ['church', 'anything religious', 'religious', 'religion'],
    asks: /\b(?:church(?:es)?|parish|choir of a church|mosque|temple)\b/i,
    instead: 'ask groups that say they are open to everybody what they sing, read or believe',
    fits: /\b(?:choir|group|club|join|visit|find)\b/i,
  },
  {
    names: ['zoom', 'video calls', 'online courses', 'online lessons', 'online classes'],
    asks: /\b(?:video calls?|online (?:course|lesson|class)\w*|zoom)\b/i,
    instead: 'look for lessons and people that you can meet in a room',
    fits: /\b(?:course|lesson|teacher|class|tutor)\b/i,
  },
  {
    names: ['podcasts', 'audiobooks'],
    asks: /\b(?:podcasts?|audiobooks?)\b/i,
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
      '{names} scare/scares me',
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
}));

/** The means that the words refuse. */
export const deniedMeans = (words: string) =>
  known.filter(({ patterns }) => patterns.some((pattern) => pattern.test(words)));

const sentencesOf = (text: string) => text.split(/(?<=[.!?]) (?=\p{Lu})/u);

/** The steps without sentences that ask for what is refused. The step that it fits says what goes instead. */
export function withoutDeniedMeans<T extends { title: string; description: string }>(
  steps: readonly T[],
  words: string,
): T[] {
  return deniedMeans(words).reduce(
    (all, { asks, names, named, instead, fits }) => {
      const place = all.findIndex(({ title, description }) =>
        [asks, fits].some((pattern) => pattern.test(`${title} ${description}`)),
      );
      const note = `Without ${named.exec(words)?.[0] ?? names[0]}, as you want it: ${instead}.`;
      return all.map((step, i) => {
        const left = sentencesOf(step.description).filter((sentence) => !asks.test(sentence));
        const description = left.length > 0 ? left.join(' ') : step.description;
        return { ...step, description: i === Math.max(0, place) ? `${description} ${note}` : description };
      });
    },
    [...steps],
  );
}
