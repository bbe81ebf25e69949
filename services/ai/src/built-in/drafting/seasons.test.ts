import { describe, expect, it } from '@jest/globals';
import { addDays } from '@pathwise/contracts/roadmap-calendar.rules';
import { draftRoadmap } from './draft-roadmap.rules.ts';
import { inSeason } from './seasons.rules.ts';

const today = '2026-11-28';
const daysOf = (title: string, { targetDate = null, timeZone = 'Europe/London', on = today } = {} as Asked) =>
  draftRoadmap({ title, targetDate, today: on, timeZone });
interface Asked {
  targetDate?: string | null;
  timeZone?: string;
  on?: string;
}
const dayOf = (title: string, step: RegExp, asked?: Asked) => {
  const found = daysOf(title, asked).milestones.find((one) => step.test(one.title));
  return found?.dueDate ?? found?.estimatedDate ?? '';
};

describe('a step that has its months', () => {
  it.each([
    ['Grow my own vegetables', /^Sow or plant/, '2027-03-01', '2027-07-31'],
    ['Grow my own vegetables', /^Eat a meal/, '2027-07-01', '2027-10-31'],
    ['Get an allotment', /through the summer/, '2027-07-01', '2027-09-30'],
    ['Get an allotment', /^Harvest/, '2027-07-01', '2027-10-31'],
    ['Keep bees', /settle it in spring/, '2027-04-01', '2027-06-30'],
    ['Keep bees', /first spring flight/, '2028-03-01', '2028-04-30'],
    ['Plant a flower garden', /^Plant in groups/, '2027-03-01', '2027-05-31'],
    ['Make a balcony garden', /after the last frost/, '2027-04-01', '2027-06-30'],
    ['Learn to ski', /first three mornings/, '2026-12-01', '2027-04-30'],
    ['Climb the Matterhorn', /in its summer/, '2027-07-01', '2027-09-30'],
    ['Climb Kilimanjaro', /^Go up/, '2026-12-01', '2027-06-30'],
    ['Swim the length of Windermere', /^Do long swims/, '2027-06-01', '2027-09-30'],
  ])('comes in them, without a date, said in November: "%s", %s', (title, step, from, to) => {
    const day = dayOf(title, step);
    expect([day >= from, day <= to, day]).toEqual([true, true, day]);
  });

  it('waits half a year longer, or less, south of the equator', () => {
    const day = dayOf('Grow my own vegetables', /^Sow or plant/, { timeZone: 'Australia/Sydney' });
    expect([day >= today, day <= '2027-01-31']).toEqual([true, true]);
    const sown = dayOf('Grow my own vegetables', /^Sow or plant/, { timeZone: 'Australia/Sydney', on: '2026-04-10' });
    expect([sown >= '2026-09-01', sown <= '2027-01-31']).toEqual([true, true]);
  });

  it('ends an undated plan with its harvest, and the overview names that day', () => {
    const { overview, milestones } = daysOf('Grow my own vegetables');
    expect(overview).toContain(`${milestones.at(-1)?.estimatedDate} would be a fair date`);
  });

  it('keeps its months before a date too, in order', () => {
    const { milestones } = daysOf('Grow my own vegetables', { targetDate: '2028-10-01' });
    const days = milestones.map(({ dueDate }) => dueDate ?? '');
    expect(days).toEqual(days.toSorted());
    const sown = Number(dayOf('Grow my own vegetables', /^Sow or plant/, { targetDate: '2028-10-01' }).slice(5, 7));
    expect([sown >= 3, sown <= 7]).toEqual([true, true]);
  });

  it('says so where the date leaves its months out', () => {
    const { milestones, overview } = daysOf('Grow my own vegetables', { targetDate: '2027-01-31' });
    const sow = milestones.find(({ title }) => title.startsWith('Sow'));
    expect(sow?.description).toContain('Its season is March to July, which your date leaves out');
    expect(overview).toMatch(/move the date towards 2027-0[7-9]/);
  });

  it('does not wait indoors', () => {
    expect(dayOf('Grow herbs on my windowsill', /^Sow or plant/) < '2027-02-01').toBe(true);
  });

  it('moves the steps after it and none before it', () => {
    const season = { today, isSouthern: false };
    const steps = [{}, { months: [3, 5] as const }, {}];
    const [first, sown = 0, last] = inSeason([2, 10, 20], steps, season);
    expect([first, last]).toEqual([2, sown + 10]);
    expect(addDays(today, sown) >= '2027-03-01').toBe(true);
  });
});
