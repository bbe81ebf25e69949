import type { Caller } from '@pathwise/service-kit/http/caller';

export interface ChatRequest {
  caller: Caller;
  message: string;
  asksForGoal: boolean;
  goalId: string | undefined;
  today: string;
  timeZone: string;
  requestKey: string;
  /** Called with each part of the answer as it is written. */
  onWords: (words: string) => void;
}
