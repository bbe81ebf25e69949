import type { Reader } from './edit-asked.rules.ts';
import { amountPattern, readNumber } from './numbers.rules.ts';

// 'Make it shorter, six steps are enough': so many steps stay, and the least important ones are left out.

const steps = '(?:steps?|milestones?|stages?|points?)';
const count = `(?<count>${amountPattern})`;
const wanted: readonly RegExp[] = [
  `\\b${count} ${steps} (?:(?:are|is|would be|will be|should be|seem) )?(?:enough|plenty|sufficient|do|will do|would do|max(?:imum)?|at most|tops)\\b`,
  `\\b(?:only|just|no more than|at most|max(?:imum)?|not more than) ${count} ${steps}\\b`,
  `\\b(?:cut|reduce|shorten|trim|slim|boil|bring|get|condense|shrink)\\b.{0,30}\\b(?:to|into) ${count} ${steps}\\b`,
  `\\b(?:shorter|fewer|simpler|leaner)\\b.{0,40}\\b${count} ${steps}\\b`,
].map((source) => new RegExp(source, 'i'));
const otherwise = /\b(?:split|break|divide|chop|add|more steps|done|finished|ticked|left)\b/i;
const fewest = 2;

/** How many steps are to stay. */
export const fewerSteps: Reader = ({ text, plan }) => {
  const found = wanted.map((pattern) => pattern.exec(text)?.groups?.['count']).find(Boolean);
  const left = found ? readNumber(found) : 0;
  return left < fewest || left >= plan.steps.length || otherwise.test(text) ? undefined : { do: 'fewer', left };
};
