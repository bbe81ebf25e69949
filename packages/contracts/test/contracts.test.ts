import { describe, expect, it } from '@jest/globals';
import type { z } from 'zod';
import { chatContext } from '../src/api/ai.ts';
import { apis } from '../src/apis.ts';
import { aggregateOf } from '../src/event.ts';
import { actingServices } from '../src/events/acts.ts';
import { goalCreated } from '../src/events/goals.ts';
import { events } from '../src/events.ts';
import { openApiDocument, problemStatuses } from '../src/openapi.ts';
import { type Operation, serviceNames } from '../src/operation.ts';
import { isPage, publicPages, sectionIds } from '../src/site.rules.ts';
import { newWeeklyTask } from '../src/task.ts';
import { dateString, isTimeZone, link, words } from '../src/values.ts';

const operations = Object.values(apis).flatMap(({ service, operations }) =>
  Object.entries<Operation>(operations).map(([name, operation]) => ({ name: `${service}.${name}`, operation })),
);

describe('operations', () => {
  it.each(operations)('$name has a schema for exactly the parameters in its path', ({ operation }) => {
    const named = [...operation.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    expect(Object.keys(operation.params?.shape ?? {}).toSorted()).toEqual(named.toSorted());
  });

  it.each(operations)(
    '$name answers 204 without a body, 202 with or without, and another status with one',
    ({ operation }) => {
      const { status, response, bytes } = operation;
      const isEmpty = response === undefined && bytes === undefined;
      if (status !== 202) expect(status === 204).toBe(isEmpty);
    },
  );

  it.each(operations.filter(({ operation }) => operation.body))(
    '$name refuses fields it does not know',
    ({ operation }) => {
      const result = operation.body?.safeParse({ surprise: 1 });
      expect(JSON.stringify(result?.error?.issues)).toContain('surprise');
    },
  );

  it.each(operations)('$name has a unique method and path', ({ name, operation }) => {
    const shape = (one: Operation) => `${one.method} ${one.path.replace(/\{\w+\}/g, '{}')}`;
    const same = operations.filter((other) => shape(other.operation) === shape(operation));
    expect(same.map((other) => other.name)).toEqual([name]);
  });
});

/** Every string schema inside a schema, by its path, also one that a pipe converts to another type. */
function stringsIn(schema: z.core.$ZodType | undefined, path: string): { path: string; schema: z.core.$ZodType }[] {
  const def = (schema as z.core.$ZodTypes | undefined)?._zod.def;
  if (!schema || !def) return [];
  if (def.type === 'string') return [{ path, schema }];
  if (def.type === 'pipe' && stringsIn(def.in, path).length > 0) return [{ path, schema }];
  if (def.type === 'pipe') return stringsIn(def.in, path);
  if (def.type === 'object')
    return Object.entries(def.shape).flatMap(([name, one]) => stringsIn(one, `${path}.${name}`));
  if (def.type === 'array') return stringsIn(def.element, `${path}[]`);
  if (def.type === 'union') return def.options.flatMap((option) => stringsIn(option, path));
  return 'innerType' in def ? stringsIn(def.innerType, path) : [];
}

describe('calls of admins', () => {
  it('are answered by the services that tell the audit log', () => {
    const answering = operations.filter(({ operation }) => operation.access === 'admin').map(({ name }) => name);
    expect(actingServices).toEqual(expect.arrayContaining(answering.map((name) => name.split('.')[0])));
  });
});

describe('the strings of requests', () => {
  const strings = operations.flatMap(({ name, operation }) =>
    (['params', 'query', 'body'] as const).flatMap((part) => stringsIn(operation[part], `${name} ${part}`)),
  );
  it('are all checked', () => {
    const paths = strings.map(({ path }) => path);
    for (const path of [
      'auth.login body.password',
      'auth.changeProfile body.contactEmail',
      'goals.acceptProposal body.accept[]',
      'planner.moveDay body.taskIds[]',
      'planner.listMissed query.cursor',
      'ai.sendChat body.message',
    ])
      expect(paths).toContain(path);
  });
  it.each(strings)('$path refuses NUL and half of a surrogate pair', ({ schema }) => {
    for (const bad of ['aaaaaaaa\0', 'https://example.org/\0', 'aaaaaaaa\ud800', 'https://example.org/\udc00'])
      expect((schema as z.ZodType).safeParse(bad).success).toBe(false);
  });
});

describe('events', () => {
  const all = [...events.values()];
  const gets = new Set<string>(
    operations.filter(({ operation }) => operation.method === 'GET').map(({ name }) => name),
  );

  it.each(all)('$type is named service.noun-past-verb.vN and contains its key, audience and version', (event) => {
    expect(event.type).toMatch(/^[a-z]+\.[a-z]+(-[a-z]+)+\.v\d+$/);
    expect(serviceNames).toContain(event.type.split('.')[0]);
    const fields = Object.keys(event.data.shape);
    expect(fields).toEqual(expect.arrayContaining(['version', event.key, ...(event.audience ? [event.audience] : [])]));
  });

  it.each(all.filter(({ stale }) => stale.length > 0))(
    '$type makes only existing queries stale, and has an audience',
    ({ stale, audience }) => {
      for (const name of stale) expect(gets).toContain(name);
      expect(audience).toBeDefined();
    },
  );

  it('are published in order per aggregate, named by its id', () => {
    expect(aggregateOf(goalCreated, { goalId: 'g1' })).toBe('goals/goal/g1');
  });
});

describe('the OpenAPI document', () => {
  it('describes every operation with its access, success and error statuses', () => {
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

describe('the paths of the site', () => {
  it.each(['/', '/explore', '/messages', '/goals/', ...sectionIds.map((id) => `/${id}`)])('%s is a page', (path) =>
    expect(isPage(path)).toBe(true),
  );
  it.each(publicPages)('/%s is a page', (page) => expect(isPage(`/${page}`)).toBe(true));
  it.each(['/nothing', '/goals/1', '/auth/more', '/constructor', '/Goals', '//goals'])('%s is no page', (path) =>
    expect(isPage(path)).toBe(false),
  );
  it('include one chat context for each section', () => {
    expect(chatContext.options).toEqual(['new_goal', 'onboarding', ...sectionIds]);
  });
});

describe('a new weekly task', () => {
  const task = { title: 'Run', specificDate: '2027-01-04' };
  it.each([
    [{}, true],
    [{ goalId: null, milestoneId: null, todoId: null }, true],
    [{ goalId: 'g', milestoneId: 'm' }, true],
    [{ goalId: 'g', todoId: 't' }, true],
    [{ goalId: 'g' }, false],
    [{ milestoneId: 'm' }, false],
    [{ todoId: 't' }, false],
    [{ goalId: 'g', milestoneId: 'm', todoId: 't' }, false],
  ])('with the link %j is accepted: %s', (link, taken) => {
    const result = newWeeklyTask.safeParse({ ...task, ...link });
    expect(result.success).toBe(taken);
    if (!taken) expect(result.error?.issues).toMatchObject([{ path: ['goalId'] }]);
  });

  it('has its limit and its required goalId in the OpenAPI document', () => {
    const create = openApiDocument(Object.values(apis)).paths?.['/api/weekly-tasks']?.post;
    expect(create?.summary).toContain('a week holds at most 500');
    expect(JSON.stringify(create?.requestBody)).toContain(
      '"dependentRequired":{"milestoneId":["goalId"],"todoId":["goalId"]}',
    );
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
    ['1900-01-01', true],
    ['1899-12-31', false],
    ['0000-01-01', false],
    ['2199-12-31', true],
    ['2200-01-01', false],
    ['9999-12-31', false],
    ['+010000-01', false],
  ])('the day %s is accepted: %s', (day, taken) => {
    expect(dateString.safeParse(day).success).toBe(taken);
  });
  it('a day outside 1900 to 2199 is refused with exactly one message', () => {
    const messages = dateString.safeParse('2326-01-01').error?.issues.map(({ message }) => message);
    expect(messages).toEqual(['Please enter a date between 1900 and 2199']);
    expect(dateString.safeParse('soon').error?.issues[0]?.message).toBe('Please enter a valid date');
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
  ])('the link %s is accepted: %s', (address, taken) => {
    expect(link.safeParse(address).success).toBe(taken);
  });
  it('texts are trimmed, limited in length and readable', () => {
    expect(words(5).parse('  abc  ')).toBe('abc');
    expect(words(5).safeParse('abcdef').success).toBe(false);
    expect(words(5).safeParse('a\0b').success).toBe(false);
  });
});
