/** A mail as a service writes it. Plain text and HTML are made from it. */
export interface Letter {
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
export function textOf({ paragraphs, button, closing = [] }: Letter): string {
  const link = button ? [`${button.label}:\n${button.url}`] : [];
  return `${[...paragraphs, ...link, ...closing, signature].join('\n\n')}\n`;
}

const paragraph = (text: string) => `<p style="margin:0 0 16px">${escaped(text)}</p>`;

/** The HTML of a letter, escaped, without images and scripts. */
export function htmlOf({ subject, paragraphs, button, closing = [] }: Letter): string {
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

function buttonOf({ label, url }: NonNullable<Letter['button']>): string[] {
  const style =
    'display:inline-block;padding:12px 20px;border-radius:8px;background:#7c3aed;color:#ffffff;text-decoration:none';
  const plain = 'margin:0 0 16px;font-size:14px;color:#65656d;word-break:break-all';
  return [
    `<p style="margin:0 0 16px"><a href="${escaped(url)}" style="${style}">${escaped(label)}</a></p>`,
    `<p style="${plain}">Or open this address: ${escaped(url)}</p>`,
  ];
}
