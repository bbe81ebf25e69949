import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The root folder of the repository. */
export const root = dirname(dirname(dirname(dirname(fileURLToPath(import.meta.url)))));

/** The local tools' files between runs. Ignored by git, safe to delete. */
export const localDir = join(root, '.local');
