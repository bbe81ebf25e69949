import { useQueryErrorResetBoundary } from '@pathwise/federation/query';
import { ErrorState } from '@pathwise/ui/error-state';
import {
  Component,
  type ComponentType,
  type ReactNode,
  Suspense,
  startTransition,
  useEffect,
  useEffectEvent,
  useState,
} from 'react';
import './provided.ts';
import { useLacksPart } from './lacking-parts.ts';
import { isMissingChunk, reloadOnce } from './reload-once.ts';
import { LateModule, loadedRemoteModule, loadRemoteModule } from './remotes.ts';
import { useOutOfReach } from './use-out-of-reach.ts';

/** What a remote's exposed module exports. */
export interface RemoteModule {
  readonly Remote: ComponentType;
  /** Loads what the page of a path needs beside the module. */
  readonly prepare?: (pathname: string) => Promise<unknown>;
}

/** Loads a remote and its page ahead, so that it is shown without a placeholder. A failure shows when the remote is mounted. */
export async function preloadRemote(remote: string, expose: string, pathname: string): Promise<void> {
  const load = loadRemoteModule<RemoteModule>(remote, expose);
  await load.then((module) => module.prepare?.(pathname)).catch(() => undefined);
}

interface RemoteMountProps {
  /** The remote's name in /remotes.json, and the scope of its styles. */
  readonly remote: string;
  /** The name of this part in the sentence of a failure. */
  readonly title: string;
  /** The key under `exposes` in the remote's build, without './'. */
  readonly expose?: string;
  /** A placeholder in the shape of the remote. */
  readonly skeleton: ReactNode;
}

type Loaded =
  | { readonly state: 'loading' }
  | { readonly state: 'failed' }
  | { readonly state: 'ready'; readonly Remote: ComponentType };

const stateOf = (module: RemoteModule | undefined): Loaded =>
  module ? { state: 'ready', Remote: module.Remote } : { state: 'loading' };

/** Renders a module of a remote. A failure stays inside, with a Retry that fetches the remote again. */
export function RemoteMount({ remote, title, expose = 'app', skeleton }: RemoteMountProps) {
  const { reset: forgetFailedQueries } = useQueryErrorResetBoundary();
  const [attempt, setAttempt] = useState(0);
  const [loaded, setLoaded] = useState<Loaded>(() => stateOf(loadedRemoteModule<RemoteModule>(remote, expose)));
  const [isThere] = useState(loaded.state === 'ready');

  const warn = useEffectEvent((error: unknown) => console.warn(`${title} could not be loaded`, error));
  useEffect(() => {
    if (isThere && attempt === 0) return;
    let isCurrent = true;
    setLoaded({ state: 'loading' });
    // as a transition: the skeleton stays until the page's own chunk is here, and a slow phone answers touches meanwhile
    const show = ({ Remote }: RemoteModule) => {
      if (isCurrent) startTransition(() => setLoaded(stateOf({ Remote })));
    };
    const fail = async (error: unknown) => {
      warn(error);
      const isReloading = isCurrent && isMissingChunk(error) && (await reloadOnce());
      if (isCurrent && !isReloading) setLoaded({ state: 'failed' });
      // what was only slow is shown once it is here, unless the person has pressed Retry
      if (error instanceof LateModule) error.arrival.then(show, warn);
    };
    loadRemoteModule<RemoteModule>(remote, expose, attempt > 0).then(show, fail);
    return () => {
      isCurrent = false;
    };
  }, [remote, expose, attempt, isThere]);

  const failure = (
    <Failure
      title={title}
      onRetry={() => {
        forgetFailedQueries();
        setAttempt((count) => count + 1);
      }}
    />
  );
  if (loaded.state === 'failed') return failure;
  return (
    <Boundary key={attempt} fallback={failure}>
      <Suspense fallback={skeleton}>
        {loaded.state === 'loading' ? (
          skeleton
        ) : (
          <div data-mfe={remote}>
            <loaded.Remote />
          </div>
        )}
      </Suspense>
    </Boundary>
  );
}

function Failure({ title, onRetry }: { title: string; onRetry: () => void }) {
  const outOfReach = useOutOfReach(onRetry);
  useLacksPart();
  return (
    <>
      <h1 className="sr-only">{title}</h1>
      <ErrorState
        title={`${title} could not be loaded`}
        text={outOfReach ?? 'This part did not load. The rest still works.'}
        onRetry={onRetry}
      />
    </>
  );
}

interface BoundaryProps {
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}

/** React supports error boundaries only as classes. */
class Boundary extends Component<BoundaryProps, { failed: boolean }> {
  override state: { failed: boolean } = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    if (isMissingChunk(error)) void reloadOnce();
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
