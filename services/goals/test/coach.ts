import { draftRoadmapFor, suggestFor } from '@pathwise/contracts/questions/ai';
import type { RoadmapDraft, Suggestion } from '@pathwise/contracts/roadmap';
import { startAnswers } from '@pathwise/service-kit/events/answers';
import { answer } from '@pathwise/service-kit/events/question';
import type { z } from 'zod';
import { draftOf, fiveSteps, type GoalsUnderTest } from './given.ts';

type Request = z.output<(typeof draftRoadmapFor)['request']>;
type Asked = Omit<Request, 'already' | 'sameSteps'> & Partial<Request>;

/** Answers in place of the ai service. Each test can set the answers. */
export function startCoach({ running }: GoalsUnderTest) {
  const coach = {
    draft: draftOf(fiveSteps) as RoadmapDraft,
    suggestions: [] as Suggestion[],
    /** Set: the coach declines with this note. */
    declines: undefined as string | undefined,
    asked: [] as Asked[],
    /** Runs before the coach answers. */
    meanwhile: async () => {},
    stop: () => Promise.resolve(),
  };
  const think = async (asked: Asked) => {
    coach.asked.push(asked);
    const { meanwhile } = coach;
    coach.meanwhile = async () => {};
    await meanwhile();
  };
  const { stop } = startAnswers({ broker: running.broker, log: running.deps.log, service: 'ai' }, [
    answer(draftRoadmapFor, async (asked) => {
      await think(asked);
      return coach.declines ? { declined: coach.declines } : { draft: coach.draft };
    }),
    answer(suggestFor, async (asked) => {
      await think(asked);
      return coach.declines ? { declined: coach.declines } : { suggestions: coach.suggestions };
    }),
  ]);
  coach.stop = stop;
  return coach;
}
