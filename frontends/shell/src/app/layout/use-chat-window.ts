import { useShellEvent } from '@pathwise/federation/shell-contract';
import { pendingPrompt } from '@pathwise/federation/storage-keys';
import { useState } from 'react';
import type { ChatSender } from '../../chat/send-messages.ts';
import type { Place } from '../sections.rules.ts';

export type ChatWindowState = 'open' | 'minimised' | 'closed';

interface Input {
  readonly place: Place;
  readonly isDocked: boolean;
  readonly hasPrompt: boolean;
  readonly sender: ChatSender;
}

/** Whether the chat is open, and whether focus mode hides it. */
export function useChatWindow({ place, isDocked, hasPrompt, sender }: Input) {
  const [state, setState] = useState<ChatWindowState>(() => {
    if (hasPrompt || pendingPrompt.get()) return 'open';
    return isDocked && place !== 'plan' ? 'open' : 'closed';
  });
  const [isFocusMode, setFocusMode] = useState(false);
  /** Opened by the person or by an event for them, so the chat takes the focus. */
  const [isCalled, setCalled] = useState(false);

  /** The chat's state from before the plan, until the person opens or closes it there. */
  const [beforePlan, setBeforePlan] = useState<ChatWindowState | undefined>(
    place === 'plan' && state === 'closed' ? 'open' : undefined,
  );
  const [lastPlace, setLastPlace] = useState(place);
  if (place !== lastPlace) {
    setLastPlace(place);
    if (place === 'plan') {
      // the week needs the width
      setBeforePlan(state);
      setState('closed');
    } else if (beforePlan && isDocked) {
      // the chat returns by itself, so the focus stays on the page
      setCalled(false);
      setState(beforePlan);
    }
    if (place !== 'plan') setBeforePlan(undefined);
  }

  const choose = (next: ChatWindowState) => {
    setBeforePlan(undefined);
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
