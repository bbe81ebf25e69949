import { draftMailFor } from '@pathwise/contracts/questions/ai';
import { type AnswerDefinition, answer } from '@pathwise/service-kit/events/question';
import type { AiDeps } from '../deps.ts';

/** Answers admin's question for the words of a mail. */
export const mailAnswers = ({ coach }: AiDeps): AnswerDefinition[] => [
  answer(draftMailFor, (asked, { signal }) => coach.draftMail(asked, signal)),
];
