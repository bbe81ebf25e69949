import type { Api, Operation, Operations } from '@pathwise/contracts/operation';
import type { Handler } from './handler.ts';

/** An operation with its handler. */
export interface Route {
  readonly name: string;
  readonly operation: Operation;
  // `routes()` has checked the input's type. Here routes of different operations share one list.
  readonly handle: (input: never) => unknown;
}

/**
 * Binds handlers to operations of an API by name. Each slice binds its own operations. At start-up `missingRoutes`
 * finds those that no slice binds.
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

/** Names of the API's operations that have no route or more than one. */
export function missingRoutes(api: Api, bound: readonly Route[]): string[] {
  const count = (name: string) => bound.filter((route) => route.name === `${api.service}.${name}`).length;
  return Object.keys(api.operations).filter((name) => count(name) !== 1);
}
