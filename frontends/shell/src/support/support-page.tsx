import { Link } from '@pathwise/federation/router';
import { Button } from '@pathwise/ui/button';
import { PageHeading } from '@pathwise/ui/page-heading';
import { PublicPage } from '../public-pages/public-page.tsx';
import { siteSettings } from '../public-pages/site-settings.ts';
import { SupportForm } from './support-form.tsx';

export function SupportPage() {
  const email = siteSettings.supportEmail();
  const back = (
    <Button asChild>
      <Link to="/">Back to Home</Link>
    </Button>
  );
  return (
    <PublicPage action={back}>
      <div className="grid gap-6">
        <PageHeading title="Support" subtitle="Tell us what you need and we will get back to you." />
        <dl className="grid gap-x-8 gap-y-2 md:grid-cols-[auto_1fr]">
          <dt className="text-text-3">Email</dt>
          <dd>
            <a href={`mailto:${email}`} className="text-accent-text underline underline-offset-2">
              {email}
            </a>
          </dd>
          <dt className="text-text-3">Response time</dt>
          <dd>Within 24 hours</dd>
        </dl>
        <div className="rounded-lg border border-line bg-surface p-5">
          <SupportForm />
        </div>
      </div>
    </PublicPage>
  );
}
