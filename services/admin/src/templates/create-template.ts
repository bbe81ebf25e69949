import { isMailTrigger } from '@pathwise/contracts/mail';
import { draftMailFor } from '@pathwise/contracts/questions/ai';
import { conflict, invalid, Problem, unavailable } from '@pathwise/service-kit/problem';
import type { ClientSession } from 'mongoose';
import type { AdminDeps } from '../deps.ts';
import type { Template } from './built-in.ts';
import { soundWords, storeWords } from './change-template.ts';
import { withoutUnknown } from './compose.rules.ts';
import { variablesOf } from './find-template.ts';
import { templates } from './template.model.ts';

interface Creating {
  adminId: string;
  type: string;
  prompt: string;
}

/** Longer than a model's time, after which the built-in coach answers. */
const coachWithin = 12_000;

/** Stores a template that the coach writes. Throws 409 for a type that there is, 422 for a declined prompt, 503 while ai is away. */
export async function createTemplate(deps: AdminDeps, { adminId, type, prompt }: Creating): Promise<{ type: string }> {
  await refuseKnown(deps, type);
  const words = await wordsBy(deps, { adminId, type, prompt });
  return deps.inTransaction(async (tx) => {
    await refuseKnown(deps, type, tx.session);
    await storeWords(deps, tx, { type, name: nameOf(type), custom: true, version: 0 }, words);
    return { type };
  });
}

/** `spring-news` is called Spring news. */
const nameOf = (type: string) => type.charAt(0).toUpperCase() + type.slice(1).replaceAll('-', ' ');

async function refuseKnown(deps: AdminDeps, type: string, session: ClientSession | null = null): Promise<void> {
  if (isMailTrigger(type) || (await templates(deps.db).exists({ _id: type }).session(session)))
    throw conflict('There is a template of this type already. Please choose another type.', 'known-type');
}

async function wordsBy(deps: AdminDeps, { adminId, type, prompt }: Creating): Promise<Template> {
  const variables = variablesOf(type);
  const asked = { ownerId: adminId, prompt, variables };
  const written = await deps.ask(draftMailFor, asked, { timeoutMs: coachWithin }).catch((error: unknown) => {
    if (!(error instanceof Problem) || error.status !== 503) throw error;
    throw unavailable('Sage is away for a moment, so no template was written. Please try again.');
  });
  if ('declined' in written) throw invalid([{ path: 'prompt', message: written.declined.slice(0, 500) }]);
  return soundWords(type, withoutUnknown(written.mail, variables));
}
