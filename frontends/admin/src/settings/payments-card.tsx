import { api } from '@pathwise/federation/api';
import { query, useQuery, useQueryClient } from '@pathwise/federation/query';
import { Loaded } from '@pathwise/remote-kit/loaded';
import { showFailure } from '@pathwise/remote-kit/show-failure';
import { useOwnMutation } from '@pathwise/remote-kit/use-own-mutation';
import { Card } from '@pathwise/ui/card';
import { notify } from '@pathwise/ui/notify';
import { Skeleton, SkeletonGroup } from '@pathwise/ui/skeleton';
import { Switch } from '@pathwise/ui/switch';
import { useId } from 'react';

const statusQuery = { ...query(api.billing.getPaymentStatus), staleTime: 0 };

const description = 'Whether payments are collected';

/** Switches payment collection on or off for everybody. */
export function PaymentsCard() {
  const status = useQuery(statusQuery);
  return (
    <Card title="Payments">
      <Loaded
        query={status}
        skeleton={
          <SkeletonGroup label="Loading payments">
            <Skeleton className="h-11" />
          </SkeletonGroup>
        }
        failure={() => 'The state of payments could not be loaded'}
      >
        {({ paymentsEnabled, isDemo }) => <PaymentsSwitch isOn={paymentsEnabled} isDemo={isDemo} />}
      </Loaded>
    </Card>
  );
}

function PaymentsSwitch({ isOn, isDemo }: { isOn: boolean; isDemo: boolean }) {
  const id = useId();
  const queries = useQueryClient();
  const turn = useOwnMutation({
    mutationFn: (next: boolean) =>
      api.billing.setPaymentsEnabled({ body: { value: next ? 'true' : 'false', description } }),
    onSuccess: ({ value, paymentsEnabled }) =>
      notify({ title: 'Settings Updated', description: said(value, paymentsEnabled) }),
    onError: (error) => showFailure('Update Failed', error),
    onSettled: () => queries.invalidateQueries({ queryKey: statusQuery.queryKey }),
  });
  const shown = turn.isPending ? turn.variables : isOn;
  return (
    <div className="flex min-h-11 items-center gap-4">
      <div className="flex-1">
        <label htmlFor={id} className="font-title">
          Collect payments
        </label>
        <p id={`${id}-hint`} className="text-meta text-text-3">
          {shown ? open(isDemo) : 'Nobody can buy a plan. Testers get premium from you, in the Users tab.'}
        </p>
      </div>
      <Switch
        id={id}
        aria-describedby={`${id}-hint`}
        checked={shown}
        disabled={turn.isPending}
        onChange={({ target }) => turn.mutate(target.checked)}
      />
    </div>
  );
}

const open = (isDemo: boolean) =>
  isDemo ? 'Members can try the checkout. No money moves.' : 'Members can buy a plan.';

/** The switch may be on while Stripe is not: then nothing can be bought yet. */
function said(value: 'true' | 'false', paymentsEnabled: boolean): string {
  if (value === 'false') return 'Payments are closed.';
  return paymentsEnabled ? 'Payments are open.' : 'Payments open as soon as Stripe is set up.';
}
