import { describe, expect, it } from '@jest/globals';
import { goalCategories, suggestion } from '@pathwise/contracts/roadmap';
import { regenerateSuggestions } from '../drafting/suggestions.rules.ts';
import { overLimitReply, roadmapReadyReply, stillDraftingReply } from './replies.rules.ts';

describe('replies about a roadmap', () => {
  const steps = [
    { title: 'Write a one-page brief', dueDate: '2026-12-12' },
    { title: 'Use *stars* and [links]', dueDate: null },
  ];

  it('announce the roadmap with title, steps and dates', () => {
    const reply = roadmapReadyReply({ goalTitle: 'Get a new job', steps, targetDate: '2027-02-21' });
    expect(reply).toContain('Your Goal Roadmap is Ready');
    expect(reply).toContain('**Get a new job**: 2 steps, by 2027-02-21');
    expect(reply).toContain('- Write a one-page brief · 2026-12-12');
    expect(reply).toContain('- Use \\*stars\\* and \\[links\\]');
    expect(roadmapReadyReply({ goalTitle: 'x', steps, targetDate: null })).toContain('at your own pace');
    const byWords = roadmapReadyReply({ goalTitle: 'x', steps: steps.slice(0, 1), targetDate: null });
    expect(byWords).toContain('1 step, by 2026-12-12');
  });

  it('carry their notes as plain lines above the steps', () => {
    const reply = roadmapReadyReply({ goalTitle: 'x', steps, targetDate: null, notes: ['That is *too* fast.'] });
    expect(reply.split('\n\n')[2]).toBe('That is \\*too\\* fast.');
  });

  it('offer the upgrade over the limit and say that nothing is lost', () => {
    const reply = overLimitReply({ goalTitle: 'Learn Spanish' });
    expect(reply).toContain('goal number 4');
    expect(reply).toContain('/subscription');
    expect(reply).toContain('stay here in the chat');
    expect(reply).toContain('send it again with ‘Try again’');
    expect(reply).not.toContain('straight away');
  });

  it('say what is going on with a draft, without announcing it', () => {
    for (const reply of [stillDraftingReply, overLimitReply]) {
      expect(reply({ goalTitle: 'Learn Spanish' })).toContain('“Learn Spanish”');
      expect(reply({ goalTitle: 'Learn Spanish' })).not.toContain('Your Goal Roadmap is Ready');
    }
  });
});

describe('other suggestions', () => {
  const ask = (
    already: readonly string[],
    title = 'Learn Spanish',
    category: (typeof goalCategories)[number] = 'hobby',
  ) => regenerateSuggestions({ title, category, today: '2026-11-21', targetDate: null, timeZone: 'UTC', already });

  it('are others than those shown, for several rounds', () => {
    const shown: string[] = [];
    for (let round = 0; round < 4; round++) {
      const set = ask(shown);
      expect(set).toHaveLength(3);
      for (const one of set) {
        expect(suggestion.parse(one).bullets.length).toBeGreaterThanOrEqual(2);
        expect(shown).not.toContain(one.title);
      }
      shown.push(...set.map(({ title }) => title));
    }
  });

  it('come round again when all were shown, but never the set on screen', () => {
    const shown: string[] = [];
    for (let round = 0; round < 12; round++) {
      const titles = ask(shown).map(({ title }) => title);
      for (const title of titles) expect(shown.slice(-3)).not.toContain(title);
      shown.push(...titles);
    }
    expect(ask(shown)).toEqual(ask(shown));
  });

  it.each(goalCategories)('exist for a %s goal that no booklet covers', (category) => {
    expect(ask([], 'Prepare the regatta', category)).toHaveLength(3);
  });
});
