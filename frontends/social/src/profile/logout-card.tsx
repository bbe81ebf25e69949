import { useShell } from '@pathwise/federation/shell-contract';
import { Button } from '@pathwise/ui/button';
import { Card } from '@pathwise/ui/card';
import { notify } from '@pathwise/ui/notify';
import { LogOut } from 'lucide-react';

/** Signs out on this device. The shell leads to /auth in either case. */
export function LogoutCard() {
  const { signOut } = useShell();
  async function logOut(): Promise<void> {
    try {
      if (await signOut()) notify({ title: 'Logged Out' });
    } catch (error) {
      console.error('Signing out failed', error);
      notify({
        title: 'Logout Failed',
        description: 'Failed to logout. Please try again.',
        variant: 'destructive',
      });
    }
  }
  return (
    <Card title="Logout">
      <p className="mb-4 text-text-2">
        Signs you out on this device and removes what it keeps of you, drafts included.
      </p>
      <Button onClick={() => void logOut()}>
        <LogOut aria-hidden />
        Logout
      </Button>
    </Card>
  );
}
