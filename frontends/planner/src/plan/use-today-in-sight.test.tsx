import { afterEach, expect, it } from '@jest/globals';
import { fireEvent, render } from '@testing-library/react';
import { useTodayInSight } from './use-today-in-sight.ts';

const today = '2026-11-22'; // a Sunday, the last column
const columnPx = 140;

/** A week of seven columns in a box that is `width` wide. Returns how the box changes its width. */
function showWeek(width: number) {
  let resized: () => void = () => undefined;
  let wide = width;
  Object.assign(globalThis, {
    ResizeObserver: class {
      constructor(onResize: () => void) {
        resized = onResize;
      }
      observe = () => undefined;
      disconnect = () => undefined;
    },
  });
  const { container } = render(<Week />);
  const box = container.querySelector('main') as HTMLElement;
  const column = container.querySelector('[data-day]') as HTMLElement;
  const rect = (left: number, width: number) => ({ left, right: left + width, width }) as DOMRect;
  Object.defineProperty(box, 'clientWidth', { get: () => wide });
  box.getBoundingClientRect = () => rect(0, wide);
  column.getBoundingClientRect = () => rect(6 * columnPx - box.scrollLeft, columnPx);
  resized();
  return {
    box,
    resize: (to: number) => {
      wide = to;
      resized();
    },
  };
}

function Week() {
  return (
    <main ref={useTodayInSight(today)}>
      <p data-day={today} />
    </main>
  );
}

const isInSight = (box: HTMLElement) => {
  const { left, right } = (box.querySelector('[data-day]') as HTMLElement).getBoundingClientRect();
  return left >= 0 && right <= box.clientWidth;
};

afterEach(() => void Reflect.deleteProperty(globalThis, 'ResizeObserver'));

it('keeps today in sight when the chat takes room', () => {
  const { box, resize } = showWeek(980);
  expect(box.scrollLeft).toBe(0);
  resize(600);
  expect(isInSight(box)).toBe(true);
  expect(box.scrollLeft % columnPx).toBe(0); // no day is cut at the left
});

it('follows nobody who has scrolled to another day', () => {
  const { box, resize } = showWeek(600);
  expect(isInSight(box)).toBe(true);
  box.scrollLeft = 0;
  fireEvent.scroll(box);
  resize(500);
  expect(box.scrollLeft).toBe(0);
});
