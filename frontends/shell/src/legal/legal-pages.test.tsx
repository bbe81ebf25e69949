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
