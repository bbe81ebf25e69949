import { scoredSteps } from '../reading/step-reference.rules.ts';
import { bulletList, openSteps } from './answer-goals.rules.ts';
import { type Asked, byDate, firstOfEach, invitation, nothingOpen } from './answer-topics.rules.ts';
import { smallThing } from './for-minutes.rules.ts';
import { doneThisWeek } from './look-back.rules.ts';
import { smallPiece } from './small-pieces.rules.ts';

// What somebody tells about a day is heard for itself. A step is named only where the words are about it.

/** So much alike that the news is about this task of today, or about this step. */
const named = { task: 1, step: 1.5 };

/** The open task or step that good news is about: 'I ran 9 km' is about 'Sunday run, 9 km'. */
export function stepReached({ words, goals, tasks = [], today }: Asked): string | undefined {
  const planned = tasks
    .filter(({ completed, day }) => !completed && day <= today)
    .map(({ title }) => ({ id: 'task', title, completed: false }));
  const steps = goals.flatMap((goal) =>
    openSteps(goal).map(({ title }) => ({ id: goal.title, title, completed: false })),
  );
  const [best, second] = scoredSteps(words, [...planned, ...steps]);
  if (!best || (second && second.score === best.score)) return undefined;
  const { id, title } = best.step;
  if (best.score < (id === 'task' ? named.task : named.step)) return undefined;
  return id === 'task'
    ? `“${title}” stands in your plan and is not ticked yet: tick it on the [plan page](/plan).`
    : `If that was “${title}” of ${id}, write “${title} is done” and I tick it for you.`;
}

/** Somebody feels bad about an idle week: what was done after all, and one small thing. */
export function idleWeek(asked: Asked): string {
  const done = doneThisWeek(asked);
  const seen = done
    ? `Your plan sees it more kindly: this week you ticked ${done}.`
    : 'A week off changes little in the end, and nothing has to be made up for.';
  const small = smallThing(asked);
  return `No need to be ashamed; everybody has such weeks. ${seen}${small ? ` If you want to do one small thing now: ${small}` : ''}`;
}

export function bored(asked: Asked): string {
  const small = smallThing(asked);
  return small
    ? `Then here is something small, ten minutes long: ${small}`
    : 'Boredom is not a bad start for something new. What did you love doing when you were twelve? Write it to me as a wish and I will make a plan of it.';
}

export function stuck(asked: Asked): string {
  const opening =
    'That happens in every plan worth making, and it says more about the size of the next step than about you.';
  const next = firstOfEach(asked.about).toSorted(byDate)[0];
  if (!next) return `${opening} ${asked.goals.length === 0 ? invitation : nothingOpen(asked)}`;
  const done = asked.focus && asked.focus.progress > 0 ? ` You are already at ${asked.focus.progress}%.` : '';
  const { title, dueDate } = next.step;
  const piece = smallPiece(title, { minutes: 10, onTheWay: false })?.says ?? title;
  return [
    opening + done,
    `Let us make “${title}” smaller (${next.goal.title}):`,
    bulletList([
      `${piece}. Set a timer for ten minutes; you may stop when it rings.`,
      dueDate && dueDate < asked.today
        ? `Its day was ${dueDate}: give it a new one under Preview, one you believe in.`
        : 'If the date presses, move it under Preview: a plan is there to be changed.',
    ]),
    'If tiredness has lasted for weeks, pause the goal with a clear conscience; it keeps its steps.',
  ].join('\n\n');
}
