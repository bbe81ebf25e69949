import { describe, expect, it } from '@jest/globals';
import type { z } from 'zod';
import { newGoal } from '../src/api/goals.ts';
import { apis } from '../src/apis.ts';
import type { Operation } from '../src/operation.ts';
import { pageQuery } from '../src/page.ts';

const operations = Object.values(apis).flatMap(({ service, operations: ofApi }) =>
  Object.entries<Operation>(ofApi).map(([name, operation]) => ({ name: `${service}.${name}`, operation })),
);

/** Values of every form that a field may be sent in. */
const junk: readonly unknown[] = [
  undefined,
  null,
  true,
  -1,
  1.5,
  1e15,
  Number.NaN,
  '',
  'x',
  '0',
  '\0',
  'x'.repeat(500_000),
  [],
  ['x', 7, null, {}],
  Array.from({ length: 6_000 }, (_, n) => `${n}`),
  {},
  { unknown: 1 },
];

interface Walkable {
  readonly type: string;
  readonly innerType?: z.ZodType;
  readonly in?: z.ZodType;
  readonly element?: z.ZodType;
  readonly options?: readonly z.ZodType[];
  readonly shape?: Readonly<Record<string, z.ZodType>>;
}

/** Requests with junk at every place of a schema, each place once. */
function wrongFor(schema: z.ZodType): unknown[] {
  const { innerType, in: piped, element, options, shape } = schema._zod.def as unknown as Walkable;
  const within = innerType ?? piped;
  if (within) return wrongFor(within);
  if (options) return [...junk, ...options.flatMap(wrongFor)];
  if (element) return [...junk, ...wrongFor(element).map((value) => [value])];
  const fields = Object.entries(shape ?? {});
  return [...junk, ...fields.flatMap(([name, field]) => wrongFor(field).map((value) => ({ [name]: value })))];
}

const messagesOf = (schema: z.ZodType | undefined): string[] =>
  schema ? wrongFor(schema).flatMap((value) => schema.safeParse(value).error?.issues.map(messageOf) ?? []) : [];
const messageOf = ({ message }: { message: string }) => message;

/** How the library words its own messages. */
const raw = /\b(expected|received|invalid|unrecognized|too (big|small)|must match|NaN)\b/i;

describe('a refused request', () => {
  it.each(operations)('of $name is refused with sentences of ours', ({ operation }) => {
    const { params, query, body } = operation;
    const messages = new Set([params, query, body].flatMap(messagesOf));
    if (params || query || body) expect(messages.size).toBeGreaterThan(0);
    expect([...messages].filter((message) => raw.test(message) || !/^\p{Lu}/u.test(message))).toEqual([]);
  });

  it.each([
    [{ title: 'x'.repeat(201) }, 'A title holds at most 200 characters'],
    [{ title: 'x', description: 'x'.repeat(2_001) }, 'A description holds at most 2000 characters'],
    [{ title: 'x', category: 'garden' }, /^Please choose one of profession, /],
    [{ title: 'x', description: 7 }, 'Please enter text'],
    [{ title: 'x', colour: 'red' }, 'Unknown field: colour'],
  ])('%j', (goal, message) => {
    const [first] = newGoal.safeParse(goal).error?.issues.map(messageOf) ?? [];
    expect(first).toEqual(typeof message === 'string' ? message : expect.stringMatching(message));
  });

  it.each([
    [{ limit: 0 }, 'Please enter at least 1'],
    [{ limit: 101 }, 'Please enter at most 100'],
    [{ limit: 'many' }, 'Please enter a number'],
    [{ limit: 1.5 }, 'Please enter a whole number'],
    [{ cursor: '' }, 'Please fill this in'],
  ])('of a page: %j', (query, message) => {
    expect(pageQuery.safeParse(query).error?.issues.map(messageOf)).toEqual([message]);
  });
});
