import { describe, expect, it } from '@jest/globals';
import { aiApi } from '../src/api/ai.ts';
import { goalsApi } from '../src/api/goals.ts';
import type { Operation } from '../src/operation.ts';

const all = Object.entries<Operation>({ ...goalsApi.operations, ...aiApi.operations });
const at = (method: string, path: string) => {
  const shape = (one: string) => one.replace(/\{\w+\}/g, '{}');
  return all.find(([, one]) => one.method === method && shape(one.path) === shape(path))?.[1];
};
const own = { title: 'Crew a race', description: 'User-created milestone', completed: false };
const words = { title: 'Crew', description: 'Slowly', dueDate: '2027-02-01', resources: 'See https://example.org' };

describe("the spec's roadmap calls", () => {
  it.each([
    ['GET', '/api/goals', undefined],
    ['GET', '/api/goals/{id}', undefined],
    ['GET', '/api/dashboard/stats', undefined],
    ['GET', '/api/goals/{id}/roadmap', undefined],
    ['POST', '/api/goals/{id}/generate-overview', {}],
    ['PATCH', '/api/goals/{id}/overview', { aiOverview: 'My words' }],
    ['POST', '/api/goals/{id}/clear-roadmap', {}],
    ['GET', '/api/goals/{id}/unified-milestones', undefined],
    ['POST', '/api/goals/{id}/unified-milestones', { ...words, timeframe: 'general' }],
    [
      'POST',
      '/api/goals/{id}/unified-milestones',
      { ...words, timeframe: '3-6months', dueDate: null, resources: null },
    ],
    ['PUT', '/api/goals/{id}/unified-milestones/{milestoneId}', { ...words, completed: true }],
    ['DELETE', '/api/goals/{id}/unified-milestones/{milestoneId}', undefined],
    ['GET', '/api/goals/{id}/ai-suggestions', undefined],
    ['DELETE', '/api/goals/{id}/ai-suggestions', undefined],
    ['POST', '/api/goals/{id}/ai-suggestions/regenerate', {}],
    ['POST', '/api/roadmap/timelines', { goalId: 'g', timeframe: 'day-1' }],
    ['POST', '/api/roadmap/timelines/{timelineId}/todos', own],
    ['PATCH', '/api/roadmap/todos/{todoId}', { completed: true }],
    ['PATCH', '/api/roadmap/todos/{todoId}', { title: 'Crew two races' }],
    ['PATCH', '/api/roadmap/todos/{todoId}', { priority: 'very-important' }],
    ['DELETE', '/api/roadmap/todos/{todoId}', undefined],
  ])('%s %s exists for members and accepts its documented body', (method, path, body) => {
    const operation = at(method, path);
    expect(operation?.access).toBe('member');
    if (body) expect(operation?.body?.safeParse(body).error?.issues).toBeUndefined();
    else expect(operation?.body).toBeUndefined();
  });
});

describe('every delete', () => {
  // what is discarded from the trash is gone for good
  const deletes = all.filter(
    ([name, { method }]) => name !== 'discardTrash' && (method === 'DELETE' || name.startsWith('clear')),
  );

  it.each(deletes)('%s answers the number of deleted things and an undo token', (_, { response }) => {
    const answer = { deletedCount: 2, undo: 'token' };
    expect(response?.parse(answer)).toEqual(answer);
    expect(response?.safeParse({ deletedCount: 2 }).success).toBe(false);
  });

  it('is listed: goals, milestones, todos, suggestions, whole roadmaps and chats', () => {
    expect(deletes.map(([name]) => name).toSorted()).toEqual([
      'clearChats',
      'clearRoadmap',
      'clearTodos',
      'deleteGoal',
      'deleteMilestone',
      'deleteSuggestions',
      'deleteTodo',
    ]);
  });
});
