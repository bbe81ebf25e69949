import { describe, expect, it } from '@jest/globals';
import { readMessage } from './read-wish.rules.ts';

/** A Sunday. */
const today = '2026-11-22';
const dateOf = (text: string, timeZone = 'Europe/London') =>
  readMessage({ text, today, timeZone, isGoal: true }).wish.targetDate;

describe('of several days', () => {
  it.each([
    // what takes place, not a step on the way to it
    [
      'On 8 May we have the spring concert, auditions are 2 February. I want to sing a solo in that concert.',
      '2027-05-08',
    ],
    ['My race is on 18 April, I start training on 4 January. I want to finish it.', '2027-04-18'],
    ['My brother gets married in Lisbon in June and I want to give my best man speech in Portuguese.', '2027-06-30'],
    ['My daughter gets married on 12 June and I want to lose 5 kg.', '2027-06-12'],
    ['My sister marries in Rome in May, so I want to sew a dress.', '2027-05-31'],
    ['getting married on 12 June, want to learn a first dance. First lesson is booked for 9 January', '2027-06-12'],
    ['pass the case study by the end of April, registration is open till 22 January', '2027-04-30'],
    ['We fly on 19 September. The deposit is due on 15 February. I want to be ready to walk 20 km.', '2027-09-19'],
    // what the wish speaks of
    [
      'The gran fondo is on 2 May, others ride to a camp on 20 February. It took me until October to recover from covid. I want to finish the gran fondo.',
      '2027-05-02',
    ],
    // what points back
    [
      "He comes home on 20 February, so that's the deadline: I want a flat of my own. Court date is on 6 January.",
      '2027-02-20',
    ],
    ['The agent calls in January. Our lease ends on 31 March and I want to own a flat by then.', '2027-03-31'],
    ["I'm on leave until 14 June. Before I go back I want to finish the course.", '2027-06-14'],
    // who comes and stays
    [
      'My mother-in-law is coming on the 20th and staying until the 28th. I want the house tidy when she rings.',
      '2026-12-20',
    ],
    // a day of a month that is named before it
    ['want to pass N3 in July, the exam is on the 4th', '2027-07-04'],
    ["My aim is the ski race in March, it's the 20th", '2027-03-20'],
    ['go on the pilgrimage next year, May 2027, with my mother', '2027-05-31'],
    ['be enrolled for the fall semester, August 23', '2027-08-23'],
    ['have it out before the summer break is over, so end of August', '2027-08-31'],
  ])('"%s" means %s', (text, date) => expect(dateOf(text)).toBe(date));

  it.each([
    'My back went in February and again in June. I want to lift my two-year-old without pain and without thinking about it first.',
    'The chef left in October and they gave me his job. I work 65 hours a week. I want to open a food truck and sell only one dish.',
    'I have been ill for years. Then in the spring I overdid it, and now I rest each afternoon. I want a stable routine again.',
    'I rotated onto days in October. My next rotation starts in January and my vacation is in March. I want to sleep seven hours a night.',
    'My salary comes on the 28th and then it is gone. I want to start saving something small for the twins.',
    'I failed twice, in May and in September. I want to be calm in traffic',
    'I moved here in spring and I know nobody. In December I stay with my parents. I want to have two or three friends here, that is all.',
    'want to see my gran every other week, she is 91 in March',
    'find more clients, one of them pays what I earn here in a week',
    'want to climb better, I moved for work four times in ten years',
    'stop buying clothes, 300 euros in October alone',
  ])('"%s" names none', (text) => expect(dateOf(text)).toBeUndefined());
});
