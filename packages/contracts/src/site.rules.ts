// The paths of the site, for the shell, the remotes, the gateway and the chat's contexts. Without zod.

/**
 * The sections of the workspace, in the sidebar's order, and what renders each: a remote or the shell.
 */
export const sections = {
  dashboard: 'planner',
  plan: 'planner',
  diary: 'planner',
  goals: 'planner',
  profession: 'planner',
  health: 'planner',
  relationship: 'planner',
  hobby: 'planner',
  members: 'social',
  challenges: 'social',
  accountability: 'social',
  mentorship: 'social',
  faq: 'shell',
  profile: 'social',
} as const;
export type SectionId = keyof typeof sections;
export const sectionIds = Object.keys(sections) as SectionId[];
/** The sections that one remote renders, such as `SectionOf<'planner'>`. */
export type SectionOf<Remote extends string> = {
  [Id in SectionId]: (typeof sections)[Id] extends Remote ? Id : never;
}[SectionId];

/** The dashboard's title. */
export const greeting = (firstName: string | null) => `Welcome back, ${firstName?.trim() || 'there'}!`;
/** Stands for the greeting in the HTML of the build. */
export const greetingMark = '{greeting}';

/** The tabs of the admin dashboard, in their order. */
export const adminPages = [
  'admin',
  'admin/users',
  'admin/admins',
  'admin/email',
  'admin/analytics',
  'admin/data',
  'admin/settings',
] as const;
export type AdminPage = (typeof adminPages)[number];

/** The pages outside the workspace. Visitors may open them too. */
export const publicPages = [
  'landing',
  'auth',
  'auth/forgotten',
  'auth/reset',
  'auth/confirm-email',
  'unsubscribe',
  'subscription',
  'privacy-policy',
  'terms-of-service',
  'support',
  ...adminPages,
] as const;
export type PublicPage = (typeof publicPages)[number];

/** Paths that search engines may list: pages for visitors, the start page first. */
export const listedPaths: readonly string[] = [
  '/',
  ...publicPages.filter((page) => !/^(landing|auth|unsubscribe|admin)\b/.test(page)).map((page) => `/${page}`),
];

/** Pages of the workspace without an entry in the sidebar. /messages redirects to /members. */
const otherPages = ['explore', 'trash', 'messages'] as const;

const pages: ReadonlySet<string> = new Set(['', ...sectionIds, ...publicPages, ...otherPages]);

/** True for a page outside the workspace. */
export function isPublicPage(pathname: string): boolean {
  return publicPages.some((page) => page === nameOf(pathname));
}

/** True when the site has this page, for members or for everybody. Ignores a trailing slash. */
export function isPage(pathname: string): boolean {
  return pages.has(nameOf(pathname));
}

const nameOf = (pathname: string) => pathname.replace(/^\/|\/+$/g, '');
