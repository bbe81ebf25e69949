import { describe, expect, it } from '@jest/globals';
import type { EverythingOfGoal } from '../goals/everything-of-goal.ts';
import { withOwnSteps } from './own-steps.rules.ts';

const days = { today: '2026-11-22', targetDate: '2026-12-02' };
const step = (title: string, draftTitle: string | null = title) => ({
  ...{ _id: title, goalId: 'g', ownerId: 'ann', type: 'ai-step' as const, title, draftTitle, description: 'Mine' },
  ...{ completed: false, dueDate: null, resources: null, timeframe: 'general' as const, order: 0, editedAt: null },
  ...{ createdAt: new Date(0), version: 0 },
});
const todo = (title: string, ofStep: string) => {
  return { title, description: '', dueDate: null, priority: 'normal' as const, step: ofStep };
};
const stored = (title: string, ofStep: string) => ({
  ...{ ...todo(title, ofStep), id: title, draftTitle: title, completed: false, editedAt: null, version: 0 },
});
const standing: EverythingOfGoal = {
  milestones: [step('Ask around'), step('Book it', 'Book'), step('Mine alone', null)],
  suggestions: [{ _id: 's', goalId: 'g', ownerId: 'ann', title: 'Keep', description: '', bullets: [], order: 0 }],
  timelines: [
    {
      ...{ _id: 't', goalId: 'g', ownerId: 'ann', timeframe: 'week-1', createdAt: new Date(0), version: 0 },
      todos: [stored('Call Jo', 'Ask around'), stored('Pay', 'Book')],
    },
  ],
};
const draftOf = (steps: readonly [title: string, dueDate: string][], tasks: ReturnType<typeof todo>[]) => ({
  overview: 'In ten days',
  milestones: steps.map(([title, dueDate]) => {
    return { title, description: 'Drafted', dueDate, timeframe: '1-3months' as const, resources: null };
  }),
  suggestions: [],
  timelines: [{ timeframe: 'week-1' as const, todos: tasks }],
});

describe('a draft of the same steps', () => {
  it('gives them its days and tasks, and leaves their words and the suggestions', () => {
    const draft = draftOf(
      [
        ['ask around', '2026-11-25'],
        ['Another step', '2026-11-27'],
        ['Book', '2026-12-02'],
      ],
      [todo('Write to Jo', 'ask around'), todo('Stray', 'Another step'), todo('Pay', 'Book')],
    );
    const { milestones, suggestions, timelines, overview } = withOwnSteps(draft, standing, days);
    expect(milestones.map(({ title, description, dueDate }) => [title, description, dueDate])).toEqual([
      ['Ask around', 'Mine', '2026-11-25'],
      ['Book', 'Mine', '2026-12-02'],
    ]);
    expect(suggestions.map(({ title }) => title)).toEqual(['Keep']);
    expect(timelines.flatMap(({ todos }) => todos.map(({ title }) => title))).toEqual(['Write to Jo', 'Pay']);
    expect(overview).toBe('In ten days');
  });

  it('spreads them evenly where it lacks one, and leaves the tasks of that one', () => {
    const draft = draftOf([['Book', '2026-11-24']], [todo('Pay', 'Book')]);
    const { milestones, timelines } = withOwnSteps(draft, standing, days);
    expect(milestones.map(({ dueDate }) => dueDate)).toEqual(['2026-11-27', '2026-12-02']);
    expect(timelines.flatMap(({ todos }) => todos.map(({ title }) => title))).toEqual(['Pay', 'Call Jo']);
    const undated = withOwnSteps(draft, standing, { ...days, targetDate: null });
    expect(undated.milestones.map(({ dueDate }) => dueDate)).toEqual([null, null]);
  });
});
