import { describe, expect, it } from '@jest/globals';
import { draftRoadmap } from './draft-roadmap.rules.ts';
import { factsTold, withFacts } from './told-facts.rules.ts';

const at = { today: '2026-11-22', timeZone: 'UTC', target: null, except: [] };
const around = (clause: string) =>
  `There is a canoe behind our house that nobody has used for a long while and the hull has a soft place. ${clause}. It belonged to my uncle, who went down the river with it every summer, and now the paint comes off. I want to get it back on the water.`;

describe('what a story tells', () => {
  it.each([
    ['We have tried tape and filler', 'tried', 'We have tried tape and filler'],
    ["I've got about £300", 'money', "I've got about £300"],
    ["I've got two tins of varnish", 'has', "I've got two tins of varnish"],
    ['I am slow, but my neighbour Paul will help', 'helper', 'my neighbour Paul will help'],
    ['We can do Sunday mornings', 'time', 'We can do Sunday mornings'],
    ['The boat club opens on 4 April', 'day', 'The boat club opens on 4 April'],
  ])('is read from "%s" as %s', (clause, sort, said) => {
    expect(factsTold({ ...at, text: around(clause) })).toEqual([{ sort, said }]);
  });

  it.each([
    "I've got a loan of £4,000",
    'I have two daughters',
    "I'd like to be ready by 4 April when the season starts",
    'My husband works every Saturday',
  ])('leaves out "%s"', (clause) => {
    expect(factsTold({ ...at, text: around(clause) })).toEqual([]);
  });

  it('is left out of short messages, where the overview says it', () => {
    expect(factsTold({ ...at, text: "Mend the canoe. I've got about £300" })).toEqual([]);
  });

  it('is left out where a step says it already', () => {
    expect(factsTold({ ...at, except: ["I've got about £300"], text: around("I've got about £300") })).toEqual([]);
  });

  it('stands in the step that it fits', () => {
    const steps = ['Look at it', 'Order the paint', 'Ask a friend', 'Paint it'].map((title) => ({
      title,
      description: 'x',
    }));
    const [first, second, third] = withFacts(steps, [
      { sort: 'money', said: '£300' },
      { sort: 'helper', said: 'Paul will help' },
      { sort: 'has', said: 'two tins' },
    ]);
    expect(first?.description).toContain('“two tins”');
    expect(second?.description).toContain('“£300”');
    expect(third?.description).toContain('“Paul will help”');
  });

  it('is part of the roadmap', () => {
    const draft = draftRoadmap({
      ...at,
      title: 'Restore my canoe',
      text: around("I've got about £300"),
      targetDate: null,
    });
    const described = draft.milestones.filter(({ description }) =>
      description?.includes("You wrote “I've got about £300”"),
    );
    expect(described).toHaveLength(1);
  });
});
