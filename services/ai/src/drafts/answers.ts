import { draftRoadmapFor, suggestFor } from '@pathwise/contracts/questions/ai';
import { type AnswerDefinition, answer } from '@pathwise/service-kit/events/question';
import type { AiDeps } from '../deps.ts';

/** Answers goals' questions for a new roadmap or new suggestions. */
export const draftAnswers = ({ coach }: AiDeps): AnswerDefinition[] => [
  answer(draftRoadmapFor, async (goal, { signal }) => ({ draft: await coach.draftRoadmap(goal, signal) })),
  answer(suggestFor, async (goal, { signal }) => ({ suggestions: await coach.suggest(goal, signal) })),
];
