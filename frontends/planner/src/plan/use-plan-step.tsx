import { useNavigate } from '@pathwise/federation/router';
import { useShell } from '@pathwise/federation/shell-contract';
import { lazy, Suspense, useState } from 'react';
import type { RoadmapStep } from './roadmap-step.ts';

const PlanStepDialog = lazy(async () => ({ default: (await import('./plan-step-dialog.tsx')).PlanStepDialog }));

/** 'Plan this step': asks for a day and puts the step on it. Render `planDialog` once. The function stays the same. */
export function usePlanStep() {
  const [step, setStep] = useState<RoadmapStep>();
  const { setView } = useShell();
  const navigate = useNavigate();
  const openPlan = (day: string) => {
    setView('workspace');
    void navigate(`/plan?week=${day}`);
  };
  const planDialog = step ? (
    <Suspense>
      <PlanStepDialog step={step} onClose={() => setStep(undefined)} onOpenPlan={openPlan} />
    </Suspense>
  ) : null;
  return { planStep: setStep, planDialog };
}
