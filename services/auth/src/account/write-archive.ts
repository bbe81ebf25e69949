import { apiNames } from '@pathwise/contracts/apis';
import { archiveVersion } from '@pathwise/contracts/archive';
import type { ServiceName } from '@pathwise/contracts/operation';
import { type ArchivePosition, archivePageOf } from '@pathwise/contracts/questions/archive';
import { Problem, unavailable } from '@pathwise/service-kit/problem';
import type { AuthDeps } from '../deps.ts';

type Write = (text: string) => Promise<void>;
interface Asking {
  userId: string;
  signal: AbortSignal;
}

/** For a slow database. A service that is away is noticed at once. */
const patienceMs = 10_000;
const away = () =>
  unavailable('Your archive cannot be made right now, because a part of Pathwise is away. Please try again soon.', 30);

/** Writes everything that each service keeps about a person, page by page. Throws 503 when one does not answer. */
export async function writeArchive(deps: AuthDeps, { write, ...asking }: Asking & { write: Write }): Promise<void> {
  const { userId } = asking;
  // All are asked first, so that one that is away costs no work of the others.
  await Promise.all(apiNames.map((service) => askPage(deps, { service, from: null, ...asking })));
  const madeAt = deps.now().toISOString();
  await write(
    `{"archive":"pathwise","version":${archiveVersion},"madeAt":"${madeAt}","userId":${JSON.stringify(userId)},"services":{`,
  );
  for (const [n, service] of apiNames.entries()) {
    await write(`${n > 0 ? ',' : ''}"${service}":{`);
    await writeService(deps, { service, write, ...asking });
    await write('}');
  }
  await write('}}\n');
}

async function writeService(
  deps: AuthDeps,
  { write, ...asking }: Asking & { service: ServiceName; write: Write },
): Promise<void> {
  let open: { collection: string; isTrash: boolean } | undefined;
  await write('"kept":{');
  for (let from: ArchivePosition | null = null; ; ) {
    const { page, next } = await askPage(deps, { ...asking, from });
    if (page) {
      if (page.collection === open?.collection) await write(page.continues ? '' : ',');
      else await write(beginning(open, page));
      await write(page.rows);
      open = page;
    }
    if (!next) break;
    from = next;
  }
  await write(open ? ']}' : '}');
  if (!open?.isTrash) await write(',"trash":{}');
}

/** Closes the collection before and opens this one; the first of the trash closes what is kept. */
function beginning(
  before: { isTrash: boolean } | undefined,
  { collection, isTrash }: { collection: string; isTrash: boolean },
): string {
  const end = before ? ']' : '';
  if (isTrash && !before?.isTrash) return `${end}},"trash":{"${collection}":[`;
  return `${end}${before ? ',' : ''}"${collection}":[`;
}

async function askPage(
  deps: AuthDeps,
  { service, userId, from, signal }: Asking & { service: ServiceName; from: ArchivePosition | null },
) {
  for (let tries = 1; ; tries++) {
    if (signal.aborted) throw away(); // nobody waits for it any more
    try {
      return await deps.ask(archivePageOf(service), { userId, from }, { timeoutMs: patienceMs });
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      if (tries >= 2) throw away();
    }
  }
}
