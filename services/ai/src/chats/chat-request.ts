import type { Caller } from '@pathwise/service-kit/http/caller';

export interface ChatRequest {
  caller: Caller;
  message: string;
  /** Earlier words of the person that the message answers. */
  answers?: string | undefined;
  /** The name of the kind that the person chose as the closest to their wish. */
  closest?: string | undefined;
  /** The wish that a question was about, where another wish came instead of an answer. */
  leaves?: string | undefined;
  /** None of the kinds that were offered for the wish is close. */
  isNone?: boolean | undefined;
  asksForGoal: boolean;
  /** The goal that the message is certainly about: the page wrote it for this goal. */
  goalId: string | undefined;
  /** The goal whose page is open. The message may be about another one: 'I want to paint' is a new wish there too. */
  goalInView: string | undefined;
  today: string;
  timeZone: string;
  requestKey: string;
  /** Called with each part of the answer as it is written. */
  onWords: (words: string) => void;
}
