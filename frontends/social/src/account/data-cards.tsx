import { Button } from '@pathwise/ui/button';
import { Card } from '@pathwise/ui/card';
import { Download, Trash2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useDownload } from './use-download.ts';

const DeleteAccount = lazy(async () => ({ default: (await import('./delete-account.tsx')).DeleteAccount }));

/** Takes one's data along, and deletes the account. */
export function DataCards() {
  const download = useDownload();
  const [isDeleting, setDeleting] = useState(false);
  return (
    <>
      <Card title="Your data">
        <p className="mb-4 text-text-2">
          One file with everything that Pathwise keeps about you: goals, plan, diary, conversations, posts and images.
        </p>
        <Button loading={download.isPending} onClick={() => download.mutate()}>
          <Download aria-hidden />
          Download my data
        </Button>
      </Card>
      <Card title="Delete my account">
        <p className="mb-4 text-text-2">Erases your account and everything in it, at once and for good.</p>
        <Button variant="destructive" className="border-danger!" onClick={() => setDeleting(true)}>
          <Trash2 aria-hidden />
          Delete my account
        </Button>
      </Card>
      {isDeleting ? (
        <Suspense>
          <DeleteAccount onClose={() => setDeleting(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
