import { describe, expect, it } from '@jest/globals';
import { draftRoadmap } from './draft-roadmap.rules.ts';
import { costsTold } from './told-costs.rules.ts';

const at = { today: '2026-12-01', timeZone: 'UTC' };

describe('the sums that a message tells beside its wish', () => {
  it.each([
    ['price', 'Pass the exam. The exam costs 260 euros.'],
    ['price', 'Run the race in May, entry is 45 euros'],
    ['price', 'Learn to sail. The course fee is 300 pounds, and I am free in June'],
    ['bill', 'Save 18,000 euros, and my car needs a 1,500 euro repair in February'],
    ['bill', 'Save £6,000. The boiler repair is due in March and costs £900'],
    ['income', 'Save 18,000 euros. I earn 2,900 net'],
    ['income', 'Save 18,000 euros, my salary is 34,800 a year'],
  ])('%s: "%s"', (sort, text) => {
    expect(costsTold({ text, isSaving: true }).map((fact) => fact.sort)).toEqual([sort]);
  });

  it.each([
    'Pass the exam, I want to earn 4,000 a month',
    'Earn 500 euros a week with lessons',
    'Save 18,000 euros for a flat',
    'Sell my car, which needs a repair',
    'Is the exam 260 euros?',
    'My son owes me 300 euros',
  ])('none: "%s"', (text) => expect(costsTold({ text, isSaving: true })).toEqual([]));

  it('stand in the steps that they matter for', () => {
    const exam = draftRoadmap({
      ...at,
      title: 'Pass the Goethe B2 German exam',
      text: 'I want to pass the Goethe B2 German exam on 12 June 2027. The exam costs 260 euros.',
      targetDate: '2027-06-12',
    });
    const booking = exam.milestones.find(({ title }) => title.startsWith('Book the Goethe exam'));
    expect(booking?.description).toContain('“The exam costs 260 euros”');
    const sample = exam.milestones.find(({ title }) => title.includes('sample test'));
    expect(sample?.resources).toBe('Goethe: https://www.goethe.de');
  });

  it('are no part of the sum that is saved', () => {
    const title = 'Save 18,000 euros for a flat deposit';
    const text = `${title} by 31 December 2028. I earn 2,900 net, have 1,200 saved so far, and my car needs a 1,500 euro repair in February`;
    const { overview, milestones } = draftRoadmap({ ...at, title, text, targetDate: '2028-12-31' });
    const steps = milestones.map(({ description }) => description).join('\n');
    expect(overview).toContain('It comes to about €672 a month');
    expect(steps).toContain('€16,800 over 25 months is €672 a month');
    expect(steps).toContain('Your starting point: €1,200 of €18,000');
    expect(steps).toContain('“I earn 2,900 net”: a third of that is about €970 a month');
    expect(steps).toContain('“my car needs a 1,500 euro repair in February”: keep that apart');
  });
});
