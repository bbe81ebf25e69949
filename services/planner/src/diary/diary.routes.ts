import { plannerApi } from '@pathwise/contracts/api/planner';
import { linkNext } from '@pathwise/service-kit/http/page';
import { routes } from '@pathwise/service-kit/http/routes';
import type { PlannerDeps } from '../deps.ts';
import { countShareable, getEntry, listDiaryOfUser, listMyDiary } from './read-diary.ts';
import { changeEntry, createEntry, deleteEntry } from './write-entries.ts';

export const diaryRoutes = (deps: PlannerDeps) =>
  routes(plannerApi, {
    listMyDiary: async ({ caller, query, http }) => {
      const { page, next } = await listMyDiary(deps, { ownerId: caller.id, ...query });
      linkNext(http, { path: plannerApi.operations.listMyDiary.path, limit: query.limit, cursor: next });
      return page;
    },
    listDiaryOfUser: async ({ caller, params, query, http }) => {
      const { page, next } = await listDiaryOfUser(deps, { ownerId: params.id, viewerId: caller.id, ...query });
      const path = `/api/diary/user/${encodeURIComponent(params.id)}`;
      linkNext(http, { path, limit: query.limit, cursor: next });
      return page;
    },
    countShareable: ({ caller }) => countShareable(deps, { ownerId: caller.id }),
    getEntry: ({ caller, params }) => getEntry(deps, { ownerId: caller.id, entryId: params.id }),
    createEntry: ({ caller, body, today }) => createEntry(deps, { ownerId: caller.id, today, entry: body }),
    changeEntry: ({ caller, params, body }) =>
      changeEntry(deps, { ownerId: caller.id, entryId: params.id, change: body }),
    deleteEntry: ({ caller, params }) => deleteEntry(deps, { ownerId: caller.id, entryId: params.id }),
  });
