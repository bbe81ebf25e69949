import { numberWords, readNumber } from '../reading/numbers.rules.ts';
import { oneOf, wordsOf } from '../reading/phrases.rules.ts';
import { upperFirst } from '../reading/tidy-words.rules.ts';

// Wherever a plan counts the days or sessions of a week, it counts no more than the person has: of 'three running days' two.

export interface Bounds {
  /** So many days or evenings a week are all there is. */
  most?: number;
  /** How long one of them is. */
  minutes?: number;
}

const some = '((?:(?:two|three|four|five) (?:or|to) )?(?:two|three|four|five|six))';
const kindsOfSession = wordsOf(
  'runs rides swims walks sessions workouts lessons trainings outings classes blocks evenings days mornings',
);
const session = oneOf(kindsOfSession);
/** 'Three days', 'two short runs'. Days of rest are no sessions. */
const sessions = `((?:(?!rest\\b|free\\b|easy days\\b|off\\b)[a-z-]+ ){0,2}?${session})`;

const aWeekOf = new RegExp(`(?<!\\b(?:rest|most|least) )\\b${some} ${sessions}(?= a week\\b)`, 'gi');
/** 'Three or four runs, one of them long' */
const range =
  /^((?:two|three|four) (?:or|to) (?:three|four|five)) ((?:easy |short )?(?:runs|sessions|workouts|outings|lessons))\b/i;
/** 'Nine weeks of three outings each' */
const each = /\bof (three|four|five) (outings|sessions|runs)\b(?= each)/gi;
const onSoMany = new RegExp(`\\bon ${some} (days|evenings|mornings)\\b`, 'gi');
/** 'Two or three easy runs and one long run', 'two easy runs and one longer one' */
const andOne = new RegExp(`^${some} ${sessions} and one ([a-z]+) (one\\b)?`, 'i');
/** 'Two runs, two strength sessions' */
const places = `(?:go out|${oneOf(wordsOf('fix choose put set plan draw enter book'))})`;
const ofPractice = oneOf(
  wordsOf(
    `fixed running training walking swimming riding learning studying study practice strength short home gym lesson`,
  ),
);
const elsewhere = '(?:free|away|off|out|before|after|of (?:the|your|a)|in a row|at home|without|to|together|a day)';
const placed = new RegExp(
  `\\b(${places} (?:the |your )?)${some} (${ofPractice} )?((?:${session}|times)\\b)(?! ${elsewhere}\\b)`,
  'gi',
);
const often = new RegExp(`\\b${some} times a week\\b`, 'gi');
/** What is done so often is practised. The days of a treatment are another matter. */
const isPractice =
  /\b(?:train|practi[sc]e|stud(?:y|ies)|run|speak|read|listen|write|stretch|swim|row|rehearse|move|walk|cycle|sing|play|draw|use it|fix|choose)\b/i;
const others = /\b(the other) (two|three|four)( runs| sessions| swims| rides| walks)?( stay| are)?\b/gi;
const noOthers =
  /(?:(?<=^|[.!?] )The other (?:two|three|four)\b[^.]*\.\s?|,? and keep the other (?:two|three|four)\b[^.]*)/g;
const oneOfThem = /, one of them [a-z]+/g;
const shortOnes = /\bthe (two|three) (short|easy) (runs|sessions)\b/gi;
const twoOfThree = /\bon two of three days\b/gi;

const largest = (words: string) => Math.max(...words.split(/ (?:or|to) /i).map(readNumber));
const single = (what: string) => what.replace(/classes$/i, 'class').replace(/s$/, '');
const inWords = (many: number) => (many === 1 ? 'one' : (numberWords(many)[0] ?? String(many)));
const soMany = (many: number, what: string) => `${inWords(many)} ${many === 1 ? single(what) : what}`;
const timesInWords = (many: number) => ['once', 'twice'][many - 1] ?? `${inWords(many)} times`;
const like = (before: string, after: string) => (/^[A-Z]/.test(before) ? upperFirst(after) : after);

/** 'Two easy runs and one longer one' are three. */
function withAnd(text: string, most: number): string {
  return text.replace(andOne, (whole, count: string, what: string, adjective: string, one?: string) => {
    if (largest(count) + 1 <= most) return whole;
    const last = `one ${adjective} ${one ? (most > 1 ? 'one' : single(what.split(' ').at(-1) ?? '')) : ''}`;
    return like(count, most > 1 ? `${soMany(most - 1, what)} and ${last}` : last);
  });
}

function withSessions(sentence: string, most: number): string {
  const isMore = (words: string) => largest(words) > most;
  const isPractised = isPractice.test(sentence);
  return sentence
    .replace(aWeekOf, (whole, count: string, what: string) => (isMore(count) ? like(count, soMany(most, what)) : whole))
    .replace(onSoMany, (whole, count: string, what: string) => (isMore(count) ? `on ${soMany(most, what)}` : whole))
    .replace(placed, (whole, verb: string, count: string, adjective = '', what: string) => {
      if (!isMore(count)) return whole;
      if (/^go out/i.test(verb)) return `${verb}${timesInWords(most)}`;
      const isPointed = most === 1 && /(?:the|your) $/i.test(verb);
      return `${verb}${isPointed ? single(`${adjective}${what}`) : soMany(most, `${adjective}${what}`)}`;
    })
    .replace(often, (whole, count: string) => (isPractised && isMore(count) ? `${timesInWords(most)} a week` : whole))
    .replace(range, (whole, count: string, what: string) => (isMore(count) ? like(count, soMany(most, what)) : whole))
    .replace(each, (whole, count: string, what: string) => (isMore(count) ? `of ${soMany(most, what)}` : whole))
    .replace(twoOfThree, (whole) => (most < 3 ? (most === 2 ? 'on one of two days' : 'as a rule') : whole))
    .replace(shortOnes, (whole, count: string, size: string, what: string) =>
      largest(count) + 1 > most
        ? `the ${most > 2 ? `${inWords(most - 1)} ` : ''}${size} ${most > 2 ? what : single(what)}`
        : whole,
    )
    .replace(others, (whole, the: string, count: string, what?: string, verb?: string) => {
      if (largest(count) + 1 <= most) return whole;
      if (most > 2) return `${the} ${inWords(most - 1)}${what ?? ''}${verb ?? ''}`;
      return `${the} ${what ? single(what).trim() : 'one'}${verb ? (verb === ' stay' ? ' stays' : ' is') : ''}`;
    });
}

const doing = oneOf(wordsOf('speak study practise train read write play learn work rehearse draw sing days evenings'));
const long = '(an hour|half an hour|ninety minutes|two hours|(?:25|30|40|45|50|60|75|90) minutes)';
const ended = '(?= |[.,;:]|$)';
/** 'Study for 25 minutes', 'read 25 minutes', 'five sessions of 25 minutes' */
const longTimes = [
  String.raw`(?<=\b${doing}\b[^.,;:]{0,30}?)\b(for )${long}`,
  String.raw`(?<=\b${doing} )()${long}`,
  String.raw`(?<=\bsessions )(of )${long}`,
  String.raw`(?<=^|[.!?] )()${long}(?= (?:at|right|on|before|after)\b)`,
].map((form) => new RegExp(form + ended, 'gi'));
const wordsForMinutes = { 'half an hour': 30, 'an hour': 60, 'ninety minutes': 90, 'two hours': 120 };
const minutesIn = (words: string) =>
  wordsForMinutes[words.toLowerCase() as keyof typeof wordsForMinutes] ?? Number.parseInt(words, 10);

/** 'Built from 25-minute sessions' */
const minuteSessions = /\b(\d\d)-minute(?= sessions\b)/g;

/** A text of a plan that asks for no more than the person has. */
export function withinTimes(text: string, bounds: Bounds | undefined): string {
  const { most = 0, minutes = 0 } = bounds ?? {};
  const short = minutes
    ? longTimes.reduce(
        (shorter, form) =>
          shorter.replace(form, (whole, before: string, length: string) =>
            minutesIn(length) > minutes ? `${before}${minutes} minutes` : whole,
          ),
        text.replace(minuteSessions, (whole, length: string) =>
          Number(length) > minutes ? `${minutes}-minute` : whole,
        ),
      )
    : text;
  if (most < 1) return short;
  const fewer = most === 1 ? short.replace(noOthers, '').replace(oneOfThem, '') : short;
  return withAnd(fewer, most)
    .split(/(?<=[.!?:] )/)
    .map((sentence) => withSessions(sentence, most))
    .join('');
}
