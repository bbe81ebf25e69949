import { createContext, useContext } from 'react';

/** A milestone or todo of a roadmap that becomes a task of a day. */
export interface RoadmapStep {
  readonly goalId: string;
  readonly title: string;
  readonly milestoneId?: string;
  readonly todoId?: string;
  readonly dueDate: string | null;
}

export type PlanStep = (step: RoadmapStep) => void;

/** The action of 'Plan this step'. The weekly plan provides it, because the roadmap does not import the plan. */
export const PlanStepContext = createContext<PlanStep | undefined>(undefined);

export function usePlanStep(): PlanStep {
  const planStep = useContext(PlanStepContext);
  if (!planStep) throw new Error('Steps can be planned inside <PlanSteps> only');
  return planStep;
}
