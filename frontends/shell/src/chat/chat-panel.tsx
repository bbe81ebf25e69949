import type { ChatContext } from '@pathwise/contracts/api/ai';
import { useQuery } from '@pathwise/federation/query';
import { useMember } from '@pathwise/federation/shell-contract';
import { type StoredPrompt, userPrompt } from '@pathwise/federation/storage-keys';
import { useConnection } from '@pathwise/federation/use-connection';
import { Button } from '@pathwise/ui/button';
import { ErrorState } from '@pathwise/ui/error-state';
import { giveFocus, isFocusLost } from '@pathwise/ui/focus-after';
import { matchesMedia, phone, touch } from '@pathwise/ui/use-media-query';
import { type RefObject, useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react';
import { PromptBox } from '../prompt/prompt-box.tsx';
import { conversation, isSendable, longestMessage } from './chat.rules.ts';
import { ChatHeader } from './chat-header.tsx';
import { ChatLog } from './chat-log.tsx';
import { type ChatSender, chatsQuery } from './send-messages.ts';
import { SubjectLine } from './subject-line.tsx';
import { useAutoStart } from './use-auto-start.ts';
import { type ChatDraft, useChatDraft } from './use-chat-draft.ts';
import { useClearChat } from './use-clear-chat.ts';
import { type Subject, useSubject } from './use-subject.ts';

export interface ChatPanelProps {
  readonly sender: ChatSender;
  /** The section the person is on, sent with each message. */
  readonly context: ChatContext | undefined;
  readonly initialPrompt: StoredPrompt | undefined;
  readonly onViewRoadmap: (goalId: string | null) => void;
  readonly onMinimise: () => void;
  readonly onClose: () => void;
}

/** The conversation with Sage. */
export function ChatPanel(props: ChatPanelProps) {
  const { sender, context, initialPrompt, onViewRoadmap, onMinimise, onClose } = props;
  const { id: userId, firstName } = useMember();
  const chats = useQuery(chatsQuery);
  const sent = useSyncExternalStore(sender.subscribe, sender.snapshot);
  const draft = useChatDraft(userId);
  const clearChat = useClearChat();
  const subject = useSubject();
  const field = useRef<HTMLTextAreaElement>(null);
  const turns = conversation(chats.data ?? [], sent);
  const isPending = sent.some(({ state }) => state === 'sending');

  const send = ({ prompt, idempotencyKey }: StoredPrompt) =>
    void sender.send({ message: prompt.trim(), idempotencyKey, context });
  /** Sends the person's words, about the goal in view unless another is named. */
  const say = (words: string, goalId = subject.goal?.id) =>
    void sender.send({ message: words.trim(), idempotencyKey: crypto.randomUUID(), context, goalId });
  useAutoStart({
    initialPrompt,
    isEmpty: chats.data && turns.length === 0,
    send: (prompt) => {
      userPrompt.clear();
      if (!sender.wasSent(prompt.idempotencyKey)) send(prompt);
    },
    offer: ({ prompt, idempotencyKey }) => {
      userPrompt.clear();
      if (!sender.wasSent(idempotencyKey) && !draft.text.trim()) draft.setText(prompt);
    },
  });

  return (
    <>
      <ChatHeader
        canClear={(chats.data?.length ?? 0) > 0 && !isPending}
        onClear={clearChat}
        onMinimise={onMinimise}
        onClose={onClose}
      />
      <ChatLog
        turns={turns}
        isLoading={chats.isPending}
        missing={chats.isError && !chats.data ? <NotLoaded onRetry={() => void chats.refetch()} /> : null}
        firstName={firstName}
        onStart={(prompt) => {
          draft.setText(prompt);
          giveFocus([field.current]);
        }}
        onViewRoadmap={onViewRoadmap}
        onTryAgain={(message) => {
          // only a request for a goal is answered this way
          if (!isPending) void sender.send({ message, idempotencyKey: crypto.randomUUID(), context: 'new_goal' });
        }}
        onSay={say}
        onRetry={(message) => void sender.send(message)}
        onEdit={({ message, idempotencyKey }) => {
          // what the person wrote since stays
          draft.setText([message, draft.text.trim()].filter(Boolean).join('\n'));
          sender.discard(idempotencyKey);
          giveFocus([field.current]);
        }}
        onDiscard={sender.discard}
      />
      <Composer
        field={field}
        draft={draft}
        subject={subject}
        isPending={isPending}
        onSend={() => {
          say(draft.text);
          draft.setText('');
        }}
      />
    </>
  );
}

/** In place of the stored conversation. The line at the page's top says that the person is offline. */
function NotLoaded({ onRetry }: { onRetry: () => void }) {
  const { isOffline } = useConnection();
  if (isOffline) return <p className="text-text-2">Your earlier messages are not here while you are offline.</p>;
  return <ErrorState title="Your conversation could not be loaded" onRetry={onRetry} />;
}

interface ComposerProps {
  readonly field: RefObject<HTMLTextAreaElement | null>;
  readonly draft: ChatDraft;
  readonly subject: Subject;
  readonly isPending: boolean;
  readonly onSend: () => void;
}

function Composer({ field, draft, subject, isPending, onSend }: ComposerProps) {
  const wasPending = useRef(isPending);
  const giveFocusBack = useEffectEvent(() => {
    // a disabled field loses the focus
    if (!isFocusLost()) return;
    // on a phone the field would open its keyboard above the answer
    const log = isOnPhone() ? field.current?.closest('aside')?.querySelector<HTMLElement>('[role="log"]') : undefined;
    giveFocus([log, field.current], { preventScroll: true });
  });
  useEffect(() => {
    if (wasPending.current && !isPending) giveFocusBack();
    wasPending.current = isPending;
  }, [isPending]);

  const isTooLong = draft.text.trim().length > longestMessage;
  return (
    <div className="px-4 max-tiny:px-3 pt-3 pb-[max(16px,env(safe-area-inset-bottom))]">
      {draft.otherText === undefined ? null : <OtherDraft draft={draft} text={draft.otherText} />}
      <SubjectLine subject={subject} onDropped={() => giveFocus([field.current])} />
      <PromptBox
        look="chat"
        label="Message Sage"
        placeholder="Ask Sage about your next step"
        value={draft.text}
        onChange={draft.setText}
        onSend={onSend}
        canSend={isSendable(draft.text)}
        disabled={isPending}
        problem={isTooLong ? `Please keep it under ${longestMessage} characters.` : undefined}
        textareaRef={field}
      />
      <p className="mt-2 text-center text-text-3 text-xs pointer-coarse:hidden">
        Enter sends, Shift + Enter starts a new line
      </p>
    </div>
  );
}

function isOnPhone(): boolean {
  return matchesMedia(`${phone}, ${touch}`);
}

function OtherDraft({ draft, text }: { draft: ChatDraft; text: string }) {
  return (
    <div role="status" className="mb-3 grid gap-2 rounded-lg border border-line p-3">
      <p className="text-meta text-text-2">In another window you wrote:</p>
      <p className="max-h-24 overflow-y-auto whitespace-pre-wrap">{text}</p>
      <div className="flex gap-2">
        <Button size="sm" onClick={draft.takeOther}>
          Use it
        </Button>
        <Button size="sm" variant="ghost" onClick={draft.keepMine}>
          Keep what is here
        </Button>
      </div>
    </div>
  );
}
