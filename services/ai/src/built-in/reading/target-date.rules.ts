import { addDays, daysBetween, isInCalendar } from '@pathwise/contracts/roadmap-calendar.rules';
import * as chrono from 'chrono-node';
import { ageDates } from './age-dates.rules.ts';
import { fromCivil, writesMonthFirst } from './calendar.rules.ts';
import { countedFromDays } from './date-offsets.rules.ts';
import { type TargetDateInput, upcoming } from './deadline-days.rules.ts';
import { type DeadlinePhrase, deadlinePhrases } from './deadline-phrases.rules.ts';
import { foreignDeadlines } from './foreign-deadlines.ts';
import { looseAmount } from './numbers.rules.ts';
import { oneOf, wordsOf } from './phrases.rules.ts';
import { remembered } from './remembered.ts';
import { schoolDates } from './school-dates.rules.ts';
import { lastsUntilNow, looksBack, tellsOfPast } from './told-past.rules.ts';
import { writtenDates } from './written-dates.rules.ts';

/** A deadline and where it stands in the text; its length is 0 when the words belong to the wish too ('a 30-day challenge'). */
interface FoundDate {
  date: string;
  index: number;
  length: number;
}

interface Candidate extends FoundDate {
  isPartOfWish?: boolean;
  /** The words name a day of a month. */
  namesDay?: boolean;
  /** How surely the words are a deadline: 3 by/before/within, 2 in/next/on, 1 in passing. */
  rank: number;
}

const earliestDay = '1000-01-01';
const furthestDays = 36_600;

function rankOf(rule: DeadlinePhrase, prep: string | undefined): number {
  // 'fit for 10 days of walking' says how long
  if (/^for$/i.test(prep ?? '') && rule.maySpanThePast) return 0;
  if (
    /^(by|before|until|till|within|inside|due.*|ahead of|no.? later than|at the latest by|latest|prior to)$/i.test(
      prep ?? '',
    )
  )
    return 3;
  return prep ? Math.max(2, rule.rank ?? 0) : (rule.rank ?? 2);
}

/** 'start training in January' says when it begins; 'before the exams start on 15 February' is a deadline. */
const begins = /(?<!\b(?:before|until|by the time) [^.,;]{0,60})\b(?:start|begin|commence|starting|beginning)\s+$/i;

const participles = oneOf(
  wordsOf(`been had done gone made lost spent slept left kept felt told said put read run paid met sent sold taught thought
    bought brought caught come cut hit let hurt drunk stood held heard found seen eaten fallen taken given written broken driven
    forgotten beaten spoken woken worn quit missed stuck`),
);
const arranged = oneOf(
  wordsOf('promised decided agreed planned booked signed arranged scheduled entered committed registered vowed'),
);
/** 'You've asked nothing' tells of the past, while 'I have two essays' and 'I've booked an exam' do not. */
const hasDone = new RegExp(
  `(?:['’]ve|\\b(?:have|has))\\s(?:(?:i|you|we|they|he|she|not|never|already|only|hardly|barely|just)\\s)*(?!${arranged}\\b)(?:${participles}|(?!need)[a-z]{2,}ed)\\b[^.;!?,]*$`,
  'i',
);
const hopes = oneOf(
  wordsOf('so that until till where when before if how hope hoping hopefully wish wishing sure see pray praying'),
);
const ownWish = oneOf(wordsOf('want need hope plan wish must will shall should would so but because'));
/** What somebody can do, after no word of hope: 'I can do overtime'. */
const canDo = new RegExp(`(?<!\\b${hopes}[,]? )\\b(?:i|we|he|she|they) can (?:(?!${ownWish}\\b)[\\w-]+ ){1,5}$`, 'i');

interface Around {
  before: string;
  words: string;
  after: string;
}
/** Words that are shaped like a deadline and are none. */
const isNone: readonly ((around: Around) => boolean)[] = [
  // 'Mum's funeral is two days before Christmas'
  ({ before }) => /\b(?:funeral|burial|cremation|memorial) (?:is|was|will be)\b[^.;!?]*$/i.test(before),
  // 'four in a week', 'twice in a month'
  ({ before, words }) =>
    /^in an? \w+$/i.test(words) &&
    /\b(?:once|twice|times|days|nights|evenings|shifts|sessions|(?<![\d$€£.,])\d{1,2}|two|three|four|five|six|seven)\s+$/i.test(
      before,
    ),
  // 'the waiting list is until summer'
  ({ before, words }) => /^(?:until|till)\b/i.test(words) && /(?<!\bdeadline )\b(?:is|are|was|were)\s+$/i.test(before),
  // 'in the three years before that'
  ({ words, after }) =>
    /^in the (?!next|coming).*(?:day|week|month|year|decade)s?$/i.test(words) &&
    /^\s+(?:before|since|after|that|when|i|we|he|she|they)\b(?!(?:'d|'ll)? (?:want|need|must|would|should|will|like|love|hope|plan|have to)\b)/i.test(
      after,
    ),
  // 'By Thursday I can't lift my arm': each week
  ({ words, after }) =>
    /^by \w+day$/i.test(words) &&
    /^,?\s+(?:i|we|my \w+)(?:'m| am| are| is|\s+(?:can't|cannot|cant|can barely|can hardly|feel|have no)\b)/i.test(
      after,
    ),
  // 'I never have more than $40 by the 25th': each month
  ({ before, words }) =>
    /^(?:by|before|on|until) the \d/i.test(words) && /\b(?:never|always|usually|often|mostly)\b[^.;!?]*$/i.test(before),
  // 'have something left at the end of the month': each month
  ({ before, words }) =>
    /\bthe end of the (?:month|week)$/i.test(words) &&
    /\b(?:left|left over|over|spare|short|broke|skint|money|cash|anything|each|every)\s+$/i.test(before),
  // 'broke by the 15th'
  ({ before, words }) =>
    /^(?:by|before) the \d/i.test(words) &&
    /\b(?:skint|broke|overdrawn|penniless|out of (?:money|cash)|empty)\s+$/i.test(before),
  // 'My pension comes in on the 25th': each month. 'Pay the rent by the 25th' is a deadline.
  ({ before, words }) =>
    /^on the \d{1,2}(?:st|nd|rd|th)$/i.test(words) &&
    /\b(?:my|our|his|her|the) (?:pension|pay|salary|wages?|rent|benefits|allowance) (?:comes?|goes|arrives?|lands?)(?: (?:in|out|up))?\s+$/i.test(
      before,
    ),
  // 'not fold on the 9th like last year'
  ({ after }) => /^\s+(?:like|as) (?:last|the last|in other|every)\b/i.test(after),
  // 'an hour on Sunday evening', 'free on Wednesday': when somebody has time
  ({ before, words }) =>
    /day|night/i.test(words) &&
    /^on\b/i.test(words) &&
    /(?<!\bfor (?:\S+ )?\S+ )\b(?:hours?|minutes?|mins|free|off|available|time)\s+(?:or so )?$/i.test(before),
  // 'finish by Friday, every week'
  ({ before, words, after }) =>
    /day(?: \w+)?$/i.test(words) &&
    (/^(?:,|(?:\s+(?!(?:i|we|he|she|they|because|so|as|and|but|then)\b)[\w-]+){0,3})\s+(?:every|each) week\b/i.test(
      after,
    ) ||
      /(?:\b(?:every|each) week\b|(?:^|[.;!?]\s)(?:every|each) week,)[^.,;!?]*$/i.test(before)),
  // 'two years sober on the 3rd of December'
  ({ before, words, after }) =>
    /\byears? (?:sober|clean|married|together|smoke-free)\s+$/i.test(before) ||
    (/\byears? (?:sober|clean)$/i.test(words) && /^ on\b/i.test(after)),
  // 'read it in one day' says how fast
  ({ words }) => /^in (?:an?|one|a single) day$/i.test(words),
  // 'booked up for six months'
  ({ before, words }) =>
    /^(?:until|till|for .*(?:day|week|month|year)s?$)/i.test(words) &&
    /\b(?:booked|full|closed|sold|away)(?: (?:out|up|solid))?\s+$/i.test(before),
  // 'you've asked nothing this month'
  ({ before, words }) => /^this (?:week|month|year)$/i.test(words) && hasDone.test(before),
  // 'flunked it in August and again in October'
  ({ before }) => /\band again\s+$/i.test(before),
  // 'three mornings a week and a long run on Sat'
  ({ before, words }) =>
    /^on (?:the )?(?:mon|tue|wed|thu|fri|sat|sun)\w*$/i.test(words) && /\b(?:a|per) week\b[^.;!?]*$/i.test(before),
  // 'I can do overtime in December' tells a means
  ({ before, words }) => /^(?:in|during|over) /i.test(words) && canDo.test(before),
  // 'because it is too hot in summer'
  ({ before, words }) =>
    /^in (?:the )?(?:spring|summer|autumn|fall|winter)$/i.test(words) &&
    /\b(?:because|when|where|since|whenever)\b[^.;!?,]*$/i.test(before),
  // 'More often than at Easter'
  ({ before }) => /\b(?:than|except|unlike|not just|not only)\s+$/i.test(before),
  // 'without my dog barking for an hour'
  ({ before, words }) => /^for\b/i.test(words) && /\bwithout (?:[\w']+ ){0,3}\w+ing\s+$/i.test(before),
  // 'six months' rent', unlike 'next week's exam'
  ({ words, after }) => countsTime.test(words) && /^(?:'s?|s') (?!time\b)[a-z]/i.test(after),
  (around) => lastsSoLong(around),
  ({ before, words, after }) => isUsual(before, words, after),
  // 'I can't make it this year'
  ({ before, words }) =>
    /^this (?:week|month|year)$/i.test(words) &&
    /\b(?:can't|cant|cannot|won't|wont|couldn't) (?:\w+ ){0,4}$/i.test(before),
];

const countsTime = new RegExp(`^(?:in|for|by)\\s+(?:${looseAmount})\\s+(?:day|week|month|year)s?$`, 'i');
/** After these a clause speaks of what shall be, or of something that takes place then. */
const speaksOfAhead =
  /\b(?:want|wanna|need|hope|plan|wish|must|will|shall|should|would|like to|going to|have to|has to|aim|goal|dream|try|trying|ready|due|deadline|booked|time|got)\b|'(?:ll|d)\b/i;
const clauseOf = (before: string) =>
  before.split(/[.;:!?,()]\s?|\s(?:and|but|so|because|then|while|that)\s/i).at(-1) ?? '';
const subject = '(?:i|we|he|she|it|they|there|my \\w+|our \\w+|the \\w+(?: \\w+)?)';
const present =
  "(?:'m|'s|'re|'ve|\\s+(?:am|is|are|have|has|work|works|live|lives|keep|keeps|help|helps|stay|stays|get|gets|rent|rents|study|both \\w+))";
/** 'I'm in plaster till Easter' */
const saysHowItIs = new RegExp(`^\\s*(?:${subject})${present}\\s+(?!only\\s*$|just\\s*$)\\S+`, 'i');
const lastsSoLong = ({ before, words, after }: Around): boolean => {
  // 'We have the hall until June to put on the play'
  if (!/^(?:until|till)\b/i.test(words) || /^\s+to\s+[a-z]/i.test(after)) return false;
  const clause = clauseOf(before);
  return saysHowItIs.test(clause) && !speaksOfAhead.test(clause);
};

/** What takes place at a time, so that something must be ready by then. */
const takesPlace = new RegExp(
  `\\b${oneOf([
    ...wordsOf(`start starts begin begins open opens come comes arrive arrives turn turns marry marries married retire retires leave
      leaves move moves moving visit visits visiting fly flies flying expire expires end ends closes graduate graduates sit sits travel
      travels return returns happens falls wedding exam exams race party trip birthday competition concert show interview due`),
    ...['run out', 'runs out', 'have a', 'have an', 'have my', 'takes place', 'take place'],
  ])}\\b|(?:\\b(?:is|are)|'s|'re|\\w+ing)\\s+$`,
  'i',
);
const tells = new RegExp(
  `^\\s*(?:${subject})(?:\\s+(?:really|only|always|usually|often|also|just|still))?(?:'s|'m|'re|\\s+[a-z]+)\\b`,
  'i',
);
const habit =
  /\b(?:always|usually|often|never|mostly|every|normally|typically|generally|badly|hardly|barely|closed)\b|\bit(?:'s| is| gets) (?:so |too |very )?(?:hot|cold|dark|wet|icy|busy|quiet|slow|humid)\b/i;
/** 'I sleep badly in summer', 'we are closed in January' */
const isUsual = (before: string, words: string, after: string): boolean => {
  if (!/^(?:in|during|over) (?:the )?[a-z]+$/i.test(words) || /^(?: next| this)? (?:year|20\d\d)/i.test(after))
    return false;
  const clause = clauseOf(before);
  // 'So that it runs again in spring' is what the wish is for.
  const isPurpose = /\bso(?: that)?\s*$/i.test(before.slice(0, before.length - clause.length));
  return (
    tells.test(clause) && habit.test(clause) && !isPurpose && !speaksOfAhead.test(clause) && !takesPlace.test(clause)
  );
};

function isNoDeadline(text: string, { index, length }: { index: number; length: number }): boolean {
  const end = index + length;
  const around = { before: text.slice(0, index), words: text.slice(index, end), after: text.slice(end) };
  return isNone.some((rule) => rule(around));
}

const phrases: readonly DeadlinePhrase[] = [...schoolDates, ...deadlinePhrases, ...writtenDates, ...ageDates];

/** Where the phrases stand in a text. One message is searched for dates some ten times. */
const phrasesIn = remembered(100, (text) =>
  phrases.flatMap((rule) => [...text.matchAll(rule.pattern)].map((match) => ({ rule, match }))),
);

function fromRules(input: TargetDateInput): Candidate[] {
  return phrasesIn(input.text).flatMap(({ rule, match }) => {
    const groups = { ...match.groups };
    const date = rule.read(groups, input);
    const place = { index: match.index, length: match[0].length };
    const rank = rankOf(rule, groups['prep']);
    if (!date || saysWhenItBegins(input.text, match) || isNoDeadline(input.text, place)) return [];
    if (isBehind({ rule, rank, place, match }, input.text)) return [];
    const namesDay = groups['day'] !== undefined;
    return [{ date, ...place, rank, namesDay, isPartOfWish: staysInTitle(rule, match) }];
  });
}

/** 'No alcohol for a year' is the wish itself, and so is 'a raise in the January review'. */
const staysInTitle = (rule: DeadlinePhrase, { 0: words, index, input = '', groups = {} }: RegExpExecArray) =>
  rule.isPartOfWish === true ||
  // 'Get ready for Christmas', 'pray every day in Advent'
  (/^for$/i.test(groups['prep'] ?? '') && /\bready\s+$/i.test(input.slice(0, index))) ||
  (/^(?:in|during|for)$/i.test(groups['prep'] ?? '') && /^(?:advent|lent|ramadan)$/i.test(groups['holiday'] ?? '')) ||
  (/^for$/i.test(groups['prep'] ?? '') && groups['unit'] !== undefined && !groups['ahead']) ||
  (groups['month'] !== undefined &&
    /\bthe \w+$/i.test(words) &&
    /^ (?!and|or|to|with|for|in|at|on|so|but|by|i\b|we\b|my|without|because)[a-z]/.test(
      input.slice(index + words.length),
    ));

const saysWhenItBegins = (text: string, { 0: words, index, groups = {} }: RegExpExecArray) =>
  (/^from$/i.test(groups['prep'] ?? '') && !/\b(?:to|until|till|through)\b|-/.test(words)) ||
  (begins.test(text.slice(0, index)) && groups['word'] === undefined && groups['last'] === undefined);

interface Named {
  rule: DeadlinePhrase;
  rank: number;
  place: { index: number; length: number };
  match: RegExpExecArray;
}

/** 'In three months' time' never looks back. */
const isAhead = /\btime$|\bfrom (?:now|today)$/i;

function isBehind({ rule, rank, place, match }: Named, text: string): boolean {
  const prep = match.groups?.['prep'] ?? '';
  if (rule.maySpanThePast && /^in$/i.test(prep))
    return !isAhead.test(text.slice(place.index, place.index + place.length)) && looksBack(text, place);
  if (rule.maySpanThePast && /^for$/i.test(prep) && lastsUntilNow(text, place)) return true;
  if (rank === 3 && !rule.maySpanThePast) return false;
  return tellsOfPast(text, place);
}

const figures = /\d\s*[-/.]\s*\d/;

/** Dates written in figures ('12/03/2027'), which chrono reads better than a pattern of ours. */
function fromChrono({ text, today, timeZone }: TargetDateInput): Candidate[] {
  if (!figures.test(text)) return [];
  // Noon at offset 0 makes the parts of the answer civil ones: chrono would ignore the name of a zone without a word.
  const reference = { instant: new Date(`${today}T12:00:00Z`), timezone: 0 };
  const parser = writesMonthFirst(timeZone) ? chrono.en.casual : chrono.en.GB;
  return parser.parse(text, reference, { forwardDate: true }).flatMap(({ start, index, text: words }) => {
    const inFigures = start.isCertain('day') && start.isCertain('month') && figures.test(words);
    // '4.5 hours a day' has figures with a point too.
    // '5.6' is a number as often.
    const mayBeNumber =
      /^\d{1,2}\.\d{1,2}$/.test(words) &&
      text[index + words.length] !== '.' &&
      !leadOfFigures.test(text.slice(0, index));
    if (!inFigures || mayBeNumber || /\b(?:hour|minute|day|week|month|year)s?\b/i.test(words)) return [];
    const lead = text.slice(0, index).match(leadOfFigures);
    const year = start.get('year') ?? 0;
    let date = fromCivil({ year, month: start.get('month') ?? 1, day: start.get('day') ?? 1 });
    if (!start.isCertain('year')) date = upcoming(today, start.get('month') ?? 1, start.get('day') ?? 1);
    if (/^before$/i.test(lead?.[1] ?? '')) date = addDays(date, -1);
    const back = lead?.[0].length ?? 0;
    const rank = lead && lead[1] !== 'on' ? 3 : 2;
    return [{ date, index: index - back, length: words.length + back, rank, namesDay: true }];
  });
}

const leadOfFigures = /\b(by|before|until|till|due|on|due on|due by|deadline(?: is)?)\s+(?:the\s+)?$/i;

const within = (inner: Candidate, outer: Candidate) =>
  inner !== outer &&
  inner.index >= outer.index &&
  inner.index + inner.length <= outer.index + outer.length &&
  inner.length < outer.length;

const compares = '(?:like|as|than|what|which|that|when|where|since|from|of|after|before|because)';
const pastSpans = [
  '(?:the day before )?yesterday',
  'last (?:night|week|weekend|month|year|spring|summer|autumn|fall|winter|\\w+day)',
  `(?:${looseAmount}) (?:days?|weeks?|months?|years?) ago`,
].join('|');
/** A span behind us at the end of a short wish; what compares ('like last year') or tells ('that I began …') is none. */
const behindUs = new RegExp(`^(?!.*\\b${compares}\\b)(?:\\S+ ){1,6}?(${pastSpans})[\\s.!]*$`, 'i');
const tellsOfThePast = /\b(?:i|we|she|he|they|it) (?!want\b|wanna\b|need\b|plan\b|hope\b|would\b|have to\b|must\b)\w+/i;

/** A deadline that lies behind the person ('by June 2020', 'yesterday') with its words; null when one lies ahead or none is named. */
export function findPassedDate(input: TargetDateInput): { words: string; index: number; length: number } | null {
  const { text, today } = input;
  if (findTargetDate(input)) return null;
  const [, last] = behindUs.exec(text) ?? [];
  if (last && !tellsOfThePast.test(text)) return { words: last, index: text.lastIndexOf(last), length: last.length };
  const due = [...fromRules(input), ...fromChrono(input)]
    .filter(({ rank, date }) => rank === 3 && date < today && date >= earliestDay)
    .toSorted((a, b) => b.length - a.length)[0];
  return due
    ? { words: text.slice(due.index, due.index + due.length).trim(), index: due.index, length: due.length }
    : null;
}

/** '(', ', say', ', which is' between a deadline and its day. */
const saysExactly =
  /^\s*\($|^(?: ends?| starts?| begins?)?,?\s+(?:let's say|say|i\.?e\.?|meaning|that is|that's|which is|which falls on|namely)\s+(?:on\s+)?$/i;

/** The day behind 'before spring break (March 13)', with all these words. */
function inBrackets(one: Candidate, all: readonly Candidate[], text: string): Candidate | undefined {
  const end = one.index + one.length;
  const next = all.find(({ index }) => index > end && saysExactly.test(text.slice(end, index)));
  if (!next) return undefined;
  const length = next.index + next.length - one.index;
  return { ...next, index: one.index, length: length + (text[one.index + length] === ')' ? 1 : 0) };
}

const namesNoDay =
  /\b(?:no|don['’]?t have an?|haven['’]t got an?|without an?) (?:fixed |real |particular |exact )?(?:date|deadline)\b(?! night)/i;

/** Said anywhere, this goes for the whole message. 'No fixed date, but in summer would be great' names one. */
const hasNoDay =
  /(?:^|[.,;!?-]\s+)(?:i have |we have |i've |we've )?no (?:fixed |real )?(?:date|deadline)(?=\s*(?:$|[.,;!?-]|in mind\b|yet\b))(?![^.;!?]*\b(?:but|though)\b)/i;
const hasNone = /(?:^|[.,;!?-]\s+)(?:we|i) (?:don't|do not) have a (?:date|deadline)\b(?![^.;!?]*\b(?:but|though)\b)/i;

/** What stands between two clauses. 'No date yet, maybe in summer' is one. */
const clauseEnds =
  /[.;!?]|,(?!\s*(?:maybe|perhaps|possibly|some ?time|some ?day)\b)|\b(?:but|though|although|while)\b/i;

/** Whether the clause around these words says that there is no date. */
function isWithoutDate(text: string, { index, length, rank, namesDay }: Candidate): boolean {
  if (rank === 3 || namesDay) return false;
  if (hasNoDay.test(text) || hasNone.test(text)) return true;
  const before = text.slice(0, index).split(clauseEnds).at(-1) ?? '';
  const after = text.slice(index + length).split(clauseEnds)[0] ?? '';
  return namesNoDay.test(before + text.slice(index, index + length) + after);
}

/** The deadline that the words name, today or later, in the person's own calendar; null when they name none. */
export function findTargetDate(input: TargetDateInput): FoundDate | null {
  const foreign = foreignDeadlines(input).map((one) => ({ ...one, rank: 2, isPartOfWish: false }));
  const counted = countedFromDays(input.text, (text) => {
    const part = { ...input, text };
    return [...fromRules(part), ...fromChrono(part)];
  }).map((one): Candidate => ({ ...one, rank: one.isSure ? 3 : 2, namesDay: true }));
  // 'My dad died the week before Christmas' names no deadline, nor does 'before Christmas' in it.
  const told = counted.filter((one) => tellsOfPast(input.text, one) || isNoDeadline(input.text, one));
  const all = [...fromRules(input), ...fromChrono(input), ...foreign, ...counted].filter((one) => {
    const ahead = daysBetween(input.today, one.date);
    const isTold = told.some(({ index, length }) => one.index >= index && one.index < index + length);
    return !isTold && isInCalendar(one.date) && ahead >= 0 && ahead <= furthestDays;
  });
  const outermost = all.filter((one) => !isWithoutDate(input.text, one) && !all.some((other) => within(one, other)));
  const surest = outermost.toSorted((a, b) => b.rank - a.rank || b.index - a.index)[0];
  const best = surest && (inBrackets(surest, outermost, input.text) ?? surest);
  return best ? { date: best.date, index: best.index, length: best.isPartOfWish ? 0 : best.length } : null;
}
