import { adminApi } from '@pathwise/contracts/api/admin';
import { routes } from '@pathwise/service-kit/http/routes';
import type { AdminDeps } from '../deps.ts';
import { changeTemplate, deleteTemplate, listVersions, restoreVersion } from './change-template.ts';
import { createTemplate } from './create-template.ts';
import { listTemplates } from './find-template.ts';
import { preview } from './preview.ts';

export const templatesRoutes = (deps: AdminDeps) =>
  routes(adminApi, {
    listEmailTemplates: () => listTemplates(deps),
    previewEmailTemplate: async ({ params, query }) => {
      const { unknownVariables: _, ...mail } = await preview(deps, { ...params, ...query });
      return mail;
    },
    previewEmailDraft: ({ params, body: { userId, ...draft } }) => preview(deps, { ...params, userId, draft }),
    changeEmailTemplate: ({ params, body }) => changeTemplate(deps, { ...params, ...body }),
    createEmailTemplate: ({ caller, body }) => createTemplate(deps, { adminId: caller.id, ...body }),
    deleteEmailTemplate: ({ params }) => deleteTemplate(deps, params),
    listTemplateVersions: ({ params }) => listVersions(deps, params),
    restoreTemplateVersion: ({ params }) => restoreVersion(deps, params),
  });
