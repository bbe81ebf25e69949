import type { Letter } from '@pathwise/service-kit/mail/letter';

const pageOf = (publicUrl: string, path: string) => new URL(path, publicUrl).href;

export const resetLetter = (url: string): Letter => ({
  subject: 'Choose a new password',
  paragraphs: [
    'Hello,',
    'Somebody asked for a new password for your Pathwise account. If it was you, choose one here.',
  ],
  button: { label: 'Choose a new password', url },
  closing: ['The link works once, within the next hour. If it was not you, do nothing: your password stays as it is.'],
});

export const changedLetter = (publicUrl: string): Letter => ({
  subject: 'Your password was changed',
  paragraphs: [
    'Hello,',
    'The password of your Pathwise account was changed just now. Every other browser has been signed out.',
    'If it was not you, ask for a new password right away.',
  ],
  button: { label: 'Ask for a new password', url: pageOf(publicUrl, '/auth/forgotten') },
});
