import {
  bold,
  bulletList,
  type CoachGoal,
  firstFew,
  isRunning,
  openSteps,
  plural,
  whenInWords,
  whenNext,
} from './answer-goals.rules.ts';
import { type Asked, byDate, firstOfEach, isOverdue, progressLine, stepsOf } from './answer-topics.rules.ts';
import { tasksOf } from './done-things.rules.ts';
import { doneLatelyFor } from './look-back.rules.ts';

/** How far one goal is, with its latest and its next step. */
function oneGoal(goal: CoachGoal, asked: Asked): string {
  const { today } = asked;
  const { steps = [] } = goal;
  const done = steps.filter(({ completed }) => completed);
  const latest = done.toSorted((a, b) => (a.doneOn ?? '').localeCompare(b.doneOn ?? '')).at(-1);
  const next = openSteps(goal)[0];
  const target = goal.targetDate ? ` Its target is ${whenInWords(goal.targetDate, today)}.` : '';
  if (goal.status === 'completed') return `${bold(goal.title)} is completed.`;
  const lately = doneLatelyFor(goal, asked);
  return [
    `${bold(goal.title)}${isRunning(goal) ? '' : ' is paused and'} stands at ${goal.progress}%${steps.length > 0 ? `: ${done.length} of ${plural(steps.length, 'step')} ${done.length === 1 ? 'is' : 'are'} done` : ''}.`,
    lately ||
      (latest
        ? ` The latest was “${latest.title}”${latest.doneOn ? `, ${whenInWords(latest.doneOn, today)}` : ''}.`
        : ''),
    target,
    next ? `\n\nNext comes “${next.title}”${after(whenNext(next, asked))}.` : '',
  ].join('');
}

const after = (when: string) => (when ? `, ${when}` : '');

/** A question that wants a verdict: 'am I on track? be honest'. */
const wantsVerdict = /\b(?:on (?:track|schedule|course)|behind|honest\w*|late|ahead|in time|good enough)\b/;
const theWay =
  "(?:it|this|that|everything|all|things|progress|(?:the|my) (?:plan|goal|steps?)|i(?:['’]m| am)|feels?|feeling|felt|going|find(?:ing)?)";
const hard = '(?:slow(?:ly)?|hard|tough|heavy|rubbish|awful|bad(?:ly)?|nowhere|stuck|difficult|(?:a )?slog)';
const afterHard =
  '(?: (?:and|for me|now|lately|currently|at the moment|right now|so far|again|today|these days|going|work|at (?:it|this)))*';
/** 'This is slow and hard', but not 'my knee is bad': the way itself is meant. */
const saysHard: readonly RegExp[] = [
  new RegExp(`\\b${theWay}\\b.*\\b${hard}${afterHard}\\s*$`),
  new RegExp(`^\\s*(?:so|too|very|really|quite|pretty|just|all)* ?${hard}${afterHard}\\s*$`),
  /\bstruggl\w+\b/,
];
const ofBody =
  /\b(?:my|her|his|their) (?!plan|goal|steps?|progress)[a-z]+(?: [a-z]+)? (?:is|are|feels?|was|were|gets?)\b/;
/** Whether somebody says that the way is slow or hard. */
const feelsHard = (words: string): boolean =>
  words
    .split(/[,.;:!?]|\b(?:but|how)\b/)
    .some((clause) => saysHard.some((pattern) => pattern.test(clause)) && !ofBody.test(clause));

/** Open tasks of past days, in a sentence. Empty without any. */
function waitingTasks(asked: Asked): string {
  const open = tasksOf(asked).filter(({ day, completed }) => day < asked.today && !completed);
  const named = firstFew(open.map(({ title, day }) => `“${title}” (${day})`)).join(', ');
  return open.length > 0
    ? `${plural(open.length, 'task')} of past days ${open.length === 1 ? 'is' : 'are'} open: ${named}.`
    : '';
}

function verdictOn(asked: Asked): string {
  const { about, today, words } = asked;
  const waiting = waitingTasks(asked);
  const late = stepsOf(about.filter(isRunning))
    .filter((one) => isOverdue(one, today))
    .toSorted(byDate);
  const [oldest] = late;
  if (!oldest && waiting) return `No step is overdue, but ${waiting}`;
  if (!oldest) return wantsVerdict.test(words) ? 'You are on track: nothing is overdue.' : 'Nothing is overdue.';
  const waited = `${plural(late.length, 'step')} waited past ${late.length === 1 ? 'its' : 'their'} day`;
  const named = late.length === 1 ? ` (“${oldest.step.title}”, due ${oldest.step.dueDate})` : '';
  return `${wantsVerdict.test(words) ? 'Honestly, a little behind: ' : ''}${waited}${named}; finishing or moving ${late.length === 1 ? 'it' : 'them'} puts you back on course.${waiting ? ` Also ${waiting}` : ''}`;
}

export function howAmIDoing(asked: Asked): string {
  const { today, focus, words } = asked;
  const verdict = verdictOn(asked);
  const kind = feelsHard(words)
    ? ' That it feels slow or hard is normal: one sees the way that is left, seldom the way behind.'
    : '';
  if (focus)
    return focus.status === 'completed'
      ? oneGoal(focus, asked)
      : wantsVerdict.test(words)
        ? `${verdict}\n\n${oneGoal(focus, asked)}`
        : `${oneGoal(focus, asked)} ${verdict}${kind}`;
  const next = firstOfEach(asked.about).toSorted(byDate)[0];
  return `Here is where you stand:\n\n${bulletList(asked.goals.map((goal) => progressLine(goal, today)))}\n\n${verdict}${next ? ` Next comes “${next.step.title}”${after(whenNext(next.step, asked))}.` : ''}${kind}`;
}
