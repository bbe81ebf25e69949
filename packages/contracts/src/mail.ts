/** What sets off a mail by itself, in the order in which admins see it. */
export const mailTriggers = [
  'welcome',
  'goalAchievement',
  'premiumUpgrade',
  'weeklyProgress',
  'betaPremiumWelcome',
] as const;
export type MailTrigger = (typeof mailTriggers)[number];
