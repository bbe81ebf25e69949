import { describe, expect, it } from '@jest/globals';
import { readMessage } from '../reading/read-wish.rules.ts';
import { draftRoadmap } from './draft-roadmap.rules.ts';
import { namesPlace } from './named-place.rules.ts';

const today = '2026-11-28';
function drafted(text: string) {
  const { wish } = readMessage({ text, today, timeZone: 'UTC' });
  const { title = text, category = 'personal', targetDate = null } = wish;
  const draft = draftRoadmap({ title, description: text, category, targetDate, today, timeZone: 'UTC' });
  const tasks = draft.timelines.flatMap(({ todos }) => todos.map((todo) => todo.title));
  return {
    ...draft,
    all: [draft.overview, ...draft.milestones.flatMap((one) => [one.title, one.description]), ...tasks].join('\n'),
  };
}
const ofOtherRooms = /clothes and shoes|kitchen and bathroom|all paper|one room at a time|Monday bathroom/i;

describe('a plan for one place of a home', () => {
  it.each([
    ['I want to declutter the garage', 'your garage'],
    ['clear out the attic', 'your attic'],
    ['empty the cellar', 'your cellar'],
    ['clear the shed', 'your shed'],
    ['declutter my wardrobe', 'your wardrobe'],
    ['declutter the kitchen', 'your kitchen'],
    ['clear the loft before we sell the house', 'your loft'],
    ['declutter the garage and the attic', 'your garage and attic'],
  ])('names no other room: "%s"', (text, place) => {
    const { all, milestones } = drafted(text);
    expect(all).not.toMatch(ofOtherRooms);
    expect(milestones.filter(({ title }) => title.includes(place)).length).toBeGreaterThanOrEqual(4);
    expect(milestones.length).toBeGreaterThanOrEqual(5);
  });

  it('has no round through the home for one dirty room', () => {
    const { all } = drafted('clean the kitchen');
    expect(all).toContain('Clean your kitchen once from top to bottom');
    expect(all).not.toMatch(ofOtherRooms);
  });

  it.each(['declutter my home', 'declutter the house in 60 days', 'get rid of clutter', 'clear out one room a week'])(
    'is none for "%s"',
    (text) => expect(drafted(text).all).toMatch(/kitchen and bathroom/),
  );

  it.each([
    ['the garage of our house', true],
    ['my home office', true],
    ['the whole house, and the garage', false],
    ['my flat', false],
    ['everything', false],
    ['the kids’ room', true],
  ])('is meant by "%s": %s', (text, isMeant) => expect(namesPlace(`Declutter ${text}`)).toBe(isMeant));
});

describe('a list that a wish names', () => {
  it.each([
    [
      'I want a healthier lifestyle: better sleep, more energy, balanced meals and less stress, with weekly goals and daily habits',
      'sleep, energy, meals and stress',
    ],
    ['I want a healthier lifestyle: better sleep and less stress', 'sleep and stress'],
    ['I want a healthier lifestyle with more energy', 'energy'],
    ['I want a healthier lifestyle', 'sleep, meals and movement'],
    ['healthier lifestyle: meals, sleep', 'meals and sleep'],
    ['a healthier lifestyle, I am stressed and always tired', 'stress and energy'],
  ])('stands in the overview as a whole, and in no title: "%s"', (text, list) => {
    const { all, overview } = drafted(text);
    expect(overview).toContain(`one small goal for the week that helps with ${list}, without`);
    expect(all).not.toContain(`keep what helped with ${list}`);
  });
});
