import { addDays, daysBetween } from '@pathwise/contracts/roadmap-calendar.rules';
import { weekdayOf } from '../reading/calendar.rules.ts';
import { likeness, meaningOf } from '../reading/wish-vector.ts';
import { areAlike } from './like-words.ts';

export interface CoachStep {
  title: string;
  dueDate: string | null;
}

/** A step of the whole roadmap, done or not. */
export interface RoadmapStep extends CoachStep {
  description: string | null;
  completed: boolean;
  /** The day of its tick in the person's calendar, when known. */
  doneOn: string | null;
}

/** A task of the weekly plan. */
export interface CoachTask {
  title: string;
  day: string;
  completed: boolean;
  /** The goal that it belongs to. Null without one, absent where that is not known. */
  goalId?: string | null | undefined;
}

/** All that the coach may know and say about a goal. */
export interface CoachGoal {
  id?: string;
  title: string;
  category: string;
  status: string;
  /** 0–100. */
  progress: number;
  targetDate: string | null;
  /** What was said with it. */
  said?: string;
  /** The day on which the goal was written here, when known. */
  beganOn?: string;
  /** Open steps in their order. */
  nextSteps: readonly CoachStep[];
  /** Open steps whose day has passed. */
  overdueSteps: readonly CoachStep[];
  /** All steps in their order. */
  steps?: readonly RoadmapStep[];
}

/** The sentences of a text, each with its mark. */
export const sentencesOf = (text: string): string[] => text.split(/(?<=[.!?])\s+/);

export const plural = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;
export const bold = (title: string) => `**${title.replace(/[*_`]/g, '')}**`;
/** More tasks than these are counted. */
const mostTasks = 5;
/** The first of some tasks, and how many more there are. `named` others stand in the answer already. */
export function firstFew(lines: readonly string[], named = 0): string[] {
  const room = Math.max(0, mostTasks - named);
  if (lines.length <= room) return [...lines];
  return room === 0 ? [plural(lines.length, 'task')] : [...lines.slice(0, room), `and ${lines.length - room} more`];
}
export const bulletList = (lines: readonly string[]) => lines.map((line) => `- ${line}`).join('\n');

/** '2026-12-12 (in 5 days)'. */
export function whenInWords(date: string, today: string): string {
  const days = daysBetween(today, date);
  const distance =
    days === 0
      ? 'today'
      : days === 1
        ? 'tomorrow'
        : days === -1
          ? 'yesterday'
          : days > 0
            ? `in ${days} days`
            : `${-days} days ago`;
  return `${date} (${distance})`;
}

export const months = 'January February March April May June July August September October November December'.split(
  ' ',
);
const weekdays = 'Monday Tuesday Wednesday Thursday Friday Saturday Sunday'.split(' ');

/** 'Saturday 2026-12-12'. The page writes the date as the person's locale does. */
export const longDay = (date: string): string => `${weekdays[weekdayOf(date) - 1]} ${date}`;

/** Overdue steps first, then the others in their order, each once. */
export function openSteps({ overdueSteps, nextSteps }: CoachGoal): CoachStep[] {
  const seen = new Set<string>();
  return [...overdueSteps, ...nextSteps].filter(({ title, dueDate }) => {
    const key = `${title}|${dueDate}`;
    return !seen.has(key) && seen.add(key);
  });
}

export const isOpen = ({ status }: CoachGoal) => status !== 'completed';
export const isRunning = (goal: CoachGoal) => isOpen(goal) && !['paused', 'on-hold'].includes(goal.status);

export const stepLine = ({ title, dueDate }: CoachStep, today: string) =>
  `${title}${dueDate ? ` · ${whenInWords(dueDate, today)}` : ''}`;

/** When a step comes: the day on which the weekly plan has it, else its own. 'Planned for tomorrow; due 2027-02-02 (in 63 days)'. */
export function whenNext(
  step: CoachStep,
  { tasks = [], today }: { tasks?: readonly CoachTask[] | undefined; today: string },
) {
  const due = step.dueDate;
  const planned = tasks
    .filter((task) => !task.completed && task.day >= today && task.title.toLowerCase() === step.title.toLowerCase())
    .map(({ day }) => day)
    .toSorted()[0];
  if (!planned || planned === due) return due ? whenInWords(due, today) : '';
  return `planned for ${whenInWords(planned, today)}${due ? `; due ${whenInWords(due, today)}` : ''}`;
}

export const sundayOf = (today: string) => addDays(today, 7 - weekdayOf(today));

const ignored = new Set(
  'a an the my your our to of in on at for with and or is are be i me you it what when how do does did should goal goals step steps next due left about get make have start more new want this that can will week today doing much many progress plan done finish become learn improve better from by who which all thing things first last ever tomorrow one two so out as long just really take takes most up down off over away time day days before after until while because since than'.split(
    ' ',
  ),
);
export const stemOf = (word: string) =>
  word
    .replace(/s$/, '')
    .replace(/(?:ing|ie|ed|e|y)$/, '')
    .replace(/([^aeiou])\1$/, '$1'); // 'running' and 'run'
const ownWordsIn = (text: string) =>
  (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => !ignored.has(word) && word.length > 1);
export const stemsOf = (text: string) => ownWordsIn(text).map(stemOf);

interface Scored<Goal> {
  goal: Goal;
  score: number;
}

/** The goal with the highest score. Undefined when none has any, or two have the same. */
function best<Goal>(scored: readonly Scored<Goal>[]): Goal | undefined {
  const [first, second] = scored.filter(({ score }) => score > 0).toSorted((a, b) => b.score - a.score);
  return first && (!second || first.score > second.score) ? first.goal : undefined;
}

/** Verbs that many titles share. They name a goal only where its title has no other word: 'stop scrolling' is not 'Stop smoking'. */
const weak = new Set(stemsOf('stop quit keep'));

/** The goal whose title shares most words with the question. Undefined when none does, or two share equally many. */
export function goalNamed<Goal extends CoachGoal>(text: string, goals: readonly Goal[]): Goal | undefined {
  const asked = new Set(stemsOf(text));
  return best(
    goals.map((goal) => {
      const all = [...new Set(stemsOf(goal.title))];
      const telling = all.filter((word) => !weak.has(word));
      const words = telling.length > 0 ? telling : all;
      const shared = words.filter((word) => asked.has(word)).length;
      return { goal, score: words.length ? shared + shared / words.length : 0 };
    }),
  );
}

/** Words that steps of any goal have: they name none. */
const anyGoals = new Set(
  stemsOf(
    'read write book talk set send agree list open call long short small note page find check look going come ask tell give put keep need know think good bad back out stand everything summary whole week month biggest thing any closer first last why only bit part piece miss before after anything something everything plan planned meant supposed due late skip today tomorrow yesterday monday tuesday wednesday thursday friday saturday sunday weekend morning evening night minutes date day form order count state total stop each goes monthly weekly daily start someone somebody people happen feel felt normal end beginning free finished completed achieve fail try progress old new',
  ),
);

/** The words of a text that tell one goal from others. */
export const tellingStems = (text: string): string[] => stemsOf(text).filter((word) => !anyGoals.has(word));

/** The goal that the question names by a word of its title or, when no title has it, of one of its steps: 'the broker'. */
export function goalMeant<Goal extends CoachGoal>(text: string, goals: readonly Goal[]): Goal | undefined {
  const asked = tellingStems(text);
  const byStep = () =>
    best(
      goals.map((goal) => {
        const words = new Set((goal.steps ?? []).flatMap(({ title }) => stemsOf(title)));
        return { goal, score: asked.filter((word) => words.has(word)).length };
      }),
    );
  return (
    goalNamed(text, goals) ??
    byLikeWord(text, goals) ??
    byStep() ??
    bySense(
      ownWordsIn(text)
        .filter((word) => !anyGoals.has(stemOf(word)))
        .join(' '),
      goals,
    )
  );
}

const plainWordsIn = (text: string) => text.toLowerCase().match(/[\p{L}]+/gu) ?? [];

/** The goal of which a word of the question is another word: 'the book' for 'Finish the novel'. */
export function byLikeWord<Goal extends CoachGoal>(text: string, goals: readonly Goal[]): Goal | undefined {
  // 'book' and 'work' are verbs as well: they name a goal only as a thing
  const things = new Set(
    [
      ...text.toLowerCase().matchAll(/\b(?:the|my|our|this|that|on|with|for|about|off|of) (\p{L}+)(?: (\p{L}+))?/gu),
    ].flatMap(([, word = '', next = '']) => [word, next]),
  );
  const verbs = /^(?:write|book|work|run|test|save|drink|smoke|sleep|place|home|pounds|story|travel|car)$/;
  const asked = plainWordsIn(text).filter((word) => !verbs.test(word) || things.has(word));
  return best(
    goals.map((goal) => ({
      goal,
      score: asked.filter((word) => plainWordsIn(goal.title).some((own) => areAlike(word, own))).length,
    })),
  );
}

/** The goal that a doing belongs to: 'write' for 'Finish the novel'. Here verbs count, because only a doing is asked for. */
export const goalOfDoing = <Goal extends CoachGoal>(text: string, goals: readonly Goal[]): Goal | undefined =>
  goalMeant(text, goals) ??
  best(
    goals.map((goal) => ({
      goal,
      score: plainWordsIn(text).filter((word) => plainWordsIn(goal.title).some((own) => areAlike(word, own))).length,
    })),
  );

/** Alike enough in meaning: 'jogging' for 'Run the half marathon'. */
const alike = 0.38;
const apart = 0.15;

/** The goal whose title means nearly the same as the question's own words. */
function bySense<Goal extends CoachGoal>(words: string, goals: readonly Goal[]): Goal | undefined {
  if (!words) return undefined;
  const asked = meaningOf(words);
  const [first, second] = goals
    .map((goal) => ({ goal, score: likeness(asked, meaningOf(goal.title)) }))
    .toSorted((a, b) => b.score - a.score);
  return first && first.score >= alike && first.score - (second?.score ?? 0) >= apart ? first.goal : undefined;
}
