import type { SectionOf } from '@pathwise/contracts/site.rules';
import { reportInstances } from '@pathwise/federation/instances';
import { useLocation } from '@pathwise/federation/router';
import type { ReactNode } from 'react';
import { ProfilePage } from '../profile/profile-page.tsx';
import './styles.css';

reportInstances();

const pages: Readonly<Record<SectionOf<'social'>, ReactNode>> = {
  profile: <ProfilePage />,
};

/** The pages about other people in the workspace. The path chooses one; at `/` the hash may. */
export function Remote() {
  const { pathname, hash } = useLocation();
  const asked = pathname === '/' ? hash.slice(1) : pathname.slice(1);
  return Object.hasOwn(pages, asked) ? pages[asked as SectionOf<'social'>] : pages.profile;
}
