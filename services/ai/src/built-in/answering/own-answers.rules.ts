import { addDays } from '@pathwise/contracts/roadmap-calendar.rules';
import type { OwnThing } from '../messages/own-things.ts';
import { adviceFor, surelyKnown } from '../reading/find-advice.rules.ts';
import { limitIn } from '../reading/intent.rules.ts';
import { sundayOf } from './answer-goals.rules.ts';
import { type Asked, invitation, listGoals, nextStep, overdue, whatIsLeft, whenDue } from './answer-topics.rules.ts';
import { explainStep } from './explain-step.rules.ts';
import { forMinutes } from './for-minutes.rules.ts';
import { howAmIDoing } from './how-it-goes.rules.ts';
import { canIMakeIt, closest, doneLately, perMonth, whyPercentage } from './look-back.rules.ts';
import { daysNamed, looksBack } from './named-days.rules.ts';
import { onDays } from './on-days.rules.ts';
import { plannedWeek } from './planned-week.rules.ts';

const ownAnswers: Readonly<Record<OwnThing, (asked: Asked) => string>> = {
  'next-step': nextStep,
  today: (asked) => onDays(asked, { from: asked.today, to: asked.today, words: 'today' }),
  'plan-for-minutes': forMinutes,
  'per-month': perMonth,
  'this-week': (asked) =>
    onDays(asked, { from: addDays(sundayOf(asked.today), -6), to: sundayOf(asked.today), words: 'this week' }),
  'next-week': (asked) => {
    const sunday = sundayOf(asked.today);
    return onDays(asked, { from: addDays(sunday, 1), to: addDays(sunday, 7), words: 'next week' });
  },
  'next-month': (asked) =>
    onDays(asked, { from: asked.today, to: addDays(asked.today, 30), words: 'in the next 30 days' }),
  'planned-week': plannedWeek,
  overdue,
  progress: howAmIDoing,
  closest,
  'why-percentage': whyPercentage,
  'when-due': whenDue,
  'what-is-left': whatIsLeft,
  'list-goals': listGoals,
  'done-lately': doneLately,
  'explain-step': explainStep,
  'can-i-make-it': canIMakeIt,
};

/** Questions about days. Where they name other ones than their matter does, the named ones count. */
export const aboutDays: ReadonlySet<OwnThing> = new Set([
  'today',
  'this-week',
  'next-week',
  'next-month',
  'planned-week',
  'what-is-left',
]);

/** Answers a question from the person's own things. */
export function answerOwn(asked: Asked, matter: OwnThing): string {
  if (asked.goals.length === 0) return invitation;
  const isOfDays = aboutDays.has(matter) || (matter === 'next-step' && looksBack(asked.words));
  const days = isOfDays && asked.tasks ? daysNamed(asked.words, asked.today) : undefined;
  const own = days ? onDays(asked, days) : ownAnswers[matter](asked);
  return aboutDays.has(matter) || matter === 'next-step' ? `${own}${withinLimit(asked)}` : own;
}

/** How to choose within a limit that was named: 'I have a bad knee and only two evenings'. */
export function withinLimit({ read }: Asked): string {
  const limit = limitIn(read.text);
  const isPain = /\b(?:bad|sore|stiff|weak|hurt\w*|ach\w+|pain\w*|injured|broken)\b/i.test(limit ?? '');
  const known = isPain ? adviceFor(limit ?? '', surelyKnown)?.answer : undefined;
  return limit
    ? `${known ? `\n\n${known}` : ''}\n\nYou said “${limit}”: take from this what fits it, in its smallest form${isPain ? ', and leave out what hurts' : ''}. If the plan itself should change, write “make it easier” with the goal’s name.`
    : '';
}
