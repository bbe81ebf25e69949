import type { Goal, Milestone } from '@pathwise/contracts/api/goals';
import type { Caller } from '@pathwise/service-kit/http/caller';
import { testCaller } from '@pathwise/service-testkit/tokens';
import type { TimelineRecord } from '../src/timelines/timeline.model.ts';
import { type GoalsUnderTest, goalOf } from './given.ts';

/** The parts of a roadmap that its tests read. */
export function readings(service: () => GoalsUnderTest) {
  const goalNow = async (ann: Caller, { id }: Goal): Promise<Goal> =>
    (await service().as(ann).get(`/api/goals/${id}`)).body;
  const stepsOf = async (ann: Caller, { id }: Goal): Promise<Milestone[]> =>
    (await service().as(ann).get(`/api/goals/${id}/unified-milestones`)).body;
  const titlesOf = async (ann: Caller, goal: Goal) => (await stepsOf(ann, goal)).map(({ title }) => title);
  const collection = (name: string) => service().running.deps.db.db?.collection(name);
  const todosOf = async (goal: Goal) => {
    const boards = await collection('timelines')
      ?.find<TimelineRecord>({ goalId: goal.id })
      .sort({ timeframe: 1 })
      .toArray();
    return (boards ?? []).flatMap(({ timeframe, todos }) => todos.map((todo) => ({ timeframe, ...todo })));
  };

  async function askedGoal(wish: object = {}): Promise<{ ann: Caller; goal: Goal }> {
    const ann = testCaller();
    return { ann, goal: await goalOf(service(), ann, wish) };
  }
  return { goalNow, stepsOf, titlesOf, collection, todosOf, askedGoal };
}
