import { firstThatFits, sizeWithin } from './image.rules.ts';

export interface PreparedImage {
  readonly dataUrl: string;
  readonly bytes: number;
}

/**
 * Scales a photo down to at most 300 px and encodes it as JPEG. The camera's rotation is applied, and transparent
 * parts become white. Rejects when the browser cannot read the file.
 */
export async function resizeImage(file: Blob): Promise<PreparedImage> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  try {
    const canvas = Object.assign(document.createElement('canvas'), sizeWithin(bitmap));
    draw(bitmap, canvas);
    const encoded = await firstThatFits((quality) => encode(canvas, quality));
    return { dataUrl: await toDataUrl(encoded), bytes: encoded.size };
  } finally {
    bitmap.close();
  }
}

function draw(bitmap: ImageBitmap, canvas: HTMLCanvasElement): void {
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser cannot draw images');
  // JPEG has no transparency, and unpainted parts would be black
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
}

function encode(canvas: HTMLCanvasElement, quality: number): Promise<Blob> {
  return new Promise((resolve, reject) => {
    const done = (blob: Blob | null) => (blob ? resolve(blob) : reject(new Error('The image could not be encoded')));
    canvas.toBlob(done, 'image/jpeg', quality);
  });
}

function toDataUrl(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error ?? new Error('The image could not be read'));
    reader.readAsDataURL(blob);
  });
}
