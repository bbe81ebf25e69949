import { createTransport } from 'nodemailer';
import { z } from 'zod';
import { htmlOf, type Letter, textOf, unsubscribeHeaders } from './letter.ts';

/** Environment of a service that sends mails: `serviceConfig.extend({ ...mailSettings })`. */
export const mailSettings = {
  /** The site's address in the browser. Links in mails begin with it, never with what a request says. With https auth's cookie is Secure. */
  PUBLIC_URL: z.url({ protocol: /^https?$/ }),
  /** The mail server, such as `smtps://user:password@mail.example.org`. */
  SMTP_URL: z.url({ protocol: /^smtps?$/ }),
  /** The sender's address. Default: no-reply at the site's host. */
  MAIL_FROM: z.email().optional(),
};
export type MailConfig = z.output<z.ZodObject<typeof mailSettings>>;

export interface Smtp {
  /** Resolves once the server has taken the mail. Rejects with nodemailer's error. */
  deliver(mail: { to: string; letter: Letter; messageId: string }): Promise<void>;
  close(): void;
}

/** Opens connections to the mail server as they are needed. A silent server costs at most `timeoutMs` a step. */
export function openSmtp(config: MailConfig, { timeoutMs, atOnce }: { timeoutMs: number; atOnce: number }): Smtp {
  const transport = createTransport({
    url: config.SMTP_URL,
    pool: true,
    maxConnections: atOnce,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    dnsTimeout: timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const from = { name: 'Pathwise', address: config.MAIL_FROM ?? `no-reply@${new URL(config.PUBLIC_URL).hostname}` };
  return {
    async deliver({ to, letter, messageId }) {
      await transport.sendMail({
        from,
        to: { name: '', address: to }, // as an object, because as text it could name several
        ...(letter.replyTo ? { replyTo: { name: '', address: letter.replyTo } } : {}),
        subject: letter.subject,
        text: textOf(letter),
        html: htmlOf(letter),
        messageId,
        headers: { 'Auto-Submitted': 'auto-generated', ...unsubscribeHeaders(letter) },
      });
    },
    close: () => transport.close(),
  };
}
