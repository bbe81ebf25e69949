import { describe, expect, it } from '@jest/globals';
import { apis } from '@pathwise/contracts/apis';
import { type Api, defineApi } from '@pathwise/contracts/operation';
import { createRouteTable } from '../src/route-table.ts';

const operation = (method: 'GET' | 'POST', path: `/api/${string}`) =>
  ({ method, path, summary: '', access: 'member', status: 200 }) as const;

describe('the route table', () => {
  it('maps every public call of the contracts to its service', () => {
    const all: Api[] = Object.values(apis);
    const table = createRouteTable(all);
    for (const { service, operations } of all) {
      for (const [name, { method, path }] of Object.entries(operations)) {
        const match = table.match(method, path.replace(/\{\w+\}/g, 'some-id'));
        expect(match).toMatchObject({ entry: { name: `${service}.${name}`, service } });
      }
    }
  });

  it('refuses two calls with the same method and path, whatever their parameter names', () => {
    const one = defineApi('goals', { a: operation('GET', '/api/things/{id}') });
    const two = defineApi('planner', { b: operation('GET', '/api/things/{thingId}') });
    expect(() => createRouteTable([one, two])).toThrow('planner.b and goals.a both claim GET /api/things/{thingId}');
  });

  it('prefers a static segment over a parameter, in any order of declaration', () => {
    const table = createRouteTable([
      defineApi('planner', {
        one: operation('GET', '/api/tasks/{id}'),
        week: operation('GET', '/api/tasks/week'),
        deep: operation('GET', '/api/tasks/week/{day}/x'),
      }),
    ]);
    expect(table.match('GET', '/api/tasks/week')).toMatchObject({ entry: { name: 'planner.week' } });
    expect(table.match('GET', '/api/tasks/weekly')).toMatchObject({ entry: { name: 'planner.one' } });
  });

  it('falls back to a parameter when the static segment has no match', () => {
    const table = createRouteTable([
      defineApi('auth', { profile: operation('GET', '/api/users/profile') }),
      defineApi('goals', { goals: operation('GET', '/api/users/{id}/goals') }),
    ]);
    expect(table.match('GET', '/api/users/profile/goals')).toMatchObject({ entry: { name: 'goals.goals' } });
  });

  it.each(['/api', '/api/', '/api/goals/', '/api//goals', '/api/goals/1/unknown', '/other'])(
    'finds no call for %s',
    (path) => {
      expect(createRouteTable(Object.values(apis)).match('GET', path)).toBeUndefined();
    },
  );

  it('returns the allowed methods when only the method is wrong', () => {
    expect(createRouteTable(Object.values(apis)).match('PATCH', '/api/goals')).toEqual({
      allow: expect.arrayContaining(['GET', 'POST']),
    });
  });
});
