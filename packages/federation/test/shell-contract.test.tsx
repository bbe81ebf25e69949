import { describe, expect, it, jest } from '@jest/globals';
import { render } from '@testing-library/react';
import { announce, listen, useSession, useShellEvent } from '../src/shell-contract.ts';

function Listener({ name, received }: { name: string; received: string[] }) {
  useShellEvent('app:view', ({ view }) => received.push(`${name} ${view}`));
  return null;
}

function Reader() {
  return <p>{useSession().status}</p>;
}

describe('the window events', () => {
  it('carry their detail from one frontend to another until the listener stops', () => {
    const onEvent = jest.fn();
    const stop = listen('app:upgrade', onEvent);
    announce('app:upgrade', { feature: 'goals' });
    stop();
    announce('app:upgrade', { feature: 'contact' });
    expect(onEvent.mock.calls).toEqual([[{ feature: 'goals' }]]);
  });

  it('open the chat also for a plain event without a detail', () => {
    const onEvent = jest.fn();
    const stop = listen('openAiChat', onEvent);
    window.dispatchEvent(new Event('openAiChat'));
    announce('openAiChat');
    stop();
    expect(onEvent.mock.calls).toEqual([[undefined], [undefined]]);
  });

  it('reach the newest closure of a component and stop when it unmounts', () => {
    const received: string[] = [];
    const { rerender, unmount } = render(<Listener name="first" received={received} />);
    rerender(<Listener name="second" received={received} />);
    announce('app:view', { view: 'preview' });
    unmount();
    announce('app:view', { view: 'workspace' });
    expect(received).toEqual(['second preview']);
  });
});

describe('the session', () => {
  it('cannot be read outside the shell', () => {
    const quiet = jest.spyOn(console, 'error').mockImplementation(() => {});
    expect(() => render(<Reader />)).toThrow('needs the shell around it');
    quiet.mockRestore();
  });
});
