import { TriangleAlert } from 'lucide-react';
import { Button } from './button.tsx';
import { EmptyState } from './empty-state.tsx';

export interface ErrorStateProps {
  /** The text of the spec. */
  title: string;
  text?: string | undefined;
  onRetry?: (() => void) | undefined;
  className?: string;
}

/** Shown in place of content that failed to load, with Retry. It is announced when it appears. */
export function ErrorState({ title, text, onRetry, className }: ErrorStateProps) {
  return (
    <div role="alert" className={className}>
      <EmptyState
        tone="danger"
        icon={TriangleAlert}
        title={title}
        hint={text}
        action={onRetry ? <Button onClick={onRetry}>Retry</Button> : undefined}
      />
    </div>
  );
}
