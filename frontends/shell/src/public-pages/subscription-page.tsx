import { Link } from '@pathwise/federation/router';
import { useSession } from '@pathwise/federation/shell-contract';
import { Banner } from '@pathwise/ui/banner';
import { Button } from '@pathwise/ui/button';
import { EmptyState } from '@pathwise/ui/empty-state';
import { PageHeading } from '@pathwise/ui/page-heading';
import { CreditCard } from 'lucide-react';
import { PublicPage } from './public-page.tsx';

/** Plans are chosen here once payments open; until then the page says so. */
export function SubscriptionPage() {
  const { status } = useSession();
  const back = (
    <Button asChild>
      <Link to="/">{status === 'signed-in' ? 'Back to Dashboard' : 'Back to Home'}</Link>
    </Button>
  );
  return (
    <PublicPage action={back}>
      <div className="grid gap-6">
        <PageHeading title="Choose Your Plan" documentTitle="Choose Your Plan" />
        <Banner tone="accent" title="Testing Mode">
          Payments are currently disabled. Contact support for premium access during testing.
        </Banner>
        <div className="rounded-lg border border-line bg-surface">
          <EmptyState
            icon={CreditCard}
            title="Payments are not open yet"
            hint="The plans will be listed here as soon as they are. Everything on the free plan is yours meanwhile."
            action={
              <Button asChild>
                <Link to="/support">Contact support</Link>
              </Button>
            }
          />
        </div>
      </div>
    </PublicPage>
  );
}
