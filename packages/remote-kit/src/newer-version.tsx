import { Banner } from '@pathwise/ui/banner';
import { Button } from '@pathwise/ui/button';
import type { ReactNode } from 'react';

interface NewerVersionProps {
  readonly what: string;
  readonly onTake: () => void;
  readonly onKeep: () => void;
  /** The newer text. */
  readonly children: ReactNode;
}

/** Shows a newer text beside the person's own when a save would overwrite it. The own text stays in the form. */
export function NewerVersion({ what, onTake, onKeep, children }: NewerVersionProps) {
  return (
    <div role="alert">
      <Banner tone="danger" title={`This ${what} was changed somewhere else meanwhile`} className="items-start!">
        {children}
        <p className="mt-3 flex flex-wrap gap-2">
          <Button size="sm" onClick={onTake}>
            Use that version
          </Button>
          <Button size="sm" onClick={onKeep}>
            Save mine over it
          </Button>
        </p>
      </Banner>
    </div>
  );
}
