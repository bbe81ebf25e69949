import { Link } from '@pathwise/federation/router';
import { Button } from '@pathwise/ui/button';
import { type ReactNode, useEffect, useRef } from 'react';
import { FormSurface } from './auth-frame.tsx';

interface SpentLinkProps {
  /** Why the link does nothing, when it was not one that works once. */
  readonly text?: string;
  /** The way on, such as `NewLink`. */
  readonly action: ReactNode;
}

const usedUp =
  'This link no longer works. It may have been used already, be too old, or be incomplete. Nothing was changed.';

/** Says that a mailed link no longer works, and how to go on. */
export function SpentLink({ text = usedUp, action }: SpentLinkProps) {
  const paragraph = useRef<HTMLParagraphElement>(null);
  // this text replaces the button that was pressed
  useEffect(() => paragraph.current?.focus(), []);
  return (
    <FormSurface>
      <p ref={paragraph} tabIndex={-1} role="alert" className="outline-none">
        {text}
      </p>
      {action}
    </FormSurface>
  );
}

/** Leads to where a new link is asked for. */
export function NewLink({ to, label }: { to: string; label: string }) {
  return (
    <Button asChild variant="primary">
      <Link to={to}>{label}</Link>
    </Button>
  );
}
