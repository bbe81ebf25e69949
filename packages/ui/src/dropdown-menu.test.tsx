import { beforeAll, describe, expect, it, jest } from '@jest/globals';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DropdownMenu, MenuChoice, MenuItem, SubMenu } from './dropdown-menu.tsx';
import { IconButton } from './icon-button.tsx';
import { showOnPhone } from './testing/on-phone.tsx';

// the component loads lazily, which on a busy machine takes longer than the tests wait
beforeAll(() => import('./menu-content.tsx'));

function TaskMenu({ onDelete = () => {}, onPriority = () => {} }) {
  return (
    <>
      <DropdownMenu trigger={<IconButton label="More" />}>
        <MenuItem onSelect={onDelete}>Delete</MenuItem>
        <MenuChoice
          label="Priority"
          value="normal"
          onChange={onPriority}
          options={[
            { value: 'normal', label: 'Normal' },
            { value: 'important', label: 'Important' },
          ]}
        />
        <SubMenu label="Move to…">
          <MenuItem onSelect={() => {}}>Monday</MenuItem>
        </SubMenu>
      </DropdownMenu>
      <button type="button">Elsewhere</button>
    </>
  );
}
const button = () => screen.getByRole('button', { name: 'More' });

describe('DropdownMenu', () => {
  it('opens by Enter on its first row, moves by arrows, and Escape gives the focus back', async () => {
    render(<TaskMenu />);
    await userEvent.tab();
    expect(button()).toHaveFocus();
    expect(button()).toHaveAttribute('aria-haspopup', 'menu');
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByRole('menu', { name: 'More' })).toBeVisible();
    expect(button()).toHaveAttribute('aria-expanded', 'true');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Delete' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    expect(screen.getByRole('menuitemradio', { name: 'Normal', checked: true })).toHaveFocus();

    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button()).toHaveFocus());
    expect(screen.queryByRole('menu')).toBeNull();
  });

  it('closes by a second press on its button', async () => {
    render(<TaskMenu />);
    await userEvent.click(button());
    await screen.findByRole('menu');
    await userEvent.click(button());
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    expect(button()).toHaveAttribute('aria-expanded', 'false');
  });

  it('closes by a press elsewhere and leaves the focus there', async () => {
    render(<TaskMenu />);
    await userEvent.click(button());
    await screen.findByRole('menu');
    await userEvent.click(screen.getByRole('button', { name: 'Elsewhere' }));
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    expect(screen.getByRole('button', { name: 'Elsewhere' })).toHaveFocus();
  });

  it('reports the chosen row and option', async () => {
    const onDelete = jest.fn();
    const onPriority = jest.fn();
    render(<TaskMenu onDelete={onDelete} onPriority={onPriority} />);
    await userEvent.click(button());
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    expect(onDelete).toHaveBeenCalledTimes(1);

    await userEvent.click(button());
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Important' }));
    expect(onPriority).toHaveBeenCalledWith('important');
  });

  it('opens a submenu by the right arrow', async () => {
    render(<TaskMenu />);
    await userEvent.click(button());
    await waitFor(() => expect(screen.getByRole('menu')).toHaveFocus());
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Move to…' })).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}');
    expect(await screen.findByRole('menuitem', { name: 'Monday' })).toBeVisible();
  });

  it('on a phone unfolds a submenu below its row, and stays open meanwhile', async () => {
    const restore = showOnPhone();
    const { unmount } = render(<TaskMenu />);
    await userEvent.click(button());
    const row = await screen.findByRole('menuitem', { name: 'Move to…' });
    expect(screen.queryByRole('menuitem', { name: 'Monday' })).toBeNull();
    await userEvent.click(row);
    expect(row).toHaveAttribute('aria-expanded', 'true');
    expect(within(screen.getByRole('group', { name: 'Move to…' })).getByRole('menuitem')).toHaveTextContent('Monday');
    await userEvent.click(row);
    expect(screen.queryByRole('menuitem', { name: 'Monday' })).toBeNull();
    unmount();
    restore();
  });
});
