import type { Member } from '@pathwise/contracts/api/social';
import { useMember } from '@pathwise/federation/shell-contract';
import { DropdownMenu, MenuItem } from '@pathwise/ui/dropdown-menu';
import { IconButton } from '@pathwise/ui/icon-button';
import { Ban, Ellipsis, Handshake, MessageSquareWarning } from 'lucide-react';
import { useAsk } from '../introduction-kit/use-ask.tsx';
import { useReport } from '../report-kit/use-report.tsx';
import { nameOf } from './name.rules.ts';
import { useBlock } from './use-block.tsx';

interface MemberMenuProps {
  readonly member: Member;
  readonly onBlocked?: () => void;
  readonly className?: string;
}

/** What one rarely does about a member. Nobody has it on themselves. */
export function MemberMenu({ member, onBlocked, className }: MemberMenuProps) {
  const { block, confirmation } = useBlock({ onBlocked });
  const { ask, askDialog } = useAsk();
  const { report, reportDialog } = useReport();
  if (useMember().id === member.id) return null;
  return (
    <>
      <DropdownMenu
        trigger={
          <IconButton label={`More about ${nameOf(member)}`} className={className}>
            <Ellipsis aria-hidden />
          </IconButton>
        }
      >
        <MenuItem icon={Handshake} onSelect={() => ask(member)}>
          Ask for an introduction
        </MenuItem>
        <MenuItem
          icon={MessageSquareWarning}
          onSelect={() => report({ kind: 'member', id: member.id, name: nameOf(member) })}
        >
          Report this member
        </MenuItem>
        <MenuItem icon={Ban} destructive onSelect={() => void block(member)}>
          Block
        </MenuItem>
      </DropdownMenu>
      {askDialog}
      {reportDialog}
      {confirmation}
    </>
  );
}
