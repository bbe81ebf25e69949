/** A part of a milestone's resources: plain text, or a link with its label. */
export interface ResourcePart {
  readonly text: string;
  readonly href?: string;
}

// [label](https://…) or a bare address; only http and https become links
const link = /\[([^\]\n]+)\]\((https?:\/\/[^\s)]+)\)|(https?:\/\/[^\s<>"']+)/g;

/** Splits a text into plain parts and links. */
export function resourceParts(text: string): readonly ResourcePart[] {
  const parts: ResourcePart[] = [];
  let end = 0;
  for (const match of text.matchAll(link)) {
    const [whole, label, labelled, bare] = match;
    // a full stop or bracket after a bare address belongs to the sentence
    const address = labelled ?? bare?.replace(/[.,;:!?)\]]+$/, '') ?? whole;
    if (!isAddress(address)) continue;
    if (match.index > end) parts.push({ text: text.slice(end, match.index) });
    parts.push({ text: label ?? shortAddress(address), href: address });
    end = match.index + (labelled ? whole.length : address.length);
  }
  if (end < text.length) parts.push({ text: text.slice(end) });
  return parts.map((part) => (part.href ? part : { text: part.text })).filter(({ text }) => text.trim() !== '');
}

function isAddress(text: string): boolean {
  try {
    return Boolean(new URL(text));
  } catch {
    return false;
  }
}

function shortAddress(address: string): string {
  const { hostname, pathname } = new URL(address);
  return `${hostname.replace(/^www\./, '')}${pathname === '/' ? '' : pathname}`;
}
