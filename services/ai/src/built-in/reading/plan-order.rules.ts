import { plainWords } from '@pathwise/contracts/goal-name.rules';
import { anyOf, oneOf, wordsOf } from './phrases.rules.ts';

// 'Make the guitar goal easier', 'rename Quit smoking to Breathe': an order to change the plan of a goal that it names.

/** An order to change a goal's plan. */
export interface PlanOrder {
  /** What the goal is called: 'guitar' of 'the guitar goal'. Empty for 'the new goal'. */
  name: string;
  /** Nothing but a plan is ordered so. 'Finish my business plan' may be a wish. */
  isSure: boolean;
  /** It is the goal that came last: 'the new goal'. */
  isNewest: boolean;
  /** The order without the goal's name: 'Make the goal easier'. */
  said: string;
}

const politely = `(?:${oneOf([
  ...wordsOf('please ok okay sage and so now then also just hey hi yes'),
  ...['could you', 'can you', 'would you', 'will you', 'can we', 'could we', "let's", 'let us', 'we should'],
  ...['i want to', "i'd like to", 'i would like to', 'i want you to', 'i need you to'],
])},? )*`;
const verbs = oneOf(
  wordsOf(`make move push postpone shift delay bring reschedule extend shorten rename retitle pause resume drop remove delete
    finish complete split give change set put add`),
);
const partOf = '[^:.!?]{0,40}\\bsteps?\\b[^:.!?]{0,40}? (?:of|in|from|on|for) ';
const dateOf = '(?:the |my )?(?:target |end )?(?:date|deadline) (?:of|for) ';
const addedTo = '(?<=\\badd )[^:.!?]{1,80}? (?:to|into|in|for) ';
const start = `^(?<start>${politely}(?<verb>${verbs}) )(?<part>${partOf}|${dateOf}|${addedTo})?`;

const noName = oneOf(wordsOf('the my our your a an and hit reach towards toward by'));
const word = `(?!${noName} )[\\p{L}\\p{N}'’%-]+`;
/** 'The guitar goal', but not 'my goal weight' */
const calledGoal = new RegExp(
  `${start}(?:the|my|our|this|that) (?<name>(?:${word} ){0,8}?)(?<noun>goal|plan|roadmap)\\b(?! (?:weight|posts?|keep\\w*|line|scor\\w*))(?<rest>.*)$`,
  'isu',
);
const comparative =
  /^ (?:(?:much|a (?:bit|little|lot)|way|even|slightly) )*(?:easier|harder|shorter|longer|simpler|lighter|gentler|smaller|slower|faster|tougher|less|more)\b/i;
const beside = oneOf(wordsOf('new newest latest last current same whole entire main own'));
const onlyBeside = new RegExp(`^(?:${beside} )*$`, 'i');
const newest = /\b(?:new|newest|latest|last) $/i;
/** With these even a plan that no goal is called by is no wish. */
const ofPlans = anyOf(['make/push/postpone/pause/resume/rename/retitle/reschedule'], { before: '^', after: '$' });

const atEnd = '(?:,? (?:please|now|again|for now))*\\W*$';
const ends = new RegExp(`^${atEnd}`, 'i');

function saidIn({ start: begin = '', verb = '', part = '', rest = '' }: Partial<Record<string, string>>): string {
  if (part) return `${begin}${part.replace(/ (?:of|in|from|on|for|to|into) $/i, '')}${rest}`;
  if (/^(?:finish|complete)$/i.test(verb) && ends.test(rest)) return 'The whole goal is done';
  return `${begin}${/^give$/i.test(verb) ? 'it' : 'the goal'}${rest}`;
}

/** The order that a message begins with, where it names a goal as one: 'the guitar goal'. */
export function planOrderIn(message: string): PlanOrder | undefined {
  const { groups } = calledGoal.exec(message.trim()) ?? {};
  if (!groups) return undefined;
  const { verb = '', part, name = '', noun = '', rest = '' } = groups;
  if (/^make$/i.test(verb) && !comparative.test(rest)) return undefined;
  if (/^add$/i.test(verb) && !part) return undefined;
  const isBare = onlyBeside.test(name);
  const isSure = isBare || !/^plan$/i.test(noun) || ofPlans.test(verb);
  return { name: isBare ? '' : name.trim(), isSure, isNewest: isBare && newest.test(name), said: saidIn(groups) };
}

/** What follows a goal's title in an order: without it, 'move to Canada' may be a wish. */
const behindTitle: readonly (readonly [verbs: RegExp, rest: RegExp])[] = [
  [/^make$/i, comparative],
  [
    /^(?:move|push|postpone|shift|delay|bring|reschedule|extend)$/i,
    /^ (?:to|by|back|forward|out|until|till|up|a|an|one|two|three|\d+)\b/i,
  ],
  [/^(?:rename|retitle|change)$/i, /^ (?:to|as|into)\b/i],
  [/^(?:pause|resume|drop|remove|delete)$/i, new RegExp(`^(?:${atEnd}| (?:until|till|for)\\b)`, 'i')],
  [/^give$/i, /^ (?:an?|one|two|three|\d+|more|another|some)\b/i],
  [/^put$/i, /^ on (?:hold|ice)\b/i],
  [/^add$/i, new RegExp(`^(?:${atEnd}|:)`, 'i')],
];
const beginsAsOrder = new RegExp(start, 'iu');

/** Whether a message begins as an order does, also behind the title of its goal: 'Learn guitar: drop step 2'. */
export const mayBeOrder = (message: string): boolean =>
  [message, message.replace(/^[^:]{1,200}: /, '')].some((words) => beginsAsOrder.test(words.trim()));

/** The order without the goal's title, where a message begins with one for the goal of this title: 'make quit smoking easier'. */
export function orderFor(message: string, title: string): string | undefined {
  if (!beginsAsOrder.test(message.trim())) return undefined;
  const words = plainWords(title).split(' ').join('[^\\p{L}\\p{N}]+');
  const called = `["“'‘]?${words}["”'’]?(?: (?:goal|plan|roadmap))?(?![\\p{L}\\p{N}])`;
  const pattern = new RegExp(`${start}(?<which>(?:(?:the|my|our) )?(?:goal:? )?)${called}(?<rest>.*)$`, 'isu');
  const { groups } = words ? (pattern.exec(message.trim()) ?? {}) : {};
  if (!groups) return undefined;
  const { verb = '', part = '', which = '', rest = '' } = groups;
  if (/^add$/i.test(verb) && !part) return undefined;
  const isSo = /\bgoal/i.test(which) || (part && !/^add$/i.test(verb));
  const fits = behindTitle.some(([some, behind]) => some.test(verb) && behind.test(rest));
  return isSo || fits ? saidIn(groups) : undefined;
}

const noStair =
  '(?! (?:on|stool|ladder|aerobics|count|up|class|(?:mo|fa|bro|si)\\w*ther|mum|mom|dad|sister|son|daughter|kids?)\\b)';
const stepVerbs = oneOf(wordsOf('move push postpone shift delay rename retitle drop remove delete skip split give'));
const ofStep: readonly RegExp[] = [
  new RegExp(`^${politely}${stepVerbs} (?:the|my|this|that) (?:${word} ){0,4}?step\\b${noStair}`, 'iu'),
  new RegExp(
    `^${politely}make (?:the|my|this|that) (?:${word} ){0,4}?step\\b${noStair} .*\\b(?:easier|harder|shorter|smaller)`,
    'iu',
  ),
  new RegExp(`^${politely}add (?:a|an|another|one more) (?:new )?step(?:\\W*$|:| (?:about|called|where)\\b)`, 'iu'),
];

/** Whether a message is surely an order to change a plan, and no wish. */
export const ordersPlanChange = (message: string): boolean =>
  planOrderIn(message)?.isSure === true || ofStep.some((pattern) => pattern.test(message.trim()));
