/** @jest-environment node */
import { expect, it } from '@jest/globals';
import { openings } from './prerendered.tsx';

const { workspace, preview, greeted } = JSON.parse(openings) as Record<
  'workspace' | 'preview' | 'greeted',
  Record<string, string>
>;

it('a page of members is begun without a browser, with the words that are the same for everybody', () => {
  expect(globalThis).not.toHaveProperty('document');
  expect(workspace['/goals']).toContain('<h1>Goals</h1>');
  expect(workspace['/plan']).toContain('<h1>This Week</h1>');
  // a name is the person's own
  expect(workspace['/']).toContain('<h1 class="sr-only">Dashboard</h1>');
  expect(greeted['/']).toContain('<h1>{greeting}</h1>');
  expect(workspace['/']).toMatch(/>Here&#x27;s your life planning progress overview</);
  expect(preview['/goals']).toContain('<h1 class="sr-only">Goal Roadmaps</h1>');
});

it('what begins a page tells a screen reader that it loads, marks its view, and can be neither pressed nor found by ids', () => {
  const current = (html = '') => /aria-selected="true"[^>]*>(\w+)</.exec(html)?.[1];
  expect(current(workspace['/goals'])).toBe('Workspace');
  expect(current(preview['/goals'])).toBe('Preview');
  for (const html of [...Object.values(workspace), ...Object.values(preview), ...Object.values(greeted)]) {
    expect(html).toMatch(
      /^<div data-opening=""><p role="status" class="sr-only">Loading\.\.\.<\/p><div inert="" aria-hidden="true">/,
    );
    expect(html).not.toMatch(/ id="/);
  }
});
