import { z } from 'zod';
import { text } from '../values.ts';

const mostImported = 1_000;
const cell = text.max(5_000).optional();

/** A row of a file as it was read. Each is judged by itself, so one that is wrong is skipped and keeps nobody out. */
const importRow = z.strictObject({
  email: cell,
  firstName: cell,
  lastName: cell,
  bio: cell,
  location: cell,
  profession: cell,
  contactEmail: cell,
  linkedinUrl: cell,
  websiteUrl: cell,
  profileImageUrl: cell,
});
export type ImportRow = z.output<typeof importRow>;
const body = z.strictObject({ users: z.array(importRow).min(1).max(mostImported) });

const importReport = z.object({
  imported: z.int(),
  skipped: z.int(),
  /** In the order of the rows. */
  results: z.array(
    z.object({
      email: z.string(),
      status: z.enum(['imported', 'skipped']),
      /** Why it was skipped, or what of it was left out. */
      reason: z.string().nullable(),
    }),
  ),
  imagesUpdated: z.int(),
});
export type ImportReport = z.infer<typeof importReport>;

export const importOperations = {
  importUsers: {
    method: 'POST',
    path: '/api/admin/import-users',
    access: 'admin',
    summary: 'Make accounts of up to 1,000 rows; each person gets a mail to choose a password',
    body,
    status: 200,
    response: importReport,
    bodyLimit: 5_000_000,
    problems: [413],
    timeout: 240_000,
  },
  checkImport: {
    method: 'POST',
    path: '/api/admin/import-users/check',
    access: 'admin',
    summary: 'What an import would do; nothing is written',
    storesNothing: true,
    body,
    status: 200,
    response: importReport,
    bodyLimit: 5_000_000,
    problems: [413],
    timeout: 60_000,
  },
  testImageDownload: {
    method: 'POST',
    path: '/api/admin/test-image-download',
    access: 'admin',
    summary: 'Fetch a picture from an address as an import does',
    body: z.strictObject({ imageUrl: text.trim().min(1, 'Please enter an image URL').max(2_000) }),
    status: 200,
    response: z.object({ success: z.boolean(), message: z.string(), publicPath: z.string().nullable() }),
    timeout: 20_000,
  },
  listImageHosts: {
    method: 'GET',
    path: '/api/admin/image-hosts',
    access: 'admin',
    summary: 'The sites that pictures may be fetched from, and the setting that names them',
    status: 200,
    response: z.object({ hosts: z.array(z.string()), setting: z.string() }),
  },
} as const;
