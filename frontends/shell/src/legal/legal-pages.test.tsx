import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { fakeApi } from '@pathwise/federation/testing/fake-api';
import { cleanup, screen } from '@testing-library/react';
import { visitorAnswers } from '../../test/fixtures.ts';
import { prepareBrowser, showApp } from '../../test/show-app.tsx';

beforeEach(() => {
  prepareBrowser();
  fakeApi(visitorAnswers());
});
afterEach(cleanup);

const pages = [
  {
    path: '/privacy-policy',
    title: 'Privacy Policy',
    sections: [
      'Introduction',
      'Information We Collect',
      'How We Use Your Information',
      'Information Sharing',
      'Data Security',
      'Your Rights',
      'Contact',
      'Changes',
    ],
  },
  {
    path: '/terms-of-service',
    title: 'Terms of Service',
    sections: [
      'Agreement',
      'Description',
      'User Accounts',
      'Acceptable Use',
      'Content and IP',
      'AI Services Disclaimer',
      'Privacy',
      'Termination',
      'Liability',
      'Governing Law',
      'Contact',
      'Changes',
    ],
  },
];

describe.each(pages)('$path', ({ path, title, sections }) => {
  it('has its sections in order, its date, and a way back to /landing', async () => {
    showApp(path);
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(screen.getByText('Effective date: January 8, 2025')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/landing');
    const headings = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
    expect(headings).toEqual(sections.map((section, index) => `${index + 1}. ${section}`));
  });
});

it('the terms are governed by the laws of England and Wales', async () => {
  showApp('/terms-of-service');
  expect(await screen.findByText(/governed by the laws of England and Wales/)).toBeVisible();
});

it.each([
  ['who handles cards', /Stripe, our payment provider, handles your card\. We never see the card number\./],
  ['how to end mails', /until you unsubscribe by the link in each of them or in your profile/],
  ['what members see of goals', /your goals’ titles, categories, status and progress unless you hide them/],
  ['who sees contact addresses', /Members on the premium plan also see your contact address/],
  ['how long posts show', /Posts show to others for 30 days, then to you alone until you renew them\./],
  ['what those who run the site see', /what members report to them\. A log keeps what they do\./],
  ['what is kept of a deleted account', /Stripe keeps its invoices, and we keep its customer number/],
])('the policy says %s', async (_what, sentence) => {
  showApp('/privacy-policy');
  expect(await screen.findByText(sentence)).toBeVisible();
});
