import { compile, matches, type Pattern } from '../../safety/phrases.rules.ts';
import { examplesOf, type MatterId, type MessageClass, matters, messageClasses } from '../messages/all.ts';
import { type Matter, phrasesOf, sentencesOf } from '../messages/matter.ts';
import { learnLabels, type SharesOf } from './learn-labels.ts';

/** What a sentence is about. */
export interface MatterRead {
  /** How likely each class is. The values add up to 1. */
  shares: Record<MessageClass, number>;
  /** The likeliest class. */
  of: MessageClass;
  /** The likeliest matter of that class. */
  matter: MatterId;
  /** How likely the matter is within its class, 0 to 1. */
  certainty: number;
}

/** A longer sentence says no more, and takes longer. */
const longest = 400;
/** How much likelier a phrase that leaves no doubt makes its matter. */
const telling = 30;

let learned: { classes: SharesOf; matters: Record<MessageClass, SharesOf> } | undefined;

/** Learns the messages before the first one comes. Takes about a second, once in a process. */
export function learnMessages(): void {
  learn();
}

function learn() {
  learned ??= {
    classes: learnLabels(
      messageClasses.flatMap((one, label) => examplesOf(one).map((text) => ({ text, label }))),
      { labels: messageClasses.length, seen: 2 },
    ),
    matters: Object.fromEntries(messageClasses.map((one) => [one, learnMatters(one)])) as Record<
      MessageClass,
      SharesOf
    >,
  };
  return learned;
}

function learnMatters(one: MessageClass): SharesOf {
  const all: readonly Matter[] = matters[one];
  if (all.length === 1) return () => [1];
  const examples = all.flatMap((matter, label) => sentencesOf(matter).map((text) => ({ text, label })));
  const byExamples = learnLabels(examples, { labels: all.length, seen: 1 });
  const phrases = all.map((matter) => phrasesOf(matter).map((phrase) => compile(phrase, {})));
  return (text) => {
    const words = inPlainWords(text);
    const isTold = (patterns: readonly Pattern[]) => patterns.some((pattern) => matches(pattern, words));
    return byExamples(text).map((share, i) => share * (isTold(phrases[i] ?? []) ? telling : 1));
  };
}

/** As phrases are matched: lower case, without punctuation, between blanks. "What's late?" is ' whats late '. */
const inPlainWords = (text: string) =>
  ` ${text
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;

/** Reads what a sentence is about, or the likeliest of some classes. Takes under a millisecond. */
export function readMatter(sentence: string, among: readonly MessageClass[] = messageClasses): MatterRead {
  const { classes, matters: within } = learn();
  const said = sentence.slice(0, longest);
  const all = classes(said);
  const shares = Object.fromEntries(messageClasses.map((one, i) => [one, all[i] ?? 0])) as Record<MessageClass, number>;
  const of = among.reduce((best, one) => (shares[one] > shares[best] ? one : best));
  return { shares, of, ...likeliest(of, within[of](said)) };
}

function likeliest(of: MessageClass, shares: readonly number[]) {
  const most = Math.max(...shares);
  const { id } = matters[of][shares.indexOf(most)] ?? matters[of][0];
  return { matter: id, certainty: most / shares.reduce((sum, share) => sum + share, 0) };
}
