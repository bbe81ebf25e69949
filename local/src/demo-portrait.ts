import sharp from 'sharp';

const grounds = { lilac: '#ddd6fe', sand: '#fde2c8', mint: '#cfe8dc', sky: '#d5e5f7', rose: '#fbd5df' };
const skins = { 1: '#f2cfb5', 2: '#e0ac86', 3: '#c68863', 4: '#8d5a3b', 5: '#5f3a26' };
const hairs = {
  black: '#2a211d',
  brown: '#5a3a26',
  auburn: '#8c4a24',
  blond: '#d9b36b',
  grey: '#8c8580',
  plum: '#6d3a6b',
};
const clothesColours = { indigo: '#4c3f91', teal: '#2f6f62', rust: '#b4532a', blue: '#345b8c' };

/** How a demo member's portrait is drawn. No picture of a real person is used. */
export interface Portrait {
  readonly ground: keyof typeof grounds;
  /** From light to dark. */
  readonly skin: 1 | 2 | 3 | 4 | 5;
  readonly hair: keyof typeof hairs;
  readonly style: 'short' | 'long' | 'bun' | 'curls' | 'bob' | 'bald' | 'scarf' | 'parted';
  readonly clothes: keyof typeof clothesColours;
  readonly glasses?: true;
  readonly beard?: true;
}

const size = 300;

/** The portrait as the data URL of a JPEG image, as the profile page sends one. */
export async function photoOf(portrait: Portrait): Promise<string> {
  const jpeg = await sharp(Buffer.from(drawPortrait(portrait)))
    .jpeg({ quality: 82 })
    .toBuffer();
  return `data:image/jpeg;base64,${jpeg.toString('base64')}`;
}

/** Draws a head and shoulders in flat colours as SVG. */
function drawPortrait({ style, glasses, beard, ...colours }: Portrait): string {
  const [ground, skin] = [grounds[colours.ground], skins[colours.skin]];
  const [hair, clothes] = [hairs[colours.hair], clothesColours[colours.clothes]];
  const parts = [
    `<rect width="100%" height="100%" x="26" y="16" fill="${ground}"/>`,
    `<g fill="${hair}">${behind[style] ?? ''}</g>`,
    `<path d="M30 300c4-62 52-88 120-88s116 26 120 88z" fill="${clothes}"/>`,
    `<path d="M122 180h56v40c0 16-12 27-28 27s-28-11-28-27z" fill="${skin}"/>`,
    '<path d="M122 196c10 12 46 12 56 0v12c-14 14-42 14-56 0z" opacity=".12"/>',
    `<ellipse cx="150" cy="136" rx="58" ry="70" fill="${skin}"/>`,
    beard ? `<path d="M92 140c2 48 26 70 58 70s56-22 58-70c-10 26-22 30-58 30s-48-4-58-30z" fill="${hair}"/>` : '',
    '<g fill="#2b2320"><circle cx="128" cy="132" r="6"/><circle cx="172" cy="132" r="6"/></g>',
    '<path d="M131 168c10 11 28 11 38 0" fill="none" stroke="#a8443f" stroke-width="5" stroke-linecap="round"/>',
    '<path d="M150 138v14" stroke="#000" stroke-opacity=".18" stroke-width="5" stroke-linecap="round"/>',
    `<g fill="${hair}">${front[style]}</g>`,
    glasses
      ? '<g fill="none" stroke="#2b2320" stroke-width="5"><circle cx="126" cy="132" r="18"/><circle cx="174" cy="132" r="18"/><path d="M144 130h12"/></g>'
      : '',
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="26 16 248 248">${parts.join('')}</svg>`;
}

/** The hair behind the head and the shoulders. */
const behind: Partial<Record<Portrait['style'], string>> = {
  long: '<path d="M76 130c0-64 34-94 74-94s74 30 74 94v98c0 12-148 12-148 0z"/>',
  bob: '<path d="M80 132c0-62 32-92 70-92s70 30 70 92v52c0 14-140 14-140 0z"/>',
  bun: '<circle cx="150" cy="48" r="32"/>',
  curls:
    '<circle cx="92" cy="104" r="34"/><circle cx="208" cy="104" r="34"/><circle cx="88" cy="150" r="28"/><circle cx="212" cy="150" r="28"/>',
  scarf: '<path d="M78 136c0-66 32-98 72-98s72 32 72 98c0 60 18 92 18 104H60c0-12 18-44 18-104z"/>',
};

/** The hair over the forehead. */
const front: Readonly<Record<Portrait['style'], string>> = {
  short: '<path d="M90 124c-6-54 22-82 62-82s66 30 58 82c-6-22-14-34-26-42-22 8-52 8-72-2-12 10-18 22-22 44z"/>',
  long: '<path d="M90 130c-4-58 22-86 60-86s64 28 60 86c-8-26-30-42-56-58-22 20-54 30-64 58z"/>',
  bun: '<path d="M91 124c-2-54 24-78 59-78s61 24 59 78c-8-28-28-46-59-46s-51 18-59 46z"/>',
  curls:
    '<circle cx="104" cy="84" r="26"/><circle cx="134" cy="66" r="28"/><circle cx="168" cy="66" r="28"/><circle cx="196" cy="84" r="26"/>',
  bob: '<path d="M90 136c-4-62 22-90 60-90s64 28 60 90c-6-18-8-30-10-44-32 6-72 6-100 0-2 14-4 26-10 44z"/>',
  bald: '',
  scarf: '<path d="M88 140c-4-66 24-96 62-96s66 30 62 96c-4-44-26-66-62-66s-58 22-62 66z"/>',
  parted: '<path d="M90 128c-6-58 22-86 62-86s64 30 58 86c-6-30-34-46-80-54-18 12-34 26-40 54z"/>',
};
