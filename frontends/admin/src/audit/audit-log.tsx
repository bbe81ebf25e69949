import { api } from '@pathwise/federation/api';
import { useInfiniteQuery } from '@pathwise/federation/query';
import { Loaded } from '@pathwise/remote-kit/loaded';
import { MoreRows } from '@pathwise/remote-kit/more-rows';
import { showFailure } from '@pathwise/remote-kit/show-failure';
import { useOwnMutation } from '@pathwise/remote-kit/use-own-mutation';
import { Button } from '@pathwise/ui/button';
import { Card } from '@pathwise/ui/card';
import { EmptyState } from '@pathwise/ui/empty-state';
import { saveAs } from '@pathwise/ui/save-as';
import { SkeletonGroup, SkeletonRow } from '@pathwise/ui/skeleton';
import { Download, ScrollText } from 'lucide-react';
import { useState } from 'react';
import { AuditFilters } from './audit-filters.tsx';
import { type AuditFilter, logQuery } from './audit-queries.ts';
import { AuditRow } from './audit-row.tsx';

/** What admins did and what was denied, newest first. */
export function AuditLog() {
  const [filter, setFilter] = useState<AuditFilter>({});
  const log = useInfiniteQuery(logQuery(filter));
  const download = useOwnMutation({
    mutationFn: () => api.download(api.admin.exportAudit, { query: filter }),
    onSuccess: (file) => saveAs(file, 'pathwise-audit-log.csv'),
    onError: (error) => showFailure('The log could not be exported', error),
  });
  const rows = log.data?.pages.flatMap((page) => page.rows) ?? [];
  return (
    <Card
      title="Audit log"
      action={
        <Button size="sm" loading={download.isPending} onClick={() => download.mutate()}>
          <Download aria-hidden />
          Export CSV
        </Button>
      }
    >
      <div className="grid gap-4">
        <p className="text-text-2">Every call of an admin, and every denied one. Nobody can change it.</p>
        <AuditFilters actions={[...new Set(rows.map(({ action }) => action))]} onApply={setFilter} />
        <Loaded
          query={log}
          skeleton={
            <SkeletonGroup label="Loading the log">
              <SkeletonRow />
              <SkeletonRow />
              <SkeletonRow />
            </SkeletonGroup>
          }
          failure={() => 'The audit log could not be loaded'}
        >
          {() =>
            rows.length === 0 ? (
              <EmptyState icon={ScrollText} title="Nothing was done that fits" />
            ) : (
              <>
                <ul className="divide-y divide-line border-line border-t">
                  {rows.map((entry) => (
                    <AuditRow key={entry.id} entry={entry} />
                  ))}
                </ul>
                <MoreRows more={log} label="Show more of the log" failure="More of the log could not be loaded" />
              </>
            )
          }
        </Loaded>
      </div>
    </Card>
  );
}
