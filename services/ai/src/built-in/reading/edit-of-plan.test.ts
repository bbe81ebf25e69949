import { describe, expect, it } from '@jest/globals';
import { planEditExamples, planEdits } from '../messages/plan-edits.ts';
import { readEdit } from './edit.rules.ts';
import { sharesOfEdits } from './edit-of-plan.rules.ts';
import type { EditRequest } from './edit-request.ts';

const titles = ['Get three quotes', 'Choose the tiles', 'Plumber lays new pipes', 'Tile the walls', 'Hang the mirror'];
const plan = {
  title: 'Renovate the bathroom',
  targetDate: '2027-06-30',
  steps: titles.map((title, n) => ({ id: `s${n + 1}`, title, completed: false })),
};
const context = { plan, today: '2026-11-22', timeZone: 'Europe/London', inView: true };
function offered(text: string): EditRequest[] {
  const request = readEdit(text, context)?.request;
  return request?.do === 'choose' ? request.requests : request ? [request] : [];
}

describe('what a message most likely wants of a plan', () => {
  it.each([
    ['plumber = 14 january!', { do: 'date', stepIds: ['s3'], date: '2027-01-14' }],
    ['tiles chosen ✅', { do: 'done', stepIds: ['s2'] }],
    ['the plumber is my cousin now', { do: 'note', stepId: 's3', note: 'The plumber is my cousin now' }],
    ['no need for a mirror, we keep the old one', { do: 'remove', stepIds: ['s5'] }],
    ['everything + 3 weeks please', { do: 'shift', stepIds: [], shift: { days: 21 } }],
    ['an extractor fan!!', { do: 'add', topic: 'an extractor fan' }],
    ['please call the whole thing A bath for two', { do: 'rename-goal', title: 'A bath for two' }],
  ])('is among what is offered for "%s"', (text, wanted) => {
    expect(offered(text)).toContainEqual(expect.objectContaining({ ...wanted, ...shiftOf(wanted) }));
  });

  it.each(['what does the plumber cost', 'thank you, that is a good plan', 'my mother died this morning'])(
    'is nothing in "%s"',
    (text) => expect(offered(text).filter(({ do: what }) => what !== 'setback')).toEqual([]),
  );

  it('offers three changes at most', () => {
    for (const text of ['tiles', 'the plumber, well', 'pipes and walls and mirrors'])
      expect(offered(text).length).toBeLessThanOrEqual(3);
  });

  it('has shares that make one', () => {
    const sum = Object.values(sharesOfEdits({ text: 'the mirror hangs', plan })).reduce((all, one) => all + one, 0);
    expect(sum).toBeGreaterThan(0.6);
    expect(sum).toBeLessThan(1.001);
  });

  it('is learned from messages of every kind', () => {
    const labels = new Set(planEditExamples().map(({ label }) => label));
    expect(labels.size).toBe(planEdits.length);
  });
});

function shiftOf(wanted: object): object {
  return 'shift' in wanted ? { shift: expect.objectContaining(wanted.shift as object) } : {};
}
