import { describe, expect, it } from '@jest/globals';
import { archetypes, kinds } from '../kinds/generated/all.ts';
import { draftRoadmap } from './draft-roadmap.rules.ts';
import { lastPracticeDay, ownTimes, withOwnTimes } from './own-times.rules.ts';
import { withinTimes } from './within-times.rules.ts';

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
    ['pass the B2 exam, and only 40 minutes on weekday evenings', 'Pass the B2 exam', 'weekday evenings', 200 / 60],
    ['learn the banjo, I have half an hour each weekday', 'Learn the banjo', 'weekdays', 2.5],
    ['learn the cello, 30 minutes each morning', 'Learn the cello', undefined, 3.5],
    ['get fit, I have 45 minutes twice a week', 'Get fit', undefined, 1.5],
    ['learn to sew, I have an hour once a week', 'Learn to sew', undefined, 1],
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
    ['train my dog, a neighbour walks it twice a week', 'Train my dog'],
    ['swim more, I work on weekday evenings', 'Swim more'],
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
    ['Fix three running days and enter the race', 'Fix two running days and enter the race'],
    ['Put the three days in the calendar', 'Put the two days in the calendar'],
    ['The other two runs stay at 25 to 35 minutes.', 'The other run stays at 25 to 35 minutes.'],
    ['Lengthen one run, and keep the other two short.', 'Lengthen one run, and keep the other one short.'],
    ['Two easy runs and one longer one, with a rest day', 'One easy run and one longer one, with a rest day'],
    ['Go out three times, with a rest day between', 'Go out twice, with a rest day between'],
    ['It takes nine weeks of three outings each.', 'It takes nine weeks of two outings each.'],
    ['Train your step of the ladder three times a week', 'Train your step of the ladder twice a week'],
    ['Speak to the clock three times a week', 'Speak to the clock twice a week'],
    ['Set up a plan of two or three days a week', 'Set up a plan of two days a week'],
    ['Do them after the two short runs', 'Do them after the short run'],
    ['Put four study blocks of 45 minutes into next week', 'Put two study blocks of 45 minutes into next week'],
    ['Choose three fixed times a week for yoga', 'Choose two fixed times a week for yoga'],
    // Look-alikes: no sessions of the person's week.
    ['Ask about light three times a week', 'Ask about light three times a week'],
    ['Book three days off for the move', 'Book three days off for the move'],
    ['Rest three days a week', 'Rest three days a week'],
    ['Put three days away from the screen', 'Put three days away from the screen'],
    ['Say it five times a day', 'Say it five times a day'],
    ['Try three classes or teachers and keep one', 'Try three classes or teachers and keep one'],
  ])('%s', (text, expected) => {
    expect(two?.most).toBe(2);
    expect(withinTimes(text, two)).toBe(expected);
    expect(withinTimes(text, {})).toBe(text);
  });
});

describe('a plan for one evening a week', () => {
  const one = ownTimes('Run 10 km. I only have one evening a week', 'Run 10 km');
  it.each([
    ['Put the three days in the calendar', 'Put the day in the calendar'],
    ['Two easy runs and one longer one, with a rest day', 'One longer run, with a rest day'],
    ['Make one run longer, and keep the other two short and easy. Go on.', 'Make one run longer. Go on.'],
    ['Train three times a week', 'Train once a week'],
    ['Three or four runs, one of them long, one of them brisk, and rest', 'One run, and rest'],
  ])('%s', (text, expected) => expect(withinTimes(text, one)).toBe(expected));
});

describe('the length of the time that somebody has', () => {
  const short = { minutes: 40 };
  it.each([
    ['Speak for an hour', 'Speak for 40 minutes'],
    ['Study on two days for 45 minutes', 'Study on two days for 40 minutes'],
    ['Read for 20 minutes', 'Read for 20 minutes'],
    ['Roast it for an hour', 'Roast it for an hour'],
  ])('%s', (text, expected) => expect(withinTimes(text, short)).toBe(expected));

  it.each([
    ['Study for 25 minutes on five days', 'Study for 20 minutes on five days'],
    ['Read 25 minutes at one fixed hour', 'Read 20 minutes at one fixed hour'],
    ['Five sessions of 25 minutes: two hard bars first', 'Five sessions of 20 minutes: two hard bars first'],
    ['Practise for half an hour before work', 'Practise for 20 minutes before work'],
    ['25 minutes at the same hour. Cross it off.', '20 minutes at the same hour. Cross it off.'],
    ['The plan is built from 25-minute sessions.', 'The plan is built from 20-minute sessions.'],
    ['Talk with a tutor, and write for 15 minutes', 'Talk with a tutor, and write for 15 minutes'],
    ['Bake it in a hot pot for 25 minutes', 'Bake it in a hot pot for 25 minutes'],
    ['Practise eating every 25 minutes', 'Practise eating every 25 minutes'],
  ])('takes no longer than 20 minutes a day: %s', (text, expected) =>
    expect(withinTimes(text, { minutes: 20 })).toBe(expected),
  );

  it('puts the practice of a week on their last day of it', () => {
    const on = (text: string) => lastPracticeDay(ownTimes(text, 'Learn Irish'), '2026-12-06');
    expect(on('learn Irish, 40 minutes on weekday evenings')).toBe('2026-12-04');
    expect(on('learn Irish, Tuesday and Thursday evenings')).toBe('2026-12-03');
    expect(on('learn Irish, only Sundays')).toBe('2026-12-06');
    expect(on('learn Irish, two evenings a week')).toBe('2026-12-06');
  });
});

describe('a plan for two evenings a week, from zero', () => {
  it.each(['Run my first 10 km race', 'Run a half marathon', 'Run 5 km', 'Run a marathon', 'Build muscle at the gym'])(
    '"%s" counts no more anywhere',
    (title) => {
      const text = `I want to ${title.toLowerCase()}, I have two evenings a week and I start from zero`;
      const plan = draftRoadmap({ title, text, targetDate: '2027-04-18', today: '2026-12-01', timeZone: 'UTC' });
      const texts = [
        plan.overview,
        ...plan.milestones.flatMap((one) => [one.title, one.description]),
        ...plan.timelines.flatMap(({ todos }) => todos.map((todo) => todo.title)),
      ];
      const more =
        /\b(?:three|four|five) (?:[a-z]+ ){0,2}(?:days|runs|sessions|outings)\b(?! (?:before|after))|other two|three times a week/i;
      expect(texts.filter((one) => more.test(one))).toEqual([]);
    },
  );

  it('begins with walking', () => {
    const text = 'I want to run my first 10 km race, I start from zero';
    const at = { targetDate: '2027-04-18', today: '2026-12-01', timeZone: 'UTC' };
    const titles = (said: string) =>
      draftRoadmap({ ...at, title: 'Run my first 10 km race', text: said }).milestones.map((one) => one.title);
    expect(titles(text)[0]).toBe('Walk for 25 minutes with eight slow one-minute runs');
    expect(titles(text)).toContain('Work up from one minute to 30 minutes of running');
    expect(titles('I want to run my first 10 km race, I run 5 km now')[0]).not.toContain('Walk');
  });
});
