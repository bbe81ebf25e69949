import type { Letter } from '@pathwise/service-kit/mail/letter';

/** How long the link in it lasts, in milliseconds. */
export const invitedFor = 7 * 24 * 3_600_000;

export const invitationLetter = (url: string): Letter => ({
  subject: 'Your Pathwise account',
  paragraphs: [
    'Hello,',
    'An account on Pathwise was made for you. Choose a password, and you can sign in with this email address.',
  ],
  button: { label: 'Choose a password', url },
  closing: [
    'The link works once, within the next seven days. After that, ask for a new password on the sign-in page.',
    'If you do not want the account, sign in and delete it in your profile.',
  ],
});
