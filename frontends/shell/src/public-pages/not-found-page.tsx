import { isPage } from '@pathwise/contracts/site.rules';
import { Link, useLocation } from '@pathwise/federation/router';
import { useSession } from '@pathwise/federation/shell-contract';
import { Button } from '@pathwise/ui/button';
import { PageHeading } from '@pathwise/ui/page-heading';
import { PublicPage } from './public-page.tsx';

/** No such page, or none for visitors. A page of members, such as a bookmark of the plan, opens after signing in. */
export function NotFoundPage() {
  const { user } = useSession();
  const { pathname, search } = useLocation();
  const isOfMembers = !user && isPage(pathname);
  return (
    <PublicPage>
      <div className="grid justify-items-start gap-6">
        <PageHeading title="404 Page Not Found" subtitle="Did you forget to add the page to the router?" />
        {isOfMembers ? <p>Members find a page here. Sign in, and it opens.</p> : null}
        <p className="flex flex-wrap gap-2">
          {isOfMembers ? (
            <Button asChild variant="primary">
              <Link to="/auth" state={{ next: { to: pathname + search } }}>
                Sign In
              </Link>
            </Button>
          ) : null}
          <Button asChild>
            <Link to="/">Back to Home</Link>
          </Button>
        </p>
      </div>
    </PublicPage>
  );
}
