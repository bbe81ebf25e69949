import { RemoteMount } from '@pathwise/federation/remote-mount';
import { Link } from '@pathwise/federation/router';
import { useSession } from '@pathwise/federation/shell-contract';
import { Button } from '@pathwise/ui/button';
import { PageHeading } from '@pathwise/ui/page-heading';
import { Skeleton, SkeletonGroup } from '@pathwise/ui/skeleton';
import { PublicPage } from './public-page.tsx';

/** The admin dashboard is for admins. Everybody else sees why not, before any of it loads. */
export function AdminGate() {
  const { status, user } = useSession();
  if (status !== 'signed-in') {
    return (
      <Refusal
        title="Authentication Required"
        text="Please log in to access the admin dashboard."
        to="/auth"
        label="Go to Login"
      />
    );
  }
  if (user.role !== 'admin') {
    return (
      <Refusal
        title="Access Denied"
        text="You need admin privileges to access this page."
        to="/"
        label="Back to Dashboard"
      />
    );
  }
  return (
    <PublicPage width="tables" action={<BackLink to="/" label="Back to App" />}>
      <RemoteMount remote="admin" title="The admin dashboard" skeleton={<DashboardSkeleton />} />
    </PublicPage>
  );
}

function DashboardSkeleton() {
  return (
    <SkeletonGroup label="Loading..." className="grid gap-6">
      <h1 className="sr-only">Admin dashboard</h1>
      <Skeleton className="h-11 rounded-md" />
      <Skeleton className="h-9 w-48" />
      <Skeleton className="h-60 rounded-lg" />
    </SkeletonGroup>
  );
}

function Refusal({ title, text, to, label }: { title: string; text: string; to: string; label: string }) {
  return (
    <PublicPage>
      <div className="grid justify-items-start gap-6">
        <PageHeading title={title} subtitle={text} />
        <BackLink to={to} label={label} />
      </div>
    </PublicPage>
  );
}

function BackLink({ to, label }: { to: string; label: string }) {
  return (
    <Button asChild>
      <Link to={to}>{label}</Link>
    </Button>
  );
}
