import { createContext, useContext } from 'react';

/** A milestone or a todo of a goal's roadmap that is to become a task of a day. */
export interface RoadmapStep {
  readonly goalId: string;
  readonly title: string;
  readonly milestoneId?: string;
  readonly todoId?: string;
  readonly dueDate: string | null;
}

export type PlanStep = (step: RoadmapStep) => void;

/** What 'Plan this step' does. The weekly plan provides it: the roadmap does not know the plan. */
export const PlanStepContext = createContext<PlanStep | undefined>(undefined);

export function usePlanStep(): PlanStep {
  const planStep = useContext(PlanStepContext);
  if (!planStep) throw new Error('Steps can be planned inside <PlanSteps> only');
  return planStep;
}
