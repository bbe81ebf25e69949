import { addDays, daysBetween } from '@pathwise/contracts/roadmap-calendar.rules';
import { toCivil, weekdayOf } from '../reading/calendar.rules.ts';

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
}

/** All that the coach may know and say about a goal. */
export interface CoachGoal {
  title: string;
  category: string;
  status: string;
  /** 0–100. */
  progress: number;
  targetDate: string | null;
  /** Open steps in their order. */
  nextSteps: readonly CoachStep[];
  /** Open steps whose day has passed. */
  overdueSteps: readonly CoachStep[];
  /** All steps in their order. */
  steps?: readonly RoadmapStep[];
}

export const plural = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;
export const bold = (title: string) => `**${title.replace(/[*_`]/g, '')}**`;
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

const months = 'January February March April May June July August September October November December'.split(' ');
const weekdays = 'Monday Tuesday Wednesday Thursday Friday Saturday Sunday'.split(' ');

/** 'Saturday 12 December 2026'. */
export function longDay(date: string): string {
  const { year, month, day } = toCivil(date);
  return `${weekdays[weekdayOf(date) - 1]} ${day} ${months[month - 1]} ${year}`;
}

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

export const sundayOf = (today: string) => addDays(today, 7 - weekdayOf(today));

const ignored = new Set(
  'a an the my your our to of in on at for with and or is are be i me you it what when how do does did should goal goals step steps next due left about get make have start more new want this that can will week today doing much many progress plan done finish become learn improve better from by who which all thing things first last ever tomorrow one two so out as long just really take takes most time day days'.split(
    ' ',
  ),
);
const stem = (word: string) => word.replace(/s$/, '').replace(/(?:ing|ie|ed|e|y)$/, '');
export const stemsOf = (text: string) =>
  text
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu)
    ?.filter((word) => !ignored.has(word) && word.length > 1)
    .map(stem) ?? [];

/** The goal whose title shares most words with the question. Undefined when none does, or two share equally many. */
export function goalNamed<Goal extends CoachGoal>(text: string, goals: readonly Goal[]): Goal | undefined {
  const asked = new Set(stemsOf(text));
  const scored = goals
    .map((goal) => {
      const words = [...new Set(stemsOf(goal.title))];
      const shared = words.filter((word) => asked.has(word)).length;
      return { goal, shared, share: words.length ? shared / words.length : 0 };
    })
    .filter(({ shared }) => shared > 0)
    .toSorted((a, b) => b.shared - a.shared || b.share - a.share);
  const [first, second] = scored;
  if (!first) return undefined;
  return second && second.shared === first.shared && second.share === first.share ? undefined : first.goal;
}
