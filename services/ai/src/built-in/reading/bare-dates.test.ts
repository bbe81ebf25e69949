import { describe, expect, it } from '@jest/globals';
import { readMessage } from './read-wish.rules.ts';

/** A Sunday. */
const today = '2026-11-22';
const dateOf = (text: string, timeZone = 'Europe/London') =>
  readMessage({ text, today, timeZone, isGoal: true }).wish.targetDate;

describe('a deadline without a preposition', () => {
  it.each([
    ['own house and lot 2030', '2030-12-31'],
    ['become a clinical officer 2028', '2028-12-31'],
    ['pass ielts 7.0 february', '2027-02-28'],
    ['into nursing school fall 27', '2027-11-30'],
    ['debt free, 2 years', '2028-11-22'],
    ['get out of debt 2 years', '2028-11-22'],
    ['Go to bed sober. 30 days first and then we see.', '2026-12-22'],
    ['save 30,000 for my own shop. I think two years is possible', '2028-11-22'],
    ['build the second floor. I think three years.', '2029-11-22'],
    ['10,000 steps a day for the whole of December', '2026-12-31'],
    ['pass the actuarial paper, Feb sitting 23-24', '2027-02-23'],
    ['save for the feast, eid ul adha 2027, need 90 thousand', '2027-05-16'],
    ["quit vaping new year's day", '2027-01-01'],
    ['learn sewing by Ethiopian new year', '2027-09-12'],
    ['my payoff runs till about April, find a new job', '2027-04-30'],
    ['pay off the motorbike, last payment 10 octobr 2027', '2027-10-10'],
    ['15 percent body fat untill summer', '2027-06-01'],
    ['finals start dec 7 and the book is closed, get a B', '2026-12-07'],
    ['my exams begin on 4 May, pass all of them', '2027-05-04'],
    ['b2 english exam on 19.06', '2027-06-19'],
    ['driving test on 14.2', '2027-02-14'],
    ['retire at 60, am 52 now', '2034-11-22'],
    ['marry before I reach 33, I just turned 31', '2028-11-22'],
    ['motorcycle licence by may long weekend', '2027-05-24'],
    ["run the women's mini marathon, it's the June bank holiday", '2027-06-07'],
  ])('"%s" means %s', (text, date) => expect(dateOf(text)).toBe(date));

  it.each([
    'save 2030',
    'work on the plan for vision 2030',
    'learn to march',
    'have lunch with April',
    'run the race one day.',
    'stop chewing khat. 19 years is enough',
    'sleep training for my son 8 months',
    'no more soda from 1 December',
    'see my cousins more often than at Christmas',
    'write a report in half an hour',
    'live somewhere quiet within an hour of Toronto',
    'cut the power bill, last quarter was $740',
    'not fall again. Twice in the bathroom this winter already',
  ])('"%s" names none', (text) => expect(dateOf(text)).toBeUndefined());
});
