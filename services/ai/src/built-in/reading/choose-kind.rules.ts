import type { GoalCategory } from '@pathwise/contracts/roadmap';
import { examplesOf } from '../kinds/examples.ts';
import { archetypes, kinds } from '../kinds/generated/all.ts';
import type { Archetype, Kind } from '../kinds/kind.ts';
import { plainPlans } from '../kinds/plain-plan.ts';
import { clearForms } from './clear-forms.ts';
import { withoutDenials, withoutDenied } from './denied-words.rules.ts';
import { scoresByVector } from './kind-weights.ts';
import { glossed } from './language.rules.ts';
import { type ByLeadingVerb, byLeadingVerb } from './leading-verbs.ts';
import { lifeForms, lifeStages } from './life-forms.ts';
import { neededWords } from './needed-words.ts';
import { anyOf, oneOf, wordsOf } from './phrases.rules.ts';
import { remembered } from './remembered.ts';
import { type TellingWords, tellingWords } from './telling-words.ts';
import { mendedAgain, toldForms } from './told-forms.ts';

/** A wish is of a kind from this certainty on, whatever else it may be. */
export const sure = 0.65;
/** Enough to tell a wish from other words. */
export const hinted = 0.2;
/**
 * Below `sure`, a kind or an archetype writes the plan from this share on. The wishes of the evaluation show it: of kinds
 * with a smaller share half are wrong, of larger ones three in four are right.
 */
const enough = { kind: 0.26, archetype: 0.2 };
/** So much likelier must an archetype be: the plan of a kind that fits is worth more to a person than a general one. */
const likelier = 1.5;
/** Where the kinds disagree, what is done may still be clear: 'save €5,000 for a car' is to save up for something. */
const clear = { share: 0.05, ofArchetypes: 0.5 };
/** Longer texts hold more than one wish, and take longer. */
const longest = 600;
/** How much shared rare words count beside the vectors. Chosen on examples that were held out. */
const weightOfWords = 1.5;
/** How much the verb in front counts beside the vectors. Chosen on wishes like 'sell my bee hives'. */
const weightOfVerb = 1;
/** What is done shows in the form of some wishes, whatever they are about. So much is added to the score of the archetype. */
const weightOfForm = 3.5;
const deciders = wordsOf(
  `council committee boss manager school board neighbour neighbours parents mum mom dad father mother husband wife partner brother
  sister gran grandma grandad grandmother grandfather nan employer colleagues team club head church flatmate in-laws ex him her them`,
);
const forms: readonly (readonly [form: RegExp, id: string])[] = [
  [
    anyOf(['get/persuade/convince/talk my/our/the? _? _? {decider} to/into'], {
      lists: { decider: deciders },
      before: '^',
    }),
    'win-somebody-over',
  ],
  [anyOf(['find/work out who/what/why/where/which/whether'], { before: '^' }), 'find-out-about'],
  [anyOf(['on_my_own/by_myself/alone'], { after: '$' }), 'do-it-alone'],
  [anyOf(['hand over the/my', 'pass on the/my', 'step down as/from'], { before: '^' }), 'hand-over-a-role'],
  [/^(?:have|get|see)\b.* (?:printed|published|broadcast|accepted)\b/i, 'publish-or-submit'],
  [mendedAgain, 'repair-something'],
  [/^(?:reduce|cut|bring|raise|lift|lower)\b.* from \d[\d.,]* ?(?:%|percent) to \d/i, 'improve-how-it-runs'],
  ...clearForms,
];
const ofLegs = String.raw`^(?!.*\b(?:(?:swim|cycl|bik|skat|kayak|canoe|paddl|walk|hik|wheel)\w*|(?:rid|row|ski)(?:e|s|ing)?)\b)`;
/** The end of a way: 'from 5 km on a good day to 21.1 km', 'from 10 km to my first marathon'. */
const wayTo = (end: string) =>
  new RegExp(`${ofLegs}.*\\bfrom .{1,60}?\\bto (?:an? |my |the )?(?:first |whole |full )*${end}\\b`, 'i');
const getOver =
  '(?:get(?:ting)? over|surviv(?:e|ing)|come to terms with|(?:heal|recover|bounce back|move on|moving on|healing|recovering) (?:from|after))';
/** 'Divorce papers' are no divorce. */
const parting = String.raw`(?:divorce|separation|break-?up|split)\b(?! (?:papers|lawyer|hearing|proceedings))`;
/** To get over a divorce is not to get one. What it did to the money is another matter, and a child's grief too. */
const outlives = new RegExp(
  String.raw`^(?!.*\b(?:help|financ\w*|money|credit|debts?|budget|savings)\b).*\b${getOver} (?:my|our|the|a|this)(?: [\w-]+){0,2} ${parting}`,
  'i',
);
const instrument = oneOf(
  wordsOf(
    'guitar piano keyboard violin fiddle cello ukulele uke flute saxophone sax trumpet clarinet harp banjo accordion bass drums viola',
  ),
);
const pieces = String.raw`(?:a few|some|two|three|four|five|six|ten|\d+) (?:\w+ )?(?:songs|pieces|tunes|carols)`;
/** Who learns an instrument so as to play some songs begins with the instrument, not with one piece of them. */
const someSongs = new RegExp(
  String.raw`\b(?:learn|teach myself|take up|start(?:ing)?)\b.*\b${instrument}\b.*\b(?:well enough|${pieces})\b`,
  'i',
);
/** 'Learn the piano by June' and nothing else of it. */
const instrumentAlone = new RegExp(
  String.raw`\blearn (?:how to |to )?(?:play )?(?:the |an? )?${instrument}(?=$|[.,;!]| (?:by|before|in|within|this|next|until)\b)`,
  'i',
);
/** A time to beat over a distance that is known. */
const aTime =
  /\b(?:5 ?k|10 ?k|parkrun|half(?:[ -]marathon)?|marathon|mile)m? (?:time|pb|pr)\b|\bsub[- ]?\d[\d:.]* ?(?:minutes? |min )?(?:5|10) ?k\b/i;
const relative =
  '(?:mum|mom|mother|dad|father|parents|gran(?:ny|dma|dpa|dparents)?|nan|grand(?:mother|father|son|daughter|children)|sister|brother|son|daughter|aunt(?:ie)?|uncle)';
/** Staying in touch, whatever keeps one from it. */
const inTouch = new RegExp(
  `\\b(?:ring|call|phone|video[- ]call|facetime|skype|write to|text) (?:my|our) ${relative}(?: \\w+)? (?:every|each|once an?|twice an?|more often|weekly|regularly)\\b`,
  'i',
);
/** Examinations with names of their own. */
const languageExam = /\b(?:oet|ielts|toefl|telc|testdaf|delf|dalf|celpip)\b/i;
const serviceExam = /\bupsc\b|\bssc cgl\b|\bibps\b/i;
const schoolSubject = oneOf(
  wordsOf(
    'maths math mathematics english physics chemistry biology science history geography french spanish german psychology sociology',
  ),
);
const schoolLevel = '(?:i?gcse|[ao][- ]level|as level|nat(?:ional)? 5|csec|wassce|waec)';
/** One subject of a school exam and no second: 'GCSE maths', 'resit my English GCSE'. */
const single = [
  String.raw`(?!.*\b${schoolSubject}\b.*\b${schoolSubject}\b).*\b(?:`,
  String.raw`${schoolLevel} (?:in |core )?${schoolSubject}|${schoolSubject} (?:language |lit\w* )?${schoolLevel})\b`,
].join('');
const oneSubject = new RegExp(`^${single}`, 'i');
/** All of them, several, or none that is named. */
const schoolExam = new RegExp(String.raw`^(?!${single}).*\b(?:i?gcses?|waec|neco|wassce|a[- ]levels?)\b`, 'i');
const equivalency = /\b(?:ged|hiset)\b/i;
/** Exams that let somebody work who was trained for it. A training abroad is recognised first, and PE is a school subject too. */
const notAbroad = String.raw`^(?!.*\b(?:gcse|visa|abroad|foreign|philippin\w*|overseas|recogni\w+|residency|match)\b)`;
const licenceExam = new RegExp(
  String.raw`${notAbroad}.*\b(?:nclex|naplex|mpje|pance|npte|nbcot|usmle|comlex|navle|inbde|ncees|(?:pe|fe) exam)\b`,
  'i',
);
const onePaper =
  /^(?!.*\b(?:papers|exams|levels)\b).*\b(?:cfa level (?:[123]|i{1,3})|level (?:[123]|i{1,3}) (?:of the )?cfa|acca (?:sb[rl]|afm|apm|atx|aaa))\b/i;
const onTheLead =
  /\b(?:dog|puppy|greyhound|labrador|spaniel|terrier|collie|she|he)\b.*\b(?:walks?|walking|heel) (?:\w+ ){0,3}on (?:the|a|her|his) (?:lead|leash)\b/i;
const tenWanted =
  /\b(?:want|like|hope|aim|plan|going|trying) to (?:run|do|finish) (?:an? |my first |the )?10 ?k(?:m\b|\b)(?!.*\b(?:under|faster|pb|minutes)\b)/i;
/** What a distance tells that only one kind has ('21.1 km', no round 21), whatever else is said: a sore knee does not change what is run. */
const certain: typeof forms = [
  [wayTo(String.raw`(?:21[.,]\d+ ?k(?:m|ilomet\w+)|half[ -]marathon)`), 'run-half-marathon'],
  [wayTo(String.raw`(?:42[.,]\d+ ?k(?:m|ilomet\w+)|marathon)`), 'run-marathon'],
  [outlives, 'get-over-breakup'],
  [aTime, 'run-a-personal-best'],
  [inTouch, 'stay-close-from-afar'],
  [languageExam, 'language-certificate'],
  [serviceExam, 'civil-service-exam'],
  [schoolExam, 'school-leaving-exam'],
  [oneSubject, 'one-school-subject'],
  [equivalency, 'high-school-equivalency'],
  [licenceExam, 'licence-exam'],
  [onePaper, 'one-professional-paper'],
  [onTheLead, 'dog-manners'],
  [someSongs, 'learn-instrument'],
  [instrumentAlone, 'learn-instrument'],
  [tenWanted, 'run-10k'],
  ...lifeForms,
];
const otherLicence = String.raw`\b(?:motor\w*|bike|moped|lorry|hgv|bus|taxi|fly\w*|pilot|boat|exam|qualif\w*|cbt)\b`;
const theoryDone = [
  // 'theory test already passed'
  'theory(?: test)?(?: is| was)?(?: already)? (?:passed|done)',
  "(?<!n['’]t |not |never |to have )passed (?:my |the )?theory",
];
const theoryPassed = new RegExp(
  String.raw`^(?=.*\b(?:driv\w*|licen[cs]e|practical)\b)(?!.*${otherLicence}).*\b(?:${theoryDone.join('|')})\b`,
  'i',
);
/** 'No bus' is a reason to drive a car, and nobody's wish to drive a bus. */
const noBus =
  /^(?=.*\b(?:learn to drive|driv\w+(?:['’]s)? licen[cs]e|driving test)\b).*\b(?:no|without a|without|hardly any|are no|isn['’]t a|last) bus(?:es)?\b/i;
const qualifiedTrade = oneOf(
  wordsOf(
    'electrician plumber joiner carpenter plasterer roofer bricklayer tiler decorator welder mechanic sparky scaffolder fitter',
  ),
);
const alone = String.raw`\b(?:self[- ]employed|(?:for|by) myself|on my own|sole trader|own boss|solo|own business|own firm)\b`;
const qualified = String.raw`\b(?:qualified|gold card|time[- ]served|journeyman|on the tools|my nvq|years as an?)\b`;
const tradeAlone = new RegExp(`^(?=.*\\b${qualifiedTrade}\\b)(?=.*${alone}).*${qualified}`, 'i');
const drivingTestFailed = /\bfailed (?:my|the) (?:practical )?driving test\b/i;
const homeAgreed =
  /^(?=.*\b(?:house|home|flat|apartment|bungalow|cottage)\b)(?!.*\b(?:sell\w*|sale|rent\w*|buyers)\b).*\b(?:offer (?:on .{1,30} )?(?:is |was |has been |got )?accepted|accepted (?:our|my) offer)\b/i;
const nursingPlace = /\boffer (?:from|at) .{2,40} for (?:\w+ )?(?:nursing|midwifery)\b/i;
const studyPlace =
  /\b(?:un)?conditional offer (?:from|at)\b(?!.*\b(?:nursing|midwifery|job)\b)|\baccepted to (?:study|read) /i;
const defence =
  /^(?!.*\b(?:proposal|prospectus|upgrade|transfer)\b)(?=.*\b(?:thesis|phd|doctora\w+|dissertation)\b).*\b(?:viva|defen[cs]e)\b/i;
const lostKilos =
  /^(?!.*\b(?:dog|cat|pet|gain\w*|back|off|fasting)\b)(?=.*\b(?:lose|budge|plateau|stuck|to go)\b).*\blost (?:about |over |nearly )?\d+ ?(?:kg|kilos?|pounds|lbs?|stone)\b/i;
/** The stage that somebody has reached tells the kind, also where the title names only the stage: 'We have found the house'. */
const ofStage: typeof forms = [
  [theoryPassed, 'driving-licence'],
  [drivingTestFailed, 'driving-licence'],
  [noBus, 'driving-licence'],
  [tradeAlone, 'set-up-as-a-tradesperson'],
  [homeAgreed, 'buy-a-home'],
  [nursingPlace, 'study-nursing'],
  [studyPlace, 'go-to-university'],
  [defence, 'finish-thesis'],
  [lostKilos, 'lose-weight'],
  ...lifeStages,
  ...toldForms,
];
const certainOrStage = [...certain, ...ofStage];
/** Somebody died, or their things are spoken of. 'A pilgrimage with my wife' is no farewell. */
const ofTheDead =
  /\b(?:died|dies|dead|death|passed|late|lost|loss|widow\w*|funeral|gone|grie\w*|without (?:her|him)|left)\b/i;
const ofThings =
  /\b(?:things?|belong\w*|stuff|contents|possessions|furniture|clothes|dress(?:es)?|coat|shoes|shirts?|toys|books|tools|workshop|wardrobe|letters|rooms?|bedroom|her|him)\b/i;
/** 'While she still remembers', 'he is 84': somebody who is alive, unless a death is told as well. */
const alive =
  /\bwhile (?:s?he|mum|mom|dad|mother|father) (?:still|can|is|has)\b|\b(?:s?he|they)(?:['’]s|['’]re| is| are) (?:(?:still )?alive|still with us|\d\d)\b/i;
const tellsDeath = /\b(?:died|dead|passed away|death|funeral|late (?:mum|mom|mother|dad|father|wife|husband))\b/i;
const ofTheDeadOnly = ['sort-a-loved-ones-things', 'clear-house-after-death'];
/** 'I have a sponsor', 'twenty days sober': whoever has stopped drinking shall count no drinks. */
const hasNotDrunk = '(?:sober|dry|clean|without (?:a |any )?(?:drink|alcohol))';
const sober = [
  String.raw`\b(?:my|a) sponsor\b`,
  String.raw`\bput the bottle down\b`,
  String.raw`\b(?:been|am|i['’]m|im) sober\b`,
  String.raw`\b(?:have|been|am|at|['’][mv]e?) (?:now )?[\w-]+ (?:days|weeks|months|years) ${hasNotDrunk}\b`,
];
const drinksYet = new RegExp(`^(?!.*(?:${sober.join('|')}))`, 'is');
/** Kinds that nobody is taken for who says no such thing: 'be a better father to my two boys' tells of no lone parent. */
const onlyWhereSaid: readonly (readonly [said: readonly RegExp[], id: string])[] = [
  [[ofTheDead, ofThings], 'sort-a-loved-ones-things'],
  [[drinksYet], 'drink-less-alcohol'],
  [[drinksYet], 'dry-month'],
  [[/^(?!.*\btitle deeds?\b)/i], 'clear-house-after-death'],
  [
    [
      anyOf([
        'single/singles/solo/alone/lone',
        'on my/your/their own',
        'by myself',
        'only/just me',
        'we two',
        'one wage',
        'he/she/father/mother/dad/mum/wife/husband/ex/partner is_gone/left/died',
        'father/mother pays nothing',
        'without a father/mother',
        'mother and father',
        'nobody to help',
        'hangs on me',
        'babysitter',
        'after work',
        'my ex',
      ]),
      /\b(?:widow|alleinerziehend)\w*/i,
    ],
    'single-parent-life',
  ],
  ...neededWords,
];
/** More than all that speaks against it. */
const weightOfCertain = 12;
/** How much of their shares archetypes hold against a kind: 'read 24 books' is 'n pieces of x' too, and better read by its kind. */
const weightOfArchetypes = 0.2;

/** What a wish is taken for. */
export interface Choice {
  kind: Kind;
  /** 0 to 1. Kinds and archetypes share one certainty: 'sell my piano' is surer to be a sale than of any kind. */
  certainty: number;
  /** Its part of all shares, those of the archetypes too. */
  share: number;
  /** Of the kinds together, also when none of them is certain. */
  category: GoalCategory;
  /** The best of what no kind knows. */
  archetype: Archetype;
  /** How likely the wish is of it, 0 to 1. */
  ofArchetype: number;
  /** The archetype stands out among the archetypes. */
  isClear: boolean;
  /** The likeliest kinds and archetypes, the likeliest first. */
  nearest: readonly Archetype[];
  /** Those of them that are likely enough to be offered. None where nothing known is near. */
  offered: readonly Archetype[];
}

let known: { words: TellingWords; byVerb: ByLeadingVerb } | undefined;

/** What the words of the kinds tell. Their examples are read once, for both. */
function wordsOfKinds() {
  const all = [...kinds, ...archetypes].map((kind) => ({ ...kind, examples: examplesOf(kind) }));
  return { words: tellingWords(all), byVerb: byLeadingVerb(all) };
}

/** Reads the files of the classifier before the first wish needs them. Takes about half a second, once in a process. */
export function loadKinds(): void {
  chooseKind('');
}

/** How likely a text is of each kind and then of each archetype. The values add up to 1. `whole`: all that was said. */
function shares(text: string, whole = text): number[] {
  const read = glossed(text.slice(0, longest));
  const ofForm = byForm(read, whole);
  return softmax(scoresByWords(read).map((score, label) => score + (ofForm.get(label) ?? 0)));
}

/** One message asks for the scores of some thirty texts, of most of them several times. */
const scoresByWords = remembered(100, (read: string): readonly number[] => {
  known ??= wordsOfKinds();
  const shared = known.words.shared(read);
  const ofVerb = known.byVerb(read);
  return Array.from(
    scoresByVector(read),
    (score, label) => score + weightOfWords * (shared[label] ?? 0) + weightOfVerb * (ofVerb[label] ?? 0),
  );
});

/** What the form of a wish adds to the scores. */
const byForm = (text: string, whole: string): ReadonlyMap<number, number> =>
  new Map([...added(forms, text, weightOfForm), ...added(certainOrStage, text, weightOfCertain), ...unsaid(whole)]);

const unsaid = (whole: string) => [
  ...onlyWhereSaid.flatMap(([said, id]) =>
    said.some((pattern) => pattern.test(whole)) ? [] : [[labelOf(id), -weightOfForm] as const],
  ),
  ...(alive.test(whole) && !tellsDeath.test(whole)
    ? ofTheDeadOnly.map((id) => [labelOf(id), -weightOfCertain] as const)
    : []),
];

const labels = new Map([...kinds, ...archetypes].map(({ id }, label) => [id, label]));
const labelOf = (id: string) => labels.get(id) ?? -1;

const added = (all: typeof forms, text: string, weight: number) =>
  all.filter(([form]) => form.test(text)).map(([, id]) => [labelOf(id), weight] as const);

function softmax(scores: readonly number[]): number[] {
  const most = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - most));
  const sum = powers.reduce((total, power) => total + power, 0);
  return powers.map((power) => power / sum);
}

/** What the wish is about. Takes about a millisecond. */
export const chooseKind = (text: string): Choice => choiceOf(shares(withoutDenied(text)));

/** How likely a text is of each of these kinds or archetypes together. */
export function shareOfKinds(text: string, those: ReadonlySet<Archetype>): number {
  const all = shares(withoutDenied(text));
  return [...kinds, ...archetypes].reduce((sum, kind, label) => sum + (those.has(kind) ? (all[label] ?? 0) : 0), 0);
}

const wordsIn = (text: string) => text.split(' ').length;

/** A story has so many words and more. */
const storyWords = 45;
export const isStory = (text: string): boolean => wordsIn(text) >= storyWords;
/**
 * How much each reading counts. Each alone misleads: a wish says too little ('get it dry'), and a side remark names a kind of
 * its own ('I work nights'). So the shares are multiplied, and a kind must be likely in several. Chosen on 45 stories and 138 wishes.
 */
const ofReading = { wish: 0.75, sureWish: 1.1, pointing: 0.25, passages: 0.5, words: 0.75, least: 0.0004 };
/** How far apart the scores of rare words are drawn. */
const spread = 20;
/** The vector of a text reads some 48 pieces of words, so a story is read in passages. */
const passageWords = 36;
const mostPassages = 12;

/** Sentences together, as long as they are short enough to be read at once. */
function passagesOf(sentences: readonly string[]): string[] {
  const passages: string[] = [];
  for (const sentence of sentences) {
    const joined = `${passages.at(-1) ?? ''}. ${sentence}`;
    if (passages.length > 0 && wordsIn(joined) <= passageWords) passages[passages.length - 1] = joined;
    else passages.push(sentence);
  }
  return passages;
}

/** So many words more than the wish's tell something new. */
const newWords = 4;

/** 'Spring goal' is a heading: what the goal is about stands in the sentences. */
const isHeading = (wish: string) =>
  /^(?:(?:my|our|the|a|next|new|big|main|spring|summer|autumn|winter) )+goal$/i.test(wish);

const pointing = anyOf(['it/that/this/them/her/him/those/these']);
const light = anyOf([
  'get/be/have/make/do/go/see/find/keep/want/need/like/take/put/bring/give/hear/let/try/start/stop/change/help',
  'again/back/more/once/now/well/right/soon/just/only/still/for/by/in/on/at/to/of/with/from/own/and/the/a/an/my/our/their',
]);
/** 'Get her in her own': what such a wish is about stands in the other sentences. */
const pointsElsewhere = (wish: string) =>
  pointing.test(wish) &&
  (wish.match(/[\p{L}\d'’]+/gu) ?? []).filter((word) => !pointing.test(word) && !light.test(word)).length <= 1;

const occupations = String.raw`(?:\p{L}+(?:er|or|ist|ian|ant|man|maid)|guard|nurse|cook|chef|clerk|carer)`;
const beginsRole = [
  `(?:(?:i|we)(?: am| are|['’]m|['’]re|['’]ve been| have been)|im|as|i work as) (?:an? |(?=(?:\\p{L}+ ){0,2}${occupations}\\b))`,
  'i drive (?:an? |for )',
].join('|');
/** 'I'm a nurse', 'hi sir, i am security guard at night in Sharjah', 'I drive a truck' */
const role = new RegExp(
  String.raw`^(?:(?:hi|hello|hey)\b[^,.]{0,20}[,.] ?)?(?:${beginsRole})(?!bit\b|little\b)[^,.;:]{3,60}?(?=$|[,.;:]|\s(?:and|but|so|who|with|from|by|for|since)\s)`,
  'iu',
);
const fewestOfRest = 3;
/** 'Clear the others' names nothing. */
const fewestOfPlain = 4;
const verySure = 0.85;

/** Sentences without who somebody is by trade: a driver who wants lower blood sugar wants no licence. */
function withoutRoles(sentences: readonly string[]): string[] {
  const left = sentences
    .map((sentence) => sentence.replace(role, '').replace(/^[\s,;:.]+(?:(?:and|but|so)\s+)?/i, ''))
    .filter((sentence) => wordsIn(sentence) >= fewestOfRest);
  return sentences.length > 1 && left.length > 0 ? left : [...sentences];
}

/** What a goal is about: by its wish and, where more was said, by the passages of all that and their rare words. */
export function chooseByAll(said: { wish?: string | undefined; sentences: readonly string[] }): Choice {
  const sentences = withoutRoles(withoutDenials(said.sentences));
  const own = said.wish === undefined ? undefined : withoutDenied(said.wish);
  const wish = own && sentences.length > 0 && isHeading(own) ? undefined : own;
  const [only = '', ...others] = sentences;
  const told = sentences.join(', ');
  if (wish && wordsIn(told) < wordsIn(wish) + newWords)
    return chooseKind(certainOrStage.some(([form]) => form.test(told)) ? told : wish);
  if (!wish && others.length === 0) return chooseKind(only);
  known ??= wordsOfKinds();
  const texts = wish && !isStory(sentences.join(' ')) ? [wish, ...sentences] : sentences;
  const whole = texts.join('. ');
  const words = known.words.ofStory(texts);
  const most = Math.max(...words) || 1;
  const passages = passagesOf(texts)
    .slice(0, mostPassages)
    .map((passage) => shares(passage, whole));
  const ownCertainty = wish === undefined ? 0 : chooseKind(wish).certainty;
  const isSure = ownCertainty >= sure;
  // A short message says little beside its wish.
  const isPlain = ownCertainty >= verySure && !isStory(told) && wordsIn(wish ?? '') >= fewestOfPlain;
  const weightOfWish =
    wish && pointsElsewhere(wish) ? ofReading.pointing : isPlain ? ofReading.sureWish : ofReading.wish;
  const readings: readonly (readonly [weight: number, all: readonly number[]])[] = [
    [wish ? weightOfWish : 0, wish ? shares(wish, whole) : []],
    [
      ofReading.passages,
      words.map((_, label) => passages.reduce((sum, all) => sum + (all[label] ?? 0), 0) / passages.length),
    ],
    [ofReading.words, softmax(words.map((score) => (spread * score) / most))],
  ];
  const fixed = isSure ? ofStage : certainOrStage;
  const ofForm = new Map([...unsaid(whole), ...added(fixed, whole, weightOfCertain)]);
  const likely = (label: number) =>
    readings.reduce(
      (sum, [weight, all]) => sum + weight * Math.log((all[label] ?? 0) + ofReading.least),
      ofForm.get(label) ?? 0,
    );
  return choiceOf(softmax(words.map((_, label) => likely(label))));
}

function choiceOf(all: readonly number[]): Choice {
  const ofKinds = kinds.map((kind, i) => ({ share: all[i] ?? 0, kind }));
  const ofArchetypes = archetypes.map((kind, i) => ({ share: all[kinds.length + i] ?? 0, kind }));
  const { kind, share } = mostOf(ofKinds);
  const best = mostOf(ofArchetypes);
  const others = sumOf(ofKinds) + weightOfArchetypes * sumOf(ofArchetypes);
  const near = nearestOf([...ofKinds, ...ofArchetypes]);
  return {
    kind,
    certainty: share / others,
    share,
    category: likeliestCategory(ofKinds),
    archetype: best.kind,
    ofArchetype: best.share,
    isClear: best.share >= clear.share && best.share >= clear.ofArchetypes * sumOf(ofArchetypes),
    nearest: near.map((one) => one.kind),
    offered: offeredOf(near),
  };
}

/** The booklet that a goal's roadmap is written from. `category` is the one that the person chose. */
export function chooseBooklet(goal: {
  title: string;
  /** All that was said about it. */
  sentences?: readonly string[];
  category?: GoalCategory | undefined;
}): Archetype {
  const choice = chooseByAll({ wish: goal.title, sentences: goal.sentences ?? [] });
  return bookletOf({ ...choice, category: goal.category ?? choice.category });
}

/** Below it, the right kind is among the three likeliest in four of five wishes, and comes first in fewer than half. */
const askedBelow = 0.6;
/** Whether a plan is written better after the person has said which kind is closest. */
export const mayBeOther = ({ certainty, ofArchetype }: Choice): boolean =>
  Math.max(certainty, ofArchetype) < askedBelow;

/** A sure kind, else the likelier of kind and archetype, else a plan that claims to know neither. */
export function bookletOf(choice: Choice): Archetype {
  const { kind, certainty, share, category, archetype, ofArchetype, isClear } = choice;
  if (certainty >= sure) return kind;
  if (ofArchetype >= enough.archetype && ofArchetype >= likelier * share) return archetype;
  if (share >= enough.kind) return kind;
  return isClear ? archetype : plainPlans[category];
}

function mostOf<T>(shares: readonly { share: number; kind: T }[]): { share: number; kind: T } {
  return shares.reduce((most, one) => (one.share > most.share ? one : most));
}

/** So many kinds are offered to choose from. */
const mostNearest = 3;
interface Share {
  share: number;
  kind: Archetype;
}
const nearestOf = (all: readonly Share[]): Share[] => all.toSorted((a, b) => b.share - a.share).slice(0, mostNearest);

/** Below `each`, a kind is a bad guess. Where even the likeliest is below `first`, nothing known is near. */
const leastOffered = { each: 0.04, first: 0.12 };
const offeredOf = ([first, ...others]: readonly Share[]): Archetype[] => {
  if (!first || first.share < leastOffered.first) return [];
  return [first, ...others.filter(({ share }) => share >= leastOffered.each)].map(({ kind }) => kind);
};

const sumOf = (shares: readonly { share: number }[]) => shares.reduce((sum, { share }) => sum + share, 0);

function likeliestCategory(shares: readonly { share: number; kind: Kind }[]): GoalCategory {
  const sums = new Map<GoalCategory, number>();
  for (const { share, kind } of shares) sums.set(kind.category, (sums.get(kind.category) ?? 0) + share);
  return [...sums].reduce((most, one) => (one[1] > most[1] ? one : most))[0];
}
