import { addDays, daysBetween } from '@pathwise/contracts/roadmap-calendar.rules';
import { timeframeOf } from '../drafting/schedule.rules.ts';
import type { Place } from '../reading/edit-request.ts';
import { imperatives } from '../reading/imperatives.ts';
import { scoredSteps, stemsOf } from '../reading/step-reference.rules.ts';
import { bookletOf } from './effort.rules.ts';
import { type AskedChange, openSteps, type PlanInView } from './plan-in-view.ts';

/** What is done with a thing, by its last word. */
const doneWith: readonly (readonly [verb: string, things: RegExp])[] = [
  ['Do', /(?:practice|training|exercises?|drills?|revision|research|homework|workouts?|stretches)$/i],
  [
    'Get',
    /(?:numbers?|licen[cs]e|certificates?|visas?|permits?|passports?|cards?|accounts?|quotes?|references?|jabs?|vaccinations?|tickets?|keys?|gear|shoes|equipment)$/i,
  ],
  ['Prepare for', /(?:tests?|exams?|interviews?|auditions?|questions?|viva|winter|summer)$/i],
  [
    'Book',
    /(?:appointments?|check-?ups?|hotels?|flights?|photographer|caterer|florist|venue|lessons?|courses?|physio|dentist|doctor|gp)$/i,
  ],
  ['Plan', /(?:meals?|menu|food|budget|route|party|weekends?|trips?|holidays?|evenings?|mornings?)$/i],
  [
    'Talk to',
    /(?:mum|mom|dad|boss|manager|partner|wife|husband|teacher|friend|neighbours?|kids|parents|family|colleagues?|lawyer|solicitor|adviser|advisor|accountant)$/i,
  ],
  ['Make time for', /(?:ing|rest|sleep|recovery|fun|friends)$/i],
];

const swaps: readonly (readonly [RegExp, string])[] = [
  [/\bi am\b/gi, 'you are'],
  [/\bi'm\b/gi, 'you are'],
  [/\bmyself\b/gi, 'yourself'],
  [/\bmy\b/gi, 'your'],
  [/\bour\b/gi, 'your'],
  [/\bmine\b/gi, 'yours'],
  [/\b(?:i|we)\b/gi, 'you'],
  [/\b(?:me|us)\b/gi, 'you'],
];
const addressed = (words: string) => swaps.reduce((text, [from, to]) => text.replace(from, to), words);

/** A topic as an imperative: 'find a band' is 'Find a band', 'my pension' is 'Sort out your pension'. */
function titleFor(topic: string): string {
  const words = addressed(topic.replace(/^(?:to|that i|that we|where i|where we|i|we)\s+/i, '').trim());
  const first = words.split(' ')[0]?.toLowerCase() ?? '';
  const isVerb =
    imperatives().has(first) &&
    !/^(?:practice|work|test|exercise|plan|book|check|rest|time|play|study|research|light|back)$/.test(first);
  if (
    isVerb ||
    (imperatives().has(first) && /^\S+ (?:a|an|the|your|with|to|for|on|it|out|up|one|two|three)\b/i.test(words))
  )
    return cased(words);
  // The thing itself stands before 'with', 'for' or 'when'.
  const [thing = words] = words.split(/ (?:with|for|when|where|that|which|at|in|on|of|from|before|after|about|part) /);
  const verb = doneWith.find(([, things]) => things.test(thing.trim()))?.[0] ?? 'Sort out';
  return cased(`${verb} ${words}`);
}
const cased = (text: string) => (text.charAt(0).toUpperCase() + text.slice(1)).slice(0, 150);

/** What the booklet says about a topic, when one of its steps or suggestions is about it. */
function knownAbout(plan: PlanInView, topic: string): { description: string; tasks: string[] } | undefined {
  const wanted = stemsOf(topic);
  const booklet = bookletOf(plan);
  const texts = [
    ...booklet.steps.map(({ title, description, tasks }) => ({ title, description, tasks })),
    ...booklet.suggestions.map(({ title, description, bullets }) => ({ title, description, tasks: bullets })),
  ];
  const fits = texts.find(({ title, description, tasks }) => {
    const stems = new Set(stemsOf(`${title} ${description}`));
    const text = [title, description, ...tasks].join(' ');
    return wanted.length > 0 && wanted.every((stem) => stems.has(stem)) && !text.includes('{');
  });
  return fits && { description: fits.description, tasks: [...fits.tasks] };
}

/** A new step about what the person asked for, between the steps where it fits, on a day between theirs. */
export function newStep(
  plan: PlanInView,
  asked: { topic: string; place?: Place | undefined; date?: string | undefined },
): { change: AskedChange; title: string; after: string | null } {
  const title = titleFor(asked.topic);
  const known = knownAbout(plan, asked.topic);
  const after = stepBefore(plan, asked, title);
  const dueDate = asked.date ?? dayAfter(plan, after);
  const change: AskedChange = {
    do: 'add',
    after,
    title,
    description: known?.description ?? 'You asked for this step. Write in one line what will show you that it is done.',
    dueDate,
    timeframe: dueDate ? timeframeOf(plan.today, dueDate) : 'general',
    tasks: known?.tasks.slice(0, 3) ?? [],
  };
  return { change, title, after };
}

/** The step that the new one comes after: as asked, else by its day, else one about the same thing, else the last but one. */
function stepBefore(
  plan: PlanInView,
  { topic, place, date }: { topic: string; place?: Place | undefined; date?: string | undefined },
  title: string,
): string | null {
  const { steps } = plan;
  const before = (index: number) => (index > 0 ? (steps[index - 1]?.id ?? null) : null);
  const open = openSteps(plan);
  const firstOpen = steps.findIndex(({ completed }) => !completed);
  if (place === 'last') return steps.at(-1)?.id ?? null;
  if (place === 'first') return before(firstOpen);
  if (place && 'after' in place) return place.after;
  if (place && 'before' in place) return before(steps.findIndex(({ id }) => id === place.before));
  if (place && 'number' in place) return before(place.number - 1);
  if (date)
    return steps.findLast(({ dueDate, completed }) => completed || (dueDate !== null && dueDate <= date))?.id ?? null;
  const [near] = scoredSteps(`${topic} ${title}`, open.slice(0, -1));
  if (near && near.score >= 1) return near.step.id;
  return open.at(-2)?.id ?? before(firstOpen);
}

/** A day halfway between the step before and the one after. Null in a plan without days. */
export function dayAfter({ steps, today }: PlanInView, after: string | null): string | null {
  const at = steps.findIndex(({ id }) => id === after);
  const next = steps.slice(at + 1).find(({ dueDate }) => dueDate !== null)?.dueDate;
  const previous = steps.slice(0, at + 1).findLast(({ dueDate }) => dueDate !== null)?.dueDate;
  if (!next && !previous) return null;
  const from = previous && previous > today ? previous : today;
  if (!next) return addDays(from, 7);
  return next <= from ? from : addDays(from, Math.ceil(daysBetween(from, next) / 2));
}
