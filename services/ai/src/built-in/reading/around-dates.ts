import { anyOf, oneOf, wordsOf } from './phrases.rules.ts';

// What stands around the days that a message names, and tells for or against each.

/** Words that say what is wanted, or that something must be. */
export const wishes = anyOf([
  'my/the/our/one/only goal/aim/plan/dream/target/deadline/wish/idea',
  'have a plan/goal/dream/target to',
  'i/we really* want/need/hope/wish/aim/plan/must/shall/should/reckon/have_to/will',
  "i'd/we'd/i_would/we_would/would really* like/love",
  "i'll/we'll/want/wanna/hoping/aiming/planning/gotta/determined/trying",
  'i think/know i could/can',
  'must/has_to/have_to/needs_to/need_to/should be',
  'be able to',
  'thinking_of/thinking_about/planning_to/would_be a? good/great/nice/perfect/lovely/ideal/going/leaving',
]);
/** 'So by May every one of them is paid' concludes a story. */
export const concludes =
  /^(?:so\b(?! (?:far|i|we|he|she)\b(?! (?:want|need|must|have to)))|that['’]s why\b|which means\b)/i;
/** 'Four weeks ahead, so 3 Feb' */
export const concludedIn = /\bso(?: (?:on|by|it['’]s|that['’]s))?\s+$/i;
/** 'Ready for the start of classes in March', 'before the season ends in March' */
export const mustBeBy = /\b(?:ready|in time|done|finished|prepared|before|by the time)\b[^.,;]{0,50}$/i;

/** 'By the end of June, after the wedding on 14 May' */
export const isAfter = /\bafter (?:the |my |our )?(?:\w+ ){1,3}$/i;

/** 'My contract is up at the end of June': what ends then is a deadline. */
export const endsThen = /\b(?:up|ends?|expires?|runs? out|finishes|is over|lapses)\s+$/i;
/** 'The sangeet is on 19 February': what takes place then. */
export const whatIsThen =
  /([\p{L}]{4,})(?:['’]s| (?:is|are|will be|starts?|begins?|takes place|falls))?(?: (?:on|in|at|set for|booked for))*\s+$/iu;
/** 'For the sangeet', 'by the mock': what the wish is for. */
export const isForEvent =
  /\b(?:by|for|before|until|at|in time for|ahead of|in)\s+(?:(?:the|my|our|that|this|his|her|their)\s+)?([\p{L}]{4,}(?: [\p{L}]{2,})?)/giu;
/** 'As for me', 'so no rush': the wish has nothing to do with what was said before. */
export const turnsAway = anyOf([
  'as for me',
  "not why i'm/im here",
  "that's not it/why/the_goal/my_goal/my_problem",
  'nothing to do with',
  'apart/besides from? that',
  'no rush/hurry',
  'meanwhile',
  'in the meantime',
]);
/** 'The last week of January we're doing the Heaphy' */
export const isDoneThen =
  /^,? (?:we['’]re|i['’]m|we are|i am) (?:doing|going|walking|running|hiking|climbing|riding|hosting|flying|moving|racing|playing|performing|singing)\b/i;
/** 'Exam dates are in April and June' */
export const isOneOfSeveral = /\b(?:dates|sessions|sittings|slots|intakes|options) (?:are|is)\s+$/i;
/** 'In June 2028 or so they say, nothing fixed' */
export const isUncertain =
  /^[^.;!?]{0,25}\b(?:so they say|nothing fixed|not fixed|not confirmed|to be confirmed|tbc|if (?:all|everything) goes|who knows)\b/i;
/** 'The 9th is cancelled, the new date is 16 December', '15 Feb, no, sorry, 15 March' */
const putsRight = oneOf([
  ...['sorry', 'no wait', 'wait no', 'wait, no', 'i mean', 'i meant', 'correction', 'moved to', 'postponed to'],
  ...['postponed until', 'rescheduled to', 'rescheduled for', 'brought forward to', 'put back to', 'new date'],
  ...["new date's", 'new date is', "it's now"],
]);
export const corrects = new RegExp(`\\b${putsRight}(?:[\\s,.:-]+(?!not\\b)\\w+){0,3}[\\s,.:-]*$`, 'i');
/** 'Before Easter … no, before the feast on 11 April' */
export const correctsWithNo = /(?:^|[\s.,])no(?:,|\s+(?:it's|wait|sorry|actually))[^.;!?]{0,45}$/i;
/** '… the 9th is cancelled' */
export const isCalledOff = /^[^.,;]{0,20}\b(?:is|was|got|has been) (?:cancelled|canceled|off|postponed|full|moved)\b/i;
/** 'I'm scheduled for February', 'we're booked on the boat of 3 May' */
export const isBooked =
  /\b(?:scheduled|booked|entered|signed up|registered|sitting|re-?sitting|retaking|taking part|competing|performing|racing)\b(?! (?:all|every|each)\b)[^.,;]{0,50}$/i;
/** 'They tell us in January', 'results come out in August' */
export const isAnnounced =
  /\b(?:(?:tell|told|let) (?:us|me)|(?:hear|find out|know) (?:back|more|the|if|in|on|by)|results?(?: \w+){0,3})\b[^.,;]{0,25}$/i;
/** 'My birthday is 15 August' tells who somebody is. */
export const isOwnBirthday = /\bmy (?:own )?birthday(?:['’]s| is| falls)?(?: on| in)?(?: the)?\s+$/i;
/** What is done on the way, by a day of its own. */
export const isErrand =
  /\b(?:collect|pick up|register|enrol|enroll|sign up|sign the|drop off|pay for|confirm|rsvp|hand over|check in|get my number)\b/i;

/** What people prepare for, and what has to be ready for it. */
const events = oneOf(
  wordsOf(`exam exams resit resits retake sitting mocks test race marathon half ultra triathlon wedding concert recital gig show
    performance interview competition tournament match party birthday anniversary reunion festival fair conference trip tour flight
    defence defense presentation speech ceremony graduation gran fondo sale season launch opening ball gala premiere move slot oral
    viva finals final midterms midterm prelims boards orals matura deadline hike climb trek cruise swim sportive parade grading
    prova examen hand-in submission departure agm vote
    voting election surgery operation hearing audition auditions medical bloodwork check review pilgrimage hajj camino umrah`),
);
const takes = oneOf(['is', 'are', 'will be', 'falls', 'takes place', 'happens', 'starts', 'start', 'begins', 'begin']);
const onThe = '(?: (?:on|at|in|around|for|the|already|set|scheduled))*';
/** 'The race is on 2 May', 'prova 23/05' */
export const takesPlace = new RegExp(`\\b${events}(?:(?: [^\\s,;]+){0,6}? ${takes}${onThe})?\\s*$`, 'i');

const who = oneOf(wordsOf('i we she he they guests parents kid son daughter mother mum mom dad baby visitors'));
const goes = oneOf([
  ...wordsOf(`fly flying leave leaving marry marrying move moving travel travelling go going come coming arrive arriving perform
    compete run play sit host hosting throw throwing start turn turning retire deploy`),
  ...['get married', 'hand in', 'ship out'],
]);
/** 'We fly September 19', 'she's coming on the 20th' */
export const goesThen = new RegExp(
  `\\b${who}(?:['’](?:m|re|s|ll)|\\s+(?:am|is|are|will))?\\s+(?:\\w+ly )?${goes}\\b[^,.;]{0,40}$`,
  'i',
);
export const getsMarried = /\b(?:(?:getting|gets?|be|is|are) (?:married|hitched)|marr(?:y|ies|ying))(?: \w+){0,3}\s+$/i;

/** What stands beside a wish: an appointment on the way, money that comes, what somebody else does. */
const sides = oneOf([
  ...wordsOf(`registration registrations enrolment enrollment inscription inscriptions sign-up signup entries deposit instalment
    installment lesson lessons appointment consultation checkup check-up physio dentist doctor biometrics orientation induction
    rehearsal rehearsals course workshop salary payday wages rent pension bonus mock mocks theory vacation hen stag tickets training
    camp overtime contract lease dressmaker visa fee fees invoice catalogues webinar mortgage pay payment insurance paid quiet busy
    closed`),
  ...['info night', 'info evening', 'open day', 'court date', 'half term', 'waiting list', 'check up'],
]);
/** No course that somebody takes. */
export const inTheCourseOf = /\bthe course of\b/i;
export const isBeside = new RegExp(`\\b${sides}\\b`, 'gi');
/** The day of these is beside the wish only where another one is named. */
const steps = oneOf(wordsOf('audition auditions hearing meeting review check-up medical bloodwork scan draft essay'));
export const isStep = new RegExp(`\\b${steps}\\b`, 'gi');

/** What begins, opens or is on sale then, beside the wish. */
export const onlyBegins =
  /\b(?:starts?|starting|begins?|beginning|opens?|closes?|on sale|kicks? off|resumes?)\s+(?:\w+ ){0,3}$/i;
/** 'If I fail the medical on 14 April' names the day of the medical. */
const isSure = "(?:(?:we|i) (?:could|fail|miss|lose|do not|don['’]?t)\\b|[\\w'’]+ (?:(?:is|are|am|do|does) )?not\\b)";
export const isConditional = new RegExp(
  `\\b(?:if(?! ${isSure})|unless|in case|might|maybe|perhaps|once|because|since)\\b[^,.;]*$`,
  'i',
);
/** 'The oral is in June if I pass' */
export const ifAfter = /^[^.;]*\bif (?:i|we) (?:pass|get)\b/i;
export const isOthers =
  /\b(?:he|she|they|others|my \w+|her|his)\s+(?:can|could|has|have|will|wants?|does?|gets?|takes?)\b[^,.;]*$/i;
/** 'The caterer wants the numbers by 1 August' */
const asker = oneOf(wordsOf('caterer venue school teacher landlord supervisor bank agency office they'));
const askFor = oneOf([...wordsOf('want wants need needs expect expects require requires'), 'ask for', 'asks for']);
export const isAskedByOthers = new RegExp(
  `(?:\\b(?:my|our|the|his|her) \\w+|\\b${asker}) ${askFor}\\b(?! me\\b| us\\b)[^.,;]*$`,
  'i',
);
export const isUsual = /\b(?:whenever|always|usually|often|every|each|normally|mostly|typically)\b/i;
export const givesUp =
  /^[^.;!?]*\b(?:no hope|forget (?:that|it)|not that one|too (?:early|soon|late)|won['’]?t make)\b/i;
/** 'They leave on 12 June, back 20 July' */
export const comesBack = /\b(?:back|return|returning|staying?|stays|away|here)(?: on)?\s+$/i;
export const isAlso = /^ (?:also|too|as well)\b/i;
const ago = String.raw`\w+ (?:years?|months?|weeks?) ago`;
export const ofLastYear = new RegExp(
  String.raw`\b(?:last (?:year|summer|winter|spring|autumn|fall|month|time|week)|${ago}|back in|used to)\b`,
  'i',
);
/** 'I turn 50 on 3 October' */
export const ofAge = /(?:\b(?:turn|turns|turning|am|is|be)|['’][ms]) \d{1,2}\s+$/i;
export const inBrackets = /\([^)]*\w\s+$/;
/** 'It is always dark in winter' */
export const tellsState = /\b(?:is|are|have|has|work|there['’]s|gets?|drive|any)\b/i;

// The words of the day itself.

export const lasts = /^(?:until|till|from(?! \d))\b/i;
export const isSpan = /^(?:in|within) .*\b(?:day|week|month|year)s?$/i;
export const isSeason = /^(?:in|during|over) (?:the )?(?:spring|summer|autumn|fall|winter)$/i;
export const isVague = /^(?:\w+ )?(?:this|next|the coming) (?:year|month|week|semester)$/i;
export const isWeekday = /^(?:on |this |next |by )*(?:mon|tue|wed|thu|fri|sat|sun)\w*$/i;
export const namesYear = /20\d\d|next year/i;

/** 'By then' and 'so that's the deadline' mean the day that was named before. */
export const pointsBack = anyOf(
  [
    'by/until/till/before then',
    'by that day/date/time/weekend/point',
    'by/for/before/on the_day/the_big_day/the_date',
    'before/by_the_time that/then',
    'before/by_the_time it/this/they run/runs/end/ends/expire/expires/come/comes/start/starts/arrive/arrives',
    'before/by_the_time i/we go_back/return/start/leave/go/fly/move/set_off/travel/get_there/arrive',
    'before/by_the_time he/she/they arrive/arrives/come/comes/get/gets/land/lands',
    'in_time_for/ready_for this/these',
    "when he/she/they/he's/she's/they're is/are/come/comes/get/gets? back/home",
    'in_time_for/ready_for it/that',
    "that's the/my/our deadline/date/target/goal/aim",
    "that's what_i'm_after/what_i_want",
    'when the/that day comes/arrives',
    'on/for that day/evening/night/weekend/week',
  ],
  { flags: 'giu' },
);
/** 'I need the shed ready before.' */
export const readyBefore = /\bbefore(?=[.!?]|$)/gi;
