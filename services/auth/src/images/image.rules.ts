/** A picture that no profile names is erased after this many milliseconds. */
export const unsavedFor = 24 * 3_600_000;

const path = '/api/images/';
export const imagePath = (id: string): string => `${path}${id}`;

/** The id of an uploaded picture; undefined for a link to another site and for none. */
export function imageIdIn(url: string | null | undefined): string | undefined {
  return url?.startsWith(path) ? url.slice(path.length) : undefined;
}

const beginnings = [
  [0xff, 0xd8, 0xff], // JPEG
  [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a], // PNG
];
const textAt = (bytes: Buffer, start: number) => bytes.toString('latin1', start, start + 4);

/** True for the first bytes of a JPEG, PNG or WebP. What a data URL says of itself proves nothing. */
export function isPicture(bytes: Buffer): boolean {
  const isWebp = textAt(bytes, 0) === 'RIFF' && textAt(bytes, 8) === 'WEBP';
  return isWebp || beginnings.some((begin) => begin.every((byte, at) => bytes[at] === byte));
}
