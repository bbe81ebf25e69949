import { latestOf, staysInWords } from './fixed-days.rules.ts';
import { laterEnd, orMoveEnd, spared } from './keep-day.rules.ts';
import { withGoalDate } from './plan-days.rules.ts';
import {
  type AskedChange,
  merged,
  openSteps,
  ownChange,
  type PlanInView,
  type PlannedEdit,
  type Planner,
} from './plan-in-view.ts';
import { balanceInWords, balanceOf, hoursAWeekOf } from './realistic.rules.ts';
import { byEffort, isDated, pulledInto, stretched } from './reschedule.rules.ts';
import { weeklyRateIn } from './weekly-rate.rules.ts';

/** 'Three runs a week' on one day a week: 'one run a week'. */
function ratesWithin(plan: PlanInView, daysAWeek: number): AskedChange[] {
  return openSteps(plan).flatMap(({ id, title }): AskedChange[] => {
    const rate = weeklyRateIn(title);
    return rate && rate.times > daysAWeek ? [ownChange(id, { title: rate.at(daysAWeek) })] : [];
  });
}

const inWords = (hours: number) => (hours === 1 ? 'one hour' : `${Math.round(hours * 10) / 10} hours`);

export const hours: Planner<'hours'> = (plan, request) => {
  const { direction, hours: given, days, daysAWeek } = request;
  if (openSteps(plan).length === 0) return { changes: [], says: 'All steps are done already, so no day has to move.' };
  const usual = hoursAWeekOf(plan);
  const isLess = direction ? direction === 'less' : given !== undefined && given < usual;
  const factor = given ? usual / given : isLess ? 1.5 : 0.7;
  const bounded = isLess ? Math.min(4, Math.max(1.2, factor)) : Math.max(0.3, Math.min(0.85, factor));
  const at = given ? ` at ${inWords(given)} a week` : '';
  if (!isDated(plan)) {
    const { changes, end } = byEffort(plan, { hoursAWeek: given ?? usual * (isLess ? 0.5 : 1.5) });
    return {
      changes,
      says: `The steps had no days yet. By their effort${at} they would take until ${end}, each with its own day.`,
    };
  }
  const pulled = !isLess && days ? pulledInto(plan, days).changes : [];
  if (pulled.length > 0)
    return {
      changes: pulled,
      says: 'With that time free, the next steps come forward into it. The others keep their days.',
    };
  const end = latestOf(plan);
  if (end && isLess) return lessUntil(plan, request, { end, factor: bounded });
  const moved = withGoalDate(plan, stretched(plan, bounded, end), !isLess && !end);
  const rates = isLess && daysAWeek ? ratesWithin(plan, daysAWeek) : [];
  const { by, choices } = laterEnd(plan, isLess ? moved.until : undefined);
  const until = moved.until ? `, and the goal until ${moved.until}${by}` : '';
  const says = isLess
    ? `With less time${at} each open step gets a later day${until}.`
    : `With more time${at} the open steps come sooner${until}. Keep one free evening a week all the same.`;
  return { changes: merged([...moved.changes, ...rates]), says: `${says}${staysInWords(plan)}`, choices };
};

/** Fewer hours before a day that stays: all of it where it fits, else less of it, with the figures. */
function lessUntil(
  plan: PlanInView,
  { hours: given, daysAWeek }: Parameters<typeof hours>[1],
  { end, factor }: { end: string; factor: number },
): PlannedEdit {
  const balance = balanceOf(plan, { end, hours: given ?? hoursAWeekOf(plan) / factor });
  const { needed, there, enoughOn } = balance;
  const less = spared(plan, there / needed, undefined, true);
  const moved = stretched(less.plan, factor, end, true).changes;
  const rates = daysAWeek ? ratesWithin(less.plan, daysAWeek) : [];
  const isEnough = there >= needed;
  const figures = given ? ` ${balanceInWords(balance, end)}` : '';
  const spread = moved.length > 0 ? ' The open steps would spread over that time.' : '';
  const closer = ' With less time the open steps come closer together before it: take the smallest form of each.';
  const fits = !given
    ? less.changes.length > 0
      ? ''
      : closer
    : isEnough
      ? `${figures}: it is enough.${spread}`
      : `${figures}, so all of it does not fit.${less.says ? '' : closer}`;
  const isLater = !isEnough && given !== undefined && enoughOn > end;
  const until = isLater ? ` With all of it, the day would be about ${enoughOn}.` : '';
  return {
    changes: merged([...less.changes, ...moved, ...rates]),
    says: `${staysInWords(plan)}${fits}${less.says}${until}`.trim(),
    choices: isLater
      ? orMoveEnd(plan, enoughOn)
      : less.changes.length > 0
        ? orMoveEnd(plan, stretched(plan, factor).end)
        : [],
  };
}
