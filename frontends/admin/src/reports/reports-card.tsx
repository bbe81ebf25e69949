import { useInfiniteQuery } from '@pathwise/federation/query';
import { Loaded } from '@pathwise/remote-kit/loaded';
import { MoreRows } from '@pathwise/remote-kit/more-rows';
import { Card } from '@pathwise/ui/card';
import { EmptyState } from '@pathwise/ui/empty-state';
import { SegmentedControl } from '@pathwise/ui/segmented-control';
import { SkeletonGroup, SkeletonRow } from '@pathwise/ui/skeleton';
import { Flag } from 'lucide-react';
import { useState } from 'react';
import { ReportRow } from './report-row.tsx';
import { type ReportState, reportsQuery } from './reports-queries.ts';

const states = [
  { value: 'open', label: 'Open' },
  { value: 'hidden', label: 'Hidden' },
  { value: 'dismissed', label: 'Dismissed' },
] as const;

const empty: Readonly<Record<ReportState, string>> = {
  open: 'No report is open',
  hidden: 'Nothing is hidden after a report',
  dismissed: 'No report was dismissed',
};

/** What members reported about posts and people. */
export function ReportsCard() {
  const [state, setState] = useState<ReportState>('open');
  const reports = useInfiniteQuery(reportsQuery(state));
  return (
    <Card title="Reports">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <SegmentedControl
          label="State of the reports"
          className="justify-self-start"
          value={state}
          onChange={setState}
          options={states}
        />
        <Loaded
          query={reports}
          skeleton={
            <SkeletonGroup label="Loading reports">
              <SkeletonRow />
              <SkeletonRow />
            </SkeletonGroup>
          }
          failure={() => 'The reports could not be loaded'}
        >
          {({ pages }) => {
            const all = pages.flatMap(({ rows }) => rows);
            if (all.length === 0) return <EmptyState icon={Flag} title={empty[state]} />;
            return (
              <ul className="-my-2 divide-y divide-line">
                {all.map((report) => (
                  <ReportRow key={report.id} report={report} />
                ))}
              </ul>
            );
          }}
        </Loaded>
        <MoreRows more={reports} label="Show more reports" failure="More reports could not be loaded" />
      </div>
    </Card>
  );
}
