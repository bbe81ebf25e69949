import type { MailTrigger } from '@pathwise/contracts/mail';

/** What sets off a mail, as admins read it. */
export const triggerLabels: Readonly<Record<MailTrigger, string>> = {
  welcome: 'Welcome',
  goalAchievement: 'Goal achievement',
  premiumUpgrade: 'Premium upgrade',
  weeklyProgress: 'Weekly progress',
  betaPremiumWelcome: 'Beta premium welcome',
};

/** Mails about accounts by their causes. They may hold a link that signs somebody in, so their text is not kept. */
export const accountMails: ReadonlyMap<string, string> = new Map([
  ['invited', 'Invitation'],
  ['reset', 'Link for a new password'],
  ['password-changed', 'Notice of a new password'],
  ['confirm-email', 'Link to confirm an address'],
  ['email-asked', 'Notice of a new address that was asked for'],
  ['email-changed', 'Notice of a new address'],
]);
