import { describe, expect, it } from '@jest/globals';
import { positionOf, toDeadLetter } from './dead-letter-view.rules.ts';

const letter = {
  consumer: 'ai-draft-roadmap',
  subject: 'events.goals.goal-created.v1.ann',
  reason: 'Error: no draft',
  parkedAt: new Date('2026-11-23T08:00:00Z'),
  tries: 5,
  type: 'goals.goal-created.v1',
  eventId: 'event',
  data: {
    goalId: 'g-1',
    ownerId: 'ann',
    version: 3,
    title: 'Leave him',
    draftId: { $ne: '' },
    noteId: 'my dear diary',
  },
};

describe('a dead letter', () => {
  it('shows what failed, where and why, with the ids of its event and none of its words', () => {
    expect(toDeadLetter({ letter, position: 12 })).toEqual({
      id: '12',
      service: 'ai',
      consumer: 'ai-draft-roadmap',
      subject: 'events.goals.goal-created.v1.ann',
      reason: 'Error: no draft',
      at: '2026-11-23T08:00:00.000Z',
      tries: 5,
      payload: { type: 'goals.goal-created.v1', eventId: 'event', goalId: 'g-1', ownerId: 'ann', version: 3 },
    });
  });

  it.each([[undefined], [null], ['text'], [[1, 2]]])('is shown also when its event holds %p', (data) => {
    const { payload } = toDeadLetter({ letter: { ...letter, data }, position: 1 });
    expect(payload).toEqual({ type: 'goals.goal-created.v1', eventId: 'event' });
  });

  it.each(['0', '-1', '1.5', '1e3', '', 'unknown', '9'.repeat(16)])('has no id like %p', (id) => {
    expect(positionOf(id)).toBeUndefined();
  });
});
