import { announce, useSession } from '@pathwise/federation/shell-contract';
import { type ComponentProps, lazy, type ReactNode, Suspense, useState } from 'react';

const AskDialog = lazy(async () => ({ default: (await import('./ask-dialog.tsx')).AskDialog }));

type Asked = ComponentProps<typeof AskDialog>['member'];

/** Asks a member for an introduction. Free members are offered the upgrade. Render `askDialog` once in the component. */
export function useAsk(): { ask: (member: Asked) => void; askDialog: ReactNode } {
  const { plan } = useSession();
  const [asked, setAsked] = useState<Asked>();
  return {
    ask: (member) => (plan === 'premium' ? setAsked(member) : announce('app:upgrade', { feature: 'contact' })),
    askDialog: <Suspense>{asked ? <AskDialog member={asked} onClose={() => setAsked(undefined)} /> : null}</Suspense>,
  };
}
