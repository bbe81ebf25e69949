import { plainClause } from './edit-words.rules.ts';
import { tidyWords } from './tidy-words.rules.ts';

// Words that say of a day that it stays: 'the date is fixed', 'it cannot go past June', 'booked for the 14th'.

const never =
  '(?:can|could|must|may|should|will|would|does|is)(?: \\w+)? not(?: (?:really|ever|be able to|going to|allowed to))?';
const active =
  '(?:move|change|shift|slip|budge)(?: now| any more| anymore| at all| though| sadly| unfortunately| either| date)? $';
const passive =
  'be (?:moved|changed|shifted|postponed|rescheduled|put off|pushed back|delayed|altered) (?!(?:until|till|before|after) )';
const day = [
  'date|day|deadline|end|target|exam|test|theory|practical|appointment|interview|hearing|wedding|birthday|anniversary|party|funeral',
  'race|marathon|concert|recital|show|flight|trip|event|ceremony|due date|it|that|this|one',
].join('|');
/** A day by its name: 'it' and 'that' may be anything that somebody cannot move. */
const named = day.replace(/\|it\|that\|this\|one$/, '');
const cannotMove = new RegExp(
  [
    ` (?:${day})(?: (?:itself|really|just))? ${never} (?:${active}|${passive})`,
    `^ (?:and |but |so )?(?:can|could|must|may) not (?:${active}|${passive})`,
    ` (?:can|could|must|may) not (?:really )?${passive}`,
    ` (?:i|we|you)(?: just| really)? (?:can|could|must|may|do) not (?:move|change|shift|postpone|touch|reschedule) (?:\\w+ ){0,3}?(?:${named}) `,
    ` (?:nobody|no one) can (?:move|change|shift|postpone) (?:\\w+ ){0,3}?(?:${named}) `,
    `^ (?:please |but |so |and )*(?:do|must|may) not (?:move|change|shift|postpone|touch) (?:\\w+ ){0,3}?(?:${named}) `,
    ` (?:${day}) (?:is|stays|remains)(?: already| all| absolutely| completely| now)? (?:fixed|immovable|non negotiable|not negotiable|not movable|not flexible) (?!the |my |our |a |it |up |by |for )`,
    ` (?:${day}) (?:on|for|of) (?:\\w+ ){1,4}?(?:is|stays) fixed `,
    ' (?:set|carved|cast) in stone | non ?negotiable | immovable | hard (?:deadline|limit|stop|end date) ',
  ].join('|'),
);
const months = 'jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec';
const weekdays = 'mon|tue|wed|thu|fri|sat|sun';
const past = '(?:past|beyond|over|after|later than|further than|longer than)';
const goes = '(?:go|slip|run|be|stretch|extend|move|happen|end|finish)';
const part = '(?:the |early |late |mid |end of |middle of |start of |beginning of )*';
const span = 'spring |summer |autumn |winter |christmas |easter |next |this (?:week|month|year) ';
const dated = `\\d{1,2}(?:st|nd|rd|th)? (?:of )?(?:${months})|(?:${months}|${weekdays})[a-z]* |\\d{1,2}(?:st|nd|rd|th) |20\\d\\d `;
const ofDay = `${part}(?:${dated}|${span})`;
const cannotPass = new RegExp(
  ` (?:${never}|nothing can|nothing may) (?:\\w+ )?${goes}(?: on| out)?(?: any)? ${past} (?:${ofDay}|that $|then $)`,
);

const plain = (words: string) => plainClause(tidyWords(words));

const putOff = new RegExp(
  ` (?:${day}) (?:is|has|was|got|will be|has been|had to be)(?: been| now| being| just)* (?:put back|put off|postponed|moved|pushed back|delayed|rescheduled|deferred) `,
);
/** Whether words tell that an event was itself put off: 'the wedding was postponed'. */
export const saysPutOff = (words: string): boolean => putOff.test(plain(words));

/** Whether words say that a day stays where it is. */
export const saysItStays = (words: string): boolean => cannotMove.test(plain(words));

/** Whether words name a day that is the last one possible: 'it cannot go past 30 June'. */
export const saysNotAfter = (words: string): boolean => cannotPass.test(plain(words));

const appointed = new RegExp(
  [
    ' (?:booked|rebooked|scheduled|confirmed|reserved|appointment|fixed) ',
    ' (?:gave|given|got|offered|sent) (?:me |us )?(?:a |an |the |my |our )?(?:\\w+ )?(?:date|slot|appointment|day|place) ',
    ` (?:is|are|falls|takes place|will be) (?:now |then |finally |only |going to be )?(?:on (?:the )?)?(?:\\d|the \\d|(?:${weekdays}|${months})[a-z]* )`,
  ].join('|'),
);
const orders =
  /(?:^| (?:please|then|so|and|just|to|could you|can you) )(?:move|push|put|shift|postpone|delay|bring|make|set|change|reschedule|extend) /;
const wishes = / (?:should|would|could|maybe|perhaps|rather|like to|want to|hope|aim|better|plan to|planned) /;

/** Whether a message tells the day of an appointment, rather than asking for another day. */
export function tellsAppointment(words: string): boolean {
  const clause = plain(words);
  return appointed.test(clause) && !orders.test(clause.trim()) && !wishes.test(clause);
}
