import type { Archetype } from '../kinds/kind.ts';
import { beginsWithNoun, tellsHowItIs } from './no-title.rules.ts';
import { oneOf, wordsOf } from './phrases.rules.ts';
import { lowerFirst } from './tidy-words.rules.ts';
import { beginsWithVerb } from './word-forms.ts';

// A title from the kind of a goal, for a message whose words are no wish: 'Learn the accordion', 'Build a chicken house'.

/** What people do with a thing that they only name. The other archetypes need more than its name. */
const verbs: Readonly<Record<string, string>> = {
  'apply-for': 'Apply for',
  'build-a-thing': 'Build',
  'buy-something': 'Buy',
  'celebrate-something': 'Celebrate',
  'collect-money': 'Collect money for',
  'finish-something-begun': 'Finish',
  'found-something': 'Found',
  'get-permission': 'Get permission for',
  'get-rid-of': 'Get rid of',
  'graded-exam': 'Pass',
  'improve-a-skill': 'Get better at',
  'join-something': 'Join',
  'learn-a-skill': 'Learn',
  'learn-a-subject': 'Learn about',
  'make-a-thing-by-hand': 'Make',
  'n-pieces-of': 'Finish',
  'negotiate-something': 'Negotiate',
  'organise-something': 'Organise',
  'overcome-a-fear-of': 'Get over my fear of',
  'plan-something': 'Plan',
  'publish-or-submit': 'Publish',
  'rent-something': 'Rent',
  'repair-something': 'Repair',
  'restore-or-digitise': 'Restore',
  'save-up-for': 'Save up for',
  'sell-something': 'Sell',
  'spend-less-on': 'Spend less on',
  'take-part-in-event': 'Take part in',
  'travel-to': 'Travel to',
  'visit-someone': 'Visit',
  'win-something': 'Win',
  'write-something': 'Write',
};

/** Kinds whose name stands for one of many: the one that is named says more. */
const ofNamed: Readonly<Record<string, readonly [slot: string, before: string]>> = {
  'learn-instrument': ['instrument', 'Learn the '],
  'learn-language': ['language', 'Learn '],
  'heritage-language': ['language', 'Learn '],
  'martial-art': ['art', 'Train '],
  'fear-of-animals': ['animal', 'Overcome my fear of '],
};

/** A word of the slot in the text, as the kind shows it: 'keyboard' where its list has 'piano|keyboard'. */
function namedIn(text: string, words: readonly string[]): string | undefined {
  const found = words
    .flatMap((entry) => {
      const [shown = '', ...others] = entry.split('|');
      return [shown, ...others].map((form) => ({ shown, form }));
    })
    .filter(({ form }) =>
      ` ${text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ')} `.includes(` ${form.toLowerCase()} `),
    );
  const shown = [...new Set(found.map((one) => one.shown))];
  return shown.length === 1 ? shown[0] : undefined;
}

const article = /^(an?|the|some|my|our)\s/i;
const needsNone = /^(?:\p{Lu}|\d|two\b|three\b|four\b|five\b|six\b|ten\b|\p{L}+s\b|\p{L}+ing\b)/u;
const longestThing = 7;

/** 'Build' and 'a chicken house from scrap', as the person names it. */
function withVerb(verb: string, { wish, title }: { wish: string; title: string }): string | undefined {
  if (!title || title.split(' ').length > longestThing || tellsHowItIs(title)) return undefined;
  if (beginsWithVerb(title) && !beginsWithNoun(title)) return undefined;
  const isName = /^\p{Lu}\p{Lu}|^\p{L}+ \p{Lu}/u.test(title) || !/^\p{L}/u.test(title);
  const thing = isName ? title : lowerFirst(title);
  if (article.test(thing)) return `${verb} ${thing}`;
  const own = article.exec(wish.trim())?.[1]?.toLowerCase();
  const before = own ?? (needsNone.test(thing) ? '' : /^[aeiou]/i.test(thing) ? 'an' : 'a');
  return `${verb} ${before} ${thing}`.replace(/ {2,}/g, ' ');
}

/** What is done to one person, whom the message names. */
const toPerson: Readonly<Record<string, string>> = {
  'care-for-someone': 'Look after',
  'mend-a-relation': 'Make peace with',
  'say-something-hard': 'Say something hard to',
  'visit-someone': 'Visit',
};
const relatives = oneOf(
  wordsOf(`mum mom mother dad father parents brother sister son daughter gran grandma grandmother nan grandad grandpa aunt uncle cousin
    friend neighbour neighbor boss wife husband partner ex niece nephew`),
);
const whom = new RegExp(String.raw`\b(?:my|our) (?:old |little |big |best )?${relatives}\b(?!['’])`, 'gi');

/** 'Visit my aunt', where the message names nobody else. */
function withPerson(verb: string, text: string): string | undefined {
  const people = new Set([...text.matchAll(whom)].map(([person]) => person.toLowerCase()));
  const [person] = people;
  return people.size === 1 && person ? `${verb} ${person}` : undefined;
}

/** The kind's name as the person would write it. */
const asOwn = (name: string) => name.replace(/\byourself\b/g, 'myself').replace(/\byour\b/g, 'my');

interface Said {
  text: string;
  wish: string;
  /** What the wish alone would be called. */
  title: string;
}

/** A title by the booklet that the plan is written from. Nothing where it fits any goal, as a plain plan does. */
export function titleByKind(booklet: Archetype, { text, wish, title }: Said): string | undefined {
  if (booklet.id.startsWith('plain')) return undefined;
  if (!('category' in booklet)) {
    const verb = verbs[booklet.id];
    const toWhom = toPerson[booklet.id];
    const byThing = verb && text.split(' ').length <= longestThing ? withVerb(verb, { wish, title }) : undefined;
    const byPerson = toWhom ? withPerson(toWhom, text) : undefined;
    return byThing ?? byPerson ?? (tellsHowItIs(title) ? asOwn(booklet.name) : undefined);
  }
  const [slot = '', before] = ofNamed[booklet.id] ?? [];
  const words = booklet.slots?.[slot];
  const one = words && 'words' in words ? namedIn(text, words.words) : undefined;
  return one ? `${before}${one}` : asOwn(booklet.name);
}
