import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository. */
export const root = dirname(dirname(dirname(dirname(fileURLToPath(import.meta.url)))));

/** Everything the local tools keep between runs; ignored by git, safe to delete. */
export const localDir = join(root, '.local');
