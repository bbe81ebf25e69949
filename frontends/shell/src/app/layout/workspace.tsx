import { api } from '@pathwise/federation/api';
import { keyOf, useQueryClient } from '@pathwise/federation/query';
import { announce, useShell, type View } from '@pathwise/federation/shell-contract';
import { type StoredPrompt, selectedGoalId } from '@pathwise/federation/storage-keys';
import { SkipLink } from '@pathwise/ui/skip-link';
import { TabPanel, Tabs } from '@pathwise/ui/tabs';
import { useMediaQuery } from '@pathwise/ui/use-media-query';
import { useEffect, useState } from 'react';
import type { ChatSender } from '../../chat/send-messages.ts';
import { ConnectionLine } from '../../offline/connection-line.tsx';
import { useKeepForOffline } from '../../offline/use-keep-for-offline.ts';
import { PaletteHost, usePalette } from '../../palette/palette-host.tsx';
import type { Place } from '../../sections/sections.rules.ts';
import { useScrollToTop } from '../use-scroll-to-top.ts';
import { fromDockedChat, fromTablet, fromWide } from './breakpoints.ts';
import { ChatOpener, ChatWindow } from './chat-window.tsx';
import { PreviewPane, WorkspacePane } from './panes.tsx';
import { Sidebar } from './sidebar.tsx';
import { ProfileLink, TopBar } from './top-bar.tsx';
import { UpgradeDialogHost } from './upgrade-dialog-host.tsx';
import { useChatWindow } from './use-chat-window.ts';
import { useNavigation } from './use-navigation.ts';
import { useWaitingIntroductions } from './use-waiting-introductions.ts';

interface WorkspaceProps {
  readonly place: Place;
  readonly sender: ChatSender;
  readonly initialPrompt: StoredPrompt | undefined;
}

/** The frame around every page of a member: navigation, the Workspace and Preview panes, the chat. */
export function Workspace({ place, sender, initialPrompt }: WorkspaceProps) {
  const { view, setView } = useShell();
  const isTablet = useMediaQuery(fromTablet, true);
  const isDocked = useMediaQuery(fromDockedChat, true);
  const isWide = useMediaQuery(fromWide, true);
  const navigation = useNavigation(place);
  const needsWidth = view === 'preview' ? !isWide : place === 'plan';
  const chat = useChatWindow({ needsWidth, isDocked, hasPrompt: initialPrompt !== undefined, sender });
  const palette = usePalette();
  const waiting = useWaitingIntroductions();
  const openRoadmap = useRoadmapOpener();
  const isPageNeeded = useOnceTrue(view === 'workspace');
  useScrollToTop(view);
  useDocumentTitle(view);
  useKeepForOffline();

  const isChatOverAll = chat.state === 'open' && !isTablet;
  return (
    <div className={navigation.isRail ? 'md:pl-rail' : 'md:pl-sidebar'}>
      <SkipLink />
      <Sidebar place={place} navigation={navigation} inert={isChatOverAll} onSearch={() => palette.show('palette')} />
      <Tabs value={view} onChange={setView}>
        <TopBar
          navigation={navigation}
          chat={chat}
          inert={navigation.isDrawerOpen || isChatOverAll}
          waiting={waiting}
          chatOpener={<ChatOpener chat={chat} sender={sender} />}
          account={<ProfileLink />}
        />
        <div className="flex items-start">
          <main
            id="main"
            tabIndex={-1}
            inert={navigation.isDrawerOpen || isChatOverAll}
            className="min-w-0 flex-1 outline-none"
          >
            <ConnectionLine />
            <TabPanel value="workspace" keepMounted={isPageNeeded} className="outline-none">
              <WorkspacePane place={place} />
            </TabPanel>
            <TabPanel value="preview" className="outline-none">
              <PreviewPane />
            </TabPanel>
          </main>
          <ChatWindow
            chat={chat}
            sender={sender}
            place={place}
            initialPrompt={initialPrompt}
            inert={navigation.isDrawerOpen}
            onViewRoadmap={(goalId) => {
              openRoadmap(goalId);
              if (!isDocked) chat.close();
            }}
          />
        </div>
      </Tabs>
      <UpgradeDialogHost />
      <PaletteHost {...palette} />
    </div>
  );
}

/** True from the first time on. The page behind Preview loads when its tab is first shown, and then keeps its state. */
function useOnceTrue(is: boolean): boolean {
  const [wasTrue, setWasTrue] = useState(is);
  if (is && !wasTrue) setWasTrue(true);
  return is || wasTrue;
}

/** Shows a goal's roadmap in the Preview pane. An open pane gets the new goal by the event. */
function useRoadmapOpener() {
  const queryClient = useQueryClient();
  return (goalId: string | null) => {
    if (goalId) selectedGoalId.set(goalId);
    void queryClient.invalidateQueries({ queryKey: keyOf(api.goals.listGoals) });
    announce('app:view', { view: 'preview' });
  };
}

/** The page's heading names the document. While Preview hides the page, Preview and its remote name it. */
function useDocumentTitle(view: View) {
  useEffect(() => {
    const name = view === 'preview' ? 'Goal Roadmaps' : document.documentElement.dataset['heading'];
    if (name) document.title = `${name} · Pathwise`;
  }, [view]);
}
