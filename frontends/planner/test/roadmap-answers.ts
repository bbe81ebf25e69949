import type { Goal, Milestone } from '@pathwise/contracts/api/goals';
import type { Suggestion } from '@pathwise/contracts/roadmap';
import type { Timeline } from '@pathwise/contracts/timeline';

const twoSuggestions: Suggestion[] = [
  {
    title: 'Work in the open',
    description: 'Post one sketch a week.',
    bullets: ['Fridays, ten minutes', 'Ask one question'],
  },
  { title: 'Borrow a real brief', description: 'Take the routing problem on.', bullets: [] },
];

/** The services' answers about one goal and its roadmap. */
export function roadmapAnswers(
  goal: Goal,
  milestones: Milestone[],
  suggestions = twoSuggestions,
  timelines: Timeline[] = [],
): Record<string, unknown> {
  return {
    'GET /api/goals': [goal],
    [`GET /api/goals/${goal.id}`]: goal,
    [`GET /api/goals/${goal.id}/unified-milestones`]: milestones,
    [`GET /api/goals/${goal.id}/ai-suggestions`]: suggestions,
    [`GET /api/goals/${goal.id}/roadmap`]: timelines,
  };
}
