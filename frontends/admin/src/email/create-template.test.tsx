import { describe, expect, it } from '@jest/globals';
import { json, refusal } from '@pathwise/federation/testing/fake-api';
import { screen, waitFor, within } from '@testing-library/react';
import { openForAdmin } from '../../test/open.tsx';
import { TemplatesCard } from './templates-card.tsx';

const list = 'GET /api/admin/email-templates';
const call = 'POST /api/admin/email-templates/create';
const welcome = {
  type: 'welcome',
  name: 'Welcome',
  subject: 'Welcome to Pathwise',
  html: '<p>Hello</p>',
  builtIn: true,
  custom: false,
  version: 0,
  updatedAt: null,
  variables: ['firstName'],
};
const news = { ...welcome, type: 'spring-news', name: 'Spring news', builtIn: false, custom: true, version: 1 };

async function openDialog(answer: unknown) {
  const opened = openForAdmin(<TemplatesCard />, { [list]: [welcome], [call]: answer });
  expect(await screen.findByRole('combobox', { name: 'Template' })).toHaveValue('welcome');
  await opened.user.click(screen.getByRole('button', { name: 'New template' }));
  return { ...opened, dialog: within(await screen.findByRole('dialog', { name: 'New template' })) };
}

describe('a new template', () => {
  it('needs a type and a prompt that are not blank', async () => {
    const { user, dialog } = await openDialog(refusal(500));
    const create = dialog.getByRole('button', { name: 'Create template' });
    expect(create).toBeDisabled();
    await user.type(dialog.getByLabelText('Type'), 'spring-news');
    await user.type(dialog.getByLabelText('What the mail is about'), '  ');
    expect(create).toBeDisabled();
    await user.type(dialog.getByLabelText('What the mail is about'), 'Spring');
    expect(create).toBeEnabled();
  });

  it("is drafted, chosen, and says 'Template Created'", async () => {
    const { api, user, toasts, dialog } = await openDialog(json({ type: 'spring-news' }, 201));
    await user.type(dialog.getByLabelText('Type'), ' spring-news ');
    await user.type(dialog.getByLabelText('What the mail is about'), 'Spring is here');
    api.answer(list, [welcome, news]);
    await user.click(dialog.getByRole('button', { name: 'Create template' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('combobox', { name: 'Template' })).toHaveValue('spring-news');
    expect(toasts[0]?.title).toBe('Template Created');
    expect(api.sent('POST', '/api/admin/email-templates/create')[0]?.body).toEqual({
      type: 'spring-news',
      prompt: 'Spring is here',
    });
  });

  it("says 'Creation Failed' with the reason, and keeps the words", async () => {
    const { user, toasts, dialog } = await openDialog(refusal(409, { detail: 'There is a template of this type' }));
    await user.type(dialog.getByLabelText('Type'), 'welcome');
    await user.type(dialog.getByLabelText('What the mail is about'), 'Hello');
    await user.click(dialog.getByRole('button', { name: 'Create template' }));
    await waitFor(() =>
      expect(toasts[0]).toMatchObject({ title: 'Creation Failed', description: 'There is a template of this type' }),
    );
    expect(dialog.getByLabelText('What the mail is about')).toHaveValue('Hello');
  });
});
