import { operations } from './generated/contracts.ts';

type Table = typeof operations;
type ParamsOf<Path> = Path extends `${string}{${infer Name}}${infer Rest}` ? Name | ParamsOf<Rest> : never;

type PathOf<Entry> = Entry extends readonly [method: string, path: infer Path] ? Path : never;

/** The name of an operation, such as `planner.createTask`, with the values of its path. */
export type OperationAt = {
  [S in keyof Table]: {
    [K in keyof Table[S] & string]: {
      readonly name: `${S}.${K}`;
      readonly params: Readonly<Record<ParamsOf<PathOf<Table[S][K]>>, string>>;
    };
  }[keyof Table[S] & string];
}[keyof Table];
export type OperationName = OperationAt['name'];

/**
 * The operation that answers at this address, which is without a query. A fixed address is preferred:
 * `/api/weekly-tasks/missed` is no task.
 */
export function operationAt(method: string, path: string): OperationAt | undefined {
  const found = Object.entries(operations).flatMap(([service, calls]) =>
    Object.entries(calls).flatMap(([name, [verb, template]]) => {
      const params = verb === method ? valuesIn(template, path) : undefined;
      return params ? [{ name: `${service}.${name}`, params }] : [];
    }),
  );
  const [first] = found.sort((a, b) => Object.keys(a.params).length - Object.keys(b.params).length);
  return first as OperationAt | undefined;
}

/** The values in a path that a template describes: `/goals/{id}` and `/goals/7` give `{ id: '7' }`. */
function valuesIn(template: string, path: string): Record<string, string> | undefined {
  const [expected, given] = [template.split('/'), path.split('/')];
  if (expected.length !== given.length) return undefined;
  const params: Record<string, string> = {};
  for (const [at, part] of expected.entries()) {
    const value = given[at] ?? '';
    if (part.startsWith('{') && value !== '') params[part.slice(1, -1)] = decodeURIComponent(value);
    else if (part !== value) return undefined;
  }
  return params;
}
