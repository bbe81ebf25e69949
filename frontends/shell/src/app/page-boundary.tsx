import { isKept } from '@pathwise/federation/connection';
import { isMissingChunk, isServerThere, noteThisPage, reloadOnce } from '@pathwise/federation/reload-once';
import { Link } from '@pathwise/federation/router';
import { useOutOfReach } from '@pathwise/federation/use-out-of-reach';
import { Button } from '@pathwise/ui/button';
import { ErrorState } from '@pathwise/ui/error-state';
import { Component, type ReactNode } from 'react';

interface PageBoundaryProps {
  /** A change of this value clears the failure. */
  readonly page: string;
  readonly children: ReactNode;
}

/** A page that fails is replaced by a Retry; when an outdated tab cannot load a chunk, the tab reloads. */
export class PageBoundary extends Component<PageBoundaryProps, { error: unknown }> {
  override state: { error: unknown } = { error: undefined };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override componentDidCatch(error: unknown) {
    if (isMissingChunk(error)) void reloadOnce();
  }

  override componentDidUpdate(previous: PageBoundaryProps) {
    if (previous.page !== this.props.page && this.state.error !== undefined) this.setState({ error: undefined });
  }

  private readonly retry = async () => {
    const isStillHere = noteThisPage();
    // this page remembers failed chunks, so only a reloaded page tries again; offline it opens again only when it is kept
    if ((isKept() || (await isServerThere())) && isStillHere()) location.reload();
  };

  override render() {
    if (this.state.error === undefined) return this.props.children;
    return <Failure onRetry={this.retry} />;
  }
}

function Failure({ onRetry }: { onRetry: () => void }) {
  const outOfReach = useOutOfReach(onRetry);
  return (
    <main className="grid min-h-dvh place-content-center justify-items-center">
      <ErrorState
        title="This page could not be shown"
        text={outOfReach ?? 'Please try again. What you have saved is safe.'}
        onRetry={onRetry}
        className="-mb-8"
      />
      <Button asChild variant="ghost">
        <Link to="/">Back to Home</Link>
      </Button>
    </main>
  );
}
