import { beforeEach, expect, it, type jest as Jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { RemoteMount } from '../src/remote-mount.tsx';

// mocks are moved above the imports only for the global one
declare const jest: typeof Jest;

const mockMounted = { count: 0 };

function MockPage() {
  useEffect(() => {
    mockMounted.count += 1;
  }, []);
  return <p>The page</p>;
}

jest.mock('../src/provided.ts', () => ({}));
jest.mock('../src/remotes.ts', () => ({ loadRemoteModule: async () => ({ Remote: MockPage }) }));

beforeEach(() => {
  mockMounted.count = 0;
});

it('a remote stays mounted while another of its pages, with another title, is shown', async () => {
  const skeleton = <p>Loading</p>;
  const { rerender } = render(<RemoteMount remote="social" title="Members" skeleton={skeleton} />);
  await screen.findByText('The page');
  rerender(<RemoteMount remote="social" title="The profile" skeleton={skeleton} />);
  expect(screen.queryByText('Loading')).toBeNull();
  expect(mockMounted.count).toBe(1);
});

it('a remote is inside an element with its name in data-mfe, the scope of its styles', async () => {
  render(<RemoteMount remote="social" title="Members" skeleton={<p>Loading</p>} />);
  expect((await screen.findByText('The page')).closest('[data-mfe]')).toHaveAttribute('data-mfe', 'social');
});
