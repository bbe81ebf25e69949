import { api } from '@pathwise/federation/api';
import { query, useQuery, useQueryClient } from '@pathwise/federation/query';
import { Loaded } from '@pathwise/remote-kit/loaded';
import { showFailure } from '@pathwise/remote-kit/show-failure';
import { useOwnMutation } from '@pathwise/remote-kit/use-own-mutation';
import { Card } from '@pathwise/ui/card';
import { EmptyState } from '@pathwise/ui/empty-state';
import { notify } from '@pathwise/ui/notify';
import { SkeletonGroup, SkeletonRow } from '@pathwise/ui/skeleton';
import { Switch } from '@pathwise/ui/switch';
import { MailQuestion } from 'lucide-react';
import { useId } from 'react';
import { triggerLabels } from './mail-words.ts';
import { SendWeeklyButton } from './send-buttons.tsx';

type Setting = Awaited<ReturnType<typeof api.admin.listAutomationSettings>>[number];

const settingsQuery = { ...query(api.admin.listAutomationSettings), staleTime: 0 };

/** Which events send a mail by themselves. */
export function AutomationCard() {
  const settings = useQuery(settingsQuery);
  return (
    <Card title="Automatic mails">
      <Loaded
        query={settings}
        skeleton={
          <SkeletonGroup label="Loading automatic mails">
            <SkeletonRow />
            <SkeletonRow />
            <SkeletonRow />
          </SkeletonGroup>
        }
        failure={() => 'Failed to load email automation settings. Please try refreshing the page.'}
      >
        {(all) =>
          all.length === 0 ? (
            <EmptyState icon={MailQuestion} title="No email automation settings found. Please contact support." />
          ) : (
            <>
              <ul className="-mt-3 divide-y divide-line border-line border-b">
                {all.map((setting) => (
                  <SettingRow key={setting.id} setting={setting} />
                ))}
              </ul>
              <div className="mt-4">
                <SendWeeklyButton />
              </div>
            </>
          )
        }
      </Loaded>
    </Card>
  );
}

function SettingRow({ setting }: { setting: Setting }) {
  const { triggerType, description, isEnabled } = setting;
  const id = useId();
  const queries = useQueryClient();
  const label = triggerLabels[triggerType];
  const turn = useOwnMutation({
    mutationFn: (next: boolean) => api.admin.switchAutomation({ params: { triggerType }, body: { isEnabled: next } }),
    onSuccess: (stored) => {
      queries.setQueryData(settingsQuery.queryKey, (all: readonly Setting[] | undefined) =>
        all?.map((one) => (one.id === stored.id ? stored : one)),
      );
      notify({ title: 'Settings Updated', description: `${label} is ${stored.isEnabled ? 'on' : 'off'}.` });
    },
    onError: (error) => showFailure('Update Failed', error),
    onSettled: () => queries.invalidateQueries({ queryKey: settingsQuery.queryKey }),
  });
  return (
    <li className="flex items-center gap-4 py-3">
      <div className="flex-1">
        <label htmlFor={id} className="font-title">
          {label}
        </label>
        <p id={`${id}-hint`} className="text-meta text-text-3">
          {description}
        </p>
      </div>
      <Switch
        id={id}
        aria-describedby={`${id}-hint`}
        checked={turn.isPending ? turn.variables : isEnabled}
        disabled={turn.isPending}
        onChange={({ target }) => turn.mutate(target.checked)}
      />
    </li>
  );
}
