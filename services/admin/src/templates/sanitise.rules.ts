import sanitizeHtml from 'sanitize-html';

const allowedTags = [
  ...['h1', 'h2', 'h3', 'p', 'br', 'hr', 'a', 'strong', 'b', 'em', 'i', 'u', 's', 'small', 'span', 'div', 'blockquote'],
  ...['ul', 'ol', 'li', 'img', 'table', 'tbody', 'thead', 'tr', 'td', 'th'],
];

/** A value without brackets, so that no style loads anything or hides a script: `rgb(1, 2, 3)` and `calc()` are left out too. */
const plainValue = /^[\w\s#%.,'"!-]{1,100}$/;
const allowedProperties = [
  ...[
    'color',
    'background',
    'background-color',
    'font-size',
    'font-weight',
    'font-style',
    'font-family',
    'line-height',
  ],
  ...['text-align', 'text-decoration', 'vertical-align', 'letter-spacing', 'width', 'max-width', 'height', 'display'],
  ...[
    'margin',
    'margin-top',
    'margin-right',
    'margin-bottom',
    'margin-left',
    'border',
    'border-radius',
    'border-collapse',
  ],
  ...[
    'padding',
    'padding-top',
    'padding-right',
    'padding-bottom',
    'padding-left',
    'border-top',
    'border-bottom',
    'border-left',
  ],
];

const rules: sanitizeHtml.IOptions = {
  allowedTags,
  allowedAttributes: {
    '*': ['style', 'class', 'align'],
    a: ['href', 'title'],
    img: ['src', 'alt', 'width', 'height'],
    table: ['width', 'cellpadding', 'cellspacing', 'border', 'role'],
    td: ['width', 'height', 'colspan', 'rowspan', 'valign'],
    th: ['width', 'height', 'colspan', 'rowspan', 'valign'],
  },
  allowedClasses: { '*': ['button', 'quiet'] },
  allowedStyles: { '*': Object.fromEntries(allowedProperties.map((property) => [property, [plainValue]])) },
  allowedSchemes: ['https', 'http', 'mailto'],
  allowedSchemesByTag: { img: ['https'] },
  allowProtocolRelative: false,
  /** Deeper elements are left out: to write thousands of them as text would overflow the stack. */
  nestingLimit: 100,
};

/** A template's HTML without scripts, forms, frames and styles that load or cover anything. Done on save and on send. */
export const sanitise = (html: string): string => sanitizeHtml(html, rules);

const look: Readonly<Record<string, string>> = {
  h1: 'margin:0 0 16px;font-size:24px;line-height:1.3;font-weight:600',
  h2: 'margin:24px 0 12px;font-size:18px;line-height:1.4;font-weight:600',
  h3: 'margin:20px 0 8px;font-size:16px;line-height:1.5;font-weight:600',
  p: 'margin:0 0 16px',
  ul: 'margin:0 0 16px;padding-left:24px',
  ol: 'margin:0 0 16px;padding-left:24px',
  li: 'margin:0 0 8px',
  blockquote: 'margin:0 0 16px;padding:12px 16px;border-left:3px solid #7c3aed;background:#f5f3ff',
  hr: 'margin:24px 0;border:0;border-top:1px solid #e4e4e7',
  img: 'max-width:100%;height:auto',
  a: 'color:#6d28d9',
};
const button =
  'display:inline-block;padding:12px 20px;border-radius:8px;background:#7c3aed;color:#ffffff;font-weight:500;text-decoration:none';

/** Sanitised HTML as it is sent: with the look of each element, which a template may change, and whole addresses. */
export function toSend(html: string, siteUrl: string): string {
  const withLook = (tagName: string, attribs: sanitizeHtml.Attributes) => {
    const { style = '', class: classes = '', href, src } = attribs;
    const own = tagName === 'a' && classes.split(' ').includes('button') ? button : (look[tagName] ?? '');
    const quiet = classes.split(' ').includes('quiet') ? 'font-size:14px;color:#65656d' : '';
    const styles = [own, quiet, style].filter(Boolean).join(';');
    const whole = {
      ...(href === undefined ? {} : { href: wholeAddress(href, siteUrl) }),
      ...(src === undefined ? {} : { src: wholeAddress(src, siteUrl) }),
    };
    return { tagName, attribs: { ...attribs, ...whole, ...(styles ? { style: styles } : {}) } };
  };
  // A site on one machine has no https: its own pictures are not to be lost.
  const img = [...new Set(['https', new URL(siteUrl).protocol.slice(0, -1)])];
  return sanitizeHtml(html, { ...rules, allowedSchemesByTag: { img }, transformTags: { '*': withLook } });
}

/** A path of the site becomes a whole address. Example: `/plan`. `//evil.example` is none. */
const wholeAddress = (address: string, siteUrl: string) =>
  /^\/(?![/\\])/.test(address) ? new URL(address, siteUrl).href : address;
