import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { userDeleted } from '@pathwise/contracts/events/auth';
import { waitUntil } from '@pathwise/service-testkit/wait-until';
import sharp from 'sharp';
import { type AuthUnderTest, type Browser, createBrowser, createClock, registered, startAuth } from './given.ts';

let auth: AuthUnderTest;
const clock = createClock();

beforeAll(async () => {
  auth = await startAuth({ now: clock.now });
});
afterAll(() => auth.stop());

const plain = (width: number, height: number, background = '#3060c0') =>
  sharp({ create: { width, height, channels: 4, background } });
const dataUrl = (bytes: Buffer, type = 'image/png') => `data:${type};base64,${bytes.toString('base64')}`;
const upload = (browser: Browser, bytes: Buffer) => browser.post('/api/users/upload-image', { image: dataUrl(bytes) });
const small = () => plain(40, 40).png().toBuffer();

/** A photo of so many bytes. What follows a JPEG's end is ignored. */
async function photoOf(bytes: number) {
  const photo = await plain(40, 40).jpeg().toBuffer();
  return Buffer.concat([photo, Buffer.alloc(bytes - photo.length)]);
}

async function download(url: string) {
  const response = await fetch(new URL(url, auth.service.url));
  return { response, bytes: Buffer.from(await response.arrayBuffer()) };
}
async function pixelAt(jpeg: Buffer, x: number, y: number) {
  const { data, info } = await sharp(jpeg).raw().toBuffer({ resolveWithObject: true });
  return [...data.subarray((y * info.width + x) * info.channels, (y * info.width + x) * info.channels + 3)];
}

describe('an uploaded picture', () => {
  it('becomes a JPEG of at most 300 pixels without metadata, for anybody, unchangeable and not sniffed', async () => {
    const { browser } = await registered(auth);
    const photo = await plain(1200, 800)
      .jpeg()
      .withExif({ IFD0: { Copyright: 'planted-in-exif' } })
      .toBuffer();
    expect(photo.includes('planted-in-exif')).toBe(true);
    const answer = await upload(browser, photo);
    expect([answer.status, answer.body]).toEqual([200, { url: expect.stringMatching(/^\/api\/images\/[\w-]+$/) }]);
    const { response, bytes } = await download(answer.body.url);
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/jpeg',
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    const { width, height, format, exif } = await sharp(bytes).metadata();
    expect({ width, height, format, exif }).toEqual({ width: 300, height: 200, format: 'jpeg', exif: undefined });
    expect(bytes.includes('planted-in-exif')).toBe(false);
  });

  it('is turned upright as its EXIF data says', async () => {
    const { browser } = await registered(auth);
    const lying = await plain(400, 200).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const { bytes } = await download((await upload(browser, lying)).body.url);
    const { width, height, orientation } = await sharp(bytes).metadata();
    expect({ width, height, orientation }).toEqual({ width: 150, height: 300, orientation: undefined });
  });

  it('shows white where it was transparent, and is not enlarged', async () => {
    const { browser } = await registered(auth);
    const clear = await plain(60, 30, '#ff000000').png().toBuffer();
    const { bytes } = await download((await upload(browser, clear)).body.url);
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 60, height: 30 });
    expect(Math.min(...(await pixelAt(bytes, 30, 15)))).toBeGreaterThan(250);
  });

  it('may have 1 MB, in a body of at most 2 MB', async () => {
    const { browser } = await registered(auth);
    expect((await upload(browser, await photoOf(1_048_576))).status).toBe(200);
    const image = `data:image/png;base64,${'A'.repeat(1_999_900)}`;
    const read = await browser.post('/api/users/upload-image', { image });
    expect([read.status, read.body.detail]).toEqual([422, 'Please choose a smaller image (at most 1 MB)']);
    const unread = await browser.post('/api/users/upload-image', { image: `${image}${'A'.repeat(100)}` });
    expect([unread.status, unread.body.detail]).toEqual([413, 'This is too large to send']);
  });

  it('may be a WebP', async () => {
    const { browser } = await registered(auth);
    expect((await upload(browser, await plain(50, 50).webp().toBuffer())).status).toBe(200);
  });

  it.each([
    ['a page', () => Buffer.from('<html><script>alert(1)</script></html>'), 422],
    ['a drawing with scripts', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'), 422],
    ['a GIF', () => plain(10, 10).gif().toBuffer(), 422],
    ['nothing', () => Buffer.alloc(0), 422],
    ['a page that begins like a JPEG', () => Buffer.from('\xff\xd8\xff<html></html>', 'latin1'), 422],
    ['half a photo', async () => (await plain(500, 500).png().toBuffer()).subarray(0, 300), 422],
    ['36 megapixels in few bytes', () => plain(6000, 6000).png().toBuffer(), 422],
    ['one byte more than 1 MB', () => photoOf(1_048_577), 413],
  ])('is refused: %s', async (_what, make, status) => {
    const { browser, id } = await registered(auth);
    const answer = await upload(browser, await make());
    expect(answer.status).toBe(status);
    expect(await auth.collection('images').countDocuments({ ownerId: id })).toBe(0);
  });

  it.each([
    ['an address', 'https://example.org/a.png'],
    ['a page as data', 'data:text/html;base64,PGI+'],
    ['text', 'data:image/png,hello'],
    ['an operator', { $ne: '' }],
    ['no text', 7],
  ])('is refused when it is %s', async (_what, image) => {
    const { browser } = await registered(auth);
    expect((await browser.post('/api/users/upload-image', { image })).status).toBe(422);
  });

  it('needs a session, and no more than thirty are read in an hour', async () => {
    const image = dataUrl(await small());
    expect((await createBrowser(auth).post('/api/users/upload-image', { image })).status).toBe(401);
    const { browser } = await registered(auth);
    for (let n = 0; n < 30; n++) expect((await browser.post('/api/users/upload-image', { image })).status).toBe(200);
    expect((await browser.post('/api/users/upload-image', { image })).status).toBe(429);
  });

  it('is a 404 under any other id', async () => {
    for (const id of ['nobody', '..%2f..%2fetc', '%7B%22$ne%22:1%7D'])
      expect((await download(`/api/images/${id}`)).response.status).toBe(404);
  });
});

describe('the picture of a profile', () => {
  const has = async (url: string) => (await download(url)).response.status === 200;
  const keptUntil = async (url: string) =>
    (await auth.collection('images').findOne({ _id: url.slice('/api/images/'.length) as never }))?.['expiresAt'];

  it('lasts once the profile names it; unnamed it is erased after a day', async () => {
    const { browser } = await registered(auth);
    const { url } = (await upload(browser, await small())).body;
    expect(await keptUntil(url)).toEqual(new Date(clock.now().getTime() + 24 * 3_600_000));
    const saved = await browser.put('/api/users/profile', { profileImageUrl: url });
    expect([saved.status, saved.body.profileImageUrl]).toEqual([200, url]);
    expect(await keptUntil(url)).toBeUndefined();
  });

  it('erases the one before when it is replaced or removed', async () => {
    const { browser } = await registered(auth);
    const first = (await upload(browser, await small())).body.url;
    const second = (await upload(browser, await small())).body.url;
    await browser.put('/api/users/profile', { profileImageUrl: first });
    await browser.put('/api/users/profile', { profileImageUrl: second });
    expect([await has(first), await has(second)]).toEqual([false, true]);
    await browser.put('/api/users/profile', { profileImageUrl: null });
    expect(await has(second)).toBe(false);
  });

  it("is never somebody else's, who keeps theirs", async () => {
    const [owner, thief] = [await registered(auth), await registered(auth)];
    const { url } = (await upload(owner.browser, await small())).body;
    await owner.browser.put('/api/users/profile', { profileImageUrl: url });
    const taking = await thief.browser.put('/api/users/profile', { profileImageUrl: url, bio: 'mine' });
    expect([taking.status, taking.body.errors[0].path]).toEqual([422, 'profileImageUrl']);
    expect((await thief.browser.get('/api/user')).body.bio).toBeNull();
    expect(await has(url)).toBe(true);
  });

  it('is gone with its owner, and none is stored afterwards', async () => {
    const { browser, id } = await registered(auth);
    const { url } = (await upload(browser, await small())).body;
    await auth.announce(userDeleted, { userId: id, version: 9 });
    await waitUntil('the picture to be erased', async () => !(await has(url)));
    expect([401, 404]).toContain((await upload(browser, await small())).status);
    expect(await auth.collection('images').countDocuments({ ownerId: id })).toBe(0);
  });
});
