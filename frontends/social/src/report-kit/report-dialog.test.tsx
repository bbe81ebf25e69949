import { describe, expect, it } from '@jest/globals';
import { fakeApi, json, networkFailure, refusal } from '@pathwise/federation/testing/fake-api';
import { renderInShell } from '@pathwise/remote-kit/testing/in-shell';
import { screen, waitFor, within } from '@testing-library/react';
import { useReport } from './use-report.tsx';

function Reporting() {
  const { report, reportDialog } = useReport();
  return (
    <>
      <button type="button" onClick={() => report({ kind: 'member', id: 'user-2', name: 'Priya Venkatesan' })}>
        Report
      </button>
      {reportDialog}
    </>
  );
}

async function openDialog(answer: unknown) {
  const api = fakeApi({ 'POST /api/reports': answer });
  const page = renderInShell(<Reporting />);
  await page.user.click(screen.getByRole('button', { name: 'Report' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Report Priya Venkatesan' }));
  return { api, ...page, dialog, send: () => page.user.click(dialog.getByRole('button', { name: 'Send Report' })) };
}

describe('the report dialog', () => {
  it('sends the reason and the text, thanks and closes', async () => {
    const { api, user, toasts, dialog, send } = await openDialog(json({ id: 'r' }, 201));
    await user.selectOptions(dialog.getByLabelText('Reason'), 'Harassment or insults');
    await user.type(dialog.getByLabelText('What happened? (optional)'), 'Wrote to me again and again');
    await send();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(api.sent('POST', '/api/reports')[0]?.body).toEqual({
      about: { kind: 'member', id: 'user-2' },
      reason: 'harassment',
      text: 'Wrote to me again and again',
    });
    expect(toasts).toEqual([{ title: 'Report sent', description: 'Thank you. The admins will look at it.' }]);
  });

  it('says in words that the same report is still open, which is no failure', async () => {
    const detail = 'You have already reported this. The admins will look at it.';
    const { toasts, send } = await openDialog(refusal(409, { detail }));
    await send();
    await waitFor(() => expect(toasts).toEqual([{ title: 'Already reported', description: detail }]));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('shows again what was typed before Escape', async () => {
    const { user, dialog } = await openDialog(networkFailure);
    await user.type(dialog.getByLabelText('What happened? (optional)'), 'This');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.click(screen.getByRole('button', { name: 'Report' }));
    expect(await screen.findByLabelText('What happened? (optional)')).toHaveValue('This');
  });

  it('stays open with its words when it could not be sent', async () => {
    const { user, toasts, dialog, send } = await openDialog(networkFailure);
    await user.type(dialog.getByLabelText('What happened? (optional)'), 'This');
    await send();
    await waitFor(() => expect(toasts[0]).toMatchObject({ title: 'The report could not be sent' }));
    expect(dialog.getByLabelText('What happened? (optional)')).toHaveValue('This');
  });
});
