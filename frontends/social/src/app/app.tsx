import type { SectionOf } from '@pathwise/contracts/site.rules';
import { reportInstances } from '@pathwise/federation/instances';
import { pageHeadings } from '@pathwise/federation/page-headings';
import { useLocation } from '@pathwise/federation/router';
import { lazy, type ReactNode } from 'react';
import { MembersPage } from '../members/members-page.tsx';
import './styles.css';

reportInstances();

// each loads where it is shown, so that it stays out of the first load
const AccountPart = lazy(async () => ({ default: (await import('../account/account-part.tsx')).AccountPart }));
const PostsPage = lazy(async () => ({ default: (await import('../posts/posts-page.tsx')).PostsPage }));
const ProfilePage = lazy(async () => ({ default: (await import('../profile/profile-page.tsx')).ProfilePage }));

const pages: Readonly<Record<SectionOf<'social'> | 'explore', ReactNode>> = {
  members: <MembersPage key="members" heading={pageHeadings.members} />,
  explore: <MembersPage key="explore" heading={pageHeadings.explore} />,
  challenges: <PostsPage key="challenges" kind="challenges" />,
  accountability: <PostsPage key="accountability" kind="accountability" />,
  mentorship: <PostsPage key="mentorship" kind="mentorship" />,
  profile: <ProfilePage account={<AccountPart />} />,
};

/** The pages about other people in the workspace. The path chooses one; at `/` the hash may. The default is Members. */
export function Remote() {
  const { pathname, hash } = useLocation();
  const asked = pathname === '/' ? hash.slice(1) : pathname.slice(1);
  return Object.hasOwn(pages, asked) ? pages[asked as keyof typeof pages] : pages.members;
}
