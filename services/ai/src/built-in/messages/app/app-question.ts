import type { Matter } from '../matter.ts';

/** A question about Pathwise. The answer says what the screens do. */
export interface AppQuestion extends Matter {
  answer: string;
}
