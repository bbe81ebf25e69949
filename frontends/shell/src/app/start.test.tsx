import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fakeApi, json } from '@pathwise/federation/testing/fake-api';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { maya, memberAnswers, visitorAnswers } from '../../test/fixtures.ts';
import { prepareBrowser } from '../../test/show-app.tsx';
import { landing } from '../landing/prerendered.tsx';
import { openings } from './layout/prerendered.tsx';
import { start } from './start.tsx';

let root: HTMLElement;
beforeEach(() => {
  prepareBrowser();
  history.replaceState(null, '', '/');
  root = document.createElement('div');
  document.body.append(root);
});
afterEach(() => {
  cleanup();
  document.head.innerHTML = '';
  document.body.innerHTML = '';
});

function serveToVisitor() {
  document.head.innerHTML = '<meta name="pathwise:visitor" content="">';
  root.innerHTML = `<div data-prerendered>${landing}</div>`;
}

/** What the page holds after each change of it. */
function record(): string[] {
  const seen: string[] = [];
  new MutationObserver(() => void seen.push(root.textContent)).observe(root, { childList: true, subtree: true });
  return seen;
}

describe('the prerendered landing page', () => {
  it('is replaced by the same page in one step, and nobody asks who is signed in', async () => {
    const server = fakeApi(visitorAnswers());
    serveToVisitor();
    const before = root.textContent;
    const [prerendered] = root.children;
    const seen = record();
    await act(async () => start(root));
    await waitFor(() => expect(prerendered).not.toBeInTheDocument());
    expect(seen).toEqual([before]);
    expect(server.sent('GET', '/api/user')).toEqual([]);
  });

  it('hands over the text that a visitor has begun, with the focus', async () => {
    fakeApi(visitorAnswers());
    serveToVisitor();
    const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your goal' });
    field.value = 'Run 10 km';
    field.focus();
    await act(async () => start(root));
    await waitFor(() => expect(field).not.toBeInTheDocument());
    expect(screen.getByRole('textbox', { name: 'Your goal' })).toHaveValue('Run 10 km');
    expect(screen.getByRole('textbox', { name: 'Your goal' })).toHaveFocus();
  });

  it('hands the focus over in the step that replaces it, before another key is pressed', async () => {
    fakeApi(visitorAnswers());
    serveToVisitor();
    const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your goal' });
    field.focus();
    const focused = new Promise<Element | null>((resolve) => {
      new MutationObserver(() => field.isConnected || resolve(document.activeElement)).observe(root, {
        childList: true,
      });
    });
    // `act` would also run what a browser runs later
    Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false);
    start(root);
    expect(await focused).toBe(screen.getByRole('textbox', { name: 'Your goal' }));
    Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);
  });

  it('hands over the focus of a visitor who enters the field while its first render is prepared', async () => {
    fakeApi(visitorAnswers());
    serveToVisitor();
    const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your goal' });
    // the first render reads the text
    Object.defineProperty(field, 'value', {
      get: () => {
        if (field.isConnected) field.focus();
        return '';
      },
    });
    await act(async () => start(root));
    await waitFor(() => expect(field).not.toBeInTheDocument());
    expect(screen.getByRole('textbox', { name: 'Your goal' })).toHaveFocus();
  });

  it('hands over what is typed while its first render is prepared', async () => {
    fakeApi(visitorAnswers());
    serveToVisitor();
    const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your goal' });
    Object.defineProperty(field, 'value', { get: () => (field.isConnected ? 'Run' : 'Run 10 km') });
    await act(async () => start(root));
    await waitFor(() => expect(field).not.toBeInTheDocument());
    expect(screen.getByRole('textbox', { name: 'Your goal' })).toHaveValue('Run 10 km');
    expect(screen.getByRole('textbox', { name: 'Your goal' })).toHaveFocus();
  });
});

it('a page served to a member asks who is signed in', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const server = fakeApi(memberAnswers());
  history.replaceState(null, '', '/landing');
  await act(async () => start(root));
  expect(await screen.findByRole('link', { name: 'Dashboard' })).toBeVisible();
  expect(server.sent('GET', '/api/user')).not.toEqual([]);
});

describe('a member’s page', () => {
  /** The spinners that were seen until the workspace was shown. */
  async function spinnersSeen(): Promise<number> {
    document.head.innerHTML = '<meta name="pathwise:member" content="">';
    const spinners = new Set<Node>();
    new MutationObserver(() => {
      for (const spinner of root.querySelectorAll('[role="status"].min-h-dvh')) spinners.add(spinner);
    }).observe(root, { childList: true, subtree: true });
    await act(async () => start(root));
    expect(await screen.findByRole('tab', { name: 'Workspace' })).toBeVisible();
    return spinners.size;
  }

  it('begins with the workspace where it is known who is signed in', async () => {
    fakeApi(memberAnswers());
    expect(await spinnersSeen()).toBe(0);
  });

  it('keeps what its HTML begins with until then, however long that takes', async () => {
    const answer = Promise.withResolvers<Response>();
    fakeApi({ ...memberAnswers(), 'GET /api/user': () => answer.promise });
    root.innerHTML = (JSON.parse(openings) as { workspace: Record<string, string> }).workspace['/'] ?? '';
    setTimeout(() => answer.resolve(json(maya)), 900);
    expect(await spinnersSeen()).toBe(0);
    expect(root.querySelector('[data-opening]')).toBeNull();
  });

  it('shows one spinner while that takes long', async () => {
    const answer = Promise.withResolvers<Response>();
    fakeApi({ ...memberAnswers(), 'GET /api/user': () => answer.promise });
    setTimeout(() => answer.resolve(json(maya)), 900);
    expect(await spinnersSeen()).toBe(1);
  });
});
