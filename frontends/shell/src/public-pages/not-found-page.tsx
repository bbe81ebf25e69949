import { Link } from '@pathwise/federation/router';
import { Button } from '@pathwise/ui/button';
import { PageHeading } from '@pathwise/ui/page-heading';
import { PublicPage } from './public-page.tsx';

export function NotFoundPage() {
  return (
    <PublicPage>
      <div className="grid justify-items-start gap-6">
        <PageHeading title="404 Page Not Found" subtitle="Did you forget to add the page to the router?" />
        <Button asChild>
          <Link to="/">Back to Home</Link>
        </Button>
      </div>
    </PublicPage>
  );
}
