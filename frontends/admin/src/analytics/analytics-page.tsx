import { ApiError } from '@pathwise/federation/api';
import { useQuery } from '@pathwise/federation/query';
import { Loaded } from '@pathwise/remote-kit/loaded';
import { messageOf } from '@pathwise/remote-kit/message-of';
import { useToday } from '@pathwise/remote-kit/use-today';
import { Field } from '@pathwise/ui/field';
import { Input } from '@pathwise/ui/input';
import { PageHeading } from '@pathwise/ui/page-heading';
import { SegmentedControl } from '@pathwise/ui/segmented-control';
import { Skeleton, SkeletonGroup } from '@pathwise/ui/skeleton';
import { StatCard } from '@pathwise/ui/stat-card';
import { useState } from 'react';
import { charts, ranges, startOf } from './analytics.rules.ts';
import { type Analytics, analyticsQuery } from './analytics-queries.ts';
import { ChartCard } from './chart-card.tsx';

/** Figures of each day over a chosen range, in the admin's time zone. */
export function AnalyticsPage() {
  const today = useToday();
  const [range, setRange] = useState(() => ({ from: startOf(today, 30), to: today }));
  const analytics = useQuery({ ...analyticsQuery(range), placeholderData: (before) => before });
  const length = ranges.find((days) => range.to === today && range.from === startOf(today, days));
  return (
    <>
      <PageHeading title="Analytics" />
      <div className="flex flex-wrap items-end gap-3">
        <SegmentedControl
          label="Range"
          value={String(length ?? '')}
          onChange={(days) => setRange({ from: startOf(today, Number(days)), to: today })}
          options={ranges.map((days) => ({ value: String(days), label: days === 365 ? '1 year' : `${days} days` }))}
        />
        <Field label="From">
          <Input
            type="date"
            value={range.from}
            max={range.to}
            onChange={({ target }) => target.value && setRange({ ...range, from: target.value })}
          />
        </Field>
        <Field label="Until">
          <Input
            type="date"
            value={range.to}
            min={range.from}
            max={today}
            onChange={({ target }) => target.value && setRange({ ...range, to: target.value })}
          />
        </Field>
      </div>
      <Loaded query={analytics} skeleton={<ChartsSkeleton />} failure={() => whyNot(analytics.error)}>
        {(figures) => <Figures figures={figures} />}
      </Loaded>
    </>
  );
}

/** A range that is refused says why: Retry alone would fail for ever. */
const whyNot = (error: unknown): string =>
  (error instanceof ApiError && error.status === 422 && messageOf(error)) || 'The figures could not be loaded';

function Figures({ figures: { days, active, conversion } }: { figures: Analytics }) {
  return (
    <>
      <div className="grid grid-cols-2 gap-4 @4xl:grid-cols-4">
        <StatCard label="Active today" value={active.day.toLocaleString()} />
        <StatCard label="Active this week" value={active.week.toLocaleString()} note="Seen within 7 days" />
        <StatCard label="Active this month" value={active.month.toLocaleString()} note="Seen within 30 days" />
        <StatCard
          label="Conversion to premium"
          value={conversion.toLocaleString(undefined, { style: 'percent', maximumFractionDigits: 1 })}
          note="Of all members"
        />
      </div>
      <div className="grid gap-4 @4xl:grid-cols-2">
        {charts.map((chart) => (
          <ChartCard key={chart.title} chart={chart} days={days} />
        ))}
      </div>
    </>
  );
}

function ChartsSkeleton() {
  return (
    <SkeletonGroup label="Loading figures" className="grid gap-4 @4xl:grid-cols-2">
      {[0, 1, 2, 3].map((place) => (
        <Skeleton key={place} className="h-72 rounded-lg" />
      ))}
    </SkeletonGroup>
  );
}
