import { ApiError } from '@pathwise/federation/api';
import { EmptyState } from '@pathwise/ui/empty-state';
import { ErrorState } from '@pathwise/ui/error-state';
import { Lock } from 'lucide-react';

interface RefusedProps {
  readonly title: string;
  readonly query: { readonly error: Error | null; readonly refetch: () => unknown };
}

/** Shown in place of what its owner keeps private. Any other failure may be tried again. */
export function Refused({ title, query: { error, refetch } }: RefusedProps) {
  const isFinal = error instanceof ApiError && (error.status === 403 || error.status === 404);
  if (isFinal) return <EmptyState icon={Lock} title={title} />;
  return <ErrorState title={title} onRetry={() => void refetch()} />;
}
