import { useConnection } from '@pathwise/federation/api';
import { useLacksPart } from '@pathwise/federation/lacking-parts';
import { EmptyState } from '@pathwise/ui/empty-state';
import { ErrorState, type ErrorStateProps } from '@pathwise/ui/error-state';
import { CloudOff } from 'lucide-react';

interface LoadFailureProps extends ErrorStateProps {
  /** The sentence while the person is offline. */
  readonly offline?: string;
  /** A further sentence while the person is offline; that it opens by itself when absent. */
  readonly offlineHint?: string | undefined;
}

/**
 * Shown in place of content that could not be loaded. Offline that is no failure: the line at the page's top says so, and
 * everything is read again when the person is back.
 */
export function LoadFailure({
  offline = 'This is not here while you are offline.',
  offlineHint = 'This opens by itself when you are back online.',
  ...failure
}: LoadFailureProps) {
  const { isOffline } = useConnection();
  useLacksPart();
  return isOffline ? <EmptyState icon={CloudOff} title={offline} hint={offlineHint} /> : <ErrorState {...failure} />;
}
