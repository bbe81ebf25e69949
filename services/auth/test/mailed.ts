import type { FakeSmtp, ReceivedMail } from '@pathwise/service-testkit/fake-smtp';
import { waitUntil } from '@pathwise/service-testkit/wait-until';

/** Waits for the nth mail to an address with this subject. */
export const mailed = (
  smtp: FakeSmtp,
  { to, subject, nth = 1 }: { to: string; subject: string; nth?: number },
): Promise<ReceivedMail> =>
  waitUntil(
    `mail ${nth} to ${to}: ${subject}`,
    () => smtp.mailsTo(to).filter(({ headers }) => headers['subject'] === subject)[nth - 1],
    { timeoutMs: 20_000 },
  );

/** The token of the link in a mail. */
export function tokenIn(mail: ReceivedMail): string {
  const token = /#([\w-]{43})/.exec(mail.text)?.[1];
  if (!token) throw new Error(`no link in: ${mail.text}`);
  return token;
}
