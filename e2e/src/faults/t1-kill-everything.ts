import type { PartName } from '@pathwise/local/platform';
import { serviceNames } from '@pathwise/local/services';
import { percentile, rounded } from '../figures.ts';
import { premiumPeople } from '../people/person.ts';
import { checkedPlatform } from '../test-platform.ts';
import { countOutcomes } from './acknowledged.ts';
import { createGoals } from './create-goals.ts';
import { expectations, type FaultTest } from './fault-test.ts';
import { type GoalVerdict, goalVerdict } from './goal-verdict.ts';
import { killAtRandom } from './kill-at-random.ts';
import { type PlanVerdict, planVerdict, workOnPlans } from './plan-work.ts';
import { size } from './size.ts';

const goalCount = size('FAULT_GOALS', 500, 40);
const killsEach = size('FAULT_KILLS', 25, 2);
const parts: PartName[] = [...serviceNames, 'broker', 'database'];
const planners = 3;

function judge(goals: GoalVerdict, plans: PlanVerdict): string[] {
  const { broken, expect } = expectations();
  expect(goals.acknowledged === goalCount, `${goals.acknowledged} of ${goalCount} were acknowledged`);
  expect(goals.lost === 0, `${goals.lost} acknowledged goals are lost`);
  expect(goals.doubled === 0, `${goals.doubled} goals are there twice`);
  expect(goals.withoutRoadmap === 0, `${goals.withoutRoadmap} goals have no roadmap`);
  expect(goals.roadmapsTwice === 0, `${goals.roadmapsTwice} goals had two roadmaps`);
  expect(goals.outboxRows === 0, `${goals.outboxRows} events wait in outboxes`);
  expect(plans.ticks > 0, 'no task was ticked');
  expect(plans.lost === 0, `${plans.lost} acknowledged tasks or entries are lost`);
  expect(plans.doubled === 0, `${plans.doubled} tasks or entries are there twice`);
  expect(plans.ticksLost === 0, `${plans.ticksLost} acknowledged ticks are lost`);
  expect(plans.stepsNotTicked === 0, `${plans.stepsNotTicked} ticks did not reach their step`);
  expect(plans.profilesBehind === 0, `social has not heard of ${plans.profilesBehind} profiles`);
  return broken;
}

export const killEverything: FaultTest = {
  name: 'T1',
  passesWhen: `kill -9 of every process ${killsEach} times at random moments during ${goalCount} goal creations, week tasks, ticks, diary entries and profile changes: 0 acknowledged lost, 0 doubled, exactly one roadmap a goal, every tick at its step, outbox empty 60 s after the last restart`,
  async run(run) {
    const platform = await checkedPlatform({ dir: run.dir, site: false });
    run.atEnd(platform.stop);
    const people = await premiumPeople(platform, 10);
    const began = performance.now();
    let isOver = false;
    const prefix = `t1-${run.seed}`;
    // Spread over the time of the kills, so that every kill interrupts creations.
    const perSecond = goalCount / (parts.length * killsEach * 3);
    const [killed, journals, creation] = await Promise.all([
      killAtRandom(platform, run, { parts, each: killsEach }).finally(() => {
        isOver = true;
      }),
      workOnPlans(people.slice(0, planners), { prefix, isOver: () => isOver }),
      createGoals(people, { count: goalCount, perSecond, prefix }),
    ]);
    const verdict = await goalVerdict(platform, creation.acknowledged, 60_000);
    const ofPlans = await planVerdict(platform, journals, 60_000);
    const { tries, milliseconds } = creation;
    return {
      broken: judge(verdict, ofPlans),
      figures: {
        killed,
        outcomes: countOutcomes(tries),
        ...verdict,
        plans: ofPlans,
        seconds: rounded((performance.now() - began) / 1_000),
        acknowledgedMs: {
          p50: rounded(percentile(milliseconds, 0.5)),
          p95: rounded(percentile(milliseconds, 0.95)),
          max: rounded(percentile(milliseconds, 1)),
        },
      },
    };
  },
};
