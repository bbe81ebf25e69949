import { useInfiniteQuery } from '@pathwise/federation/query';
import { useMember } from '@pathwise/federation/shell-contract';
import { Loaded } from '@pathwise/remote-kit/loaded';
import { MoreRows } from '@pathwise/remote-kit/more-rows';
import { Badge } from '@pathwise/ui/badge';
import { Button } from '@pathwise/ui/button';
import { Card } from '@pathwise/ui/card';
import { SkeletonGroup, SkeletonRow } from '@pathwise/ui/skeleton';
import { useConfirmation } from '@pathwise/ui/use-confirmation';
import { adminsQuery, type Person } from './admins-queries.ts';
import { PersonRow } from './person-row.tsx';
import { useDemote } from './use-change-role.ts';

/** Everybody who may open this dashboard. Nobody demotes themselves, so one admin always stays. */
export function AdminList() {
  const admins = useInfiniteQuery(adminsQuery);
  const own = useMember();
  const demote = useDemote();
  const { confirm, confirmation } = useConfirmation();
  const ask = async ({ id, email }: Person) => {
    const isSure = await confirm({
      title: `Demote ${email}?`,
      description: 'They keep their account and lose this dashboard at once.',
      confirmLabel: 'Demote',
      destructive: true,
    });
    if (isSure) demote.mutate(id);
  };
  return (
    <Card title="Admins">
      <Loaded
        query={admins}
        skeleton={
          <SkeletonGroup label="Loading admins">
            <SkeletonRow />
            <SkeletonRow />
          </SkeletonGroup>
        }
        failure={() => 'The admins could not be loaded'}
      >
        {({ pages }) => (
          <ul className="-my-3 divide-y divide-line">
            {pages.flatMap(({ rows }) =>
              rows.map((person) => (
                <PersonRow key={person.id} person={person}>
                  {person.id === own.id ? (
                    <Badge tone="accent">You</Badge>
                  ) : (
                    <Button
                      size="sm"
                      aria-label={`Demote ${person.email}`}
                      loading={demote.isPending && demote.variables === person.id}
                      onClick={() => void ask(person)}
                    >
                      Demote
                    </Button>
                  )}
                </PersonRow>
              )),
            )}
          </ul>
        )}
      </Loaded>
      <MoreRows more={admins} label="Show more admins" failure="More admins could not be loaded" />
      {confirmation}
    </Card>
  );
}
