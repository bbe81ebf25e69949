import { useQuery } from '@pathwise/federation/query';
import { Banner } from '@pathwise/ui/banner';
import { Button } from '@pathwise/ui/button';
import { lazy, Suspense, useState } from 'react';
import { missedQuery } from './plan-queries.ts';

const MissedDialog = lazy(async () => ({ default: (await import('./missed-dialog.tsx')).MissedDialog }));

/** Says that tasks of past weeks are open. The person decides about them. */
export function MissedBanner() {
  const { data: missed } = useQuery(missedQuery);
  const [isOpen, setOpen] = useState(false);
  const count = missed?.rows.length ?? 0;
  // an open dialog stays even with no rows left: its request may have lost its answer and be sent again
  if (!missed || (count === 0 && !isOpen)) return null;
  const text =
    count === 1 ? '1 task from past weeks is' : `${count}${missed.next ? ' or more' : ''} tasks from past weeks are`;
  return (
    <>
      <Banner
        className="py-2 max-md:gap-2 max-md:px-3 max-md:py-1"
        action={
          <Button size="sm" onClick={() => setOpen(true)}>
            Review
          </Button>
        }
      >
        {text} still open
      </Banner>
      {isOpen ? (
        <Suspense>
          <MissedDialog missed={missed} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
