import { api } from '@pathwise/federation/api';
import { useQuery, useQueryClient } from '@pathwise/federation/query';
import { Loaded } from '@pathwise/remote-kit/loaded';
import { showFailure } from '@pathwise/remote-kit/show-failure';
import { useOwnMutation } from '@pathwise/remote-kit/use-own-mutation';
import { Badge } from '@pathwise/ui/badge';
import { Button } from '@pathwise/ui/button';
import { Dialog } from '@pathwise/ui/dialog';
import { notify } from '@pathwise/ui/notify';
import { SkeletonGroup, SkeletonRow } from '@pathwise/ui/skeleton';
import { formatMoment } from '../admin-kit/moments.ts';
import { type Template, templatesQuery, versionsQuery } from './templates-queries.ts';

interface VersionsDialogProps {
  readonly template: Template;
  readonly onRestored: (stored: Template) => void;
  readonly onClose: () => void;
}

/** Earlier versions of a template. Going back stores the old words as the newest version. */
export function VersionsDialog({ template, onRestored, onClose }: VersionsDialogProps) {
  const { type, name, version: current } = template;
  const versions = useQuery(versionsQuery(type));
  const queries = useQueryClient();
  const restore = useOwnMutation({
    mutationFn: (version: number) => api.admin.restoreTemplateVersion({ params: { type, version: String(version) } }),
    onSuccess: (stored, version) => {
      onRestored(stored);
      onClose();
      notify({ title: 'Template Updated', description: `${name} is as it was in version ${version}.` });
    },
    onError: (error) => showFailure('Update Failed', error),
    onSettled: () => queries.invalidateQueries({ queryKey: templatesQuery.queryKey }),
  });
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()} title={`History of ${name}`} width="wide">
      <Loaded
        query={versions}
        skeleton={
          <SkeletonGroup label="Loading the history">
            <SkeletonRow />
            <SkeletonRow />
          </SkeletonGroup>
        }
        failure={() => 'The history could not be loaded'}
      >
        {(all) => (
          <ul className="divide-y divide-line">
            {all.map(({ version, subject, html, at }) => (
              <li key={version} className="grid gap-2 py-3">
                <div className="flex flex-wrap items-center gap-3">
                  <span className="font-title">{version === 0 ? 'The original' : `Version ${version}`}</span>
                  {at ? <span className="text-meta text-text-3">{formatMoment(at)}</span> : null}
                  <span className="flex-1" />
                  {version === current ? (
                    <Badge tone="accent">Now</Badge>
                  ) : (
                    <Button
                      size="sm"
                      aria-label={version === 0 ? 'Restore the original' : `Restore version ${version}`}
                      loading={restore.isPending && restore.variables === version}
                      onClick={() => restore.mutate(version)}
                    >
                      Restore
                    </Button>
                  )}
                </div>
                <p className="wrap-anywhere text-text-2">{subject}</p>
                <details>
                  <summary className="cursor-pointer text-meta text-text-3">HTML</summary>
                  <pre className="mt-2 max-h-60 overflow-auto whitespace-pre-wrap rounded-md bg-sunken p-3 font-mono text-xs">
                    {html}
                  </pre>
                </details>
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </Dialog>
  );
}
