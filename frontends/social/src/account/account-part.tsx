import { useMember } from '@pathwise/federation/shell-contract';
import { Card } from '@pathwise/ui/card';
import { BlockedMembers } from '../member-kit/blocked-members.tsx';
import { AddressCard } from './address-card.tsx';
import { DataCards } from './data-cards.tsx';
import { MailsCard } from './mails-card.tsx';
import { PasswordCard } from './password-card.tsx';
import { SessionsCard } from './sessions-card.tsx';

/** What a person decides about the account: address, password, mails, devices, blocked members and data. */
export function AccountPart() {
  const user = useMember();
  return (
    <div className="grid @4xl:grid-cols-2 items-start gap-4">
      <div className="grid gap-4">
        <AddressCard user={user} />
        <PasswordCard user={user} />
        <MailsCard />
      </div>
      <div className="grid gap-4">
        <SessionsCard />
        <Card title="Blocked members">
          <BlockedMembers />
        </Card>
        <DataCards />
      </div>
    </div>
  );
}
