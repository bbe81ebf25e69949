import { type Asked, openSteps, type Reader } from './edit-asked.rules.ts';
import { dayIn } from './edit-when.rules.ts';
import { type NamedStep, onlyNamed } from './step-reference.rules.ts';

// Plain news of one step: 'I passed my medical last week already', 'my theory test is booked for the 14th of January', 'I failed the
// theory, next go is 3 February'.

const who =
  "(?:(?:and|so|oh|yes|hey|also|ok|great|good news)[ ,:]+)*(?:i|we)(?:['’]ve| have|['’]d| had)?(?: (?:already|just|finally|now|also))*";
const thing = "(?:my|the|our|that|a) (?<thing>[\\p{L}\\d' -]{3,50}?)";
const whens = [
  'already|now|too|finally|yesterday|today|tonight|at last|as well|online|in full|first time',
  'this (?:morning|afternoon|evening|week|month)|last (?:week|month|night|weekend|\\p{L}+day)',
  'on \\p{L}+day|(?:\\w+ )?(?:days?|weeks?|months?) ago',
];
const aside = `(?:,? (?:${whens.join('|')}))*`;
const deeds =
  '(?:passed|paid(?: for)?|bought|sent(?: off)?|handed in|submitted|finished|completed|signed|ordered|had|done|did)';
const isDone = new RegExp(`^${who} (?<deed>${deeds}) ${thing}${aside}[.!]*$`, 'iu');

const fixed = '(?:booked|set|fixed|scheduled|confirmed|arranged)';
/** 'Booked it on Saturday' tells when that was done, and 'booked it for Saturday' what comes. */
const isBooked = [
  `^(?:(?:and|so|oh|yes|hey|ok)[ ,:]+)*${thing}(?:['’]s| is| has been| got| was)(?: now| already| finally)* ${fixed}(?: in)?,? (?:for|on) (?<day>.{3,40}?)[.!]*$`,
  `^${who} booked ${thing} for (?<day>.{3,40}?)[.!]*$`,
].map((source) => new RegExp(source, 'iu'));

const fell = "(?:failed|bombed|flunked|messed up|blew|screwed up|did(?: not|n['’]t) pass)";
const nextTry =
  '(?:(?:the|my) )?(?:(?:next|second|new|another) (?:go|try|attempt|one|test|exam|chance|date|slot)|resit|retake|re-?test|it)';
const isFailed = new RegExp(
  `^${who} ${fell} ${thing}${aside}(?:[,.;!]+ ?(?:and |but |so )?${nextTry} (?:is|will be|is booked for|on|comes)(?: on)? (?<day>.{3,40}?))?[.!]*$`,
  'iu',
);

/** The last step is the goal itself, and its news may be that of the goal. */
const isLast = ({ id }: NamedStep, asked: Asked) => asked.plan.steps.at(-1)?.id === id;

/** 'Booked for the 14th' tells of a day, and 'failed' of a try: both name the step, and nothing else is meant. */
export const plainNews: Reader = (asked) => {
  const { text, inView, today, timeZone } = asked;
  if (!inView) return undefined;
  const open = openSteps(asked);
  const dayOf = (words: string | undefined) => (words ? dayIn(`on ${words}`, { today, timeZone }) : undefined);

  const failed = isFailed.exec(text)?.groups;
  if (failed && onlyNamed(failed['thing'] ?? '', open)) {
    const until = dayOf(failed['day']);
    const words = text.replace(/\b(?:bombed|messed up|blew|screwed up)\b/i, 'failed');
    return { do: 'setback', words, days: undefined, ...(until ? { until } : {}) };
  }
  const booked = isBooked.map((pattern) => pattern.exec(text)?.groups).find(Boolean);
  const date = dayOf(booked?.['day']);
  const ofDay = booked && date && date > today ? onlyNamed(booked['thing'] ?? '', open) : undefined;
  if (ofDay && date && !isLast(ofDay, asked)) return { do: 'date', stepIds: [ofDay.id], date };

  const done = isDone.exec(text)?.groups;
  const ofDeed = done ? onlyNamed(done['thing'] ?? '', open) : undefined;
  return ofDeed && !isLast(ofDeed, asked) ? { do: 'done', stepIds: [ofDeed.id] } : undefined;
};
