import { afterEach, describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { PageHeading } from './page-heading.tsx';
import { portalContainer } from './portal-container.tsx';

describe('PageHeading', () => {
  afterEach(() => {
    delete document.documentElement.dataset['heading'];
  });

  it('names the document and leaves the focus alone on the first page of a visit', () => {
    render(<PageHeading title="Goals" />);
    expect(document.title).toBe('Goals · Pathwise');
    expect(document.body).toHaveFocus();
  });

  it('takes the focus when the page changes, and not when only its content does', () => {
    const { rerender } = render(<PageHeading title="Goals" />);
    rerender(<PageHeading title="Health" />);
    expect(screen.getByRole('heading', { level: 1, name: 'Health' })).toHaveFocus();

    (document.activeElement as HTMLElement).blur();
    rerender(<PageHeading title="Health" subtitle="Two goals" />);
    expect(document.body).toHaveFocus();
  });
});

describe('portalContainer', () => {
  it("is the body for the shell and one element with the remote's name for a remote", () => {
    expect(portalContainer('')).toBeUndefined();
    const container = portalContainer('planner');
    expect(container).toHaveAttribute('data-mfe', 'planner');
    expect(container?.parentElement).toBe(document.body);
    expect(portalContainer('planner')).toBe(container);
  });
});
