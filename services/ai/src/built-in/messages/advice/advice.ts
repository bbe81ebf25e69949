import type { Matter } from '../matter.ts';

/** What many people ask a coach, in several wordings, and what a good one answers in a few sentences. */
export interface Advice extends Matter {
  answer: string;
}
