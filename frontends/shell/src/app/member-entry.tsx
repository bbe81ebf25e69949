import { Navigate, useLocation } from '@pathwise/federation/router';
import { type StoredPrompt, userPrompt } from '@pathwise/federation/storage-keys';
import { useEffect, useEffectEvent, useState } from 'react';
import type { ChatSender } from '../chat/send-messages.ts';
import { canonicalPath, pathOfSection, placeAt } from '../sections/sections.rules.ts';
import { NotFoundPage, Workspace } from './pages.ts';

interface MemberEntryProps {
  readonly sender: ChatSender;
  /** The landing page's prompt, when sign-in or the landing page has just sent it. */
  readonly arrival: StoredPrompt | undefined;
  readonly onArrived: () => void;
}

/**
 * Opens the workspace. A prompt of the landing page, sent already or still stored, goes to the chat and opens the
 * goals.
 */
export function MemberEntry({ sender, arrival, onArrived }: MemberEntryProps) {
  const location = useLocation();
  const [prompt] = useState(() => arrival ?? userPrompt.get());
  const [isGoalsDue, setGoalsDue] = useState(prompt !== undefined);
  const target = isGoalsDue ? pathOfSection('goals') : canonicalPath(location);
  const place = placeAt(location.pathname);
  const reportArrival = useEffectEvent(onArrived);
  useEffect(() => reportArrival(), []);
  useEffect(() => void sender.settle(), [sender]);

  if (isGoalsDue && place === 'goals') setGoalsDue(false);
  if (target && target !== location.pathname) {
    const search = isGoalsDue ? '' : location.search;
    return <Navigate to={{ pathname: target, search }} replace />;
  }
  if (!place) return <NotFoundPage />;
  return <Workspace place={place} sender={sender} initialPrompt={prompt} />;
}
