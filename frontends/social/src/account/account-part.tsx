import { useMember } from '@pathwise/federation/shell-contract';
import { AddressCard } from './address-card.tsx';
import { DeletionCard } from './deletion-card.tsx';
import { PasswordCard } from './password-card.tsx';
import { SessionsCard } from './sessions-card.tsx';

/** What a person decides about the account: address, password, devices, and deleting it. */
export function AccountPart() {
  const user = useMember();
  return (
    <div className="grid @4xl:grid-cols-2 items-start gap-4">
      <div className="grid gap-4">
        <AddressCard user={user} />
        <PasswordCard user={user} />
      </div>
      <div className="grid gap-4">
        <SessionsCard />
        <DeletionCard />
      </div>
    </div>
  );
}
