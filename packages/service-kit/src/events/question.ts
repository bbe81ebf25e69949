import type { Question } from '@pathwise/contracts/question';
import type { Logger } from 'pino';
import type { z } from 'zod';
import { type Problem, refused, unavailable } from '../problem.ts';
import { isInTransaction } from '../transactions/transaction.ts';
import { type Broker, type Headers, toHeaders } from './broker.ts';

/** What a handler receives besides the question. */
export interface AnswerContext {
  /** Aborts when the asker has given up. */
  readonly signal: AbortSignal;
}

/** A question with its handler, without their types. `answer()` has checked them. */
export interface AnswerDefinition {
  readonly question: Question;
  readonly handle: (input: unknown, context: AnswerContext) => Promise<unknown>;
}

/** Defines the handler of a question from another service. The asker receives a thrown `Problem` unchanged. */
export function answer<Q extends z.ZodType, A extends z.ZodType>(
  question: Question<Q, A>,
  handle: (input: z.output<Q>, context: AnswerContext) => Promise<z.input<A>> | z.input<A>,
): AnswerDefinition {
  return { question, handle: async (input, context) => handle(input as z.output<Q>, context) };
}

/** The reply as it is sent. */
export type Reply =
  | { ok: true; value: unknown }
  | { ok: false; problem: { status: number; code: string; detail: string; extra?: Problem['extra'] } };

/** Header with the milliseconds that the asker waits. */
export const patienceHeader = 'Ask-Timeout';

export type Ask = <Q extends z.ZodType, A extends z.ZodType>(
  question: Question<Q, A>,
  input: z.input<Q>,
  options: { timeoutMs: number },
) => Promise<z.output<A>>;

/**
 * Creates `ask`: one replica of the other service answers the question. Throws that service's own `Problem`. Throws 503
 * on a time-out, on an answer that breaks the contract, and while the broker is away. Throws inside a transaction,
 * because documents would stay locked while the other service answers.
 */
export function createAsker(deps: { broker: Broker; log: Logger; traceHeaders?: () => Headers }): Ask {
  const { broker, log, traceHeaders = () => ({}) } = deps;
  return async (question, input, { timeoutMs }) => {
    if (isInTransaction()) throw new Error(`${question.subject} is asked inside a transaction: ask before it`);
    if (!broker.connected) throw unavailable();
    const reply = await request(timeoutMs).catch((error: unknown) => {
      log.warn({ error, question: question.subject }, 'nobody answered');
      throw unavailable();
    });
    if (!reply.ok) throw refused(reply.problem.status, reply.problem.code, reply.problem.detail, reply.problem.extra);
    const value = question.reply.safeParse(reply.value);
    if (value.success) return value.data;
    log.error({ question: question.subject, issues: value.error.issues }, 'an answer breaks its contract');
    throw unavailable();

    async function request(timeout: number): Promise<Reply> {
      const headers = toHeaders({ ...traceHeaders(), [patienceHeader]: String(timeout) });
      const subject = broker.streams.questionSubject(question.subject);
      const message = await broker.link().nc.request(subject, JSON.stringify(input), { timeout, headers });
      return message.json<Reply>();
    }
  };
}
