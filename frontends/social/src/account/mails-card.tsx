import { api } from '@pathwise/federation/api';
import { query, useQuery, useQueryClient } from '@pathwise/federation/query';
import { Loaded } from '@pathwise/remote-kit/loaded';
import { showFailure } from '@pathwise/remote-kit/show-failure';
import { useOwnMutation } from '@pathwise/remote-kit/use-own-mutation';
import { Card } from '@pathwise/ui/card';
import { Skeleton, SkeletonGroup } from '@pathwise/ui/skeleton';
import { Switch } from '@pathwise/ui/switch';
import { useId } from 'react';

// a link in a mail changes it too, and no event is published for that
const preferencesQuery = { ...query(api.admin.getEmailPreferences), staleTime: 0 };

/** Whether Pathwise sends mails by itself. Those about the account always come. */
export function MailsCard() {
  const preferences = useQuery(preferencesQuery);
  return (
    <Card title="Mails from Pathwise">
      <Loaded
        query={preferences}
        skeleton={
          <SkeletonGroup label="Loading your mails">
            <Skeleton className="h-11" />
          </SkeletonGroup>
        }
        failure={() => 'Your choice of mails could not be loaded'}
      >
        {({ automation }) => <MailsSwitch isOn={automation} />}
      </Loaded>
    </Card>
  );
}

function MailsSwitch({ isOn }: { isOn: boolean }) {
  const id = useId();
  const queries = useQueryClient();
  const change = useOwnMutation({
    // a second press waits for the first answer, so that the last one wins
    scope: { id: 'email-preferences' },
    mutationFn: (automation: boolean) => api.admin.changeEmailPreferences({ body: { automation } }),
    onSuccess: (saved) => queries.setQueryData(preferencesQuery.queryKey, saved),
    onError: (error) => showFailure('Your choice was not saved', error),
  });
  const shown = change.isPending ? change.variables : isOn;
  return (
    <div className="flex min-h-11 items-center gap-4">
      <div className="flex-1">
        <label htmlFor={id} className="font-title">
          Weekly progress, congratulations and news
        </label>
        <p id={`${id}-hint`} className="text-meta text-text-3">
          {shown
            ? 'We write to you once a week, when you reach a goal, and when there is news.'
            : 'We only write to you about your account, for example when your password was changed.'}
        </p>
      </div>
      <Switch
        id={id}
        aria-describedby={`${id}-hint`}
        checked={shown}
        onChange={({ target }) => change.mutate(target.checked)}
      />
    </div>
  );
}
