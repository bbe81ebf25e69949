import type { PlannedStep } from '@pathwise/contracts/task';
import { api } from '@pathwise/federation/api';
import { query, useQuery } from '@pathwise/federation/query';
import { formatShortDay } from '@pathwise/remote-kit/day.rules';
import { useToday } from '@pathwise/remote-kit/use-today';
import { createContext, type ReactNode, useContext, useMemo } from 'react';

type Days = ReadonlyMap<string, string>;
const DaysContext = createContext<Days>(new Map());

/** The tasks of the weekly plan that stand for steps of a goal. */
export const plannedQuery = (goalId: string) => query(api.planner.listPlanned, { query: { goalId } });

/** Provides the days on which the weekly plan has steps of a goal. */
export function PlannedDays({ goalId, children }: { goalId: string; children: ReactNode }) {
  const { data } = useQuery(plannedQuery(goalId));
  const days = useMemo(() => openDays(data ?? []), [data]);
  return <DaysContext value={days}>{children}</DaysContext>;
}

/** The first day with an open task of each step, by the step's id. */
function openDays(planned: readonly PlannedStep[]): Days {
  const open = planned.filter(({ completed }) => !completed);
  const latestFirst = open.toSorted((a, b) => (a.specificDate < b.specificDate ? 1 : -1));
  return new Map(
    latestFirst.map(({ milestoneId, todoId, specificDate }) => [milestoneId ?? todoId ?? '', specificDate]),
  );
}

/** Says what becomes of the planned task of a step that would go. */
export function LosingDay({ stepId }: { stepId: string }) {
  const day = useContext(DaysContext).get(stepId);
  const today = useToday();
  return day === undefined ? null : (
    <span>Planned for {formatShortDay(day, today)}: the task stays in your week, without the step.</span>
  );
}

/** Says that a milestone or todo is in the weekly plan. */
export function PlannedDay({ stepId }: { stepId: string }) {
  const day = useContext(DaysContext).get(stepId);
  const today = useToday();
  return day === undefined ? null : <span>Planned for {formatShortDay(day, today)}</span>;
}
