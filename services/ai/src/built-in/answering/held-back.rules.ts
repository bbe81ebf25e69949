import { addDays } from '@pathwise/contracts/roadmap-calendar.rules';
import { adviceFor } from '../reading/find-advice.rules.ts';
import { anyOf } from '../reading/phrases.rules.ts';
import { lowerFirst } from '../reading/tidy-words.rules.ts';
import {
  bold,
  type CoachGoal,
  goalMeant,
  goalOfDoing,
  isOpen,
  isRunning,
  openSteps,
  plural,
  whenInWords,
} from './answer-goals.rules.ts';
import type { Asked } from './answer-topics.rules.ts';
import { type Thing, thingsNamed } from './one-thing.rules.ts';
import { smallPiece } from './small-pieces.rules.ts';

// What holds somebody back from a goal of theirs: a step put off or feared, too many goals, a changed mind, two things at once.
// The feeling is met first, then comes one small thing of the person's own.

const putsOff = anyOf([
  'put/putting/pushed/pushing/puts it/that/this/them/me? off',
  'put/putting off/it_off',
  'keep/kept putting/avoiding/dodging/delaying/postponing',
  'avoiding/dodging/procrastinating/procrastinate/chickening/chickened',
  "can't/cannot/cant bring/get/make myself",
  'never get round/around to',
]);
const fears = anyOf([
  'scared/afraid/terrified/frightened/nervous/anxious/worried of/about/to',
  'dreading/dread',
  'panic/panicking/stomach/shaking about/when/at',
  'scares/frightens/terrifies me',
]);
const noFear = /\b(?:not|no longer|isn't|wasn't|was|used to be|i'm afraid (?:i|that|we)) |\b(?:any ?more|no longer)\b/;
const asksToMove = /\b(?:move|shift|swap|postpone|reschedule|another day|instead)\b/;
/** 'Which goal am I putting off most?' asks for the record. */
const asksRecord = /^(?:so |and )?(?:which|what|when|am i|have i|did i)\b/;
const avoids = /\b(?:avoid|dodg)ing\b/;
/** Who avoids sugar does what the goal says. Who asks whether to quit smoking does not ask whether to quit that goal. */
const isToStop =
  /\b(?:quit|quitting|stop|stopping|give up|giving up|no more|drop|cut|leave|without|sober|off|avoid)\b|[ -]free\b|\bnon-/i;
/** So much must be said of a thing for it to be meant here. */
const said = 0.9;

/** The open step or task that is spoken of. */
const openThing = (asked: Asked): Thing | undefined =>
  thingsNamed(asked.words.replace(putsOff, ' ').replace(fears, ' '), asked, said).find(
    ({ done, goal }) => !done && (!goal || isRunning(goal)),
  );

function putOffOrFeared(asked: Asked): string | undefined {
  const { words, today } = asked;
  const isFear = fears.test(words) && !noFear.test(words);
  if (asksRecord.test(words) || asksToMove.test(words) || !(isFear || putsOff.test(words))) return undefined;
  const thing = openThing(asked);
  if (!thing) return undefined;
  if (avoids.test(words) && [thing.title, thing.goal?.title ?? ''].some((title) => isToStop.test(title)))
    return undefined;
  const opening = isFear
    ? 'It makes sense to be nervous about that: it matters to you, and nearly everybody is before such a thing.'
    : 'Nearly everybody puts such things off: it is the feeling in front of it that one avoids, not the thing itself.';
  const piece = smallPiece(thing.title, { minutes: 10, onTheWay: false })?.says ?? thing.title;
  const day = thing.day
    ? ` (${thing.day < today ? 'its day was' : 'its day is'} ${whenInWords(thing.day, today)})`
    : '';
  const known = (adviceFor(words) ?? adviceFor(thing.title))?.answer;
  return `${opening} Make ${bold(thing.title)}${day} small: ${lowerFirst(piece)}. Set a timer for ten minutes; you may stop when it rings.${known ? `\n\n${known}` : ''}`;
}

/** A goal that is due within so many days is none to let rest. */
const soon = 31;
const tooMany = anyOf([
  'too many goals',
  'too many things in_my_plan',
  'which/what goal/of_my_goals/goals should/shall/can/could/do i drop/pause/park/cut/quit/let_go/give_up/put_on_hold/leave',
  'which/what goal to drop/pause/park/cut/quit/let_go/give_up/put_on_hold',
]);

/** 'I have too many goals': which to keep and which may rest, by the record. */
function tooManyGoals({ words, goals, today }: Asked): string | undefined {
  const running = goals.filter(isRunning).toSorted((a, b) => b.progress - a.progress);
  const [first] = running;
  const last = running.at(-1);
  if (!first || !last || first.progress === last.progress || !tooMany.test(words)) return undefined;
  if (last.targetDate && last.targetDate <= addDays(today, soon)) return undefined;
  const next = openSteps(first)[0];
  const day = next?.dueDate ? `, ${whenInWords(next.dueDate, today)}` : '';
  return `${plural(running.length, 'goal')} at once is a lot, and to let one rest is no failure. The furthest along is ${bold(first.title)} with ${first.progress}%${next ? ` (next: “${next.title}”${day})` : ''}; the least begun is ${bold(last.title)} with ${last.progress}%${last.targetDate ? `, whose date is ${last.targetDate}` : ''}. I would keep the one that you would miss most, and let ${bold(last.title)} rest first, unless it is that one: **Pause** in the menu beside its title under Preview keeps all its steps. Which one would you miss most?`;
}

const doubts = anyOf([
  'changed my mind',
  'second thoughts',
  'want/going/ready/about/tempted to just? give_up_on/abandon',
  'lost interest',
  'no longer want/care/sure/interested/enjoy',
  'thinking of/about dropping/abandoning',
  'not sure i_want/if_i_want/whether_i_want',
]);
/** These doubt what stands behind them: 'should I quit my job to finish the novel?' doubts the job. */
const doubtsThing: readonly RegExp[] = [
  /\b(?:no longer|don'?t|not) (?:really )?(?:want|care|sure|interested|feel like|enjoy)(?<thing>(?: [\w'-]+)*?) any ?more\b/,
  /\b(?:should|shall) i (?:just )?(?:give up|quit|abandon|scrap)(?: on)?(?<thing>[^,.;!?]*?)(?: (?:to|for|so|because|and|if) |[,.;!?]|$)/,
];
/** 'It', 'this' or no word at all. */
const pointsBack = /^(?:it|this|that|now)?$/;
const ofFeeling = /^to (?:feel|be (?!an?\b))/;
function doubtsGoal(words: string, goal: CoachGoal): boolean {
  if (doubts.test(words)) return true;
  const thing = doubtsThing
    .map((pattern) => pattern.exec(words)?.groups?.['thing'])
    .find((one) => one !== undefined)
    ?.trim();
  if (thing === undefined || fears.test(thing) || ofFeeling.test(thing)) return false;
  return pointsBack.test(thing) || goalMeant(thing, [goal]) !== undefined;
}
const pain = /\b(?:hurts?|pain\w*|aches?|aching|knees?|ankle|injur\w+|swollen|ill|sick|pregnan\w+|doctor)\b/;

/** 'I changed my mind about the choir': the three ways, without a reproach. */
function changedMind({ words, named, goals }: Asked): string | undefined {
  if (
    !named ||
    !isOpen(named) ||
    !goals.includes(named) ||
    !doubtsGoal(words, named) ||
    pain.test(words) ||
    asksToMove.test(words) ||
    isToStop.test(named.title)
  )
    return undefined;
  const done = (named.steps ?? []).filter(({ completed }) => completed).length;
  const stands = `${done} of ${plural(named.steps?.length ?? 0, 'step')} of ${bold(named.title)} ${done === 1 ? 'is' : 'are'} done`;
  const until = named.targetDate ? `, and there is time until ${named.targetDate}` : '';
  const rest = isRunning(named)
    ? 'let it rest, with **Pause** in the menu beside its title under Preview, which keeps every step'
    : 'leave it paused, as it is now';
  return `You may change your mind: it is your goal, and leaving one is no failure. ${stands}${until}. Three ways: ${rest}; make it smaller, by writing “make it easier”; or delete it on the [Goals page](/goals), from where it can come back for 30 days. What has changed for you?`;
}

const asksWhich =
  /\b(?:should|shall|do) i (?:rather |better |first )?(?<one>.+?)(?:,? or )(?<other>[^?]+)|^(?<one2>.+?) or (?<other2>[^?]+?) (?:first|today|tonight|now)\b/;
/** 'Should I buy running shoes or a book?' is about things. */
const ofThings =
  /\b(?:should|shall|do) i (?:rather |better |first )?(?:buy|order|wear|eat|drink|sell|use|get (?:an?|some|new|the))\b/;
const endsOnTime = /\b(?:first|today|tonight|now|this (?:morning|afternoon|evening))\b/g;

/** What speaks for a goal today: a task on today's plan, then a step past its day, then the next day. */
function reasonToday(goal: CoachGoal, { goals, tasks = [], today }: Asked) {
  const planned = tasks.find(
    (task) =>
      task.day === today &&
      !task.completed &&
      (task.goalId ? task.goalId === goal.id : goalMeant(task.title, goals) === goal),
  );
  if (planned) return { rank: '0', says: `“${planned.title}” stands on today’s plan` };
  const step = openSteps(goal)[0];
  if (!step) return { rank: '9', says: 'it has no open step' };
  const { dueDate, title } = step;
  if (dueDate === null) return { rank: '8', says: `next is “${title}”` };
  return dueDate < today
    ? { rank: `1${dueDate}`, says: `“${title}” has waited since ${dueDate}` }
    : { rank: `2${dueDate}`, says: `next is “${title}”, ${whenInWords(dueDate, today)}` };
}

/** 'Should I run or write today?': the one for which the plan speaks, with its reason. */
function whichOfTwo(asked: Asked): string | undefined {
  const found = asksWhich.exec(asked.words)?.groups;
  if (!found || ofThings.test(asked.words)) return undefined;
  const goalIn = (part = '') => goalOfDoing(part.replace(endsOnTime, ' '), asked.goals.filter(isRunning));
  const [one, other] = [goalIn(found['one'] ?? found['one2']), goalIn(found['other'] ?? found['other2'])];
  if (!one || !other || one === other) return undefined;
  const [first, second] = [one, other]
    .map((goal) => ({ goal, reason: reasonToday(goal, asked) }))
    .toSorted((a, b) => a.reason.rank.localeCompare(b.reason.rank));
  if (!first || !second) return undefined;
  return `I would begin with ${bold(first.goal.title)}: ${first.reason.says}. For ${bold(second.goal.title)}, ${second.reason.says}; ten minutes of it are enough to keep it warm. If you have strength for one only, take the first, and let the other go for today without a bad conscience.`;
}

/** Answers what holds somebody back from an own goal or step. Undefined for anything else. */
export const heldBack = (asked: Asked): string | undefined =>
  tooManyGoals(asked) ?? whichOfTwo(asked) ?? putOffOrFeared(asked) ?? changedMind(asked);
