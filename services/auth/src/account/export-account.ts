import { randomUUID } from 'node:crypto';
import { type FileHandle, open, unlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import type { AuthDeps } from '../deps.ts';
import { claimExport } from './claim-export.ts';
import { writeArchive } from './write-archive.ts';

/**
 * Everything that Pathwise keeps about a person, as a stream. It is written to a file first, because a service may go away in the
 * middle: the answer is then a 503, never half an archive. Throws 429 while another one is being made for this person.
 */
export async function exportAccount(
  deps: AuthDeps,
  input: { userId: string; signal: AbortSignal },
): Promise<{ archive: Readable; bytes: number }> {
  const release = await claimExport(deps, input);
  const done = () => release().catch((error: unknown) => deps.log.warn({ error }, 'a claim of an archive stays'));
  const file = await openNamelessFile();
  try {
    await writeArchive(deps, { ...input, write: async (text) => void (await file.appendFile(text)) });
    const { size: bytes } = await file.stat();
    const archive = file.createReadStream({ start: 0 }); // closes the file at its end
    archive.once('close', done);
    return { archive, bytes };
  } catch (error) {
    await file.close();
    await done();
    throw error;
  }
}

/** A file that no name leads to: it goes with its last handle, also when the process is killed. */
async function openNamelessFile(): Promise<FileHandle> {
  const path = join(tmpdir(), `pathwise-archive-${randomUUID()}`);
  const file = await open(path, 'wx+', 0o600);
  await unlink(path);
  return file;
}
