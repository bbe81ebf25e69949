import { type SectionId, sectionIds, sections } from '@pathwise/contracts/site.rules';

export const sectionLabels: Readonly<Record<SectionId, string>> = {
  dashboard: 'Dashboard',
  plan: 'Plan',
  diary: 'My Diary',
  goals: 'Goals',
  profession: 'Profession',
  health: 'Health',
  relationship: 'Relationship',
  hobby: 'Hobby',
  members: 'Members',
  challenges: 'Challenges',
  accountability: 'Accountability',
  mentorship: 'Mentorship',
  faq: 'FAQ',
  profile: 'Profile',
};

export function pathOfSection(id: SectionId): string {
  return id === 'dashboard' ? '/' : `/${id}`;
}

/** The pages of the workspace: the sections, Explore, which the dashboard links to, and the trash. */
export type Place = SectionId | 'explore' | 'trash';
export const places: readonly Place[] = [...sectionIds, 'explore', 'trash'];

export const pathOfPlace = (place: Place): string => (place === 'dashboard' ? '/' : `/${place}`);

/** The remote that shows a place; undefined for one of the shell. */
export function remoteOf(place: Place): 'planner' | 'social' | undefined {
  if (place === 'explore') return 'social';
  if (place === 'trash') return 'planner';
  const shownBy = sections[place];
  return shownBy === 'shell' ? undefined : shownBy;
}

/** The heading of a page. */
export const titleOfPlace = (place: Place): string =>
  place === 'explore' ? 'Explore' : place === 'trash' ? 'Trash' : sectionLabels[place];

/** The page of the workspace at a path; undefined where there is none. */
export function placeAt(pathname: string): Place | undefined {
  const name = withoutEndSlash(pathname).slice(1);
  if (name === '') return 'dashboard';
  if (name === 'explore' || name === 'trash') return name;
  return sectionIds.find((id) => id === name);
}

/** The section that the navigation marks: Explore and the profile of another member belong to Members, the trash to none. */
export function markedSection(at: { place: Place; search: string; ownId: string | undefined }): SectionId | undefined {
  if (at.place === 'explore') return 'members';
  if (at.place === 'trash') return undefined;
  if (at.place !== 'profile') return at.place;
  const shown = new URLSearchParams(at.search).get('user');
  return shown && shown !== at.ownId ? 'members' : 'profile';
}

/** Plan and diary have a path only. */
const hashes = sectionIds.filter((id) => id !== 'plan' && id !== 'diary');

/** The section of a hash such as #goals; the dashboard for an empty or unknown one. */
export function sectionOfHash(hash: string): SectionId {
  const name = decodeURIComponentSafely(hash.replace(/^#/, ''));
  return hashes.find((id) => id === name) ?? 'dashboard';
}

/**
 * The canonical address; undefined when this one is canonical. The path decides. On the bare main page the hash chooses
 * the section.
 */
export function canonicalPath({ pathname, hash }: { pathname: string; hash: string }): string | undefined {
  const path = withoutEndSlash(pathname);
  if (path === '/messages') return '/members';
  if (path !== '/') return path === pathname ? undefined : path;
  const section = sectionOfHash(hash);
  return section === 'dashboard' ? undefined : pathOfSection(section);
}

function withoutEndSlash(pathname: string): string {
  return pathname.length > 1 ? pathname.replace(/\/+$/, '') || '/' : pathname;
}

function decodeURIComponentSafely(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
