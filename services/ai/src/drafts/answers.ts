import { draftRoadmapFor, suggestFor } from '@pathwise/contracts/questions/ai';
import { type AnswerDefinition, answer } from '@pathwise/service-kit/events/question';
import type { AiDeps } from '../deps.ts';

/** Answers goals' questions for a new roadmap or new suggestions. */
export const draftAnswers = ({ coach }: AiDeps): AnswerDefinition[] => [
  answer(draftRoadmapFor, (goal, { signal }) => coach.draftRoadmap(goal, signal)),
  answer(suggestFor, (goal, { signal }) => coach.suggest(goal, signal)),
];
