import type { User } from '@pathwise/contracts/api/auth';
import { Avatar } from '@pathwise/ui/avatar';
import { Card } from '@pathwise/ui/card';
import { EmailAddress } from '@pathwise/ui/email-address';
import { IconButton } from '@pathwise/ui/icon-button';
import { Pencil, X } from 'lucide-react';
import { useState } from 'react';
import { nameOf } from './profile.rules.ts';

interface OverviewCardProps {
  readonly user: User;
  /** The image to show: the stored one, or the one chosen in the form. */
  readonly image: string | null;
  readonly isEditing: boolean;
  readonly onToggle: () => void;
  /** The controls of the photo, while editing. */
  readonly children?: React.ReactNode;
}

/** Who the person is: image, name and address, and the pencil that opens the form. */
export function OverviewCard({ user, image, isEditing, onToggle, children }: OverviewCardProps) {
  const [broken, setBroken] = useState<string>();
  const toggle = (
    <IconButton label={isEditing ? 'Stop editing' : 'Edit profile'} aria-pressed={isEditing} onClick={onToggle}>
      {isEditing ? <X aria-hidden /> : <Pencil aria-hidden />}
    </IconButton>
  );
  return (
    <Card title="Profile Overview" action={toggle}>
      <div className="flex flex-wrap items-center gap-4">
        <Avatar name={nameOf(user)} src={image} size="lg" onBroken={() => setBroken(image ?? undefined)} />
        <div className="wrap-anywhere min-w-0 grow basis-40">
          <p className="font-semibold text-base">{nameOf(user)}</p>
          <p className="text-text-2">
            <EmailAddress address={user.email} />
          </p>
          {user.pendingEmail ? (
            <p className="text-meta text-text-3">
              Not confirmed yet: <EmailAddress address={user.pendingEmail} />
            </p>
          ) : null}
        </div>
      </div>
      {broken && broken === image ? (
        <p role="status" className="mt-4 text-meta text-text-2">
          Your profile image could not be shown. Image links may have expired: choose a new photo to replace it.
        </p>
      ) : null}
      {children}
    </Card>
  );
}
