import { type ComponentProps, type ComponentType, createElement, lazy, useState } from 'react';

type WorkspaceProps = ComponentProps<typeof import('./layout/workspace.tsx').Workspace>;
let workspace: ComponentType<WorkspaceProps> | undefined;

async function loadWorkspace(): Promise<ComponentType<WorkspaceProps>> {
  workspace = (await import(/* webpackChunkName: 'workspace' */ './layout/workspace.tsx')).Workspace;
  return workspace;
}
const LazyWorkspace = lazy(async () => ({ default: await loadWorkspace() }));

/**
 * Loads the workspace ahead. Then it renders at once, without the fallback that React shows for at least 0.3 s. Without a
 * network it is loaded when it is shown.
 */
export async function preloadWorkspace(): Promise<void> {
  await loadWorkspace().catch(() => undefined);
}

export function Workspace(props: WorkspaceProps) {
  const [Frame] = useState(() => workspace ?? LazyWorkspace);
  return createElement(Frame, props);
}

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
