import type { MailTrigger } from '@pathwise/contracts/mail';

/** What sets off a mail, as admins read it. */
export const triggerLabels: Readonly<Record<MailTrigger, string>> = {
  welcome: 'Welcome',
  goalAchievement: 'Goal achievement',
  premiumUpgrade: 'Premium upgrade',
  weeklyProgress: 'Weekly progress',
  betaPremiumWelcome: 'Beta premium welcome',
};
