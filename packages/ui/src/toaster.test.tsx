import { afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { dismiss, notify } from './notify.tsx';
import { dialogBox, floating, fullDialogBox, menuSheet, scrim } from './overlay.tsx';
import { showOnPhone } from './testing/on-phone.tsx';
import { Toaster } from './toaster.tsx';

// the component loads lazily, which on a busy machine takes longer than the tests wait
beforeAll(() => import('./toaster-stage.tsx'));

const toasts = () => document.querySelectorAll('[data-sonner-toast]');

describe('notify', () => {
  afterEach(() => {
    jest.useRealTimers();
  });

  it('shows a toast that was sent before the toaster had loaded', async () => {
    notify({ title: 'Welcome back!', description: 'Login successful' });
    render(<Toaster />);
    expect(await screen.findByText('Welcome back!')).toBeInTheDocument();
    expect(screen.getByText('Login successful')).toBeInTheDocument();
    expect(document.querySelector('section')).toHaveAttribute('aria-live', 'polite');
  });

  it('loads with the first press where a toast may come without a network', async () => {
    render(<Toaster loadsWhenUsed />);
    expect(document.querySelector('section')).toBeNull();
    await userEvent.keyboard('a');
    await waitFor(() => expect(document.querySelector('section')).not.toBeNull());
  });

  it('lies in front of dialogs and behind open menus', async () => {
    render(<Toaster />);
    act(() => notify({ title: 'Failed to move task', variant: 'destructive' }));
    const toaster = (await screen.findByText('Failed to move task')).closest<HTMLElement>('[data-sonner-toaster]');
    const layer = Number(toaster?.style.zIndex);
    const layerIn = (classes: string) => Number(/(?<=\bz-)\d+/.exec(classes)?.[0]);
    expect(layer).toBeGreaterThan(Math.max(layerIn(scrim), layerIn(dialogBox), layerIn(fullDialogBox)));
    expect(layer).toBeLessThan(Math.min(layerIn(floating), layerIn(menuSheet)));
  });

  it('takes an offer away when a press leads to another page, and keeps it on a page that opens by itself', async () => {
    const { container } = render(<Toaster />);
    const open = (path: string) =>
      act(() => {
        window.history.pushState(null, '', path);
        container.append(document.createElement('p'));
      });
    act(() => notify({ title: 'Added 23 tasks', action: { label: 'Undo', onSelect: () => undefined } }));
    await screen.findByText('Added 23 tasks');
    open('/by-itself');
    await act(() => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))));
    expect(toasts()[0]).not.toHaveAttribute('data-removed', 'true');
    await userEvent.click(document.body);
    open('/goals');
    await waitFor(() => expect(toasts()).toHaveLength(0), { timeout: 2000 }); // by itself it would go after 5 s
  });

  it('shows one toast at a time: the new one replaces the last', async () => {
    render(<Toaster />);
    act(() => notify({ title: 'Task created successfully' }));
    await screen.findByText('Task created successfully');
    act(() => notify({ title: 'Failed to move task', variant: 'destructive' }));
    await screen.findByText('Failed to move task');
    await waitFor(() => expect(toasts()).toHaveLength(1));
    expect(screen.queryByText('Task created successfully')).toBeNull();
  });

  it('takes a toast away whose offer was taken elsewhere', async () => {
    render(<Toaster />);
    act(() => notify({ title: 'Goal deleted successfully!' }));
    await screen.findByText('Goal deleted successfully!');
    act(dismiss);
    await waitFor(() => expect(toasts()).toHaveLength(0), { timeout: 2000 }); // by itself it would go after 5 s
  });

  it('offers one action', async () => {
    const undo = jest.fn();
    render(<Toaster />);
    act(() => notify({ title: 'Goal deleted successfully!', action: { label: 'Undo', onSelect: undo } }));
    (await screen.findByRole('button', { name: 'Undo' })).focus();
    await userEvent.keyboard('{Enter}');
    expect(undo).toHaveBeenCalledTimes(1);
  });

  it.each([
    [1280, 'bottom'],
    [375, 'top'],
  ])('at %d wide it is at the %s, in the middle, and can be closed', async (width, y) => {
    const restore = width < 768 ? showOnPhone() : () => undefined;
    const { unmount } = render(<Toaster />);
    act(() => notify({ title: `Saved at ${width}` }));
    await screen.findByText(`Saved at ${width}`);
    const toast = screen.getByText(`Saved at ${width}`).closest('[data-sonner-toast]') as HTMLElement;
    expect(toast).toHaveAttribute('data-y-position', y);
    expect(toast).toHaveAttribute('data-x-position', 'center');
    within(toast).getByRole('button', { name: 'Dismiss notification' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByText(`Saved at ${width}`)).toBeNull());
    unmount();
    restore();
  });

  const placeAt = (one: HTMLElement, top: number, bottom: number) => {
    one.getBoundingClientRect = () => ({ top, bottom, left: 16, right: 359 }) as DOMRect;
  };
  const topOf = async (text: string) => {
    const toaster = (await screen.findByText(text)).closest<HTMLElement>('[data-sonner-toaster]');
    return Number.parseInt(toaster?.style.getPropertyValue('--mobile-offset-top') ?? '', 10);
  };

  it.each([
    ['over the top bar', 'p', 300, 8],
    ['there also where a heading reaches up to it', 'h1', 76, 8],
    ['there also where a button reaches up to it', 'button', 76, 8],
  ])('on a phone is %s', async (_, name, from, top) => {
    const restore = showOnPhone();
    const { container, unmount } = render(<Toaster />);
    const one = document.createElement(name);
    placeAt(one, from, from + 44);
    container.append(one);
    act(() => notify({ title: 'Saved' }));
    expect(await topOf('Saved')).toBe(top);
    unmount();
    restore();
  });

  it.each([
    ['below a field', 90, 134, 136],
    ['over the top bar beside a field that fills the window', 90, 760, 8],
    ['over the top bar beside a field further down', 400, 444, 8],
  ])('is %s in which the person types on a phone', async (_, from, to, top) => {
    const restore = showOnPhone();
    const { unmount } = render(
      <>
        <input aria-label="Title" />
        <Toaster />
      </>,
    );
    const field = screen.getByLabelText('Title');
    placeAt(field, from, to);
    field.focus();
    act(() => notify({ title: 'Kept' }));
    expect(await topOf('Kept')).toBe(top);
    unmount();
    restore();
  });

  it('moves on a phone once what must stay in sight is scrolled below it, and else stays', async () => {
    const restore = showOnPhone();
    const { unmount } = render(
      <>
        <h3 data-clear-of-toasts>Your Goal Roadmap is Ready</h3>
        <Toaster />
      </>,
    );
    const card = screen.getByRole('heading');
    const scrollTo = (top: number) =>
      act(() => {
        placeAt(card, top, top + 24);
        card.dispatchEvent(new Event('scrollend'));
      });
    scrollTo(400);
    act(() => notify({ title: 'Registered' }));
    expect(await topOf('Registered')).toBe(8);
    scrollTo(100);
    expect(await topOf('Registered')).toBe(128);
    scrollTo(20);
    expect(await topOf('Registered')).toBe(128);
    unmount();
    restore();
  });

  it('in a wide window goes up from the lower edge where a heading or a field would be below it', async () => {
    const { container, unmount } = render(<Toaster />);
    const field = document.createElement('textarea');
    field.getBoundingClientRect = () => ({ top: 690, bottom: 750, left: 388, right: 760 }) as DOMRect;
    container.append(field);
    act(() => notify({ title: 'Moved' }));
    const toaster = (await screen.findByText('Moved')).closest<HTMLElement>('[data-sonner-toaster]');
    expect(toaster?.style.getPropertyValue('--offset-bottom')).toBe('80px');
    unmount();
  });

  it('in a wide window goes to the right where the middle has no room beside what must stay in sight', async () => {
    const { container, unmount } = render(<Toaster />);
    const failure = document.createElement('p');
    failure.dataset['clearOfToasts'] = '';
    failure.getBoundingClientRect = () => ({ top: 400, bottom: 760, left: 300, right: 620 }) as DOMRect;
    container.append(failure);
    act(() => notify({ title: 'Login failed' }));
    const toaster = (await screen.findByText('Login failed')).closest<HTMLElement>('[data-sonner-toaster]');
    await waitFor(() => expect(toaster).toHaveAttribute('data-x-position', 'right'));
    unmount();
  });

  const bottomOf = async (text: string) =>
    (await screen.findByText(text))
      .closest<HTMLElement>('[data-sonner-toaster]')
      ?.style.getPropertyValue('--offset-bottom');

  it.each([
    ['a dialog', 'data-dialog-footer'],
    ['a card', 'data-actions'],
    ['a banner', 'role'],
  ])('makes way for the buttons of %s that come while it is shown', async (_, mark) => {
    const { container, unmount } = render(<Toaster />);
    act(() => notify({ title: 'Goal updated' }));
    expect(await bottomOf('Goal updated')).toBe('24px');
    const footer = document.createElement('div');
    footer.setAttribute(mark, mark === 'role' ? 'note' : '');
    const accept = document.createElement('button');
    accept.getBoundingClientRect = () => ({ top: 640, bottom: 680, left: 500, right: 600 }) as DOMRect;
    footer.append(accept);
    act(() => container.append(footer));
    await waitFor(async () => expect(await bottomOf('Goal updated')).toBe('128px'));
    unmount();
  });

  it('goes far up rather than over the buttons of a dialog as wide as the window', async () => {
    const { container, unmount } = render(<Toaster />);
    const footer = document.createElement('div');
    footer.dataset['dialogFooter'] = '';
    const accept = document.createElement('button');
    accept.getBoundingClientRect = () => ({ top: 460, bottom: 744, left: 16, right: 1000 }) as DOMRect;
    footer.append(accept);
    container.append(footer);
    act(() => notify({ title: 'Goal updated' }));
    await waitFor(async () => expect(await bottomOf('Goal updated')).toBe('312px'));
    unmount();
  });

  it('stays 5000 ms', async () => {
    render(<Toaster />);
    act(() => notify({ title: 'A first one, to have the library loaded' }));
    await screen.findByText('A first one, to have the library loaded');

    jest.useFakeTimers();
    act(() => notify({ title: 'Message sent successfully' }));
    act(() => jest.advanceTimersByTime(4900));
    expect(screen.getByText('Message sent successfully')).toBeInTheDocument();
    act(() => jest.advanceTimersByTime(100));
    act(() => jest.advanceTimersByTime(1000));
    expect(screen.queryByText('Message sent successfully')).toBeNull();
  });
});
