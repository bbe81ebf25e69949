// The network of the page's api client. Without one, some changes wait on the device and are sent later (decision 0084).
import { type OperationName, operationAt } from '@pathwise/api-client/operation-at';
import { connection, isKept, noteAnswer } from './connection.ts';
import { fetchWithEarlyAnswers } from './early-answers.ts';
import { lastKnownPerson, waitingWrites } from './storage-keys.ts';
import type { Asked } from './waiting.ts';

const created: readonly (OperationName | undefined)[] = [
  'planner.createTask',
  'planner.createEntry',
  'planner.createReminderTask',
  'goals.createTodo',
];
const ticked: readonly (OperationName | undefined)[] = [
  'planner.changeTask',
  'planner.changeReminderTask',
  'goals.changeTodo',
  'goals.changeMilestone',
];

/** New tasks, new diary entries, and ticks. Anything else depends on more than one row. */
function canWait(method: string, path: string, body: unknown): boolean {
  const asked = operationAt(method, path)?.name;
  return created.includes(asked) || (ticked.includes(asked) && /^\{"completed":(true|false)\}$/.test(String(body)));
}

const isPending = (person: string) => waitingWrites.of(person).some(({ refused }) => refused === undefined);

/** `fetch`, which keeps what can wait, and shows it in answers. Throws `KeptForLater` for a change that it kept. */
export const patientFetch: typeof fetch = async (input, init) => {
  const path = String(input);
  // without a worker the page would not open again, so nothing waits
  const person = isKept() ? lastKnownPerson.id() : undefined;
  if (init?.method && init.method !== 'GET') {
    if (!person || !canWait(init.method, path, init.body)) return fetchWithEarlyAnswers(input, init);
    return change(person, { method: init.method, path, init });
  }
  const answer = await fetchWithEarlyAnswers(input, init);
  noteAnswer(answer);
  if (!person || !path.startsWith('/api/') || !isPending(person)) return answer;
  const { sendWaiting, showWaiting } = await import('./waiting.ts');
  if (!connection.snapshot().isOffline) void sendWaiting(person);
  return showWaiting(person, path, answer);
};

async function change(person: string, given: Asked): Promise<Response> {
  const { isUnsent, ...asked } = await knownToServer(person, given);
  // an earlier change that waits is sent first
  const isNext = !connection.snapshot().isOffline && !isPending(person);
  if (isNext && !isUnsent) {
    const answer = await fetchWithEarlyAnswers(asked.path, asked.init).catch((error: unknown) => {
      if (!(error instanceof TypeError)) throw error;
    });
    if (answer) return answer;
  }
  const { keep } = await import('./waiting.ts');
  throw await keep(person, asked, { isRefused: isNext && isUnsent });
}

async function knownToServer(person: string, asked: Asked): Promise<Asked & { readonly isUnsent: boolean }> {
  if (!/waiting-/.test(asked.path + String(asked.init.body))) return { ...asked, isUnsent: false };
  return (await import('./waiting.ts')).knownToServer(person, asked);
}
