import type { RequestScope } from '../events/wrote.ts';
import { read } from '../mongo/read.ts';
import { Problem } from '../problem.ts';
import { type Idempotency, IdempotentReplay } from './idempotency.ts';

interface OnceDeps {
  idempotency: Idempotency;
  databaseAnswers: () => Promise<boolean>;
}

/** Answers a repeated Idempotency-Key with the first answer, also when both requests run at once. */
export async function answerOnce(
  deps: OnceDeps,
  scope: RequestScope,
  request: { callerId: string; operation: string; key: string; asked: unknown },
  handle: () => unknown,
): Promise<unknown> {
  const { idempotency } = deps;
  const begin = () => read(() => idempotency.begin(request), deps);
  const began = performance.now();
  const begun = await begin();
  scope.waitedMs = performance.now() - began;
  if ('replay' in begun) return begun.replay;
  scope.idempotency = begun.scope;
  try {
    const answer = await handle();
    await idempotency.finish(begun.scope, answer);
    return answer;
  } catch (error) {
    if (error instanceof IdempotentReplay) return error.answer;
    if (!(error instanceof Problem) || begun.scope.stored !== undefined) throw error;
    if (error.status === 503) throw error; // after the limit, and perhaps without a database
    // A concurrent request with the same key may have caused the refusal, such as by creating the last goal allowed.
    const again = await begin();
    if ('replay' in again) return again.replay;
    throw error;
  }
}
