import { weekLabel } from '@pathwise/contracts/week.rules';
import { Page } from '@pathwise/remote-kit/page';
import { useToday } from '@pathwise/remote-kit/use-today';
import { PageHeading } from '@pathwise/ui/page-heading';
import { SegmentedControl } from '@pathwise/ui/segmented-control';
import { type ReactNode, Suspense } from 'react';
import { MissedBanner } from './missed-banner.tsx';
import { dateRange } from './plan.rules.ts';
import { useShownWeek } from './use-shown-week.ts';
import { WeekSkeleton } from './week-skeleton.tsx';
import { WeeklyCalendar } from './weekly-calendar.tsx';

const boards = [
  { value: 'calendar', label: 'Weekly Calendar' },
  { value: 'reminders', label: 'Reminders' },
] as const;

/** The weekly plan: a week of days, or the reminders board. */
export function PlanPage({ reminders }: { reminders: ReactNode }) {
  const today = useToday();
  const shown = useShownWeek(today);
  const isCalendar = shown.board === 'calendar';
  return (
    <Page board>
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-5 max-md:gap-3">
        <PageHeading
          className="max-md:gap-2"
          title={isCalendar ? weekLabel(shown.offset) : 'Reminders'}
          documentTitle="Weekly plan"
          subtitle={isCalendar ? dateRange(shown.weekStart) : 'What belongs to no day yet'}
          actions={
            <SegmentedControl
              label="What is shown"
              value={shown.board}
              onChange={shown.setBoard}
              options={boards}
              className="max-md:flex max-md:w-full"
            />
          }
        />
        {isCalendar ? (
          <>
            <MissedBanner />
            <WeeklyCalendar shown={shown} today={today} />
          </>
        ) : (
          <Suspense fallback={<WeekSkeleton />}>{reminders}</Suspense>
        )}
      </div>
    </Page>
  );
}
