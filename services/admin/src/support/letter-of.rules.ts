import type { newSupportMessage, SupportSubject } from '@pathwise/contracts/api/admin';
import type { Letter } from '@pathwise/service-kit/mail/letter';
import type { z } from 'zod';

const labels: Record<SupportSubject, string> = {
  general: 'General',
  members: 'Members',
  'report-bug': 'Report a bug',
};

/** The mail to support. The sender's words are in its text alone, and an answer goes to the sender. */
export function letterOf({ name, email, subject, message }: z.output<typeof newSupportMessage>): Letter {
  const lines = message.split(/\s*\n\s*/);
  return {
    subject: `Support: ${labels[subject]}`,
    replyTo: email,
    paragraphs: [`${name} <${email}> wrote:`, ...lines],
  };
}
