import type { EmailTemplate, TemplateVersion } from '@pathwise/contracts/api/mails';
import { conflict, invalid, notFound, staleVersion } from '@pathwise/service-kit/problem';
import type { Tx } from '@pathwise/service-kit/transactions/transaction';
import { trusted } from 'mongoose';
import type { AdminDeps } from '../deps.ts';
import { builtInTemplates, type Template } from './built-in.ts';
import { unknownVariables } from './compose.rules.ts';
import { findTemplate, toTemplate, variablesOf } from './find-template.ts';
import { sanitise } from './sanitise.rules.ts';
import { templates, templateVersions } from './template.model.ts';

/** Sanitised words. Throws 422 that names an unknown variable, and for HTML of which nothing is left. */
export function soundWords(type: string, { subject, html }: Template): Template {
  const clean = { subject, html: sanitise(html).trim() };
  const [unknown] = unknownVariables(clean, variablesOf(type));
  if (unknown !== undefined) {
    const path = clean.subject.includes(unknown) ? 'subject' : 'html';
    throw invalid([{ path, message: `There is no variable {{${unknown}}}` }]);
  }
  if (clean.html === '') throw invalid([{ path: 'html', message: 'HTML is required' }]);
  return clean;
}

/** Stores a template's words as its next version. */
export async function storeWords(
  deps: AdminDeps,
  tx: Tx,
  template: Pick<EmailTemplate, 'type' | 'name' | 'custom' | 'version'>,
  words: Template,
): Promise<EmailTemplate> {
  const { type, name, custom: isCustom } = template;
  const version = template.version + 1;
  const row = { name, ...words, isCustom, version, updatedAt: deps.now() };
  await templates(deps.db).updateOne({ _id: type }, { $set: row }, { upsert: true, session: tx.session });
  const kept = { _id: `${type}/${version}`, type, version, ...words, at: deps.now() };
  await templateVersions(deps.db).create([kept], { session: tx.session });
  tx.note({ target: `template:${type}`, before: { version: template.version }, after: { version } });
  return toTemplate({ _id: type, ...row });
}

interface Change extends Template {
  type: string;
  /** The version that the edit began with. */
  version?: number | undefined;
}

/** Throws 409 with the stored text when somebody else has saved meanwhile. */
export function changeTemplate(deps: AdminDeps, { type, version, ...words }: Change): Promise<EmailTemplate> {
  const sound = soundWords(type, words);
  return deps.inTransaction(async (tx) => {
    const now = await findTemplate(deps, type, tx.session);
    if (version !== undefined && version !== now.version) throw staleVersion('template', now);
    return storeWords(deps, tx, now, sound);
  });
}

/** Stores an older version as the newest. Version 0 is the original of a built-in template. Throws 404. */
export function restoreVersion(deps: AdminDeps, { type, version }: { type: string; version: number }) {
  return deps.inTransaction(async (tx) => {
    const now = await findTemplate(deps, type, tx.session);
    const kept = await templateVersions(deps.db).findById(`${type}/${version}`).session(tx.session).lean();
    const original = now.builtIn && version === 0 ? originalOf(type) : undefined;
    const words = kept ?? original;
    if (!words) throw notFound('version');
    return storeWords(deps, tx, now, { subject: words.subject, html: words.html });
  });
}

const originalOf = (type: string): Template | undefined =>
  Object.entries(builtInTemplates).find(([name]) => name === type)?.[1];

/** Newest first, at most two hundred, and last the original of a built-in template. */
export async function listVersions(deps: AdminDeps, { type }: { type: string }): Promise<TemplateVersion[]> {
  await findTemplate(deps, type);
  const rows = await templateVersions(deps.db).find({ type }).sort({ version: -1 }).limit(200).lean();
  const kept = rows.map(({ version, subject, html, at }) => ({ version, subject, html, at: at.toISOString() }));
  const original = originalOf(type);
  return original ? [...kept, { version: 0, subject: original.subject, html: original.html, at: null }] : kept;
}

/** Deletes a template that an admin created, with its versions. Throws 409 for one of Pathwise's. */
export async function deleteTemplate(deps: AdminDeps, { type }: { type: string }): Promise<void> {
  await deps.inTransaction(async (tx) => {
    const { custom, version } = await findTemplate(deps, type, tx.session);
    if (!custom) throw conflict('This template belongs to Pathwise. You can edit it, or go back to an older version.');
    await templates(deps.db).deleteOne({ _id: type }, { session: tx.session });
    await templateVersions(deps.db).deleteMany({ type, version: trusted({ $lte: version }) }, { session: tx.session });
    tx.note({ target: `template:${type}`, before: { version }, after: { deleted: true } });
  });
}
