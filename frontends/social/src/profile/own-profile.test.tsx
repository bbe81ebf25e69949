import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { User } from '@pathwise/contracts/api/auth';
import { aMember } from '@pathwise/federation/testing/a-member';
import { fakeApi, held, networkFailure, refusal } from '@pathwise/federation/testing/fake-api';
import { renderInShell } from '@pathwise/remote-kit/testing/in-shell';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { ProfilePage } from './profile-page.tsx';

const save = 'PUT /api/users/profile';
/** What the fake canvas below encodes. */
const photo = `data:image/jpeg;base64,${btoa('small')}`;

/** Adds what jsdom lacks for images. Chromium reads real ones in e2e/test/profile-photo.test.ts. */
function images({ bytes = 5, isBroken = false } = {}) {
  globalThis.createImageBitmap = async () => {
    if (isBroken) throw new Error('broken');
    return { width: 4000, height: 3000, close: () => undefined };
  };
  HTMLCanvasElement.prototype.getContext = (() => ({
    fillRect: () => undefined,
    drawImage: () => undefined,
  })) as unknown as HTMLCanvasElement['getContext'];
  HTMLCanvasElement.prototype.toBlob = (done, type) =>
    done(new Blob([bytes === 5 ? 'small' : new Uint8Array(bytes)], type ? { type } : {}));
}

beforeEach(() => localStorage.clear());
afterEach(() => {
  jest.restoreAllMocks();
});

async function openOwn(member: Partial<User> = {}, answers: Record<string, unknown> = {}, around = {}) {
  const me = aMember(member);
  const api = fakeApi({
    'GET /api/diary/shareable-count': { count: 3 },
    [save]: ({ body }: { body: Partial<User> }) => ({ ...me, ...body, version: me.version + 1 }),
    ...answers,
  });
  const page = renderInShell(<ProfilePage account={<p>The account</p>} />, { at: '/profile', member, ...around });
  await screen.findByRole('heading', { level: 1, name: 'Profile' });
  return { api, me, ...page };
}

async function edit(member: Partial<User> = {}, answers: Record<string, unknown> = {}) {
  const opened = await openOwn(member, answers);
  await opened.user.click(screen.getByRole('button', { name: 'Edit profile' }));
  const press = (name: string) => opened.user.click(screen.getByRole('button', { name }));
  const write = async (label: string, text: string) => {
    await opened.user.clear(screen.getByLabelText(label));
    if (text) await opened.user.type(screen.getByLabelText(label), text);
  };
  return { ...opened, press, write };
}

const card = (title: string) => {
  const section = screen.getByRole('heading', { level: 2, name: title }).closest('section');
  if (!section) throw new Error(`no card ${title}`);
  return within(section);
};

describe("one's own profile", () => {
  it('has the cards of the profile, with what was told and Not set for the rest', async () => {
    await openOwn({ bio: 'I run.\nSlowly.', linkedinUrl: 'https://www.linkedin.com/in/maya' });
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Profile Overview',
      'Personal Information',
      'Connect Email',
      'Goal Privacy',
      'Diary Privacy',
      'VIP Features',
      'Logout',
    ]);
    const personal = card('Personal Information');
    const terms = personal.getAllByRole('term').map(({ textContent }) => textContent);
    expect(terms).toEqual([
      'First Name',
      'Last Name',
      'Email',
      'Profession',
      'Location',
      'Bio',
      'Looking for',
      'Fun fact about me',
      'LinkedIn',
      'Website',
    ]);
    expect(personal.getByText(/I run\./)).toHaveClass('whitespace-pre-line');
    expect(personal.getAllByText('Not set')).toHaveLength(4);
    expect(personal.getByRole('link', { name: /linkedin\.com/ })).toHaveAttribute('rel', 'noopener nofollow');
    expect(card('Connect Email').getByText('Active')).toBeVisible();
    expect(card('Connect Email').getByText('maya@example.org')).toBeVisible();
    expect(card('Profile Overview').getByText('Maya Okafor')).toBeVisible();
    expect(card('Profile Overview').getByText('maya@example.org')).toBeVisible();
  });

  it('leads to the premium areas, and to the profile as a member sees it', async () => {
    await openOwn();
    const link = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(link('Find Accountability Partner')).toBe('/accountability');
    expect(link('Offer Mentorship')).toBe('/mentorship');
    expect(link('View as a member sees it')).toBe('/profile?user=user-1');
  });

  it('has the account as its second part, at #account', async () => {
    const { user } = await openOwn();
    await user.click(screen.getByRole('tab', { name: 'Account' }));
    expect(screen.getByText('The account')).toBeVisible();
    expect(screen.queryByText('Personal Information')).not.toBeInTheDocument();
  });

  it('opens with the account when the address says so', async () => {
    await openOwn({}, {}, { at: '/profile#account' });
    expect(screen.getByText('The account')).toBeVisible();
  });

  it('notes that the link of a broken image may have expired', async () => {
    const { container } = await openOwn({ profileImageUrl: 'https://example.org/gone.jpg' });
    expect(screen.queryByText(/Image links may have expired/)).not.toBeInTheDocument();
    fireEvent.error(container.querySelector('img') as HTMLImageElement);
    expect(screen.getByText(/Image links may have expired/)).toBeVisible();
  });
});

describe('editing the profile', () => {
  it('sends every field of the form, shows what was saved, and gives the focus back to the pencil', async () => {
    const { api, press, write, toasts } = await edit();
    expect(screen.getByLabelText('First Name')).toHaveFocus();
    await write('Bio', 'I run.');
    await write('Website', 'maya.example');
    await press('Save');
    await waitFor(() => expect(toasts).toEqual([{ title: 'Profile updated successfully!' }]));
    expect(api.sent('PUT', '/api/users/profile').map(({ body }) => body)).toEqual([
      {
        firstName: 'Maya',
        lastName: 'Okafor',
        email: 'maya@example.org',
        profession: 'support team lead',
        location: '',
        bio: 'I run.',
        lookingFor: '',
        funFact: '',
        linkedinUrl: '',
        websiteUrl: 'https://maya.example',
        contactEmail: '',
        profileImageUrl: '',
        version: 1,
      },
    ]);
    expect(screen.queryByRole('form')).not.toBeInTheDocument();
    expect(screen.getByText('I run.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Edit profile' })).toHaveFocus();
    expect(localStorage).toHaveLength(0);
  });

  it('has email-typed fields for addresses', async () => {
    await edit();
    expect(screen.getByLabelText('Email')).toHaveAttribute('type', 'email');
    expect(screen.getByLabelText('Contact Email')).toHaveAttribute('type', 'email');
  });

  it('says that a new address waits for its confirmation', async () => {
    const { press, write, toasts } = await edit(
      {},
      { [save]: aMember({ pendingEmail: 'new@example.org', version: 2 }) },
    );
    await write('Email', 'new@example.org');
    await press('Save');
    await waitFor(() =>
      expect(toasts).toEqual([
        {
          title: 'Profile updated successfully!',
          description: 'We sent a link to new@example.org. Open it to sign in with that address.',
        },
      ]),
    );
    expect(card('Profile Overview').getByText('Not confirmed yet: new@example.org')).toBeVisible();
    expect(card('Profile Overview').getByText('maya@example.org')).toBeVisible();
  });

  it.each(['Cancel', 'Stop editing'])('%s returns to the loaded profile, and Undo to the edit', async (way) => {
    const { api, press, write, toasts } = await edit({ bio: 'As it was' });
    await write('Bio', 'As it might be');
    await press(way);
    expect(screen.getByText('As it was')).toBeVisible();
    expect(localStorage).toHaveLength(0);
    await press('Edit profile');
    expect(screen.getByLabelText('Bio')).toHaveValue('As it was');
    await press('Cancel');
    expect(toasts).toHaveLength(1);
    act(() => toasts[0]?.action?.onSelect());
    expect(screen.getByLabelText('Bio')).toHaveValue('As it might be');
    expect(api.sent('PUT', '/api/users/profile')).toEqual([]);
  });

  it('says at each field what is wrong, and sends nothing', async () => {
    const { api, press, write } = await edit();
    await write('Email', '');
    await write('Contact Email', 'at home');
    await write('LinkedIn', 'javascript:alert(1)');
    await press('Save');
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(expect.stringContaining('Email is required'));
    expect(screen.getByLabelText('Contact Email')).toHaveAccessibleDescription('Please enter a valid email address');
    expect(screen.getByLabelText('LinkedIn')).toHaveAccessibleDescription(
      'Please enter a link that starts with https://',
    );
    await waitFor(() => expect(screen.getByLabelText('Email')).toHaveFocus());
    expect(api.sent('PUT', '/api/users/profile')).toEqual([]);
  });

  it('cannot be changed while it is being saved, and is sent once', async () => {
    const answer = held<unknown>();
    const { api, press, user, me } = await edit({}, { [save]: answer.answer });
    await press('Save');
    expect(screen.getByLabelText('Bio')).toHaveAttribute('readonly');
    expect(screen.getByRole('button', { name: 'Choose a photo' })).toBeDisabled();
    await user.type(screen.getByLabelText('Location'), '{Enter}');
    await act(async () => answer.release(me));
    expect(api.sent('PUT', '/api/users/profile')).toHaveLength(1);
  });
});

describe('the draft of a profile', () => {
  it.each([
    ['the session had expired', () => refusal(401, { detail: 'Please sign in' })],
    ['the server could not', () => refusal(503)],
    ['the network was away', networkFailure],
  ])('survives a save that failed because %s, and a reload', async (_, answer) => {
    const { press, write, toasts, unmount } = await edit({}, { [save]: answer });
    await write('Bio', 'Half a thou');
    await press('Save');
    await waitFor(() =>
      expect(toasts).toEqual([
        {
          title: 'Error',
          description: 'Failed to update profile. Please try again.',
          variant: 'destructive',
        },
      ]),
    );
    unmount();
    await openOwn();
    expect(screen.getByLabelText('Bio')).toHaveValue('Half a thou');
    expect(screen.getByText(/^Your unsaved changes are back\./)).toBeVisible();
  });

  it('belongs to its person, and is gone once nothing differs', async () => {
    const { write, unmount } = await edit();
    await write('Bio', 'Mine');
    unmount();
    const other = await openOwn({ id: 'user-2' });
    expect(screen.queryByLabelText('Bio')).not.toBeInTheDocument();
    other.unmount();
    const { user } = await openOwn();
    expect(screen.getByLabelText('Bio')).toHaveValue('Mine');
    await user.clear(screen.getByLabelText('Bio'));
    expect(localStorage).toHaveLength(0);
  });

  it.each(['not json', '{"fields":null}', '{"fields":{"bio":7},"version":1,"oldEmail":"a@b.c"}'])(
    'that cannot be read does no harm: %s',
    async (text) => {
      localStorage.setItem('draft:profile:user-1', text);
      await openOwn({ bio: 'As it was' });
      expect(screen.getByText('As it was')).toBeVisible();
    },
  );

  it('is not written again after signing out in another tab', async () => {
    const { write } = await edit();
    await write('Bio', 'Mine');
    localStorage.clear();
    act(() => {
      window.dispatchEvent(new StorageEvent('storage', { storageArea: localStorage, key: null }));
    });
    await write('Bio', 'More');
    expect(localStorage).toHaveLength(0);
  });
});

describe('a profile that was changed in another window', () => {
  async function saveStale() {
    const stored = aMember({ bio: 'From the phone', location: 'Leeds', version: 7 });
    const opened = await edit({}, { [save]: () => refusal(409, { code: 'stale-version', current: stored }) });
    await opened.write('Bio', 'From the laptop');
    await opened.press('Save');
    const notice = await screen.findByRole('alert');
    expect(notice).toHaveTextContent('This profile was changed somewhere else meanwhile');
    expect(notice).toHaveTextContent('Bio: From the phone');
    expect(notice).toHaveTextContent('Location: Leeds');
    expect(screen.getByLabelText('Bio')).toHaveValue('From the laptop');
    expect(opened.toasts).toEqual([]);
    return { ...opened, stored };
  }

  it('can be saved over, from its version', async () => {
    const { api, press, stored } = await saveStale();
    api.answer(save, { ...stored, bio: 'From the laptop', version: 8 });
    await press('Save mine over it');
    await waitFor(() => expect(screen.queryByRole('form')).not.toBeInTheDocument());
    expect(api.sent('PUT', '/api/users/profile')[1]?.body).toMatchObject({ bio: 'From the laptop', version: 7 });
  });

  it('can be taken over, and edited on', async () => {
    const { api, press, stored } = await saveStale();
    await press('Use that version');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.getByLabelText('Bio')).toHaveValue('From the phone');
    api.answer(save, stored);
    await press('Save');
    await waitFor(() => expect(api.sent('PUT', '/api/users/profile')).toHaveLength(2));
    expect(api.sent('PUT', '/api/users/profile')[1]?.body).toMatchObject({ location: 'Leeds', version: 7 });
  });
});

describe('the photo', () => {
  const choose = async (opened: Awaited<ReturnType<typeof edit>>) =>
    opened.user.upload(screen.getByLabelText('Photo'), new File(['x'], 'me.jpg', { type: 'image/jpeg' }));

  it("is 'Image Ready' once it is small, and is uploaded with the profile", async () => {
    images();
    const opened = await edit({}, { 'POST /api/users/upload-image': { url: '/api/images/abc' } });
    await choose(opened);
    await waitFor(() => expect(opened.toasts[0]).toMatchObject({ title: 'Image Ready' }));
    expect(opened.container.querySelector('img')).toHaveAttribute('src', photo);
    expect(opened.api.sent('POST', '/api/users/upload-image')).toEqual([]);
    await opened.press('Save');
    await waitFor(() => expect(screen.queryByRole('form')).not.toBeInTheDocument());
    expect(opened.api.sent('POST', '/api/users/upload-image')[0]?.body).toEqual({ image: photo });
    expect(opened.api.sent('PUT', '/api/users/profile')[0]?.body).toMatchObject({ profileImageUrl: '/api/images/abc' });
    expect(opened.container.querySelector('img')).toHaveAttribute('src', '/api/images/abc');
  });

  it('survives a reload, and Cancel clears it', async () => {
    images();
    const opened = await edit();
    await choose(opened);
    await waitFor(() => expect(opened.toasts).toHaveLength(1));
    opened.unmount();
    const again = await openOwn();
    expect(again.container.querySelector('img')).toHaveAttribute('src', photo);
    await again.user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(again.container.querySelector('img')).toBeNull();
    expect(localStorage).toHaveLength(0);
  });

  it("over 1 MB is 'Image Too Large', with its size", async () => {
    images({ bytes: 2_048_000 });
    const opened = await edit();
    await choose(opened);
    await waitFor(() =>
      expect(opened.toasts).toEqual([
        {
          title: 'Image Too Large',
          description: 'Image is 2000KB. Please choose a smaller image. Recommended: 300×300px, under 1MB.',
          variant: 'destructive',
        },
      ]),
    );
    expect(opened.container.querySelector('img')).toBeNull();
  });

  it('that the browser cannot read is refused in words', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    images({ isBroken: true });
    const opened = await edit();
    await choose(opened);
    await waitFor(() =>
      expect(opened.toasts).toEqual([
        {
          title: 'Error',
          description: 'Failed to process image. Please try another image.',
          variant: 'destructive',
        },
      ]),
    );
  });

  it('can be removed', async () => {
    const { api, press, container } = await edit({ profileImageUrl: '/api/images/old' });
    await press('Remove photo');
    expect(container.querySelector('img')).toBeNull();
    await press('Save');
    await waitFor(() => expect(api.sent('PUT', '/api/users/profile')[0]?.body).toMatchObject({ profileImageUrl: '' }));
  });
});

describe('the privacy switches', () => {
  const goals = 'PATCH /api/users/privacy';
  const diary = 'PATCH /api/user/diary-visibility';
  const goalSwitch = () => screen.getByRole('switch', { name: 'Show my goals to members' });
  const diarySwitch = () => screen.getByRole('switch', { name: 'Show my diary to members' });

  it('apply at once, each with its own update', async () => {
    const answer = held<unknown>();
    const { api, user, me } = await openOwn({}, { [goals]: answer.answer });
    expect(goalSwitch()).toBeChecked();
    await user.click(goalSwitch());
    expect(goalSwitch()).not.toBeChecked();
    await act(async () => answer.release({ ...me, goalsPublic: false }));
    expect(goalSwitch()).not.toBeChecked();
    expect(api.sent('PATCH', '/api/users/privacy')[0]?.body).toEqual({ goalsPublic: false });
  });

  it.each([
    ['goals', goals, goalSwitch, 'Failed to update privacy setting. Please try again.'],
    ['diary', diary, diarySwitch, 'Failed to update diary privacy. Please try again.'],
  ])('go back when their update fails: %s', async (_, call, theSwitch, description) => {
    const { user, toasts } = await openOwn({}, { [call]: () => refusal(503) });
    const before = (theSwitch() as HTMLInputElement).checked;
    await user.click(theSwitch());
    await waitFor(() => expect(toasts).toEqual([{ title: 'Error', description, variant: 'destructive' }]));
    expect((theSwitch() as HTMLInputElement).checked).toBe(before);
  });

  it('of a diary without a shareable entry tells that nothing becomes visible yet', async () => {
    await openOwn({}, { 'GET /api/diary/shareable-count': { count: 0 } });
    expect(
      await screen.findByText('Only you can read your diary. Once it is public, nothing becomes visible yet.'),
    ).toBeVisible();
  });

  it('of the diary tells how many entries become visible', async () => {
    const me = aMember({ diaryPublic: true });
    const { user, toasts } = await openOwn({}, { [diary]: me });
    expect(
      await screen.findByText('Only you can read your diary. Once it is public, 3 entries become visible.'),
    ).toBeVisible();
    await user.click(diarySwitch());
    await waitFor(() =>
      expect(toasts).toEqual([{ title: 'Your diary is public', description: 'Members can read 3 entries.' }]),
    );
    expect(diarySwitch()).toBeChecked();
  });
});

describe('logging out on the profile', () => {
  it.each([
    ['succeeded', async () => true, { title: 'Logged Out' }],
    [
      'failed',
      () => Promise.reject(new Error('away')),
      {
        title: 'Logout Failed',
        description: 'Failed to logout. Please try again.',
        variant: 'destructive',
      },
    ],
  ])('says that it %s', async (_, signOut, toast) => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { user, toasts } = await openOwn({}, {}, { signOut });
    await user.click(screen.getByRole('button', { name: 'Logout' }));
    await waitFor(() => expect(toasts).toEqual([toast]));
  });

  it('says nothing when the person stays signed in', async () => {
    const signOut = jest.fn(async () => false);
    const { user, toasts } = await openOwn({}, {}, { signOut });
    await user.click(screen.getByRole('button', { name: 'Logout' }));
    await waitFor(() => expect(signOut).toHaveBeenCalledTimes(1));
    expect(toasts).toEqual([]);
  });
});
