import { Button } from '@pathwise/ui/button';
import { Card } from '@pathwise/ui/card';
import { Trash2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';

const DeleteAccount = lazy(async () => ({ default: (await import('./delete-account.tsx')).DeleteAccount }));

/** The way out. */
export function DeletionCard() {
  const [isDeleting, setDeleting] = useState(false);
  return (
    <>
      <Card title="Delete my account">
        <p className="mb-4 text-text-2">Erases your account and everything in it, at once and for good.</p>
        <Button variant="destructive" className="border-danger" onClick={() => setDeleting(true)}>
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
