import { waitUntil } from '@pathwise/local-servers/wait-until';
import type { SharedPlatform } from '../shared-platforms.ts';

export interface Mail {
  subject: string;
  text: string;
  html: string;
}
type Inbox = Pick<SharedPlatform, 'inboxUrl'>;

/** Waits for a mail in the platform's inbox. */
export function receivedMail({ inboxUrl }: Inbox, { to, subject }: { to: string; subject: string }): Promise<Mail> {
  return waitUntil(
    `a mail “${subject}” to ${to}`,
    async () => (await mailsTo(inboxUrl, to)).findLast((one) => one.subject === subject),
    { timeoutMs: 30_000 },
  );
}

async function mailsTo(inboxUrl: string | undefined, to: string): Promise<Mail[]> {
  const answer = await fetch(`${inboxUrl}/api/email?to.address=${encodeURIComponent(to)}`);
  return (await answer.json()) as Mail[];
}

/** Waits for a mail, and returns the address of its one link. */
export async function mailedLink(inbox: Inbox, mail: { to: string; subject: string }): Promise<string> {
  const link = /https?:\/\/\S+/.exec((await receivedMail(inbox, mail)).text)?.[0];
  if (!link) throw new Error(`The mail “${mail.subject}” has no link`);
  return link;
}
