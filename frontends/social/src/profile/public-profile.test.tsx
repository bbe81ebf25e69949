import { beforeEach, describe, expect, it } from '@jest/globals';
import type { User } from '@pathwise/contracts/api/auth';
import type { Member } from '@pathwise/contracts/api/social';
import { fakeApi, refusal } from '@pathwise/federation/testing/fake-api';
import { renderInShell } from '@pathwise/remote-kit/testing/in-shell';
import { fireEvent, screen, within } from '@testing-library/react';
import { clipboard, refusedClipboard } from '../../test/clipboard.ts';
import { aMemberRow } from '../../test/fixtures.ts';
import { ProfilePage } from './profile-page.tsx';

const ada = aMemberRow({ id: 'ada', firstName: 'Ada', lastName: 'Nwosu' });
const premium: Partial<User> = { subscriptionPlan: 'premium' };

async function openProfile(own: Partial<Member> = {}, viewer: Partial<User> = {}, answers = {}) {
  const shown = { ...ada, ...own };
  const api = fakeApi({ 'GET /api/users/ada': shown, ...answers });
  const page = renderInShell(<ProfilePage account={<p>Account</p>} />, { at: '/profile?user=ada', member: viewer });
  await screen.findByRole('heading', { level: 1, name: 'Ada Nwosu' });
  return { api, ...page };
}

describe("another member's profile", () => {
  it('shows what they told, and Not set for what they did not', async () => {
    await openProfile({
      bio: 'Bees and bread.',
      lookingFor: 'A walking partner',
      websiteUrl: 'https://www.ada.example/',
    });
    expect(screen.getByText('Beekeeper · Leeds')).toBeVisible();
    expect(screen.getByText('Bees and bread.')).toBeVisible();
    expect(screen.getByText('A walking partner')).toBeVisible();
    expect(screen.getAllByText('Not set')).toHaveLength(2);
  });

  it('opens their links in a new tab without vouching for them', async () => {
    await openProfile({ websiteUrl: 'https://www.ada.example/' });
    const link = screen.getByRole('link', { name: /ada\.example/ });
    expect(link).toHaveAttribute('href', 'https://www.ada.example/');
    expect(link).toHaveAttribute('rel', 'noopener nofollow');
  });

  it('never links to an address that is not http(s)', async () => {
    await openProfile({ websiteUrl: 'javascript:alert(1)', linkedinUrl: 'data:text/html,x' });
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/members']);
  });

  it('notes that the link of a broken image may have expired', async () => {
    const { container } = await openProfile({ profileImageUrl: 'https://example.org/gone.jpg' });
    expect(screen.queryByText(/Image links may have expired/)).not.toBeInTheDocument();
    fireEvent.error(container.querySelector('img') as HTMLImageElement);
    expect(screen.getByText(/Image links may have expired/)).toBeVisible();
  });

  it('leads back to the members', async () => {
    await openProfile();
    expect(screen.getByRole('link', { name: 'Members' })).toHaveAttribute('href', '/members');
  });

  it('is read-only', async () => {
    await openProfile();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.queryByRole('switch')).toBeNull();
  });

  it('says so when there is no such member', async () => {
    fakeApi({ 'GET /api/users/ada': refusal(404) });
    renderInShell(<ProfilePage account={<p>Account</p>} />, { at: '/profile?user=ada' });
    expect(await screen.findByText('This profile is not available')).toBeVisible();
  });

  it('loads again after a failure', async () => {
    const api = fakeApi({ 'GET /api/users/ada': refusal(503) });
    const { user } = renderInShell(<ProfilePage account={<p>Account</p>} />, { at: '/profile?user=ada' });
    await screen.findByText('This profile could not be loaded');
    api.answer('GET /api/users/ada', ada);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Ada Nwosu' })).toBeVisible();
  });
});

describe('Copy Email', () => {
  const press = async (page: Awaited<ReturnType<typeof openProfile>>) =>
    page.user.click(screen.getByRole('button', { name: 'Copy Email' }));
  beforeEach(() => void clipboard());

  it("copies the address and says 'Email copied'", async () => {
    const page = await openProfile({ contactEmail: 'ada@bees.example' }, premium);
    const write = clipboard();
    await press(page);
    expect(write).toHaveBeenCalledWith('ada@bees.example');
    expect(page.toasts).toEqual([{ title: 'Email copied' }]);
  });

  it('offers the upgrade with the feature contact on the free plan', async () => {
    const page = await openProfile();
    await press(page);
    expect(page.events).toEqual([{ name: 'app:upgrade', detail: { feature: 'contact' } }]);
    expect(page.toasts).toEqual([]);
  });

  it('says so when the member has given no address', async () => {
    const page = await openProfile({ hasContactEmail: false }, premium);
    await press(page);
    expect(page.toasts).toEqual([
      { title: 'Email not available', description: "This user hasn't provided an email address." },
    ]);
  });

  it('shows the address when the browser refuses the clipboard', async () => {
    const page = await openProfile({ contactEmail: 'ada@bees.example' }, premium);
    refusedClipboard();
    await press(page);
    expect(page.toasts).toEqual([{ title: 'Email address', description: 'ada@bees.example' }]);
  });

  it('fetches an address that the free plan did not show yet', async () => {
    const page = await openProfile({}, premium);
    const write = clipboard();
    page.api.answer('GET /api/users/ada', { ...ada, contactEmail: 'ada@bees.example' });
    await press(page);
    expect(write).toHaveBeenCalledWith('ada@bees.example');
  });

  it("says 'Copy Failed' when the address cannot be fetched", async () => {
    const page = await openProfile({}, premium);
    page.api.answer('GET /api/users/ada', refusal(503));
    await press(page);
    expect(page.toasts).toEqual([
      { title: 'Copy Failed', description: 'Failed to copy email to clipboard', variant: 'destructive' },
    ]);
  });
});

describe('View goals', () => {
  it('lists the public goals, read-only', async () => {
    const goal = { title: 'Keep three hives', category: 'hobby', status: 'active', progress: 40 };
    const { user } = await openProfile({}, {}, { 'GET /api/users/ada/goals': [goal] });
    await user.click(screen.getByRole('button', { name: 'View goals of Ada Nwosu' }));
    const dialog = await screen.findByRole('dialog', { name: "Ada Nwosu's goals" });
    expect(await within(dialog).findByText('Keep three hives')).toBeVisible();
    expect(within(dialog).getByText('40%')).toBeVisible();
    expect(within(dialog).getAllByRole('button')).toHaveLength(1);
  });

  it("says 'No public goals yet'", async () => {
    const { user } = await openProfile({}, {}, { 'GET /api/users/ada/goals': [] });
    await user.click(screen.getByRole('button', { name: 'View goals of Ada Nwosu' }));
    expect(await screen.findByText('No public goals yet')).toBeVisible();
  });

  it("says 'These goals are private or unavailable', without a Retry that cannot help", async () => {
    const { user } = await openProfile({}, {}, { 'GET /api/users/ada/goals': refusal(403) });
    await user.click(screen.getByRole('button', { name: 'View goals of Ada Nwosu' }));
    expect(await screen.findByText('These goals are private or unavailable')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
  });

  it("is replaced by 'Goals are private'", async () => {
    await openProfile({ goalsPublic: false });
    expect(screen.getByText('Goals are private')).toBeVisible();
    expect(screen.queryByRole('button', { name: /View goals/ })).toBeNull();
  });
});

describe('View diary', () => {
  const entries = Array.from({ length: 11 }, (_, place) => ({
    id: `e${place}`,
    title: `Day ${place}`,
    content: `The bees of day ${place}.`,
    entryDate: '2026-11-20',
  }));

  async function openDiary(answer: unknown) {
    const page = await openProfile({ diaryPublic: true }, {}, { 'GET /api/diary/user/ada': answer });
    await page.user.click(screen.getByRole('button', { name: 'View diary of Ada Nwosu' }));
    return { ...page, dialog: await screen.findByRole('dialog', { name: "Ada Nwosu's diary" }) };
  }

  it('shows the entries as cards in 10 colours', async () => {
    const { dialog } = await openDiary(entries);
    const cards = await within(dialog).findAllByRole('article');
    const colours = cards.map(({ className }) => /bg-d\d+/.exec(className)?.[0]);
    expect(new Set(colours).size).toBe(10);
    expect(colours[10]).toBe(colours[0]);
  });

  it('opens the full entry on a click, and goes back to the cards', async () => {
    const { user, dialog } = await openDiary(entries);
    await user.click(await within(dialog).findByRole('button', { name: 'Day 3' }));
    const entry = await screen.findByRole('dialog', { name: 'Day 3' });
    expect(within(entry).getByText('The bees of day 3.')).toBeVisible();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog', { name: 'Day 3' })).toBeNull();
    expect(screen.getByRole('dialog', { name: "Ada Nwosu's diary" })).toBeVisible();
  });

  it("says 'No diary entries yet'", async () => {
    await openDiary([]);
    expect(await screen.findByText('No diary entries yet')).toBeVisible();
  });

  it("says 'This diary is private or unavailable'", async () => {
    await openDiary(refusal(403));
    expect(await screen.findByText('This diary is private or unavailable')).toBeVisible();
  });

  it('is not offered for a private diary', async () => {
    await openProfile();
    expect(screen.queryByRole('button', { name: /View diary/ })).toBeNull();
  });
});
