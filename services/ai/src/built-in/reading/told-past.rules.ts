import { anyOf, oneOf, wordsOf } from './phrases.rules.ts';

// 'My dad died in March' and 'smoked for 20 years' name times that lie behind: they are no deadlines.

/** What happened to somebody. 'I signed up for a race in April' is not among them: the race is ahead. */
const happened =
  wordsOf(`died passed was were had did lost broke fell hurt injured tore twisted moved left quit split separated
  divorced got gave retired graduated started began stopped met came went finished failed dropped bought sold married became
  turned returned arrived lived worked smoked drank played ran wrote saved spent owed earned gained inherited inheriting crashed
  closed ended cheated miscarried relapsed gambled borrowed emigrated immigrated studied learned learnt ate slept cared
  took missed flunked bombed applied resigned joined made drove rode swam sang flew caught grew paid built taught chose forgot
  buried cremated killed hanged drowned overdosed overdid scraped
  laughed visited`);

const toldOf = anyOf(
  [
    'i/we/he/she/they/it/who/which/that/there/everybody/everyone/nobody {soon}* {happened}',
    'my/our/his/her/the _ _? {soon}* {happened}',
    'season/course/school/term/lockdown/job/marriage/relationship {soon}* {happened}',
    'mum/mom/dad/father/mother/husband/wife/gran/grandma/nan/grandad/son/daughter/sister/brother {soon}* {happened}',
    "i've/we've/he's/she's/haven't/hasn't/havent/hasnt {soon}* been/had/not/never/done",
    'have/has/had/not/never {soon}* been',
    'i/we {soon}* said',
    'was/were/got diagnosed/born/fired/made/laid/paid/told/asked/given/sent/cancelled/rejected',
    'after my/the/our/his/her _? operation/surgery/accident/injury/divorce/stroke/fall/replacement/birth/redundancy',
  ],
  {
    lists: { happened, soon: wordsOf('just only already finally recently really also first last never still') },
    // 'have my costume finished'
    before: '(?<!\\b(?:have|get|want|need|having|getting) )\\b',
  },
);
/** A sentence without its subject: 'smoked for 20 years, want to stop'. */
const beginsInThePast = anyOf(
  [
    'not? been',
    'not? had',
    'not had',
    '{soon}* {happened}',
    'laid_off/made_redundant/fired/sacked/diagnosed/widowed/separated',
  ],
  {
    lists: {
      soon: wordsOf('just only already finally recently'),
      happened: happened.filter((verb) => !/^(split|quit|hurt|left|finished|inheriting)$/.test(verb)),
    },
    before: '^\\s*(?:and\\s+|but\\s+)?',
  },
);
/** What is arranged lies ahead: 'they entered me for a race in May'. */
const arranged = oneOf(
  wordsOf(`signed entered booked registered enrolled promised agreed decided planned committed vowed scheduled needed wanted hoped
    invited asked offered moved postponed pushed accepted inscribed`),
);
/** 'We hiked in spring' */
const toldOfUs = new RegExp(
  String.raw`\b(?:i|we|he|she|(?<!\b(?:have|get|want|need|having|getting|see|keep) )my (?!\w+ed\b)[\w-]+) (?:\w+ly |just |only |even |then )?(?!${arranged}\b)[a-z]{2,}ed\b`,
  'i',
);
/** 'The chef left in October', right before the date */
const wentThen = new RegExp(
  `\\b${oneOf(
    wordsOf(`went came fell felt broke left died lost began sold drove spent slept ate met was were did saw ran wrote drank sang
      swam flew started stopped happened ended turned retired worked lived stayed`),
  )}\\b(?: (?!for\\b|to\\b)[\\w'’-]+){0,4}\\s+$`,
  'i',
);
const didIt =
  /^(?:i|we) (?:\w+ly |just )?(?:\w{2,}ed|sang|swam|rode|drove|spoke|said|told|made|took|won|held|sat|stood|rang|sent|read|threw|knew|felt|saw|heard)\b/i;
/** 'We've been trying for two years' */
const lasts =
  /\b(?:(?:have|has|had|'ve|'s|haven't|hasn't) (?:\w+ )?|its )been\b(?! (?:to|promised|offered|invited|asked|booked|scheduled|accepted|granted|moved|brought|pushed|postponed)\b)/i;
/** With these the clause speaks of what is to come, whatever else it tells. */
const speaksOfPlans = anyOf([
  'got a/an/the/my _ _? _? on',
  'been promised/offered/invited/asked/booked/scheduled/accepted/granted/moved/brought/pushed/postponed',
  "am/are/is/i'm/we're/he's/she's/they're/im really? going_to",
  "i'd/i'll/we'll/will/want/wanna/need/hope/plan/planning/thinking_of/hoping/wondering/would/should/must/have_to/trying/aim/aiming/goal/dream/due/booked",
]);
const isNegativePerfect = anyOf([
  "haven't/havent/hasn't/hasnt/hadn't/didn't/never/not _? been/had/seen/done/gone/spoken/run/ridden/driven/played/touched/visited",
  "haven't/havent/hasn't/hasnt/never/didn't",
]);
/** 'It's my first holiday in ten years' looks back, 'get my first client in two weeks' does not. */
const leadsFirst =
  /(?:^|[.,;!?]\s+|\b(?:is|was|it['’]?s|be|been|for|on) )(?:(?:my|our|the|his|her) )?(?:very )?(?:first|only) \S+(?: \S+)?\s+$/i;

const saidThen: readonly RegExp[] = [
  // 'On Thursday he said'
  /^on \w+day\b.*?\b(?:he|she|they|i|we|my \w+) (?:\w+ )?(?:said|told|asked|rang|called|came|went|had|was|were|found|got|left|sat|saw)\b/i,
  // 'At the meeting on 15 November they asked me'
  /\bon (?:the )?\d[\w ]*,? (?:he|she|they|my \w+) (?:said|told|asked|rang|called)\b/i,
  // 'They told us in October'
  /\b(?:told|asked|rang|called|texted) (?:us|me|him|her|them|everyone) (?:in|on|last|this)\b/i,
];

/** After a year that has its own verb the clause speaks of something else: 'I started in 2019 for her birthday on 9 May'. */
const boundary = /[,.;:!?]\s|\s(?:and|but|so|because|then)\s|\s(?:in|since) (?:19|20)\d\d\s/g;

/** 'It must be paid and my test passed by May': what is said before 'and' goes for this clause too. */
const wantsBoth =
  /\b(?:(?:must|should|will|(?:has|have|needs?) to) be|want|need)\b[^.;!?]*\sand\s+(?:my|our|the)\s[^.,;!?]*$/i;

/** The words around a place in a text, up to the next comma, full stop or 'and'. */
function clauseAround(text: string, index: number, length: number): string {
  const breaks = [...text.matchAll(boundary)];
  const from = breaks.findLast((one) => one.index < index);
  const to = breaks.find((one) => one.index >= index + length - 1);
  return text.slice(from ? from.index + from[0].length : 0, to?.index);
}

const clauseBefore = (text: string, index: number) => text.slice(0, index).split(boundary).at(-1) ?? '';

const onlyDates =
  /^(?:(?:in|on|at|and|again|then|once|the|of|early|late|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*|spring|summer|autumn|fall|winter|\d{1,4}(?:st|nd|rd|th)?)[\s.!]*)+$/i;

/** 'I failed twice, in May and in September': a date that stands alone belongs to the clause before it. */
function clauseWithLead(text: string, { index, length }: { index: number; length: number }): string {
  let clause = clauseAround(text, index, length);
  const ends = [...text.slice(0, index).matchAll(boundary)];
  while (onlyDates.test(clause) && ends.length > 0) {
    const end = ends.pop();
    if (!end || /^[.;:!?]/.test(end[0])) break;
    clause = `${clauseAround(text, end.index - 1, 0)} ${clause}`;
  }
  return clause;
}

/** 'I got a 58 on Sept 28', 'the test got over in November', 'I put on 6 kg in autumn' */
const gotThen =
  /\b(?:i (?:only |just |have )?(?:got|scored|put on) (?:an? )?\d[\d.,]*(?![\d.,]*\s*(?:days?|weeks?|months?|years?)\b)|got (?:over|done|cancelled|finished|delayed)\b)/i;
const doneTo = `(?!${arranged}\\b|need|sched|speed|breed|indeed|feed|married)\\w{3,}ed`;
/** 'Injury: ankle sprained on 11 November' */
const endedThen = new RegExp(
  `(?:^|[.,;:!?]\\s)(?:(?!(?:be|is|are|get|have|i|we|must|want|need|to|a|an)\\b)[\\p{L}'-]+\\s){1,3}${doneTo}\\s+$`,
  'iu',
);

/** 'My brother gets married in June' lies ahead. */
const getsMarried = /\b(?:gets?|getting|be) married\b/gi;
/** Whether the clause that holds a date tells of the past. */
export function tellsOfPast(text: string, { index, length }: { index: number; length: number }): boolean {
  const itself = clauseAround(text, index, length);
  if (lasts.test(itself) || saidThen.some((pattern) => pattern.test(itself))) return true;
  const clause = clauseWithLead(text, { index, length }).replace(getsMarried, 'marries');
  if (gotThen.test(clause) || endedThen.test(text.slice(0, index))) return true;
  if (speaksOfPlans.test(clause) || wantsBoth.test(text.slice(0, index))) return false;
  const tells = [toldOf, beginsInThePast, toldOfUs];
  return tells.some((pattern) => pattern.test(clause)) || wentThen.test(clauseBefore(text, index));
}

/** 'Haven't filed taxes for three years' looks back too. */
const isPerfect = /\b(?:have|has|had)n['’]?t\b/i;

/** 'It took me until October'. 'She gave us until May' tells of a time to come. */
const tookUntil = /\b(?:took|learned|lasted|stayed|worked|lived|was|were|kept|acted|played|trained)\b[^.,;!?]*$/i;
export const lastedUntil = (text: string, index: number): boolean => tookUntil.test(clauseBefore(text, index));

/** 'It was supposed to be done by June' */
const meant = /\b(?:(?:was|were) (?:supposed|meant|going|due) to|should(?:'ve| have)|promised myself)\b[^.;!?]*$/i;
export const wasMeant = (text: string, index: number): boolean => meant.test(clauseBefore(text, index));

export const lastsUntilNow = (text: string, { index, length }: { index: number; length: number }): boolean => {
  const clause = clauseAround(text, index, length);
  return isPerfect.test(clause) && !speaksOfPlans.test(clause);
};

/** 'not been to the dentist in 9 years': here 'in' looks back. */
export const looksBack = (text: string, { index, length }: { index: number; length: number }): boolean => {
  const clause = clauseAround(text, index, length);
  const isBack = isNegativePerfect.test(clause) || leadsFirst.test(text.slice(0, index));
  return isBack && !speaksOfPlans.test(clause);
};

/** Whether a sentence tells what has happened and speaks of nothing to come: 'I sang in front of people tonight'. */
export const onlyTells = (sentence: string): boolean =>
  !speaksOfPlans.test(sentence) && (toldOf.test(sentence) || beginsInThePast.test(sentence) || didIt.test(sentence));
