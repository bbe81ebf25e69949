import { describe, expect, it } from '@jest/globals';
import { deviceOf } from './device.rules.ts';

const mozilla = 'Mozilla/5.0';
const like = 'AppleWebKit/537.36 (KHTML, like Gecko)';

describe('the words for a device', () => {
  it.each([
    [`${mozilla} (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0`, 'Firefox on Windows'],
    [
      `${mozilla} (Windows NT 10.0; Win64; x64) ${like} Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0`,
      'Edge on Windows',
    ],
    [`${mozilla} (Macintosh; Intel Mac OS X 10_15_7) ${like} Chrome/140.0.0.0 Safari/537.36`, 'Chrome on Mac'],
    [`${mozilla} (Macintosh; Intel Mac OS X 10_15_7) ${like} Version/18.0 Safari/605.1.15`, 'Safari on Mac'],
    [
      `${mozilla} (iPhone; CPU iPhone OS 18_0 like Mac OS X) ${like} Version/18.0 Mobile/15E148 Safari/604.1`,
      'Safari on iPhone',
    ],
    [`${mozilla} (iPad; CPU OS 18_0 like Mac OS X) ${like} CriOS/140.0 Mobile/15E148 Safari/604.1`, 'Chrome on iPad'],
    [`${mozilla} (Linux; Android 15; Pixel 9) ${like} Chrome/140.0.0.0 Mobile Safari/537.36`, 'Chrome on Android'],
    [
      `${mozilla} (Linux; Android 15; SM-S921B) ${like} SamsungBrowser/27.0 Chrome/125.0 Mobile Safari/537.36`,
      'Samsung Internet on Android',
    ],
    [`${mozilla} (X11; CrOS x86_64 14541.0.0) ${like} Chrome/140.0.0.0 Safari/537.36`, 'Chrome on Chromebook'],
    [`${mozilla} (X11; Linux x86_64) ${like} Chrome/140.0.0.0 Safari/537.36 OPR/124.0.0.0`, 'Opera on Linux'],
    ['curl/8.0', 'Unknown browser'],
    ['<script>alert(1)</script>', 'Unknown browser'],
    [null, 'Unknown browser'],
  ])('of %s', (userAgent, words) => {
    expect(deviceOf(userAgent)).toBe(words);
  });
});
