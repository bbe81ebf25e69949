import { Navigate, useLocation } from '@pathwise/federation/router';
import { userPrompt } from '@pathwise/federation/storage-keys';
import { useState } from 'react';
import type { ChatSender } from '../chat/send-messages.ts';
import { NotFoundPage } from '../standalone/not-found-page.tsx';
import { Workspace } from './pages.ts';
import { canonicalPath, pathOfSection, placeAt } from './sections.rules.ts';

/**
 * The way into the workspace. It is part of the first script so that it sees the landing page's words before they are
 * cleared: they are the chat's, and they open the goals.
 */
export function MemberEntry({ sender }: { sender: ChatSender }) {
  const location = useLocation();
  const [prompt] = useState(() => userPrompt.get());
  const [isGoalsDue, setGoalsDue] = useState(prompt !== undefined);
  const target = isGoalsDue ? pathOfSection('goals') : canonicalPath(location);
  const place = placeAt(location.pathname);

  if (isGoalsDue && place === 'goals') setGoalsDue(false);
  if (target && target !== location.pathname) return <Navigate to={target} replace />;
  if (!place) return <NotFoundPage />;
  return <Workspace place={place} sender={sender} initialPrompt={prompt} />;
}
