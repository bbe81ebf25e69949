import pLimit from 'p-limit';
import sharp from 'sharp';

const longestSide = 300;
const mostPixels = 25_000_000;

/** A picture of 25 megapixels takes 100 MB while it is read. */
const oneAtATime = pLimit(1);
sharp.concurrency(1);
sharp.cache(false);

/**
 * Makes a JPEG of at most 300×300 without metadata: turned upright as its EXIF data says, transparent parts white. Throws for a
 * broken picture, one of more than 25 megapixels, and after five seconds.
 */
export const shrinkImage = (picture: Buffer): Promise<Buffer> =>
  oneAtATime(() =>
    sharp(picture, { limitInputPixels: mostPixels, failOn: 'error', animated: false })
      .autoOrient()
      .resize(longestSide, longestSide, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 85 })
      .timeout({ seconds: 5 })
      .toBuffer(),
  );
