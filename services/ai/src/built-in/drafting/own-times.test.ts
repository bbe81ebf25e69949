import { describe, expect, it } from '@jest/globals';
import { archetypes, kinds } from '../kinds/generated/all.ts';
import { draftRoadmap } from './draft-roadmap.rules.ts';
import { ownTimes, withinTimes, withOwnTimes } from './own-times.rules.ts';

describe('the time that somebody has', () => {
  it.each([
    [
      'learn the clarinet, Tuesday and Thursday evenings, 40 minutes each',
      'Learn the clarinet',
      'Tuesday and Thursday evenings',
      80 / 60,
    ],
    ['learn Italian, I only have Sundays', 'Learn Italian', 'Sundays', 3],
    ['write a crime novel, an hour before work every morning', 'Write a crime novel', undefined, 5],
    ['draw more, 20 minutes a day', 'Draw more', undefined, 140 / 60],
    ['learn Polish, my commute is 40 minutes on the train each way', 'Learn Polish', undefined, 400 / 60],
    ['learn to swim, I can go Monday mornings only', 'Learn to swim', 'Monday mornings', 2],
    ['build a shed, two Saturdays a month', 'Build a shed', undefined, 1.5],
    [
      'learn watercolour on Wednesday afternoons',
      'Learn watercolour on Wednesday afternoons',
      'Wednesday afternoons',
      2,
    ],
    ['learn to drive, lessons only on weekends', 'Learn to drive', 'weekends', 4],
    ['learn the harp, Monday to Friday evenings', 'Learn the harp', 'Monday to Friday evenings', 7.5],
    ['learn the harp, Monday or Tuesday evenings', 'Learn the harp', 'Monday or Tuesday evenings', 1.5],
    ['make cheese, I churn butter by hand, every Friday', 'Make cheese', 'Fridays', 3],
    ['learn Python two evenings a week', 'Learn Python', undefined, 3],
  ])('is read from "%s"', (text, title, days, hours) => {
    const times = ownTimes(text, title);
    expect(times?.days).toBe(days);
    expect(times?.hoursAWeek).toBeCloseTo(hours);
  });

  it('is named as days of every week', () => {
    expect(ownTimes('learn Irish, every Friday', 'Learn Irish')?.said).toBe('Fridays');
    expect(ownTimes('learn Irish, only on a monday morning', 'Learn Irish')?.said).toBe('Monday mornings');
  });

  it('is not cut within a word', () => {
    expect(ownTimes('churn goat butterscotch on Friday', 'Make sweets')).toBeUndefined();
  });

  it.each([
    ['get better at chess, my son beats me every Sunday', 'Get better at chess'],
    ['get to know my neighbours, I work weekends', 'Get to know my neighbours'],
    ['sell my bike on Friday', 'Sell my bike'],
    ['learn Irish, my job is Monday to Friday', 'Learn Irish'],
    ['swim more, the pool is open Monday to Friday', 'Swim more'],
    ['cook at home on four evenings a week', 'Cook at home on four evenings a week'],
    ['sleep better, I drive nine hours a day', 'Sleep better'],
  ])('is no time for the wish in "%s"', (text, title) => expect(ownTimes(text, title)).toBeUndefined());

  it('stands in the steps instead of a number of days', () => {
    const steps = [
      { title: 'Get it ready', description: 'Tune it.' },
      { title: 'Practise on five days a week for two weeks', description: 'Twenty minutes.' },
    ];
    const times = { said: 'Tuesday and Thursday evenings', days: 'Tuesday and Thursday evenings', hoursAWeek: 3 };
    const [first, second] = withOwnTimes(steps, times);
    expect(first).toEqual(steps[0]);
    expect(second?.title).toBe('Practise on Tuesday and Thursday evenings for two weeks');
    expect(second?.description).toContain('Enter Tuesday and Thursday evenings in your calendar');
  });

  it.each([
    ['Take it on few days', 'At most two days a week, early and in full dose.'],
    ['Play two or three times a week', 'Ten minutes.'],
    ['Study up to five days a week', 'Practise for two days a week at least.'],
    ['Train three times a week', 'Rest two days a week.'],
    ['Set up a plan of two or three days a week', 'Read more than four times a week.'],
    ['Practise on five days a week', 'Take the tablets first.'],
  ])('leaves limits, ranges, rests and doses as they are: "%s"', (title, description) => {
    const [first] = withOwnTimes([{ title, description }], { said: 'Mondays', days: 'Mondays', hoursAWeek: 1 });
    expect(first?.title).toBe(title);
    expect(first?.description).toContain(description);
  });

  it('stands in no step of a plan with a dose', () => {
    const steps = [
      { title: 'Write the rule', description: 'At most two days a week, in full dose. Mark each hour.' },
      { title: 'Practise on five days a week', description: 'Ten minutes.' },
    ];
    expect(withOwnTimes(steps, { said: 'Mondays', days: 'Mondays', hoursAWeek: 1 })).toEqual(steps);
  });

  it('reads well in the steps of every kind', () => {
    const days = 'Mondays and Fridays';
    const changed = [...kinds, ...archetypes].flatMap(({ steps }) =>
      withOwnTimes(steps, { said: days, days, hoursAWeek: 3 }).flatMap(({ title, description }, i) => {
        const texts = [title, ...(description.startsWith(steps[i]?.description ?? '') ? [] : [description])];
        return texts.filter((text) => text.includes(`on ${days}`));
      }),
    );
    expect(changed.length).toBeGreaterThan(4);
    const broken =
      /\b(?:most|least|up|or|to|than|for|of|only|about|rest|and|dose)\b[^.]{0,12} on Mondays|on Mondays and Fridays (?:or|at)\b/i;
    expect(changed.filter((text) => broken.test(text))).toEqual([]);
  });

  it('decides how long the plan takes', () => {
    const text = 'learn the clarinet, Tuesday and Thursday evenings, 40 minutes each';
    const { overview } = draftRoadmap({
      ...{ title: 'Learn the clarinet', text, targetDate: null, today: '2026-11-22', timeZone: 'UTC' },
    });
    expect(overview).toContain('At about 1.5 hours a week');
    expect(overview).toContain('Tuesday and Thursday evenings, 40 minutes each');
  });
});

describe('a plan of no more sessions than somebody has time for', () => {
  const two = ownTimes('Run a half marathon. I run 5 km now and have two evenings a week', 'Run a half marathon');
  it.each([
    ['Build up to three easy runs a week', 'Build up to two easy runs a week'],
    [
      'Two or three easy runs and one long run, with at least two rest days',
      'One easy run and one long run, with at least two rest days',
    ],
    ['Study on four days for 45 minutes', 'Study on two days for 45 minutes'],
    ['Add one faster run a week', 'Add one faster run a week'],
    ['Do three runs', 'Do three runs'],
  ])('%s', (text, expected) => {
    expect(two?.most).toBe(2);
    expect(withinTimes(text, two)).toBe(expected);
    expect(withinTimes(text, { said: 'evenings', hoursAWeek: 3 })).toBe(text);
  });
});
