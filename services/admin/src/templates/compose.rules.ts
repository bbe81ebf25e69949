import type { DesignedLetter } from '@pathwise/service-kit/mail/letter';
import { convert } from 'html-to-text';
import type { Template } from './built-in.ts';
import { frame } from './generated/frame.ts';
import { toSend } from './sanitise.rules.ts';

/** What a template may say of its reader. */
export const mailVariables = ['firstName', 'email', 'goalTitle'] as const;
type MailValues = Record<(typeof mailVariables)[number], string>;

/** A part that Pathwise writes itself, such as the progress of the week. */
export interface Block {
  html: string;
  text: string;
  /** One line for the list of an inbox, after the subject. */
  preview: string;
}

/** Spaces are cut off the name afterwards: a pattern that does it takes hours over `{{` and a long row of spaces. */
const variable = /\{\{([^{}]*)\}\}/g;
const fill = (text: string, wordsFor: (name: string) => string | undefined) =>
  text.replace(variable, (whole, name: string) => wordsFor(name.trim()) ?? whole);

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
  '{': '&#123;',
};
/** Text as HTML shows it. A brace is escaped too: a person who is called `{{email}}` is no variable. */
export const escaped = (text: string): string => text.replace(/[&<>"'{]/g, (sign) => entities[sign] ?? sign);

/** The names in `{{…}}` that a template may not use, each once. */
export function unknownVariables({ subject, html }: Template, known: readonly string[]): string[] {
  const named = [...`${subject} ${html}`.matchAll(variable)].map(([, name = '']) => name.trim());
  return [...new Set(named)].filter((name) => !known.includes(name));
}

/** The template without variables that it may not use. */
export function withoutUnknown({ subject, html }: Template, known: readonly string[]): Template {
  const keep = (text: string) =>
    text.replace(variable, (whole, name: string) => (known.includes(name.trim()) ? whole : ''));
  return { subject: keep(subject), html: keep(html) };
}

interface Input {
  template: Template;
  values: MailValues;
  blocks?: Readonly<Record<string, Block>>;
  siteUrl: string;
  /** Without it the link leads to the page alone. */
  unsubscribeToken?: string | undefined;
}

/** A template filled in for one person, as HTML in the frame and as plain text. An unknown variable is left out. */
export function compose({ template, values, blocks = {}, siteUrl, unsubscribeToken }: Input): DesignedLetter {
  const known = new Map(Object.entries(values));
  const line = fill(template.subject, (name) => known.get(name) ?? '').replace(/\s+/g, ' ');
  const subject = line.trim() || 'Pathwise';
  const words = fill(template.html, (name) => (name in blocks ? `{{${name}}}` : escaped(known.get(name) ?? '')));
  const content = toSend(words, siteUrl);
  const page = new URL(unsubscribeToken ? `/unsubscribe#${unsubscribeToken}` : '/unsubscribe', siteUrl).href;
  const oneClick = unsubscribeToken && new URL(`/api/email/unsubscribe/${unsubscribeToken}`, siteUrl).href;
  const blockAs = (kind: keyof Block) => (name: string) =>
    Object.hasOwn(blocks, name) ? blocks[name]?.[kind] : undefined;
  const parts: Record<string, string> = {
    subject: escaped(subject),
    preview: escaped(
      Object.values(blocks)
        .map(({ preview }) => preview)
        .join(' '),
    ),
    content: fill(content, blockAs('html')),
    siteUrl: escaped(siteUrl),
    unsubscribeUrl: escaped(page),
  };
  const text = fill(plainText(content), blockAs('text'));
  return {
    subject,
    html: fill(frame, (name) => parts[name] ?? ''),
    text: `${text}\n\n--\nPathwise: ${siteUrl}\nUnsubscribe: ${page}\n`,
    ...(oneClick ? { unsubscribeUrl: oneClick } : {}),
  };
}

/** A link is its words and its address in brackets. Images are left out. */
const plainText = (html: string): string =>
  convert(html, {
    wordwrap: 78,
    selectors: [
      ...['h1', 'h2', 'h3'].map((selector) => ({ selector, options: { uppercase: false } })),
      { selector: 'a', options: { hideLinkHrefIfSameAsText: true } },
      { selector: 'img', format: 'skip' },
    ],
  });
