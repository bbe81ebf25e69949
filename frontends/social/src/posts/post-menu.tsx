import type { AnyPost, PostKind } from '@pathwise/contracts/post';
import { useMember } from '@pathwise/federation/shell-contract';
import { DropdownMenu, MenuItem } from '@pathwise/ui/dropdown-menu';
import { IconButton } from '@pathwise/ui/icon-button';
import { useConfirmation } from '@pathwise/ui/use-confirmation';
import { Ellipsis, Handshake, MessageSquareWarning, Trash2 } from 'lucide-react';
import { useAsk } from '../introduction-kit/use-ask.tsx';
import { nameOf } from '../member-kit/name.rules.ts';
import { useReport } from '../report-kit/use-report.tsx';
import { postTexts } from './post-texts.ts';

interface PostMenuProps {
  readonly kind: PostKind;
  readonly post: AnyPost;
  readonly onDelete: () => void;
}

/** What one rarely does about a post of somebody else. Admins may also delete it. */
export function PostMenu({ kind, post, onDelete }: PostMenuProps) {
  const { role } = useMember();
  const { noun } = postTexts[kind];
  const { ask, askDialog } = useAsk();
  const { report, reportDialog } = useReport();
  const { confirm, confirmation } = useConfirmation();

  async function deleteAsAdmin(): Promise<void> {
    const isSure = await confirm({
      title: `Delete this ${noun} of ${nameOf(post.user)}?`,
      description: 'It disappears for everybody.',
      confirmLabel: 'Delete',
      destructive: true,
    });
    if (isSure) onDelete();
  }

  return (
    <>
      <DropdownMenu
        trigger={
          <IconButton label={`More about ${post.title}`} className="-mt-1 -mr-2">
            <Ellipsis aria-hidden />
          </IconButton>
        }
      >
        <MenuItem icon={Handshake} onSelect={() => ask(post.user)}>
          Ask for an introduction
        </MenuItem>
        <MenuItem
          icon={MessageSquareWarning}
          onSelect={() => report({ kind: 'post', id: post.id, name: `“${post.title}”` })}
        >
          Report this {noun}
        </MenuItem>
        {role === 'admin' ? (
          <MenuItem icon={Trash2} destructive onSelect={() => void deleteAsAdmin()}>
            Delete
          </MenuItem>
        ) : null}
      </DropdownMenu>
      {askDialog}
      {reportDialog}
      {confirmation}
    </>
  );
}
