import { beforeAll, describe, expect, it } from '@jest/globals';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { DatePicker } from './date-picker.tsx';
import { dateOfDay, dayOfDate, localDay } from './day.ts';
import { Field } from './field.tsx';

// the component loads lazily, which on a busy machine takes longer than the tests wait
beforeAll(() => import('./day-calendar.tsx'));

function TargetDate({ initial, min }: { initial?: string; min?: string }) {
  const [day, setDay] = useState<string | undefined>(initial);
  return (
    <>
      <Field label="Target date">
        <DatePicker value={day} onChange={setDay} {...(min ? { min } : {})} />
      </Field>
      <output>{day ?? 'none'}</output>
    </>
  );
}
const open = async () => {
  await userEvent.click(screen.getByRole('button', { name: /^Target date/ }));
  return within(await screen.findByRole('grid'));
};

describe('day strings', () => {
  it.each(['2027-06-30', '2026-03-29', '2026-10-25', '2028-02-29', '0999-12-31'])('%s survives a round trip', (day) => {
    expect(dayOfDate(dateOfDay(day) as Date)).toBe(day);
  });

  it('are taken from local time, not from UTC', () => {
    expect(dayOfDate(new Date(2027, 0, 3, 0, 5))).toBe('2027-01-03');
    expect(dayOfDate(new Date(2027, 11, 31, 23, 59))).toBe('2027-12-31');
  });

  it.each(['2027-02-29', '2027-13-01', '2027-6-3', '', 'tomorrow'])('%p is no day', (text) => {
    expect(dateOfDay(text)).toBeUndefined();
    expect(localDay(text)).toBe(text);
  });
});

describe('DatePicker', () => {
  it('is named by its label and the chosen day together', () => {
    render(<TargetDate initial="2027-06-30" />);
    expect(screen.getByRole('button', { name: `Target date ${localDay('2027-06-30')}` })).toBeVisible();
  });

  it('returns the picked day as a date string and gives the focus back', async () => {
    render(<TargetDate initial="2027-06-30" />);
    const calendar = await open();
    await userEvent.click(calendar.getByRole('button', { name: /June 9, 2027/ }));
    expect(screen.getByText('2027-06-09')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('button', { name: /^Target date/ })).toHaveFocus());
  });

  it('starts its weeks on Monday', async () => {
    render(<TargetDate initial="2027-06-30" />);
    const calendar = await open();
    const headers = document.querySelectorAll('th');
    expect(headers[0]).toHaveAttribute('aria-label', 'Monday');
    expect(calendar.getAllByRole('gridcell')[0]).toHaveTextContent('31');
  });

  it('moves by the arrow keys and chooses by Enter', async () => {
    render(<TargetDate initial="2027-06-30" />);
    await open();
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/June 30, 2027/));
    await userEvent.keyboard('{ArrowRight}{Enter}');
    expect(screen.getByText('2027-07-01')).toBeVisible();
  });

  it('refuses days before the first one allowed', async () => {
    render(<TargetDate initial="2027-06-30" min="2027-06-15" />);
    const calendar = await open();
    expect(calendar.getByRole('button', { name: /June 14, 2027/ })).toBeDisabled();
    expect(calendar.getByRole('button', { name: /June 15, 2027/ })).toBeEnabled();
  });

  it('can be cleared', async () => {
    render(<TargetDate initial="2027-06-30" />);
    await userEvent.click(screen.getByRole('button', { name: 'Clear date' }));
    expect(screen.getByText('none')).toBeVisible();
  });
});
