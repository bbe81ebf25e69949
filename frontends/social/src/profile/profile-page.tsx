import { useSearchParams } from '@pathwise/federation/router';
import type { ReactNode } from 'react';
import { OwnProfile } from './own-profile.tsx';
import { PublicProfile } from './public-profile.tsx';

/** /profile is one's own, to edit. With ?user={id} it is a member's as others see it, also one's own. */
export function ProfilePage({ account }: { account: ReactNode }) {
  const [search] = useSearchParams();
  const userId = search.get('user');
  return userId ? <PublicProfile key={userId} userId={userId} /> : <OwnProfile account={account} />;
}
