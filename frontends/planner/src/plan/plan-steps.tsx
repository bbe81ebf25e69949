import { useNavigate } from '@pathwise/federation/router';
import { useShell } from '@pathwise/federation/shell-contract';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { PlanStepContext, type RoadmapStep } from '../goal-kit/plan-step.ts';

const PlanStepDialog = lazy(async () => ({ default: (await import('./plan-step-dialog.tsx')).PlanStepDialog }));

/** Provides 'Plan this step' to everything inside: one dialog asks for the day. */
export function PlanSteps({ children }: { children: ReactNode }) {
  const [step, setStep] = useState<RoadmapStep>();
  const { setView } = useShell();
  const navigate = useNavigate();
  const openPlan = (day: string) => {
    setView('workspace');
    void navigate(`/plan?week=${day}`);
  };
  return (
    <PlanStepContext value={setStep}>
      {children}
      {step ? (
        <Suspense>
          <PlanStepDialog step={step} onClose={() => setStep(undefined)} onOpenPlan={openPlan} />
        </Suspense>
      ) : null}
    </PlanStepContext>
  );
}
