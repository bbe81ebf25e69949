import { waitUntil } from '@pathwise/local-servers/wait-until';
import type { SharedPlatform } from '../shared-platforms.ts';

interface Mail {
  subject: string;
  text: string;
}

/** Waits for a mail in the platform's inbox, and returns the address of its one link. */
export async function mailedLink(
  { inboxUrl }: Pick<SharedPlatform, 'inboxUrl'>,
  { to, subject }: { to: string; subject: string },
): Promise<string> {
  const mail = await waitUntil(
    `a mail “${subject}” to ${to}`,
    async () => {
      const answer = await fetch(`${inboxUrl}/api/email?to.address=${encodeURIComponent(to)}`);
      return ((await answer.json()) as Mail[]).findLast((one) => one.subject === subject);
    },
    { timeoutMs: 30_000 },
  );
  const link = /https?:\/\/\S+/.exec(mail.text)?.[0];
  if (!link) throw new Error(`The mail “${subject}” has no link`);
  return link;
}
