import { aiApi } from '@pathwise/contracts/api/ai';
import { formatWritten, requestScope } from '@pathwise/service-kit/events/wrote';
import { toProblem } from '@pathwise/service-kit/http/failures';
import type { HandlerInput } from '@pathwise/service-kit/http/handler';
import { linkNext } from '@pathwise/service-kit/http/page';
import { type Route, routes } from '@pathwise/service-kit/http/routes';
import { toProblemBody } from '@pathwise/service-kit/problem';
import { trashHandlers } from '@pathwise/service-kit/trash/trash-handlers';
import type { AiDeps } from '../deps.ts';
import type { ChatRequest } from './chat-request.ts';
import { bringBackChats, clearChats } from './clear-chats.ts';
import { listChats } from './list-chats.ts';
import { sendChat } from './send-chat.ts';

type SendInput = HandlerInput<typeof aiApi.operations.sendChat>;

function chatRequest(deps: AiDeps, input: SendInput, onWords: (words: string) => void): ChatRequest {
  const { caller, body, today, timeZone, idempotencyKey } = input;
  const { message, context, goalId } = body;
  const asksForGoal = context === 'new_goal' || context === 'onboarding';
  return {
    caller,
    message,
    asksForGoal,
    // a person's own message comes with its page, a message that a page wrote does not
    goalId: context ? undefined : goalId,
    goalInView: context ? goalId : undefined,
    today,
    timeZone,
    requestKey: idempotencyKey ?? deps.newId(),
    onWords,
  };
}

/** Streams the answer as `words` events, then the stored chat. A failure is sent as an event too. */
async function streamChat(deps: AiDeps, input: SendInput) {
  const stream = input.http.openEventStream();
  try {
    const chat = await sendChat(
      deps,
      chatRequest(deps, input, (words) => stream.send('words', words)),
    );
    stream.send('wrote', formatWritten(requestScope.getStore()?.written ?? []));
    stream.send('chat', chat);
    return chat;
  } catch (error) {
    const problem = toProblem(error);
    if (problem.status >= 500) deps.log.error({ error, requestId: input.requestId }, 'a chat could not be answered');
    stream.send('problem', toProblemBody(problem, input.requestId));
    throw error;
  } finally {
    stream.end();
  }
}

export const chatsRoutes = (deps: AiDeps): Route[] =>
  routes(aiApi, {
    listChats: async ({ caller, query, http }) => {
      const { chats, olderThan } = await listChats(deps, { ownerId: caller.id, ...query });
      linkNext(http, { path: aiApi.operations.listChats.path, limit: query.limit, cursor: olderThan });
      return chats;
    },
    sendChat: (input) =>
      input.http.wantsEventStream
        ? streamChat(deps, input)
        : sendChat(
            deps,
            chatRequest(deps, input, () => {}),
          ),
    clearChats: ({ caller }) => clearChats(deps, { ownerId: caller.id }),
    undoInAi: ({ caller, params }) => bringBackChats(deps, { ownerId: caller.id, token: params.token }),
    ...trashHandlers(deps, { path: aiApi.operations.listTrash.path, titles: { chats: ['chats.message'] } }),
  });
