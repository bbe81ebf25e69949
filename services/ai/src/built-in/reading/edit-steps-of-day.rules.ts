import type { Asked } from './edit-asked.rules.ts';
import { dayIn, shiftIn, shortMonths } from './edit-when.rules.ts';
import { type StepsMeant, stepsToChange } from './step-reference.rules.ts';

// The clause that has the day names the step: 'Tom can't do May. We meet him in June.'

const dayOfMonth = new RegExp(
  `(?<= )(?:\\d{1,2}(?:st|nd|rd|th)? (?:of )?(?:${shortMonths})[a-z]*|(?:${shortMonths})[a-z]* \\d{1,2}(?:st|nd|rd|th)?)(?= )`,
  'g',
);
/** '16 May' names no step with 16 km. */
export const withoutDays = (clause: string): string => clause.replace(dayOfMonth, ' ');

/** A day alone, with its hour: 'sunday 11 april', '9 feb at half 8 in the morning'. */
const besideDays = [
  'on|at|by|for|from|the|in|of|is|its|now|half|past|quarter|about|around|then|please|instead',
  String.raw`\d{1,4}|am|pm|o|clock|morning|afternoon|evening`,
  '(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?',
];
const bareDay = new RegExp(`^ +(?:(?:${besideDays.join('|')}) +)*$`);

/** 'Let's say 18 December for that' */
const pointsBack = / (?:(?:that|this) (?:one|step|bit|part)|for (?:that|this)) /;

/** The clause that names the day or the length of time, without its days. A day alone goes with the clause before. */
export function dayClause(asked: Asked): string | undefined {
  const day = dayIn(asked.text, asked);
  const at = asked.clauses.findLastIndex((part) => (day ? dayIn(part, asked) === day : shiftIn(part)));
  const clause = asked.clauses[at] === undefined ? undefined : withoutDays(asked.clauses[at]);
  return clause !== undefined && at > 0 && (bareDay.test(clause) || pointsBack.test(clause))
    ? `${asked.clauses[at - 1]}${clause.trim()} `
    : clause;
}

/** The steps that get the day of a message. A number beside the clause of the day counts where that names no step. */
export function stepsOfDate(asked: Asked): StepsMeant {
  const ofWhole = stepsToChange(withoutDays(asked.whole), asked.plan.steps, 0.9);
  const clause = dayClause(asked);
  const ofClause = clause ? stepsToChange(clause, asked.plan.steps, 0.9) : ofWhole;
  return ofWhole.byNumber && ofClause.ids.length === 0 ? ofWhole : ofClause;
}
