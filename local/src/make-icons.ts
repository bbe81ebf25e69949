// Makes the icons of the installed site from packages/ui/src/icon.svg: node local/src/make-icons.ts
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '@pathwise/local-servers/paths';
import sharp from 'sharp';

const source = await readFile(join(root, 'packages/ui/src/icon.svg'));
const folder = join(root, 'frontends/shell/static');
const accent = '#7c3aed';

/** `filled`: without round corners, for systems that cut their own shape; the picture keeps to the middle 80 %. */
async function make(name: string, pixels: number, { filled }: { filled: boolean }): Promise<void> {
  const inner = filled ? Math.round(pixels * 0.8) : pixels;
  const picture = await sharp(source, { density: (72 * inner) / 28 })
    .resize(inner, inner)
    .png()
    .toBuffer();
  const edge = (pixels - inner) / 2;
  await sharp(picture)
    .extend({
      top: Math.floor(edge),
      bottom: Math.ceil(edge),
      left: Math.floor(edge),
      right: Math.ceil(edge),
      background: accent,
    })
    .flatten(filled ? { background: accent } : false)
    .png({ palette: true })
    .toFile(join(folder, name));
}

await make('icon-192.png', 192, { filled: false });
await make('icon-512.png', 512, { filled: false });
await make('icon-maskable-512.png', 512, { filled: true });
await make('apple-touch-icon.png', 180, { filled: true });
