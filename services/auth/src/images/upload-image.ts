import { mostPictureBytes } from '@pathwise/contracts/picture.rules';
import { invalid, refused } from '@pathwise/service-kit/problem';
import { countWithin } from '@pathwise/service-kit/throttle/count-attempt';
import { mongo } from 'mongoose';
import type { AuthDeps } from '../deps.ts';
import { uploads } from '../sign-in/throttle.rules.ts';
import { images } from './image.model.ts';
import { imagePath, isPicture, unsavedFor } from './image.rules.ts';
import { shrinkImage } from './shrink-image.ts';

const noPicture = (message: string) => invalid([{ path: 'image', message }]);

/** Stores a picture for a person's profile and returns its address. A day later it is erased unless the profile names it. */
export async function uploadImage(deps: AuthDeps, input: { ownerId: string; image: string }): Promise<{ url: string }> {
  const { ownerId, image } = input;
  const picture = Buffer.from(image.slice(image.indexOf(',') + 1), 'base64');
  if (picture.length > mostPictureBytes)
    throw refused(413, 'too-large', 'Please choose a smaller image (at most 1 MB)');
  if (!isPicture(picture)) throw noPicture('Please choose a JPEG, PNG or WebP image');
  await countWithin(deps, [{ limit: uploads, subject: ownerId }]);
  const jpeg = await shrinkImage(picture).catch((error: unknown) => {
    deps.log.info({ error }, 'a picture could not be read');
    throw noPicture('Failed to process image. Please try another image.');
  });
  return deps.inTransaction(async (tx) => {
    await deps.account.enter(tx, ownerId);
    const createdAt = deps.now();
    const expiresAt = new Date(createdAt.getTime() + unsavedFor);
    const row = { _id: deps.newId(), ownerId, jpeg: new mongo.Binary(jpeg), createdAt, expiresAt };
    await images(deps.db).create([row], { session: tx.session });
    return { url: imagePath(row._id) };
  });
}
