import { describe, expect, it } from '@jest/globals';
import { draftRoadmap } from './draft-roadmap.rules.ts';

const today = '2026-11-22';
const draft = (title: string, description = title) =>
  draftRoadmap({ title, description, targetDate: null, today, timeZone: 'Europe/London' });
const titles = (title: string, description?: string) => draft(title, description).milestones.map((step) => step.title);

describe('what is there already', () => {
  it.each([
    ['Finish the quilt', 'Finish the quilt', 'Choose size'],
    ['Crochet twelve hats', 'Crochet twelve hats for the shelter, 4 done', 'Crochet twenty chains'],
    ['Knit mittens for the family', 'Knit mittens for the family (5 pairs, two finished)', 'first twenty rows'],
  ])('comes first for "%s"', (title, text, first) => {
    const steps = titles(title, text);
    expect(steps[0]).toBe('Begin from what is there already');
    expect(steps.filter((step) => step.includes(first))).toEqual([]);
    expect(steps.length).toBeGreaterThanOrEqual(5);
  });

  it('is nothing for whoever only begins', () => {
    expect(titles('Make a quilt')).not.toContain('Begin from what is there already');
    expect(titles('Knit 5 scarves and get them done by May')).not.toContain('Begin from what is there already');
  });

  it.each([
    ['Pass the B1 French exam', 'Pass the B1 French exam, I have booked 3 March'],
    ['Pass the driving theory test', 'Pass the driving theory test, it is on 14 January'],
  ])('is the seat of "%s" where it is booked', (title, text) => {
    const booking = /^Book .*(?:exam|test)\b/;
    expect(titles(title).some((step) => booking.test(step))).toBe(true);
    expect(titles(title, text).filter((step) => booking.test(step))).toEqual([]);
  });

  it('is no seat that is still to be booked', () => {
    const text = 'Pass the B1 French exam. I have not booked it yet';
    expect(titles('Pass the B1 French exam', text).some((step) => /^Book .*exam/.test(step))).toBe(true);
  });
});

describe('sentences about amounts', () => {
  const said = (title: string, text = title) =>
    draft(title, text)
      .milestones.map(({ description }) => description)
      .join(' ');

  it.each([
    ['Be a good aunt to a girl 900 km away', 'Be a good aunt to a girl 900 km away'],
    ['Plan the summer party', 'Plan the summer party, me and 2 cousins'],
    ['Start a podcast about chess', 'me and 3 friends start a podcast about chess'],
  ])('only repeat no number in "%s"', (title, text) => expect(said(title, text)).not.toContain('You named'));

  it.each([
    'Be a calmer dad. They are 3 and 5',
    'Buy a cooker for my aunt, in Chile always the 10',
    'Save an emergency fund, about 45 000 rand',
  ])('take no number for a start in "%s"', (text) =>
    expect(said(text.split(/[.,]/)[0] ?? '', text)).not.toContain('You start from'),
  );

  it('are a start where they say how somebody stands', () => {
    expect(said('Win members for our choir', 'Win members for our choir, only 9 left')).toContain(
      'You start from “only 9 left”',
    );
  });

  it('call a sum that nobody named an example', () => {
    expect(said('Pay off my credit card')).toContain('For example, 3,000 over');
    expect(said('Pay off my credit card', 'Pay off my credit card, £2,400')).not.toContain('For example, ');
  });

  it('leave out a distance that a story only mentions', () => {
    const story = `We have paddled lakes for years but never carried a boat. In July we want to do a week's canoe trip in Quetico, just the
two of us and the dog. We own a boat that weighs too much, a good tent and no idea about food, and the way in is over a 3 km trail.`;
    expect(JSON.stringify(draft("A week's canoe trip in Quetico", story))).not.toMatch(/\d km in training|\b3 km\b/);
  });
});
