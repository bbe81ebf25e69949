import { anyOf, wordsOf } from './phrases.rules.ts';

// 'My dad died in March' and 'smoked for 20 years' name times that lie behind: they are no deadlines.

/** What happened to somebody. 'I signed up for a race in April' is not among them: the race is ahead. */
const happened =
  wordsOf(`died passed was were had did lost broke fell hurt injured tore twisted moved left quit split separated
  divorced got gave retired graduated started began stopped met came went finished failed dropped bought sold married became
  turned returned arrived lived worked smoked drank played ran wrote saved spent owed earned gained inherited inheriting crashed
  closed ended cheated miscarried relapsed gambled borrowed emigrated immigrated studied learned learnt ate slept cared
  took missed flunked bombed applied resigned joined made drove rode swam sang flew caught grew paid built taught chose forgot
  buried cremated killed hanged drowned overdosed`);

const toldOf = anyOf(
  [
    'i/we/he/she/they/it/who/which/that/there {soon}* {happened}',
    'my/our/his/her/the _ _? {soon}* {happened}',
    'mum/mom/dad/father/mother/husband/wife/gran/grandma/nan/grandad/son/daughter/sister/brother {soon}* {happened}',
    "i've/we've/he's/she's/haven't/hasn't/havent/hasnt {soon}* been/had/not/never/done",
    'have/has/had/not/never {soon}* been',
    'was/were/got diagnosed/born/fired/made/laid',
  ],
  {
    lists: { happened, soon: wordsOf('just only already finally recently really also first last never still') },
    // 'have my costume finished'
    before: '(?<!\\b(?:have|get|want|need|having|getting) )\\b',
  },
);
/** A sentence without its subject: 'smoked for 20 years, want to stop'. */
const beginsInThePast = anyOf(['not? been', 'not? had', 'not had', '{soon}* {happened}'], {
  lists: {
    soon: wordsOf('just only already finally recently'),
    happened: happened.filter((verb) => !/^(split|quit|hurt|left|finished|inheriting)$/.test(verb)),
  },
  before: '^\\s*(?:and\\s+|but\\s+)?',
});
const didIt =
  /^(?:i|we) (?:\w+ly |just )?(?:\w{2,}ed|sang|swam|rode|drove|spoke|said|told|made|took|won|held|sat|stood|rang|sent|read|threw|knew|felt|saw|heard)\b/i;
/** 'We've been trying for two years' */
const lasts =
  /\b(?:(?:have|has|had|'ve|'s|haven't|hasn't) (?:\w+ )?|its )been\b(?! (?:to|promised|offered|invited|asked|booked|scheduled|accepted|granted|moved|brought|pushed|postponed)\b)/i;
/** With these the clause speaks of what is to come, whatever else it tells. */
const speaksOfPlans = anyOf([
  'got a/an/the/my _ _? _? on',
  'been promised/offered/invited/asked/booked/scheduled/accepted/granted/moved/brought/pushed/postponed',
  "i'd/i'll/we'll/will/want/wanna/need/hope/plan/planning/thinking_of/hoping/wondering/going_to/would/should/must/have_to/trying/aim/aiming/goal/dream/due/booked",
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
  // 'They told us in October'
  /\b(?:told|asked|rang|called|texted) (?:us|me|him|her|them|everyone) (?:in|on|last|this)\b/i,
];

/** After a year that has its own verb the clause speaks of something else: 'I started in 2019 for her birthday on 9 May'. */
const boundary = /[,.;:!?]\s|\s(?:and|but|so|because|then)\s|\s(?:in|since) (?:19|20)\d\d\s/g;

/** The words around a place in a text, up to the next comma, full stop or 'and'. */
function clauseAround(text: string, index: number, length: number): string {
  const breaks = [...text.matchAll(boundary)];
  const from = breaks.findLast((one) => one.index < index);
  const to = breaks.find((one) => one.index >= index + length);
  return text.slice(from ? from.index + from[0].length : 0, to?.index);
}

/** Whether the clause that holds a date tells of the past. */
export function tellsOfPast(text: string, { index, length }: { index: number; length: number }): boolean {
  const clause = clauseAround(text, index, length);
  if (lasts.test(clause) || saidThen.some((pattern) => pattern.test(clause))) return true;
  if (speaksOfPlans.test(clause)) return false;
  return toldOf.test(clause) || beginsInThePast.test(clause);
}

/** 'Haven't filed taxes for three years' looks back too. */
const isPerfect = /\b(?:have|has|had)n['’]?t\b/i;

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
