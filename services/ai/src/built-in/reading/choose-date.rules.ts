import * as around from './around-dates.ts';
import { wordsOf } from './phrases.rules.ts';

// Of the days that a message names, the one that its wish is for. 'The concert is on 8 May, auditions are 2 February.'

/** A day that a message names, with how surely its words are a deadline (3 by, 2 on, 1 in passing). */
export interface NamedDate {
  date: string;
  index: number;
  length: number;
  rank: number;
  namesDay?: boolean | undefined;
}

const sentenceEnd = /(?<!\b(?:st|dr|mr|mrs|vs))[.!?;]+["')]*\s+(?!20\d\d\b)|\s*\n\s*/gi;
const clauseEnd = /[,:()]\s+|\s[–-]\s|\s(?:and|but|so|because|while|then|plus|though|although)\s/gi;

/** The part of a text around a place, between two ends. */
function partAround(text: string, { index, length }: Pick<NamedDate, 'index' | 'length'>, ends: RegExp) {
  const breaks = [...text.matchAll(ends)];
  const from = breaks.findLast((one) => one.index + one[0].length <= index);
  const to = breaks.find((one) => one.index >= index + length - 1);
  const start = from ? from.index + from[0].length : 0;
  return { before: text.slice(start, index), after: text.slice(index + length, to?.index), start, end: to?.index };
}

const small = new Set(
  wordsOf(`with that this have want from when will would could like just been they them then there their what which week weeks month
    months days year years time first last after before until every about where going really need some more than because into
    also only over still even make made able take without again since think know work works year's does done doing next each
    january february march april june july august september october november december monday tuesday wednesday thursday friday
    saturday sunday spring summer autumn winter evening morning night good back thing things whole much very being having`),
);
const stemsOf = (words: string) =>
  new Set(
    (words.toLowerCase().match(/[\p{L}]{4,}/gu) ?? [])
      .filter((word) => !small.has(word))
      .map((word) => word.slice(0, 5)),
  );

interface Text {
  text: string;
  /** The words of the wish, as they stand in the text or were put in full. */
  wish: string;
  /** The sentences that say what is wanted. */
  sentences: readonly string[];
  /** Beginnings of the words in the sentences that say what is wanted. */
  wanted: ReadonlySet<string>;
  all: readonly NamedDate[];
}

/** How likely it is that the wish is for this day. */
function scoreOf(one: NamedDate, { text, wish, sentences, wanted, all }: Text): number {
  const words = text.slice(one.index, one.index + one.length).trim();
  const sentence = partAround(text, one, sentenceEnd);
  const inSentence = `${sentence.before}${words}${sentence.after}`;
  const place = { ...one, index: sentence.before.length, length: words.length };
  const clause = partAround(inSentence, place, clauseEnd);
  const inClause = `${clause.before} ${clause.after}`.replace(around.inTheCourseOf, '');
  const isWished = around.wishes.test(inClause);
  const sentenceIsWish = around.wishes.test(inSentence);
  const isShared = !sentenceIsWish && [...stemsOf(inSentence)].some((stem) => wanted.has(stem));
  const elsewhere = stemsOf([wish, ...sentences].join(' ').replaceAll(`${clause.before}${words}`, ' '));
  const marks = [...inClause.matchAll(around.isBeside), ...(all.length > 1 ? inClause.matchAll(around.isStep) : [])];
  const beside = marks.filter(([word]) => !elsewhere.has(word.toLowerCase().slice(0, 5)));
  const isLinked = isMeantLater(one, text, all) || isOfWishedEvent(one, text, sentences, all);
  const isBackground = around.isOwnBirthday.test(sentence.before) && !isLinked && !wish.includes('birthday');
  const isOfEvent = beside.length === 0 && around.takesPlace.test(sentence.before) && !isBackground;
  const { before, after } = clause;
  const isDue = around.mustBeBy.test(sentence.before.slice(Math.max(0, behindLast(one, all) - sentence.start)));
  const isAmong = all.length > 1;
  const endsThen = around.endsThen.test(before);
  const wantsErrand = around.isErrand.test(wish);
  const points: readonly (readonly [boolean, number])[] = [
    [one.namesDay === true, 0.5],
    [around.namesYear.test(words), 0.5],
    [around.isSpan.test(words), 0.5],
    [around.isVague.test(words) && isAmong, -1],
    [around.isWeekday.test(words) && isAmong, -1],
    [wish.includes(words), 1],
    [isWished, 1.5],
    [sentenceIsWish && !isWished, 0.5],
    [isShared, 1],
    [isOfEvent, 1.5],
    [!isOfEvent && (around.goesThen.test(before) || around.getsMarried.test(before)), 1],
    [isDue, 1.5],
    [around.isAfter.test(before), -1],
    [!sentence.before.trim() && /^(?:by|before)\b/i.test(words), 1],
    [isLinked, 2],
    [isBackground, -1.5],
    [!isOfEvent && !isWished && around.isBooked.test(before), 1],
    [isAmong && around.isAnnounced.test(before) && !isWished, -1.5],
    [isAmong && (around.corrects.test(sentence.before) || around.correctsWithNo.test(sentence.before)), 2],
    [isAmong && around.isCalledOff.test(sentence.after), -3],
    [isAmong && around.isErrand.test(before) && !wantsErrand, -2.5],
    [around.concludes.test(sentence.before) || around.concludedIn.test(sentence.before), 1.5],
    [beside.length > 0 && !isWished && !isLinked && !(endsThen && sentenceIsWish), sentenceIsWish ? -1 : -2],
    [around.onlyBegins.test(before) && !isDue && !isOfEvent && !isLinked, -1.5],
    [endsThen && sentenceIsWish && !isWished, 1],
    [around.isDoneThen.test(after), 1],
    [isAmong && around.isOneOfSeveral.test(before), -2],
    [!isLinked && !isWished && turnsAway(one, text), -4],
    [isAmong && around.isUncertain.test(sentence.after), -1.5],
    [isAmong && around.isAskedByOthers.test(before) && !isWished, -1],
    [around.comesBack.test(before), -1.5],
    [around.lasts.test(words) && !isWished && !isShared, -1.5],
    [around.isSeason.test(words) && around.tellsState.test(before) && !isWished && !isOfEvent, -1.5],
    [around.isConditional.test(before) && !isWished, -1.5],
    [around.ifAfter.test(after), -1],
    [around.isUsual.test(inClause) && !sentenceIsWish, -1],
    [around.isOthers.test(before) && !around.getsMarried.test(before), -0.5],
    [around.isAlso.test(after), -1],
    [around.ofAge.test(before), -1],
    [around.inBrackets.test(sentence.before) && isStory(text), -1],
    [around.ofLastYear.test(sentence.before) && !isWished, -2],
    [around.givesUp.test(sentence.after), -3],
  ];
  return points.reduce((score, [holds, weight]) => (holds ? score + weight : score), one.rank);
}

/** 'The sangeet is on 19 February' where the wish is to dance 'at the sangeet'. */
function isOfWishedEvent(one: NamedDate, text: string, sentences: readonly string[], all: readonly NamedDate[]) {
  if (all.length < 2) return false;
  const before = partAround(text, one, sentenceEnd).before;
  const [, event = ''] = around.whatIsThen.exec(before) ?? [];
  const named = stemsOf(event);
  return sentences.some((sentence) =>
    [...sentence.matchAll(around.isForEvent)].some(([, noun = '']) =>
      [...stemsOf(noun)].some((stem) => named.has(stem)),
    ),
  );
}

/** Whether the text says behind this day that the wish has nothing to do with it. */
function turnsAway(one: NamedDate, text: string): boolean {
  const rest = text.slice(one.index + one.length);
  const found = around.turnsAway.exec(rest);
  return found !== null && around.wishes.test(rest.slice(found.index));
}

/** Where the day ends that is named before this one. */
const behindLast = (one: NamedDate, all: readonly NamedDate[]) =>
  Math.max(0, ...all.map(({ index, length }) => index + length).filter((end) => end <= one.index));

/** Whether 'by then' means this day: it is the last one named before. */
function isMeantLater(one: NamedDate, text: string, all: readonly NamedDate[]): boolean {
  const end = one.index + one.length;
  return [...text.matchAll(around.pointsBack), ...text.matchAll(around.readyBefore)].some(
    ({ index }) => index >= end && !all.some((other) => other.index > one.index && other.index < index),
  );
}

/** A story names many days: there one that nothing links with the wish is none of it. */
const isStory = (text: string) => text.split(' ').length > 25 && text.split(sentenceEnd).length > 1;
const leastOf = ({ rank, namesDay }: NamedDate, text: string) => {
  if (!isStory(text)) return 0;
  return rank === 3 ? 0.5 : namesDay ? 1.75 : 2.25;
};

/** The day that the wish is for, or undefined where none is. */
export function chooseDate<T extends NamedDate>(
  all: readonly T[],
  { text, wish = '' }: { text: string; wish?: string | undefined },
) {
  const sentences = text.split(sentenceEnd).filter((sentence) => around.wishes.test(sentence));
  const wanted = stemsOf([wish, ...sentences].join(' '));
  const scored = all.map((one) => ({ one, score: scoreOf(one, { text, wish, sentences, wanted, all }) }));
  return scored
    .filter(({ one, score }) => score >= leastOf(one, text))
    .toSorted((a, b) => b.score - a.score || b.one.rank - a.one.rank || b.one.index - a.one.index)[0]?.one;
}
