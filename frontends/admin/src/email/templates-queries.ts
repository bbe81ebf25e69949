import { api } from '@pathwise/federation/api';
import { query } from '@pathwise/federation/query';

export type Template = Awaited<ReturnType<typeof api.admin.listEmailTemplates>>[number];
export interface Draft {
  readonly subject: string;
  readonly html: string;
}

const always = { staleTime: 0 };

export const templatesQuery = { ...query(api.admin.listEmailTemplates), ...always };

export const versionsQuery = (type: string) => ({
  ...query(api.admin.listTemplateVersions, { params: { type } }),
  ...always,
});

/** A draft as a mail, for a person or with sample values. Nothing is stored. */
export const previewQuery = (type: string, draft: Draft, userId: string | undefined) => ({
  queryKey: ['draft-preview', type, draft.subject, draft.html, userId],
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    api.admin.previewEmailDraft({ params: { type }, body: { ...draft, ...(userId ? { userId } : {}) }, signal }),
  ...always,
  retry: false,
});

/** People whose name or address begins so, for whom a draft can be shown. */
export const readersQuery = (q: string) => ({ ...query(api.auth.listUsers, { query: { q, limit: 5 } }), ...always });
