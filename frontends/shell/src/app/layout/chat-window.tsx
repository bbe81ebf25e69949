import type { StoredPrompt } from '@pathwise/federation/storage-keys';
import { cx } from '@pathwise/ui/class-names';
import { giveFocus, isFocusLost } from '@pathwise/ui/focus-after';
import { useHistoryLayer } from '@pathwise/ui/history-layer';
import { IconButton } from '@pathwise/ui/icon-button';
import { coveredByLayers, matchesMedia } from '@pathwise/ui/use-media-query';
import { ChevronUp, MessageSquare, X } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useSyncExternalStore } from 'react';
import { ChatPanel } from '../../chat/chat-panel.tsx';
import { SageMark } from '../../chat/sage-mark.tsx';
import type { ChatSender } from '../../chat/send-messages.ts';
import type { Place } from '../../sections/sections.rules.ts';
import { dockedChat, fromDockedChat } from './breakpoints.ts';
import type { useChatWindow } from './use-chat-window.ts';
import { useScrollsDown } from './use-scrolls-down.ts';

interface ChatWindowProps {
  readonly chat: ReturnType<typeof useChatWindow>;
  readonly sender: ChatSender;
  readonly place: Place;
  readonly initialPrompt: StoredPrompt | undefined;
  readonly inert: boolean;
  readonly onViewRoadmap: (goalId: string | null) => void;
}

/** The chat while it is open: beside the page, or above it in a narrow window. */
export function ChatWindow(props: ChatWindowProps) {
  const { chat, sender, place, initialPrompt, inert, onViewRoadmap } = props;
  if (chat.state !== 'open') return null;
  return (
    <ChatAside chat={chat} inert={inert}>
      <ChatPanel
        sender={sender}
        context={place === 'explore' || place === 'trash' ? undefined : place}
        initialPrompt={initialPrompt}
        onViewRoadmap={onViewRoadmap}
        onMinimise={chat.minimise}
        onClose={chat.close}
      />
    </ChatAside>
  );
}

type Chat = ReturnType<typeof useChatWindow>;

function ChatAside({ chat, inert, children }: { chat: Chat; inert: boolean; children: ReactNode }) {
  const aside = useRef<HTMLElement>(null);
  const { isCalled } = chat;
  useHistoryLayer(true, chat.close, coveredByLayers); // elsewhere it stands beside the page
  useEffect(() => {
    if (isCalled) giveFocus([aside.current?.querySelector<HTMLElement>('textarea:enabled'), aside.current]);
    return () => focusOpener();
  }, [isCalled]);
  return (
    <aside
      ref={aside}
      aria-label="Sage"
      tabIndex={-1}
      inert={inert}
      onClick={({ target }) => {
        // the page that a link in a reply leads to lies below
        if (isOverPage() && target instanceof Element && target.closest('a[href^="/"]')) chat.close();
      }}
      onKeyDown={({ key, defaultPrevented }) => {
        if (key === 'Escape' && !defaultPrevented && isOverPage()) chat.close();
      }}
      className={
        'z-20 flex min-w-0 flex-col bg-surface outline-none ' +
        'max-md:fixed max-md:inset-0 max-md:h-dvh ' +
        'md:max-[62.5rem]:fixed md:max-[62.5rem]:inset-y-0 md:max-[62.5rem]:right-0 md:max-[62.5rem]:w-95 md:max-[62.5rem]:shadow-pop ' +
        dockedChat
      }
    >
      {children}
    </aside>
  );
}

const openerId = 'open-chat';

/** Closing the chat removes its focused button, so the button that opens it gets the focus. */
function focusOpener() {
  if (isFocusLost()) giveFocus([document.getElementById(openerId)]);
}

function isOverPage(): boolean {
  return !matchesMedia(fromDockedChat, true);
}

/** The way to a closed or minimised chat. It stands in the top bar, where it covers no text; on a phone along the lower edge. */
export function ChatOpener({ chat, sender }: Pick<ChatWindowProps, 'chat' | 'sender'>) {
  if (chat.state === 'closed') return <OpenButton chat={chat} />;
  if (chat.state === 'minimised') return <FoldedChat chat={chat} sender={sender} />;
  return null;
}

const alongLowerEdge =
  'max-md:fixed max-md:inset-x-0 max-md:bottom-0 max-md:z-10 max-md:border-line max-md:border-t max-md:bg-raised';

function OpenButton({ chat }: { chat: Chat }) {
  const isReading = useScrollsDown();
  return (
    <button
      id={openerId}
      type="button"
      onClick={chat.open}
      data-aside={isReading ? '' : undefined}
      className={cx(
        alongLowerEdge,
        'flex items-center justify-center gap-2.5 font-title hover:bg-hover',
        'max-md:min-h-[calc(3.5rem+env(safe-area-inset-bottom))] max-md:pb-[env(safe-area-inset-bottom)]',
        'md:min-h-ctl md:self-center md:rounded-md md:px-3',
        // out of the reader's way, but reachable by keyboard
        'max-md:transition-[translate,opacity] max-md:not-focus-visible:data-aside:pointer-events-none',
        'max-md:not-focus-visible:data-aside:translate-y-24 max-md:not-focus-visible:data-aside:opacity-0',
      )}
    >
      <MessageSquare className="text-accent-text" aria-hidden />
      Ask Sage
    </button>
  );
}

function FoldedChat({ chat, sender }: Pick<ChatWindowProps, 'chat' | 'sender'>) {
  const sent = useSyncExternalStore(sender.subscribe, sender.snapshot);
  const isPending = sent.some(({ state }) => state === 'sending');
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form
    <div
      role="group"
      aria-label="Sage"
      className={cx(
        alongLowerEdge,
        'flex items-center gap-2',
        'max-md:p-2 max-md:pb-[calc(0.5rem+env(safe-area-inset-bottom))] max-md:pl-3',
      )}
    >
      <SageMark />
      <p role="status" className="mr-2 max-md:flex-1">
        <span className="font-semibold">Sage</span>
        {isPending ? <span className="block text-text-3 text-xs">Agent is thinking & building your goal</span> : null}
      </p>
      <IconButton id={openerId} label="Open chat" onClick={chat.open}>
        <ChevronUp aria-hidden />
      </IconButton>
      <IconButton label="Close chat" onClick={chat.close}>
        <X aria-hidden />
      </IconButton>
    </div>
  );
}
