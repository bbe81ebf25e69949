import { type Asked, openSteps, type Reader } from './edit-asked.rules.ts';
import { isAboutGoal } from './edit-plan-readers.rules.ts';
import { stepsOfDate } from './edit-steps-of-day.rules.ts';
import { dayIn, dayNearEnd, withoutRefusedDays } from './edit-when.rules.ts';
import { oneOf } from './phrases.rules.ts';
import { scoredSteps, stemsOf } from './step-reference.rules.ts';

// 'Please finish the goal by the end of April instead': another end for the whole plan, in words of which none names a step.

const words = (list: string) => list.trim().split(/\s+/);

const all =
  '(?:it(?: all)?|this|that|everything|all(?: of (?:it|this|that))?|the lot|(?:the|my|our|this|that) (?:whole |entire )?(?:goal|plan|roadmap|thing|lot))';
const ends = [
  `(?:finish|end|complete|conclude|wrap up|close)(?: off| up)?(?: with)?(?: ${all})?(?: off| up)?`,
  `(?:reach|achieve|do|have|make) ${all}`,
  `(?:get|have|see|want|need) ${all} (?:all )?(?:done|finished|completed|complete|ready|over|wrapped up)`,
  `(?:be|get)(?: all)? (?:done|finished|ready|through|there|at the goal)(?: with ${all})?`,
  'aim',
  `(?:give (?:me|us|it)|(?:i|we)(?: (?:have got|have|got))(?: time)?)`,
  `(?:move|put|set|push|change|bring|shift) (?:${all}|the (?:end|finish|date|deadline|target|target date|end date|finish date|finish line))(?: forward| back| out)?`,
  `(?:${all}|the (?:end|deadline|date|target date)) (?:should|could|can|may|must|has to|needs to)(?: be)? (?:end|finish|done|finished|reached|complete|completed|moved)?`,
].join('|');
const asking = [
  ...['please', 'just', 'rather', 'maybe', 'let me', 'let us', 'help me', 'help me to'],
  ...['i have to', 'we have to', 'we need to'],
  ...['i would rather', 'we would rather', 'i would love to', 'i would prefer to', 'we would like to', 'we want to'],
  ...['could it be possible to', 'is it possible to', 'would it be possible to'],
];
const asks = `(?:${oneOf(asking)} )*`;
const ending = new RegExp(
  `^ ${asks}(?:${ends}) (?:(?:now|instead|rather|please|already) )?((?:by|before|in|within|until|till|til|on|at|for|around|to|no later than|not later than|next|some time|sometime|after|from) .+)$`,
);

/** What a goal's end is called, beside the words of its title. */
const endNames = words('deadline date day end opening start launch event goal plan target finish');
const named = '(?:(?<all>it(?: all)?|this|that|everything)|(?:the|my|our) (?<thing>[a-z]+(?: [a-z]+)??))';
const says = [
  'make',
  'set',
  'put',

  'say',
  'change',
  'move',
  'push',
  'shift',
  'go for',
  'take',
  'schedule',
  'plan',
  'have',
];
/** 'Make it 1 April', 'say the opening is the 30th of June', 'the wedding is now on 9 May' */
const saidOf = new RegExp(
  `^ ${asks}(?:(?:make )?we )?(?:${oneOf(says)} )(?:that )?(?:${named} )?(?:itself )?(?:(?:be|is|now|to|on|for|at|as|till|until) )*(?<when>.+)$`,
);
const told =
  /^ (?:and |so |but )?(?:the|my|our) (?<thing>\w+)(?: itself)? (?:is|will be|must be) (?:now |then )?(?:on |in )?(?<when>.+)$/;
const ofAll = / (?:everything|it all|all of it|(?:the|my|our) (?:whole|entire|goal|plan|deadline|date|end)) /;
/** 'Say 18 December for that', 'end of June for the transcripts' */
const forThing = / for (?:(?:the|my|our) (.+)|(?:that|this)(?: one| step)?) $/;
const endOfDay = / (?:not|rather|and|so|because|since|then|instead|please|for|with|if|as|it|now|or later) /;

/** The words of the goal, or of its last step, which is its end. */
const isEnd = (thing: string, { plan }: Asked) => {
  const titles = [plan.title, plan.steps.at(-1)?.title ?? ''].flatMap(stemsOf);
  return words(thing).every((word) => endNames.includes(word) || stemsOf(word).some((stem) => titles.includes(stem)));
};
/** The words of the day that a clause gives the goal outright. */
function givenDay(clause: string, asked: Asked): string | undefined {
  const { thing, when = '' } = saidOf.exec(clause)?.groups ?? told.exec(clause)?.groups ?? {};
  if (thing !== undefined && !isEnd(thing, asked)) return undefined;
  const [day = ''] = ` ${when.trim()} `.split(endOfDay);
  const [isFor, of = ''] = forThing.exec(` ${when.trim()} `) ?? [];
  if (isFor && (of === '' || !isEnd(of, asked))) return undefined;
  return day.trim() === '' ? undefined : day.trim();
}

const day = '((?:the )?\\w+(?: \\w+){0,5}?)';
const forUs = '(?:(?:for )?(?:me|us) )?';
const better = '(?:(?:much|a bit|far) )?(?:better|best|easier|more realistic|more likely|safer)';
/** 'June would suit me better', 'the end of May is more realistic for us' */
const suits = new RegExp(
  `^ (?:maybe |perhaps )?${day} (?:would|is|will|might|may)(?: be)? (?:(?:suit|fit|work)s? )?${forUs}${better} ${forUs}(?:please )?$`,
);

/** The words of dates, and what is said around one. Any other word may name a step or a reason. */
const ofDates = new Set(
  words(`by before in within until till til on at for around to no not later than next after some time sometime the a an of and
  this that my our your end start beginning middle mid early late first last half over about from today now is
  one two three four five six seven eight nine ten eleven twelve couple few more
  day days week weeks weekend fortnight month months year years quarter spring summer autumn fall winter
  monday tuesday wednesday thursday friday saturday sunday
  january february march april may june july august september october november december
  jan feb mar apr jun jul aug sep sept oct nov dec
  christmas xmas easter pentecost halloween thanksgiving ramadan hanukkah new eve valentine valentines birthday holidays term
  instead please rather already then latest if possible can could we i you would be better works work suits me thanks thank ok
  maybe possibly hopefully ideally though really at actually`),
);
const isDateWord = (word: string) => ofDates.has(word) || /^\d{1,4}(?:st|nd|rd|th)?$/.test(word);

/** 'Can I finish by May?' asks whether it can be done. */
const doubts = /^\W*(?:so |and |but )?(?:can|could|will|may|might) i\b.*\?\s*$/i;

/** A step that another clause names so well is what 'it' may mean: 'enrolment opens in January, so put it on the 5th'. */
const wellNamed = 0.9;
const pointing = /^ (?:then )?(?:put|move|make|set|change|book|schedule) (?:it|this|that) /;
function pointsAtStep(asked: Asked): boolean {
  const before = asked.clauses.filter((clause) => !pointing.test(clause));
  const [best] = scoredSteps(before.join(' '), openSteps(asked));
  if (!best || best.score < wellNamed || before.length === asked.clauses.length) return false;
  return !isAboutGoal(asked, [best.step.id]);
}

/** 'Move the end by three weeks' gives a length of time, and no day. */
const movedBy =
  / (?:move|push|shift|change|bring|put)\b.* by (?:an?|\w+|\d+) (?:more )?(?:days?|weeks?|months?|years?) /;
/** The day that a message gives the whole plan. */
export const end: Reader = (asked) => {
  if (doubts.test(asked.text) || / (?:today|tonight|right now) /.test(asked.whole)) return undefined;
  const found = asked.clauses.flatMap((clause) => {
    if (movedBy.test(clause)) return [];
    const [, when] = ending.exec(clause) ?? suits.exec(clause) ?? [];
    const given = when ?? givenDay(clause, asked);
    return given && words(given).every(isDateWord) ? [given] : [];
  });
  const [when] = found;
  if (!when) return undefined;
  const near = dayNearEnd(when, asked.text, asked.plan.targetDate);
  if (near) return { do: 'date', stepIds: [], date: near };
  if (pointsAtStep(asked)) return undefined;
  const own = dayIn(` ${when} `, asked) ?? dayIn(` by ${when} `, asked);
  // 'Put it on this day': the day of another clause, which may name a step.
  if (!own && / (?:this|that) day | then /.test(` ${when} `)) return undefined;
  const ofText = dayIn(withoutRefusedDays(asked.text, asked), asked);
  // 'Childcare must be in place by 22 January, can you change that one'
  const { ids } = own ? { ids: [] } : stepsOfDate(asked);
  const [stepId] = ids;
  if (stepId && ids.length === 1 && !isAboutGoal(asked, ids) && !ofAll.test(asked.whole)) return undefined;
  // 'June instead, the 27th'
  const date = own && ofText?.slice(0, 7) !== own.slice(0, 7) ? own : ofText;
  return date ? { do: 'date', stepIds: [], date } : undefined;
};
