import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { ProgressBar, progressColour } from './progress-bar.tsx';

describe('progressColour', () => {
  it.each([
    [0, 'bg-progress-0'],
    [24, 'bg-progress-0'],
    [25, 'bg-progress-25'],
    [49, 'bg-progress-25'],
    [50, 'bg-progress-50'],
    [74, 'bg-progress-50'],
    [75, 'bg-progress-75'],
    [100, 'bg-progress-75'],
  ])('of %i percent is %s', (percent, colour) => {
    expect(progressColour(percent)).toBe(colour);
  });
});

describe('ProgressBar', () => {
  it('has the percentage for screen readers and as text beside the bar', () => {
    render(<ProgressBar percent={43} label="Overall progress" />);
    expect(screen.getByRole('progressbar', { name: 'Overall progress' })).toHaveAttribute('aria-valuenow', '43');
    expect(screen.getByText('43%')).toBeVisible();
  });

  it.each([
    [-5, '0'],
    [180, '100'],
    [Number.NaN, '0'],
  ])('shows %p as %s', (percent, shown) => {
    render(<ProgressBar percent={percent} label="Progress" />);
    expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', shown);
  });
});
