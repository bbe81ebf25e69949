import { Link } from '@pathwise/federation/router';
import { Button } from '@pathwise/ui/button';
import { useEffect, useRef } from 'react';
import { FormSurface } from './auth-frame.tsx';

interface SpentLinkProps {
  /** Where a new link is asked for. */
  readonly to: string;
  readonly label: string;
}

/** Says that a mailed link no longer works, and how to get a new one. */
export function SpentLink({ to, label }: SpentLinkProps) {
  const text = useRef<HTMLParagraphElement>(null);
  // this text replaces the button that was pressed
  useEffect(() => text.current?.focus(), []);
  return (
    <FormSurface>
      <p ref={text} tabIndex={-1} role="alert" className="outline-none">
        This link no longer works. It may have been used already, be too old, or be incomplete. Nothing was changed.
      </p>
      <Button asChild variant="primary">
        <Link to={to}>{label}</Link>
      </Button>
    </FormSurface>
  );
}
