import { oneOf, wordsOf } from './phrases.rules.ts';

// Names that hurried people write small. None of them is a common word as well: 'march', 'polish' and 'nice' are left out.

const names = [
  ...wordsOf(`english spanish french german italian portuguese dutch swedish norwegian danish finnish russian greek arabic hebrew
    hindi urdu punjabi bengali tamil chinese mandarin cantonese japanese korean vietnamese thai welsh irish gaelic latin swahili
    tagalog esperanto ukrainian romanian hungarian czech croatian serbian turkish persian farsi`),
  ...wordsOf(`japan italy spain france germany portugal greece iceland ireland scotland wales england britain norway sweden denmark
    finland poland ukraine russia austria switzerland belgium netherlands croatia canada australia india pakistan bangladesh
    nepal vietnam thailand korea morocco egypt kenya nigeria ghana tanzania mexico brazil argentina colombia america europe africa
    asia peru cuba indonesia bali malaysia singapore philippines zealand romania hungary`),
  ...wordsOf(`london paris berlin rome madrid barcelona lisbon porto amsterdam rotterdam vienna munich hamburg cologne zurich geneva
    brussels dublin belfast edinburgh glasgow cardiff leeds manchester liverpool birmingham bristol sheffield oxford cambridge
    edinburgh copenhagen stockholm oslo helsinki warsaw prague budapest athens istanbul moscow toronto vancouver montreal sydney
    melbourne tokyo kyoto seoul beijing shanghai chicago boston seattle miami delhi mumbai nairobi lagos kerala danube alps
    kilimanjaro camino`),
  ...wordsOf(`january february april june july august september october november december monday tuesday wednesday thursday friday
    saturday sunday christmas easter halloween ramadan eid diwali`),
  ...wordsOf('python javascript instagram tiktok youtube facebook linkedin whatsapp netflix spotify mcdonalds ironman'),
  'new york',
  'new zealand',
  'hong kong',
  'san francisco',
  'los angeles',
  'couch to 5k',
];
const capitals = wordsOf(
  'gcse gcses ielts toefl gmat gre lsat mcat dj mot phd mba bsl asl abrsm aws sql hgv cbt adhd ocd ptsd nhs usa uk eu cv gp pmp cpa acca aat ged vat hmrc pcos ibs delf dalf dele toeic celpip jlpt hsk tefl celta nclex usmle ccna cissp lgv pgce nvq bsc msc a1 a2 b1 b2 c1 c2',
);
const spelt: Readonly<Record<string, string>> = {
  youtube: 'YouTube',
  tiktok: 'TikTok',
  javascript: 'JavaScript',
  linkedin: 'LinkedIn',
  whatsapp: 'WhatsApp',
  phd: 'PhD',
  bsc: 'BSc',
  msc: 'MSc',
  gcses: 'GCSEs',
  'couch to 5k': 'Couch to 5k',
};

const proper = new RegExp(`\\b${oneOf(names)}\\b`, 'g');
const abbreviations = new RegExp(`(?<![\\w'-])${oneOf(capitals)}(?![\\w'-])`, 'gi');

/** Languages, places, months and the like with their capitals, which hurried people leave out. */
export const withCapitals = (text: string): string =>
  text
    .replace(proper, (name) => spelt[name] ?? name.replace(/\b[a-z]/g, (letter) => letter.toUpperCase()))
    .replace(abbreviations, (name) =>
      /[A-Z]/.test(name.slice(1)) ? name : (spelt[name.toLowerCase()] ?? name.toUpperCase()),
    );
