import { addDays, daysBetween } from '@pathwise/contracts/roadmap-calendar.rules';
import { timeframeOf } from '../drafting/schedule.rules.ts';
import { imperatives } from '../reading/imperatives.ts';
import { type AskedChange, openSteps, ownChange, type PlanInView, type PlanStep } from './plan-in-view.ts';

interface Half {
  title: string;
  description?: string;
}
interface Halves {
  first: Half;
  second: Half;
  /** Tasks of the second half. */
  takes: readonly string[];
}

const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const words = 'two three four five six seven eight nine ten eleven twelve'.split(' ');
const figure = new RegExp(
  `(?<sign>[£$€])?(?<digits>\\d{1,3}(?:,\\d{3})+|\\d+(?:\\.\\d+)?)|\\b(?<word>${words.join('|')})\\b`,
  'i',
);
/** These are counted piece by piece. Any other figure is a level, and half of it is the way there. */
const counted = new Set(
  [
    'chapter page book letter application song recipe lesson room interview call email shop place friend photo exercise',
    'question section box drawer scene poem post video quote solicitor bank company employer school course flat property',
  ].flatMap((words) => words.split(' ')),
);
const isCounted = (noun: string) => {
  const word = noun.toLowerCase();
  return (
    word === 'people' ||
    [word, word.replace(/s$/, ''), word.replace(/es$/, ''), word.replace(/ies$/, 'y')].some((one) => counted.has(one))
  );
};

/** A step in two real halves: by its figure, by its two verbs, or by its own tasks. */
function halvesOf(title: string, tasks: readonly string[]): Halves {
  return byFigure(title) ?? byVerbs(title, tasks) ?? byTasks(title, tasks) ?? byBeginning(title);
}

function byFigure(title: string): Halves | undefined {
  const match = figure.exec(title);
  const { sign = '', digits, word } = match?.groups ?? {};
  if (!match) return undefined;
  const amount = word ? words.indexOf(word.toLowerCase()) + 2 : Number(digits?.replace(/,/g, ''));
  if (!(amount >= 2) || (amount >= 1900 && amount <= 2100 && !sign)) return undefined;
  const [before, after] = [title.slice(0, match.index), title.slice(match.index + match[0].length)];
  const noun = /^\s+(?:\w+\s+)?([\w-]+)/.exec(after)?.[1] ?? '';
  const nextWord = /^\s+([\w-]+)/.exec(after)?.[1] ?? '';
  if (/^(?:st|nd|rd|th|[-:/])/.test(after) || /^(?:am|pm|weeks?|months?|years?|times)$/i.test(nextWord))
    return undefined;
  const half = Math.ceil(amount / 2);
  if (/\bfirst\s+$/i.test(before)) {
    const lead = before.replace(/\b(?:the\s+)?first\s+$/i, '');
    return {
      first: { title: `${before}${half}${after}` },
      second: { title: `${lead}the next ${amount - half}${after}` },
      takes: [],
    };
  }
  if (isCounted(noun) || isCounted(nextWord)) {
    const lead = before.replace(/\b(?:the|your)\s+(?:first\s+)?$/i, '');
    return {
      first: { title: `${lead}the first ${half}${after}` },
      second: { title: `${lead}the other ${amount - half}${after}` },
      takes: [],
    };
  }
  const level = amount >= 10 ? Math.round(amount / 2) : amount / 2;
  const shown = `${sign}${level.toLocaleString('en-GB')}`;
  const full = /\b(?:the|a|an|your)\s+$/i.test(before) ? `${before}full ` : `${before}the full `;
  return { first: { title: `${before}${shown}${after}` }, second: { title: `${full}${match[0]}${after}` }, takes: [] };
}

function byVerbs(title: string, tasks: readonly string[]): Halves | undefined {
  const [first = '', second = ''] = title.split(/,? and (?:then )?/);
  const verb = second.split(' ')[0]?.toLowerCase() ?? '';
  if (second.split(' ').length < 2 || !imperatives().has(verb)) return undefined;
  return {
    first: { title: first },
    second: { title: upperFirst(second) },
    takes: tasks.slice(Math.ceil(tasks.length / 2)),
  };
}

function byTasks(title: string, tasks: readonly string[]): Halves | undefined {
  const [first] = tasks;
  if (!first || tasks.length < 2) return undefined;
  const at = Math.ceil(tasks.length / 2);
  const [own, other] = [tasks.slice(0, at), tasks.slice(at)];
  return {
    first: { title: upperFirst(first), description: `The first half of “${title}”: ${own.join('. ')}.` },
    second: { title: `${title}, second half`, description: `${other.join('. ')}.` },
    takes: other,
  };
}

const byBeginning = (title: string): Halves => ({
  first: {
    title: `${title}, first half`,
    description: 'Do the part that you can begin today, and stop in the middle. Half of it done counts.',
  },
  second: { title: `${title}, second half`, description: 'Take up what is left, from where you stopped.' },
  takes: [],
});

/** The changes that make two steps of one. The second half keeps the step's day, the first comes halfway before it. */
export function splitChanges(plan: PlanInView, step: PlanStep): AskedChange[] {
  const { first, second, takes } = halvesOf(step.title, plan.tasks[step.id] ?? []);
  const open = openSteps(plan);
  const previous = open[open.findIndex(({ id }) => id === step.id) - 1]?.dueDate;
  const from = previous && previous > plan.today ? previous : plan.today;
  const { dueDate } = step;
  const middle = dueDate && dueDate > from ? addDays(from, Math.ceil(daysBetween(from, dueDate) / 2)) : dueDate;
  return [
    ownChange(step.id, { ...first, ...(middle ? { dueDate: middle } : {}) }),
    {
      do: 'add',
      after: step.id,
      title: second.title,
      description: second.description ?? step.description,
      dueDate,
      timeframe: dueDate ? timeframeOf(plan.today, dueDate) : step.timeframe,
      takes: [...takes],
    },
  ];
}
