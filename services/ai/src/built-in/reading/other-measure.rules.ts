import { type Asked, openSteps, type Reader } from './edit-asked.rules.ts';
import type { EditRequest } from './edit-request.ts';
import { amountPattern, inSingular, readNumber } from './numbers.rules.ts';
import { relatedSteps, scoredSteps, stemsOf } from './step-reference.rules.ts';

// Another number of what a step counts or measures: 'half an hour' where it says 'fifteen minutes'.

/** Units of one dimension, each with how many of the smallest it holds. */
const units: readonly Readonly<Record<string, number>>[] = [
  { minute: 1, min: 1, hour: 60, hr: 60, h: 60 },
  { day: 1, week: 7, fortnight: 14, month: 30, year: 365 },
  { km: 1000, k: 1000, m: 1, metre: 1, meter: 1, mile: 1609 },
  { kg: 1, kilo: 1, pound: 0.45, lb: 0.45, stone: 6.35 },
  { am: 1 },
  { pm: 1 },
  { '%': 1, percent: 1 },
];
const singular = (noun: string) => noun.toLowerCase().replace(/s$/, '');
const dimensionOf = (noun: string) => units.findIndex((names) => Object.hasOwn(names, singular(noun)));

/** 'Grade 1', 'Level 2' and 'part two' are names, and 'I'm 45' tells an age. */
const isLabel =
  /\b(?:grade|level|part|chapter|phase|unit|class|zone|stage|volume|key stage|number|room|i['’]?m|i am|aged?|turned|turning)\s+$/i;

interface Measure {
  /** As it stands: 'fifteen minutes'. */
  words: string;
  /** Of it, the number alone: 'fifteen'. */
  figure: string;
  amount: number;
  /** The stems of what is counted. */
  nouns: string[];
  dimension: number;
  money: boolean;
}

const measure = new RegExp(
  String.raw`(?<![\p{L}\d.,:/])(?<money>[£$€]\s?)?(?<figure>${amountPattern}|half an?|an(?= hour\b))(?<suffix>k\b)?(?:(?<=\d)(?=\p{L})|(?!\p{L}))(?:[ -]?(?<noun>[\p{L}%]+)(?: (?<next>\p{L}+))?)?`,
  'giu',
);
const notCounted = new Set(
  'every each per of and or for to is in on at by a an the more so not but now then times'.split(' '),
);

/** 'This one is too hard' counts nothing. */
const pointing = /\b(?:this|that|which|the|another|each|every|first|last|next|any|no)\s+$/i;

function measuresIn(text: string): Measure[] {
  return [...text.matchAll(measure)].flatMap(({ index, groups = {} }) => {
    const { money = '', figure = '', suffix = '', noun = '', next = '' } = groups;
    const amount = (/^an$/i.test(figure) ? 1 : readNumber(figure)) * (suffix ? 1000 : 1);
    const points = figure.toLowerCase() === 'one' && pointing.test(text.slice(0, index));
    if (Number.isNaN(amount) || points || isLabel.test(text.slice(0, index))) return [];
    const counted = notCounted.has(noun.toLowerCase()) ? '' : noun;
    const dimension = counted ? dimensionOf(counted) : -1;
    return [
      {
        words: `${money}${figure}${suffix}${dimension >= 0 ? ` ${counted}` : ''}`,
        figure: `${figure}${suffix}`,
        amount,
        nouns: /^of us$/i.test(`${noun} ${next}`)
          ? []
          : stemsOf(`${counted} ${notCounted.has(next.toLowerCase()) ? '' : next}`),
        dimension,
        money: money !== '' || /^(?:euros?|pounds?|quid|dollars?)$/i.test(counted),
      },
    ];
  });
}

/** Whether a number that a text says may stand for the one number of a title: it counts the same, or nothing. */
export function fitsNumberOf(title: string, text: string, amount: number): boolean {
  const said = measuresIn(text).find((one) => one.amount === amount);
  const [own] = measuresIn(title);
  const isBare = said && said.nouns.length === 0 && said.dimension < 0 && !said.money;
  return !said || !own || isBare === true || isAlike(said, own);
}

/** The amounts that some words name, in their order. */
export const amountsIn = (text: string): number[] => measuresIn(text).map(({ amount }) => amount);

/** Both measure the same thing. */
const isAlike = (a: Measure, b: Measure) =>
  (a.dimension >= 0 && a.dimension === b.dimension) ||
  (a.money && b.money) ||
  a.nouns.some((noun) => b.nouns.includes(noun));

/** The measure in a title that a message gives another value, with that value. */
function exchangeIn(title: string, said: readonly Measure[]): { old: Measure; now: Measure } | undefined {
  for (const old of measuresIn(title)) {
    // '60' stands for '$60,000'.
    const isOld = ({ amount }: Measure) => amount === old.amount || (amount > 0 && amount * 1000 === old.amount);
    const others = said.filter((one) => !isOld(one) || one.dimension !== old.dimension);
    const isNamed = others.length < said.length;
    const bare = others.find(({ nouns, dimension }) => nouns.length === 0 && dimension < 0);
    const now = others.find((one) => isAlike(one, old)) ?? (isNamed ? bare : undefined);
    if (now) return { old, now };
  }
  return undefined;
}

/** The old words with the new number, in words where the old one was. */
function written(title: string, { old, now }: { old: Measure; now: Measure }): string {
  const isOther = old.dimension >= 0 && old.dimension === now.dimension && unitOf(old) !== unitOf(now);
  if (isOther) return title.replace(old.words, () => now.words.toLowerCase());
  return (now.amount === 1 ? inSingular(title, old.figure) : title).replace(old.figure, () => now.figure.toLowerCase());
}
const unitOf = ({ words }: Measure) => words.split(' ')[1];

/** 'Put the direct debit up to 550': the only number of the step that the message names best. */
function ofNamedStep(asked: Asked, said: readonly Measure[]): EditRequest | undefined {
  const [now, ...others] = said.filter(({ dimension }) => dimension < 0);
  const [best] = scoredSteps(asked.whole, openSteps(asked));
  const [old, ...more] = measuresIn(best?.step.title ?? '');
  if (!now || !best || !old || others.length > 0 || more.length > 0 || best.score < wellNamed) return undefined;
  return now.amount === old.amount
    ? undefined
    : { do: 'rename', stepId: best.step.id, title: written(best.step.title, { old, now }) };
}
const wellNamed = 1.2;

/** 'Read 11 of the 30' and 'six so far' count what is done, '600 hours short' what is not. */
const isProgress =
  /\d+ (?:of|out of) (?:the |my )?\d+|\b(?:so far|short|left|average|to go|already|alredy|behind|missing|slept|waited)\b/i;

/** 'Five is enough' where the goal counts ten of something. */
const isTotal = /\b(?:enough|plenty|fine|only|just|make it|go for|aim for|instead|more realistic|we need|will do)\b/i;
export const otherTotal: Reader = ({ text, plan }): EditRequest | undefined => {
  if (isProgress.test(text) || !isTotal.test(text)) return undefined;
  const [now, ...others] = measuresIn(text).filter(({ dimension }) => dimension < 0);
  const [old, ...more] = measuresIn(plan.title);
  if (!now || !old || others.length > 0 || more.length > 0 || now.amount === old.amount) return undefined;
  return { do: 'amount', from: old.amount, to: now.amount };
};

/** What stands before the number that is wanted: 'I want to do five', 'make it thirty'. */
const isWanted =
  /\b(?:make|do|want|need|put|be|to|for|rather|only|just|say|go|enough|up|down|like|set|with|run|read|better|should|could)(?: \p{L}+)? $/iu;
/** 'Two are ok' */
const isFine =
  /^(?: \p{L}+){0,2} (?:(?:is|are|would be|will be) (?:ok|okay|fine|enough|plenty|better|good)|(?:will|would|should) do)\b|^ (?:then|instead)\b/iu;
/** 'Not two', 'instead of a hundred' */
const isRefused = /\b(?:not|instead of|rather than|than|from|no|over)(?: \p{L}+)? $/iu;
/** The number of a title that a message names beside another one, with that other one: 'six? make it eight'. */
function pairIn(title: string, text: string, said: readonly Measure[]): { old: Measure; now: Measure } | undefined {
  const isBare = ({ nouns, dimension }: Measure) => nouns.length === 0 && dimension < 0;
  for (const old of measuresIn(title)) {
    const isOld = (one: Measure) =>
      one.amount === old.amount && (isBare(one) || isAlike(one, old) || (one.dimension < 0 && old.dimension < 0));
    const own = said.find(isOld);
    if (!own || isFine.test(text.slice(text.indexOf(own.words) + own.words.length))) continue;
    const held = measuresIn(title).map(({ amount }) => amount);
    const others = said.filter(({ amount, money }) => !held.includes(amount) && money === own.money);
    const isSaid = ({ words }: Measure) => {
      const at = text.lastIndexOf(words);
      return isWanted.test(text.slice(0, at)) || isFine.test(text.slice(at + words.length));
    };
    const fits = others.filter(({ words }) => !isRefused.test(text.slice(0, text.lastIndexOf(words))));
    const wanted = fits.filter((one) => isSaid(one) && (one.dimension < 0 || one.dimension === old.dimension));
    // 'I'd want six, with one I wrote myself'
    const isOne = ({ figure }: Measure) => figure.toLowerCase() === 'one';
    const alike = wanted.filter((one) => isBare(one) || isAlike(one, old));
    const now =
      alike.at(-1) ??
      wanted.findLast((one) => !isOne(one)) ??
      wanted.at(-1) ??
      fits.findLast((one) => isBare(one) || isAlike(one, old));
    if (now) return { old, now };
  }
  return undefined;
}
const raising = [
  "not|won['’]?t|do|now|of us|instead|rather|nothing|too|lot|small|little|much|many|few|low|high|enough|fine|plenty",
  'over the top|up|down|from|make|easy|hard|more|fewer|less|only|change|should|could|want',
];
const isRaised = new RegExp(`\\b(?:${raising.join('|')})\\b`, 'i');
const isNoOrder =
  /\b(?:add|include|(?:two|three) (?:things|parts|goes|halves)|two of (?:it|that|them)|\d+ (?:before|after) \d+|swap|step|steps|weeks? (?:later|earlier)|split|break|between)\b/i;
const asksWhy = /^\W*(?:what|why|how|when|who)\b/i;
/** 'Two mock exams is nothing, I want to do five': the message names the old number and the new one. */
export const bothNumbers: Reader = ({ text, plan, ...asked }): EditRequest | undefined => {
  if (isProgress.test(text) || !isRaised.test(text) || isNoOrder.test(text) || asksWhy.test(text)) return undefined;
  const said = measuresIn(text);
  if (said.length < 2 || said.length > 4) return undefined;
  const byName = scoredSteps(text, openSteps({ text, plan, ...asked })).map(({ step }) => step);
  for (const { id, title } of byName) {
    const found = pairIn(title, text, said);
    if (!found || pairIn(plan.title, text, said)) continue;
    const { old, now } = found;
    if (old.money) return { do: 'amount', from: old.amount, to: now.amount };
    return { do: 'rename', stepId: id, title: written(title, found) };
  }
  const ofGoal = pairIn(plan.title, text, said);
  return ofGoal ? { do: 'amount', from: ofGoal.old.amount, to: ofGoal.now.amount } : undefined;
};

/** Reads another number for an open step. A number that the goal's title has changes there too. */
export const otherMeasure: Reader = (asked): EditRequest | undefined => {
  const { text, plan } = asked;
  const said = isProgress.test(text) ? [] : measuresIn(text);
  if (said.length === 0) return undefined;
  const ofGoal = exchangeIn(plan.title, said);
  if (ofGoal && (!ofGoal.now.words.includes(' ') || unitOf(ofGoal.old) === unitOf(ofGoal.now)))
    return { do: 'amount', from: ofGoal.old.amount, to: ofGoal.now.amount };
  const named = scoredSteps(asked.whole, plan.steps).filter(({ score }) => score >= hinted);
  for (const { id, title, completed } of [...named.map(({ step }) => step), ...plan.steps]) {
    const found = completed ? undefined : exchangeIn(title, said);
    const renamed = found && written(title, found);
    if (renamed && renamed !== title) return { do: 'rename', stepId: id, title: renamed };
  }
  return ofNamedStep(asked, said);
};

/** What tells that a number is another one now, or that it is enough. */
const otherNowWords = [
  "now|up to|down to|went up|gone up|wants?|at least|at most|nearer|closer to|more like|it'?s going to be|enough|plenty",
  'will do|would do|is fine|should be|has to be|must be|need|only|just|all|raise|make|instead|rather|cost|costs',
  'too (?:much|many|few|little|low|high)|not enough',
];
const isOtherNow = new RegExp(`\\b(?:${otherNowWords.join('|')})\\b`, 'i');
/** A number so many times larger or smaller counts something else. */
const mostTimes = 4;
const ofDays =
  /\b\d{1,2}(?:st|nd|rd|th)? (?:of )?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\b|\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]* \d{1,2}\b|\b\d{1,2}[:.]\d{2}\b|\b20\d\d\b/gi;

/** 'A month' of '450 a month' */
function rateOf(text: string, { words }: Measure): string | undefined {
  const rest = text.slice(text.indexOf(words) + words.length);
  return /^(?: (?!(?:and|or|but|once|twice|times|days) )\p{L}+)? (?:a|an|per|each|every) (?<unit>day|week|month|night|evening)\b/iu.exec(
    rest,
  )?.groups?.['unit'];
}
/** 'Raise the target rating to 1500' */
const ofTarget =
  /\b(?:raise|lower|increase|reduce|up|drop|bring|put|set|make|change)\b[^.]*\b(?:target|goal|aim|figure|total)\b[^.]*\bto\b/i;

/** Another number for a step. `isSame`: both count by the day, the week or the month, and no other step does. */
export interface OtherFigure {
  request: EditRequest;
  isSame: boolean;
}

/** The one number of a step in the place of which a message may say another, the likeliest first. */
export function otherFigure(asked: Asked): OtherFigure[] {
  const text = asked.text.replace(ofDays, ' ');
  if (isProgress.test(text)) return [];
  const said = measuresIn(text).filter(({ figure }) => figure.toLowerCase() !== 'one' && figure !== '1');
  const [now] = said;
  if (!now || said.length > 1) return [];
  const rate = rateOf(text, now);
  const isTarget = ofTarget.test(text);
  const all = relatedSteps(asked.whole, openSteps(asked)).flatMap(({ step, score }) => {
    const [old, ...more] = measuresIn(step.title);
    if (!old || more.length > 0 || old.amount === now.amount) return [];
    const isOther = (now.dimension >= 0 && now.dimension !== old.dimension) || (now.money && !old.money);
    const times = Math.max(now.amount / old.amount, old.amount / now.amount);
    if (isOther || !(times <= mostTimes)) return [];
    const title = written(step.title, { old, now });
    const isSame = isTarget ? times < mostTimes / 2 : rate !== undefined && rate === rateOf(step.title, old);
    return title === step.title ? [] : [{ request: { do: 'rename', stepId: step.id, title } as const, score, isSame }];
  });
  const [same, ...others] = all.filter(({ isSame }) => isSame);
  if (same && others.length === 0) return [{ request: same.request, isSame: true }];
  if (!isOtherNow.test(text)) return [];
  return all
    .filter(({ score }) => score >= leastNamed)
    .slice(0, 2)
    .map(({ request }) => ({ request, isSame: false }));
}
/** A step that the message names so well comes before the others. */
const hinted = 0.6;
const leastNamed = 0.4;

const figureSaid =
  '(?<figure>[£$€]?\\d[\\d,.]*k?|two|three|four|five|six|seven|eight|nine|ten|twelve)(?= (?:we|i|to|now|then|not|people|of)\\b|[.,;!?]|$)';
const itIs = "(?:it|that|this|they|we|i)(?:['’]?s| is| are|['’]?ll be| have| need)?";
const concludes = new RegExp(
  `\\b(?:so|now|makes it|only|about|just)(?: ${itIs})?(?: only| just| about| now)* ${figureSaid}`,
  'iu',
);
/** What asks for another number, or tells that only so many are possible. */
const newNumber: readonly RegExp[] = [
  /\b(?:that|it|this|which|the step)(?: one| step| bit)? (?:needs?|has|wants?|ought) (?:to )?(?:chang|updat|fix)(?:e|ing|ed)?\b/iu,
  /\b(?:so |please |can you |and )*(?:change|fix|update|correct) (?:that|it|this)(?: one)?(?: please)?[.!]*$/iu,
  /\b(?:so|and|then) (?:the |that )?[^.,;!?]{3,30}? (?:is|are|isn['’]?t) (?:wrong|right|too (?:many|much|few))(?: now| then)?[.!]*$/iu,
  /\bonly (?:allows?|takes?|fits?|gives?|has|have|lets?|accepts?|holds?|needs?) (?:me |us |them |you )?(?:for )?(?!until|from|on\b)/iu,
];
const asksForNew = (text: string) => newNumber.some((pattern) => pattern.test(text));
/** 'Ethics only signed off six teachers so that needs changing' */
export function figureCorrected(asked: Asked): EditRequest | undefined {
  const other = asksForNew(asked.text) ? otherMeasure(asked) : undefined;
  const score = relatedSteps(asked.whole, openSteps(asked)).find(
    ({ step }) => other?.do === 'rename' && step.id === other.stepId,
  )?.score;
  return (score ?? 0) >= leastNamed ? other : asksForNew(asked.text) ? otherRate(asked) : undefined;
}

const rate =
  /\b(?:(?:once|twice|(?:two|three|four|five|six|\d) times|(?:two|three|four|five|six|\d) days) (?:a|per) (?:week|month|day)|daily|every (?:day|morning|evening|week))\b/i;
/** 'We can only meet once a week so the rehearse one is wrong' */
function otherRate(asked: Asked): EditRequest | undefined {
  const now = rate.exec(asked.text)?.[0].toLowerCase();
  const held = relatedSteps(asked.whole, openSteps(asked)).filter(({ step }) => rate.test(step.title));
  const [best] = held;
  const isMeant = best && (held.length === 1 || best.score >= leastNamed);
  const title = isMeant && now ? best.step.title.replace(rate, () => now) : undefined;
  return title && best && title !== best.step.title ? { do: 'rename', stepId: best.step.id, title } : undefined;
}
/** As above, and 'ten more quid each, so 130': the figure that counts now. */
export const figureConcluded: Reader = (asked): EditRequest | undefined => {
  const corrected = figureCorrected(asked);
  if (corrected) return corrected;
  const figure = concludes.exec(asked.text.replace(ofDays, ' '))?.groups?.['figure'];
  const said = figure ? measuresIn(asked.text).length : 0;
  const [other] = said > 1 ? otherFigure({ ...asked, text: `only ${figure?.replace(/[.,]+$/, '')}` }) : [];
  return other?.request;
};
