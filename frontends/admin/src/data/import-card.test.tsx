import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { type Call, networkFailure, refusal } from '@pathwise/federation/testing/fake-api';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { openForAdmin } from '../../test/open.tsx';
import { ImportCard } from './import-card.tsx';

const checkCall = 'POST /api/admin/import-users/check';
const importCall = 'POST /api/admin/import-users';
type Status = 'imported' | 'skipped';
interface Told {
  readonly email: string;
  readonly status: Status;
  readonly reason: string | null;
}

afterEach(() => void jest.restoreAllMocks());

/** jsdom's File cannot be read as bytes. */
function fileOf(text: string, name = 'people.csv'): File {
  const file = new File([text], name, { type: 'text/csv' });
  const bytes = new Uint8Array(new TextEncoder().encode(text));
  return Object.assign(file, { arrayBuffer: async () => bytes.buffer });
}

/** Answers like the service: known addresses are skipped. */
const service =
  (known: Record<string, string> = {}, imagesUpdated = 0) =>
  ({ body }: Call) => {
    const results = (body as { users: { email: string }[] }).users.map(({ email }): Told => {
      const reason = known[email.toLowerCase()] ?? null;
      return { email: email.toLowerCase(), status: reason ? 'skipped' : 'imported', reason };
    });
    const skipped = results.filter(({ status }) => status === 'skipped').length;
    return { imported: results.length - skipped, skipped, results, imagesUpdated };
  };

async function openWith(text: string, answers: Record<string, unknown> = {}) {
  const opened = openForAdmin(<ImportCard />, { [checkCall]: service(), [importCall]: service(), ...answers });
  await opened.user.upload(screen.getByLabelText('CSV file'), fileOf(text));
  return opened;
}
const sentTo = (api: { sent: (method: string, path: string) => Call[] }, path: string) =>
  api.sent('POST', path).map(({ body }) => (body as { users: { email: string }[] }).users.map(({ email }) => email));
const rowsOf = () => within(screen.getByRole('region', { name: 'Rows of the file' })).getAllByRole('listitem');

describe('an import', () => {
  it('says row by row what would happen before anything is written', async () => {
    const known = { 'bo@x.org': 'There is an account with this email address already' };
    const { api, user } = await openWith('email;firstName\nada@x.org;Ada\nBO@x.org;Bo\nnobody;No\n', {
      [checkCall]: service(known),
    });
    expect(await screen.findByText('1 person would be imported. Each gets a mail to choose a password.')).toBeVisible();
    expect(screen.getByText('people.csv: 2 people. 1 row without an email address is left out.')).toBeVisible();
    expect(screen.getByText('2. Look at the rows')).toHaveFocus();
    expect(rowsOf().map((row) => row.textContent)).toEqual([
      'Newada@x.orgAda',
      'Skippedbo@x.orgBoThere is an account with this email address already',
    ]);
    await user.click(screen.getByRole('button', { name: 'Skipped 1' }));
    expect(rowsOf()).toHaveLength(1);
    expect(api.sent('POST', '/api/admin/import-users')).toEqual([]);
  });

  it("imports those who are new, and says 'Import Successful' with the counts", async () => {
    const { api, user, toasts } = await openWith('email\nada@x.org\nbo@x.org\ncleo@x.org\n', {
      [checkCall]: service({ 'bo@x.org': 'known' }),
      [importCall]: service({}, 1),
    });
    await user.click(await screen.findByRole('button', { name: 'Import 2 people' }));
    const said = '2 imported, 1 skipped, 1 profile image updated.';
    expect(await screen.findByText(said)).toBeVisible();
    expect(toasts).toEqual([{ title: 'Import Successful', description: said }]);
    expect(sentTo(api, '/api/admin/import-users')).toEqual([['ada@x.org', 'cleo@x.org']]);
    await user.click(screen.getByRole('button', { name: 'Import another file' }));
    expect(screen.getByRole('button', { name: 'Choose a file' })).toBeVisible();
  });

  it('sends a large file in parts of a thousand, each address once', async () => {
    const lines = Array.from({ length: 1500 }, (_, n) => `u${n}@x.org`);
    const { api, user } = await openWith(['email', ...lines, 'u0@x.org'].join('\n'));
    await user.click(await screen.findByRole('button', { name: `Import ${(1500).toLocaleString()} people` }));
    expect(await screen.findByText(/^1.?500 imported, 1 skipped/)).toBeVisible();
    expect(sentTo(api, '/api/admin/import-users/check').map((part) => part.length)).toEqual([1000, 501]);
    expect(sentTo(api, '/api/admin/import-users').map((part) => part.length)).toEqual([1000, 500]);
  });

  it('continues where the connection broke, and counts everybody once', async () => {
    const lines = Array.from({ length: 1001 }, (_, n) => `u${n}@x.org`);
    let calls = 0;
    const breaks = (call: Call) => (++calls === 2 ? networkFailure() : service()(call));
    const { api, user, toasts } = await openWith(['email', ...lines].join('\n'), { [importCall]: breaks });
    await user.click(await screen.findByRole('button', { name: /^Import/ }));
    expect(await screen.findByText(/^The import stopped after 1.?000 people/)).toBeVisible();
    expect(toasts[0]?.title).toBe('Import Failed');
    // the broken call had reached the service
    api.answer(importCall, service({ 'u1000@x.org': 'There is an account with this email address already' }));
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByText(/^1.?001 imported, 0 skipped/)).toBeVisible();
    expect(sentTo(api, '/api/admin/import-users').map((part) => part.length)).toEqual([1000, 1, 1]);
  });

  it('that was refused says why, and counts nobody as imported by it', async () => {
    const { api, user, toasts } = await openWith('email\nada@x.org', {
      [importCall]: refusal(403, { detail: 'Admins only' }),
    });
    await user.click(await screen.findByRole('button', { name: 'Import 1 person' }));
    await waitFor(() => expect(toasts[0]).toMatchObject({ title: 'Import Failed', description: 'Admins only' }));
    api.answer(importCall, service({ 'ada@x.org': 'known' }));
    await user.click(await screen.findByRole('button', { name: 'Continue' }));
    expect(await screen.findByText('0 imported, 1 skipped, 0 profile images updated.')).toBeVisible();
  });

  it('of a file with nobody new imports nobody', async () => {
    await openWith('email\nada@x.org', { [checkCall]: service({ 'ada@x.org': 'known' }) });
    expect(await screen.findByText('Nobody in this file is new.')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Import/ })).toBeNull();
  });

  it('offers Retry when the file could not be checked', async () => {
    const { api, user } = await openWith('email\nada@x.org', { [checkCall]: refusal(503, { detail: 'Not now' }) });
    expect(await screen.findByText('The file could not be checked')).toBeVisible();
    api.answer(checkCall, service());
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('button', { name: 'Import 1 person' })).toBeVisible();
  });
});

describe('a file', () => {
  it("that is none says 'Invalid CSV' with the reason", async () => {
    const { toasts } = await openWith('name\nAda');
    const reason = "Missing 'email' column. Found columns: name. Please check your CSV file format.";
    await waitFor(() =>
      expect(toasts).toEqual([{ title: 'Invalid CSV', description: reason, variant: 'destructive' }]),
    );
    expect(screen.getByText(reason)).toBeVisible();
  });

  it('may be dropped', async () => {
    openForAdmin(<ImportCard />, { [checkCall]: service() });
    fireEvent.drop(screen.getByRole('region', { name: 'Choose a file' }), {
      dataTransfer: { files: [fileOf('email\nada@x.org')] },
    });
    expect(await screen.findByRole('button', { name: 'Import 1 person' })).toBeVisible();
  });

  it('may begin as the template', async () => {
    const saved: Blob[] = [];
    const createObjectURL = (file: Blob) => {
      saved.push(file);
      return 'blob:file';
    };
    Object.assign(URL, { createObjectURL, revokeObjectURL: () => undefined });
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const { user } = openForAdmin(<ImportCard />, {});
    await user.click(screen.getByRole('button', { name: 'Download the template' }));
    expect(click).toHaveBeenCalledTimes(1);
    const text = await new Promise((resolve) => {
      const reader = new FileReader();
      reader.onload = () => resolve(reader.result);
      reader.readAsText(saved[0] as Blob);
    });
    expect(text).toBe(
      'email,firstName,lastName,bio,location,profession,contactEmail,linkedinUrl,websiteUrl,profileImageUrl\r\n',
    );
  });
});
