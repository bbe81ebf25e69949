import type { Tx } from '@pathwise/service-kit/transactions/transaction';
import { mongo } from 'mongoose';
import type { AuthDeps } from '../deps.ts';
import { downloadPicture, NoPicture } from './download-picture.ts';
import { images } from './image.model.ts';
import { imagePath, isPicture, unsavedFor } from './image.rules.ts';
import { pictureAddress } from './picture-address.rules.ts';
import { shrinkImage } from './shrink-image.ts';

/** Fetches a picture and makes it a small JPEG. Throws `NoPicture`. */
export async function fetchPicture(deps: AuthDeps, address: string): Promise<Buffer> {
  const url = pictureAddress(address, deps.config.IMAGE_HOSTS);
  if (typeof url === 'string') throw new NoPicture(url);
  const bytes = await downloadPicture(url, deps.pictureSource);
  if (!isPicture(bytes)) throw new NoPicture('This is no JPEG, PNG or WebP image');
  return shrinkImage(bytes).catch(() => {
    throw new NoPicture('This picture could not be read');
  });
}

/** Stores a picture and returns its path. One that no profile names yet is erased after a day. */
export async function storePicture(
  deps: AuthDeps,
  tx: Tx,
  { ownerId, jpeg, isNamed }: { ownerId: string; jpeg: Buffer; isNamed: boolean },
): Promise<string> {
  const createdAt = deps.now();
  const expires = isNamed ? {} : { expiresAt: new Date(createdAt.getTime() + unsavedFor) };
  const row = { _id: deps.newId(), ownerId, jpeg: new mongo.Binary(jpeg), createdAt, ...expires };
  await images(deps.db).create([row], { session: tx.session });
  return imagePath(row._id);
}

/** Tries an address for an admin. What was fetched is erased after a day. */
export async function testDownload(
  deps: AuthDeps,
  { adminId, imageUrl }: { adminId: string; imageUrl: string },
): Promise<{ success: boolean; message: string; publicPath: string | null }> {
  try {
    const jpeg = await fetchPicture(deps, imageUrl);
    const publicPath = await deps.inTransaction(async (tx) => {
      await deps.account.enter(tx, adminId);
      return storePicture(deps, tx, { ownerId: adminId, jpeg, isNamed: false });
    });
    return { success: true, message: 'The picture was fetched and converted to JPG.', publicPath };
  } catch (error) {
    if (!(error instanceof NoPicture)) throw error;
    return { success: false, message: `${error.message.replace(/\.$/, '')}.`, publicPath: null };
  }
}
