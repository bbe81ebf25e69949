import type { Member } from '@pathwise/contracts/api/social';
import { isGone } from '@pathwise/federation/api';
import { useQuery } from '@pathwise/federation/query';
import { Link, useNavigate } from '@pathwise/federation/router';
import { useMember } from '@pathwise/federation/shell-contract';
import { LoadFailure } from '@pathwise/remote-kit/load-failure';
import { Page } from '@pathwise/remote-kit/page';
import { Avatar } from '@pathwise/ui/avatar';
import { Banner } from '@pathwise/ui/banner';
import { Button } from '@pathwise/ui/button';
import { Card } from '@pathwise/ui/card';
import { EmptyState } from '@pathwise/ui/empty-state';
import { PageHeading } from '@pathwise/ui/page-heading';
import { ChevronLeft, Copy, Eye, UserX } from 'lucide-react';
import { useState } from 'react';
import { MemberMenu } from '../member-kit/member-menu.tsx';
import { memberQuery } from '../member-kit/member-queries.ts';
import { nameOf } from '../member-kit/name.rules.ts';
import { useCopyEmail } from '../member-kit/use-copy-email.ts';
import { ViewButtons } from '../member-kit/view-buttons.tsx';
import { ProfileSkeleton } from './profile-skeleton.tsx';
import { SocialLinks } from './social-links.tsx';

/** A member as others see them, read-only: the page behind 'View profile'. */
export function PublicProfile({ userId }: { userId: string }) {
  const member = useQuery(memberQuery(userId));
  return <Page>{member.data ? <Profile member={member.data} /> : <Missing query={member} />}</Page>;
}

type MemberQuery = ReturnType<typeof useQuery<Member>>;

function Missing({ query }: { query: MemberQuery }) {
  if (!query.isError || query.isFetching) return <ProfileSkeleton />;
  const isMissing = isGone(query.error);
  return (
    <>
      <BackToMembers />
      <PageHeading title="Profile" />
      <div className="rounded-lg border border-line bg-surface">
        {isMissing ? (
          <EmptyState icon={UserX} title="This profile is not available" />
        ) : (
          <LoadFailure
            title="This profile could not be loaded"
            onRetry={() => void query.refetch()}
            offline="This profile is not here while you are offline."
          />
        )}
      </div>
    </>
  );
}

function BackToMembers() {
  return (
    <Button variant="ghost" size="sm" className="-mb-4 -ml-2.5 justify-self-start" asChild>
      <Link to="/members">
        <ChevronLeft aria-hidden />
        Members
      </Link>
    </Button>
  );
}

function Profile({ member }: { member: Member }) {
  const copyEmail = useCopyEmail({ copied: 'Email copied' });
  const navigate = useNavigate();
  const [brokenImage, setBrokenImage] = useState<string>();
  const isOwn = useMember().id === member.id;
  const name = nameOf(member);
  const { profileImageUrl, profession, location, bio, lookingFor, funFact } = member;
  return (
    <>
      {isOwn ? (
        <Banner
          icon={Eye}
          title="This is how members see you"
          action={
            <Button size="sm" asChild>
              <Link to="/profile">Back to your profile</Link>
            </Button>
          }
        />
      ) : (
        <BackToMembers />
      )}
      <header className="flex flex-wrap items-center gap-4">
        <Avatar
          name={name}
          src={profileImageUrl}
          size="lg"
          onBroken={() => setBrokenImage(profileImageUrl ?? undefined)}
        />
        <PageHeading
          className="min-w-[min(100%,14rem)] flex-1"
          title={name}
          subtitle={[profession, location].filter(Boolean).join(' · ') || undefined}
          actions={
            <div className="flex items-center gap-2">
              <Button variant="primary" onClick={() => void copyEmail(member)}>
                <Copy aria-hidden />
                Copy Email
              </Button>
              <MemberMenu member={member} onBlocked={() => void navigate('/members')} />
            </div>
          }
        />
      </header>
      {brokenImage && brokenImage === profileImageUrl ? (
        <p role="status" className="text-meta text-text-2">
          This profile image could not be shown. Image links may have expired.
        </p>
      ) : null}
      <div className="flex flex-wrap gap-2">
        <ViewButtons member={member} />
      </div>
      <div className="grid @xl:grid-cols-2 gap-4">
        <Told title="Bio" text={bio} />
        <Told title="Looking for" text={lookingFor} />
        <Told title="Fun fact about me" text={funFact} />
        <Card title="Social Links">
          <SocialLinks linkedinUrl={member.linkedinUrl} websiteUrl={member.websiteUrl} />
        </Card>
      </div>
    </>
  );
}

function Told({ title, text }: { title: string; text: string | null }) {
  return (
    <Card title={title}>
      {text ? (
        <p className="wrap-anywhere whitespace-pre-line text-text-2">{text}</p>
      ) : (
        <p className="text-text-3">Not set</p>
      )}
    </Card>
  );
}
