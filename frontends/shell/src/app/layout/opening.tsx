import type { View } from '@pathwise/federation/shell-contract';
import { cx } from '@pathwise/ui/class-names';
import { Logo } from '@pathwise/ui/logo';
import { Skeleton } from '@pathwise/ui/skeleton';
import { Tabs } from '@pathwise/ui/tabs';
import type { Place } from '../../sections/sections.rules.ts';
import { dockedChat } from './breakpoints.ts';
import { PageSkeleton } from './page-skeleton.tsx';
import { TopBar } from './top-bar.tsx';

const nothing = () => undefined;
const navigation = { isRail: true, toggleRail: nothing, isDrawerOpen: false, setDrawerOpen: nothing };

/**
 * The workspace before it is known who is signed in: the same for everybody, but for the greeting that the gateway fills in.
 * Style sheets alone fit it to the window, where `useNavigation` and `useChatWindow` do so later.
 */
export function Opening({ place, view, greeting }: { place: Place; view: View; greeting?: string | undefined }) {
  const isPlan = place === 'plan';
  return (
    <div className={isPlan ? 'md:pl-rail' : 'md:pl-rail min-[68.75rem]:pl-sidebar'}>
      <OpeningSidebar isRail={isPlan} />
      <Tabs value={view} onChange={nothing}>
        <TopBar
          navigation={navigation}
          chat={{ isFocusMode: false, toggleFocusMode: nothing }}
          inert={false}
          waiting={0}
          chatOpener={null}
          account={<Skeleton className="size-8 rounded-full!" />}
        />
        <div className="flex items-start">
          <main className="min-w-0 flex-1">
            <PageSkeleton place={view === 'preview' ? 'preview' : place} isKnown greeting={greeting} />
          </main>
          {isPlan && view === 'workspace' ? null : (
            <div
              className={cx(
                'bg-surface',
                dockedChat,
                view === 'preview' ? 'max-[90rem]:hidden' : 'max-[62.5rem]:hidden',
              )}
            />
          )}
        </div>
      </Tabs>
    </div>
  );
}

/** The place of the sidebar, which a phone does not show. Its links with their icons would make every page longer. */
function OpeningSidebar({ isRail }: { isRail: boolean }) {
  return (
    <div
      className={cx(
        'fixed inset-y-0 left-0 border-line border-r bg-surface max-md:hidden',
        isRail ? 'w-rail' : 'w-rail min-[68.75rem]:w-sidebar',
      )}
    >
      <div className={cx('flex h-topbar items-center justify-center', !isRail && 'min-[68.75rem]:hidden')}>
        <Logo markOnly />
      </div>
      {isRail ? null : (
        <div className="hidden h-topbar items-center px-4.5 min-[68.75rem]:flex">
          <Logo />
        </div>
      )}
    </div>
  );
}
