import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { api } from '@pathwise/federation/api';
import { query } from '@pathwise/federation/query';
import { fakeApi, json } from '@pathwise/federation/testing/fake-api';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anIntroduction, maya, memberAnswers, visitorAnswers } from '../../test/fixtures.ts';
import { prepareBrowser, showApp } from '../../test/show-app.tsx';
import { billingAnswers, monthly, testingMode, yearly } from '../../test/subscription.ts';

beforeEach(() => {
  prepareBrowser();
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(cleanup);

const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });

describe('while the sign-in state is loading', () => {
  it("shows a spinner with the text 'Loading...'", async () => {
    fakeApi({ 'GET /api/user': () => new Promise(() => undefined) });
    showApp('/goals');
    expect(await screen.findByText('Loading...')).toBeVisible();
  });
});

describe('signed out', () => {
  beforeEach(() => void fakeApi(visitorAnswers()));

  it.each([
    ['/', /Let's make your dream a reality\. Right now\./],
    ['/landing', /Let's make your dream a reality\. Right now\./],
    ['/auth', 'Sign in to Pathwise'],
    ['/subscription', 'Choose Your Plan'],
    ['/privacy-policy', 'Privacy Policy'],
    ['/terms-of-service', 'Terms of Service'],
    ['/support', 'Support'],
    ['/unsubscribe', 'Unsubscribe'],
    ['/admin', 'Authentication Required'],
  ])('%s shows its page', async (path, name) => {
    showApp(path);
    expect(await heading(name)).toBeVisible();
  });

  it.each([
    '/goals',
    '/dashboard',
    '/plan',
    '/diary',
    '/members',
    '/messages',
    '/explore',
    '/accountability',
    '/challenges',
    '/mentorship',
    '/profile',
    '/nothing',
    '/auth/more',
  ])('%s is not found', async (path) => {
    showApp(path);
    expect(await heading('404 Page Not Found')).toBeVisible();
    expect(screen.getByText('Did you forget to add the page to the router?')).toBeVisible();
  });

  it.each(['/goals?view=preview', '/plan'])('%s offers to sign in, and opens then', async (path) => {
    const { where } = showApp(path);
    await userEvent.click(await screen.findByRole('link', { name: 'Sign In' }));
    fakeApi({ ...memberAnswers(), 'POST /api/login': maya });
    await userEvent.type(await screen.findByLabelText('Email'), 'maya@example.org');
    await userEvent.type(screen.getByLabelText('Password'), 'a long enough password');
    await userEvent.click(screen.getByRole('button', { name: 'Login' }));
    await waitFor(() => expect(where.path + where.search).toBe(path));
    expect(await screen.findByRole('button', { name: /^Account of/ })).toBeVisible();
  });

  it('a page that nobody has offers no sign-in', async () => {
    showApp('/nothing');
    expect(await heading('404 Page Not Found')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Sign In' })).toBeNull();
  });

  it('/admin asks to log in', async () => {
    showApp('/admin');
    expect(await screen.findByText('Please log in to access the admin dashboard.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to Login' })).toHaveAttribute('href', '/auth');
  });
});

describe('signed in', () => {
  beforeEach(() => void fakeApi(memberAnswers()));

  it.each([
    ['/', 'Dashboard'],
    ['/dashboard', 'Dashboard'],
    ['/goals', 'Goals'],
    ['/profession', 'Profession'],
    ['/health', 'Health'],
    ['/relationship', 'Relationship'],
    ['/hobby', 'Hobby'],
    ['/plan', 'Plan'],
    ['/diary', 'My Diary'],
    ['/members', 'Members'],
    ['/messages', 'Members'],
    ['/challenges', 'Challenges'],
    ['/accountability', 'Accountability'],
    ['/mentorship', 'Mentorship'],
    ['/faq', 'FAQ'],
    ['/profile', 'Profile'],
    ['/explore', 'Members'],
    ['/profile?user=somebody-else', 'Members'],
    ['/#health', 'Health'],
    ['/#plan', 'Dashboard'],
    ['/#diary', 'Dashboard'],
    ['/#nonsense', 'Dashboard'],
  ])('%s is served by the main page with %s chosen', async (path, label) => {
    showApp(path);
    const navigation = await screen.findByRole('navigation', { name: 'Main' });
    expect(within(navigation).getByRole('link', { current: 'page' })).toHaveTextContent(label);
  });

  it.each([
    [1, 'Members 1 introduction to answer'],
    [2, 'Members 2 introductions to answer'],
  ])('says in the navigation that introductions wait for an answer: %d', async (count, name) => {
    const received = Array.from({ length: count }, (_, place) => anIntroduction({ id: `i${place}` }));
    const others = [anIntroduction({ direction: 'asked' }), anIntroduction({ status: 'accepted' })];
    fakeApi({ ...memberAnswers(), 'GET /api/introductions': [...received, ...others] });
    showApp('/goals');
    const navigation = await screen.findByRole('navigation', { name: 'Main' });
    expect(await within(navigation).findByRole('link', { name })).toHaveAttribute('href', '/members');
  });

  it.each([
    ['/goals', 'Your goals'],
    ['/plan', 'Your weekly plan'],
    ['/diary', 'Your diary'],
    ['/members', 'Members'],
    ['/explore', 'Members'],
    ['/challenges', 'Challenges'],
    ['/accountability', 'Accountability'],
    ['/mentorship', 'Mentorship'],
    ['/profile', 'The profile'],
  ])('%s is a remote’s, which may be away', async (path, part) => {
    showApp(path);
    expect(await screen.findByText(`${part} could not be loaded`)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
  });

  it('/auth redirects to the main page', async () => {
    const { where } = showApp('/auth');
    await screen.findByRole('navigation', { name: 'Main' });
    expect(where.path).toBe('/');
  });

  it('/landing shows the landing page with a link to the dashboard', async () => {
    showApp('/landing');
    expect(await screen.findByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', '/');
    expect(screen.queryByRole('link', { name: 'Sign In' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Members' })).toHaveAttribute('href', '/');
  });

  it('an unknown path is not found', async () => {
    showApp('/nothing');
    expect(await heading('404 Page Not Found')).toBeVisible();
  });

  it('/admin is denied to members', async () => {
    showApp('/admin');
    expect(await heading('Access Denied')).toBeVisible();
    expect(screen.getByText('You need admin privileges to access this page.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to Dashboard' })).toHaveAttribute('href', '/');
  });

  it.each(['/admin', '/admin/users', '/admin/settings'])(
    '%s loads nothing of the dashboard for members',
    async (path) => {
      const { calls } = fakeApi(memberAnswers());
      showApp(path);
      expect(await heading('Access Denied')).toBeVisible();
      expect(calls.map((call) => call.path)).not.toContain('/remotes.json');
    },
  );

  it.each(['/admin', '/admin/users', '/admin/settings'])('%s loads the dashboard for admins', async (path) => {
    const { calls } = fakeApi(memberAnswers({ ...maya, role: 'admin' }));
    showApp(path);
    expect(await screen.findByRole('link', { name: 'Back to App' })).toHaveAttribute('href', '/');
    expect(await screen.findByText('The admin dashboard could not be loaded')).toBeVisible();
    expect(calls.map((call) => call.path)).toContain('/remotes.json');
  });

  it('/admin/nothing is not found', async () => {
    fakeApi(memberAnswers({ ...maya, role: 'admin' }));
    showApp('/admin/nothing');
    expect(await heading('404 Page Not Found')).toBeVisible();
  });
});

describe('the workspace', () => {
  beforeEach(() => void fakeApi(memberAnswers()));

  it('leads from the logo to /landing', async () => {
    showApp('/faq');
    const sidebar = await screen.findByRole('complementary', { name: 'Sidebar' });
    expect(within(sidebar).getByRole('link', { name: 'Pathwise' })).toHaveAttribute('href', '/landing');
  });

  it('starts with the Workspace tab and scrolls to the top when the tab changes', async () => {
    showApp('/faq');
    const workspace = await screen.findByRole('tab', { name: 'Workspace' });
    expect(workspace).toHaveAttribute('aria-selected', 'true');
    const scrolled = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
    await userEvent.click(screen.getByRole('tab', { name: 'Preview' }));
    expect(screen.getByRole('tab', { name: 'Preview' })).toHaveAttribute('aria-selected', 'true');
    expect(await screen.findByText('Your roadmaps could not be loaded')).toBeVisible();
    expect(scrolled).toHaveBeenCalledWith(0, 0);
  });

  it('returns to the Workspace tab when a section is pressed', async () => {
    showApp('/faq');
    await userEvent.click(await screen.findByRole('tab', { name: 'Preview' }));
    await userEvent.click(screen.getByRole('link', { name: 'Challenges' }));
    expect(screen.getByRole('tab', { name: 'Workspace' })).toHaveAttribute('aria-selected', 'true');
    expect(await heading('Challenges')).toBeVisible();
  });

  it('keeps Preview in the history: Back leaves it, and another section does too', async () => {
    const { where } = showApp('/faq');
    await userEvent.click(await screen.findByRole('tab', { name: 'Preview' }));
    expect(where).toMatchObject({ path: '/faq', search: '?view=preview' });
    act(() => where.back());
    await waitFor(() => expect(where).toMatchObject({ path: '/faq', search: '' }));
    expect(screen.getByRole('tab', { name: 'Workspace' })).toHaveAttribute('aria-selected', 'true');

    await userEvent.click(screen.getByRole('tab', { name: 'Preview' }));
    await userEvent.click(screen.getByRole('link', { name: 'FAQ' }));
    expect(where).toMatchObject({ path: '/faq', search: '' });
    act(() => where.back());
    await waitFor(() => expect(where.search).toBe('?view=preview'));
    expect(screen.getByRole('tab', { name: 'Preview' })).toHaveAttribute('aria-selected', 'true');
  });

  it.each(['/faq?view=preview&goal=g', '/?view=preview&goal=g#faq'])(
    'stays in Preview with its goal over a reload of %s',
    async (address) => {
      const { where } = showApp(address);
      expect(await screen.findByRole('tab', { name: 'Preview' })).toHaveAttribute('aria-selected', 'true');
      expect(where).toMatchObject({ path: '/faq', search: '?view=preview&goal=g' });
    },
  );

  it('mounts the page behind Preview when its tab is first shown, and keeps it from then on', async () => {
    await import('../faq/faq-page.tsx');
    showApp('/faq?view=preview');
    const workspace = await screen.findByRole('tab', { name: 'Workspace' });
    const page = () => document.querySelector('#main h1[tabindex]');
    await act(async () => undefined);
    expect(page()).toBeNull();

    await userEvent.click(workspace);
    await heading('Frequently Asked Questions');
    await userEvent.click(screen.getByRole('tab', { name: 'Preview' }));
    expect(page()).toHaveTextContent('Frequently Asked Questions');
    expect(page()?.closest('[role="tabpanel"]')).toHaveAttribute('data-state', 'inactive');
  });

  it('names the page in the document’s title', async () => {
    showApp('/faq');
    const preview = await screen.findByRole('tab', { name: 'Preview' });
    await waitFor(() => expect(document.title).toBe('FAQ · Pathwise'));
    await userEvent.click(preview);
    expect(document.title).toBe('Goal Roadmaps · Pathwise');
    await userEvent.click(screen.getByRole('tab', { name: 'Workspace' }));
    expect(document.title).toBe('FAQ · Pathwise');
  });

  it('folds the sidebar to icons whose names stay readable', async () => {
    showApp('/faq');
    await userEvent.click(await screen.findByRole('button', { name: 'Collapse sidebar' }));
    expect(screen.getByRole('button', { name: 'Expand sidebar' })).toHaveAttribute('aria-expanded', 'false');
    expect(screen.getByRole('link', { name: 'Goals' })).toHaveAttribute('title', 'Goals');
  });

  it('hides the chat in focus mode', async () => {
    showApp('/faq');
    expect(await screen.findByRole('log')).toBeVisible();
    const focusMode = screen.getByRole('button', { name: 'Focus mode: hide the chat' });
    await userEvent.click(focusMode);
    expect(focusMode).toHaveAttribute('aria-pressed', 'true');
    expect(screen.queryByRole('log')).toBeNull();
  });

  it('closes, reopens and minimises the chat', async () => {
    showApp('/members');
    await userEvent.click(await screen.findByRole('button', { name: 'Close chat' }));
    expect(screen.queryByRole('log')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Ask Sage' }));
    expect(screen.getByRole('log')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Message Sage' })).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Minimise chat' }));
    expect(screen.queryByRole('log')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Open chat' }));
    expect(screen.getByRole('log')).toBeVisible();
  });

  it("opens the chat at the window event 'openAiChat'", async () => {
    showApp('/plan');
    await screen.findByRole('button', { name: 'Ask Sage' });
    act(() => void window.dispatchEvent(new Event('openAiChat')));
    expect(await screen.findByRole('log')).toBeVisible();
  });

  it('opens the weekly plan with the icon rail and without the chat', async () => {
    showApp('/plan');
    expect(await screen.findByRole('button', { name: 'Expand sidebar' })).toBeVisible();
    expect(screen.queryByRole('log')).toBeNull();
  });

  const goTo = (name: string) => userEvent.click(screen.getByRole('link', { name }));

  it.each(['/goals', '/plan'])('shows the chat again elsewhere after the plan, when it began at %s', async (path) => {
    showApp(path);
    await screen.findByRole('navigation', { name: 'Main' });
    await goTo('Plan');
    expect(screen.queryByRole('log')).toBeNull();
    await goTo('Goals');
    expect(await screen.findByRole('log')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Message Sage' })).not.toHaveFocus();
  });

  it('restores the chat’s state from before the plan, or the state chosen there', async () => {
    showApp('/goals');
    await userEvent.click(await screen.findByRole('button', { name: 'Close chat' }));
    await goTo('Plan');
    await goTo('Goals');
    expect(screen.queryByRole('log')).toBeNull();
    await goTo('Plan');
    await userEvent.click(screen.getByRole('button', { name: 'Ask Sage' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Minimise chat' }));
    await goTo('Goals');
    expect(screen.getByRole('button', { name: 'Open chat' })).toBeVisible();
  });

  it.each([
    [1280, false],
    [1440, true],
  ])('beside Preview at %d px, the chat is shown: %p', async (width, isShown) => {
    prepareBrowser(width);
    showApp('/goals');
    await userEvent.click(await screen.findByRole('tab', { name: 'Preview' }));
    expect(screen.queryByRole('log') !== null).toBe(isShown);
    await userEvent.click(screen.getByRole('tab', { name: 'Workspace' }));
    expect(await screen.findByRole('log')).toBeVisible();
  });

  it('keeps the chat closed after the plan where it would cover the page', async () => {
    prepareBrowser(800);
    showApp('/plan');
    await screen.findByRole('navigation', { name: 'Main' });
    await goTo('Goals');
    expect(screen.getByRole('button', { name: 'Ask Sage' })).toBeVisible();
  });

  it("opens the upgrade dialog at the window event 'app:upgrade'", async () => {
    const { where } = showApp('/faq');
    await screen.findByRole('navigation', { name: 'Main' });
    act(() => void window.dispatchEvent(new CustomEvent('app:upgrade', { detail: { feature: 'mentorship' } })));
    const dialog = await screen.findByRole('dialog', { name: 'Upgrade for mentorship' });
    expect(
      within(dialog)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Unlimited goals',
      'Advanced AI life coaching',
      'Full social and networking access',
      'Accountability partner matching',
      'Mentorship marketplace',
      'Advanced analytics and insights',
      'Priority support',
    ]);
    expect(dialog).toHaveTextContent('$49 per month. 30-day money-back guarantee, cancel anytime.');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Upgrade to Premium' }));
    await waitFor(() => expect(where.path).toBe('/subscription'));
    expect(sessionStorage.getItem('placeBeforePlans')).toBe('/faq');
  });

  it('says in the upgrade dialog that payments are disabled', async () => {
    fakeApi({ ...memberAnswers(), ...billingAnswers(undefined, testingMode) });
    showApp('/faq');
    await screen.findByRole('navigation', { name: 'Main' });
    act(() => void window.dispatchEvent(new CustomEvent('app:upgrade', { detail: { feature: 'goals' } })));
    const dialog = await screen.findByRole('dialog', { name: 'Upgrade for unlimited goals' });
    expect(await within(dialog).findByText(/^Payments are currently disabled\./)).toBeVisible();
    expect(within(dialog).getByRole('button', { name: 'See the plans' })).toBeVisible();
  });

  it.each([
    [37, '83% off$100 per yearnormally $588 per year, save $488, 37 places left'],
    [0, undefined],
  ])('shows the offer in the upgrade dialog while it has places: %d', async (left, text) => {
    fakeApi({
      ...memberAnswers(),
      ...billingAnswers(),
      'GET /api/subscription/plans': [
        { ...monthly, price: 59 },
        { ...yearly, seatsLeft: left },
      ],
    });
    showApp('/faq');
    await screen.findByRole('navigation', { name: 'Main' });
    act(() => void window.dispatchEvent(new CustomEvent('app:upgrade', { detail: { feature: 'goals' } })));
    const dialog = await screen.findByRole('dialog', { name: 'Upgrade for unlimited goals' });
    await waitFor(() => expect(dialog).toHaveTextContent('$59 per month.'));
    if (text) expect(dialog).toHaveTextContent(text);
    else expect(dialog).not.toHaveTextContent('83% off');
  });

  it('keeps the chosen theme', async () => {
    showApp('/faq');
    await userEvent.click(await screen.findByRole('button', { name: /Account of/ }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Dark' }));
    expect(document.documentElement.dataset['theme']).toBe('dark');
    expect(localStorage.getItem('theme')).toBe('dark');
  });
});

describe('a plan that an admin previews', () => {
  const previewing = { ...maya, role: 'admin', previewMode: 'free' } as const;

  it.each(['/faq', '/support', '/admin', '/landing'])('is said on %s', async (path) => {
    fakeApi(memberAnswers(previewing));
    showApp(path);
    expect(await screen.findByText('You see Pathwise as a free member.')).toBeVisible();
  });

  it('ends with one press', async () => {
    let user: typeof maya = previewing;
    const { calls } = fakeApi({
      ...memberAnswers(),
      'GET /api/user': () => user,
      'POST /api/admin/preview-mode': () => {
        user = { ...maya, role: 'admin' };
        return { previewMode: null };
      },
    });
    showApp('/faq');
    await userEvent.click(await screen.findByRole('button', { name: 'Back to your plan' }));
    await waitFor(() => expect(screen.queryByText('You see Pathwise as a free member.')).toBeNull());
    expect(calls.find(({ method, path }) => method === 'POST' && path === '/api/admin/preview-mode')?.body).toEqual({
      previewMode: null,
    });
  });

  it('goes on when ending it failed', async () => {
    fakeApi(memberAnswers(previewing));
    showApp('/faq');
    await userEvent.click(await screen.findByRole('button', { name: 'Back to your plan' }));
    expect(await screen.findByText('The preview goes on. Please try again.')).toBeVisible();
    expect(screen.getByText('You see Pathwise as a free member.')).toBeVisible();
  });

  it('is nobody else’s', async () => {
    fakeApi(memberAnswers());
    showApp('/faq');
    expect(await screen.findByRole('heading', { level: 1, name: /Frequently/ })).toBeVisible();
    expect(screen.queryByRole('complementary', { name: 'Preview' })).toBeNull();
  });
});

describe('the account menu', () => {
  const openMenu = async () => {
    await userEvent.click(await screen.findByRole('button', { name: /Account of/ }));
    return screen.findByRole('menu');
  };

  it('leads admins to the admin dashboard', async () => {
    fakeApi(memberAnswers({ ...maya, role: 'admin' }));
    const { where } = showApp('/faq');
    await userEvent.click(within(await openMenu()).getByRole('menuitem', { name: 'Admin dashboard' }));
    await waitFor(() => expect(where.path).toBe('/admin'));
  });

  it('says nothing of it to others', async () => {
    fakeApi(memberAnswers());
    showApp('/faq');
    expect(within(await openMenu()).queryByRole('menuitem', { name: 'Admin dashboard' })).toBeNull();
  });
});

describe('on a narrow screen', () => {
  beforeEach(() => {
    prepareBrowser(375);
    fakeApi(memberAnswers());
  });

  it('the menu is a drawer that keeps the focus inside, and Escape gives it back', async () => {
    showApp('/faq');
    const menu = await screen.findByRole('button', { name: 'Open menu' });
    await userEvent.click(menu);
    expect(screen.getByRole('link', { name: 'FAQ' })).toHaveFocus();
    expect(screen.getByRole('main', { hidden: true })).toHaveAttribute('inert');
    await userEvent.keyboard('{Escape}');
    expect(menu).toHaveFocus();
    expect(screen.getByRole('main')).not.toHaveAttribute('inert');
  });

  it('the chat covers everything once it is opened', async () => {
    showApp('/members');
    expect(screen.queryByRole('log')).toBeNull();
    await userEvent.click(await screen.findByRole('button', { name: 'Ask Sage' }));
    expect(screen.getByRole('log')).toBeVisible();
    expect(screen.getByRole('main', { hidden: true })).toHaveAttribute('inert');
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('log')).toBeNull();
    expect(screen.getByRole('button', { name: 'Ask Sage' })).toHaveFocus();
  });
});

describe('the chat button on a narrow screen', () => {
  const scrollTo = (scrollY: number) => {
    Object.defineProperty(window, 'scrollY', { configurable: true, value: scrollY });
    act(() => void window.dispatchEvent(new Event('scroll')));
  };

  it('hides while the person scrolls down, and shows again on the way up', async () => {
    prepareBrowser(375);
    fakeApi(memberAnswers());
    showApp('/members');
    const button = await screen.findByRole('button', { name: 'Ask Sage' });
    scrollTo(200);
    expect(button).toHaveAttribute('data-aside');
    scrollTo(150);
    expect(button).not.toHaveAttribute('data-aside');
    scrollTo(0);
  });
});

describe('the default fetching', () => {
  it('GETs an operation once for the same values, and keeps the answer', async () => {
    const server = fakeApi({
      ...memberAnswers(),
      'GET /api/goals/a': () => json('one'),
      'GET /api/goals/b': () => json('two'),
    });
    const { queryClient } = showApp('/faq');
    const goal = (id: string) => queryClient.fetchQuery(query(api.goals.getGoal, { params: { id } }));
    expect([await goal('a'), await goal('b'), await goal('a')]).toEqual(['one', 'two', 'one']);
    expect(server.calls.filter(({ path }) => path.startsWith('/api/goals/'))).toHaveLength(2);
    expect(queryClient.getDefaultOptions().queries).toMatchObject({
      retry: false,
      refetchOnWindowFocus: false,
      refetchInterval: false,
      staleTime: Number.POSITIVE_INFINITY,
    });
  });

  it('raises an error that names the status and the body, without a second try', async () => {
    const server = fakeApi({ ...memberAnswers(), 'GET /api/goals': () => new Response('teapot', { status: 418 }) });
    const { queryClient } = showApp('/faq');
    await expect(queryClient.fetchQuery(query(api.goals.listGoals))).rejects.toThrow('418: teapot');
    expect(server.sent('GET', '/api/goals')).toHaveLength(1);
  });
});
