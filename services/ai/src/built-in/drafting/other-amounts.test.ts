import { describe, expect, it } from '@jest/globals';
import { addDays } from '@pathwise/contracts/roadmap-calendar.rules';
import { archetypes, kinds } from '../kinds/generated/all.ts';
import { type Quantity, readQuantities } from '../reading/quantity.rules.ts';
import { draftFor, draftRoadmap } from './draft-roadmap.rules.ts';
import { otherAmountsIn } from './other-amounts.rules.ts';
import { readGoal } from './read-goal.rules.ts';

const today = '2026-11-28';
const at = { today, timeZone: 'UTC' };
const targets = [null, addDays(today, 40), addDays(today, 100), addDays(today, 700)];

/** The amount as a wish would name it: '37 km', '37 books'. */
function wished(amount: number, measure: string): Quantity {
  const [read] = readQuantities(`${measure === 'money' ? '€' : ''}${amount} ${measure}`);
  return { unit: '', noun: measure, ...read, amount, role: 'total' };
}

const measured = [...kinds, ...archetypes]
  .filter(({ measures = [], implied = [] }) => measures.length + implied.length > 0)
  .map((kind) => [kind.id, kind] as const);

describe('a step that names an amount', () => {
  it.each(measured)('names no second amount of the same unit: %s', (_, kind) => {
    const units = new Set([...(kind.measures ?? []), ...(kind.implied ?? []).map(({ unit }) => unit)]);
    const read = readGoal({ title: kind.name, targetDate: null, ...at }, kind);
    const plain = kind.steps.map(({ title }) => title);
    const seen = new Set<string>(); // most dates give the same words
    for (const unit of units)
      for (const amount of [21.1, 37])
        for (const target of targets) {
          const quantity = wished(amount, unit);
          const goal = { ...read, target, quantities: [quantity], blanks: { ...read.blanks, quantity } };
          const { milestones } = draftFor(goal, { today });
          for (const { title, description } of milestones) {
            const words = `${unit} ${title} ${description}`;
            if (seen.has(words)) continue;
            seen.add(words);
            const isCounted = !plain.includes(title) && readQuantities(title)[0]?.unit === quantity.unit;
            // The last step may say how long the whole amount takes.
            const others = otherAmountsIn(description, title).filter(
              (one) => !/ takes? about | is realistic by /.test(one),
            );
            if (isCounted) expect({ title, others }).toEqual({ title, others: [] });
          }
        }
  });

  it.each([
    ['Run a half marathon', 'Run 13.5 km slowly', 'Lengthen the long run to 14 km'],
    ['Go from 5 km on a good day to 21.1 km', 'Run 13.5 km slowly', 'Lengthen the long run to 14 km'],
    ['Run 15 km', 'Run all 15 km to the finish', 'ten kilometres'],
  ])('leaves out what the kind says of its usual amount: %s', (title, shown, other) => {
    const { milestones } = draftRoadmap({ title, targetDate: addDays(today, 98), ...at });
    const step = milestones.find((one) => one.title === shown);
    expect(step?.description).toMatch(/\w/);
    expect(step?.description).not.toContain(other);
    expect(JSON.stringify(milestones)).not.toContain(other);
  });

  it('takes a number that names a house, a room or a bus for no amount', () => {
    expect(readQuantities('Have the people at number 14 friends and all round')).toEqual([]);
    expect(readQuantities('Paint room 12 walls and doors')).toEqual([]);
    expect(readQuantities('Read 14 books')).toHaveLength(1);
  });

  it('keeps points on the way and margins', () => {
    const text = 'The first 10 km are slow. Eat every 25 km. Add two kilometres a week. Stay within 2 km. Run 14 km.';
    expect(otherAmountsIn(text, 'Run all 42.2 km')).toEqual(['Run 14 km.']);
  });
});
