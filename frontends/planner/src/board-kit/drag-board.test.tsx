import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, createEvent, fireEvent, render, screen } from '@testing-library/react';
import { DragBoard } from './drag-board.tsx';
import { DragItem, DragList } from './drag-parts.tsx';
import type { BoardItem } from './landing.rules.ts';

const columns = [
  { id: 'mon', label: 'Monday' },
  { id: 'tue', label: 'Tuesday' },
];
const anItem = (id: string, order: number): BoardItem => ({
  id,
  label: id,
  column: 'mon',
  taskType: 'business',
  priority: 'normal',
  order,
});
const items = [anItem('Easy run', 0), anItem('Call', 1)];

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

function openBoard() {
  const onMove = jest.fn();
  render(
    <DragBoard columns={columns} items={items} onMove={onMove} renderOverlay={(id) => <b>{`In hand: ${id}`}</b>}>
      <DragList column="mon">
        {items.map(({ id, label }) => (
          <DragItem key={id} itemId={id} label={label} column="mon">
            <span>{label}</span>
            <input aria-label={`Name of ${label}`} />
          </DragItem>
        ))}
      </DragList>
    </DragBoard>,
  );
  return { onMove, row: screen.getByText('Easy run') };
}
const announced = () => document.querySelector('[aria-live="assertive"].sr-only')?.textContent;
const pass = (milliseconds: number) => act(async () => void jest.advanceTimersByTime(milliseconds));

/** Simulates a touch: jsdom needs the touch lists passed to each event. */
function touch(kind: 'touchStart' | 'touchMove' | 'touchEnd', target: Element, y: number): Promise<void> {
  const event = createEvent[kind](target);
  const touches = kind === 'touchEnd' ? [] : [{ clientX: 10, clientY: y }];
  Object.defineProperty(event, 'touches', { value: touches });
  Object.defineProperty(event, 'changedTouches', { value: [{ clientX: 10, clientY: y }] });
  return act(async () => void fireEvent(target, event));
}
const mouse = (kind: 'mouseDown' | 'mouseMove', target: Element | Document, at: number) =>
  act(async () => void fireEvent[kind](target, { button: 0, clientX: at, clientY: at }));

describe('dragging by touch', () => {
  it('picks up after a hold of 250 ms, and announces it', async () => {
    const { row } = openBoard();
    await touch('touchStart', row, 10);
    await pass(249);
    expect(announced()).toBe('');
    await pass(1);
    expect(announced()).toBe('Picked up Easy run. Monday, place 1 of 2.');
    expect(screen.getByText('In hand: Easy run')).toBeInTheDocument();
  });

  it('does not start on a swipe, which scrolls', async () => {
    const { row, onMove } = openBoard();
    await touch('touchStart', row, 10);
    await pass(100);
    await touch('touchMove', row, 40);
    await pass(5000);
    expect(announced()).toBe('');
    await touch('touchEnd', row, 40);
    expect(onMove).not.toHaveBeenCalled();
  });
});

describe('dragging by mouse', () => {
  it('picks up on a move and not on a press, announces it, and Escape puts the task back', async () => {
    const { row, onMove } = openBoard();
    await mouse('mouseDown', row, 10);
    await mouse('mouseMove', document, 12);
    expect(announced()).toBe('');
    await mouse('mouseMove', document, 20);
    expect(announced()).toBe('Picked up Easy run. Monday, place 1 of 2.');
    await act(async () => void fireEvent.keyDown(document, { key: 'Escape', code: 'Escape' }));
    expect(announced()).toBe('Put back Easy run. Monday, place 1 of 2.');
    expect(onMove).not.toHaveBeenCalled();
  });

  it('does not start in a text field, where it selects text', async () => {
    openBoard();
    const field = screen.getByRole('textbox', { name: 'Name of Easy run' });
    await mouse('mouseDown', field, 10);
    await mouse('mouseMove', document, 40);
    expect(announced()).toBe('');
  });
});
