import { describe, expect, it } from '@jest/globals';
import { readEdit } from './edit.rules.ts';
import { askedFor } from './edit-asked.rules.ts';
import type { EditRequest } from './edit-request.ts';
import { otherFrequency } from './other-frequency.rules.ts';

const titles = [
  'Stretch twice a week',
  'Practise the drums 20 minutes a day',
  'Lay aside £300 a month',
  'Read 400 words a night',
  'Reach 1200 on the chess list',
  'Ask 12 neighbours',
];
const steps = titles.map((title, n) => ({ id: String(n + 1), title, completed: false }));
const plan = { title: 'A better year', targetDate: '2027-10-31', steps };
const context = { plan, today: '2026-11-22', timeZone: 'Europe/London', inView: true };
const readings = (text: string): EditRequest[] => {
  const request = readEdit(text, context)?.request;
  return request?.do === 'choose' ? request.requests : request ? [request] : [];
};

describe('how often a step is done', () => {
  it.each([
    ['stretching only once a week, my shoulder hurts', 'Stretch once a week'],
    ['stretch every day instead of twice', 'Stretch every day'],
    ['stretching 3x from now on', 'Stretch three times a week'],
    ['stretching four times a week says my coach', 'Stretch four times a week'],
  ])('becomes another in "%s"', (text, title) => {
    expect(otherFrequency(askedFor(text, context))).toEqual([{ do: 'rename', stepId: '1', title }]);
    expect(readings(text)).toContainEqual({ do: 'rename', stepId: '1', title });
  });

  it.each([
    'stretching twice a week is fine',
    'I swim once a week',
    'stretching was once a week',
    'I can stretch five times a week now',
  ])('stays in "%s"', (text) => {
    expect(otherFrequency(askedFor(text, context))).toEqual([]);
  });
});

describe('another figure for a step', () => {
  it.each<[string, string, string]>([
    ['can do an hour a day now I have finished college, change the practice', '2', 'Practise the drums an hour a day'],
    ['got a rise, I can put 450 a month away', '3', 'Lay aside £450 a month'],
    ['I managed 600 words all week so let’s make that the number', '4', 'Read 600 words a night'],
    ['Please raise the target rating to 1500', '5', 'Reach 1500 on the chess list'],
    ['the council only allows eight neighbours so that needs changing', '6', 'Ask eight neighbours'],
    ['12 neighbours won’t happen with two kids, 10 then', '6', 'Ask 10 neighbours'],
  ])('is read from "%s"', (text, stepId, title) => {
    expect(readings(text)).toContainEqual({ do: 'rename', stepId, title });
  });
});
