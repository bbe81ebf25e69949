import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { becomes, shown, type WindowLook } from '../src/driving/browser.ts';
import { toasted } from '../src/driving/toasts.ts';
import { windowsAt } from '../src/driving/windows-at.ts';
import { newPerson } from '../src/people/person.ts';
import { sharedPlatform } from '../src/shared-platforms.ts';

const platform = sharedPlatform();
const open = windowsAt(() => platform.url);

const red = { r: 220, g: 30, b: 30 };
const blue = { r: 30, g: 30, b: 220 };
const solid = (width: number, height: number, background: object) =>
  sharp({ create: { width, height, channels: 3, background } });

/** Red on the left and blue on the right, as a 12-megapixel camera stores it. */
async function landscape(orientation?: number): Promise<Buffer> {
  const right = await solid(2000, 3000, blue).png().toBuffer();
  const photo = solid(4000, 3000, red).composite([{ input: right, left: 2000, top: 0 }]);
  return photo
    .withMetadata(orientation ? { orientation } : {})
    .jpeg({ quality: 95 })
    .toBuffer();
}

/** A blue square in the middle of nothing. */
async function transparent(): Promise<Buffer> {
  const square = await solid(200, 200, blue).png().toBuffer();
  return sharp({ create: { width: 600, height: 600, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } })
    .composite([{ input: square, left: 200, top: 200 }])
    .png()
    .toBuffer();
}

/** The colour at a place of the shown image, from 0 to 1 in both directions. */
const colourAt = (page: Page, x: number, y: number) =>
  page.evaluate<number[]>(`(async () => {
    const image = document.querySelector('main section img');
    await image.decode();
    const canvas = new OffscreenCanvas(image.naturalWidth, image.naturalHeight);
    const context = canvas.getContext('2d');
    context.drawImage(image, 0, 0);
    return [...context.getImageData(${x} * (canvas.width - 1), ${y} * (canvas.height - 1), 1, 1).data.slice(0, 3)];
  })()`);
const sizeOf = (page: Page) =>
  page.evaluate<number[]>(`(async () => {
    const image = document.querySelector('main section img');
    await image.decode();
    return [image.naturalWidth, image.naturalHeight];
  })()`);
const sourceOf = (page: Page) => page.locator('main section img').first().getAttribute('src');

function expectColour([r = 0, g = 0, b = 0]: number[], wanted: { r: number; g: number; b: number }): void {
  const distance = Math.max(Math.abs(r - wanted.r), Math.abs(g - wanted.g), Math.abs(b - wanted.b));
  expect(distance).toBeLessThan(12);
}

async function openEditor(look: WindowLook = {}) {
  const person = await newPerson(platform.url);
  const window = await open({ person, ...look });
  const { page } = window;
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Edit profile' }).click();
  const choose = (name: string, mimeType: string, buffer: Buffer) =>
    page.getByLabel('Photo').setInputFiles({ name, mimeType, buffer });
  const save = async () => {
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await toasted(page, 'Profile updated successfully!');
    await becomes(
      'the stored image',
      () => sourceOf(page),
      (source) => source?.startsWith('/api/images/') === true,
    );
  };
  return { ...window, person, choose, save };
}

describe.each([1280, 375])('a profile photo, %d px wide', (width) => {
  it('of 12 megapixels becomes 300 px wide, is stored, and is there for everybody after a reload', async () => {
    const { page, choose, save, person, problems } = await openEditor({ width });
    await choose('holiday.jpg', 'image/jpeg', await landscape());
    await toasted(page, 'Image Ready');
    expect(await sizeOf(page)).toEqual([300, 225]);
    expect((await sourceOf(page))?.startsWith('data:image/jpeg;base64,')).toBe(true);
    await save();
    expect(await sizeOf(page)).toEqual([300, 225]);
    expectColour(await colourAt(page, 0.1, 0.5), red);
    expectColour(await colourAt(page, 0.9, 0.5), blue);

    await page.reload();
    await shown(page.locator('main section img').first());
    const { profileImageUrl } = await person.api.auth.getUser();
    expect(await sourceOf(page)).toBe(profileImageUrl);
    expect(problems()).toEqual([]);
  });
});

it('a portrait photo that the camera stored lying down stands upright', async () => {
  const { page, choose, save, problems } = await openEditor();
  await choose('portrait.jpg', 'image/jpeg', await landscape(6));
  await toasted(page, 'Image Ready');
  expect(await sizeOf(page)).toEqual([225, 300]);
  expectColour(await colourAt(page, 0.5, 0.1), red);
  expectColour(await colourAt(page, 0.5, 0.9), blue);
  await save();
  expect(await sizeOf(page)).toEqual([225, 300]);
  expectColour(await colourAt(page, 0.5, 0.1), red);
  expect(problems()).toEqual([]);
});

it('a transparent PNG gets a white ground', async () => {
  const { page, choose, save, problems } = await openEditor();
  await choose('logo.png', 'image/png', await transparent());
  await toasted(page, 'Image Ready');
  expect(await sizeOf(page)).toEqual([300, 300]);
  expectColour(await colourAt(page, 0.05, 0.05), { r: 255, g: 255, b: 255 });
  expectColour(await colourAt(page, 0.5, 0.5), blue);
  await save();
  expectColour(await colourAt(page, 0.05, 0.05), { r: 255, g: 255, b: 255 });
  expect(problems()).toEqual([]);
});

it.each([
  ['a text that calls itself a photo', async () => Buffer.from('This is no photo.')],
  ['a photo that was cut off in its header', async () => (await landscape()).subarray(0, 200)],
])('%s is refused in words, and the form stays as it was', async (_, file) => {
  const { page, choose, problems } = await openEditor();
  await page.getByLabel('Bio').fill('Still here');
  await choose('broken.jpg', 'image/jpeg', await file());
  await toasted(page, 'Error', 'Failed to process image. Please try another image.');
  expect(await page.locator('main section img').count()).toBe(0);
  expect(await page.getByLabel('Bio').inputValue()).toBe('Still here');
  expect(problems()).toEqual([]);
});
