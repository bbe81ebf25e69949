import { looseAmount } from './numbers.rules.ts';
import { oneOf, wordsOf } from './phrases.rules.ts';

// What is shaped like a deadline and is none: 'My pension comes in on the 25th'.

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
/** 'My husband is away until 9 January', and the loft shall be tidy 'when he's back'. */
const isMeantLater =
  /\b(?:by then|until then|before (?:that|then|i (?:go back|return|start|leave)|it (?:ends|runs out))|when (?:he|she|they)(?:'s|'re| is| are| comes?| gets?) (?:back|home))\b/i;

const small = oneOf(wordsOf('one two three four five six seven eight nine ten eleven twelve'));
/** 'She is 91' of somebody else, and not 'before she is three' */
const isSoOld = new RegExp(
  `(?<!\\b(?:before|until|till|when|once|time|for) )\\b(?:he|she|they|who|mum|mom|dad|gran|nan)(?:'s| is| turns| will be) (?:\\d{1,3}|${small})\\s+$`,
  'i',
);

/** Words that are shaped like a deadline and are none. */
const isNone: readonly ((around: Around) => boolean)[] = [
  // 'Mum's funeral is two days before Christmas'
  ({ before }) => /\b(?:funeral|burial|cremation|memorial) (?:is|was|will be)\b[^.;!?]*$/i.test(before),
  // 'four in a week', 'twice in a month'
  ({ before, words }) =>
    /^in an? \w+$/i.test(words) &&
    /\b(?:once|twice|times|days|nights|evenings|shifts|sessions|(?<![\d$€£.,])\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty)\s+$/i.test(
      before,
    ),
  // 'What I earn here in a week'
  ({ before, words }) =>
    /^in an? (?:day|week|month|year)$/i.test(words) &&
    /\b(?:earns?|makes?|pays?|costs?|spends?|gets?) (?:\w+ ){0,3}$/i.test(clauseOf(before)) &&
    !/\b(?:want|need|hope|like) to\b/i.test(clauseOf(before)),
  // 'Write it in half an hour', 'within an hour of Toronto'
  ({ words }) =>
    /^(?:in|within) (?:about |under )?(?:half an|an|one|a few|two|three|\d) (?:hours?|minutes?)$/i.test(words),
  // '300 euros in October alone', 'on a Sunday like today', 'for two years now', 'for two days before'
  ({ before, words, after }) =>
    /^ alone\b/i.test(after) ||
    /(?<!(?:would|['’]d|really) )\blike\s+$/i.test(before) ||
    (/^for\b/i.test(words) && /^ (?:now|before|already|and (?:never|then))\b/i.test(after)),
  // 'She is 91 in March', 'in Ramadan not'
  ({ before, words, after }) =>
    (!/\d/.test(words) && isSoOld.test(before)) || /^ (?:not|never)(?=[.,;!?]|$)/i.test(after),
  // 'Three games in three days', 'four times in ten years'
  ({ before, words }) =>
    (/^in (?:two|three|four|five|[2-5]) days$/i.test(words) &&
      /\b(?:two|three|four|five|six|\d) [a-z]+s\s+$/i.test(before)) ||
    (/^in \S+ years$/i.test(words) && /\btimes\s+$/i.test(before)),
  // 'the waiting list is until summer'
  ({ before, words }) =>
    /^(?:until|till)\b/i.test(words) &&
    /(?<!\b(?:deadline|extension|window|time) )\b(?:is|are|was|were)\s+$/i.test(before),
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
    /^(?:by|before|on|until) the \d/i.test(words) &&
    /\b(?:never|always|usually|often|mostly|every \w+|each \w+)\b[^.;!?]*$/i.test(before),
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
  // 'I get my salary on the 5th'
  ({ before, words }) =>
    /^(?:on|around|by) (?:the )?\d{1,2}(?:st|nd|rd|th)$/i.test(words) &&
    /\b(?:salary|payday|wages?|pay ?check|stipend|pension|(?:get|am|i'm) paid)(?: \S+){0,4}\s+$/i.test(before) &&
    !/\b(?:want|need|must|goal)\b[^.;!?]*$/i.test(before),
  // 'Not fold on the 9th like last year'
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
  ({ before, words, after }) =>
    /^(?:until|till|for .*(?:day|week|month|year)s?$)/i.test(words) &&
    /\b(?:booked|full|closed|sold|away)(?: (?:out|up|solid)| on \w+(?: \w+)?)?\s+$/i.test(before) &&
    !isMeantLater.test(after),
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
  (around) => !isMeantLater.test(around.after) && lastsSoLong(around),
  ({ before, words, after }) => isUsual(before, words, after),
  // 'Last quarter was $740', 'twice this winter already'
  ({ words, after }) =>
    (/^(?:the )?last (?:quarter|half|term)$/i.test(words) && /^ (?:was|were|came|cost|my|we|i)\b/i.test(after)) ||
    (/^this (?:\w+)$/i.test(words) && /^ already\b/i.test(after)),
  // 'Q4 was a bloodbath'
  ({ words, after }) => /^(?:the )?(?:q[1-4]|h[12])$/i.test(words) && /^ (?:was|were|has been|had|went)\b/i.test(after),
  // 'On the 5th each month', 'Dry July every year', 'the third Tuesday of the month'
  ({ before, words, after }) =>
    /^,?\s+(?:of )?(?:each|every) (?:month|year|week|spring|summer|autumn|winter)\b/i.test(after) ||
    (/^(?!by|before|until|till).*\w+day (?:of|in) the month$/i.test(words) && !/\bby\s+$/i.test(before)),
  // 'By the 10th it's all gone': each month
  ({ words, after }) => /^(?:by|before) the \d/i.test(words) && nothingLeft.test(after),
  // 'My last score in June was 437'
  ({ before, after }) =>
    /^ (?:was|were)\b/i.test(after) && /\b(?:last|previous|first|mock|old)(?: \w+){1,2}\s+$/i.test(before),
  // 'I get my period on the 9th or so, every month'
  ({ words, after }) => /^(?:by|on) the \d{1,2}\w\w$/i.test(words) && /^[^.;!?]*\b(?:every|each) month\b/i.test(after),
  // 'On 20 December I'll be two years without smoking'
  ({ words, after }) => /^(?:on|in)\b/i.test(words) && anniversary.test(after),
  // 'They start in February'
  ({ before, words }) =>
    /^(?:start|close|end) in\b/i.test(words) && /\b(?:i|we|they|you|who|which|\w{3,}s)\s+$/i.test(before),
  // 'In my off day, Friday'
  ({ before, words }) =>
    /day$/i.test(words) && /\b(?:day off|off day|rest day|free day)s?(?:,| is| being|:| \()\s*$/i.test(before),
  // 'I can't make it this year'
  ({ before, words }) =>
    /^this (?:week|month|year)$/i.test(words) &&
    /\b(?:can't|cant|cannot|won't|wont|couldn't) (?:\w+ ){0,4}$/i.test(before),
];

const has = "(?:it(?:'s| is)|i(?:'m| am| have)|we(?:'re| are| have)|there(?:'s| is)|my \\w+ is)";
const spent = oneOf([
  ...wordsOf('gone broke skint empty finished nothing borrowing overdrawn'),
  ...['no money', 'out of money', 'in the red'],
]);
const nothingLeft = new RegExp(
  `^,?\\s+${has}\\s+(?:(?:already|usually|always|all|flat|completely)\\s+)*${spent}\\b`,
  'i',
);
const anniversary = new RegExp(
  `^,? (?:i|it|we|that|he|she)(?:'ll| will|'s| is|'s been) (?:be |have been )?(?:${looseAmount}) (?:years?|months?)\\b`,
  'i',
);
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

/** Whether words that are shaped like a deadline are none, by what stands around them. */
export function isNoDeadline(text: string, { index, length }: { index: number; length: number }): boolean {
  const end = index + length;
  const around = { before: text.slice(0, index), words: text.slice(index, end), after: text.slice(end) };
  return isNone.some((rule) => rule(around));
}
