import type { Member } from '@pathwise/contracts/api/social';
import { Link } from '@pathwise/federation/router';
import { Avatar } from '@pathwise/ui/avatar';
import { Button } from '@pathwise/ui/button';
import { Card } from '@pathwise/ui/card';
import { ExpandableText } from '@pathwise/ui/expandable-text';
import { Mail, MapPin, UserRound } from 'lucide-react';
import { MemberMenu } from '../member-kit/member-menu.tsx';
import { nameOf } from '../member-kit/name.rules.ts';
import { useCopyEmail } from '../member-kit/use-copy-email.ts';
import { ViewButtons } from '../member-kit/view-buttons.tsx';

/** What a member shows of themselves, and what one can do: look closer, copy the address, block. */
export function MemberCard({ member }: { member: Member }) {
  const copyEmail = useCopyEmail();
  const name = nameOf(member);
  return (
    <Card aria-label={name} className="flex min-w-0 flex-col gap-4">
      <header className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-start gap-3">
        <Avatar name={name} src={member.profileImageUrl} size="md" />
        <div className="wrap-anywhere grid min-w-0 gap-0.5">
          <h3 className="text-base">{name}</h3>
          {member.profession ? <p className="text-meta text-text-2">{member.profession}</p> : null}
          {member.location ? (
            <p className="flex min-w-0 items-center gap-1 text-meta text-text-3">
              <MapPin aria-hidden className="size-3.5 flex-none" />
              <span className="min-w-0">{member.location}</span>
            </p>
          ) : null}
        </div>
        <MemberMenu member={member} className="-mt-1 -mr-2" />
      </header>
      {member.lookingFor ? (
        <div className="grid gap-0.5 text-text-2">
          <p className="text-meta text-text-3">Looking for</p>
          <ExpandableText text={member.lookingFor} className="wrap-anywhere" />
        </div>
      ) : null}
      <div className="mt-auto flex flex-wrap gap-2">
        <Button size="sm" asChild>
          <Link to={`/profile?user=${encodeURIComponent(member.id)}`} aria-label={`View profile of ${name}`}>
            <UserRound aria-hidden />
            View profile
          </Link>
        </Button>
        <ViewButtons member={member} />
        <Button size="sm" onClick={() => void copyEmail(member)} aria-label={`Copy contact email of ${name}`}>
          <Mail aria-hidden />
          Copy contact email
        </Button>
      </div>
    </Card>
  );
}
