import type { GoalCategory } from '@pathwise/contracts/roadmap';
import { oneOf, wordsOf } from '../reading/phrases.rules.ts';
import { sentencesIn } from '../reading/wish-sentences.rules.ts';
import type { Fact, Sort } from './told-facts.rules.ts';

// What a message of any length tells about the way: what is passed already, where somebody is strong or weak, what went wrong
// before, who is there to help, what is near, and what they refuse. Each stands in a step.

const pattern = (...parts: readonly string[]) => new RegExp(parts.join(''), 'iu');

/** As `oneOf`, of patterns. */
const either = (patterns: readonly string[]) => `(?:${patterns.join('|')})`;

const people = oneOf([
  ...wordsOf(`wife husband partner girlfriend boyfriend fiance fiancee mum mom mother dad father parents son daughter children kids
    brother brothers sister sisters cousin cousins uncle aunt grandson granddaughter nephew niece neighbour neighbours neighbor
    neighbors friend friends mate mates flatmate roommate colleague colleagues boss manager coach teacher`),
  'brother-in-law',
  'brother in law',
  'sister-in-law',
  'sister in law',
  'father-in-law',
  'mother-in-law',
]);
const somebody = String.raw`^(?:(?:my|our|the|an?|some|two|three) )?(?:(?!ex\b|his\b|her\b|their\b)[\p{L}-]+ )?${people}(?: of mine)?(?: \p{Lu}[\p{L}-]+)?,? (?:who )?`;
const isWilling = either([
  '(?:is|are) (?:on board|up for it|(?:also )?interested)',
  '(?:is|are) (?:happy|ready|willing|glad) to (?:help|lend|teach|join (?:me|us|in)|come along)',
  '(?:would like|wants?) to join (?:me|us|in)',
  'says come',
  '(?:promised|offered|ha(?:s|ve) offered) (?:me |us )?(?:to )?(?:help|lend|teach)',
]);
const willDo = oneOf(wordsOf(`will would could can 'd ’d`));
/** 'My kids will drive me mad', 'my husband will keep the house' help nobody. */
const helps = either([
  'help(?! (?:himself|herself|themselves|more))|lend|teach|cook|sew|translate|babysit|print|design|photograph',
  '(?:show|drive) (?:me|us) (?:how|to the|there)',
  '(?:pay|look after) (?:for )?the (?:course|lessons|children|kids|baby|dog|shop)',
]);
const trades = oneOf(
  wordsOf(`builder plumber electrician carpenter joiner mechanic nurse doctor lawyer solicitor accountant bookkeeper baker cook chef teacher
    trainer coach designer developer programmer photographer farmer gardener roofer tiler painter tailor seamstress vet translator editor`),
);

const groups = oneOf(
  wordsOf(`club group course class choir school trainer teacher coach parkrun library team workshop association society federation college
    allotment orchestra band meetup league studio makerspace`),
);
const advisers = oneOf(
  wordsOf('sponsor mentor tutor coach therapist trainer counsellor physio dietitian midwife supervisor guru'),
);

const lessons = oneOf(
  wordsOf(`exam exams test tests course courses module modules level grade theory practical interview training diploma degree certificate
    licence license apprenticeship learnership master masters bachelor matric school listening speaking reading writing part half oral first`),
);
const papers = oneOf([
  ...wordsOf('diploma degree bachelor bachelors master masters certificate licence license gpa toefl ielts'),
  'red seal',
  'o levels',
  'a levels',
]);
const arranged = oneOf(wordsOf('booked paid reserved registered translated signed approved ordered bought insured'));
const things = oneOf(
  wordsOf(`exam test course flight flights tickets ticket room hall venue hotel plot ground land diploma papers contract place car van
    appointment photographer registrar caterer`),
);

/** What one learns, and the parts of its exams. A person, a body and a marriage are none. */
const subjects = oneOf([
  ...wordsOf(`grammar vocabulary spelling pronunciation accent handwriting punctuation geometry algebra arithmetic maths math mathematics
    calculus statistics physics chemistry biology history geography english french german spanish italian arabic listening reading
    writing speaking dictation essay essays theory practical oral orals paper papers part section exam exams test tests mock mocks
    interview interviews scales rhythm harmony technique intonation improvisation openings endgames endgame serve backhand forehand
    parking reversing roundabouts drawing perspective stitching tajwid kanji coding programming`),
  'sight-reading',
  'sight reading',
]);
const aSubject = String.raw`(?:my |the |an? )?(?:[\p{L}-]+ )?${subjects}`;
const bad = oneOf(
  wordsOf('disaster catastrophe catastrophic terrible awful weak weakest hopeless rubbish shaky rusty poor'),
);
const good = oneOf(wordsOf('strong fine okay ok good solid easy great'));
const slips = oneOf([...wordsOf('freeze struggle panic'), 'get stuck', 'run out of time', 'fall apart', 'mess up']);
const dayTimes = oneOf(
  wordsOf(
    'mornings evenings afternoons nights weekends sundays mondays saturdays fridays holidays winters paydays lunchtimes',
  ),
);
const refusing = either([
  "i['’]?m not (?:going|gonna|willing) to",
  "i (?:won['’]t|will not|refuse to)",
  "(?:i['’]d|i would) rather not",
  "(?:i|we) (?:don['’]?t|do not) want to",
  'kindly do not',
  "please (?:do not|don['’]t)",
]);
/** 'I don't want to go on' and 'I'm not going to give up' refuse no means. */
const doings = either([
  'join|buy|sell|hire|borrow|ask|drive|fly|call|post|suggest|publish|advertise',
  '(?:use|take|go to|go on) (?:an?|the)',
]);
const means = oneOf(
  wordsOf(`patches patch gum lozenges sprays spray cream creams lotion retinol soap shampoo perfume tea coffee milk bread gluten sugar
    powder shakes supplements vitamins diet fasting mask earplugs shoes boots insoles pillow mattress glasses lenses screen`),
);
const skills = oneOf(
  wordsOf('read write play sew swim ride cook sing draw weld code type dance skate ski bake knit solder'),
);
const openQuestion = either([
  'how to (?!cope|stop|leave|tell|carry|bear|survive|face|forgive|help|get (?:through|out|away|over)|be |keep going)',
  'who(?:m)? to ask',
  String.raw`what (?:[\p{L}-]+ ){0,3}needs?\b`,
]);

type Reader = readonly [sort: Sort, holds: (clause: string) => boolean];

const any =
  (...patterns: readonly RegExp[]) =>
  (clause: string) =>
    patterns.some((one) => one.test(clause));

const readers: readonly Reader[] = [
  [
    'harmed',
    any(
      pattern(
        String.raw`\b`,
        means,
        ' (?:gave|gives|give) me (?:an? |the |terrible |bad ){0,2}(?:rash|hives|migraines?|headaches?|cramps|nightmares|nausea)',
        String.raw`\b`,
      ),
    ),
  ],
  [
    'refuses',
    any(
      pattern(String.raw`\b${refusing} ${doings}\b`),
      /\b(?:not (?:that|those|this) again|no more [\p{L}-]+ please)\b/iu,
    ),
  ],
  [
    'helper',
    any(
      pattern(somebody, isWilling, String.raw`\b`),
      pattern(somebody, String.raw`\b(?:[\p{L}-]+ ){0,4}`, willDo, ' (?:also |gladly |then )?', helps, String.raw`\b`),
      pattern(somebody, '(?:is|works as) an? (?:retired |trained |good )?', trades, String.raw`\b`),
      pattern(somebody, String.raw`(?:designs|builds|teaches|repairs) (?:the |an? )?[\p{L}-]+`),
    ),
  ],
  ['guide', any(pattern(String.raw`\b(?:i['’]?ve|i have)(?: got)? an? (?:new |good )?`, advisers, String.raw`\b`))],
  [
    'nearby',
    any(
      pattern(String.raw`^there(?:['’]?s| is| are) (?:an?|one|two|some) (?:[\p{L}-]+ ){0,2}`, groups, String.raw`s?\b`),
      pattern(
        String.raw`^(?:the|our) (?:[\p{L}-]+ ){0,2}`,
        groups,
        String.raw` (?:[\p{L}-]+ ){0,3}(?:runs|offers|gives|lets|has)\b`,
      ),
      /\bthey take (?:anyone|anybody|beginners|everyone|everybody)\b/i,
    ),
  ],
  [
    'done',
    any(
      pattern(
        String.raw`\b(?:i|we)(?:['’]ve| have)? (?:already |just )?(?:passed|finished|completed) (?:[\p{L}\d-]+ ){0,3}`,
        lessons,
        String.raw`\b`,
      ),
      pattern(String.raw`\b`, things, ' (?:is|are) (?:already )?', arranged, String.raw`\b`),
      pattern(String.raw`\b(?:i|we)(?:['’]ve| have) (?:already )?`, arranged, String.raw` (?:an?|the|my|our|some)\b`),
      /^(?:i(?:['’]ve| have)? )?(?:already )?done (?:one|two|three|four|five|six|half|\d+) of (?:them|it|these|those)\b/i,
    ),
  ],
  [
    'stands',
    any(
      pattern(
        String.raw`\b(?:i|we)(?:['’]ve| have| hold| did)(?: got)? (?:an?|my|the|two|three|four|five|\d+) (?:[\p{L}-]+ )?`,
        papers,
        String.raw`\b`,
      ),
      pattern('^(?:i )?have my ', papers, String.raw`\b`),
    ),
  ],
  [
    'weak',
    any(
      pattern('^', aSubject, ' (?:is|are) (?:an? |my |really |very |still |quite )*', bad, String.raw`\b`),
      pattern(String.raw`\b(?:bad|weak|terrible|hopeless|rubbish|awful) (?:at|in|with) `, aSubject, String.raw`\b`),
      pattern(
        String.raw`\bi (?:always |keep |usually |still |nearly always )?`,
        slips,
        ' (?:in|at|during|with) ',
        aSubject,
        String.raw`\b`,
      ),
      pattern(String.raw`\b(?:i )?keep failing `, aSubject, String.raw`\b`),
      /\blose (?:won|good|winning) (?:games|positions|matches|endgames|points)\b/i,
    ),
  ],
  [
    'strong',
    any(
      pattern('^', aSubject, ' (?:is|are) (?:pretty |quite |really |already )?', good, '$'),
      pattern('^', aSubject, String.raw` goes well\b`),
      pattern(String.raw`\bi(?:['’]m| am) (?:pretty |quite |really )?good (?:at|in) `, aSubject, String.raw`\b`),
      pattern('^i can (?:still |already )', skills, String.raw`\b`),
      pattern('^i know how to ', skills, String.raw`\b`),
    ),
  ],
  [
    'worst',
    any(
      pattern(
        String.raw`\b`,
        dayTimes,
        String.raw` (?:\p{L}+ ){0,3}(?:are|is) (?:always |still )?(?:the )?(?:worst|hardest)\b`,
      ),
    ),
  ],
  [
    'failed',
    any(
      /\b(?:it|i|we|that|this|they|each|none|attempt) (?:only |never |just )?(?:lasted|last|lasts) (?:like |about |only |just |maybe )?(?:an?|one|two|three|\d+) (?:days?|weeks?|months?)\b/i,
      /\bnever (?:\p{L}+ ){0,5}lasted\b/iu,
      /\b(?:i|we) (?:always |usually )?(?:gave|give) up (?:after|in|on day|by)\b|\beach time i start\b|\bevery time i (?:start|try)\b/i,
      /\b(?:been |am |i['’]m )?stuck (?:there|on it) (?:for|since)\b|\bfor (?:two|three|\d) (?:years|seasons) (?:it|i) (?:is|am|have been) (?:standing|stuck)\b/i,
    ),
  ],
  [
    'unknown',
    any(
      pattern(String.raw`\b(?:i|we) (?:don['’]?t|do not) (?:really |even )?know `, openQuestion),
      pattern(String.raw`\b(?:no (?:idea|clue)|not sure) (?:about )?`, openQuestion),
      pattern("^what (?:i|we) (?:don['’]?t|do not) know(?: yet)? is ", openQuestion),
    ),
  ],
  [
    'lacks',
    any(
      /^(?:what (?:i|we) (?:(?:don['’]?t|do not) have|lack|still need)|what['’]?s (?:still )?missing|what is (?:still )?missing)\b/i,
      /\b(?:i|we) (?:still )?lack (?:the |an? |some )?[\p{L}-]+/iu,
    ),
  ],
  [
    'time',
    any(
      pattern(String.raw`\b`, dayTimes, String.raw` are (?:the only time|all) (?:i|we) have\b`),
      /\bi can (?:read|study|practi[sc]e|write|train|learn|work on it|go|give it) (?:\p{L}+ ){0,3}from \d{1,2}(?:[:.]\d\d)? ?(?:am|pm)?\b/iu,
      /\b(?:i|we) can (?:\p{L}+ ){0,2}(?:it|this) (?:about |maybe )?(?:an?|one|two|three|four|five|six|\d+) (?:hours?|evenings?|mornings?) (?:a|per|each|every) (?:week|day)\b/iu,
    ),
  ],
];

/** Nothing tells anybody to go without these. */
const needed =
  /\b(?:tablets?|pills?|medic\w*|meds|insulin|doctors?|hospital|therap\w*|treatments?|injections?|vaccin\w*|helmets?|safety|tax\w*|insurance|permits?|licen[cs]e)\b/i;

/** Not everybody who is named is on their side. */
const hostile =
  /\b(?:refuse\w*|stop me|throw|the door|against|sue|court|custody|his mother|her father|my ex|threat\w*|scared of)\b/i;

/** These ask for comfort, and no list of questions gives it. */
const heavy = /\b(?:who i am|want me|love me|need me|go on|live|be alive|comes next|comes first|my life)\b/i;

/** 'So I could no longer work' is no aim. */
const reason =
  /\bso that ((?:i|we) can (?!no\b|not\b|never\b|hardly\b|barely\b|only\b)(?:(?!, but| no longer| never| not\b)[^.;!?])+)/i;

const fewest = 3;
const most = 20;
/** What is missing comes as a list. */
const mostListed = 40;
const mostOf = (sort: Sort) => (sort === 'lacks' ? mostListed : most);
const words = (text: string) => text.trim().split(/\s+/);
const sad =
  /\b(?:died|dead|dying|passed away|funeral|abus\w+|suicid\w+|cancer|miscarr\w+|rape\w*|violen\w+|beats?|hits? me|depress\w+|grie\w+|affair|dementia|jail|prison)\b/i;
const supposed =
  /\b(?:if|unless|until|till|once|when|used to|hope|wish|would love|want to (?:have|be|get|go|learn)|['’]d (?:love|like)|would like)\b/i;
const refusedOrStill =
  /\b(?:not|never|no|nobody|n['’]t|doesn|won|haven|hasn|refus\w+|yet to|still need|but he|but she|closed|full|too far|too expensive)\b/i;

/** In these somebody may not say what else the words could mean: 'if my wife would help'. */
const needsFact: ReadonlySet<Sort> = new Set(['helper', 'guide', 'nearby', 'done', 'stands', 'strong']);
/** What one learns has strong and weak sides. A body and a family have others. */
const ofLearning: ReadonlySet<Sort> = new Set(['weak', 'strong']);
const learned: ReadonlySet<GoalCategory> = new Set(['profession', 'hobby', 'personal']);

const tidied = (clause: string) =>
  clause
    .trim()
    .replace(/^(?:(?:and|but|so|also|then|because|although|though|since|plus|honestly|well)\s+)+/i, '')
    .replace(/[\s,.;:!?)-]+$/, '');

const clauseEnd =
  /[,;:(]\s+|\s[-–]\s|\s+(?=(?:because|although|though|but)\s)|\s+and\s+(?=(?:i|we|my|our|the|they|there|in|bad)\b)|\s+so\s+(?=(?:i|we)\b)/iu;

/** A list that runs to the end of its sentence belongs to what introduces it. */
const isWhole: ReadonlySet<Sort> = new Set(['unknown', 'lacks', 'failed', 'harmed', 'refuses']);

function isTold(sort: Sort, said: string, category: GoalCategory): boolean {
  if (ofLearning.has(sort) && !learned.has(category)) return false;
  if (sad.test(said) || /\?/.test(said)) return false;
  if (sort === 'refuses' && (category === 'health' || needed.test(said))) return false;
  if (sort === 'unknown' && heavy.test(said)) return false;
  if (needsFact.has(sort) && (supposed.test(said) || refusedOrStill.test(said))) return false;
  return true;
}

const mostFacts = 5;

/** What the message tells about the way to its wish, one of each sort. `except`: what the plan says already. */
export function detailsTold(input: {
  text: string;
  title: string;
  category: GoalCategory;
  except: readonly string[];
}): Fact[] {
  const { text, title, category, except } = input;
  if (/["“”]/.test(text)) return [];
  const found: Fact[] = [];
  const isNew = (said: string) =>
    ![title, ...except, ...found.map((fact) => fact.said)].some((one) => one.includes(said) || said.includes(one));
  const add = (sort: Sort, said: string) => {
    if (sort === 'helper' && hostile.test(text)) return;
    const count = words(said).length;
    if (count < fewest || count > mostOf(sort) || !isNew(said) || found.some((fact) => fact.sort === sort)) return;
    if (isTold(sort, said, category)) found.push({ sort, said });
  };
  for (const sentence of sentencesIn(text)) {
    const whole = tidied(sentence);
    const clauses = [...sentence.split(clauseEnd).map((clause) => tidied(clause ?? '')), whole];
    for (const clause of clauses) {
      const sort = readers.find(([, holds]) => holds(clause))?.[0];
      if (!sort || (sort === 'nearby' && refusedOrStill.test(whole))) continue;
      const isList = isWhole.has(sort) && words(whole).length <= mostOf(sort) && isNew(whole);
      add(sort, isList ? whole : clause);
    }
    const [, purpose] = reason.exec(whole) ?? [];
    if (purpose) add('aim', purpose);
  }
  return found.slice(0, mostFacts);
}
