import { describe, expect, it } from '@jest/globals';
import { aTimeline, aTodo } from '../../test/fixtures.ts';
import { changeTodos, nextPriority, withNewTodo, withPending } from './todo.rules.ts';

describe('a task on its way', () => {
  const first = aTimeline('week-1', [{ id: 'a', title: 'A' }, { id: 'b' }]);
  const second = aTimeline('week-2', [{ id: 'c' }]);

  it('cycles among the four priorities', () => {
    expect(nextPriority('normal')).toBe('less-important');
    expect(nextPriority('less-important')).toBe('important');
    expect(nextPriority('important')).toBe('very-important');
    expect(nextPriority('very-important')).toBe('normal');
  });

  it('is shown as it will be, in the order things were done, and leaves the rest the same objects', () => {
    const shown = withPending(
      [first, second],
      [
        { todoId: 'a', change: { completed: true } },
        { todoId: 'a', change: { completed: false, title: 'New' } },
        { todoId: 'b', isDeleted: true },
      ],
    );
    expect(shown[0]?.todos).toEqual([{ ...first.todos[0], completed: false, title: 'New' }]);
    expect(shown[1]).toBe(second);
  });

  it('is gone with its day while that is being cleared', () => {
    expect(withPending([first, second], [{ timelineId: first.id, isCleared: true }])[0]?.todos).toEqual([]);
    expect(withPending([first, second], [])).toEqual([first, second]);
  });

  it('joins its timeline once, also when that is new', () => {
    const todo = aTodo({ id: 'd', timelineId: 'timeline-week-3' });
    const third = aTimeline('week-3');
    const once = withNewTodo([first], third, todo);
    expect(once.map(({ todos }) => todos.length)).toEqual([2, 1]);
    expect(withNewTodo(once, third, todo)).toEqual(once);
    expect(changeTodos(once, 'd', () => undefined)[1]?.todos).toEqual([]);
  });
});
