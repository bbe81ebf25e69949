import type { PlannedStep } from '@pathwise/contracts/task';
import { api } from '@pathwise/federation/api';
import { query, useQuery } from '@pathwise/federation/query';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { formatDay } from '../days/day.rules.ts';

type Days = ReadonlyMap<string, string>;
const DaysContext = createContext<Days>(new Map());

/** Knows inside it on which days the weekly plan has the steps of a goal. */
export function PlannedDays({ goalId, children }: { goalId: string; children: ReactNode }) {
  const { data } = useQuery(query(api.planner.listPlanned, { query: { goalId } }));
  const days = useMemo(() => openDays(data ?? []), [data]);
  return <DaysContext value={days}>{children}</DaysContext>;
}

/** The first day that each step is planned for and not done on, by the step's id. */
function openDays(planned: readonly PlannedStep[]): Days {
  const open = planned.filter(({ completed }) => !completed);
  const latestFirst = open.toSorted((a, b) => (a.specificDate < b.specificDate ? 1 : -1));
  return new Map(
    latestFirst.map(({ milestoneId, todoId, specificDate }) => [milestoneId ?? todoId ?? '', specificDate]),
  );
}

/** Says of a step, a milestone or a todo, that it is in the weekly plan. */
export function PlannedDay({ stepId }: { stepId: string }) {
  const day = useContext(DaysContext).get(stepId);
  return day === undefined ? null : <span>Planned for {formatDay(day)}</span>;
}
