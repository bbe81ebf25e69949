import { useSearchParams } from '@pathwise/federation/router';
import { useMember } from '@pathwise/federation/shell-contract';
import { PublicProfile } from './public-profile.tsx';

/** /profile shows the person as others see them. With ?user={id} it shows another member, read-only. */
export function ProfilePage() {
  const { id } = useMember();
  const [search] = useSearchParams();
  const userId = search.get('user') || id;
  return <PublicProfile key={userId} userId={userId} />;
}
