import { adviceFor } from '../reading/find-advice.rules.ts';
import { anyOf } from '../reading/phrases.rules.ts';
import { lowerFirst } from '../reading/tidy-words.rules.ts';
import { knownAbout } from './advice.rules.ts';
import { bold, type CoachGoal, type RoadmapStep, stemsOf, stepLine } from './answer-goals.rules.ts';
import { type Asked, nextStep, nothingOpen } from './answer-topics.rules.ts';
import { speaksOfBody } from './at-hand.rules.ts';
import { type Thing, tell, thingsNamed } from './one-thing.rules.ts';
import { smallPiece } from './small-pieces.rules.ts';

const ordinals = 'first second third fourth fifth sixth seventh eighth ninth tenth'.split(' ');
const numbers = 'one two three four five six seven eight nine ten'.split(' ');

/** The step a question means: 'step 2', 'the third', 'the last one', else the one whose title it names. */
function stepMeant(words: string, goal: CoachGoal): RoadmapStep | undefined {
  const steps = goal.steps ?? [];
  const numbered = /\b(?:step|milestone|number|no\.?)\s*(\w+)/.exec(words)?.[1] ?? '';
  const number = Number(numbered) || numbers.indexOf(numbered) + 1;
  if (number > 0) return steps[number - 1];
  if (/\blast\b/.test(words)) return steps.at(-1);
  if (/\bnext\b/.test(words)) return steps.find(({ completed }) => !completed);
  const ordinal = ordinals.findIndex((word) => words.includes(word));
  if (ordinal >= 0) return steps[ordinal];
  return stepNamed(words, steps);
}

/** The step whose title shares most words with the question. */
function stepNamed(words: string, steps: readonly RoadmapStep[]): RoadmapStep | undefined {
  const asked = new Set(stemsOf(words));
  const scored = steps
    .map((step) => ({ step, shared: stemsOf(step.title).filter((stem) => asked.has(stem)).length }))
    .filter(({ shared }) => shared > 0);
  return scored.toSorted((a, b) => b.shared - a.shared)[0]?.step;
}

export function explainStep(asked: Asked): string {
  const goals = asked.focus ? [asked.focus] : asked.about;
  const found = goals.flatMap((goal) => {
    const step = stepMeant(asked.words, goal);
    return step ? [{ goal, step }] : [];
  });
  const fallback = goals.flatMap((goal) => {
    const step = goal.steps?.find(({ completed }) => !completed);
    return step ? [{ goal, step }] : [];
  });
  const [meant] = [...found, ...fallback];
  if (!meant) return goals.some(({ nextSteps }) => nextSteps.length > 0) ? nextStep(asked) : nothingOpen(asked);
  return describe(meant, asked);
}

function describe({ goal, step }: { goal: CoachGoal; step: RoadmapStep }, { today, words }: Asked): string {
  const steps = goal.steps ?? [];
  const after = steps[steps.indexOf(step) + 1];
  const how = howOf(step, goal);
  const why =
    /\b(?:why|point|need)\b/.test(words) && after
      ? ` It stands here because what follows builds on it: “${after.title}”.`
      : '';
  const state = step.completed ? ' You have ticked it already.' : '';
  return `${bold(stepLine(step, today))} (${goal.title})\n\n${how}${why}${state}\n\nIf it is too big or does not fit, write “make it smaller” or say what should be there instead.`;
}

/** How a step is done. */
export const howOf = (step: RoadmapStep, goal: CoachGoal): string =>
  step.description ?? knownAbout({ step: step.title, goal: goal.title }) ?? firstMove(step.title);

/** For a step of which nothing is known. */
const firstMove = (title: string) =>
  `Nobody has described this step yet. I would begin like this: ${lowerFirst(smallPiece(title, { minutes: 20, onTheWay: false })?.says ?? title)}.`;

/** 'What's the point of …', 'why should I …', 'remind me why' */
const asksForSense: readonly RegExp[] = [
  /\bwhat(?:'?s| is| does) .*\b(?:point|idea|purpose|use|good|mean|about|for)\b/,
  /\bwhy (?:do|should|am|is|did|would|are|have)\b/,
  anyOf(['explain', 'remind me why', 'reason for/behind', 'what do i do/have_to_do for/in/with']),
];

/** 'What is left for the race?' asks for no sense. */
const asksOfRecord =
  /\bwhat(?:'?s| is| are)? (?:still |there )?(?:left|next|due|planned|open|missing|remaining|late|overdue|the (?:date|day|plan))\b/;

/** 'What is the point of the pencil reading?' asks about a step that is named, whatever the sentence is likest to. */
export function senseOfStep(asked: Asked): string | undefined {
  if (!asksForSense.some((pattern) => pattern.test(asked.words)) || asksOfRecord.test(asked.words)) return undefined;
  const things = thingsNamed(asked.words, asked);
  const thing = things.find(({ goal }) => goal);
  const step = thing?.goal?.steps?.find(({ title }) => title === thing.title);
  if (thing?.goal && step) return describe({ goal: thing.goal, step }, asked);
  const [task] = things;
  const known = task && (adviceFor(task.title) ?? adviceFor(asked.words));
  return task && known ? `${tell(task, asked)}\n\n${known.answer}` : undefined;
}

/** What is known about a step or task that a question names, where nothing is known about the question itself. */
export function adviceOnStep(asked: Asked): string | undefined {
  if (speaksOfBody(asked.words)) return undefined;
  const things = thingsNamed(asked.words, asked, 1.05).filter(({ done }) => !done);
  const [thing] = things;
  if (!thing || things.length > 2) return undefined;
  const known = knownAbout({ step: thing.title, goal: thing.goal?.title ?? thing.title });
  return known && `${known}\n\n${tell(thing, asked)}`;
}

const asksBefore =
  /\b(?:what|which) (?:step )?(?:comes|came|is|was|stands)(?: right| just)? before (?:the |my |that )?(?<what>.+)/;

/** 'Which step comes before the outline?' */
function stepBefore(asked: Asked): string | undefined {
  const what = asksBefore.exec(asked.words)?.groups?.['what'];
  const thing = what ? thingsNamed(what, asked, 0.9).find(({ goal }) => goal) : undefined;
  const steps = thing?.goal?.steps ?? [];
  const at = steps.findIndex(({ title }) => title === thing?.title);
  const before = steps[at - 1];
  if (!thing?.goal || at < 0) return undefined;
  return before
    ? `Before “${thing.title}” comes ${bold(before.title)} (${thing.goal.title}), ${before.completed ? 'which is done' : 'which is still open'}.`
    : `“${thing.title}” is the first step of ${bold(thing.goal.title)}.`;
}

/** What follows a step that the question names: 'what comes after the outline?'. */
export function stepAfter(asked: Asked): string | undefined {
  const named =
    /\b(?:after|once i(?:'ve|ve| have)? (?:done|finished|got)|follows) (?:the |my |that |i've done |it )?(.+)/.exec(
      asked.words,
    )?.[1] ?? '';
  const thing = thingsNamed(named, asked, 0.9).find(({ goal }) => goal);
  return thing ? following(thing, asked) : stepBefore(asked);
}

/** The step after another one in its goal. */
export function following({ title, goal }: Thing, { today }: Pick<Asked, 'today'>): string | undefined {
  const steps = goal?.steps ?? [];
  const next = steps[steps.findIndex((step) => step.title === title) + 1];
  if (!goal) return undefined;
  return next
    ? `After “${title}” comes ${bold(stepLine(next, today))} (${goal.title}).`
    : `“${title}” is the last step of ${bold(goal.title)}: after it you have reached it.`;
}
