import { ApiError } from '@pathwise/federation/api';
import { LoadFailure } from '@pathwise/remote-kit/load-failure';
import { EmptyState } from '@pathwise/ui/empty-state';
import { Lock } from 'lucide-react';

interface RefusedProps {
  readonly title: string;
  readonly query: { readonly error: Error | null; readonly refetch: () => unknown };
}

/** Shown in place of what its owner keeps private. Any other failure may be tried again. */
export function Refused({ title, query: { error, refetch } }: RefusedProps) {
  const isFinal = error instanceof ApiError && (error.status === 403 || error.status === 404);
  if (isFinal) return <EmptyState icon={Lock} title={title} />;
  return <LoadFailure title={title} onRetry={() => void refetch()} />;
}
