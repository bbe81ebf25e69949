import { describe, expect, it } from '@jest/globals';
import { draftRoadmap } from './draft-roadmap.rules.ts';
import { tightLevels, wayBetweenLevels } from './level-hours.rules.ts';

describe('the way between two levels', () => {
  it.each([
    ['Pass the Goethe B2 exam', "I'm at A2 now", 2],
    ['Pass DELF B1', 'I have A2', 1],
    ['Learn Spanish to B1', 'I start from zero', 3],
    ['Reach C1 in French', 'my level is B1', 2],
  ])('%s, %s', (title, words, up) => expect(wayBetweenLevels(title, `${title}. ${words}`)?.up).toBe(up));

  it.each([
    ['Pass the Goethe B2 exam', 'I want to pass it in June'],
    ['Learn Spanish', "I'm at A2 now"],
    ['Pass DELF B1', 'I have B1 in class'],
  ])('none: %s, %s', (title, words) => expect(wayBetweenLevels(title, `${title}. ${words}`)).toBeUndefined());

  const wish = {
    ...{ kind: 'language-certificate', title: 'Pass the Goethe B2 exam', words: "I'm at A2 now" },
    ...{ hoursAWeek: 200 / 60, today: '2026-12-01', target: '2027-06-12' },
  };

  it('is tight where the hours are too few, and says what could give', () => {
    expect(tightLevels(wish)).toBe(
      ' From A2 to B2 most people need 300 to 500 hours, and until 2027-06-12 you have about 90: this is tight, so either move the date towards 2028-08-22, take B1 first, which needs 150 to 250 hours, or give it about 11 hours a week.',
    );
  });

  it.each([
    ['enough hours', { hoursAWeek: 20 }],
    ['no date', { target: null }],
    ['another field', { kind: 'licence-exam', title: 'Get a C1 licence', words: 'I have B1' }],
  ])('is not tight with %s', (_, other) => expect(tightLevels({ ...wish, ...other })).toBeUndefined());

  it('stands in the overview with the hours that were said', () => {
    const title = 'Pass the Goethe B2 German exam';
    const text = `I want to pass it on 12 June 2027. I'm at A2 now, have a newborn, and only 40 minutes on weekday evenings.`;
    const plan = draftRoadmap({ title, text, targetDate: '2027-06-12', today: '2026-12-01', timeZone: 'UTC' });
    expect(plan.overview).toContain('It counts on about 3.5 hours a week. From A2 to B2');
    const weekly = plan.timelines
      .flatMap(({ todos }) => todos)
      .filter((todo) => todo.title.includes('practice test in'));
    expect(weekly[0]?.title).toContain('speak for 40 minutes');
    expect(weekly[0]?.dueDate).toBe('2026-12-04');
  });
});
