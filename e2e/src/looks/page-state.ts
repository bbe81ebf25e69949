import type { Locator, Page } from 'playwright-core';
import type { Cast } from '../people/cast.ts';

/** Something to look at: a page, and what is done there until it shows what is meant. */
export interface PageState {
  name: string;
  who: 'visitor' | keyof Cast;
  path: string;
  /** What is on the screen once the page is there. */
  ready: (page: Page) => Locator;
  /** From the loaded page to the state. */
  reach?: (page: Page) => Promise<void>;
  /** What the server is made to answer instead, before the page is loaded. */
  stage?: (page: Page) => Promise<void>;
  /** Where it exists, when not everywhere. */
  only?: 'phone' | 'desktop';
}
