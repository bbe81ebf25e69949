import { draftRoadmapFor, suggestFor } from '@pathwise/contracts/questions/ai';
import { type AnswerDefinition, answer } from '@pathwise/service-kit/question';
import type { AiDeps } from '../deps.ts';

/** What goals asks for when a person wants a roadmap or suggestions anew. */
export const draftAnswers = ({ coach }: AiDeps): AnswerDefinition[] => [
  answer(draftRoadmapFor, async (goal, { signal }) => ({ draft: await coach.draftRoadmap(goal, signal) })),
  answer(suggestFor, async (goal, { signal }) => ({ suggestions: await coach.suggest(goal, signal) })),
];
