import { lookup } from 'node:dns/promises';
import type { IncomingMessage } from 'node:http';
import { get } from 'node:https';
import { isPublicAddress } from './picture-address.rules.ts';

const mostBytes = 10_000_000;
const withinMs = 10_000;

/** How pictures are fetched. A test may replace the parts that reach the internet. */
export interface PictureSource {
  resolve(host: string): Promise<readonly { address: string; family: number }[]>;
  isPublic(address: string): boolean;
  get: typeof get;
  withinMs: number;
}
export const internet: PictureSource = {
  resolve: (host) => lookup(host, { all: true }),
  isPublic: isPublicAddress,
  get,
  withinMs,
};

/** Why a picture could not be fetched, in words for the admin. */
export class NoPicture extends Error {}

/**
 * Fetches the bytes at an address that `pictureAddress` allowed. The name is resolved once and the connection goes to that address,
 * so a name cannot lead elsewhere the second time. Throws `NoPicture` for an address of an inner network, a redirect, more than
 * 10 MB, and after 10 s in all.
 */
export async function downloadPicture(url: URL, source: PictureSource = internet): Promise<Buffer> {
  const signal = AbortSignal.timeout(source.withinMs);
  try {
    const address = await publicAddressOf(url.hostname, source, signal);
    return await read(url, { address, source, signal });
  } catch (error) {
    if (error instanceof NoPicture) throw error;
    throw new NoPicture(signal.aborted ? 'The site took too long' : 'The site did not answer');
  }
}

async function publicAddressOf(host: string, source: PictureSource, signal: AbortSignal) {
  const late = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  const addresses = await Promise.race([source.resolve(host), late]);
  const [first] = addresses;
  // One inner address among public ones is reason enough: the name is up to something.
  if (!first || !addresses.every(({ address }) => source.isPublic(address)))
    throw new NoPicture('This site is not on the public internet');
  return first;
}

function read(
  url: URL,
  {
    address,
    source,
    signal,
  }: { address: { address: string; family: number }; source: PictureSource; signal: AbortSignal },
): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const request = source.get(
      url,
      {
        agent: false,
        signal,
        headers: { accept: 'image/jpeg,image/png,image/webp', 'accept-encoding': 'identity' },
        lookup: (_host, options, done) =>
          options.all ? done(null, [address]) : done(null, address.address, address.family),
      },
      (response) => bytesOf(response).then(resolve, reject),
    );
    request.on('error', reject);
  });
}

async function bytesOf(response: IncomingMessage): Promise<Buffer> {
  try {
    if (response.statusCode !== 200) throw new NoPicture(`The site answered ${response.statusCode}`);
    if (Number(response.headers['content-length'] ?? 0) > mostBytes) throw tooLarge();
    const chunks: Buffer[] = [];
    let size = 0;
    for await (const chunk of response as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > mostBytes) throw tooLarge();
      chunks.push(chunk);
    }
    return Buffer.concat(chunks);
  } finally {
    response.destroy();
  }
}

const tooLarge = () => new NoPicture('The picture is larger than 10 MB');
