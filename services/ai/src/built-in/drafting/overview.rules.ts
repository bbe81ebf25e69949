import { addDays, daysBetween } from '@pathwise/contracts/roadmap-calendar.rules';
import type { Archetype } from '../kinds/kind.ts';
import { inUnits, type Quantity } from '../reading/quantity.rules.ts';
import type { Level } from '../reading/read-wish.rules.ts';
import { type Blanks, fillIn } from './fill-in.rules.ts';

const levelSentence: Readonly<Record<Level, string>> = {
  beginner: ' Nothing in the first steps assumes that you have done it before.',
  intermediate:
    ' You are not new to this, so pass quickly through what you already do and spend the time you win on the later steps.',
  advanced:
    ' You know much of this already, so treat the first steps as a check and put your weight on the later ones.',
};

function spanInWords(days: number): string {
  if (days === 1) return 'one day';
  if (days < 21) return `${days} days`;
  if (days < 190) return `${Math.round(days / 7)} weeks`;
  const months = Math.round(days / 30.44);
  return months < 24 ? `${months} months` : `${Math.round(days / 365.25)} years`;
}

const perSpan = (quantity: Quantity, days: number, span: number) => (quantity.amount / days) * span;

function sensible(amount: number, quantity: Quantity): string {
  const rounded =
    amount >= 1000 ? Math.round(amount / 10) * 10 : amount >= 20 ? Math.round(amount) : Math.round(amount * 10) / 10;
  return inUnits(quantity.unit === '' && rounded >= 3 ? Math.round(rounded) : rounded, quantity);
}

function paceSentence(kind: Archetype, quantity: Quantity | undefined, days: number): string {
  if (!quantity || kind.ladder || quantity.per || days < 7) return '';
  const weekly = perSpan(quantity, days, 7);
  const sound = kind.soundPace?.perWeek[quantity.unit];
  const isWeekly = weekly >= 1 || (sound !== undefined && weekly >= 0.1) || days < 45;
  const amount = isWeekly ? weekly : perSpan(quantity, days, 30.44);
  if (amount < 0.1) return '';
  const warning = sound !== undefined && weekly > sound ? ` ${kind.soundPace?.warning}` : '';
  return ` It comes to about ${sensible(amount, quantity)} a ${isWeekly ? 'week' : 'month'}.${warning}`;
}

function dateSentence(goal: string, target: string | null, today: string): string {
  if (!target) {
    return `You named no date for “${goal}”, so its steps have no days yet; as soon as you set a target date each of them gets its own.`;
  }
  const days = daysBetween(today, target);
  if (days <= 0)
    return `The day for “${goal}” is today, so do the smallest form of each step and give the goal a later date for the rest.`;
  if (days < 14)
    return `For “${goal}” there ${days === 1 ? 'is' : 'are'} ${spanInWords(days)} until ${target}, so take each step in its smallest form.`;
  return `For “${goal}” you have ${days < 730 ? '' : 'about '}${spanInWords(days)}, until ${target}.`;
}

const rounded = (hours: number) => (hours < 3 ? Math.round(hours * 2) / 2 : Math.round(hours));
const hoursInWords = (hours: number) => `${inUnits(rounded(hours), { unit: 'h', noun: 'time' })} a week`;

/** Says so when the date is nearer than the work needs, with the hours or the date that would do. */
function effortSentence(effort: { days: number; needed: number; hoursAWeek: number; today: string }): string {
  const { days, needed, hoursAWeek, today } = effort;
  if (days === 0 || needed <= days * 1.2) return ` It counts on about ${hoursInWords(hoursAWeek)}.`;
  const more = Math.ceil((hoursAWeek * needed) / days);
  const later = addDays(today, needed);
  return ` At ${hoursInWords(hoursAWeek)} it would take about ${spanInWords(needed)}, longer than you have. Either give it about ${hoursInWords(more)}, leave out the steps that matter least to you, or move the date towards ${later}.`;
}

/** What this very goal is about: the plan, its date, its effort, what done means, and where to be careful. */
export function overviewOf(input: {
  kind: Archetype;
  blanks: Blanks;
  target: string | null;
  today: string;
  level?: Level | undefined;
  hoursAWeek: number;
  /** Days that the steps need at these hours. */
  needed: number;
}): string {
  const { kind, blanks, target, today, level, hoursAWeek, needed } = input;
  const days = target ? Math.max(0, daysBetween(today, target)) : 0;
  const fill = (text: string) => fillIn(text, blanks);
  const first = fill(kind.overview) + (level ? levelSentence[level] : '');
  const pace = target ? paceSentence(kind, blanks.quantity, days) : '';
  const effort = effortSentence({ days, needed, hoursAWeek, today });
  const second = `${dateSentence(blanks.goal, target, today)}${pace}${effort} ${fill(kind.approach)}`;
  const third = [`Done means: ${fill(kind.done)}`, ...(kind.cautions ?? []).map(fill)].join(' ');
  return [first, second, third].join('\n\n');
}
