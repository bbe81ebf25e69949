import type { Api, Operation, Operations } from '@pathwise/contracts/operation';
import type { Handler } from './http/handler.ts';

/** An operation with its handler, ready to be mounted. */
export interface Route {
  readonly name: string;
  readonly operation: Operation;
  // The handler's input is checked where the route is written; here routes of all operations lie side by side.
  readonly handle: (input: never) => unknown;
}

/**
 * Binds handlers to operations of an API. A slice binds its own part by naming it; `missingRoutes` tells at start-up
 * whether together they bind all.
 */
export function routes<O extends Operations>(
  api: Api<O>,
  handlers: { [K in keyof O]?: O[K] extends Operation ? Handler<O[K]> : never },
): Route[] {
  return Object.entries(handlers).map(([name, handle]) => {
    const operation = api.operations[name];
    if (!operation) throw new Error(`${api.service} has no operation ${name}`);
    return { name: `${api.service}.${name}`, operation, handle: handle as Route['handle'] };
  });
}

/** Names of the API's operations that no route answers, and of those answered twice. */
export function missingRoutes(api: Api, bound: readonly Route[]): string[] {
  const count = (name: string) => bound.filter((route) => route.name === `${api.service}.${name}`).length;
  return Object.keys(api.operations).filter((name) => count(name) !== 1);
}
