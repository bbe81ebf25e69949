import { afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { dismiss, notify } from './notify.tsx';
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

  it('begins below the top bar and the head of the chat on a phone', async () => {
    const restore = showOnPhone();
    const { unmount } = render(<Toaster />);
    act(() => notify({ title: 'Saved' }));
    const toaster = (await screen.findByText('Saved')).closest<HTMLElement>('[data-sonner-toaster]');
    const top = toaster?.style.getPropertyValue('--mobile-offset-top');
    // the head of the chat is 4.3 rem high, the top bar 3.5
    expect(Number(/calc\(([\d.]+)rem \+/.exec(top ?? '')?.[1])).toBeGreaterThan(4.5);
    unmount();
    restore();
  });

  it.each([
    ['below a field', { top: 90, bottom: 134 }, '142px'],
    ['over the bars beside a field that fills the window', { top: 90, bottom: 760 }, 'calc(0.5rem +'],
    ['below the bars beside a field further down', { top: 400, bottom: 444 }, 'calc(5rem +'],
  ])('is %s in which the person types on a phone', async (_, place, top) => {
    const restore = showOnPhone();
    const { unmount } = render(
      <>
        <input aria-label="Title" />
        <Toaster />
      </>,
    );
    const field = screen.getByLabelText('Title');
    field.getBoundingClientRect = () => place as DOMRect;
    field.focus();
    act(() => notify({ title: 'Kept' }));
    const toaster = (await screen.findByText('Kept')).closest<HTMLElement>('[data-sonner-toaster]');
    expect(toaster?.style.getPropertyValue('--mobile-offset-top')).toContain(top);
    unmount();
    restore();
  });

  it('moves over the bars on a phone as soon as what must stay in sight is scrolled below them, and back', async () => {
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
        card.getBoundingClientRect = () => ({ top, bottom: top + 24 }) as DOMRect;
        card.dispatchEvent(new Event('scroll'));
      });
    scrollTo(400);
    act(() => notify({ title: 'Registered' }));
    const toaster = (await screen.findByText('Registered')).closest<HTMLElement>('[data-sonner-toaster]');
    const top = () => toaster?.style.getPropertyValue('--mobile-offset-top');
    expect(top()).toContain('calc(5rem +');
    scrollTo(100);
    expect(top()).toContain('calc(0.5rem +');
    scrollTo(20);
    expect(top()).toContain('calc(5rem +');
    unmount();
    restore();
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
