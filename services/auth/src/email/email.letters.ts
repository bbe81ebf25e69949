import type { Letter } from '@pathwise/service-kit/mail/letter';

const pageOf = (publicUrl: string, path: string) => new URL(path, publicUrl).href;

/** For the new address. */
export const confirmLetter = (url: string): Letter => ({
  subject: 'Confirm your new address',
  paragraphs: [
    'Hello,',
    'Somebody wants to use this address for their Pathwise account. If it was you, confirm it here.',
  ],
  button: { label: 'Confirm this address', url },
  closing: ['The link works once, within the next 24 hours. If it was not you, do nothing.'],
});

/** For the address so far, when the change is asked for. */
export const askedLetter = (publicUrl: string, to: string): Letter => ({
  subject: 'A new address for your account',
  paragraphs: [
    'Hello,',
    `Somebody signed in to your Pathwise account asked to change its address to ${to}. It stays as it is until that address is confirmed.`,
    'If it was not you, choose a new password right away. That also cancels the change.',
  ],
  button: { label: 'Choose a new password', url: pageOf(publicUrl, '/auth/forgotten') },
});

/** For the address before, once it has changed. */
export const changedLetter = (publicUrl: string, to: string): Letter => ({
  subject: 'The address of your account was changed',
  paragraphs: [
    'Hello,',
    `Your Pathwise account has a new address: ${to}. Sign in with it from now on.`,
    'If it was not you, please write to us.',
  ],
  button: { label: 'Write to us', url: pageOf(publicUrl, '/support') },
});
