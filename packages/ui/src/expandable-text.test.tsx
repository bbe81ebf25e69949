import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ExpandableText } from './expandable-text.tsx';

describe('ExpandableText', () => {
  it('shows 120 characters whole', () => {
    render(<ExpandableText text={'a'.repeat(120)} />);
    expect(screen.getByText('a'.repeat(120))).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('cuts 121 characters at 120, and expands and collapses them', async () => {
    render(<ExpandableText text={'a'.repeat(121)} />);
    expect(screen.getByText(`${'a'.repeat(120)}…`)).toBeVisible();

    await userEvent.click(screen.getByRole('button', { name: 'Show more', expanded: false }));
    expect(screen.getByText('a'.repeat(121))).toBeVisible();

    await userEvent.click(screen.getByRole('button', { name: 'Show less', expanded: true }));
    expect(screen.getByText(`${'a'.repeat(120)}…`)).toBeVisible();
  });

  it('cuts between words', () => {
    render(<ExpandableText text={`${'Walk, '.repeat(19)}run slowly`} />);
    expect(screen.getByText(`${'Walk, '.repeat(18)}Walk, run…`)).toBeVisible();
  });

  it('begins where it is told', async () => {
    render(<ExpandableText text={`${'Walk, '.repeat(19)}run slowly`} startAt={108} />);
    expect(screen.getByText('…Walk, run slowly')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
    expect(screen.getByText(`${'Walk, '.repeat(19)}run slowly`)).toBeVisible();
  });

  it('never cuts a character in two', () => {
    render(<ExpandableText text={'🌱'.repeat(121)} />);
    expect(screen.getByText(`${'🌱'.repeat(120)}…`)).toBeVisible();
  });
});
