import { compile, matches, type Pattern } from '../../safety/phrases.rules.ts';
import { allAdvice } from '../messages/advice/all.ts';
import { type MatterId, type MessageClass, matters, messageClasses } from '../messages/all.ts';
import { type Matter, phrasesOf, sentencesOf } from '../messages/matter.ts';
import { learned } from '../messages/message-weights.ts';
import { isQuestion } from './closing-question.rules.ts';
import { namesScreen } from './of-pathwise.rules.ts';

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

/** What people put before and after a sentence, and what it means without them. */
const around =
  /^ (?:(?:hi|hey|hello|ok|okay|so|well|and|but|please|sage|um|oh) )+(?=\S+ \S)|(?<=\S \S+) (?:(?:sage|coach|please|pls|plz|lol|haha|thx|x|xx|mate|then|now) )+$/g;
const plainly = (sentence: string) => {
  const words = inPlainWords(sentence).replace(/ u /g, ' you ').replace(/ r /g, ' are ').replace(/ ur /g, ' your ');
  return words.replace(around, ' ').trim();
};

interface Written {
  of: MessageClass;
  matter: MatterId;
}
let written: Map<string, Written | undefined> | undefined;

/** The matter in whose sentences this one stands word for word. Undefined where none has it, or two matters have. */
function writtenIn(sentence: string): Written | undefined {
  if (!written) {
    written = new Map();
    for (const of of messageClasses)
      for (const matter of matters[of])
        for (const said of sentencesOf(matter).map(plainly)) {
          const known = written.get(said);
          const isOther = written.has(said) && known?.matter !== matter.id;
          written.set(said, isOther ? undefined : { of, matter: matter.id });
        }
  }
  return written.get(plainly(sentence));
}

/** So sure is what stands word for word in a matter, whatever was learned. */
const wordForWord = 0.95;

function surely({ of, matter }: Written): MatterRead {
  const rest = (1 - wordForWord) / (messageClasses.length - 1);
  const shares = Object.fromEntries(messageClasses.map((one) => [one, one === of ? wordForWord : rest]));
  return { shares: shares as Record<MessageClass, number>, of, matter, certainty: wordForWord };
}

/** Reads what a sentence is about, or the likeliest of some classes. Takes under a millisecond. */
export function readMatter(sentence: string, among: readonly MessageClass[] = messageClasses): MatterRead {
  const said = sentence.slice(0, longest);
  const known = writtenIn(said);
  if (known && known.of !== 'advice' && among.includes(known.of)) return surely(known);
  const all = learned('class')(said);
  const shares = Object.fromEntries(messageClasses.map((one, i) => [one, all[i] ?? 0])) as Record<MessageClass, number>;
  const likely = among.reduce((best, one) => (shares[one] > shares[best] ? one : best));
  const isTold = onlyTold.has(likely) && !(namesScreen(said) && isQuestion(said));
  const of = isTold ? likely : weighedUp(said, { shares, likely, among });
  return { shares, of, ...likeliest(of, sharesWithin(of, said)) };
}

/** What is told asks for no answer that stands in the record or on the screen. 'What shortcuts exist' asks for one. */
const onlyTold: ReadonlySet<MessageClass> = new Set(['talk', 'news']);
/** Their matters are far apart, so a real question is near one of them, and any other near none. */
const weighed: ReadonlySet<MessageClass> = new Set(['own', 'app']);
/** From this certainty on, the likeliest matter of such a class speaks for the class. */
const halfSure = 0.5;
/** A class that is likely by itself is not outvoted by an unsure matter. */
const leastWeight = 0.5;
/** How much words that stand only on the screen count for the app. */
const onScreen = 2;
/** So likely is a class that no weight turns it. */
const beyondDoubt = 0.9;

interface Weighing {
  shares: MatterRead['shares'];
  likely: MessageClass;
  among: readonly MessageClass[];
}

/** The likeliest class, or one of the classes of questions that is as likely once its likeliest matter counts as well. */
function weighedUp(said: string, { shares, likely, among }: Weighing): MessageClass {
  if (shares[likely] >= beyondDoubt) return likely;
  const weight = (one: MessageClass) => shares[one] * (weighed.has(one) ? knownAs(one, said) : 1);
  const open = among.filter((one) => one === likely || one === 'advice' || weighed.has(one));
  return open.reduce((best, one) => (weight(one) > weight(best) ? one : best));
}

/** How much the likeliest matter of a class, and the words of the screen, speak for the class. */
function knownAs(one: MessageClass, said: string): number {
  const { certainty } = likeliest(one, sharesWithin(one, said));
  return one === 'app' && namesScreen(said)
    ? onScreen * Math.max(1, certainty / halfSure)
    : Math.max(leastWeight, certainty / halfSure);
}

/** How likely each matter of a class is in a sentence, in their order. The values add up to 1. */
export function sharesOfMatters(one: MessageClass, sentence: string): number[] {
  const shares = sharesWithin(one, sentence.slice(0, longest));
  const whole = shares.reduce((sum, share) => sum + share, 0) || 1;
  return shares.map((share) => share / whole);
}

function likeliest(of: MessageClass, shares: readonly number[]) {
  const most = Math.max(...shares);
  const { id } = matters[of][shares.indexOf(most)] ?? matters[of][0];
  return { matter: id, certainty: most / shares.reduce((sum, share) => sum + share, 0) };
}

let advicePhrases: ReadonlyMap<number, readonly Pattern[]> | undefined;
/** The phrases that leave no doubt, of the entries that have some. */
const phrasesOfAdvice = (): ReadonlyMap<number, readonly Pattern[]> =>
  (advicePhrases ??= new Map(
    allAdvice.flatMap((entry, at) =>
      entry.tells ? [[at, phrasesOf(entry).map((phrase) => compile(phrase, {}))] as const] : [],
    ),
  ));

/** How likely each entry of the store of advice is asked for, in their order; after the last one stands 'none of them'. */
export function sharesOfAdvice(question: string): readonly number[] {
  const said = question.slice(0, longest);
  const words = inPlainWords(said);
  const told = [...phrasesOfAdvice()].filter(([, phrases]) => phrases.some((pattern) => matches(pattern, words)));
  const shares = learned('which advice')(said);
  if (told.length === 0) return shares;
  const entries = new Set(told.map(([entry]) => entry));
  const raised = shares.map((share, at) => share * (entries.has(at) ? telling : 1));
  const whole = raised.reduce((sum, share) => sum + share, 0);
  return raised.map((share) => share / whole);
}

/** Which entry of the store of advice a question asks for, by its place there; after the last one stands 'none of them'. */
export function readAdvice(question: string): { entry: number; certainty: number } {
  const shares = sharesOfAdvice(question);
  const certainty = Math.max(...shares);
  return { entry: shares.indexOf(certainty), certainty };
}
