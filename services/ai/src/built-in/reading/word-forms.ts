import nlp from 'compromise';
import { remembered } from './remembered.ts';

/** The steps of the plans begin with some thousand words again and again. */
const tagsOfFirst = remembered(5000, (text): readonly string[] => {
  const [sentence] = nlp(text).json() as { terms: { tags: string[] }[] }[];
  return sentence?.terms[0]?.tags ?? [];
});

/** What compromise says of the first word of a text. */
export const firstTags = (text: string): readonly string[] => tagsOfFirst(text.split(' ').slice(0, 6).join(' '));

/** Verbs that compromise takes for nouns when they begin a wish: 'call mum', 'bench 100 kg'. */
const alsoVerbs = new Set(
  'call crack bench dj pass water practice gym transition network market budget house host tutor date parent swap declutter'.split(
    ' ',
  ),
);
/** Nouns and adjectives that it takes for verbs. */
const neverVerbs = new Set('better more less no own clean dry rest peace new sure certain'.split(' '));

/** Whether a text begins as an order does: 'run a 10k', not 'a run', 'running' or 'I run'. */
export function beginsWithVerb(text: string): boolean {
  const [first = '', second = ''] = text.toLowerCase().split(/[\s,]+/);
  if (/^(own|clean|dry|rest)$/.test(first) && /^(a|an|the|my|our|up|out|\d+)$/.test(second)) return true;
  if (neverVerbs.has(first)) return false;
  if (alsoVerbs.has(first)) return second !== '' && !/^(of|in|at|for|and|with|on|every|\w+ing)$/.test(second);
  const tags = firstTags(text);
  const isVerb = (of: readonly string[]) => of.includes('Infinitive') || of.includes('Imperative');
  if (isVerb(tags) || (tags.includes('Copula') && first === 'be')) return true;
  // 'Resit' is in no list of verbs, and 'sit' is.
  return (
    /^re[a-z]{3,}$/.test(first) && second !== '' && !tags.includes('Adjective') && isVerb(firstTags(text.slice(2)))
  );
}

/** Whether a text says that something is or happens. */
export const holdsVerb = (text: string): boolean => nlp(text).has('#Verb');

const withFirst = (text: string, change: (word: string) => string) => {
  const [first = '', ...rest] = text.split(' ');
  return [change(first), ...rest].join(' ');
};

const baseOf = (word: string, subject: string): string => {
  const sentence = nlp(`${subject} ${word.toLowerCase()}`);
  sentence.verbs().toInfinitive();
  return sentence.text().split(' ').at(-1) ?? word;
};

export const beginsWithGerund = (text: string): boolean =>
  /^\w{2,}ing\b/i.test(text) && firstTags(text).includes('Gerund');

/** 'adopting a dog' → 'adopt a dog'. */
export const fromGerund = (text: string): string =>
  beginsWithGerund(text) ? withFirst(text, (word) => baseOf(word, 'I am')) : text;

/** 'learned to drive' → 'learn to drive'. */
export const fromPast = (text: string): string =>
  firstTags(`I ${text}`).length > 0 && nlp(`I ${text.split(' ')[0]}`).has('#PastTense')
    ? withFirst(text, (word) => baseOf(word, 'I'))
    : text;

const perfect =
  /^have (?:finally |already )?(\p{L}+)(?= (?:an?|the|my|our|this|that|all|every|each|both|enough|\d[\d.,]*|one|two|three|four|five|six|ten|twelve)\b)/iu;
/** These are the same in the infinitive, or unknown there. */
const infinitives = new Map([
  ['run', 'run'],
  ['learnt', 'learn'],
]);

/** 'have written a book' → 'write a book'. 'Have a dog' and 'have fixed hours' are no such forms. */
export const fromPerfect = (text: string): string =>
  text.replace(perfect, (whole, word: string) => {
    const known = infinitives.get(word.toLowerCase());
    if (known || !nlp(`I have ${word}`).has('#PastTense')) return known ?? whole;
    return baseOf(word, 'I have');
  });

/** 'be scared of dogs' → 'being scared of dogs'. */
export const toGerund = (text: string): string =>
  withFirst(text, (word) => {
    const [verb] = nlp(`to ${word.toLowerCase()}`).verbs().conjugate() as { Gerund?: string }[];
    // 'Weld' becomes 'wolding' there.
    const known = verb?.Gerund;
    return known?.startsWith(word.toLowerCase().slice(0, 2)) ? known : `${word}ing`;
  });
