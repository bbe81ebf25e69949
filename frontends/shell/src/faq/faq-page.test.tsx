import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { fakeApi } from '@pathwise/federation/testing/fake-api';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { memberAnswers } from '../../test/fixtures.ts';
import { prepareBrowser, showApp } from '../../test/show-app.tsx';

beforeEach(() => {
  prepareBrowser();
  fakeApi(memberAnswers());
});
afterEach(cleanup);

const open = async (question: string) => userEvent.click(await screen.findByRole('button', { name: question }));

describe('/faq', () => {
  it('has the five categories and a box for further questions', async () => {
    showApp('/faq');
    for (const name of [
      'Getting Started',
      'Goals & Planning',
      'Features',
      'Premium Features',
      'Account & Profile',
      'Still have questions?',
    ]) {
      expect(await screen.findByRole('heading', { level: 2, name })).toBeVisible();
    }
  });

  it('opens one answer at a time, over all categories, and closes it again', async () => {
    showApp('/faq');
    await open('How many goals can I have?');
    expect(screen.getByText(/Free users can have up to 3 goals\./)).toBeVisible();
    await open('Which areas need Premium?');
    expect(screen.getByRole('region', { name: 'Which areas need Premium?' })).toBeVisible();
    expect(screen.queryByText(/Free users can have up to 3 goals\./)).toBeNull();
    expect(screen.getByText(/Members, Mentorship and Accountability need Premium/)).toBeVisible();
    await open('Which areas need Premium?');
    expect(screen.queryByText(/Members, Mentorship and Accountability need Premium/)).toBeNull();
  });

  it('says what the free plan allows in Members', async () => {
    showApp('/faq');
    await open('Which areas need Premium?');
    expect(screen.getByText(/On the free plan you can look around in Members/)).toBeVisible();
    expect(screen.getByText(/Contacting members needs Premium/)).toBeVisible();
  });

  it.each([
    [
      'What does it cost?',
      /Premium is \$49 per month\. You can cancel anytime, and there is a 30-day money-back guarantee\.$/,
    ],
    ['Can I cancel?', /^Anytime\. Premium then runs to the end of the period you have paid for\./],
    [
      'What does Premium include?',
      'Unlimited goals, advanced AI life coaching, full social and networking access, accountability partner matching, the mentorship marketplace, advanced analytics and insights, and priority support.',
    ],
    ['Which goal categories are there?', 'Six: Professional, Health, Relationship, Hobby, Financial and Personal.'],
    [
      'Which timeframes can a step have?',
      '1-3 months, 3-6 months, 6-12 months, 1 year, 3 years, 5 years and 10 years.',
    ],
  ])('%s', async (question, answer) => {
    showApp('/faq');
    await open(question);
    expect(screen.getByText(answer)).toBeVisible();
  });
});
