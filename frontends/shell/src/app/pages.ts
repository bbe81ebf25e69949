import { lazy } from 'react';

// everything that the first paint of the landing page does not need
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
const loadWorkspace = () => import(/* webpackChunkName: 'workspace' */ './layout/workspace.tsx');
export const Workspace = lazy(async () => ({ default: (await loadWorkspace()).Workspace }));
/** Loads the workspace ahead, for the moment after a sign-in. Without a network it is loaded then. */
export const preloadWorkspace = (): void => void loadWorkspace().catch(() => undefined);
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
