import { Link, useLocation, useNavigate } from '@pathwise/federation/router';
import { useMember } from '@pathwise/federation/shell-contract';
import { Page } from '@pathwise/remote-kit/page';
import { Button } from '@pathwise/ui/button';
import { PageHeading } from '@pathwise/ui/page-heading';
import { Skeleton, SkeletonGroup } from '@pathwise/ui/skeleton';
import { TabList, TabPanel, Tabs } from '@pathwise/ui/tabs';
import { Eye } from 'lucide-react';
import { type ReactNode, Suspense } from 'react';
import { LogoutCard } from './logout-card.tsx';
import { PrivacyCards } from './privacy-cards.tsx';
import { ProfileEditor } from './profile-editor.tsx';
import { VipCard } from './vip-card.tsx';

const parts = [
  { value: 'profile', label: 'Profile' },
  { value: 'account', label: 'Account' },
];

/** One's own profile, and at /profile#account what a person decides about the account. */
export function OwnProfile({ account }: { account: ReactNode }) {
  const user = useMember();
  const { hash, search } = useLocation();
  const navigate = useNavigate();
  return (
    <Page>
      <PageHeading
        title="Profile"
        subtitle="What members see of you, and your account"
        actions={
          <Button asChild>
            <Link to={`/profile?user=${encodeURIComponent(user.id)}`}>
              <Eye aria-hidden />
              View as a member sees it
            </Link>
          </Button>
        }
      />
      <Tabs
        value={hash === '#account' ? 'account' : 'profile'}
        onChange={(part) => void navigate({ search, hash: part === 'account' ? '#account' : '' })}
      >
        <TabList label="Profile or Account" tabs={parts} className="border-line border-b" />
        <TabPanel value="profile" className="pt-6">
          <div className="grid grid-cols-1 @4xl:grid-cols-[320px_minmax(0,1fr)] @4xl:grid-rows-[auto_1fr] items-start gap-4">
            <ProfileEditor user={user} />
            <div className="@4xl:col-start-1 grid grid-cols-1 gap-4">
              <PrivacyCards user={user} />
              <VipCard />
              <LogoutCard />
            </div>
          </div>
        </TabPanel>
        <TabPanel value="account" className="pt-6">
          <Suspense fallback={<AccountSkeleton />}>{account}</Suspense>
        </TabPanel>
      </Tabs>
    </Page>
  );
}

function AccountSkeleton() {
  return (
    <SkeletonGroup label="Loading your account" className="grid @4xl:grid-cols-2 gap-4">
      <Skeleton className="h-60 rounded-lg" />
      <Skeleton className="h-60 rounded-lg" />
    </SkeletonGroup>
  );
}
