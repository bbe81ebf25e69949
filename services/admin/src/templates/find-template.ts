import type { EmailTemplate } from '@pathwise/contracts/api/mails';
import { isMailTrigger, mailTriggers } from '@pathwise/contracts/mail';
import { notFound } from '@pathwise/service-kit/problem';
import type { ClientSession } from 'mongoose';
import type { AdminDeps } from '../deps.ts';
import { builtInTemplates } from './built-in.ts';
import { mailVariables } from './compose.rules.ts';
import { type TemplateRecord, templates } from './template.model.ts';

/** The part that Pathwise writes into the weekly mail. */
export const progressBlock = 'progress';
export const variablesOf = (type: string): string[] =>
  type === 'weeklyProgress' ? [...mailVariables, progressBlock] : [...mailVariables];

export function toTemplate(row: TemplateRecord): EmailTemplate {
  const { _id: type, name, subject, html, isCustom: custom, version, updatedAt } = row;
  const words = { type, name, subject, html, version, updatedAt: updatedAt.toISOString() };
  return { ...words, builtIn: !custom, custom, variables: variablesOf(type) };
}

function original(type: string): EmailTemplate | undefined {
  if (!isMailTrigger(type)) return undefined;
  const untouched = { builtIn: true, custom: false, version: 0, updatedAt: null };
  return { type, ...builtInTemplates[type], ...untouched, variables: variablesOf(type) };
}

/** A template as it is now. Throws 404. */
export async function findTemplate(
  deps: AdminDeps,
  type: string,
  session: ClientSession | null = null,
): Promise<EmailTemplate> {
  const row = await templates(deps.db).findById(type).session(session).lean();
  const found = row ? toTemplate(row) : original(type);
  if (!found) throw notFound('template');
  return found;
}

/** Pathwise's templates in their order, then those of admins by their type. */
export async function listTemplates(deps: AdminDeps): Promise<EmailTemplate[]> {
  const rows = await templates(deps.db).find().sort({ _id: 1 }).limit(500).lean();
  const stored = new Map(rows.map((row) => [row._id, toTemplate(row)]));
  const own = mailTriggers.flatMap((type) => stored.get(type) ?? original(type) ?? []);
  return [...own, ...[...stored.values()].filter(({ custom }) => custom)];
}
