import type { z } from 'zod';
import { readConfig, type ServiceConfig } from '../config.ts';
import type { Broker } from '../events/broker.ts';
import type { ServiceDefinition, ServiceDeps } from '../service.ts';
import { type RunningService, startService } from './start-service.ts';

/** A command of a service, such as `node src/rebuild.ts figures`. It runs beside the service, with the service's environment. */
export interface Command<C extends ServiceConfig, Input> {
  /** Printed when the arguments are wrong: `node src/rebuild.ts figures`. */
  readonly usage: string;
  /** Reads the arguments. Answers undefined when they are wrong. */
  read(args: readonly string[]): Input | undefined;
  /** Whether it also waits for the broker. */
  readonly needsBroker?: boolean;
  /** Its result is printed: a text as it is, anything else as JSON. An error is printed by its message. */
  run(deps: ServiceDeps<C>, input: Input, broker: Broker): Promise<string | object>;
}

const answersWithin = 10_000;

/** The main function of a command. Exits with 1 when it fails, and with 2 when its arguments are wrong. */
export async function runCommand<S extends z.ZodObject, C extends ServiceConfig & z.output<S>, Input>(
  definition: ServiceDefinition<C>,
  schema: S,
  command: Command<C, Input>,
): Promise<void> {
  const input = command.read(process.argv.slice(2));
  if (input === undefined) {
    console.error(`Usage: ${command.usage}`);
    process.exitCode = 2;
    return;
  }
  try {
    const env = { LOG_LEVEL: 'silent', ...process.env, PORT: '0', INTERNAL_PORT: '0' };
    const service = await startService(withoutWork(definition), readConfig(schema, env) as C);
    const result = await runAndStop(service, command, input);
    console.log(typeof result === 'string' ? result : JSON.stringify(result));
  } catch (error) {
    console.error(error instanceof Error ? error.message : 'The command failed.');
    process.exitCode = 1;
  }
}

/** Consumers and workers run in the service itself. */
const withoutWork = <C extends ServiceConfig>(definition: ServiceDefinition<C>): ServiceDefinition<C> => ({
  ...definition,
  build: (deps) => ({ ...definition.build(deps), consumers: [], workers: [] }),
});

async function runAndStop<C extends ServiceConfig, Input>(
  { deps, ready, broker, stop }: RunningService<C>,
  { needsBroker = false, run }: Command<C, Input>,
  input: Input,
): Promise<string | object> {
  try {
    await answering('database', 'MONGO_URL', ready);
    if (needsBroker) await answering('broker', 'NATS_URL', broker.opened);
    return await run(deps, input, broker);
  } finally {
    await stop();
  }
}

async function answering(what: string, variable: string, opened: Promise<unknown>): Promise<void> {
  const { promise: tooLate, reject } = Promise.withResolvers<never>();
  const reason = `The ${what} does not answer. Is ${variable} right, and is it running?`;
  const timer = setTimeout(() => reject(new Error(reason)), answersWithin);
  try {
    await Promise.race([opened, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
