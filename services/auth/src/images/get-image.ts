import { notFound } from '@pathwise/service-kit/problem';
import type { AuthDeps } from '../deps.ts';
import { images } from './image.model.ts';

/** The bytes of a picture. Its id cannot be guessed, and its bytes never change. */
export async function getImage(deps: AuthDeps, input: { id: string }): Promise<Buffer> {
  const image = await images(deps.db).findById(input.id).lean();
  if (!image) throw notFound('picture');
  return Buffer.from(image.jpeg.buffer);
}
