import type { DatedStep } from '@pathwise/contracts/api/goals';
import { useQuery } from '@pathwise/federation/query';
import { weeksWithoutOffer } from '@pathwise/federation/storage-keys';
import { Banner } from '@pathwise/ui/banner';
import { Button } from '@pathwise/ui/button';
import { IconButton } from '@pathwise/ui/icon-button';
import { CalendarPlus, X } from 'lucide-react';
import { lazy, Suspense, useState, useSyncExternalStore } from 'react';
import { dayFor, offerText, onlySteps, taskFor, unplanned } from './dated-steps.rules.ts';
import type { Week } from './plan.rules.ts';
import { allPlannedQuery, datedStepsQuery } from './plan-queries.ts';
import { useFocusFollowed } from './use-focus-followed.ts';
import type { ShownWeek } from './use-shown-week.ts';
import type { WeekActions } from './week-actions.ts';

const ChooseSteps = lazy(async () => ({ default: (await import('./choose-steps.tsx')).ChooseSteps }));

interface DatedStepsOfferProps {
  readonly shown: ShownWeek;
  readonly today: string;
  readonly week: Week | undefined;
  readonly actions: WeekActions;
}

/** Offers what the roadmaps date in the shown week and no task stands for yet. Nothing gets onto the board by itself. */
export function DatedStepsOffer({ shown: { weekStart, offset }, today, week, actions }: DatedStepsOfferProps) {
  const steps = useOffered({ weekStart, week, isAsked: offset >= 0 });
  const [isChoosing, setChoosing] = useState(false);
  const [isSending, setSending] = useState(false);
  const follow = useFocusFollowed(steps.length > 0);
  const add = async (chosen: readonly DatedStep[]) => {
    const days = chosen.map((step) => dayFor(step, today));
    setSending(true);
    const isAdded = actions.planSteps(chosen.map((step) => taskFor(step, today)));
    // where the offer goes with the pressed button
    follow({ id: undefined, columns: days });
    await isAdded;
    setSending(false);
  };
  const dismiss = () => {
    follow({ id: undefined, columns: [today] });
    weeksWithoutOffer.set(weekStart, true);
  };
  if (steps.length === 0) return null;
  const own = onlySteps(steps);
  return (
    <>
      <Banner
        icon={CalendarPlus}
        className="relative py-2 pr-12 max-md:gap-2 max-md:py-1 max-md:pr-12 max-md:pl-3"
        action={
          <>
            <div className="flex flex-wrap items-center gap-2">
              <Button size="sm" loading={isSending} onClick={() => void add(steps)}>
                {steps.length === 1 ? 'Add it' : 'Add them'}
              </Button>
              {own.length === 0 || own.length === steps.length ? null : (
                <Button size="sm" disabled={isSending} onClick={() => void add(own)}>
                  Only the {own.length === 1 ? 'step' : 'steps'}
                </Button>
              )}
              {steps.length === 1 ? null : (
                <Button size="sm" variant="ghost" disabled={isSending} onClick={() => setChoosing(true)}>
                  Choose
                </Button>
              )}
            </div>
            <IconButton
              label={`Dismiss for ${offset === 0 ? 'this' : 'that'} week`}
              className="absolute top-1 right-1"
              onClick={dismiss}
            >
              <X aria-hidden />
            </IconButton>
          </>
        }
      >
        {offerText(steps, offset, today)}
      </Banner>
      {isChoosing ? (
        <Suspense>
          <ChooseSteps
            steps={steps}
            today={today}
            onAdd={(chosen) => {
              setChoosing(false);
              void add(chosen);
            }}
            onClose={() => setChoosing(false)}
          />
        </Suspense>
      ) : null}
    </>
  );
}

interface Asked {
  readonly weekStart: string;
  readonly week: Week | undefined;
  readonly isAsked: boolean;
}

const nothing: readonly DatedStep[] = [];

function useOffered({ weekStart, week, isAsked }: Asked): readonly DatedStep[] {
  const dismissed = useSyncExternalStore(weeksWithoutOffer.subscribe, weeksWithoutOffer.all);
  const enabled = isAsked && !dismissed.split(' ').includes(weekStart);
  const { data: dated = nothing } = useQuery({ ...datedStepsQuery(weekStart), enabled });
  const { data: planned } = useQuery({ ...allPlannedQuery, enabled: enabled && dated.length > 0 });
  return enabled && planned && week ? unplanned(dated, [...planned, ...week]) : nothing;
}
