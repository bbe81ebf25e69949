import type { Member } from '@pathwise/contracts/api/social';
import { Link } from '@pathwise/federation/router';
import { Avatar } from '@pathwise/ui/avatar';
import { Button } from '@pathwise/ui/button';
import { Card } from '@pathwise/ui/card';
import { ExpandableText } from '@pathwise/ui/expandable-text';
import { IconButton } from '@pathwise/ui/icon-button';
import { Mail, MapPin, UserRound } from 'lucide-react';
import { memo } from 'react';
import { MemberMenu } from '../member-kit/member-menu.tsx';
import { nameOf } from '../member-kit/name.rules.ts';
import { useCopyEmail } from '../member-kit/use-copy-email.ts';
import { ViewButtons } from '../member-kit/view-buttons.tsx';

/**
 * What a member shows of themselves, and what one can do: look closer, copy the address, block. Memoised, since a list
 * of thousands would draw every card again for each page that it loads.
 */
export const MemberCard = memo(function MemberCard({ member }: { member: Member }) {
  const name = nameOf(member);
  return (
    <Card aria-label={name} className="flex min-w-0 flex-col p-0!">
      <div className="grid gap-4 p-5 max-tiny:px-3">
        <header className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-start gap-3 max-tiny:grid-cols-[auto_auto] max-tiny:justify-between">
          <Avatar name={name} src={member.profileImageUrl} size="md" />
          <div className="wrap-anywhere grid min-w-0 gap-0.5 max-tiny:order-last max-tiny:col-span-full">
            <h3 className="text-base">{name}</h3>
            {member.profession ? <p className="text-meta text-text-2">{member.profession}</p> : null}
            {member.location ? (
              <p className="flex min-w-0 gap-1 text-meta text-text-3">
                <MapPin aria-hidden className="mt-0.5 size-3.5 flex-none" />
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
      </div>
      <Actions member={member} name={name} />
    </Card>
  );
});

/** One quiet row at the card's foot, so that a page of cards is not a page of buttons. */
function Actions({ member, name }: { member: Member; name: string }) {
  const copyEmail = useCopyEmail();
  return (
    <footer className="mt-auto flex items-start gap-0.5 border-line border-t px-3 py-2">
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-0.5">
        <Button size="sm" variant="ghost" className="gap-1.5! px-2!" asChild>
          <Link to={`/profile?user=${encodeURIComponent(member.id)}`} aria-label={`View profile of ${name}`}>
            <UserRound aria-hidden />
            Profile
          </Link>
        </Button>
        <ViewButtons member={member} isQuiet />
      </div>
      <IconButton
        label={`Copy contact email of ${name}`}
        className="[&_.lucide]:size-4"
        onClick={() => void copyEmail(member)}
      >
        <Mail aria-hidden />
      </IconButton>
    </footer>
  );
}
