import { isDaySetByOthers } from '../drafting/said-days.rules.ts';
import { saysItStays, saysNotAfter } from '../reading/fixed-words.rules.ts';
import { type AskedChange, openSteps, type PlanInView, type PlanStep, quoted } from './plan-in-view.ts';

// What is fixed in a plan: the day of an event, and what the person said cannot move. No setback proposes another day for it.

const note = (day: string) => `Fixed day: ${day}.`;
const anyNote = /\s*Fixed day: \d{4}-\d\d-\d\d\./g;
const longest = 2000;

/** The details of a step without the note of its fixed day. */
const withoutNote = ({ description }: PlanStep) => (description ?? '').replace(anyNote, '').trim();

/** The details of a step that keeps a day, in the place of an older one. */
export const noted = (step: PlanStep, day: string): { description: string } => ({
  description: [withoutNote(step).slice(0, longest - note(day).length - 1), note(day)].filter(Boolean).join(' '),
});

/** Whether the details of a step say that a day is fixed. */
export const isNoted = ({ description }: PlanStep, day: string): boolean => description?.includes(note(day)) === true;

/** Whether the person said the day of a step, so that it does not move with the others. */
export const isFixedStep = (step: PlanStep, today: string): boolean =>
  step.dueDate !== null && step.dueDate >= today && isNoted(step, step.dueDate);

/** A step that gets another day of its own loses the note. */
export const unnoted = (step: PlanStep): { description?: string } =>
  step.dueDate && isNoted(step, step.dueDate) ? { description: withoutNote(step) } : {};

/** A step that keeps its day gets the new one in its note. */
export const renoted = (step: PlanStep | undefined, day: string): { description?: string } =>
  step?.dueDate && isNoted(step, step.dueDate) ? noted(step, day) : {};

/** The plan in which one step has no fixed day any more, and the change that says so. */
export function released(plan: PlanInView, id: string | undefined): { plan: PlanInView; changes: AskedChange[] } {
  const step = plan.steps.find((one) => one.id === id);
  if (!step || !isFixedStep(step, plan.today)) return { plan, changes: [] };
  const description = withoutNote(step);
  const steps = plan.steps.map((one) => (one === step ? { ...one, description } : one));
  return { plan: { ...plan, steps }, changes: [{ do: 'change', stepId: step.id, description }] };
}

/** Days on which an event takes place are not ours to move. */
const tests = 'exam|test|interview|audition|viva|sitting';
const ofPeople =
  'wedding|birthday|anniversary|christening|baptism|funeral|graduation|party|reunion|ceremony|baby shower';
const occasions = [
  ofPeople,
  'race|marathon|triathlon|tournament|competition|parkrun|concert|recital|gig|premiere|exhibition|festival|conference',
  'trip|flight|journey|cruise|honeymoon|hearing|completion|sale of (?:the|my|our|a) (?:house|home|flat)',
].join('|');
const events = `(?:${tests}|${occasions})`;
const event = new RegExp(`\\b${events}\\b`, 'i');
/** 'For a two-week trip to Lisbon', in the person's words about the goal. */
const forEvent = new RegExp(`\\b(?:for|before|until|by)\\b[^.,;!?]{0,40}?\\b(?<event>${events})\\b`, 'i');
/** 'The party is on 3 May' */
const eventOn = new RegExp(`\\b(?<event>${events})\\b[^.,;!?]{0,20}? (?:is|are|on|in)\\b[^.,;!?]{0,12}?\\d`, 'i');
/** 'Mum turns 70 on 3 May' */
const turnsAge = /(?<!before i )\b(?:turns?|turning) \d{1,3}\b|\b\d{1,3}(?:st|nd|rd|th) birthday\b/i;
const passes =
  'ends|expires|runs out|is over|is up|closes|starts|begins|opens|arrives|comes|leaves|sails|moves|is born|is due';
/** 'Before my contract ends' */
const beforeIt = new RegExp(
  `\\b(?:before|until|till|by the time)\\b (?!i\\b|we\\b)(?:[\\p{L}'’]+ ){1,4}?(?:${passes})\\b|\\bbefore i (?:turn \\d+|retire)\\b`,
  'iu',
);
/** 'Test yourself' is no event. */
const testVerb = /^test\b/i;
const isOneOf = (words: string, happening = '') => new RegExp(`^(?:${words})$`, 'i').test(happening);

/** A day on which a goal must end, and why. */
export interface FixedEnd {
  day: string;
  /** 'The party on 2027-05-03 stays.' */
  says: string;
  /** It is the day of an exam, which can be taken once more. */
  isTest: boolean;
  /** Other people come on that day: a wedding, a party. */
  isOfPeople: boolean;
}

const toYou: Readonly<Record<string, string>> = { my: 'your', our: 'your', i: 'you', we: 'you' };
const asSaid = (words: string) => words.replace(/\b(?:my|our|i|we)\b/gi, (own) => toYou[own.toLowerCase()] ?? own);

/** The event on whose day the goal ends: in its title, in what it is for, or its last step. */
function eventIn({ goal: { title, description, targetDate }, steps }: PlanInView): string | undefined {
  const last = steps.at(-1);
  const ofLast = last?.dueDate === targetDate && !testVerb.test(last.title) ? event.exec(last.title)?.[0] : undefined;
  const words = description ?? '';
  const said = forEvent.exec(words)?.groups?.['event'] ?? eventOn.exec(words)?.groups?.['event'];
  const birthday = turnsAge.test(`${title}. ${words}`) ? 'birthday' : undefined;
  return (ofLast ?? event.exec(title)?.[0] ?? said ?? birthday)?.toLowerCase();
}

/** The end of a plan that no setback moves. Undefined for a goal whose end may move. */
export function fixedEnd(plan: PlanInView): FixedEnd | undefined {
  const { goal, steps, today, timeZone, keepsEnd } = plan;
  const day = goal.targetDate;
  if (day === null || day <= today) return undefined;
  const words = [goal.title, goal.description ?? ''].join('. ');
  const happening = eventIn(plan);
  const end = { day, isTest: isOneOf(tests, happening), isOfPeople: isOneOf(ofPeople, happening) };
  if (happening) return { ...end, says: `The ${happening} on ${day} stays.` };
  const [before] = beforeIt.exec(words) ?? [];
  if (before) return { ...end, says: `${day} stays: it is to be done ${asSaid(before)}.` };
  const last = steps.at(-1);
  if ((last && isNoted(last, day)) || saysItStays(words) || saysNotAfter(words))
    return { ...end, says: `${day} stays: you said that it cannot move.` };
  if (isDaySetByOthers(words, { target: day, today, timeZone }))
    return { ...end, says: `${day} stays: others set that day.` };
  return keepsEnd ? { ...end, says: `${day} stays.` } : undefined;
}

/** The day that no step may lie after: that of an event, or a day that the person said is the last. */
export const latestOf = (plan: PlanInView): string | undefined => fixedEnd(plan)?.day;

/** One sentence for each step that a change leaves on its day. */
export const stepsStay = (plan: PlanInView, end?: string): string =>
  openSteps(plan)
    .filter((step) => isFixedStep(step, plan.today) && step.dueDate !== end)
    .map(({ title, dueDate }) => ` ${quoted(title)} stays on ${dueDate}, as you said.`)
    .join('');

/** One sentence for each day that a change leaves where it is, and why. Empty where none is fixed. */
export function staysInWords(plan: PlanInView): string {
  const end = fixedEnd(plan);
  return `${end ? ` ${end.says}` : ''}${stepsStay(plan, end?.day)}`;
}
