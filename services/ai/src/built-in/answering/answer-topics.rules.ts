import type { HelpLine } from '../../safety/help-lines.ts';
import type { MessageRead } from '../reading/read-wish.rules.ts';
import {
  bold,
  bulletList,
  type CoachGoal,
  type CoachStep,
  type CoachTask,
  firstFew,
  isOpen,
  isRunning,
  longDay,
  openSteps,
  plural,
  stepLine,
  whenInWords,
  whenNext,
} from './answer-goals.rules.ts';
import { daysNamed } from './named-days.rules.ts';
import { smallPiece } from './small-pieces.rules.ts';

export interface AnswerInput {
  /** The message. */
  read: Pick<MessageRead, 'text' | 'intent' | 'about' | 'harm'>;
  goals: readonly CoachGoal[];
  /** The person's today, `YYYY-MM-DD`. */
  today: string;
  firstName?: string | null | undefined;
  helpLines?: readonly HelpLine[];
  /** Tasks of the weekly plan around today. Absent when nobody asked planner, or it did not answer. */
  tasks?: readonly CoachTask[] | undefined;
  /** Dated tasks of the timelines in the days to come. Absent when nobody asked goals, or it did not answer. */
  todos?: readonly CoachTask[] | undefined;
  /** Earlier turns, oldest first. */
  history?: readonly { message: string; response: string }[];
  /** The title of the goal whose page is open. */
  inView?: string | undefined;
}

export interface Asked extends AnswerInput {
  /** The tidied message in lower case. */
  words: string;
  /** The goal that the question names. */
  named: CoachGoal | undefined;
  /** The goal the question names, else the one in view or the only open one. */
  focus: CoachGoal | undefined;
  /** The goals the answer is about. */
  about: readonly CoachGoal[];
}

export interface Dated {
  goal: CoachGoal;
  step: CoachStep;
}

const exampleWishes = '“I want to run 10 km by June” or “Save €3,000 within a year”';
export const invitation = `You have no goals here yet. Write one in a sentence, with an amount and a date if you like, for example ${exampleWishes}, and I will draw up a roadmap with dated steps.`;

export const stepsOf = (goals: readonly CoachGoal[]): Dated[] =>
  goals.flatMap((goal) => openSteps(goal).map((step) => ({ goal, step })));
export const byDate = (a: Dated, b: Dated) => (a.step.dueDate ?? '9999').localeCompare(b.step.dueDate ?? '9999');
export const isOverdue = ({ step }: Dated, today: string) => step.dueDate !== null && step.dueDate < today;
export const firstOfEach = (goals: readonly CoachGoal[]): Dated[] =>
  goals.flatMap((goal) =>
    openSteps(goal)
      .slice(0, 1)
      .map((step) => ({ goal, step })),
  );

const line = ({ goal, step }: Dated, { today, about }: Asked) =>
  `${stepLine(step, today)}${about.length > 1 ? ` · ${goal.title}` : ''}`;
const linesOf = (dated: readonly Dated[], asked: Asked) => bulletList(dated.map((one) => line(one, asked)));

export const nothingOpen = ({ about, focus }: Asked) =>
  focus
    ? `${bold(focus.title)} has no open steps${focus.status === 'completed' ? ': it is completed' : ' at the moment. You can add one under Preview, or have its roadmap drawn up'}.`
    : about.every(({ status }) => status === 'completed')
      ? 'Every goal you have here is completed. Write me the next one when you are ready.'
      : `None of your ${plural(about.length, 'goal')} has an open step. Add one under Preview, or write me a new goal.`;

/** What today's plan holds for a question that names no goal. */
function openToday({ tasks = [], today, named }: Asked): string {
  const open = named ? [] : tasks.filter(({ day, completed }) => day === today && !completed);
  return open.length > 0 ? `On today’s plan: ${firstFew(open.map(({ title }) => bold(title))).join(', ')}.\n\n` : '';
}

/** 'If I only do one thing tomorrow': a task of that day, else what has waited longest. */
function oneThingFor(asked: Asked): string | undefined {
  const span = daysNamed(asked.words, asked.today);
  const isOneDay = span && span.from === span.to && span.from >= asked.today;
  const wantsOne = /\b(?:one|single|only) (?:\w+ )?thing\b|\bmost important\b/.test(asked.words);
  if (!isOneDay || (span.from === asked.today && !wantsOne)) return undefined;
  const task = asked.named
    ? undefined
    : (asked.tasks ?? []).find(({ day, completed }) => day === span.from && !completed);
  if (task) return `For ${span.words.replace(/^on /, '')}: ${bold(task.title)}, which is planned for that day.`;
  const [first] = firstOfEach(asked.about).toSorted(byDate);
  if (!first) return undefined;
  const late = isOverdue(first, asked.today) ? `, which has waited since ${first.step.dueDate}` : '';
  return `For ${span.words.replace(/^on /, '')} nothing is planned, so I would take this one: ${bold(first.step.title)} (${first.goal.title})${late}.`;
}

/** The step with its day, and with that of the weekly plan where it stands there. */
function plannedLine(step: CoachStep, asked: Asked): string {
  const when = whenNext(step, asked);
  return `${step.title}${when ? ` · ${when}` : ''}`;
}

export function nextStep(asked: Asked): string {
  const one = oneThingFor(asked);
  if (one) return one;
  const [first, ...others] = firstOfEach(asked.about).toSorted(byDate);
  if (!first) return nothingOpen(asked);
  const late = isOverdue(first, asked.today) ? ' It is past its day, so it comes first.' : '';
  const main = `${openToday(asked)}Your next step for ${bold(first.goal.title)}:\n\n${bulletList([plannedLine(first.step, asked)])}`;
  const after = others.length > 0 ? `After that:\n\n${linesOf(others.slice(0, 4), asked)}` : '';
  const piece = smallPiece(first.step.title, { minutes: 15, onTheWay: false });
  return [main, `${piece ? `${piece.says}.` : ''}${late}`.trim(), after].filter(Boolean).join('\n\n');
}

interface DueSpan {
  from: string;
  to: string;
  /** 'this week', 'in the next 30 days'. */
  words: string;
}

/** The steps that are due in a span. Without any it leads over to the tasks that are planned for it, if there are. */
export function inSpan(
  asked: Asked,
  { from, to, words }: DueSpan,
  planned = 0,
  where: 'week' | 'timeline' = 'week',
): string {
  const all = stepsOf(asked.about).toSorted(byDate);
  const due = all.filter(({ step }) => step.dueDate !== null && step.dueDate <= to);
  const within = due.filter(({ step }) => step.dueDate !== null && step.dueDate >= from);
  const before = due.filter((one) => !within.includes(one) && isOverdue(one, asked.today));
  if (within.length + before.length === 0) {
    if (planned > 0)
      return where === 'week'
        ? `No step is due ${words}, but you planned ${plural(planned, 'task')}:`
        : `No step is due ${words}, but the timeline has ${plural(planned, 'task')} on the way to one:`;
    const next = firstOfEach(asked.about).toSorted(byDate)[0];
    return next ? `Nothing is planned or due ${words}. Next comes:\n\n${linesOf([next], asked)}` : nothingOpen(asked);
  }
  const parts = [
    within.length > 0
      ? `Due ${words}:\n\n${linesOf(within, asked)}`
      : `${planned > 0 ? 'No step has its day' : 'Nothing is planned or due'} ${words}, but ${before.length === 1 ? 'one is' : 'some are'} still open from before.`,
    before.length > 0 ? `Open from before:\n\n${linesOf(before, asked)}` : '',
  ];
  return parts.filter(Boolean).join('\n\n');
}

/** Tasks of earlier days that are not ticked. Those of a named goal only when it is named. */
const missedTasks = ({ tasks = [], today, named }: Asked): CoachTask[] =>
  named ? [] : tasks.filter(({ day, completed }) => day < today && !completed);

export function overdue(asked: Asked): string {
  const late = stepsOf(asked.about)
    .filter((one) => isOverdue(one, asked.today))
    .toSorted(byDate);
  const tasks = missedTasks(asked);
  const unticked =
    tasks.length > 0
      ? `\n\nIn your weekly plan, not ticked:\n\n${bulletList(firstFew(tasks.map(({ title, day }) => `${title} · ${whenInWords(day, asked.today)}`)))}`
      : '';
  if (late.length === 0)
    return `Nothing is overdue${asked.focus ? ` in ${bold(asked.focus.title)}` : ''}.${unticked || ` ${nextStep(asked)}`}`;
  return `${plural(late.length, 'step')} ${late.length === 1 ? 'is' : 'are'} past ${late.length === 1 ? 'its' : 'their'} day:\n\n${linesOf(late, asked)}${unticked}\n\n${late.length === 1 ? 'Finish it, or give it' : 'Choose one to finish, and give the others'} a new day under Preview: a date you believe in is worth more than an old one.`;
}

export function progressLine(goal: CoachGoal, today: string): string {
  if (goal.status === 'completed') return `${bold(goal.title)}: completed`;
  const late = openSteps(goal).filter(({ dueDate }) => dueDate !== null && dueDate < today).length;
  const facts = [
    `${goal.progress}%`,
    isRunning(goal) ? '' : 'paused',
    `${plural(openSteps(goal).length, 'step')} open`,
    late > 0 ? `${late} overdue` : '',
    goal.targetDate ? `target ${whenInWords(goal.targetDate, today)}` : 'no target date',
  ];
  return `${bold(goal.title)}: ${facts.filter(Boolean).join(', ')}`;
}

export function whenDue(asked: Asked): string {
  const { focus, today, words } = asked;
  const step = stepsOf(asked.about).find(({ step: { title } }) => {
    const rare = title.toLowerCase().match(/[\p{L}]{5,}/gu) ?? [];
    return rare.filter((word) => words.includes(word)).length >= 2;
  });
  if (step)
    return step.step.dueDate
      ? `“${step.step.title}” is due on ${whenInWords(step.step.dueDate, today)}.`
      : `“${step.step.title}” has no due date yet. You can give it one under Preview.`;
  const goals = focus ? [focus] : asked.about;
  const lines = goals.map(
    (goal) => `${bold(goal.title)}: ${goal.targetDate ? whenInWords(goal.targetDate, today) : 'no target date'}`,
  );
  const next = focus && openSteps(focus).find(({ dueDate }) => dueDate !== null && dueDate >= today);
  const only = goals.length === 1 ? goals[0]?.targetDate : undefined;
  const day = only ? `\n\nThat is ${longDay(only)}.` : '';
  return `${bulletList(lines)}${day}${next ? `\n\nIts next dated step is “${next.title}”, due ${whenInWords(next.dueDate ?? today, today)}.` : ''}`;
}

export function whatIsLeft(asked: Asked): string {
  const open = stepsOf(asked.about);
  if (open.length === 0) return nothingOpen(asked);
  const sections = asked.about
    .filter((goal) => openSteps(goal).length > 0)
    .map((goal) => {
      const steps = openSteps(goal);
      const more = steps.length > 8 ? `\n- and ${steps.length - 8} more` : '';
      return `${bold(goal.title)} (${goal.progress}%):\n\n${bulletList(steps.slice(0, 8).map((step) => stepLine(step, asked.today)))}${more}`;
    });
  return `${plural(open.length, 'step')} ${open.length === 1 ? 'is' : 'are'} left.\n\n${sections.join('\n\n')}`;
}

const isPaused = (goal: CoachGoal) => isOpen(goal) && !isRunning(goal);

/** Why a goal that somebody misses is not among the running ones. */
function whyNotListed({ named, today, words }: Asked): string | undefined {
  if (!named || !/\bwhy\b|\bwhere\b|n'?t (?:on|in|there|show)|\b(?:missing|gone|hidden|disappeared)\b/.test(words))
    return undefined;
  if (!isPaused(named))
    return named.status === 'completed'
      ? `${bold(named.title)} is completed, so it is no longer among the running goals.`
      : undefined;
  const { steps = [] } = named;
  const done = steps.filter(({ completed }) => completed);
  const next = openSteps(named)[0];
  return `${bold(named.title)} is paused, so it is not among the running ones. It keeps everything: ${done.length} of ${plural(steps.length, 'step')} ${done.length === 1 ? 'is' : 'are'} done${next ? `, and next would come “${next.title}”${next.dueDate && next.dueDate >= today ? ` (${next.dueDate})` : ''}` : ''}. There is no hurry: write “resume it” whenever you want it back.`;
}

/** 'How many goals are on the go?' */
function howManyRun({ goals, today }: Asked): string {
  const running = goals.filter(isRunning);
  const rest = [
    ['paused', goals.filter(isPaused)] as const,
    ['completed', goals.filter((goal) => !isOpen(goal))] as const,
  ].flatMap(([said, some]) => (some.length > 0 ? [`${some.length} ${some.length === 1 ? 'is' : 'are'} ${said}`] : []));
  const others = rest.length > 0 ? ` Besides, ${rest.join(' and ')}.` : '';
  if (running.length === 0) return `None is running.${others}`;
  return `${plural(running.length, 'goal')} ${running.length === 1 ? 'is' : 'are'} running:\n\n${bulletList(running.map((goal) => progressLine(goal, today)))}\n\n${others.trim()}`.trim();
}

/** All goals by what they are now, or only those that the question asks for: paused or completed ones. */
export function listGoals(asked: Asked): string {
  const { goals, today, words } = asked;
  const lines = (some: readonly CoachGoal[]) => bulletList(some.map((goal) => progressLine(goal, today)));
  const running = goals.filter(isRunning);
  const rest = goals.filter((goal) => !isRunning(goal));
  const all = `You have ${plural(goals.length, 'goal')}${rest.length > 0 && running.length > 0 ? `, ${running.length} of them running` : ''}:\n\n${lines([...running, ...rest])}`;
  const [said, fits] = /\b(?:paus\w*|on hold|parked)\b/.test(words)
    ? (['paused', isPaused] as const)
    : /\b(?:completed?|finished|achieved|done)\b/.test(words)
      ? (['completed', (goal: CoachGoal) => !isOpen(goal)] as const)
      : /\b(?:active|running|current|open)\b/.test(words)
        ? (['active', isRunning] as const)
        : [];
  const why = whyNotListed(asked);
  if (why) return why;
  if (
    /\bhow many\b/.test(words) &&
    /\b(?:on the go|going|active|running|current|open|now|moment|underway|in progress)\b/.test(words)
  )
    return howManyRun(asked);
  if (!said || !fits) return all;
  const found = goals.filter(fits);
  if (found.length === 0) return `None of your goals is ${said}. ${all}`;
  return found.length === 1
    ? `${bold(found[0]?.title ?? '')} is ${said}.${said === 'paused' ? ' It keeps its steps; write “resume it” when you want to go on.' : ''}`
    : `These are ${said}:\n\n${lines(found)}`;
}

export const abilities = ({ goals }: Asked) =>
  [
    'I turn a goal in your words into a roadmap with dated steps, and I answer from your own goals. You can ask me:',
    bulletList([
      'What should I do next, or this week?',
      'How am I doing?',
      'When is a goal due, and what is left?',
      'What is overdue?',
      'I am stuck: what now?',
    ]),
    goals.length === 0 ? invitation : `To begin something new, write it as a wish, for example ${exampleWishes}.`,
  ].join('\n\n');

export const howToChange = () =>
  'That is in your hands and quickly done: on the Goals page each goal can be edited, paused or deleted (title, category, priority, status, target date), and under Preview every step can be changed, dated, ticked or removed. Your plan is on the [subscription page](/subscription).';
