import { clearForms } from './clear-forms.ts';
import { lifeForms, lifeStages } from './life-forms.ts';
import { neededWords } from './needed-words.ts';
import { anyOf, oneOf, wordsOf } from './phrases.rules.ts';
import { mendedAgain, toldForms } from './told-forms.ts';

// Forms of words that tell the kind of a wish, whatever the classifier says.

const deciders = wordsOf(
  `council committee boss manager school board neighbour neighbours parents mum mom dad father mother husband wife partner brother
  sister gran grandma grandad grandmother grandfather nan employer colleagues team club head church flatmate in-laws ex him her them`,
);
export const forms: readonly (readonly [form: RegExp, id: string])[] = [
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
export const ofStage: typeof forms = [
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
export const certainOrStage = [...certain, ...ofStage];
/** Somebody died, or their things are spoken of. 'A pilgrimage with my wife' is no farewell. */
const ofTheDead =
  /\b(?:died|dies|dead|death|passed|late|lost|loss|widow\w*|funeral|gone|grie\w*|without (?:her|him)|left)\b/i;
const ofThings =
  /\b(?:things?|belong\w*|stuff|contents|possessions|furniture|clothes|dress(?:es)?|coat|shoes|shirts?|toys|books|tools|workshop|wardrobe|letters|rooms?|bedroom|her|him)\b/i;
/** 'While she still remembers', 'he is 84': somebody who is alive, unless a death is told as well. */
export const alive =
  /\bwhile (?:s?he|mum|mom|dad|mother|father) (?:still|can|is|has)\b|\b(?:s?he|they)(?:['’]s|['’]re| is| are) (?:(?:still )?alive|still with us|\d\d)\b/i;
export const tellsDeath =
  /\b(?:died|dead|passed away|death|funeral|late (?:mum|mom|mother|dad|father|wife|husband))\b/i;
export const ofTheDeadOnly = ['sort-a-loved-ones-things', 'clear-house-after-death'];
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
export const onlyWhereSaid: readonly (readonly [said: readonly RegExp[], id: string])[] = [
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
