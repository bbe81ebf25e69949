import type { AutomationSetting } from '@pathwise/contracts/api/mails';
import { type MailTrigger, mailTriggers } from '@pathwise/contracts/mail';
import type { Tx } from '@pathwise/service-kit/transactions/transaction';
import type { AdminDeps } from '../deps.ts';
import { automationSettings } from './automation-setting.model.ts';

const descriptions: Record<MailTrigger, string> = {
  welcome: 'Greets a person who has just registered',
  goalAchievement: 'Congratulates a person who has completed a goal',
  premiumUpgrade: 'Thanks a person whose plan has become premium',
  weeklyProgress: 'Shows progress and next steps, on Monday at 08:00 in each person’s time zone',
  betaPremiumWelcome: 'Greets one of the first 100 people with the beta plan',
};

const toSetting = (triggerType: MailTrigger, isEnabled: boolean): AutomationSetting => {
  return { id: triggerType, triggerType, description: descriptions[triggerType], isEnabled };
};

export async function listAutomationSettings(deps: AdminDeps): Promise<AutomationSetting[]> {
  const rows = await automationSettings(deps.db).find({ isEnabled: false }).lean();
  const off = new Set(rows.map(({ _id }) => _id));
  return mailTriggers.map((trigger) => toSetting(trigger, !off.has(trigger)));
}

export async function switchAutomation(
  deps: AdminDeps,
  { triggerType, isEnabled }: { triggerType: MailTrigger; isEnabled: boolean },
): Promise<AutomationSetting> {
  await deps.inTransaction(async (tx) => {
    const before = await isOn(deps, tx, triggerType);
    const set = { $set: { isEnabled, changedAt: deps.now() } };
    await automationSettings(deps.db).updateOne({ _id: triggerType }, set, { upsert: true, session: tx.session });
    tx.note({ before: { isEnabled: before }, after: { isEnabled } });
  });
  return toSetting(triggerType, isEnabled);
}

/** True unless an admin has switched the trigger off. */
export async function isOn(deps: AdminDeps, { session }: Tx, trigger: MailTrigger): Promise<boolean> {
  return (await automationSettings(deps.db).findById(trigger).session(session).lean())?.isEnabled ?? true;
}
