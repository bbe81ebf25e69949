import { api } from '@pathwise/federation/api';
import { pages, useInfiniteQuery } from '@pathwise/federation/query';
import { LoadFailure } from '@pathwise/remote-kit/load-failure';
import { MoreRows } from '@pathwise/remote-kit/more-rows';
import { Avatar } from '@pathwise/ui/avatar';
import { Button } from '@pathwise/ui/button';
import { SkeletonGroup, SkeletonRow } from '@pathwise/ui/skeleton';
import { nameOf } from './name.rules.ts';
import { useUnblock } from './use-block.tsx';

const blocksQuery = pages(api.social.listBlocks);

/** The people whom the person has blocked, each with Unblock. */
export function BlockedMembers() {
  const blocks = useInfiniteQuery(blocksQuery);
  const unblock = useUnblock();
  if (blocks.data === undefined) {
    if (blocks.isError && !blocks.isFetching)
      return <LoadFailure title="Your blocked members could not be loaded" onRetry={() => void blocks.refetch()} />;
    return (
      <SkeletonGroup label="Loading blocked members">
        <SkeletonRow />
      </SkeletonGroup>
    );
  }
  const members = blocks.data.pages.flatMap(({ rows }) => rows);
  if (members.length === 0 && !blocks.hasNextPage) return <p className="text-text-3">You have blocked nobody</p>;
  return (
    <>
      <ul className="grid divide-y divide-line">
        {members.map((member) => {
          const name = nameOf(member);
          return (
            <li key={member.id} className="flex flex-wrap items-center gap-3 py-2">
              <Avatar name={name} src={member.profileImageUrl} />
              <span className="wrap-anywhere min-w-0 flex-1 font-title">{name}</span>
              <Button
                size="sm"
                loading={unblock.isPending && unblock.variables.id === member.id}
                onClick={() => unblock.mutate(member)}
                aria-label={`Unblock ${name}`}
              >
                Unblock
              </Button>
            </li>
          );
        })}
      </ul>
      <MoreRows more={blocks} label="Show more" failure="More could not be loaded" />
    </>
  );
}
