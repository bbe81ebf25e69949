/**
 * Texts that a site's operator may change without a build: `<meta name="pathwise:…">` in index.html. At the build there
 * is no document; the gateway then replaces what `data-setting` marks.
 */
function setting(name: string, fallback: string): string {
  const content = globalThis.document?.querySelector<HTMLMetaElement>(`meta[name="pathwise:${name}"]`)?.content.trim();
  return content || fallback;
}

export const siteSettings = {
  /** The claim on the landing page. */
  memberClaim: () => setting('member-claim', 'Trusted by 20,000+ users'),
  supportEmail: () => setting('support-email', 'support@pathwise.example'),
};
