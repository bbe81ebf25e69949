import { daysBetween } from '@pathwise/contracts/roadmap-calendar.rules';
import type { Kind } from '../booklets/kind.ts';
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
  return months < 24 ? `${months} months` : `about ${Math.round(days / 365.25)} years`;
}

const perSpan = (quantity: Quantity, days: number, span: number) => (quantity.amount / days) * span;

function sensible(amount: number, quantity: Quantity): string {
  const rounded =
    amount >= 1000 ? Math.round(amount / 10) * 10 : amount >= 20 ? Math.round(amount) : Math.round(amount * 10) / 10;
  return inUnits(quantity.unit === '' && rounded >= 3 ? Math.round(rounded) : rounded, quantity);
}

function paceSentence(kind: Kind, quantity: Quantity | undefined, days: number): string {
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
    return `You named no date for “${goal}”, so the days beside the steps are only estimates, one every two months; as soon as you set a target date each step can have its own day.`;
  }
  const days = daysBetween(today, target);
  if (days <= 0)
    return `The day for “${goal}” is today, so do the smallest form of each step and give the goal a later date for the rest.`;
  if (days < 14)
    return `For “${goal}” there ${days === 1 ? 'is' : 'are'} ${spanInWords(days)} until ${target}, so take each step in its smallest form.`;
  return `For “${goal}” you have ${spanInWords(days)}, until ${target}.`;
}

/** Two short paragraphs about this very goal. */
export function overviewOf(input: {
  kind: Kind;
  blanks: Blanks;
  target: string | null;
  today: string;
  level?: Level | undefined;
}): string {
  const { kind, blanks, target, today, level } = input;
  const days = target ? daysBetween(today, target) : 0;
  const first = fillIn(kind.overview, blanks) + (level ? levelSentence[level] : '');
  const second = `${dateSentence(blanks.goal, target, today)}${target ? paceSentence(kind, blanks.quantity, days) : ''} ${fillIn(kind.approach, blanks)}`;
  return `${first}\n\n${second}`;
}
