import { type ComponentProps, type ComponentType, createElement, lazy, useState } from 'react';

/**
 * A page that can be loaded ahead. Then it renders at once, without the fallback that React shows for at least 0.3 s. Otherwise it is
 * loaded when it is shown, also after a failure ahead.
 */
function loadedAhead<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | undefined;
  const loadOnce = async () => {
    loaded = await load();
    return { default: loaded };
  };
  const Lazy = lazy(loadOnce) as ComponentType<Props>;
  return { choose: () => loaded ?? Lazy, preload: () => loadOnce().then(nothing, nothing) };
}
const nothing = () => undefined;

const workspace = loadedAhead(
  async () => (await import(/* webpackChunkName: 'workspace' */ './layout/workspace.tsx')).Workspace,
);
export const preloadWorkspace = workspace.preload;
export function Workspace(props: ComponentProps<typeof import('./layout/workspace.tsx').Workspace>) {
  const [Frame] = useState(workspace.choose);
  return createElement(Frame, props);
}

/** Loads what the workspace shows at an address. A failure shows where the page would be. */
export async function preloadPage(location: Pick<Location, 'pathname' | 'search'>): Promise<void> {
  const panes = import(/* webpackChunkName: 'workspace' */ './layout/panes.tsx');
  await panes.then((loaded) => loaded.preloadPage(location)).catch(nothing);
}

/** Of members it is not the first page. A visitor's HTML asks for it by the chunk's name. */
const landing = loadedAhead(
  async () => (await import(/* webpackChunkName: 'landing' */ '../landing/landing-page.tsx')).LandingPage,
);
export const preloadLanding = landing.preload;
export function LandingPage(props: ComponentProps<typeof import('../landing/landing-page.tsx').LandingPage>) {
  const [Page] = useState(landing.choose);
  return createElement(Page, props);
}

// everything that the first paint does not need
export const AuthPage = lazy(async () => ({ default: (await import('../auth/auth-page.tsx')).AuthPage }));
export const ForgottenPage = lazy(async () => ({
  default: (await import('../auth/forgotten-page.tsx')).ForgottenPage,
}));
export const ResetPage = lazy(async () => ({ default: (await import('../auth/reset-page.tsx')).ResetPage }));
export const ConfirmEmailPage = lazy(async () => ({
  default: (await import('../auth/confirm-email-page.tsx')).ConfirmEmailPage,
}));
export const UnsubscribePage = lazy(async () => ({
  default: (await import('../auth/unsubscribe-page.tsx')).UnsubscribePage,
}));
export const NotFoundPage = lazy(async () => ({
  default: (await import('../public-pages/not-found-page.tsx')).NotFoundPage,
}));
export const SupportPage = lazy(async () => ({ default: (await import('../support/support-page.tsx')).SupportPage }));
export const PrivacyPolicyPage = lazy(async () => ({
  default: (await import('../legal/privacy-policy-page.tsx')).PrivacyPolicyPage,
}));
export const TermsOfServicePage = lazy(async () => ({
  default: (await import('../legal/terms-of-service-page.tsx')).TermsOfServicePage,
}));
export const SubscriptionPage = lazy(async () => ({
  default: (await import('../subscription/subscription-page.tsx')).SubscriptionPage,
}));
export const PreviewBanner = lazy(async () => ({ default: (await import('./preview-banner.tsx')).PreviewBanner }));
export const AdminGate = lazy(async () => ({ default: (await import('../public-pages/admin-gate.tsx')).AdminGate }));
