import { describe, expect, it } from '@jest/globals';
import { archetypes, kinds } from '../kinds/generated/all.ts';
import { draftFor, draftRoadmap } from './draft-roadmap.rules.ts';
import { blanksFor } from './fill-in.rules.ts';
import type { GoalRead } from './read-goal.rules.ts';
import { regenerateSuggestions } from './suggestions.rules.ts';
import { otherVersions } from './versions.rules.ts';

const today = '2026-11-22';
const titlesOf = ({ milestones }: ReturnType<typeof draftRoadmap>) => milestones.map(({ title }) => title);
const again = (title: string, already: readonly string[], targetDate: string | null = '2027-11-22') =>
  draftRoadmap({ title, targetDate, today, timeZone: 'UTC', already });

describe('another version of a plan', () => {
  it.each(['Learn the cello', 'Sell my old Golf', 'Lose 10 kg', 'Ask my landlord for a new boiler'])(
    'differs from the one that is shown in at least three steps, several times in a row: %s',
    (title) => {
      let shown = titlesOf(again(title, []));
      const seen = [shown];
      for (let i = 0; i < otherVersions; i++) {
        const next = titlesOf(again(title, shown));
        for (const other of seen) expect(next.filter((step) => !other.includes(step)).length).toBeGreaterThanOrEqual(3);
        seen.push(next);
        shown = next;
      }
    },
  );

  it('comes back to the first one after the others', () => {
    const first = titlesOf(again('Lose 10 kg', []));
    let shown = first;
    for (let i = 0; i <= otherVersions; i++) shown = titlesOf(again('Lose 10 kg', shown));
    expect(shown).toEqual(first);
  });

  it('is the first one when none of the steps shown is known', () => {
    expect(titlesOf(again('Learn the cello', ['Something of my own']))).toEqual(titlesOf(again('Learn the cello', [])));
  });

  it('goes by what is done where the wish names it, with the cautions of its kind', () => {
    const title = 'Renovate the kitchen with my brother';
    let shown = titlesOf(again(title, []));
    for (let i = 0; i < otherVersions; i++) shown = titlesOf(again(title, shown));
    const { overview, milestones } = again(title, shown);
    expect(milestones.map((step) => step.title).some((step) => shown.includes(step))).toBe(false);
    expect(overview.split('\n\n')).toHaveLength(3);
  });

  it('of every kind and archetype keeps the first and the last step, in five to eight steps on days in order', () => {
    for (const kind of [...kinds, ...archetypes]) {
      const blanks = blanksFor(kind, { title: kind.name, words: '', quantities: [], parts: {} });
      const goal: GoalRead = {
        kind,
        title: kind.name,
        words: '',
        target: '2027-06-01',
        timeZone: 'UTC',
        quantities: [],
        blanks,
        hoursAWeek: undefined,
      };
      const drafts = [0, 1, 2].map((version) => draftFor(goal, { today, version }));
      const [first = [], ...others] = drafts.map(titlesOf);
      for (const titles of others) {
        expect([titles[0], titles.at(-1)]).toEqual([first[0], first.at(-1)]);
        expect(titles.length).toBe(first.length);
        expect(new Set(titles).size).toBe(titles.length);
        expect(titles.filter((title) => !first.includes(title)).length).toBeGreaterThanOrEqual(1);
      }
      for (const { milestones, suggestions } of drafts) {
        const days = milestones.map(({ dueDate }) => dueDate ?? '');
        expect(days.toSorted()).toEqual(days);
        const steps = milestones.map(({ title }) => title);
        expect(suggestions.filter(({ title }) => steps.includes(title))).toEqual([]);
        expect(suggestions).toHaveLength(3);
      }
    }
  });
});

describe('the same steps with days', () => {
  it.each(['Learn the cello', 'Sell my old Golf', 'Lose 10 kg', 'Ask my landlord for a new boiler'])(
    'are those that are shown, whichever version that is, also where the time is short: %s',
    (title) => {
      for (const targetDate of ['2026-12-06', '2027-11-22']) {
        let shown = titlesOf(again(title, [], null));
        for (let i = 0; i <= otherVersions; i++) {
          const goal = { title, today, timeZone: 'UTC', already: shown, sameSteps: true };
          const { milestones, overview } = draftRoadmap({ ...goal, targetDate });
          expect(milestones.map((step) => step.title)).toEqual(shown);
          const days = milestones.map(({ dueDate }) => dueDate ?? '');
          expect(days.toSorted()).toEqual(days);
          expect([days.every((day) => day > today), days.at(-1)]).toEqual([true, targetDate]);
          expect(overview).toContain(targetDate);
          shown = titlesOf(again(title, shown, null));
        }
      }
    },
  );
});

describe('suggestions asked for again', () => {
  it('do not repeat for ten clicks, for every kind and archetype', () => {
    for (const { name } of [...kinds, ...archetypes]) {
      const goal = { title: name, category: 'personal', today, targetDate: null, timeZone: 'UTC' } as const;
      let shown = regenerateSuggestions({ ...goal, already: [] }).map(({ title }) => title);
      const all = [...shown];
      for (let click = 0; click < 10; click++) {
        // The page sends only those it shows.
        shown = regenerateSuggestions({ ...goal, already: shown }).map(({ title }) => title);
        all.push(...shown);
      }
      expect(new Set(all).size).toBe(33);
    }
  });
});
