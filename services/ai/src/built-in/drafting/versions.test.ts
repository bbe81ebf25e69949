import { describe, expect, it } from '@jest/globals';
import type { RoadmapDraft } from '@pathwise/contracts/roadmap';
import { archetypes, kinds } from '../kinds/generated/all.ts';
import type { Archetype } from '../kinds/kind.ts';
import { beginsWithVerb } from '../reading/word-forms.ts';
import { draftFor, draftRoadmap } from './draft-roadmap.rules.ts';
import { blanksFor, fillIn } from './fill-in.rules.ts';
import { grammarFaults } from './grammar.rules.ts';
import { closestKindsOf, type GoalRead, readGoal } from './read-goal.rules.ts';
import { nextSuggestions } from './suggestions.rules.ts';
import { hasVersion } from './suited-steps.rules.ts';
import { otherVersions } from './versions.rules.ts';

const today = '2026-11-22';
const titlesOf = ({ milestones }: ReturnType<typeof draftRoadmap>) => milestones.map(({ title }) => title);
const again = (title: string, already: readonly string[], targetDate: string | null = '2027-11-22') =>
  draftRoadmap({ title, targetDate, today, timeZone: 'UTC', already });

const otherTasks = 'Other tasks lead to them';

describe('another version of a plan', () => {
  it.each(['Learn the cello', 'Buy a home', 'Ask my landlord for a new boiler', 'Sell my old Golf', 'Lose 10 kg'])(
    'differs from the one that is shown in two steps or more, has other tasks, or is the same: %s',
    (title) => {
      let shown = titlesOf(again(title, []));
      for (let i = 0; i <= otherVersions; i++) {
        const next = again(title, shown);
        const titles = titlesOf(next);
        const isOther = titles.filter((step) => !shown.includes(step)).length >= 2;
        const hasOtherTasks = next.overview.includes(otherTasks);
        expect(isOther && hasOtherTasks).toBe(false);
        if (!isOther) expect(titles).toEqual(shown);
        shown = titles;
      }
    },
  );

  it('keeps the steps for a stated limit and gives no step the text of another', () => {
    const goal = { title: 'Run 5 km', description: 'I have a bad knee', targetDate: null, today, timeZone: 'UTC' };
    const [first, ...others] = [0, 1, 2].map((version) => draftFor(readGoal(goal), { today, version }));
    const forThem = titlesOf(first as ReturnType<typeof draftRoadmap>).filter((title) => /knee/.test(title));
    expect(forThem.length).toBeGreaterThan(0);
    for (const other of others) {
      expect(titlesOf(other)).toEqual(expect.arrayContaining(forThem));
      for (const { title, description } of other.milestones)
        if (/shoes/i.test(title)) expect(description).not.toMatch(/^Smaller and slower/);
    }
  });

  it('puts no tip in place of a large step, and none that stands beside the plan', () => {
    for (const [kind, goal] of goals().filter(([, goal]) => hasVersion(goal, 1, today))) {
      const [first, other] = [0, 1].map((version) => draftFor(goal, { today, version })) as [
        RoadmapDraft,
        RoadmapDraft,
      ];
      const large = new Set(kind.steps.filter(({ hours }) => hours > 2).map(({ title }) => fillIn(title, goal.blanks)));
      const gone = titlesOf(first).filter((title) => !titlesOf(other).includes(title));
      expect([kind.id, gone.filter((title) => large.has(title))]).toEqual([kind.id, []]);
      const beside = first.suggestions.map(({ title }) => title);
      expect([kind.id, titlesOf(other).filter((title) => beside.includes(title))]).toEqual([kind.id, []]);
    }
  });

  it('comes back to the first one after the others', () => {
    const first = titlesOf(again('Learn the cello', []));
    const all = [first];
    for (let i = 0; i <= otherVersions + 1; i++) all.push(titlesOf(again('Learn the cello', all.at(-1) ?? [])));
    expect(all.findLastIndex((titles) => titles.join() === first.join())).toBeGreaterThan(1);
  });

  it('is the first one when none of the steps shown is known', () => {
    expect(titlesOf(again('Learn the cello', ['Something of my own']))).toEqual(titlesOf(again('Learn the cello', [])));
  });

  it('goes by what is done where no kind is sure, with the cautions of its kind', () => {
    const title = 'Sort my flat';
    const goal = readGoal({ title, targetDate: null, today, timeZone: 'UTC' });
    expect(['category' in goal.kind, closestKindsOf({ title, description: null })]).toEqual([true, expect.anything()]);
    const first = titlesOf(again(title, []));
    let shown = first;
    const others = Array.from({ length: otherVersions + 1 }, () => {
      shown = titlesOf(again(title, shown));
      return shown;
    });
    expect(others.some((titles) => !titles.some((step) => first.includes(step)))).toBe(true);
  });

  it.each([
    'Get my HGV licence before my contract ends',
    'Open a small bakery',
    'Make a celebration cake',
    'Learn to drive',
    'Renovate the kitchen with my brother',
  ])('keeps to the subject of a sure kind, however often it is asked for: %s', (title) => {
    const first = titlesOf(again(title, []));
    let shown = first;
    for (let i = 0; i <= otherVersions + 1; i++) {
      const next = again(title, shown);
      shown = titlesOf(next);
      expect(shown.filter((step) => first.includes(step)).length).toBeGreaterThanOrEqual(first.length / 2);
      expect([shown[0], shown.at(-1)]).toEqual([first[0], first.at(-1)]);
    }
  });

  it('of a kind whose steps are all needed gives some of them other tasks, told in their steps', () => {
    const title = 'Get my HGV licence before my contract ends';
    const [first, next] = [again(title, []), again(title, titlesOf(again(title, [])))];
    expect(next.overview).toContain(otherTasks);
    const changed = next.milestones.filter(({ description }, i) => description !== first.milestones[i]?.description);
    expect(changed.length).toBeGreaterThanOrEqual(2);
    const tasksOf = ({ timelines }: RoadmapDraft) => timelines.flatMap(({ todos }) => todos.map((todo) => todo.title));
    expect(tasksOf(next)).toContain('Talk to drivers at a stop');
    expect(tasksOf(first)).not.toContain('Talk to drivers at a stop');
  });

  it('is the same plan, word for word, where nothing is left to vary', () => {
    const title = 'Get back the money that I lent';
    const first = again(title, []);
    expect(again(title, titlesOf(first))).toEqual(first);
  });

  it('of every kind and archetype keeps the first and the last step, in five to eight steps on days in order', () => {
    for (const [kind, goal] of goals()) {
      const versions = [1, 2].filter((version) => hasVersion(goal, version, today));
      const drafts = [0, ...versions].map((version) => draftFor(goal, { today, version }));
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
        expect([kind.id, suggestions.length]).toEqual([kind.id, 3]);
      }
    }
  });

  it('is made of steps that say what to do, in whole sentences', () => {
    const faults = [...goals()].flatMap(([kind, goal]) => {
      const own = titlesOf(draftFor(goal, { today }));
      const other = [1, 2]
        .filter((version) => hasVersion(goal, version, today))
        .flatMap((version) => draftFor(goal, { today, version }).milestones)
        .filter(({ title }) => !own.includes(title));
      return other.flatMap(({ title, description }) => {
        const isOrder = beginsWithVerb(title);
        const isWhole = !description.includes(';') && grammarFaults(description, { sentences: true }).length === 0;
        return isOrder && isWhole ? [] : [`${kind.id}: ${title}: ${description}`];
      });
    });
    expect(faults).toEqual([]);
  });
});

function goals(): (readonly [Archetype, GoalRead])[] {
  return [...kinds, ...archetypes].map((kind) => {
    const blanks = blanksFor(kind, { title: kind.name, words: '', quantities: [], parts: {} });
    const goal = { kind, title: kind.name, words: '', target: '2027-06-01', timeZone: 'UTC', quantities: [], blanks };
    return [kind, { ...goal, hoursAWeek: undefined }] as const;
  });
}

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
    for (const [, goal] of goals()) {
      let shown = nextSuggestions(goal, []).map(({ title }) => title);
      const all = [...shown];
      for (let click = 0; click < 10; click++) {
        // The page sends only those it shows.
        shown = nextSuggestions(goal, shown).map(({ title }) => title);
        all.push(...shown);
      }
      expect(new Set(all).size).toBe(33);
    }
  });
});

describe('another version is never less specific', () => {
  it.each([
    'Run a half marathon',
    'Learn Spanish',
    'Sleep better',
    'Sing in a choir',
    'Sell my old Golf',
    'Lose 10 kg',
  ])('keeps what names the wish, is measured, or opens the way: %s', (title) => {
    const shown = titlesOf(again(title, []));
    const opens = shown.filter((step) => /^(?:choose|register|apply|book|buy|get) /i.test(step) || /\d/.test(step));
    expect(titlesOf(again(title, shown))).toEqual(expect.arrayContaining(opens));
  });
});

describe('a goal of saving for something', () => {
  it.each([
    'Save 1,800 for a trip to Lisbon',
    'Save for our honeymoon',
    'Save £900 for a ski holiday',
    'Save 2,000 euros for a holiday in Greece',
  ])('has steps about saving, and none that books or leaves: %s', (title) => {
    const steps = titlesOf(again(title, [], '2027-05-31')).join('\n');
    expect(steps).not.toMatch(/^(?:book|leave|pack|fly|go)\b|\bbook (?:beds|transport)/im);
    expect(steps).toMatch(/pot|save/i);
  });

  it('is not a goal of travelling', () => {
    expect(titlesOf(again('Plan a trip to Lisbon', [], '2027-05-31')).join('\n')).toMatch(/\bbook/i);
  });
});
