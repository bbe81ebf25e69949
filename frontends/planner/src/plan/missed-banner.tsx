import { useQuery } from '@pathwise/federation/query';
import { Banner } from '@pathwise/ui/banner';
import { Button } from '@pathwise/ui/button';
import { lazy, Suspense, useState } from 'react';
import { missedAtOnce, missedQuery } from './plan-queries.ts';

const MissedDialog = lazy(async () => ({ default: (await import('./missed-dialog.tsx')).MissedDialog }));

/** Says quietly that something is left from past weeks; what becomes of it is the person's to say. */
export function MissedBanner() {
  const { data: tasks } = useQuery(missedQuery);
  const [isOpen, setOpen] = useState(false);
  const count = tasks?.length ?? 0;
  if (count === 0) return null;
  const words =
    count === 1
      ? '1 task from past weeks is'
      : `${count}${count < missedAtOnce ? '' : ' or more'} tasks from past weeks are`;
  return (
    <>
      <Banner
        className="py-2"
        action={
          <Button size="sm" onClick={() => setOpen(true)}>
            Decide
          </Button>
        }
      >
        {words} waiting
      </Banner>
      {isOpen && tasks ? (
        <Suspense>
          <MissedDialog tasks={tasks} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
