import { notFound } from '@pathwise/service-kit/problem';
import type { AdminDeps } from '../deps.ts';
import { recipients } from '../recipients/recipient.model.ts';
import { blocksFor, sampleBlocks } from '../weekly/progress-of.ts';
import type { Template } from './built-in.ts';
import { unknownVariables } from './compose.rules.ts';
import { composeWith, type Reader, sampleGoal } from './compose-for.ts';
import { findTemplate, variablesOf } from './find-template.ts';

/** Who reads a preview without a person. */
const sampleReader: Reader = { email: 'you@example.org', firstName: 'Sam' };

interface Input {
  type: string;
  userId?: string | undefined;
  draft?: Template;
}

/** A template or a draft as a mail. For a person the weekly mail shows their real progress. Throws 404. */
export async function preview(deps: AdminDeps, { type, userId, draft }: Input) {
  const template = draft ?? (await findTemplate(deps, type));
  const reader = userId === undefined ? sampleReader : await readerOf(deps, userId);
  const blocks = type !== 'weeklyProgress' ? {} : userId === undefined ? sampleBlocks : await blocksFor(deps, userId);
  // A preview leads nowhere: nobody unsubscribes a person by looking at it.
  const { subject, html, text } = composeWith(deps, { template, reader, goalTitle: sampleGoal, blocks });
  return { subject, html, text, unknownVariables: unknownVariables(template, variablesOf(type)) };
}

async function readerOf(deps: AdminDeps, userId: string): Promise<Reader> {
  const recipient = await recipients(deps.db).findById(userId).lean();
  if (!recipient?.email) throw notFound('person');
  return { email: recipient.email, firstName: recipient.firstName };
}
