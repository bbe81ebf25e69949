import { compile, matches, type Pattern } from '../../safety/phrases.rules.ts';
import { type MatterId, type MessageClass, matters, messageClasses } from '../messages/all.ts';
import { type Matter, phrasesOf } from '../messages/matter.ts';
import { learned } from '../messages/message-weights.ts';

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

/** Reads the weights and compiles the phrases before the first message comes. */
export function loadMessages(): void {
  readMatter('');
}

let compiled: Map<MessageClass, readonly (readonly Pattern[])[]> | undefined;

/** The phrases that leave no doubt, of each matter of a class. */
function phrasesIn(one: MessageClass): readonly (readonly Pattern[])[] {
  compiled ??= new Map(
    messageClasses.map((each) => [
      each,
      matters[each].map((matter: Matter) => phrasesOf(matter).map((phrase) => compile(phrase, {}))),
    ]),
  );
  return compiled.get(one) ?? [];
}

/** How likely each matter of a class is. */
function sharesWithin(one: MessageClass, text: string): number[] {
  if (matters[one].length === 1) return [1];
  const words = inPlainWords(text);
  const phrases = phrasesIn(one);
  const isTold = (patterns: readonly Pattern[]) => patterns.some((pattern) => matches(pattern, words));
  return learned(one)(text).map((share, i) => share * (isTold(phrases[i] ?? []) ? telling : 1));
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
  const said = sentence.slice(0, longest);
  const all = learned('class')(said);
  const shares = Object.fromEntries(messageClasses.map((one, i) => [one, all[i] ?? 0])) as Record<MessageClass, number>;
  const of = among.reduce((best, one) => (shares[one] > shares[best] ? one : best));
  return { shares, of, ...likeliest(of, sharesWithin(of, said)) };
}

function likeliest(of: MessageClass, shares: readonly number[]) {
  const most = Math.max(...shares);
  const { id } = matters[of][shares.indexOf(most)] ?? matters[of][0];
  return { matter: id, certainty: most / shares.reduce((sum, share) => sum + share, 0) };
}

/** Which entry of the store of advice a question asks for, by its place there; after the last one stands 'none of them'. */
export function readAdvice(question: string): { entry: number; certainty: number } {
  const shares = learned('which advice')(question.slice(0, longest));
  const certainty = Math.max(...shares);
  return { entry: shares.indexOf(certainty), certainty };
}
