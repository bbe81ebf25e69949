// Words that many kinds need to tell which stage somebody has reached, in the notation of `anyOf`: `${numbers} weeks ago`.

const upTo = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, i) => first + i);

export const numbers = [
  'two/three/four/five/six/seven/eight/nine/ten/eleven/twelve/fifteen/twenty/thirty/forty/fifty/hundred',
  ...upTo(2, 40),
  ...[45, 50, 55, 60, 70, 80, 90, 100, 120, 150, 200, 300],
].join('/');

/** Somebody says that they have reached this age. 'Seventy songs' and '70 km' tell none. */
export const atAge = (age: number): readonly string[] => {
  const ages = upTo(age, 90).join('/');
  return [`i'm/im/i_am/am/aged/turn/turned/turning/at ${ages}`, `${ages} years/year old/young`, `${ages} and/but/now`];
};

/** Two weeks and more: by then a withdrawal is over. */
export const fourteenAndMore = upTo(14, 300).join('/');

export const months = 'january/february/march/april/may/june/july/august/september/october/november/december';

export const pastTimes = `${months}/spring/summer/autumn/winter/christmas/new_year/last_year`;

/** Somebody has entered a race. */
export const raceEntered = [
  'have/got a/my _? _? _? place/bib/spot/entry',
  'signed_up for/to',
  'entered a/the/my/for/it',
  'registered for',
  'have/got a/my place/bib/entry/spot/number in/for/at',
  'got in through/via the ballot',
  'place in/for the/this',
  'booked my/a place',
];

/** Somebody cannot run yet. */
export const fromZero = [
  'from zero/scratch/nothing',
  'starting/start/begin/beginning at/from zero/nothing/scratch',
  'never run/ran/jogged/been',
  "can't/cannot run/jog",
  "don't/never run/jog",
  'not/never run/jogged before/since/in/for/at',
  'complete/absolute/total/utter beginner/novice',
  'zero fitness/running/experience',
  'no running/fitness',
  "haven't/not run",
  'unfit',
];

/** Somebody has no job, so there is no notice to give. */
export const withoutJob = [
  'out of work/a_job',
  'unemployed',
  'lost my job',
  'between jobs',
  'laid off',
  'was/got/been made redundant',
  'redundancy ended/came_through',
  "haven't/have_not worked for/since",
  'no job/work since/for/at',
  'on jobseekers/jsa/universal_credit/unemployment',
  'jobless',
  'plant/factory/shop/firm closed/shut',
];

/** A claim has been asked for in writing. */
export const letterSent = [
  'letter/letter_before_action/demand/reminder/complaint/notice/iou is/was/has_been? sent/written/posted',
  'sent the/a/my/two/three/second/another/already/them/him/her _? _? letter/letters/email/emails/mail/message/reminder/demand/complaint',
  'already sent/written/wrote/emailed/asked',
  'wrote/written twice/again/three_times',
  'ignored/ignores/ignoring it/me/us/my/every/all',
  'no reply/answer/response/news',
  'blanks/blanking/blanked/blocks/blocked/ghosts/ghosted me/us',
  "doesn't/does_not/don't/won't/not pick/picking up",
];

/** A court, scheme, board or ombudsman has the case. */
export const claimFiled = [
  'claim/case/dispute/complaint/appeal is/was/has_been? filed/raised/lodged/submitted/opened/with',
  'filed/raised/lodged/submitted/opened a/the/my/our claim/case/dispute/complaint/appeal',
  'hearing is/on/by/in/next',
  'labour_court/court/tribunal/hearing date',
  'at the tribunal/court/ombudsman stage',
  'evidence window/folder',
  'conciliation/mediation failed',
];

/** It was won, and the money is still missing. */
export const claimWon = [
  'won by/my/the/our/it/in case/claim/default/court/march/april/may/june',
  'won by default',
  'judgment/judgement/award is/was? in/granted/given/made/against',
  'got/have a/the judgment/judgement/court_order/award',
];
