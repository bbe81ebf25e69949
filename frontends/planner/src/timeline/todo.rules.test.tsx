import { describe, expect, it } from '@jest/globals';
import { aTimeline, aTodo } from '../../test/fixtures.ts';
import { changeTodos, nextPriority, withNewTodo, withoutTodosOf } from './todo.rules.ts';

describe('a task of a board', () => {
  const first = aTimeline('week-1', [{ id: 'a', title: 'A' }, { id: 'b' }]);
  const second = aTimeline('week-2', [{ id: 'c' }]);

  it('cycles among the four priorities', () => {
    expect(nextPriority('normal')).toBe('less-important');
    expect(nextPriority('less-important')).toBe('important');
    expect(nextPriority('important')).toBe('very-important');
    expect(nextPriority('very-important')).toBe('normal');
  });

  it('changes alone, and the others stay the same objects', () => {
    const shown = changeTodos([first, second], 'a', (todo) => ({ ...todo, completed: true, title: 'New' }));
    expect(shown[0]?.todos).toEqual([{ ...first.todos[0], completed: true, title: 'New' }, first.todos[1]]);
    expect(shown[1]).toBe(second);
    expect(changeTodos(shown, 'b', () => undefined)[0]?.todos).toEqual([shown[0]?.todos[0]]);
  });

  it('is removed when its day is cleared', () => {
    expect(withoutTodosOf([first, second], first.id)).toEqual([{ ...first, todos: [] }, second]);
  });

  it('is added to its timeline once, also when that is new', () => {
    const todo = aTodo({ id: 'd', timelineId: 'timeline-week-3' });
    const third = aTimeline('week-3');
    const once = withNewTodo([first], third, todo);
    expect(once.map(({ todos }) => todos.length)).toEqual([2, 1]);
    expect(withNewTodo(once, third, todo)).toEqual(once);
    expect(changeTodos(once, 'd', () => undefined)[1]?.todos).toEqual([]);
  });
});
