import type { Member } from '@pathwise/contracts/api/social';
import { DropdownMenu, MenuItem } from '@pathwise/ui/dropdown-menu';
import { IconButton } from '@pathwise/ui/icon-button';
import { Ban, Ellipsis } from 'lucide-react';
import { nameOf } from './name.rules.ts';
import { useBlock } from './use-block.tsx';

interface MemberMenuProps {
  readonly member: Member;
  readonly onBlocked?: () => void;
  readonly className?: string;
}

/** What one rarely does about a member. */
export function MemberMenu({ member, onBlocked, className }: MemberMenuProps) {
  const { block, confirmation } = useBlock({ onBlocked });
  return (
    <>
      <DropdownMenu
        trigger={
          <IconButton label={`More about ${nameOf(member)}`} className={className}>
            <Ellipsis aria-hidden />
          </IconButton>
        }
      >
        <MenuItem icon={Ban} destructive onSelect={() => void block(member)}>
          Block
        </MenuItem>
      </DropdownMenu>
      {confirmation}
    </>
  );
}
