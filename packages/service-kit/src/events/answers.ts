import type { Msg } from 'nats';
import type { Logger } from 'pino';
import { checkAnswer } from '../broken-answer.ts';
import { isInfrastructure } from '../mongo/errors.ts';
import { readTwice } from '../mongo/read.ts';
import { Problem, unavailable } from '../problem.ts';
import { type Broker, fromHeaders, type Headers } from './broker.ts';
import { type AnswerDefinition, patienceHeader, type Reply } from './question.ts';
import { type RequestScope, requestScope } from './wrote.ts';

interface Deps {
  broker: Broker;
  log: Logger;
  /** Name of the queue group: each question goes to one replica of the service. */
  service: string;
  /** Called for an answer that breaks its contract. Without it answers are not checked. */
  onBrokenAnswer?: (error: Error) => void;
  /** Wraps the handling of one question, for example in the asker's trace. */
  onAnswer?: (question: { subject: string; headers: Headers }, run: () => Promise<void>) => Promise<void>;
}

const defaultPatienceMs = 10_000;

/** Subscribes to the questions. `stop` accepts no more of them and waits for those in progress. */
export function startAnswers(deps: Deps, answers: readonly AnswerDefinition[]): { stop(): Promise<void> } {
  const { broker, service } = deps;
  const busy = new Set<Promise<void>>();
  const ends = answers.map((definition) =>
    broker.subscribe(broker.streams.questionSubject(definition.question.subject), {
      queue: service,
      onMessage: (message) => {
        const work: Promise<void> = respond(deps, { definition, message }).finally(() => busy.delete(work));
        busy.add(work);
      },
    }),
  );
  return {
    async stop() {
      for (const end of ends) end();
      await Promise.allSettled(busy);
    },
  };
}

async function respond(deps: Deps, input: { definition: AnswerDefinition; message: Msg }): Promise<void> {
  const { definition, message } = input;
  const { subject } = definition.question;
  const run = async () => {
    const reply = await replyTo(deps, { definition, message }).catch((error: unknown) =>
      failed(deps.log, { subject, error }),
    );
    message.respond(JSON.stringify(reply));
  };
  try {
    await (deps.onAnswer ? deps.onAnswer({ subject, headers: fromHeaders(message.headers) }, run) : run());
  } catch (error) {
    deps.log.error({ error, question: subject }, 'an answer could not be sent');
  }
}

async function replyTo(
  { onBrokenAnswer }: Deps,
  { definition: { question, handle }, message }: { definition: AnswerDefinition; message: Msg },
): Promise<Reply> {
  const asked = question.request.safeParse(message.json());
  if (!asked.success) throw new Problem(422, 'invalid', `${question.subject} was asked against its contract`);
  const patience = Number(message.headers?.get(patienceHeader)) || defaultPatienceMs;
  const signal = AbortSignal.timeout(patience);
  const scope: RequestScope = { written: [] };
  const value = await requestScope.run(scope, () =>
    readTwice(
      () => handle(asked.data, { signal }),
      () => !scope.writes && !signal.aborted,
    ),
  );
  checkAnswer(onBrokenAnswer, { name: question.subject, schema: question.reply, answer: value });
  return { ok: true, value };
}

function failed(log: Logger, { subject, error }: { subject: string; error: unknown }): Reply {
  if (!(error instanceof Problem))
    log.error({ error, question: subject, database: isInfrastructure(error) }, 'a question could not be answered');
  const { status, code, detail, extra } = error instanceof Problem ? error : unavailable();
  return { ok: false, problem: { status, code, detail, extra } };
}
