import { DropdownMenu, MenuItem, MenuSeparator } from '@pathwise/ui/dropdown-menu';
import { IconButton } from '@pathwise/ui/icon-button';
import { Ellipsis, Gift, Trash2, Undo2 } from 'lucide-react';
import type { BulkRequest } from './bulk.rules.ts';
import { choose, nobody, type Selection } from './selection.rules.ts';
import { nameOf } from './users.rules.ts';
import type { UserRow } from './users-queries.ts';

interface UserActionsProps {
  readonly user: UserRow;
  readonly onAct: (action: BulkRequest['action'], whom: Selection) => void;
}

/** What can be done with one person, whoever is chosen. */
export function UserActions({ user, onAct }: UserActionsProps) {
  const whom = choose(nobody, [user], true);
  return (
    <DropdownMenu
      trigger={
        <IconButton label={`Actions for ${nameOf(user)}`}>
          <Ellipsis aria-hidden />
        </IconButton>
      }
    >
      <MenuItem icon={Gift} onSelect={() => onAct('grant', whom)}>
        Grant premium
      </MenuItem>
      <MenuItem icon={Undo2} onSelect={() => onAct('revoke', whom)}>
        Revoke premium
      </MenuItem>
      <MenuSeparator />
      <MenuItem icon={Trash2} destructive onSelect={() => onAct('delete', whom)}>
        Delete
      </MenuItem>
    </DropdownMenu>
  );
}
