import { afterEach, describe, expect, it } from '@jest/globals';
import { createApiClient } from '@pathwise/api-client/client';
import { keyOf, pages, QueryClient, query } from '@pathwise/federation/query';

const requests: string[] = [];
const next = '/api/diary/my-entries?cursor=b';
const api = createApiClient({
  fetch: async (input) => {
    requests.push(String(input));
    const link = String(input) === next ? {} : { link: `<${next}>; rel="next"` };
    return { ok: true, status: 200, headers: new Headers(link), json: async () => [String(input)] } as Response;
  },
});
afterEach(() => void requests.splice(0));

describe('a query from the contracts', () => {
  it('calls the operation, and has its name and parameters as key', async () => {
    const goal = query(api.goals.getGoal, { params: { id: 'a' } });
    expect(goal.queryKey).toEqual(['goals.getGoal', { params: { id: 'a' } }]);
    expect(query(api.goals.listGoals).queryKey).toEqual(['goals.listGoals']);
    expect(await new QueryClient().fetchQuery(goal)).toEqual(['/api/goals/a']);
  });

  it('is invalidated with all calls of its operation, or alone', async () => {
    const client = new QueryClient();
    const [a, b] = ['a', 'b'].map((id) => query(api.goals.getGoal, { params: { id } }).queryKey);
    const isStale = () => [a, b].map((key) => client.getQueryState(key ?? [])?.isInvalidated);
    for (const key of [a, b]) client.setQueryData<unknown>(key ?? [], {});
    await client.invalidateQueries({ queryKey: keyOf(api.goals.getGoal, { params: { id: 'a' } }) });
    expect(isStale()).toEqual([true, false]);
    await client.invalidateQueries({ queryKey: keyOf(api.goals.getGoal) });
    expect(isStale()).toEqual([true, true]);
  });

  it('reads a long list page by page, each at the address that the page before returned', async () => {
    const client = new QueryClient();
    const list = pages(api.planner.listMyDiary);
    const { pages: read } = await client.fetchInfiniteQuery({ ...list, pages: 5 });
    expect(requests).toEqual(['/api/diary/my-entries', next]);
    expect(read.map(({ rows }) => rows)).toEqual([['/api/diary/my-entries'], [next]]);
  });
});
