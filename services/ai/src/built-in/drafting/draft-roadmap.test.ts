import { describe, expect, it } from '@jest/globals';
import { goalCategories, roadmapDraft } from '@pathwise/contracts/roadmap';
import {
  addDays,
  daysBetween,
  timeframeOf,
  timeframesOf,
  viewOf,
  viewsOffered,
} from '@pathwise/contracts/roadmap-calendar.rules';
import fc from 'fast-check';
import { kinds } from '../kinds/generated/all.ts';
import type { Kind } from '../kinds/kind.ts';
import { readMessage } from '../reading/read-wish.rules.ts';
import { tidyWords } from '../reading/tidy-words.rules.ts';
import { wishParts } from '../reading/wish-parts.rules.ts';
import { draftRoadmap } from './draft-roadmap.rules.ts';
import { blanksFor } from './fill-in.rules.ts';
import { paceWarning } from './pace.rules.ts';
import type { DraftRoadmapInput } from './read-goal.rules.ts';
import { shortTimes } from './said-days.rules.ts';
import { timeframeOf as bucketOf, stepDays } from './schedule.rules.ts';

const testDay = '2026-11-21';
const draft = (input: Partial<DraftRoadmapInput> & { title: string }) =>
  draftRoadmap({ targetDate: null, today: testDay, timeZone: 'Europe/London', ...input });
const titlesOf = (title: string, targetDate: string | null = '2027-11-21') =>
  draft({ title, targetDate }).milestones.map((step) => step.title);

describe('drafting a roadmap', () => {
  it.each(['2026-11-21', '2026-11-27', '2026-12-20'])(
    'hurries nobody out of an unsafe home, and cuts no step for a date: %s',
    (targetDate) => {
      const { overview } = draft({ title: 'Leave an unsafe home, with help', targetDate });
      expect(overview).toContain('at your own pace');
      expect(overview).not.toMatch(/move the date|later date|counts most|smallest form/);
    },
  );

  const said = (title: string, timeZone: string, text?: string) =>
    draft({ title, timeZone, text }).milestones.map(({ description, resources }) => `${description} ${resources}`);

  it.each([
    ['Learn to drive a car', 'Europe/London', 'order the provisional licence on GOV.UK'],
    ['Learn to drive a car', 'America/Chicago', 'the DMV of your state issues the learner’s permit'],
    ['Learn to drive a car', 'Africa/Johannesburg', 'book the learner’s licence test at a DLTC'],
    ['Pay off my debts', 'Europe/Dublin', 'MABS helps without a fee'],
    ['Pay off my debts', 'America/New_York', 'counselor of the NFCC'],
    ['Stop smoking', 'Australia/Perth', 'Quitline is 13 7848'],
    ['Renew my passport', 'Asia/Kolkata', 'Passport Seva'],
  ])('names the first door of the person’s own country: %s in %s', (title, timeZone, words) => {
    expect(said(title, timeZone).filter((text) => text.includes(words))).toHaveLength(1);
  });

  it('names no country’s office to somebody whose country is unknown', () => {
    for (const title of ['Learn to drive a car', 'Pay off my debts', 'File my tax return', 'Find a therapist'])
      expect(
        draft({ title, timeZone: 'UTC' })
          .milestones.map(({ description }) => description)
          .join(' '),
      ).not.toMatch(/GOV\.UK|HMRC|IRS|DMV|NHS|Britain|United States/);
  });

  it('believes the words before the time zone', () => {
    const text = 'I want to pay off my debts. I live in Ohio and owe $8,000.';
    expect(said('Pay off my debts', 'Europe/London', text).join(' ')).toContain('NFCC');
    expect(said('Pay off my debts of $8,000', 'Europe/London').join(' ')).not.toContain('In Britain');
  });

  it('shows the pages of the person’s own country, and all of them where it is unknown', () => {
    const pages = (timeZone: string) => said('Pay off my debts', timeZone).join(' ');
    expect(pages('America/New_York')).toContain('https://www.nfcc.org');
    expect(pages('America/New_York')).not.toContain('https://www.stepchange.org');
    expect(pages('UTC')).toContain('https://www.stepchange.org');
  });

  const examples = [
    ...kinds.map(({ name }) => name),
    'Lose 10 kg',
    'Read 24 books',
    'Save €5,000',
    'Run a half marathon',
    'Build a treehouse',
    'Learn to juggle',
    'Stop biting my nails',
    'Become calmer with my sister',
    'x',
    '🚀',
    'Get a raise of 10%',
    'Sleep 8 hours a night',
  ];
  const anyGoal = fc.record({
    title: fc.oneof(fc.constantFrom(...examples), fc.string({ minLength: 1, maxLength: 200 })),
    category: fc.option(fc.constantFrom(...goalCategories), { nil: undefined }),
    today: fc
      .date({ min: new Date('2024-01-01'), max: new Date('2032-12-31'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10)),
    days: fc.oneof(fc.integer({ min: 0, max: 12 }), fc.integer({ min: 0, max: 4000 })),
    timeZone: fc.constantFrom('UTC', 'Pacific/Pago_Pago', 'Pacific/Kiritimati', 'America/New_York'),
  });

  it('dates the steps in ascending order from today to the target, the last one on it', () => {
    fc.assert(
      fc.property(anyGoal, ({ title, category, today, days, timeZone }) => {
        const targetDate = addDays(today, days);
        const { milestones } = roadmapDraft.parse(draftRoadmap({ title, category, targetDate, today, timeZone }));
        const dates = milestones.map(({ dueDate }) => dueDate ?? '');
        expect(dates.at(-1)).toBe(targetDate);
        const begins = /\b(?:tonight|this evening|today)\b/i.test(milestones[0]?.title ?? '') ? 0 : 1;
        dates.forEach((date, i) => {
          const earliest = days > 0 && (i > 0 || begins > 0) ? addDays(today, 1) : today;
          expect(date >= earliest && date <= targetDate).toBe(true);
          if (i > 0) expect(date >= (dates[i - 1] ?? '')).toBe(true);
        });
        if (days >= dates.length) expect(new Set(dates).size).toBe(dates.length);
        for (const { timeframe, dueDate } of milestones) expect(timeframe).toBe(bucketOf(today, dueDate ?? ''));
      }),
      { numRuns: 150 },
    );
  });

  it('shows each step in the month, week and offered year of its day, and nothing outside the plan', () => {
    fc.assert(
      fc.property(anyGoal, ({ title, category, today, days, timeZone }) => {
        const targetDate = addDays(today, days);
        const { milestones, timelines } = draftRoadmap({ title, category, targetDate, today, timeZone });
        const plan = { createdOn: today, targetDate };
        for (const { timeframe, todos } of timelines) {
          const view = viewOf(timeframe) ?? 'daily';
          expect(todos.length).toBeGreaterThan(0);
          for (const { dueDate, step } of todos) {
            expect(dueDate !== null && dueDate >= today && dueDate <= targetDate).toBe(true);
            expect(timeframeOf(view, dueDate ?? '', plan)).toBe(timeframe);
            expect(timeframesOf(view, { plan, today })).toContain(timeframe);
            expect(milestones.map(({ title }) => title)).toContain(step);
          }
        }
        const views = viewsOffered({ today, targetDate }).filter((view) => view === 'yearly');
        for (const span of ['monthly', 'weekly', ...views] as const) {
          const shown = timelines
            .filter(({ timeframe }) => viewOf(timeframe) === span)
            .flatMap(({ todos }) => todos.map((todo) => `${todo.title}|${todo.dueDate}`));
          for (const step of milestones) expect(shown).toContain(`${step.title}|${step.dueDate}`);
        }
        expect(new Set(timelines.map(({ timeframe }) => timeframe)).size).toBe(timelines.length);
      }),
      { numRuns: 100 },
    );
  });

  it('begins within three days, and gives more work more time', () => {
    for (const title of examples) {
      const { milestones } = draft({ title, targetDate: addDays(testDay, 200) });
      const [first] = milestones;
      if (/ for \S+ (?:day|night|morning|evening|week|month)/.test(first?.title ?? '')) continue;
      if (/(?:day|night|morning|evening|week|month)s? (?:without|in a row|running|on end)/.test(first?.title ?? ''))
        continue;
      expect(daysBetween(testDay, first?.dueDate ?? '')).toBeLessThanOrEqual(3);
    }
    const steps = [{ hours: 1 }, { hours: 2 }, { hours: 20 }, { hours: 2 }];
    const days = stepDays({ steps, today: testDay, target: addDays(testDay, 100), hoursAWeek: 5 });
    const gaps = days.map((day, i) => daysBetween(days[i - 1] ?? testDay, day));
    expect(gaps[2]).toBeGreaterThan(5 * (gaps[3] ?? 0));
  });

  it.each([
    ['Note your sleep for a week', 7],
    ['Get up at the same time for two weeks', 14],
    ['Keep your rule for 30 days', 30],
    ['Live on one wage for two full months', 60],
    ['Choose a course for four weeks', 1],
    ['Write a plan for bad days', 1],
  ])('gives a step the days that its title names: "%s"', (title, least) => {
    for (const target of [null, 45, 70, 400].map((days) =>
      days === null ? null : addDays(testDay, Math.max(days, least + 3)),
    )) {
      for (const place of [0, 1, 2]) {
        const steps = [0, 1, 2].map((at) => ({ hours: 1, ...(at === place ? { title } : {}) }));
        const days = stepDays({ steps, today: testDay, target, hoursAWeek: 7 });
        expect(daysBetween(days[place - 1] ?? testDay, days[place] ?? '')).toBeGreaterThanOrEqual(least);
        if (target === null && place === 2 && least === 1) expect(days[2]).toBe(addDays(testDay, 3));
      }
    }
  });

  it('counts the days that a title names as a part of the waiting after it', () => {
    const steps = [{ hours: 1, title: 'Keep it for two weeks', waitDays: 20 }, { hours: 1 }];
    const days = stepDays({ steps, today: testDay, target: null, hoursAWeek: 7 });
    expect(days).toEqual([addDays(testDay, 14), addDays(testDay, 22)]);
  });

  it.each(['Healthier lifestyle', 'Learn Spanish', 'Write a novel', 'Save €5,000'])(
    'estimates the steps of a goal without a date until the day that its overview names: "%s"',
    (title) => {
      const { milestones, overview } = draft({ title });
      const days = milestones.map(({ estimatedDate }) => estimatedDate ?? '');
      expect(days).toEqual(days.toSorted());
      expect(new Set(days).size).toBe(days.length);
      expect(overview).toContain(`: ${days.at(-1)} would be a fair date`);
      expect(draft({ title, targetDate: '2027-11-21' }).milestones[0]).not.toHaveProperty('estimatedDate');
    },
  );

  it('does not stretch small steps in a long plan, and lets the large ones take the time', () => {
    const steps = [{ hours: 1 }, { hours: 1 }, { hours: 2 }, { hours: 20 }, { hours: 1 }];
    const days = stepDays({ steps, today: testDay, target: addDays(testDay, 700), hoursAWeek: 5 });
    const gaps = days.map((day, i) => daysBetween(days[i - 1] ?? testDay, day));
    expect(gaps[1]).toBeLessThanOrEqual(14);
    expect(gaps[2]).toBeLessThanOrEqual(14);
    expect(gaps[3]).toBeGreaterThan(600);
  });

  it('does what belongs weeks before the target about then, when only the last step follows', () => {
    const steps = [{ hours: 1 }, { hours: 10 }, { hours: 8 }, { hours: 1, daysBefore: 56 }, { hours: 1 }];
    const target = addDays(testDay, 1000);
    const days = stepDays({ steps, today: testDay, target, hoursAWeek: 2 });
    expect(daysBetween(days[3] ?? '', target)).toBeGreaterThanOrEqual(56);
    expect(daysBetween(days[3] ?? '', target)).toBeLessThanOrEqual(2 * 56 + 7);
  });

  it('spreads books over the days that are left, and lists as many as are wished', () => {
    const { milestones } = draft({ title: 'Read twelve books', targetDate: '2026-12-31', today: '2026-11-28' });
    const dayOf = (part: RegExp) => milestones.find(({ title }) => part.test(title))?.dueDate ?? '';
    expect(milestones[0]?.title).toBe('Make a list of 12 books you want to read');
    expect(daysBetween('2026-11-28', dayOf(/first 2 books/))).toBeLessThanOrEqual(9);
    expect(daysBetween(dayOf(/first 2 books/), dayOf(/^Reach 6/))).toBeGreaterThanOrEqual(8);
    expect(daysBetween(dayOf(/^Reach 6/), '2026-12-31')).toBeGreaterThanOrEqual(12);
    expect(draft({ title: 'Read more books' }).milestones[0]?.title).toBe('Make a list of five books you want to read');
  });

  it.each([
    ['guitar', "Learn to play the guitar well enough to play three songs at my sister's wedding"],
    ['piano', "Learn the piano well enough to play at my mum's birthday"],
    ['violin', 'Teach myself the violin, three songs for Christmas'],
  ])('begins with the instrument for a beginner who wants some songs on the %s', (instrument, title) => {
    const { overview, milestones } = draft({ title, targetDate: '2027-06-30' });
    const [first, second, ...rest] = milestones.map((step) => step.title);
    expect([first, second]).toEqual([`Get your ${instrument} ready to play at home`, expect.stringMatching(/lesson/)]);
    const all = [overview, ...rest, ...milestones.map(({ description }) => description)].join(' ');
    expect(all).not.toMatch(/\b(?:for|put|of) piece\b|not the whole instrument|pedal or bowing|with the score/i);
  });

  it('plays the songs where the wish says', () => {
    const { milestones } = draft({
      title: "Learn to play the guitar well enough to play three songs at my sister's wedding",
      targetDate: '2027-06-30',
    });
    expect(milestones.at(-1)?.title).toBe("Play all 3 songs at your sister's wedding");
  });

  it('speaks of your piece where none is named', () => {
    const { milestones } = draft({ title: 'Play a song on the piano' });
    const titles = milestones.map((step) => step.title);
    expect(titles).toContain('Put your piece into memory in three ways');
    expect(titles.join()).not.toMatch(/for the day\b/);
  });

  it('reaches a fifth of a sum after a fifth of the time', () => {
    const targetDate = addDays(testDay, 1000);
    const { milestones } = draft({ title: 'Save €8,000 for a wedding', targetDate });
    const dayOf = (part: string) =>
      daysBetween(testDay, milestones.find(({ title }) => title.includes(part))?.dueDate ?? '');
    expect(dayOf('€1,600')).toBeGreaterThan(180);
    expect(dayOf('€1,600')).toBeLessThan(220);
    expect(daysBetween(testDay, milestones[1]?.dueDate ?? '')).toBeLessThanOrEqual(31);
  });

  it('spreads a sum over the time it takes, also without a date', () => {
    const { milestones } = draft({ title: 'Clear the mortgage, £61k left', targetDate: null });
    const dayOf = (words: string) => milestones.find(({ title }) => title.includes(words))?.estimatedDate ?? '';
    const years = (words: string) => daysBetween(testDay, dayOf(words)) / 365;
    expect(years('£61,000')).toBeGreaterThan(5);
    for (const [words, share] of [
      ['£9,150', 0.15],
      ['£24,400', 0.4],
      ['£42,700', 0.7],
    ] as const)
      expect(Math.abs(years(words) / years('£61,000') - share)).toBeLessThan(0.02);
  });

  it('invites guests when it is time to, not as savings grow', () => {
    const targetDate = addDays(testDay, 240);
    const { milestones, overview } = draft({ title: 'Plan our wedding with 60 guests', targetDate });
    expect(overview).not.toMatch(/guests a (?:week|month)/);
    expect(daysBetween(testDay, milestones[1]?.dueDate ?? '')).toBeLessThanOrEqual(31);
  });

  it.each([
    ['Cut my phone use to 1 hour a day', 'Your limit: 1 hour a day.'],
    ['Sleep 8 hours a night', 'Your mark: 8 hours a day.'],
    ['Learn Spanish 30 minutes a day', 'You named 30 minutes a day: give it a fixed place in your day first.'],
    ['Draw 2 hours a week', 'You named 2 hours a week: give it a fixed place in your week first.'],
    ['Plan a conference for 200 guests', 'Plan for 200 guests.'],
    ['Move to Lisbon with two cats', 'Plan for 2 cats.'],
    ['Cook at home 4 nights a week', 'Your mark: 4 nights a week.'],
    ['Cut eating out to 2 evenings a week', 'Your limit: 2 evenings a week.'],
  ])('says what the amount of "%s" is for: %s', (title, sentence) => {
    const steps = draft({ title })
      .milestones.map(({ description }) => description)
      .join(' ');
    expect(steps).toContain(sentence);
    expect(steps).not.toMatch(/By here: .*(?:guests|hour|cat|km|night|evening)/);
    if (!sentence.startsWith('You named')) expect(steps).not.toContain('fixed place');
  });

  it.each([
    ['Own two rental flats', undefined],
    ['Own 100 things', undefined],
    ['Leave the cellar bar', 'I have been there since 2017, my rent is 1,250 and I earn 34,000'],
    ['Stop betting', 'I closed my account on one site but 2 sites are left'],
  ])('gives no portions of an amount that does not add up: "%s"', (title, text) => {
    const { milestones } = draft({ title, text, targetDate: '2027-11-21' });
    expect(JSON.stringify(milestones)).not.toMatch(/By here|\ball \d|2,?017|1,250|34,000/);
  });

  it.each([
    ['Get from 52 kg to 58 kg', /Gain .*6 kg/, ['53 kg', '58 kg']],
    ['Go from 95 kg to 80 kg', /Lose .*15 kg/, ['92 kg', '80 kg']],
  ])('rises or falls from where the person stands: %s', (title, last, weights) => {
    const { milestones } = draft({ title, targetDate: '2027-11-21' });
    expect(milestones.at(-1)?.title).toMatch(last);
    const steps = milestones.map(({ description }) => description).join(' ');
    for (const weight of weights) expect(steps).toContain(`That brings you to ${weight}.`);
  });

  it('names parts of a stone in pounds', () => {
    const titles = titlesOf('Lose 2 stone');
    expect(titles.join(' ')).toMatch(/\d lb\b/);
    expect(titles.join(' ')).not.toMatch(/\d\.\d stone/);
    expect(titles.at(-1)).toContain('2 stone');
  });

  it('names the step that can be reached when the date cannot hold, and no part of a marathon', () => {
    const targetDate = addDays(testDay, 21);
    const { overview, milestones } = draft({ title: 'Run a marathon', text: 'I only have 2 hours a week', targetDate });
    const [, number, title] = /take step (\d+), “(.+?)”, as your aim/.exec(overview) ?? [];
    if (number) expect(title).toMatch(/\d km/);
    expect(milestones[Number(number) - 1]?.title).toBe(title);
    expect(milestones.at(-1)?.title).not.toMatch(/\d km/);
  });

  it.each([
    ['Pass my driving theory test', 'driving theory test in 6 weeks, Welsh rules', '“Welsh rules”'],
    ['Run the Hull 10k', 'run the Hull 10k on 30 May and my Welsh exam', '“my Welsh exam”'],
    [
      'Get through the audit',
      'get through the audit, the auditor comes on 23 April',
      '“the auditor comes on 23 April”',
    ],
    ['Eat better', 'eat better, cook on four nights by 20 December', '“cook on four nights”'],
    ['Learn to knit', 'learn to knit because my aunt Rosa is in a home', '“my aunt Rosa is in a home”'],
  ])('quotes nothing that no step can use: "%s"', (title, text, said) => {
    expect(draft({ title, text }).overview).not.toContain(said);
  });

  it("speaks of the person's own thing where a list holds it under another word", () => {
    const { milestones } = draft({ title: 'Get the council to put in a zebra crossing' });
    const steps = milestones.map(({ title, description }) => `${title}. ${description}`).join(' ');
    expect(steps).toContain('zebra crossing');
    expect(steps).not.toContain('speed limit');
  });

  it('names what somebody wants to be able to do in the steps of a skill', () => {
    expect(titlesOf('Teach myself to whistle')).toContain('Try whistling alone from start to end');
  });

  it('begins where the person stands', () => {
    const text = 'lower my blood pressure, 152 over 94';
    const { overview, milestones } = draft({ title: 'Lower my blood pressure', text });
    expect(milestones[0]?.description).toMatch(/You start from “152 over 94”\.$/);
    expect(overview).not.toContain('152');
  });

  it('says what done means in the words of a story where the title leaves some out', () => {
    const story = `I am 67 and had both cataracts done in the spring. My sister lives two hours away, and because of the winter light I
either stay the night or leave at two in the afternoon. My friend says take the bus, and I do not want to.`;
    const title = 'Drive home from my sister';
    const { overview } = draft({
      title,
      text: `${story} I want to drive home from my sister after supper, alone, and think nothing of it.`,
    });
    expect(overview).toContain(
      'In your own words: “drive home from my sister after supper, alone, and think nothing of it”.',
    );
    expect(draft({ title, text: `${story} I want to drive home from my sister.` }).overview).not.toContain(
      'your own words',
    );
  });

  it('leaves out steps for what lies behind the person', () => {
    const before = 'Get fit for the operation while you wait';
    const title = 'Recover from my gallbladder operation';
    expect(draft({ title, text: `${title}, it is in March` }).milestones.map((step) => step.title)).toContain(before);
    expect(
      draft({ title, text: `${title}, I had the operation last week` }).milestones.map((step) => step.title),
    ).not.toContain(before);
  });

  it.each([
    ['Fill the quiet days of my shop', 'fill the quiet days of my shop. I pay £90 a month for the lease.'],
    ['Walk again', 'walk again after my operation. I used to go 30 miles a week.'],
  ])('makes no mark of an amount that nobody aims at: "%s"', (title, text) => {
    const { milestones } = draft({ title, text });
    expect(milestones.map(({ description }) => description).join(' ')).not.toMatch(/Your (?:mark|limit):/);
  });

  it('begins a month of mornings in that month, and prepares before it', () => {
    const text = 'I want to do yoga every morning in January';
    const { overview, milestones } = draft({
      title: 'Yoga every morning',
      text,
      targetDate: '2027-01-31',
      today: '2026-11-22',
    });
    const days = milestones.map(({ dueDate }) => dueDate ?? '');
    expect(overview).toContain('begins on 2027-01-01 and ends on 2027-01-31');
    expect(days.filter((day) => day < '2027-01-01')).toHaveLength(2);
    expect(days).toEqual(days.toSorted());
  });

  it('says where a date leaves a step less time than its own text asks for', () => {
    const targetDate = addDays(testDay, 14);
    const notes = shortTimes(['Keep a log for two weeks.', 'Call for an hour.'], {
      today: testDay,
      days: [addDays(testDay, 4), addDays(testDay, 6)],
    });
    expect(notes).toEqual([' Your date leaves 4 days for it: do as much of it as fits.', '']);
    const kept = shortTimes(['Enter a reminder for nine months before it ends.'], {
      today: testDay,
      days: [targetDate],
    });
    expect(kept).toEqual(['']);
  });

  it('lets a first step begin at once and run on where the second one comes late enough', () => {
    const days = [addDays(testDay, 4), addDays(testDay, 14)];
    const [note] = shortTimes(['Keep a log for two weeks.', 'Call for an hour.'], { today: testDay, days });
    expect(note).toBe(` Begin it by then; it runs until ${addDays(testDay, 14)}.`);
  });

  it('says in the steps what a knee, a budget or two evenings a week change', () => {
    const spared = draft({ title: 'Lose 8 kg', text: 'I have a bad knee and want to lose 8 kg' }).milestones;
    const careful = 'Smaller and slower than a healthy joint would take it';
    expect(spared.filter(({ description }) => description.includes(careful)).length).toBeGreaterThan(0);
    const paid = draft({ title: 'Retile the bathroom', text: 'Retile the bathroom, budget 600 pounds' }).milestones;
    expect(paid.map(({ description }) => description).join(' ')).toContain(
      'You wrote “budget 600 pounds”: put every price against that sum before you buy',
    );
    expect(paid[0]?.description).not.toContain('You start from');
    const text = 'Learn the cello, I have two evenings a week';
    expect(draft({ title: 'Learn the cello', text }).overview).toContain('At about 3 hours a week');
    expect(draft({ title: 'Cook on two evenings a week' }).overview).not.toContain('At about 3 hours a week it');
  });

  it.each([
    ['Drink tea instead of coffee', 'cut-caffeine', 'coffee'],
    ['Cook at home instead of ordering pizza', 'cook-at-home', 'pizza'],
  ])('leaves what stands behind "instead of": %s', (title, id, left) => {
    const kind = kinds.find((one) => one.id === id) as Kind;
    const blanks = blanksFor(kind, { title, words: title, quantities: [], parts: wishParts(title) });
    expect(Object.values(blanks.slots)).toContain(left);
  });

  it('wants nothing of what stands behind "instead of"', () => {
    const kind = kinds.find(({ id }) => id === 'learn-instrument') as Kind;
    const title = 'Learn something loud instead of the piano';
    const blanks = blanksFor(kind, { title, words: title, quantities: [], parts: wishParts(title) });
    expect(blanks.named.has('instrument')).toBe(false);
    expect(wishParts('Cook supper for the twins instead of pizza').object).toMatch(/supper$/);
  });

  it('proposes no date for grief', () => {
    const { overview } = draft({ title: 'Live with the loss of my dad' });
    expect(overview).toContain('it needs none');
    expect(overview).not.toMatch(/\d{4}-\d\d-\d\d/);
  });

  it('names a date that would do when the person named none', () => {
    const { overview } = draft({ title: 'Learn the cello' });
    expect(overview).toMatch(/it takes about \d+ (?:weeks|months): 202\d-\d\d-\d\d would be a fair date/);
  });

  it('says that the date has passed when it lies behind', () => {
    const { overview } = draft({ title: 'Learn the cello', targetDate: addDays(testDay, -9) });
    expect(overview).toContain(`${addDays(testDay, -9)}, the date of “Learn the cello”, has passed, so the days`);
    expect(overview).not.toContain('You named no date');
  });

  it('waits after a step that others decide, and books ahead of the date', () => {
    const target = addDays(testDay, 100);
    const steps = [{ hours: 1 }, { hours: 1, waitDays: 40 }, { hours: 1 }, { hours: 1, daysBefore: 30 }, { hours: 1 }];
    const days = stepDays({ steps, today: testDay, target, hoursAWeek: 5 });
    expect(daysBetween(days[1] ?? '', days[2] ?? '')).toBeGreaterThanOrEqual(25);
    expect(daysBetween(days[3] ?? '', target)).toBeGreaterThanOrEqual(30);
  });

  it('says that the hours are too few for the date, with the hours and the date that would do', () => {
    const targetDate = addDays(testDay, 21);
    const { overview } = draft({ title: 'Run a marathon', text: 'I only have 2 hours a week', targetDate });
    expect(overview).toMatch(/At 2 hours a week it would take about .*\. Either give it about \d+ hours a week/);
    const enough = draft({ title: 'Run a marathon', targetDate: addDays(testDay, 700) }).overview;
    expect(enough).not.toContain('longer than you have');
  });

  it.each([
    ['Pass my driving theory test', 'pass my driving theory test before christmas', '2026-12-24'],
    ['Bring my HbA1c under 7', 'Bring my HbA1c under 7 before my check-up on the 18th of January', '2027-01-18'],
    ["Submit my master's thesis", "Submit my master's thesis on 15 January", '2027-01-15'],
    ['Have the talk with my flatmate', 'have the talk with my flatmate, before Wednesday', '2026-11-24'],
  ])('says what to cut where the day cannot move: "%s"', (title, text, targetDate) => {
    const { overview } = draft({ title, text, targetDate });
    expect(overview).toMatch(/longer than you have.*\bdo (?:about|of) .*each step.*save most in step \d, “/);
    expect(overview).not.toContain('move the date');
    expect(overview).toMatch(/would be done by \d{4}-\d\d-\d\d/);
  });

  it('proposes a later date where the person chose it', () => {
    const text = 'Learn Spanish up to B2 by 31 January';
    expect(draft({ title: 'Learn Spanish up to B2', text, targetDate: '2027-01-31' }).overview).toContain(
      'move the date towards',
    );
  });

  it('leaves what follows the exam or the hand-in to the time after it', () => {
    const text = 'get my ham radio licence, exam is 6 feb';
    const { milestones } = draft({ title: 'Get my ham radio licence', text, targetDate: '2027-02-06' });
    const exam = milestones.findIndex(({ title }) => title.startsWith('Sit the'));
    expect(milestones[exam]?.dueDate).toBe('2027-02-06');
    expect(exam).toBeLessThan(milestones.length - 1);
    const after = milestones.slice(exam + 1).map(({ description }) => description);
    expect(after.filter((one) => !one.endsWith('This comes after 2027-02-06.'))).toEqual([]);
    expect(milestones[exam]?.description).not.toContain('This comes after');
  });

  it.each([
    ['Get my nursing diploma from Manila recognised in Germany', 'in Germany', 'in Manila'],
    ['Apply for German citizenship', 'of Germany', 'the country you live in'],
    ['Bring my parents from Lagos to live with us', 'in the country where you live', 'in Lagos is'],
    ['Build a cedar strip canoe in the garage', 'your cedar strip canoe', 'your garage'],
    ['Touch my toes', 'your hamstrings', 'touch my toes for'],
    ['Clear the loft before we put the house on the market', 'your loft', 'your house'],
    ['Forgive myself for putting Mum in the home', 'about your parents', 'parenting'],
    ["Build a ramp to our front door for my wife's wheelchair", 'seats for the ramp', 'seats in the ramp'],
    ['Stop working weekends', 'time for rest at weekends', 'time for free weekends'],
  ])('fills the slots of "%s" with sound phrases', (title, said, never) => {
    const { overview, milestones } = draft({ title });
    const texts = [overview, ...milestones.map((step) => `${step.title}. ${step.description}`)].join(' ');
    expect(texts).toContain(said);
    expect(texts).not.toContain(never);
  });

  it('counts with the number that was said, in the step that counts', () => {
    const { milestones } = draft({ title: 'Learn 20 new words of English every week' });
    const at = milestones.findIndex(({ description }) => description.includes('Your mark: 20 new words a week.'));
    expect(milestones[at]?.description).toContain('Where a number here differs, yours counts.');
    expect(at).toBeLessThan(milestones.length - 1);
    const grades = draft({ title: 'Get my maths grade from a 4 to a 7 in the June GCSE exams' });
    expect(JSON.stringify(grades.milestones)).not.toContain('7 GCSE exams');
  });

  it('gives a goal for tomorrow steps on that day only, with a task in time', () => {
    const { milestones, timelines } = draft({ title: 'Pass my exam', targetDate: addDays(testDay, 1) });
    expect(new Set(milestones.map(({ dueDate }) => dueDate))).toEqual(new Set([addDays(testDay, 1)]));
    expect(timelines.map(({ timeframe }) => timeframe)).toEqual(['month-1', 'week-1']);
  });

  it('gives no dates without a target, or when the target has passed', () => {
    for (const targetDate of [null, addDays(testDay, -1)]) {
      const { milestones, timelines, overview } = roadmapDraft.parse(draft({ title: 'Learn Spanish', targetDate }));
      expect(milestones.every(({ dueDate }) => dueDate === null)).toBe(true);
      expect(timelines.flatMap(({ todos }) => todos).every(({ dueDate }) => dueDate === null)).toBe(true);
      expect(timelines.map(({ timeframe }) => timeframe)).toContain('week-1');
      expect(overview).toContain(targetDate ? 'has passed, so the days' : 'named no date');
    }
  });

  it.each([
    ['Learn Italian to B1 by June 2027', undefined, '2027-06-30'],
    ['Learn Italian', 'I would like to reach B1 by June 2027.', '2027-06-30'],
    ['Learn Italian by May 2027', 'My course ends in June 2027', '2027-05-31'],
    ['Learn Italian within 3 months', undefined, '2027-02-21'],
    ['Learn Italian by June 2025', undefined, undefined],
    ['Learn Italian', undefined, undefined],
  ])('dates a goal without a target date by its text: "%s", "%s"', (title, description, day) => {
    const { milestones, overview, timelines } = roadmapDraft.parse(draft({ title, description }));
    expect(milestones.at(-1)?.dueDate ?? undefined).toBe(day);
    expect(milestones.every(({ dueDate }) => (dueDate === null) === (day === undefined))).toBe(true);
    expect(timelines.flatMap(({ todos }) => todos).every(({ dueDate }) => (dueDate === null) === !day)).toBe(true);
    expect(overview).toContain(day ? `until ${day}` : 'named no date');
  });

  it('ignores a date in the text when a target date was set, passed or not', () => {
    const title = 'Learn Italian by June 2027';
    expect(draft({ title, targetDate: '2027-03-01' }).milestones.at(-1)?.dueDate).toBe('2027-03-01');
    expect(draft({ title, targetDate: '2026-03-01' }).milestones.at(-1)?.dueDate).toBeNull();
  });

  describe('for weight to be lost faster than is sound', () => {
    const kilosIn = (titles: readonly string[]) =>
      titles.flatMap((title) => [...title.matchAll(/([\d.]+) kg/g)].map(([, kilos]) => Number(kilos)));

    it.each([
      [20, 14],
      [20, 5],
      [20, 1],
      [20, 0],
      [10, 21],
      [10, 70],
      [10, 75],
      [40, 200],
      [60, 430],
      [100, 1200],
    ])('%d kg in %d days: no part is faster than a kilo a week', (kilos, days) => {
      const targetDate = addDays(testDay, days);
      const { milestones } = draft({ title: `Lose ${kilos} kg`, targetDate });
      expect(milestones.at(-1)?.dueDate).toBe(targetDate);
      let [lost, on] = [0, testDay];
      for (const { title, dueDate } of milestones) {
        const [now] = kilosIn([title]);
        if (now === undefined || !dueDate) continue;
        expect(now - lost).toBeLessThanOrEqual(daysBetween(on, dueDate) / 7 + 0.1);
        expect(now).toBeLessThanOrEqual(daysBetween(testDay, dueDate) / 7 + 0.001);
        [lost, on] = [now, dueDate];
      }
    });

    it('ends with what is realistic by then', () => {
      const { milestones } = draft({ title: 'Lose 20 kg', targetDate: addDays(testDay, 14) });
      expect(milestones.at(-1)?.title).toContain('2 kg');
      expect(milestones.at(-1)?.description).toContain(
        'About 2 kg is realistic by 2026-12-05: 20 kg take about 5 months',
      );
      expect(JSON.stringify(draft({ title: 'Lose 3 kg a week' }).milestones)).not.toContain('3 kg');
      const near = draft({ title: 'Lose 20 kg', targetDate: addDays(testDay, 2) }).milestones;
      expect(JSON.stringify(near)).not.toContain('all 20 kg');
    });
  });

  it.each([
    [
      'Lose 20 kg',
      14,
      'That is faster than is safe: 20 kg take about 5 months. About 2 kg is realistic by 2026-12-05; a safer date for all of it is 2027-04-10.',
    ],
    ['Lose 20 pounds', 14, 'That is faster than is safe: 20 lb take about 10 weeks.'],
    ['Lose 20 kg', 1, 'That is faster than is safe: 20 kg take about 5 months.'],
    ['Lose 3 kg a week', undefined, 'That is faster than is safe: 1 kg a week is the most'],
  ])('gives a one-line warning for "%s" in %s days', (title, days, line) => {
    const warning = paceWarning({
      title,
      targetDate: days === undefined ? null : addDays(testDay, days),
      today: testDay,
      timeZone: 'UTC',
    });
    expect(warning).toContain(line);
    expect(warning).not.toContain('\n');
  });

  it.each([
    ['Lose 10 kg', 200],
    ['Lose 20 kg', undefined],
    ['Read 24 books', 2],
    ['Save €50,000', 14],
    ['Lose half a kilo a week', 60],
  ])('gives no warning for "%s" in %s days', (title, days) => {
    const targetDate = days === undefined ? null : addDays(testDay, days);
    expect(paceWarning({ title, targetDate, today: testDay, timeZone: 'UTC' })).toBeUndefined();
  });

  it('gives the same roadmap for the same words, date and zone', () => {
    fc.assert(
      fc.property(anyGoal, ({ days, ...goal }) => {
        const input = { ...goal, targetDate: addDays(goal.today, days) };
        expect(draftRoadmap(structuredClone(input))).toEqual(draftRoadmap(input));
      }),
      { numRuns: 50 },
    );
  });

  it('leaves no placeholder and no doubled word in any text', () => {
    for (const title of examples) {
      const text = JSON.stringify(draft({ title, targetDate: '2027-11-21' }));
      expect(text).not.toMatch(
        /\{(?:goal|subject|total|Subject|\d)|undefined|\bNaN\b|\b(the the|a a|your your|the your|of of|for for)\b/,
      );
    }
  });

  it.each([
    ['Lose 10 kg', ['2 kg', '4 kg', '6 kg', '8 kg', '10 kg']],
    ['Read 24 books', ['5 books', '12 books', '19 books', '24 books']],
    ['Save €5,000 for a car', ['€2,500', '€5,000']],
    ['Pay off £3,500 of debt', ['£700', '£1,750', '£2,650', '£3,500']],
    ['Run a half marathon', ['6.5 km', '13.5 km', '18 km', '21.1 km']],
    ['Do 10 pull-ups', ['3 pull-ups', '5 pull-ups', '8 pull-ups', '10 pull-ups']],
    ['Make 3 new friends', ['first new friend', '2 new friends', '3 new friends']],
    ['Earn €500 a month on the side', ['€100 a month', '€250 a month', '€500 a month']],
    ['Write a novel of 80,000 words', ['8,000 words', '40,000 words', '80,000 words']],
  ])('splits the amount of "%s" over the step titles', (title, parts) => {
    const titles = titlesOf(title).join(' | ');
    for (const part of parts) expect(titles).toContain(part);
  });

  it.each([
    ['Collect 12 old maps', ['4 old maps', '8 old maps', '12 old maps']],
    ['Learn Spanish, 30 minutes a day', ['30 minutes a day']],
    ['Get down to 70 kg', ['70 kg']],
    ['Sleep 8 hours a night', ['8 hours']],
    ['Read 2 books', ['2 books']],
    ['Donate €1,000 to charity', ['€1,000']],
  ])('names the amount of "%s" in its steps', (title, parts) => {
    const steps = JSON.stringify(draft({ title, targetDate: '2027-11-21' }).milestones);
    for (const part of parts) expect(steps).toContain(part);
  });

  it('plans for the race rather than for what the person has run so far', () => {
    const text = "I've signed up for the Leeds half and I've only ever run 5k";
    const { milestones } = draft({ title: 'Run the Leeds half', text, targetDate: '2027-04-25' });
    expect(milestones.map(({ title }) => title).join()).not.toMatch(/all 5 km/);
    expect(milestones[0]?.description).toContain("You start from “I've only ever run 5k”");
  });

  it('tells once where the person stands', () => {
    const text = 'Run a half marathon in April. I run 5 km now and have two evenings a week';
    const [first] = draft({ title: 'Run a half marathon', text, targetDate: '2027-04-25' }).milestones;
    expect(first?.description).toContain('You start from “I run 5 km”.');
    expect(first?.description).not.toContain('Your starting point');
  });

  it('takes an amount from the message when the title has none', () => {
    const { milestones } = draft({
      title: 'Lose weight',
      text: 'I want to lose weight, about 12 kg within a year',
      targetDate: '2027-11-21',
    });
    expect(milestones.at(-1)?.title).toContain('12 kg');
  });

  it('names the pace, and warns when it is not sound', () => {
    expect(draft({ title: 'Read 24 books', targetDate: '2027-11-21' }).overview).toContain('about 2 books a month');
    expect(draft({ title: 'Lose 10 kg', targetDate: '2027-11-21' }).overview).not.toContain('faster than');
    expect(draft({ title: 'Lose 10 kg', targetDate: addDays(testDay, 21) }).overview).toContain(
      'faster than the half to one kilo',
    );
  });

  it('gives a goal about sugar steps about sugar', () => {
    const titles = titlesOf('Quit sugar for 30 days').join(' | ');
    expect(titles).toMatch(/sugar|sweet/i);
    expect(titles).not.toMatch(/bedtime|150 minutes/i);
  });

  it('describes this very goal in three paragraphs', () => {
    for (const title of examples) {
      const { overview } = draft({ title, targetDate: '2027-11-21' });
      expect(overview.split('\n\n')).toHaveLength(3);
      expect(overview).toContain(tidyWords(title).slice(0, 40));
    }
    expect(titlesOf('Get a new job as a nurse').join()).toContain('nursing');
    expect(titlesOf('Learn Spanish').join()).toContain('Spanish');
  });

  it.each([
    ['Sell my grandfather’s stamps', "your grandfather's stamps"],
    ['Repair the church clock', 'the church clock'],
    ['Have it out with my brother', 'your brother'],
  ])('names the person’s own things when no kind fits: %s', (title, own) => {
    const { milestones } = draft({ title });
    const naming = milestones.filter((step) => `${step.title} ${step.description}`.includes(own));
    expect(naming.length).toBeGreaterThanOrEqual(3);
  });

  it.each([
    ["Sell dad's bungalow", "your dad's bungalow"],
    ["Restore my grandfather's old Vespa", "your grandfather's old Vespa"],
    ['Restore my old Vespa', 'your old Vespa'],
    ["Plan my mum's 70th birthday", "your mum's 70th birthday"],
    ["Plan my mum's 70th birthday", 'please your mum most'],
  ])('names whose thing it is: %s', (title, own) => {
    const { milestones } = draft({ title });
    const text = milestones.map((step) => `${step.title}. ${step.description}`).join(' ');
    expect(text).toContain(own);
    expect(text).not.toMatch(/(?:the|your) your/i);
  });

  it('puts a task that names the person’s own thing into a step that does not', () => {
    const { milestones } = draft({ title: 'Learn to ski in Zermatt' });
    const added = milestones.filter(({ description }) => /(?:First|Also): .*\.$/.test(description));
    expect(added.length).toBeGreaterThanOrEqual(1);
    for (const { description } of added) expect(description.split(/(?:First|Also): /)[1]).toMatch(/skiing|Zermatt/);
    const nothingNamed = draft({ title: 'Go on a trip' }).milestones.map(({ description }) => description);
    expect(nothingNamed.join(' ')).not.toMatch(/(?:First|Also): [a-z]/);
  });

  it('follows the text rather than a category left at its default', () => {
    expect(draft({ title: 'Lose 10 kg', category: 'personal' }).milestones[0]?.title).toContain('what you eat');
  });

  it('drafts from the read message of the spec’s first example', () => {
    const text = 'I want to get a new job within 3 months';
    const wish = readMessage({ text, today: testDay, timeZone: 'UTC' }).wish;
    const { milestones, suggestions } = draft({
      title: wish.title ?? '',
      category: wish.category,
      targetDate: wish.targetDate ?? null,
      text,
    });
    expect(milestones).toHaveLength(8);
    expect(milestones.at(-1)).toMatchObject({
      title: 'Negotiate the offer, sign it, and leave well',
      dueDate: '2027-02-21',
      timeframe: '1-3months',
    });
    expect(suggestions).toHaveLength(3);
  });
});

describe('a plan to stop a habit', () => {
  it.each([
    ['Stop smoking', /^Stop smoking/],
    ['Quit vaping', /^(?:Throw the vape away|Stop now)/],
    ['Quit weed', /^Get through the first ten days/],
  ])('counts no days without it before its quit day: %s', (title, quits) => {
    const wish = { title, category: 'health', targetDate: '2027-06-30', today: '2026-11-28', timeZone: 'UTC' } as const;
    const { milestones, timelines } = draftRoadmap(wish);
    const quitDay = milestones.find((step) => quits.test(step.title))?.dueDate ?? '';
    const before = [...milestones, ...timelines.flatMap(({ todos }) => todos)].filter(
      ({ dueDate }) => dueDate !== null && dueDate !== undefined && dueDate < quitDay,
    );
    expect(before.length).toBeGreaterThan(5);
    const free = before.filter((one) => /days without|(?:smoke-free|clean) days|stay without/i.test(one.title));
    expect(free).toEqual([]);
  });
});
