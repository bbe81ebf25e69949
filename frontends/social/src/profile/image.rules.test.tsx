import { describe, expect, it } from '@jest/globals';
import { firstThatFits, sizeWithin, tooLarge } from './image.rules.ts';

describe('the size of a profile image', () => {
  it.each([
    ['a landscape photo', [4000, 3000], [300, 225]],
    ['a portrait photo', [3000, 4000], [225, 300]],
    ['a square', [300, 300], [300, 300]],
    ['a small icon, which is not enlarged', [40, 20], [40, 20]],
    ['a line, which keeps one pixel of width', [1, 5000], [1, 300]],
  ])('has a longest side of 300 px: %s', (_, [width, height], [outWidth, outHeight]) => {
    expect(sizeWithin({ width: width as number, height: height as number })).toEqual({
      width: outWidth,
      height: outHeight,
    });
  });
});

describe('the quality of a profile image', () => {
  const trying = (sizes: readonly number[]) => {
    const tried: number[] = [];
    const encode = async (quality: number) => {
      tried.push(quality);
      return { size: sizes[tried.length - 1] ?? sizes.at(-1) ?? 0 };
    };
    return { tried, encode };
  };

  it('is 0.9 when that fits into 1 MB, exactly 1 MB included', async () => {
    const { tried, encode } = trying([1024 * 1024]);
    expect(await firstThatFits(encode)).toEqual({ size: 1024 * 1024 });
    expect(tried).toEqual([0.9]);
  });

  it('goes down by 0.1 until the image fits', async () => {
    const { tried, encode } = trying([3_000_000, 1_048_577, 900_000]);
    expect(await firstThatFits(encode)).toEqual({ size: 900_000 });
    expect(tried).toEqual([0.9, 0.8, 0.7]);
  });

  it('ends at 0.1, even when the image is still too large', async () => {
    const { tried, encode } = trying([2_000_000]);
    expect(await firstThatFits(encode)).toEqual({ size: 2_000_000 });
    expect(tried).toEqual([0.9, 0.8, 0.7, 0.6, 0.5, 0.4, 0.3, 0.2, 0.1]);
  });
});

it('an image over 1 MB is refused with its size, and one of 1 MB is not', () => {
  expect(tooLarge(1_048_576)).toBeUndefined();
  expect(tooLarge(1_048_577)).toMatch(/^Image is 1024KB\./);
  expect(tooLarge(1_500_000)).toBe(
    'Image is 1465KB. Please choose a smaller image. Recommended: 300×300px, under 1MB.',
  );
});
