import { useShellEvent } from '@pathwise/federation/shell-contract';
import { pendingPrompt } from '@pathwise/federation/storage-keys';
import { useState } from 'react';
import type { ChatSender } from '../../chat/send-messages.ts';

export type ChatWindowState = 'open' | 'minimised' | 'closed';

interface Input {
  /** True where the page needs the chat's width. */
  readonly needsWidth: boolean;
  readonly isDocked: boolean;
  readonly hasPrompt: boolean;
  readonly sender: ChatSender;
}

/** Whether the chat is open, and whether focus mode hides it. */
export function useChatWindow({ needsWidth, isDocked, hasPrompt, sender }: Input) {
  const [state, setState] = useState<ChatWindowState>(() => {
    if (hasPrompt || pendingPrompt.get()) return 'open';
    return isDocked && !needsWidth ? 'open' : 'closed';
  });
  const [isFocusMode, setFocusMode] = useState(false);
  /** Opened by the person or by an event for them, so the chat takes the focus. */
  const [isCalled, setCalled] = useState(false);

  /** The chat's state from before it stepped aside, until the person opens or closes it there. */
  const [before, setBefore] = useState<ChatWindowState | undefined>(
    needsWidth && state === 'closed' ? 'open' : undefined,
  );
  const [neededWidth, setNeededWidth] = useState(needsWidth);
  if (needsWidth !== neededWidth) {
    setNeededWidth(needsWidth);
    if (needsWidth) {
      setBefore(state);
      setState('closed');
    } else {
      if (before && isDocked) {
        // the chat returns by itself, so the focus stays on the page
        setCalled(false);
        setState(before);
      }
      setBefore(undefined);
    }
  }

  const choose = (next: ChatWindowState) => {
    setBefore(undefined);
    setState(next);
  };
  const open = () => {
    setFocusMode(false);
    setCalled(true);
    choose('open');
  };
  useShellEvent('openAiChat', (detail) => {
    open();
    const message = detail?.message?.trim();
    if (!message) return;
    // a message about a goal carries the goal's id instead of the page
    void sender.send({ message, goalId: detail?.goalId, idempotencyKey: crypto.randomUUID() });
  });
  return {
    state: isFocusMode ? ('closed' as const) : state,
    isCalled,
    isFocusMode,
    toggleFocusMode: () => setFocusMode(!isFocusMode),
    open,
    minimise: () => choose('minimised'),
    close: () => choose('closed'),
  };
}
