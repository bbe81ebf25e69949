import { describe, expect, it } from '@jest/globals';
import { readQuantities } from '../reading/quantity.rules.ts';
import { draftRoadmap } from './draft-roadmap.rules.ts';
import { ownRate } from './pace.rules.ts';

const draft = (title: string, text: string, targetDate: string | null = null) =>
  draftRoadmap({ title, text, targetDate, today: '2026-11-29', timeZone: 'Europe/London' });

describe('a sum with what the person puts in', () => {
  it('takes as long as the sum divided by that', () => {
    const { overview, milestones } = draft(
      'Save up for a used van',
      'save up for a used van, about 6 grand, I can put away 350 a month',
    );
    expect(overview).toContain('At 350 a month it takes about 17 months: 2028-05-04 would be a fair date to set.');
    expect(milestones.at(-1)?.estimatedDate).toBe('2028-05-04');
    expect(milestones.map(({ description }) => description).join(' ')).not.toContain('Your mark: 350');
  });

  it('is read by the week too', () => {
    const { overview } = draft('Save 3000 euros for Japan', 'save 3000 euros for Japan, I put aside 50 a week');
    expect(overview).toContain('At 50 a week it takes about 14 months');
  });

  it.each([
    [
      'Pay off 3,200 on my credit card',
      'pay off 3,200 on my credit card, I can put 150 a month towards it',
      'At 150 a month it takes about 21 months',
    ],
    [
      'Save 40,000 rand for a van',
      'save 40,000 rand for a van, we can manage 2,000 rand a month',
      'At 2,000 rand a month it takes about 20 months',
    ],
  ])('is read from "%s"', (title, text, said) => expect(draft(title, text).overview).toContain(said));

  it('is a fifth of what the person lives on, where that is all they name', () => {
    const { overview } = draft(
      'Save 600,000 naira',
      'save 600,000 naira for a sewing machine, I live on 60,000 naira a month',
    );
    expect(overview).toContain(
      'You live on 60,000 naira a month. A fifth of it is 12,000 naira a month, and at that it takes about 4 years',
    );
  });

  it.each([
    'interest on my card is 45 a month',
    'I spend on rent 800 a month',
    'my rent is 800 a month',
    'the loan costs me 90 a month',
    'earn 500 a month on the side',
    'I want to earn 500 a month',
    'I earn 500 a month on the side',
    'I pay rent of 800 a month',
  ])('is nothing that somebody lives on or puts in: "%s"', (clause) => {
    const text = `save 5,000 euros for a van, ${clause}`;
    expect(ownRate({ quantities: readQuantities(text), words: text })).toBeUndefined();
  });

  it.each(['I earn 900 a month', 'my salary is 900 a month', 'we live on 900 a month'])(
    'is read from "%s"',
    (clause) => {
      const text = `save 5,000 euros for a van, ${clause}`;
      expect(ownRate({ quantities: readQuantities(text), words: text })?.rate.amount).toBe(180);
    },
  );

  it('says what is there by a day that comes too soon', () => {
    const { overview } = draft(
      'Save £5,000 for a deposit',
      'save £5,000 for a deposit by 1 June 2027, can save £200 a month',
      '2027-06-01',
    );
    expect(overview).toContain('At your £200 a month it would be about £1,210 by then, and all of it by 2028-12-29.');
    expect(overview).not.toContain('longer than you have');
  });

  it.each([
    ['Earn £2,000 with tutoring', 'earn £2,000 with tutoring, I charge £30 a week'],
    ['Save £5,000', 'save £5,000, my rent is £700 a month'],
  ])('is not read from "%s"', (title, text) => {
    expect(draft(title, text).overview).toContain(' a week it takes');
    expect(draft(title, text).overview).not.toMatch(/At £\d+ a (?:week|month)/);
  });
});

describe('a worked example of a sum', () => {
  const texts = (title: string, text: string, targetDate: string | null = null) =>
    draft(title, text, targetDate)
      .milestones.map(({ description }) => description)
      .join(' ');

  it.each([
    ['save for a house deposit', null, '20,000 over 36 months is 560 a month'],
    ['save $24,000 for a house deposit', '2028-11-29', '$24,000 is five per cent of $480,000'],
    ['save $24,000 for a house deposit', '2028-11-29', '$24,000 over 24 months is $1,000 a month'],
    ['build an emergency fund of £900', null, '£900 over 10 months is £90 a month'],
    ['save £700 for a trip to Rome', '2027-01-31', '£700 over 9 weeks is £78 a week'],
    ['save £4,000 for a trip to Rome, I can save £250 a month', null, '£4,000 over 16 months is £250 a month'],
    ['clear £5,000 on my credit card', '2027-11-29', 'first month’s interest is £100'],
  ])('"%s" until %s says: %s', (text, target, example) => {
    expect(texts(text, text, target)).toContain(example);
  });

  it('names the sum where the kind would name a measure of its own', () => {
    expect(draft('Emergency fund of £900', 'emergency fund of £900').overview).toContain('Done means: £900 lies in');
  });

  it.each(['pay off the mortgage, £30k left', 'clear my credit cards, £9,000'])(
    '"%s" waits for no more than paydays',
    (text) => {
      expect(draft(text, text, '2029-12-31').overview).not.toContain('longer than you have');
    },
  );

  it('is whole before a trip begins', () => {
    const { milestones } = draft('Save £2,400 for a trip', 'save £2,400 for a trip to Spain', '2027-08-31');
    const full = milestones.find(({ title }) => title.includes('full £2,400'));
    expect(full?.dueDate && full.dueDate <= '2027-08-03').toBe(true);
  });
});

describe('a sum that the person named', () => {
  it.each([
    ['clear £4,800 on my credit card', 'first month’s interest is £96', '3,000'],
    ['clear three credit cards, £7,200 altogether', 'first month’s interest is £145', '3,000'],
    ['save £1,500 for an emergency fund', 'Done means: £1,500 lies in its own account', 'three months or more'],
  ])('stands where the plan would name an example: "%s"', (text, said, other) => {
    const { overview, milestones } = draft(text, text);
    const all = [overview, ...milestones.map(({ description }) => description)].join(' ');
    expect(all).toContain(said);
    expect(all).not.toContain(other);
  });

  it('is divided by the months also without a date', () => {
    const text = 'save £1,500 for an emergency fund';
    expect(draft(text, text).overview).toMatch(
      /fair date to set\. It comes to about £\d+ a (?:week|month)\. With less/,
    );
  });

  it('is there in time with enough a month, whatever the hours', () => {
    const text = 'pay off the mortgage, £30,000 left';
    const { overview } = draft('Pay off the mortgage, £30,000 left', text, '2029-12-31');
    expect(overview).toMatch(/It comes to about £8\d\d a month, with interest on top\./);
    expect(overview).not.toContain('it would take about');
  });

  it('is no aim where it is saved already or owed elsewhere', () => {
    const text = 'retire at 61, I have about 280k in my pension and the mortgage is down to 90k';
    const { milestones } = draft('Retire at 61', text);
    expect(milestones.map(({ title }) => title).join(' ')).not.toMatch(/\d,\d{3}/);
  });
});
