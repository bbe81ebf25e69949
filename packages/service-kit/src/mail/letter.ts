/** A mail as a service writes it: in words, of which plain text and HTML are made, or with both of them. */
export type Letter = PlainLetter | DesignedLetter;

/** A mail with a design of its own. */
export interface DesignedLetter {
  /** One line. */
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  /** A POST to it unsubscribes the reader at once (RFC 8058). Account mails have none. */
  readonly unsubscribeUrl?: string;
  readonly replyTo?: never;
}

export interface PlainLetter {
  /** One line. */
  readonly subject: string;
  /** The address that an answer goes to. */
  readonly replyTo?: string;
  readonly paragraphs: readonly string[];
  /** The one link, shown between the paragraphs and the closing. */
  readonly button?: { readonly label: string; readonly url: string };
  /** Said after the button, such as how long the link lasts. */
  readonly closing?: readonly string[];
}

const signature = 'Pathwise';
const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);

/** The plain text of a letter. */
export function textOf(letter: Letter): string {
  if ('text' in letter) return letter.text;
  const { paragraphs, button, closing = [] } = letter;
  const link = button ? [`${button.label}:\n${button.url}`] : [];
  return `${[...paragraphs, ...link, ...closing, signature].join('\n\n')}\n`;
}

/** Headers by which a mail program shows its own button to unsubscribe. */
export function unsubscribeHeaders(letter: Letter): Record<string, string> {
  if (!('html' in letter) || letter.unsubscribeUrl === undefined) return {};
  return {
    'List-Unsubscribe': `<${letter.unsubscribeUrl}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}

const paragraph = (text: string) => `<p style="margin:0 0 16px">${escaped(text)}</p>`;

/** Mail programs that know `prefers-color-scheme` show a letter dark. Others show the colours beside each element. */
const dark = `:root{color-scheme:light dark}
@media (max-width:479px){.card{padding:24px 20px !important}}
@media (prefers-color-scheme:dark){body{background:#111113 !important;color:#f4f4f5 !important}
.brand,.address a{color:#b79bff !important}.card{background:#1c1c1f !important;border-color:#34343a !important}.quiet{color:#a8a8b3 !important}}`;

/** The HTML of a letter. That of a letter in words is escaped, without images and scripts. */
export function htmlOf(letter: Letter): string {
  if ('html' in letter) return letter.html;
  const { subject, paragraphs, button, closing = [] } = letter;
  const link = button ? buttonOf(button) : [];
  const body = [...paragraphs.map(paragraph), ...link, ...closing.map(quiet)];
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark"><title>${escaped(subject)}</title><style>${dark}</style></head>
<body style="margin:0;padding:24px 12px;background:#fafafa;color:#18181b;font:16px/1.5 system-ui,-apple-system,'Segoe UI',Helvetica,Arial,sans-serif">
<div style="max-width:560px;margin:0 auto">
<p class="brand" style="margin:0 0 12px;padding:0 4px;font-size:18px;font-weight:600;color:#6d28d9">${signature}</p>
<div class="card" style="padding:32px 32px 16px;background:#ffffff;border:1px solid #e4e4e7;border-radius:12px;overflow-wrap:anywhere">
${body.join('\n')}
</div></div></body></html>
`;
}

const quiet = (text: string) =>
  `<p class="quiet" style="margin:0 0 16px;font-size:14px;color:#65656d">${escaped(text)}</p>`;

function buttonOf({ label, url }: NonNullable<PlainLetter['button']>): string[] {
  const style =
    'display:inline-block;padding:12px 20px;border-radius:8px;background:#7c3aed;color:#ffffff;text-decoration:none;font-weight:600';
  const plain = 'margin:0 0 16px;font-size:14px;color:#65656d;word-break:break-all';
  const href = escaped(url);
  return [
    `<p style="margin:8px 0 24px"><a href="${href}" style="${style}">${escaped(label)}</a></p>`,
    `<p class="quiet address" style="${plain}">Or open this address: <a href="${href}" style="color:#6d28d9">${href}</a></p>`,
  ];
}
