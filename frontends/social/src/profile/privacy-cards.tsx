import type { User } from '@pathwise/contracts/api/auth';
import { api } from '@pathwise/federation/api';
import { keyOf, query, useQuery, useQueryClient } from '@pathwise/federation/query';
import { showError } from '@pathwise/remote-kit/show-failure';
import { useOwnMutation } from '@pathwise/remote-kit/use-own-mutation';
import { Card } from '@pathwise/ui/card';
import { notify } from '@pathwise/ui/notify';
import { Switch } from '@pathwise/ui/switch';

/** Who sees the goals and the diary. A switch applies at once, and goes back when its update fails. */
export function PrivacyCards({ user }: { user: User }) {
  const goals = usePrivacy({
    isPublic: user.goalsPublic,
    send: (goalsPublic) => api.auth.setGoalsPrivacy({ body: { goalsPublic } }),
    failure: 'Failed to update privacy setting. Please try again.',
  });
  const count = useShareableCount();
  const diary = usePrivacy({
    isPublic: user.diaryPublic,
    send: (diaryPublic) => api.auth.setDiaryVisibility({ body: { diaryPublic } }),
    failure: 'Failed to update diary privacy. Please try again.',
    onSaved: ({ diaryPublic }) => {
      if (diaryPublic) notify({ title: 'Your diary is public', description: readable(count, 'now') });
    },
  });
  return (
    <>
      <PrivacyCard title="Goal Privacy" label="Show my goals to members" privacy={goals}>
        {goals.isOn
          ? 'Members see the title, category, status and progress of your goals.'
          : 'Only you can see your goals.'}
      </PrivacyCard>
      <PrivacyCard title="Diary Privacy" label="Show my diary to members" privacy={diary}>
        {diary.isOn
          ? `${readable(count, 'now')} Entries that you marked private are never shown.`
          : `Only you can read your diary. Once it is public, ${readable(count, 'then')}`}
      </PrivacyCard>
    </>
  );
}

interface PrivacyCardProps {
  readonly title: string;
  readonly label: string;
  readonly privacy: ReturnType<typeof usePrivacy>;
  /** What the present choice means. */
  readonly children: string;
}

function PrivacyCard({ title, label, privacy, children }: PrivacyCardProps) {
  const toggle = (
    <Switch aria-label={label} checked={privacy.isOn} onChange={({ target }) => privacy.set(target.checked)} />
  );
  return (
    <Card title={title} action={toggle}>
      <p className="text-text-2">{children}</p>
    </Card>
  );
}

interface Privacy {
  readonly isPublic: boolean;
  readonly send: (isPublic: boolean) => Promise<User>;
  readonly failure: string;
  readonly onSaved?: (user: User) => void;
}

function usePrivacy({ isPublic, send, failure, onSaved }: Privacy) {
  const queries = useQueryClient();
  const change = useOwnMutation({
    // a second press waits for the first answer, so that the last one wins
    scope: { id: failure },
    mutationFn: send,
    onSuccess: (user) => {
      queries.setQueryData(keyOf(api.auth.getUser), user);
      onSaved?.(user);
    },
    onError: () => showError(failure),
  });
  return { isOn: change.isPending ? change.variables : isPublic, set: (wanted: boolean) => change.mutate(wanted) };
}

/** How many entries are, or would be, readable. Undefined while unknown. */
function useShareableCount(): number | undefined {
  return useQuery({ ...query(api.planner.countShareable), staleTime: 0 }).data?.count;
}

function readable(count: number | undefined, when: 'now' | 'then'): string {
  const entries = count === undefined ? 'your entries' : count === 1 ? '1 entry' : `${count} entries`;
  if (count === 0) return when === 'now' ? 'Members find no entry yet.' : 'nothing becomes visible yet.';
  if (when === 'now') return `Members can read ${entries}.`;
  return count === 1 ? '1 entry becomes visible.' : `${entries} become visible.`;
}
