import { type SectionId, sectionIds } from '@pathwise/contracts/site.rules';
import { Link, useLocation } from '@pathwise/federation/router';
import { useShell } from '@pathwise/federation/shell-contract';
import { cx } from '@pathwise/ui/class-names';
import { giveFocus } from '@pathwise/ui/focus-after';
import { useHistoryLayer } from '@pathwise/ui/history-layer';
import { Logo } from '@pathwise/ui/logo';
import { Search } from 'lucide-react';
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { markedSection, type Place, pathOfSection, sectionLabels } from '../../sections/sections.rules.ts';
import { sectionIcons } from './section-icons.ts';
import type { Navigation } from './use-navigation.ts';
import { useWaitingIntroductions } from './use-waiting-introductions.ts';
import { UserMenu } from './user-menu.tsx';

interface SidebarProps {
  readonly place: Place;
  readonly navigation: Navigation;
  readonly inert: boolean;
  readonly onSearch: () => void;
}

/** Where a line separates groups. */
const groupStarts: readonly SectionId[] = ['goals', 'members', 'faq'];

/** The navigation: beside the page, folded to icons, or a drawer above it on narrow screens. */
export function Sidebar({ place, navigation, inert, onSearch }: SidebarProps) {
  const { isRail, isDrawerOpen, setDrawerOpen } = navigation;
  const aside = useRef<HTMLElement>(null);
  useDrawer(aside, isDrawerOpen, () => setDrawerOpen(false));
  useHistoryLayer(isDrawerOpen, () => setDrawerOpen(false));
  return (
    <>
      {isDrawerOpen ? (
        <button
          type="button"
          aria-label="Close menu"
          className="fixed inset-0 z-62 bg-scrim md:hidden"
          onClick={() => setDrawerOpen(false)}
        />
      ) : null}
      <aside
        ref={aside}
        id="sidebar"
        aria-label="Sidebar"
        inert={inert}
        className={cx(
          'fixed inset-y-0 left-0 z-30 flex flex-col overflow-y-auto overscroll-contain border-line border-r bg-surface',
          // above toasts and below open menus
          'max-md:z-63 max-md:w-72',
          // visible at once, because the focus moves in at once
          isDrawerOpen
            ? 'max-md:translate-x-0 max-md:transition-[translate]'
            : 'max-md:invisible max-md:-translate-x-full max-md:transition-[translate,visibility]',
          isRail ? 'md:w-rail' : 'md:w-sidebar',
        )}
      >
        <Link
          to="/landing"
          className={cx('flex h-topbar flex-none items-center', isRail ? 'justify-center' : 'px-4.5')}
        >
          <Logo markOnly={isRail} />
        </Link>
        <SearchButton
          isRail={isRail}
          onPress={() => {
            setDrawerOpen(false);
            onSearch();
          }}
        />
        <Sections place={place} isRail={isRail} onChosen={() => setDrawerOpen(false)} />
        <UserMenu isRail={isRail} onChosen={() => setDrawerOpen(false)} />
      </aside>
    </>
  );
}

/** Opens the command palette, for whoever does not use its keys. */
function SearchButton({ isRail, onPress }: { isRail: boolean; onPress: () => void }) {
  return (
    <div className="flex-none px-3 pt-2">
      <button
        type="button"
        title={isRail ? 'Search' : undefined}
        aria-keyshortcuts="Control+K Meta+K"
        className={cx(
          'flex min-h-9 w-full items-center gap-3 rounded-md border border-line text-text-2 transition-colors pointer-coarse:min-h-11',
          'hover:bg-hover hover:text-text-1 max-md:min-h-11',
          isRail ? 'justify-center' : 'px-2.5',
        )}
        onClick={onPress}
      >
        <Search aria-hidden />
        <span className={isRail ? 'sr-only' : undefined}>Search</span>
        {isRail ? null : (
          <kbd aria-hidden className="ml-auto text-meta text-text-3 pointer-coarse:hidden">
            Ctrl K
          </kbd>
        )}
      </button>
    </div>
  );
}

function Sections({ place, isRail, onChosen }: { place: Place; isRail: boolean; onChosen: () => void }) {
  const { search } = useLocation();
  const waiting = useWaitingIntroductions();
  const marked = markedSection({ place, search, ownId: useShell().session.user?.id });
  return (
    <nav aria-label="Main" className="flex-1 px-3 pt-2 pb-6">
      <ul>
        {sectionIds.map((id) => {
          const Icon = sectionIcons[id];
          const label = sectionLabels[id];
          return (
            <li
              key={id}
              className={
                groupStarts.includes(id) ? 'mt-3 border-line border-t pt-3 max-md:mt-1.5 max-md:pt-1.5' : undefined
              }
            >
              <Link
                to={pathOfSection(id)}
                title={isRail ? label : undefined}
                aria-current={marked === id ? 'page' : undefined}
                onClick={onChosen}
                className={cx(
                  'relative flex min-h-9 items-center gap-3 rounded-md font-nav text-text-2 transition-colors pointer-coarse:min-h-11',
                  'hover:bg-hover hover:text-text-1 max-md:min-h-11',
                  'aria-[current]:bg-accent-soft aria-[current]:font-title aria-[current]:text-accent-text',
                  isRail ? 'justify-center' : 'px-2.5',
                )}
              >
                <Icon />
                <span className={isRail ? 'sr-only' : undefined}>{label}</span>
                {id === 'members' && waiting > 0 ? <Waiting count={waiting} isRail={isRail} /> : null}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

/** Tells that other members wait for an answer: how many, or a dot where there is no room. */
function Waiting({ count, isRail }: { count: number; isRail: boolean }) {
  return (
    <span
      className={cx(
        'rounded-full bg-accent text-on-accent text-xs',
        isRail ? 'absolute top-1.5 right-1.5 size-2' : 'ml-auto grid h-5 min-w-5 place-items-center px-1.5',
      )}
    >
      {isRail ? null : <span aria-hidden>{count}</span>}
      <span className="sr-only">{count === 1 ? '1 introduction to answer' : `${count} introductions to answer`}</span>
    </span>
  );
}

/** The open drawer takes the focus. Escape closes it, and its button gets the focus back. */
function useDrawer(aside: RefObject<HTMLElement | null>, isOpen: boolean, close: () => void) {
  const closeLatest = useEffectEvent(close);
  useEffect(() => {
    if (!isOpen) return;
    const links = aside.current;
    giveFocus(['a[aria-current]', 'nav a'].map((link) => links?.querySelector<HTMLElement>(link)));
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') closeLatest();
    };
    document.addEventListener('keydown', closeOnEscape);
    return () => {
      document.removeEventListener('keydown', closeOnEscape);
      giveFocus([document.getElementById('open-menu')]);
    };
  }, [aside, isOpen]);
}
