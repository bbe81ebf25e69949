import { ExternalLink } from 'lucide-react';

interface SocialLinksProps {
  readonly linkedinUrl: string | null;
  readonly websiteUrl: string | null;
}

/** LinkedIn and Website, each a link or 'Not set'. */
export function SocialLinks({ linkedinUrl, websiteUrl }: SocialLinksProps) {
  return (
    <dl className="grid gap-3">
      <Link label="LinkedIn" url={linkedinUrl} />
      <Link label="Website" url={websiteUrl} />
    </dl>
  );
}

function Link({ label, url }: { label: string; url: string | null }) {
  return (
    <div className="grid gap-0.5">
      <dt className="text-meta text-text-3">{label}</dt>
      <dd className="wrap-anywhere min-w-0">
        {url && isWebAddress(url) ? (
          <a
            href={url}
            target="_blank"
            rel="noopener nofollow"
            className="inline-flex min-h-6 items-center gap-1.5 text-accent-text hover:underline pointer-coarse:min-h-11"
          >
            {withoutScheme(url)}
            <ExternalLink aria-hidden className="size-3.5 flex-none" />
            <span className="sr-only">(opens in a new tab)</span>
          </a>
        ) : (
          <span className="text-text-3">Not set</span>
        )}
      </dd>
    </div>
  );
}

/** The service stores only http(s). A link of another kind, such as `javascript:`, is never followed. */
const isWebAddress = (url: string) => /^https?:\/\//i.test(url);
const withoutScheme = (url: string) => url.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '');
