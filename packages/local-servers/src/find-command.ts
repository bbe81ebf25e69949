import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Full path of an executable on PATH, or undefined. */
export function findCommand(name: string, path = process.env['PATH'] ?? ''): string | undefined {
  for (const folder of path.split(delimiter)) {
    const candidate = join(folder, name);
    try {
      accessSync(candidate, constants.X_OK);
      return candidate;
    } catch {
      // not in this folder
    }
  }
  return undefined;
}
