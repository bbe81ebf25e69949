import { api } from '@pathwise/federation/api';
import { keyOf, query, useQuery, useQueryClient } from '@pathwise/federation/query';
import { Loaded } from '@pathwise/remote-kit/loaded';
import { showFailure } from '@pathwise/remote-kit/show-failure';
import { useOwnMutation } from '@pathwise/remote-kit/use-own-mutation';
import { Badge } from '@pathwise/ui/badge';
import { Button } from '@pathwise/ui/button';
import { Card } from '@pathwise/ui/card';
import { notify } from '@pathwise/ui/notify';
import { SkeletonGroup, SkeletonRow } from '@pathwise/ui/skeleton';
import { Laptop, LogOut, Smartphone } from 'lucide-react';

type Session = Awaited<ReturnType<typeof api.auth.listSessions>>[number];

const sessionsQuery = { ...query(api.auth.listSessions), staleTime: 0 };

/** Where the account is signed in. A lost device is signed out here. */
export function SessionsCard() {
  const sessions = useQuery(sessionsQuery);
  return (
    <Card title="Signed-in devices">
      <Loaded
        query={sessions}
        skeleton={
          <SkeletonGroup label="Loading devices">
            <SkeletonRow />
            <SkeletonRow />
          </SkeletonGroup>
        }
        failure={() => 'Your devices could not be loaded'}
      >
        {(all) => <Sessions sessions={all} />}
      </Loaded>
    </Card>
  );
}

function Sessions({ sessions }: { sessions: readonly Session[] }) {
  const queries = useQueryClient();
  const others = sessions.filter(({ current }) => !current);
  const refresh = () => queries.invalidateQueries({ queryKey: keyOf(api.auth.listSessions) });
  const endOne = useOwnMutation({
    mutationFn: ({ id }: Session) => api.auth.endSession({ params: { id } }),
    onSuccess: (_, { device }) => notify({ title: 'Signed out', description: `${device} needs the password again.` }),
    onError: (error) => showFailure('The device was not signed out', error),
    onSettled: refresh,
  });
  const endOthers = useOwnMutation({
    mutationFn: () => api.auth.endOtherSessions(),
    onSuccess: ({ ended }) =>
      notify({ title: 'Signed out', description: ended === 1 ? '1 other device' : `${ended} other devices` }),
    onError: (error) => showFailure('The devices were not signed out', error),
    onSettled: refresh,
  });
  return (
    <div className="grid gap-3">
      <ul className="-mt-2 divide-y divide-line">
        {sessions.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            isEnding={endOne.isPending && endOne.variables.id === session.id}
            onEnd={() => endOne.mutate(session)}
          />
        ))}
      </ul>
      {others.length > 0 ? (
        <Button className="justify-self-start" loading={endOthers.isPending} onClick={() => endOthers.mutate()}>
          <LogOut aria-hidden />
          Sign out all other devices
        </Button>
      ) : (
        <p className="text-meta text-text-3">You are signed in on this device only.</p>
      )}
    </div>
  );
}

interface SessionRowProps {
  readonly session: Session;
  readonly isEnding: boolean;
  readonly onEnd: () => void;
}

function SessionRow({ session, isEnding, onEnd }: SessionRowProps) {
  const { device, current, createdAt, lastSeenAt } = session;
  const Icon = /(iPhone|iPad|Android)$/.test(device) ? Smartphone : Laptop;
  return (
    <li className="flex flex-wrap items-center gap-3 py-3">
      <span className="grid size-9 flex-none place-items-center rounded-md bg-sunken text-text-2">
        <Icon aria-hidden />
      </span>
      <div className="wrap-anywhere min-w-[min(100%,10rem)] flex-1">
        <p className="font-title">{device}</p>
        <p className="text-meta text-text-3">
          {current ? 'In use now' : `Last seen ${moment(lastSeenAt)}`} · Signed in {moment(createdAt)}
        </p>
      </div>
      {current ? (
        <Badge tone="accent">This device</Badge>
      ) : (
        <Button size="sm" loading={isEnding} aria-label={`Sign out ${device}`} onClick={onEnd}>
          Sign out
        </Button>
      )}
    </li>
  );
}

const dates = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' });
const times = new Intl.DateTimeFormat(undefined, { timeStyle: 'short' });
/** 'Dec 1, 2026, 3:58 PM', which breaks between the date and the time alone. */
const moment = (instant: string) =>
  [dates, times].map((format) => format.format(new Date(instant)).replaceAll(/\s/g, '\u00a0')).join(', ');
