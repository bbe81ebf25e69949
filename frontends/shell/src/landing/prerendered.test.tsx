/** @jest-environment node */
import { expect, it } from '@jest/globals';
import { landing } from './prerendered.tsx';

it('the landing page is rendered without a browser, for a visitor', () => {
  expect(globalThis).not.toHaveProperty('document');
  expect(landing).toContain('Let&#x27;s make your dream a reality. <span class="text-accent-text">Right now.</span>');
  expect(landing).toMatch(/<a [^>]*href="\/auth"[^>]*>Sign In<\/a>/);
  expect(landing).toMatch(/data-setting="member-claim"[^>]*>Trusted by 20,000\+ users</);
});
