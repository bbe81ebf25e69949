import { queueMail } from '@pathwise/service-kit/mail/queue-mail';
import { countWithin } from '@pathwise/service-kit/throttle/count-attempt';
import type { Limit } from '@pathwise/service-kit/throttle/throttle.rules';
import type { AdminDeps } from '../deps.ts';
import { recipients } from '../recipients/recipient.model.ts';
import { composeWith, sampleGoal } from '../templates/compose-for.ts';
import { findTemplate } from '../templates/find-template.ts';
import { sampleBlocks } from '../weekly/progress-of.ts';

const perAdmin: Limit = { name: 'test-mails', windowMs: 3_600_000, most: 60 };

/** The two names by which the admin page asks for a template. */
const shortNames = new Map([
  ['progress', 'weeklyProgress'],
  ['achievement', 'goalAchievement'],
]);

/** Queues one mail of a template with sample values. Throws 404 for an unknown type, 429 after sixty in an hour. */
export async function sendTestMail(
  deps: AdminDeps,
  { type, email, adminId }: { type: string; email: string; adminId: string },
): Promise<void> {
  await countWithin(deps, [{ limit: perAdmin, subject: adminId }]);
  await deps.inTransaction(async (tx) => {
    const template = await findTemplate(deps, shortNames.get(type) ?? type, tx.session);
    const known = await recipients(deps.db).findOne({ email }).session(tx.session).lean();
    // The mail of a known person is erased with their account.
    if (known) await deps.account.enter(tx, known._id);
    const blocks = template.type === 'weeklyProgress' ? sampleBlocks : {};
    const reader = known ?? { email, firstName: null };
    const letter = composeWith(deps, { template, reader, goalTitle: sampleGoal, blocks });
    await queueMail(deps, tx, { key: `test/${deps.newId()}`, ownerId: known?._id ?? null, to: email, letter });
    tx.note({ target: `template:${template.type}`, after: { queued: 1 } });
  });
}
