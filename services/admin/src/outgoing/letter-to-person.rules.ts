import type { PlainLetter } from '@pathwise/service-kit/mail/letter';

interface Input {
  subject: string;
  /** A line break begins a paragraph. */
  text: string;
  firstName: string | null;
  supportEmail: string;
}

/** A message of an admin as a mail. It has no link to unsubscribe: it is about what the person did, like a mail about the account. */
export const letterToPerson = ({ subject, text, firstName, supportEmail }: Input): PlainLetter => ({
  subject,
  replyTo: supportEmail,
  paragraphs: [`Hello ${firstName ?? 'there'},`, ...text.split(/\s*\n\s*/)],
  closing: ['The team of Pathwise wrote this to you. An answer to this mail reaches our support.'],
});
