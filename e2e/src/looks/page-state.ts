import type { Locator, Page } from 'playwright-core';
import type { Cast } from '../people/cast.ts';

/** A state to look at: a page, and the steps that lead to the state. */
export interface PageState {
  name: string;
  who: 'visitor' | keyof Cast;
  path: string;
  /** An element that is visible once the page has loaded. */
  ready: (page: Page) => Locator;
  /** The steps from the loaded page to the state. */
  reach?: (page: Page) => Promise<void>;
  /** Replaces answers of the server before the page is loaded. */
  stage?: (page: Page) => Promise<void>;
  /** The only device that has this state, if any. */
  only?: 'phone' | 'desktop';
}

export const h1 = (name: string | RegExp) => (page: Page) => page.getByRole('heading', { level: 1, name });
export const text = (words: string | RegExp) => (page: Page) => page.getByText(words).first();
export const press = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click();
