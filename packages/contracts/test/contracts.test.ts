import { describe, expect, it } from '@jest/globals';
import { apis } from '../src/apis.ts';
import { aggregateOf } from '../src/event.ts';
import { goalCreated } from '../src/events/goals.ts';
import { events } from '../src/events.ts';
import { openApiDocument, problemStatuses } from '../src/openapi.ts';
import { type Operation, serviceNames } from '../src/operation.ts';
import { dateString, isTimeZone, link, words } from '../src/values.ts';

const operations = Object.values(apis).flatMap(({ service, operations }) =>
  Object.entries<Operation>(operations).map(([name, operation]) => ({ name: `${service}.${name}`, operation })),
);

describe('operations', () => {
  it.each(operations)('$name has a schema for exactly the parameters in its path', ({ operation }) => {
    const named = [...operation.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    expect(Object.keys(operation.params?.shape ?? {}).toSorted()).toEqual(named.toSorted());
  });

  it.each(operations)('$name answers 204 without a body or another status with one', ({ operation }) => {
    expect(operation.status === 204).toBe(operation.response === undefined);
  });

  it.each(operations.filter(({ operation }) => operation.body))(
    '$name refuses fields it does not know',
    ({ operation }) => {
      const result = operation.body?.safeParse({ surprise: 1 });
      expect(JSON.stringify(result?.error?.issues)).toContain('surprise');
    },
  );

  it.each(operations)('$name can be told apart from every other by method and path', ({ name, operation }) => {
    const shape = (one: Operation) => `${one.method} ${one.path.replace(/\{\w+\}/g, '{}')}`;
    const same = operations.filter((other) => shape(other.operation) === shape(operation));
    expect(same.map((other) => other.name)).toEqual([name]);
  });
});

describe('events', () => {
  const all = [...events.values()];
  const gets = new Set<string>(
    operations.filter(({ operation }) => operation.method === 'GET').map(({ operation }) => operation.path),
  );

  it.each(all)('$type is named service.noun-past-verb.vN and carries its key, audience and version', (event) => {
    expect(event.type).toMatch(/^[a-z]+\.[a-z]+(-[a-z]+)+\.v\d+$/);
    expect(serviceNames).toContain(event.type.split('.')[0]);
    const fields = Object.keys(event.data.shape);
    expect(fields).toEqual(expect.arrayContaining(['version', event.key, ...(event.audience ? [event.audience] : [])]));
  });

  it.each(all.filter(({ stale }) => stale.length > 0))(
    '$type makes only queries stale that exist, and has somebody to tell',
    ({ stale, audience }) => {
      for (const path of stale) expect(gets).toContain(path);
      expect(audience).toBeDefined();
    },
  );

  it('of one aggregate share its name, so that they are published in order', () => {
    expect(aggregateOf(goalCreated, { goalId: 'g1' })).toBe('goals/goal/g1');
  });
});

describe('the OpenAPI document', () => {
  it('describes every operation with its access, its success and every failure that follows from it', () => {
    const document = openApiDocument(Object.values(apis));
    for (const { operation } of operations) {
      const described = document.paths?.[operation.path]?.[operation.method.toLowerCase() as 'get'];
      expect(described).toMatchObject({ 'x-access': operation.access, summary: operation.summary });
      expect(Object.keys(described?.responses ?? {})).toEqual(
        expect.arrayContaining([operation.status, ...problemStatuses(operation)].map(String)),
      );
    }
  });
});

describe('values', () => {
  it.each([
    ['2027-02-28', true],
    ['2028-02-29', true],
    ['2027-02-29', false],
    ['2027-13-01', false],
    ['2027-1-1', false],
    ['27-01-01', false],
    ['2027-01-01T00:00:00Z', false],
  ])('the day %s is taken: %s', (day, taken) => {
    expect(dateString.safeParse(day).success).toBe(taken);
  });
  it.each([
    ['Europe/London', true],
    ['Pacific/Kiritimati', true],
    ['UTC', true],
    ['Mars/Base', false],
    ['', false],
  ])('the zone %s is real: %s', (zone, real) => {
    expect(isTimeZone(zone)).toBe(real);
  });
  it.each([
    ['https://example.org/a', true],
    ['http://example.org', true],
    ['javascript:alert(1)', false],
    ['data:text/html,x', false],
    ['ftp://example.org', false],
    ['example.org', false],
  ])('the link %s is taken: %s', (address, taken) => {
    expect(link.safeParse(address).success).toBe(taken);
  });
  it('words are trimmed, bounded and readable', () => {
    expect(words(5).parse('  abc  ')).toBe('abc');
    expect(words(5).safeParse('abcdef').success).toBe(false);
    expect(words(5).safeParse('a\0b').success).toBe(false);
  });
});
