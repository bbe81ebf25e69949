import { describe, expect, it } from '@jest/globals';
import { findTargetDate } from './target-date.rules.ts';
import { tidyWords } from './tidy-words.rules.ts';

/** A Tuesday. */
const today = '2026-12-01';
const dateOf = (text: string, timeZone = 'Europe/London') =>
  findTargetDate({ text: tidyWords(text), today, timeZone })?.date ?? null;

const ofEvents: readonly (readonly [text: string, date: string | null, timeZone?: string])[] = [
  ['mend the roof of the goat shed before the long rains', '2027-02-28', 'Africa/Nairobi'],
  ['sow the maize for the short rains', '2027-10-01', 'Africa/Kampala'],
  ['waterproof the terrace before the monsoon', '2027-05-31', 'Asia/Kolkata'],
  ['mend the roof before the long rains', null],
  ['mark every essay before half-term', '2027-02-14'],
  ['sit my driving exam next year October', '2027-10-31', 'Africa/Accra'],
  ['I want to see my aunt next year on 4 June', '2027-06-04'],
  ['We are in Crete from 28 May to 9 June and I want to swim well before we go', '2027-05-28'],
  ['We fly on Jan 30 – Feb 8, I want to order food in Thai', '2027-01-30'],
  ['tidy the loft, my uncle arrives the 19th', '2026-12-19'],
  ['Saturday the 9th is our quiz night and I want to write 40 questions', '2027-01-09'],
  ['lose 4 kg for our August wedding', '2027-08-31'],
  ['learn my spellings, I have a spelling test tomorrow', '2026-12-02'],
  ['I want to host Christmas next year without tears', '2027-12-25'],
  ["I've a fortnight to learn the waltz", '2026-12-15'],
  ["Nine weeks. That's all I have until the audition", '2027-02-02'],
  ['3-4 months to do ten press-ups', '2027-04-01'],
  ['my exams start from March 2nd week, I want to pass all', '2027-03-14', 'Asia/Kolkata'],
  ['next month 12th is my interview, I want to speak better', '2027-01-12', 'Asia/Kolkata'],
  ['speak at the temple this coming 20th', '2026-12-20', 'Asia/Manila'],
  ['the theory test is on 4.2.27, I want to pass', '2027-02-04', 'Europe/Berlin'],
  ['the ball is 06.02 and I want to waltz', '2027-02-06', 'Europe/Vienna'],
  ['bake the Christmas cookies by 10 December', '2026-12-10'],
  ["I've got 6 weeks until my first race on 12 January", '2027-01-12'],
  ['2028 is the year I learn to swim', '2028-12-31'],
  ['I want three students by the middle of the year', '2027-06-30'],
  ["knit mum a shawl for Mother's Day", '2027-05-10', 'America/Mexico_City'],
  ["build dad a bench for father's day", '2027-03-19', 'Europe/Madrid'],
];

const chosen: readonly (readonly [text: string, date: string | null])[] = [
  // a date that is put right
  ['The test is on 3 March, no, sorry, 9 March, and I want to pass it.', '2027-03-09'],
  ['The fair on 8 May is cancelled, the new date is 22 May. I want to sell 30 bowls there.', '2027-05-22'],
  // what the wish is for
  [
    'The wedding is on 12 June. The rehearsal dinner is on 10 June. I want to sing one song at the dinner without shaking.',
    '2027-06-10',
  ],
  ['The fun run is on 20 March but I have to register by the 11th. I want to run all of it.', '2027-03-20'],
  ['The caterer wants numbers by 1 May and the party is on 29 May. I want to lose 3 kg for the party.', '2027-05-29'],
  // what ends then
  [
    'My job contract ends on 31 March and I want a new job before my savings are gone. My girl turns 6 on 2 May.',
    '2027-03-31',
  ],
  // nothing to do with the wish
  ['My brother moves out on 10 January. As for me, I want to read more novels.', null],
  ['The next intake is in August 2027, so no rush. I want to learn to weld.', null],
  ["On 4 January I'll be three years without a drink. I want to cook better.", null],
];

const none: readonly string[] = [
  'Q3 was awful for us. I want to be calmer at work',
  'I was supposed to have the shed built by Easter. I want to finish it',
  'by the 12th it is all gone, I want to save a little',
  'I try Dry January every year and fail. I want to drink less',
  'I have to pay the club on the 5th each month and forget. I want to be tidier with money',
  'I scored a 41 on the mock on Nov 20. I want to learn how to study',
  'The test got over in November. I want to rest well',
  'They start in February. I want to be a kind teacher',
  'I want to sleep on my day off, Friday',
];

describe('dates that events name', () => {
  it.each(ofEvents.map(([text, date, timeZone = 'Europe/London']) => [text, date, timeZone] as const))(
    '"%s" is due %s',
    (text, date, timeZone) => expect(dateOf(text, timeZone)).toBe(date),
  );
});

describe('the day that a wish is for', () => {
  it.each(chosen)('"%s" is due %s', (text, date) => expect(dateOf(text)).toBe(date));
  it.each(none)('"%s" names none', (text) => expect(dateOf(text)).toBeNull());
});
