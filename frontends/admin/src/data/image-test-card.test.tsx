import { describe, expect, it } from '@jest/globals';
import { refusal } from '@pathwise/federation/testing/fake-api';
import { screen, waitFor } from '@testing-library/react';
import { openForAdmin } from '../../test/open.tsx';
import { ImageTestCard } from './image-test-card.tsx';

const hosts = 'GET /api/admin/image-hosts';
const call = 'POST /api/admin/test-image-download';
const none = { hosts: [], setting: 'IMAGE_HOSTS' };
const button = () => screen.getByRole('button', { name: 'Test download' });

async function tryAddress(answer: unknown) {
  const opened = openForAdmin(<ImageTestCard />, { [hosts]: none, [call]: answer });
  expect(button()).toBeDisabled();
  await opened.user.type(screen.getByLabelText('Image URL'), ' https://a.example/b.png ');
  await opened.user.click(button());
  return opened;
}

describe('the allowed sites', () => {
  it.each([
    [[], /^No site is allowed yet, so no image is fetched. The operator lists allowed sites in IMAGE_HOSTS.$/],
    [['a.example', 'b.example'], /^Images may come from a.example, b.example. .* in IMAGE_HOSTS.$/],
  ])('%j are named with their setting', async (sites, sentence) => {
    openForAdmin(<ImageTestCard />, { [hosts]: { hosts: sites, setting: 'IMAGE_HOSTS' } });
    const setting = await screen.findByText('IMAGE_HOSTS');
    expect(setting.closest('p')?.textContent).toMatch(sentence);
  });
});

describe('a test download', () => {
  it('needs a URL, and says that images under 10MB are converted to JPG', () => {
    openForAdmin(<ImageTestCard />, { [hosts]: none });
    expect(button()).toBeDisabled();
    expect(screen.getByText('Images under 10MB are fetched and converted to JPG.')).toBeVisible();
  });

  it("says 'Image Downloaded' and shows the picture", async () => {
    const { api, toasts } = await tryAddress({ success: true, message: 'Fetched.', publicPath: '/api/images/x1' });
    await waitFor(() => expect(toasts).toMatchObject([{ title: 'Image Downloaded', description: 'Fetched.' }]));
    expect(screen.getByRole('img')).toHaveAttribute('src', '/api/images/x1');
    expect(api.sent('POST', '/api/admin/test-image-download')[0]?.body).toEqual({
      imageUrl: 'https://a.example/b.png',
    });
  });

  it.each([
    [{ success: false, message: 'No site is allowed yet.', publicPath: null }, 'No site is allowed yet.'],
    [refusal(503, { detail: 'Not now' }), 'Not now'],
  ])("says 'Download Failed' with the reason", async (answer, description) => {
    const { toasts } = await tryAddress(answer);
    await waitFor(() =>
      expect(toasts).toMatchObject([{ title: 'Download Failed', description, variant: 'destructive' }]),
    );
    expect(screen.queryByRole('img')).toBeNull();
  });
});
