import { authApi } from '@pathwise/contracts/api/auth';
import { routes } from '@pathwise/service-kit/http/routes';
import type { AuthDeps } from '../deps.ts';
import { testDownload } from '../images/fetch-picture.ts';
import { hostsSetting } from '../images/picture-address.rules.ts';
import { checkImport, importPeople } from './import-people.ts';

export const importRoutes = (deps: AuthDeps) =>
  routes(authApi, {
    importUsers: ({ body, timeZone }) => importPeople(deps, { rows: body.users, timeZone }),
    checkImport: ({ body }) => checkImport(deps, { rows: body.users }),
    testImageDownload: ({ caller, body }) => testDownload(deps, { adminId: caller.id, imageUrl: body.imageUrl }),
    listImageHosts: () => ({ hosts: deps.config.IMAGE_HOSTS, setting: hostsSetting }),
  });
