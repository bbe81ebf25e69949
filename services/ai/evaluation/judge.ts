import { z } from 'zod';
import { createModelCalls, type ModelSettings } from '../src/coach/model/call-model.ts';
import { fenced, fenceRule } from '../src/coach/model/fence.rules.ts';
import type { GoalOutcome } from './evaluate.ts';

const verdictForm = z.object({ points: z.number().min(0).max(5), why: z.string() });
export interface Verdict {
  /** 0 to 5. */
  points: number;
  why: string;
}

const rule =
  'You judge roadmaps of a goal coach against what a very good human coach would write. 5: as good. 4: sound and personal. 3: useful, partly ' +
  'general. 2: general. 1: of another wish. 0: harmful. Judge whether it read the wish and its date, names its own things, has sound steps in ' +
  `order, and could be begun tomorrow. Answer with JSON: points and one sentence why. ${fenceRule}`;

const atOnce = 4;
const never = new AbortController().signal;

/** Lets a model judge each plan. A plan that it does not judge well is left out. */
export async function judgePlans(
  settings: ModelSettings,
  goals: readonly GoalOutcome[],
): Promise<Map<GoalOutcome, Verdict>> {
  const model = createModelCalls(settings, () => {});
  const verdicts = new Map<GoalOutcome, Verdict>();
  const left = goals.filter(({ plan }) => plan);
  const work = async () => {
    for (let one = left.shift(); one; one = left.shift()) {
      const { overview, milestones } = one.plan?.draft ?? {};
      const about = fenced({ message: one.row.text, goal: one.read, overview, milestones });
      const messages = [
        { role: 'system' as const, content: rule },
        { role: 'user' as const, content: about },
      ];
      const asked = { ownerId: 'evaluation', task: 'reply' as const, messages };
      const verdict = await model.structured(asked, verdictForm, never).catch(() => undefined);
      if (verdict) verdicts.set(one, verdict);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return verdicts;
}

/** The mean of the points, with two decimals. */
export function meanPoints(verdicts: ReadonlyMap<unknown, Verdict>): number {
  const points = [...verdicts.values()].map((verdict) => verdict.points);
  return Math.round((100 * points.reduce((sum, one) => sum + one, 0)) / Math.max(1, points.length)) / 100;
}
