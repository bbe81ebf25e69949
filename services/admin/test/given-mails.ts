import { userRegistered } from '@pathwise/contracts/events/auth';
import { mails } from '@pathwise/service-kit/mail/mail.model';
import { type FakeSmtp, startFakeSmtp } from '@pathwise/service-testkit/fake-smtp';
import { registrationOf } from '@pathwise/service-testkit/registration';
import { startTestService } from '@pathwise/service-testkit/test-service';
import { testCaller } from '@pathwise/service-testkit/tokens';
import { waitUntil } from '@pathwise/service-testkit/wait-until';
import { adminService } from '../src/app.ts';
import { configSchema } from '../src/config.ts';

const patience = { timeoutMs: 30_000 };

export type AdminMails = Awaited<ReturnType<typeof startMails>>;

/** Admin with a mail server of the test and a clock that can be moved. */
export async function startMails() {
  const clock = { aheadMs: 0 };
  const now = () => new Date(Date.now() + clock.aheadMs);
  const smtp: FakeSmtp = await startFakeSmtp();
  const env = { SUPPORT_EMAIL: 'support@example.org', SMTP_URL: smtp.url, PUBLIC_URL: 'https://pathwise.example' };
  const service = await startTestService(adminService, configSchema, { env, now });
  const adminCaller = testCaller({ role: 'admin' });
  const { db, newId } = service.running.deps;
  /** In alphabetical order, for mails that wait together go out in any order. */
  const subjectsTo = (email: string) =>
    smtp
      .mailsTo(email)
      .map(({ headers }) => headers['subject'])
      .sort();
  const mailTo = (email: string, subject: string) =>
    waitUntil(
      `a mail ${subject}`,
      () => smtp.mailsTo(email).find(({ headers }) => headers['subject']?.startsWith(subject)),
      patience,
    );
  return {
    service,
    smtp,
    clock,
    now,
    db,
    newId,
    /** With a fresh token: one is valid for a minute. */
    get asAdmin() {
      return service.as(adminCaller);
    },
    subjectsTo,
    mailTo,
    /** Resolves when no mail waits. */
    quiet: () =>
      waitUntil(
        'every mail to be sent',
        async () => (await mails(db).countDocuments({ state: 'waiting' })) === 0,
        patience,
      ),
    /** A person who has registered, after their welcome mail is queued. */
    async member(profile: Parameters<typeof registrationOf>[1] = {}) {
      const { id } = testCaller();
      const email = `${id.toLowerCase()}@example.org`;
      const event = await service.events.publish(userRegistered, registrationOf(id, { email, ...profile }));
      await service.consumed('admin-welcome-new-user', event);
      return { id, email };
    },
    async stop() {
      await service.stop();
      await smtp.goAway();
    },
  };
}
