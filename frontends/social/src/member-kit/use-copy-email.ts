import type { Member } from '@pathwise/contracts/api/social';
import { api } from '@pathwise/federation/api';
import { announce, useSession } from '@pathwise/federation/shell-contract';
import { notify } from '@pathwise/ui/notify';

type Contact = Pick<Member, 'id' | 'hasContactEmail' | 'contactEmail'>;

const copiedToClipboard = 'Email copied to clipboard';

/** Copies a member's contact address. Only premium may; others are offered the paid plan. */
export function useCopyEmail({ copied = copiedToClipboard }: { copied?: string } = {}) {
  const { plan } = useSession();
  return async (member: Contact) => {
    if (plan !== 'premium') return announce('app:upgrade', { feature: 'contact' });
    try {
      const address = member.contactEmail ?? (member.hasContactEmail ? await fetchAddress(member.id) : undefined);
      if (!address) {
        return notify({ title: 'Email not available', description: "This user hasn't provided an email address." });
      }
      await copyAddress(address, copied);
    } catch {
      notify({ title: 'Copy Failed', description: 'Failed to copy email to clipboard', variant: 'destructive' });
    }
  };
}

/** A row that was loaded before an upgrade has no address yet. */
async function fetchAddress(id: string): Promise<string | undefined> {
  const { contactEmail } = await api.social.getMember({ params: { id } });
  return contactEmail;
}

/** Copies an address that may be seen. When the browser refuses the clipboard, the toast shows the address. */
export async function copyAddress(address: string, copied = copiedToClipboard): Promise<void> {
  const isCopied = await writeToClipboard(address);
  notify(isCopied ? { title: copied } : { title: 'Email address', description: address });
}

async function writeToClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
