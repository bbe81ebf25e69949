import { type AdminPage, adminPages } from '@pathwise/contracts/site.rules';
import { reportInstances } from '@pathwise/federation/instances';
import { useLocation } from '@pathwise/federation/router';
import { Skeleton, SkeletonGroup } from '@pathwise/ui/skeleton';
import { lazy, type ReactNode, Suspense } from 'react';
import { TabLinks, tabLabels } from './tab-links.tsx';
import { useRefusedAdmin } from './use-refused-admin.ts';
import './styles.css';

reportInstances();

// each tab loads when it is opened
const DataPage = lazy(async () => ({ default: (await import('../data/data-page.tsx')).DataPage }));
const EmailPage = lazy(async () => ({ default: (await import('../email/email-page.tsx')).EmailPage }));
const OverviewPage = lazy(async () => ({ default: (await import('../overview/overview-page.tsx')).OverviewPage }));
const AdminsPage = lazy(async () => ({ default: (await import('../admins/admins-page.tsx')).AdminsPage }));
const AnalyticsPage = lazy(async () => ({ default: (await import('../analytics/analytics-page.tsx')).AnalyticsPage }));
const AuditLog = lazy(async () => ({ default: (await import('../audit/audit-log.tsx')).AuditLog }));
const SettingsPage = lazy(async () => ({ default: (await import('../settings/settings-page.tsx')).SettingsPage }));
const UsersPage = lazy(async () => ({ default: (await import('../users/users-page.tsx')).UsersPage }));
const ReportsCard = lazy(async () => ({ default: (await import('../reports/reports-card.tsx')).ReportsCard }));
const DeadLettersCard = lazy(async () => ({
  default: (await import('../dead-letters/dead-letters-card.tsx')).DeadLettersCard,
}));
const SupportMessages = lazy(async () => ({
  default: (await import('../support/support-messages.tsx')).SupportMessages,
}));

const pages: Readonly<Record<AdminPage, ReactNode>> = {
  admin: (
    <OverviewPage>
      <ReportsCard />
      <SupportMessages />
      <DeadLettersCard />
    </OverviewPage>
  ),
  'admin/users': <UsersPage />,
  'admin/admins': <AdminsPage log={<AuditLog />} />,
  'admin/email': <EmailPage />,
  'admin/analytics': <AnalyticsPage />,
  'admin/data': <DataPage />,
  'admin/settings': <SettingsPage />,
};

/** The admin dashboard. The path chooses the tab. */
export function Remote() {
  const { pathname } = useLocation();
  const current = adminPages.find((page) => `/${page}` === pathname.replace(/\/+$/, '')) ?? 'admin';
  useRefusedAdmin();
  return (
    <div className="@container -mt-4 grid grid-cols-[minmax(0,1fr)] content-start gap-6">
      <TabLinks current={current} />
      <Suspense key={current} fallback={<TabSkeleton title={tabLabels[current]} />}>
        {pages[current]}
      </Suspense>
    </div>
  );
}

function TabSkeleton({ title }: { title: string }) {
  return (
    <SkeletonGroup label="Loading..." className="grid gap-6">
      <h1 className="sr-only">{title}</h1>
      <Skeleton className="h-9 w-48" />
      <Skeleton className="h-60 rounded-lg" />
    </SkeletonGroup>
  );
}
