import { mostPictureBytes } from '@pathwise/contracts/picture.rules';

/** The longest side of a profile image, in pixels. */
const longestSide = 300;

/** JPEG qualities in the order in which they are tried. */
const qualities = [0.9, 0.8, 0.7, 0.6, 0.5, 0.4, 0.3, 0.2, 0.1] as const;

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The size of the stored image. A small image keeps its size. */
export function sizeWithin({ width, height }: Size): Size {
  const scale = Math.min(1, longestSide / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** The first encoding of at most 1 MB, or the last one, which may be larger. */
export async function firstThatFits<Encoded extends { readonly size: number }>(
  encode: (quality: number) => Promise<Encoded>,
): Promise<Encoded> {
  let encoded: Encoded | undefined;
  for (const quality of qualities) {
    encoded = await encode(quality);
    if (encoded.size <= mostPictureBytes) break;
  }
  return encoded as Encoded;
}

/** Why an image of this many bytes cannot be stored; undefined when it can. */
export function tooLarge(bytes: number): string | undefined {
  if (bytes <= mostPictureBytes) return undefined;
  const size = Math.round(bytes / 1024);
  return `Image is ${size}KB. Please choose a smaller image. Recommended: 300×300px, under 1MB.`;
}
