import { isMissingChunk } from '@pathwise/federation/reload-once';
import { Button } from '@pathwise/ui/button';
import { EmptyState } from '@pathwise/ui/empty-state';
import { Route } from 'lucide-react';
import { Component, type ReactNode } from 'react';

/** Shows a welcome message when a roadmap fails to render. React supports error boundaries only as classes. */
export class RenderFailure extends Component<{ readonly children: ReactNode }, { readonly error: unknown }> {
  override state: { readonly error: unknown } = { error: undefined };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override componentDidCatch(error: unknown) {
    console.error('The preview could not be drawn', error);
  }

  override render() {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    // after a deployment a chunk may be missing; the remote mount then reloads the page
    if (isMissingChunk(error)) throw error;
    return <Welcome onRetry={() => this.setState({ error: undefined })} />;
  }
}

function Welcome({ onRetry }: { onRetry: () => void }) {
  return (
    <EmptyState
      icon={Route}
      title="Welcome to your goal roadmaps"
      hint="They could not be shown just now. Your goals and steps are safe."
      action={<Button onClick={onRetry}>Retry</Button>}
    />
  );
}
