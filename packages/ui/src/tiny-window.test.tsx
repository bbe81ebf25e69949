import { afterEach, expect, it } from '@jest/globals';
import { markTinyWindow } from './tiny-window.tsx';

const root = document.documentElement;
const usualWidth = window.innerWidth;
afterEach(() => {
  root.style.fontSize = '';
  window.innerWidth = usualWidth;
});

it.each([
  [375, '16px', false],
  [375, '32px', true],
  [1280, '32px', false],
  [188, '16px', true],
])('a window of %d px with text of %s is tiny: %s', (width, fontSize, isTiny) => {
  window.innerWidth = width;
  root.style.fontSize = fontSize;
  markTinyWindow();
  expect(root.hasAttribute('data-tiny')).toBe(isTiny);
});
