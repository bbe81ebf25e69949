import { describe, expect, it } from '@jest/globals';
import { draftRoadmap } from './draft-roadmap.rules.ts';
import { beginsOn, fitting } from './said-days.rules.ts';

describe('the day from which something is done every day', () => {
  it.each([
    ['yoga every morning in January', '2027-01-31', '2027-01-01'],
    ['walk each day throughout May', '2027-05-31', '2027-05-01'],
    ['have the midweek days full by the end of May', '2027-05-31', undefined],
    ['every evening is the same. We want to go in the second half of September', '2027-09-30', undefined],
    ['all my mornings are free. The wedding is in May', '2027-05-31', undefined],
  ])('%s, until %s: %s', (words, target, begins) => {
    expect(beginsOn(words, { today: '2026-11-23', target })).toBe(begins);
  });
});

describe('a step whose date leaves less time than it asks for', () => {
  it.each([
    ['Give reading two fixed times for two weeks', 1, 'Give reading two fixed times'],
    ['Keep a log for two weeks', 4, 'Keep a log for four days'],
    ['Walk for 10 days; eight ticks out of ten are enough. Go on.', 5, 'Walk for five days. Go on.'],
    ['Write for three days', 3, 'Write for three days'],
    ['Call for an hour', 1, 'Call for an hour'],
  ])('"%s" with %i days: "%s"', (text, left, expected) => {
    const said = /two weeks/.test(text) ? 14 : /10 days/.test(text) ? 10 : /three days/.test(text) ? 3 : 0;
    expect(fitting(text, { left, said })).toBe(expected);
  });

  const draft = (title: string) =>
    draftRoadmap({ title, targetDate: '2026-12-31', today: '2026-12-01', timeZone: 'UTC' });

  it('asks for what fits, in its title too', () => {
    const { milestones } = draft('Read twelve books this year');
    const texts = milestones.map(({ title, description }) => `${title} ${description}`).join(' ');
    expect(texts).toContain('Give reading two fixed times ');
    expect(texts).not.toMatch(/do as much of it as fits|out of fourteen/);
  });

  it('is for today where it says tonight, and its task of tomorrow comes tomorrow', () => {
    const { milestones, timelines } = draft('Sleep better');
    expect(milestones[0]).toMatchObject({ title: 'Start a sleep log tonight', dueDate: '2026-12-01' });
    const todos = timelines.flatMap((timeline) => timeline.todos);
    expect(todos.find(({ title }) => /tomorrow morning/.test(title))?.dueDate).toBe('2026-12-02');
    expect(draft('Read twelve books this year').milestones[0]?.dueDate).not.toBe('2026-12-01');
  });
});
