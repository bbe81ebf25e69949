import { describe, expect, it } from '@jest/globals';
import type { QueryClient } from '@pathwise/federation/query';
import { type Call, held, refusal } from '@pathwise/federation/testing/fake-api';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { openForAdmin } from '../../test/open.tsx';
import { aUser } from '../../test/users.ts';
import { TemplatesCard } from './templates-card.tsx';
import { TestEmailCard } from './test-email-card.tsx';

const list = 'GET /api/admin/email-templates';
const preview = 'POST /api/admin/email-templates/welcome/preview';
const change = 'PUT /api/admin/email-templates/welcome';

const welcome = {
  type: 'welcome',
  name: 'Welcome',
  subject: 'Hello {{firstName}}',
  html: '<p>Welcome</p>',
  builtIn: true,
  custom: false,
  version: 2,
  updatedAt: '2026-11-20T10:00:00.000Z',
  variables: ['firstName', 'email', 'goalTitle'],
};
const news = {
  ...welcome,
  type: 'spring-news',
  name: 'Spring news',
  subject: 'News',
  builtIn: false,
  custom: true,
  version: 1,
};
const drawn = ({ body }: Call) => {
  const { subject, html } = body as { subject: string; html: string };
  return { subject: subject.replace('{{firstName}}', 'Maya'), html, text: '', unknownVariables: [] };
};
const open = (answers: Record<string, unknown> = {}) =>
  openForAdmin(<TemplatesCard />, {
    [list]: [welcome, news],
    [preview]: drawn,
    'POST /api/admin/email-templates/spring-news/preview': drawn,
    ...answers,
  });

const frame = () => screen.findByTitle('The mail');

describe('the preview of a template', () => {
  it('is the mail in a frame that may do nothing', async () => {
    open();
    const shown = await frame();
    expect(shown).toHaveAttribute('sandbox', '');
    expect(shown).toHaveAttribute('srcdoc', '<p>Welcome</p>');
    expect(screen.getByText('Hello Maya')).toBeVisible();
  });

  it('follows what is typed, and names unknown variables', async () => {
    open({
      [preview]: (call: Call) => ({
        ...drawn(call),
        unknownVariables: String((call.body as { html: string }).html).includes('{{oops}}') ? ['oops'] : [],
      }),
    });
    await frame();
    fireEvent.change(screen.getByRole('textbox', { name: 'HTML' }), { target: { value: '<p>{{oops}}</p>' } });
    expect(await screen.findByText('Unknown variable: {{oops}}')).toBeVisible();
    expect(await frame()).toHaveAttribute('srcdoc', '<p>{{oops}}</p>');
  });

  it('is drawn for a chosen person', async () => {
    const { api, user } = open({ 'GET /api/admin/users?q=ada%40example.org&limit=5': [aUser({ id: 'ada' })] });
    await frame();
    fireEvent.change(screen.getByRole('combobox', { name: 'Preview for' }), { target: { value: 'ada@example.org' } });
    await waitFor(() =>
      expect(api.sent('POST', '/api/admin/email-templates/welcome/preview').at(-1)?.body).toMatchObject({
        userId: 'ada',
      }),
    );
    await user.click(screen.getByRole('button', { name: 'Phone' }));
    expect(await frame()).toHaveClass('w-[375px]');
  });

  it("says 'Failed to load email preview. Please try again.'", async () => {
    open({ [preview]: refusal(503) });
    expect(await screen.findByText('Failed to load email preview. Please try again.')).toBeVisible();
  });
});

describe('saving a template', () => {
  it('needs subject and HTML', async () => {
    const { user } = open();
    await frame();
    const save = screen.getByRole('button', { name: 'Save template' });
    expect(save).toBeDisabled();
    await user.type(screen.getByRole('textbox', { name: 'Subject' }), '!');
    expect(save).toBeEnabled();
    await user.clear(screen.getByRole('textbox', { name: 'HTML' }));
    expect(save).toBeDisabled();
  });

  it("sends both with the version it began from, and says 'Template Updated'", async () => {
    const { api, user, toasts } = open({ [change]: { ...welcome, version: 3 } });
    await frame();
    await user.type(screen.getByRole('textbox', { name: 'Subject' }), '!');
    await user.click(screen.getByRole('button', { name: 'Save template' }));
    await waitFor(() => expect(toasts[0]?.title).toBe('Template Updated'));
    expect(api.sent('PUT', '/api/admin/email-templates/welcome')[0]?.body).toEqual({
      subject: 'Hello {{firstName}}!',
      html: '<p>Welcome</p>',
      version: 2,
    });
  });

  it("says 'Update Failed' and keeps the words", async () => {
    const { user, toasts } = open({ [change]: refusal(409, { detail: 'Somebody else has changed it' }) });
    await frame();
    await user.type(screen.getByRole('textbox', { name: 'Subject' }), '!');
    await user.click(screen.getByRole('button', { name: 'Save template' }));
    await waitFor(() =>
      expect(toasts[0]).toMatchObject({ title: 'Update Failed', description: 'Somebody else has changed it' }),
    );
    expect(screen.getByRole('textbox', { name: 'Subject' })).toHaveValue('Hello {{firstName}}!');
  });

  const stale = async () => {
    const newer = { ...welcome, version: 5, subject: 'By somebody else', html: '<p>Theirs</p>' };
    const opened = open({ [change]: refusal(409, { code: 'stale-version', current: newer }) });
    await frame();
    await opened.user.type(screen.getByRole('textbox', { name: 'Subject' }), '!');
    await opened.user.click(screen.getByRole('button', { name: 'Save template' }));
    expect(await screen.findByText('Its subject is now: By somebody else')).toBeVisible();
    expect(screen.getByText('<p>Theirs</p>')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Subject' })).toHaveValue('Hello {{firstName}}!');
    return { ...opened, newer };
  };

  it('offers both versions when another admin has saved meanwhile, and overwrites only on request', async () => {
    const { api, user, toasts } = await stale();
    api.answer(change, { ...welcome, version: 6 });
    await user.click(screen.getByRole('button', { name: 'Save mine over it' }));
    await waitFor(() => expect(toasts[0]?.title).toBe('Template Updated'));
    expect(api.sent('PUT', '/api/admin/email-templates/welcome')[1]?.body).toMatchObject({
      subject: 'Hello {{firstName}}!',
      version: 5,
    });
  });

  it('takes the version of the other admin on request', async () => {
    const { api, user, newer } = await stale();
    api.answer(list, [newer, news]);
    await user.click(screen.getByRole('button', { name: 'Use that version' }));
    expect(screen.getByRole('textbox', { name: 'Subject' })).toHaveValue('By somebody else');
    expect(await screen.findByText('Version 5')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  const saveOfAnother = async (queries: QueryClient, api: ReturnType<typeof open>['api']) => {
    api.answer(list, [{ ...welcome, version: 3, subject: 'By somebody else', html: '<p>Theirs</p>' }, news]);
    await act(() => queries.invalidateQueries());
    expect(await screen.findByText('Version 3')).toBeVisible();
  };

  it('keeps unsaved words when the list brings what another admin has saved, and offers both', async () => {
    const { api, user, queries } = open({ [change]: { ...welcome, version: 4 } });
    await frame();
    await user.type(screen.getByRole('textbox', { name: 'Subject' }), '!');
    await saveOfAnother(queries, api);
    expect(screen.getByRole('textbox', { name: 'Subject' })).toHaveValue('Hello {{firstName}}!');
    expect(screen.getByText('Its subject is now: By somebody else')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Save mine over it' }));
    await waitFor(() => expect(api.sent('PUT', '/api/admin/email-templates/welcome')).toHaveLength(1));
    expect(api.sent('PUT', '/api/admin/email-templates/welcome')[0]?.body).toMatchObject({
      subject: 'Hello {{firstName}}!',
      version: 3,
    });
  });

  it('shows what another admin has saved when nothing is unsaved', async () => {
    const { api, queries } = open();
    await frame();
    await saveOfAnother(queries, api);
    expect(screen.getByRole('textbox', { name: 'Subject' })).toHaveValue('By somebody else');
    expect(screen.queryByText('Its subject is now: By somebody else')).toBeNull();
  });

  it('takes no words that the stored template would replace', async () => {
    const { answer, release } = held<unknown>();
    const { api, user, toasts } = open({ [change]: { ...welcome, version: 3 } });
    await frame();
    await user.type(screen.getByRole('textbox', { name: 'Subject' }), '!');
    api.answer(list, answer);
    await user.click(screen.getByRole('button', { name: 'Save template' }));
    await waitFor(() => expect(api.sent('GET', '/api/admin/email-templates')).toHaveLength(2));
    await user.type(screen.getByRole('textbox', { name: 'Subject' }), '?');
    expect(screen.getByRole('textbox', { name: 'Subject' })).toHaveValue('Hello {{firstName}}!');
    expect(toasts).toEqual([]);
    release([{ ...welcome, version: 3, subject: 'Hello {{firstName}}!' }, news]);
    await waitFor(() => expect(toasts[0]?.title).toBe('Template Updated'));
    await user.type(screen.getByRole('textbox', { name: 'Subject' }), '?');
    expect(screen.getByRole('textbox', { name: 'Subject' })).toHaveValue('Hello {{firstName}}!?');
  });
});

describe('the history of a template', () => {
  it('goes back to an earlier version', async () => {
    const versions = [
      { version: 2, subject: 'Hello', html: '<p>2</p>', at: '2026-11-20T10:00:00.000Z' },
      { version: 0, subject: 'Hi', html: '<p>0</p>', at: null },
    ];
    const { user, toasts } = open({
      'GET /api/admin/email-templates/welcome/versions': versions,
      'POST /api/admin/email-templates/welcome/versions/0/restore': { ...welcome, version: 3 },
    });
    await frame();
    await user.click(screen.getByRole('button', { name: 'History' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'History of Welcome' }));
    expect(await dialog.findByText('Now')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Restore the original' }));
    await waitFor(() => expect(toasts[0]?.title).toBe('Template Updated'));
  });
});

describe('a template that an admin created', () => {
  it('can be deleted, and a built-in one cannot', async () => {
    const { api, user } = open({
      'DELETE /api/admin/email-templates/spring-news': new Response(null, { status: 204 }),
    });
    await frame();
    expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Template' }), 'Spring news');
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    api.answer(list, [welcome]);
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByRole('option', { name: 'Spring news' })).toBeNull());
    expect(api.sent('DELETE', '/api/admin/email-templates/spring-news')).toHaveLength(1);
  });
});

describe('a test of a template', () => {
  it("needs an address, and says 'Test Email Sent'", async () => {
    const { api, user, toasts } = open({ 'POST /api/admin/test-email': new Response(null, { status: 202 }) });
    await frame();
    const send = screen.getByRole('button', { name: 'Send test' });
    expect(send).toBeDisabled();
    await user.type(screen.getByRole('textbox', { name: 'Test email' }), 'me@example.org');
    await user.click(send);
    await waitFor(() => expect(toasts[0]?.title).toBe('Test Email Sent'));
    expect(api.sent('POST', '/api/admin/test-email')[0]?.body).toEqual({ type: 'welcome', email: 'me@example.org' });
  });
});

describe('the single test email', () => {
  const openCard = (answer: unknown) => openForAdmin(<TestEmailCard />, { 'POST /api/admin/test-email': answer });

  it('offers welcome, progress, achievement and betaPremiumWelcome, and needs an address', () => {
    openCard(new Response(null, { status: 202 }));
    const options = screen.getAllByRole<HTMLOptionElement>('option').map(({ value }) => value);
    expect(options).toEqual(['welcome', 'progress', 'achievement', 'betaPremiumWelcome']);
    expect(screen.getByRole('button', { name: 'Send test email' })).toBeDisabled();
  });

  it("says 'Test Email Failed' with the reason", async () => {
    const { api, user, toasts } = openCard(refusal(429, { detail: 'Too many tests' }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Mail' }), 'Goal achievement');
    await user.type(screen.getByRole('textbox', { name: 'Email' }), 'me@example.org{Enter}');
    await waitFor(() =>
      expect(toasts).toEqual([{ title: 'Test Email Failed', description: 'Too many tests', variant: 'destructive' }]),
    );
    expect(api.sent('POST', '/api/admin/test-email')[0]?.body).toEqual({
      type: 'achievement',
      email: 'me@example.org',
    });
  });
});
