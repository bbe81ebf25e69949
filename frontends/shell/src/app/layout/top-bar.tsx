import { Link } from '@pathwise/federation/router';
import { useMember } from '@pathwise/federation/shell-contract';
import { Avatar } from '@pathwise/ui/avatar';
import { cx } from '@pathwise/ui/class-names';
import { IconButton } from '@pathwise/ui/icon-button';
import { TabList } from '@pathwise/ui/tabs';
import { Fullscreen, Menu, PanelLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { displayName } from './display-name.ts';
import type { useChatWindow } from './use-chat-window.ts';
import type { Navigation } from './use-navigation.ts';

interface TopBarProps {
  readonly navigation: Navigation;
  readonly chat: Pick<ReturnType<typeof useChatWindow>, 'isFocusMode' | 'toggleFocusMode'>;
  readonly inert: boolean;
  /** How many introductions wait for an answer. */
  readonly waiting: number;
  /** The way to the chat while it is not open. */
  readonly chatOpener: ReactNode;
  /** The person, where the sidebar is a drawer. */
  readonly account: ReactNode;
}

const tabs = [
  { value: 'workspace', label: 'Workspace' },
  { value: 'preview', label: 'Preview' },
];

/** Sidebar toggle, the Workspace and Preview tabs, the way to the chat, focus mode. */
export function TopBar({ navigation, chat, inert, waiting, chatOpener, account }: TopBarProps) {
  return (
    <header
      inert={inert}
      className="sticky top-0 z-10 flex min-h-topbar items-stretch gap-2 border-line border-b bg-surface px-4 max-tiny:static max-tiny:flex-wrap max-tiny:justify-between"
    >
      <IconButton
        id="open-menu"
        label="Open menu"
        aria-expanded={navigation.isDrawerOpen}
        aria-controls="sidebar"
        className="relative -ml-4 self-center md:hidden"
        onClick={() => navigation.setDrawerOpen(true)}
      >
        <Menu aria-hidden />
        {waiting > 0 ? (
          <span aria-hidden className="absolute top-2.5 right-2.5 size-2 rounded-full bg-accent ring-2 ring-surface" />
        ) : null}
      </IconButton>
      <IconButton
        label={navigation.isRail ? 'Expand sidebar' : 'Collapse sidebar'}
        aria-expanded={!navigation.isRail}
        aria-controls="sidebar"
        className="self-center max-md:hidden"
        onClick={navigation.toggleRail}
      >
        <PanelLeft aria-hidden />
      </IconButton>
      <TabList label="View" tabs={tabs} className="max-md:mx-auto md:ml-2 max-tiny:order-last" />
      <span className="flex-1 max-md:hidden" />
      {chatOpener}
      <IconButton
        label="Focus mode: hide the chat"
        aria-pressed={chat.isFocusMode}
        className={cx('self-center max-md:hidden', chat.isFocusMode && 'bg-accent-soft text-accent-text')}
        onClick={chat.toggleFocusMode}
      >
        <Fullscreen aria-hidden />
      </IconButton>
      <div className="grid size-11 place-items-center self-center md:hidden">{account}</div>
    </header>
  );
}

export function ProfileLink() {
  const user = useMember();
  return (
    <Link to="/profile" className="grid size-11 place-items-center">
      <Avatar name={displayName(user)} src={user.profileImageUrl} />
      <span className="sr-only">Profile</span>
    </Link>
  );
}
