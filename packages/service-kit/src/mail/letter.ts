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

/** The HTML of a letter. That of a letter in words is escaped, without images and scripts. */
export function htmlOf(letter: Letter): string {
  if ('html' in letter) return letter.html;
  const { subject, paragraphs, button, closing = [] } = letter;
  const link = button ? buttonOf(button) : [];
  const body = [...paragraphs.map(paragraph), ...link, ...closing.map(paragraph)];
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(subject)}</title></head>
<body style="margin:0;padding:24px;background:#fafafa;color:#18181b;font:16px/1.5 system-ui,sans-serif">
<div style="max-width:560px;margin:0 auto;padding:24px;background:#ffffff;border:1px solid #e4e4e7;border-radius:12px">
${body.join('\n')}
<p style="margin:0;color:#65656d">${signature}</p>
</div></body></html>
`;
}

function buttonOf({ label, url }: NonNullable<PlainLetter['button']>): string[] {
  const style =
    'display:inline-block;padding:12px 20px;border-radius:8px;background:#7c3aed;color:#ffffff;text-decoration:none';
  const plain = 'margin:0 0 16px;font-size:14px;color:#65656d;word-break:break-all';
  return [
    `<p style="margin:0 0 16px"><a href="${escaped(url)}" style="${style}">${escaped(label)}</a></p>`,
    `<p style="${plain}">Or open this address: ${escaped(url)}</p>`,
  ];
}
