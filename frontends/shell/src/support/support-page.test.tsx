import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { type Answer, fakeApi, json, networkFailure, refusal } from '@pathwise/federation/testing/fake-api';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { maya, memberAnswers, visitorAnswers } from '../../test/fixtures.ts';
import { prepareBrowser, showApp } from '../../test/show-app.tsx';
import { sessionKey } from '../app/session/session-query.ts';

beforeEach(() => {
  prepareBrowser();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(cleanup);

async function show(answer?: Answer) {
  const server = fakeApi({ ...visitorAnswers(), ...(answer ? { 'POST /api/support': answer } : {}) });
  showApp('/support');
  await screen.findByRole('button', { name: 'Send Message' });
  return server;
}
async function fill() {
  for (const known of ['Name', 'Email']) await userEvent.clear(screen.getByLabelText(known));
  await userEvent.type(screen.getByLabelText('Name'), 'Maya');
  await userEvent.type(screen.getByLabelText('Email'), 'maya@example.org');
  await userEvent.selectOptions(screen.getByLabelText('Subject'), 'Report a bug');
  await userEvent.type(screen.getByLabelText('Message'), 'It broke.');
}
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send Message' }));

describe('/support', () => {
  it('shows the address, the promise of 24 hours, and the way home', async () => {
    await show();
    expect(screen.getByRole('link', { name: 'support@pathwise.example' })).toBeVisible();
    expect(screen.getByText('Within 24 hours')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
    expect(
      within(screen.getByLabelText('Subject'))
        .getAllByRole('option')
        .slice(1)
        .map((option) => [option.textContent, option.getAttribute('value')]),
    ).toEqual([
      ['General', 'general'],
      ['Members', 'members'],
      ['Report a bug', 'report-bug'],
    ]);
    expect(screen.getByLabelText('Message')).toHaveAttribute('rows', '6');
  });

  it('knows the name and address of a signed-in person, also after a message', async () => {
    const server = fakeApi({ ...memberAnswers(), 'POST /api/support': () => json({ id: 'message-1' }, 201) });
    showApp('/support');
    expect(await screen.findByLabelText('Name')).toHaveValue('Maya Ortiz');
    await userEvent.selectOptions(screen.getByLabelText('Subject'), 'General');
    await userEvent.type(screen.getByLabelText('Message'), 'It works.');
    await send();
    await waitFor(() => expect(screen.getByLabelText('Message')).toHaveValue(''));
    expect(server.sent('POST', '/api/support')[0]?.body).toMatchObject({ email: maya.email });
    expect(screen.getByLabelText('Email')).toHaveValue(maya.email);
    expect(localStorage.getItem(`draft:support:${maya.id}`)).toBeNull();
  });

  it.each(['Name', 'Email', 'Message'])('sends nothing while %s is empty', async (label) => {
    const server = await show();
    await fill();
    await userEvent.clear(screen.getByLabelText(label));
    await send();
    expect(await screen.findByText('Please fill in all fields.')).toBeVisible();
    expect(screen.getByText('Error')).toBeVisible();
    expect(server.sent('POST', '/api/support')).toEqual([]);
  });

  it('sends nothing without a subject', async () => {
    const server = await show();
    await fill();
    await userEvent.selectOptions(screen.getByLabelText('Subject'), '');
    await send();
    expect(await screen.findByText('Please fill in all fields.')).toBeVisible();
    expect(server.sent('POST', '/api/support')).toEqual([]);
  });

  it('sends the message, says so, and empties the form', async () => {
    let answer: (response: Response) => void = () => undefined;
    const server = await show(() => new Promise((resolve) => (answer = resolve)));
    await fill();
    await send();
    expect(await screen.findByRole('button', { name: 'Sending Message...' })).toBeVisible();
    answer(json({ id: 'message-1' }, 201));
    expect(await screen.findByText('Message sent successfully')).toBeVisible();
    expect(screen.getByText("We'll respond to your message within 24 hours.")).toBeVisible();
    expect(server.sent('POST', '/api/support')[0]?.body).toEqual({
      name: 'Maya',
      email: 'maya@example.org',
      subject: 'report-bug',
      message: 'It broke.',
    });
    await waitFor(() => expect(screen.getByLabelText('Message')).toHaveValue(''));
  });

  it('keeps the text when the session ends meanwhile', async () => {
    const server = fakeApi(memberAnswers());
    const { queryClient, where } = showApp('/support');
    await screen.findByRole('button', { name: 'Send Message' });
    await fill();
    server.answer('GET /api/user', () => refusal(401, { detail: 'Please sign in', code: 'signed-out' }));
    await act(() => queryClient.refetchQueries({ queryKey: sessionKey }));
    expect(await screen.findByText('Please sign in again')).toBeVisible();
    expect(where.path).toBe('/support');
    expect(screen.getByLabelText('Message')).toHaveValue('It broke.');
  });

  it('keeps a member’s text until they have signed in again, and until it is sent', async () => {
    fakeApi(memberAnswers());
    showApp('/support');
    await screen.findByRole('button', { name: 'Send Message' });
    await fill();
    cleanup();
    fakeApi({ ...memberAnswers(), 'POST /api/support': () => json({ id: 'message-1' }, 201) });
    showApp('/support');
    expect(await screen.findByLabelText('Message')).toHaveValue('It broke.');
    expect(screen.getByLabelText('Subject')).toHaveValue('report-bug');
    await send();
    expect(await screen.findByText('Message sent successfully')).toBeVisible();
    cleanup();
    showApp('/support');
    expect(await screen.findByLabelText('Message')).toHaveValue('');
  });

  it.each(['{"message":5}', 'no json', 'null'])('starts empty when the kept text is %s', async (kept) => {
    localStorage.setItem(`draft:support:${maya.id}`, kept);
    fakeApi(memberAnswers());
    showApp('/support');
    expect(await screen.findByLabelText('Message')).toHaveValue('');
  });

  it('keeps no text of a visitor, because others may use the browser', async () => {
    await show();
    await fill();
    expect(Object.keys(localStorage).filter((key) => key.startsWith('draft:'))).toEqual([]);
  });

  it.each([
    ['is refused', () => refusal(404, { detail: 'Not found' })],
    ['does not arrive', networkFailure],
  ])('keeps the text when the message %s', async (_name, answer) => {
    await show(answer);
    await fill();
    await send();
    expect(await screen.findByText('Failed to send message. Please try again.')).toBeVisible();
    expect(screen.getByText('Error')).toBeVisible();
    expect(screen.getByLabelText('Message')).toHaveValue('It broke.');
  });
});
