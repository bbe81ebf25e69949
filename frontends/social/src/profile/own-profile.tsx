import { Link } from '@pathwise/federation/router';
import { useMember } from '@pathwise/federation/shell-contract';
import { Page } from '@pathwise/remote-kit/page';
import { Button } from '@pathwise/ui/button';
import { PageHeading } from '@pathwise/ui/page-heading';
import { Eye } from 'lucide-react';
import { LogoutCard } from './logout-card.tsx';
import { PrivacyCards } from './privacy-cards.tsx';
import { ProfileEditor } from './profile-editor.tsx';
import { VipCard } from './vip-card.tsx';

/** One's own profile, to edit. */
export function OwnProfile() {
  const user = useMember();
  return (
    <Page>
      <PageHeading
        title="Profile"
        subtitle="What members see of you"
        actions={
          <Button asChild>
            <Link to={`/profile?user=${encodeURIComponent(user.id)}`}>
              <Eye aria-hidden />
              View as a member sees it
            </Link>
          </Button>
        }
      />
      <div className="grid @4xl:grid-cols-[320px_minmax(0,1fr)] @4xl:grid-rows-[auto_1fr] items-start gap-4">
        <ProfileEditor user={user} />
        <div className="@4xl:col-start-1 grid gap-4">
          <PrivacyCards user={user} />
          <VipCard />
          <LogoutCard />
        </div>
      </div>
    </Page>
  );
}
