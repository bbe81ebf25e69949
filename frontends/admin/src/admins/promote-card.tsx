import { useQuery } from '@pathwise/federation/query';
import { Loaded } from '@pathwise/remote-kit/loaded';
import { Button } from '@pathwise/ui/button';
import { Card } from '@pathwise/ui/card';
import { Field } from '@pathwise/ui/field';
import { Input } from '@pathwise/ui/input';
import { SkeletonGroup, SkeletonRow } from '@pathwise/ui/skeleton';
import { useConfirmation } from '@pathwise/ui/use-confirmation';
import { useState } from 'react';
import { othersQuery, type Person } from './admins-queries.ts';
import { PersonRow } from './person-row.tsx';
import { usePromote } from './use-change-role.ts';

/** Makes somebody an admin: by address, or one of the first ten people in the list. */
export function PromoteCard() {
  const [email, setEmail] = useState('');
  const promote = usePromote(() => setEmail(''));
  return (
    <Card title="Promote a user">
      <form
        noValidate
        className="flex flex-wrap items-end gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          if (email.trim() && !promote.isPending) promote.mutate(email.trim());
        }}
      >
        <Field label="Email" className="min-w-[min(100%,12rem)] flex-1">
          <Input type="email" autoComplete="off" value={email} onChange={({ target }) => setEmail(target.value)} />
        </Field>
        <Button type="submit" variant="primary" disabled={!email.trim()} loading={promote.isPending}>
          Promote
        </Button>
      </form>
      <Others />
    </Card>
  );
}

function Others() {
  const others = useQuery(othersQuery);
  const promote = usePromote();
  const { confirm, confirmation } = useConfirmation();
  const ask = async ({ email }: Person) => {
    const isSure = await confirm({
      title: `Make ${email} an admin?`,
      description: 'Admins see and delete every account, and can make others admins.',
      confirmLabel: 'Promote',
    });
    if (isSure) promote.mutate(email);
  };
  return (
    <div className="mt-5">
      <h3 className="font-semibold">Users who are not admins</h3>
      <Loaded
        query={others}
        skeleton={
          <SkeletonGroup label="Loading users">
            <SkeletonRow />
            <SkeletonRow />
          </SkeletonGroup>
        }
        failure={() => 'The users could not be loaded'}
      >
        {(people) =>
          people.length === 0 ? (
            <p className="mt-2 text-text-2">Everybody is an admin.</p>
          ) : (
            <ul className="divide-y divide-line">
              {people.map((person) => (
                <PersonRow key={person.id} person={person}>
                  <Button
                    size="sm"
                    aria-label={`Promote ${person.email}`}
                    loading={promote.isPending && promote.variables === person.email}
                    onClick={() => void ask(person)}
                  >
                    Promote
                  </Button>
                </PersonRow>
              ))}
            </ul>
          )
        }
      </Loaded>
      {confirmation}
    </div>
  );
}
