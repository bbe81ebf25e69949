import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { TabList, TabPanel, Tabs } from './tabs.tsx';

const tabs = ['Day', 'Week', 'Month'].map((label) => ({ value: label.toLowerCase(), label }));

function Example({ keepMounted = false }: { keepMounted?: boolean }) {
  const [value, setValue] = useState('day');
  return (
    <Tabs value={value} onChange={setValue}>
      <TabList label="Span" tabs={tabs} />
      {tabs.map((tab) => (
        <TabPanel key={tab.value} value={tab.value} keepMounted={keepMounted}>
          {`The ${tab.value}`}
        </TabPanel>
      ))}
    </Tabs>
  );
}

it('shows the panel of the current tab alone, named by its tab', async () => {
  render(<Example />);
  expect(screen.getByRole('tabpanel', { name: 'Day' })).toHaveTextContent('The day');
  await userEvent.click(screen.getByRole('tab', { name: 'Week' }));
  expect(screen.getByRole('tab', { name: 'Week' })).toHaveAttribute('aria-selected', 'true');
  expect(screen.getAllByRole('tabpanel')).toEqual([screen.getByText('The week')]);
  expect(screen.queryByText('The day')).toBeNull();
});

it.each([
  ['{ArrowRight}', 'Week'],
  ['{ArrowRight}{ArrowRight}{ArrowRight}', 'Day'],
  ['{ArrowLeft}', 'Month'],
  ['{End}', 'Month'],
  ['{End}{Home}', 'Day'],
])('Tab reaches the current tab, and %s chooses %s', async (keys, name) => {
  render(<Example />);
  await userEvent.tab();
  await userEvent.keyboard(keys);
  expect(screen.getByRole('tab', { name })).toHaveFocus();
  expect(screen.getByRole('tabpanel', { name })).toBeVisible();
});

it('keeps a panel mounted, hidden, where asked', async () => {
  render(<Example keepMounted />);
  await userEvent.click(screen.getByRole('tab', { name: 'Week' }));
  expect(screen.getByText('The day')).not.toBeVisible();
});
