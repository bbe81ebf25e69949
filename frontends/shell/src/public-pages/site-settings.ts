/** Texts that a site's operator may change without a build: `<meta name="pathwise:…">` in index.html. */
function setting(name: string, fallback: string): string {
  const content = document.querySelector<HTMLMetaElement>(`meta[name="pathwise:${name}"]`)?.content.trim();
  return content || fallback;
}

export const siteSettings = {
  /** The claim on the landing page. */
  memberClaim: () => setting('member-claim', 'Trusted by 20,000+ users'),
  supportEmail: () => setting('support-email', 'support@pathwise.example'),
};
