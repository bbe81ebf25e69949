import type { PremiumFeature } from '@pathwise/contracts/problem';
import { useShellEvent } from '@pathwise/federation/shell-contract';
import { lazy, Suspense, useState } from 'react';

const UpgradeDialog = lazy(async () => ({
  default: (await import('../../upgrade/upgrade-dialog.tsx')).UpgradeDialog,
}));

/** Loads the upgrade dialog when it is first needed. */
export function UpgradeDialogHost() {
  const [feature, setFeature] = useState<PremiumFeature | undefined>(undefined);
  const [isOpen, setOpen] = useState(false);
  useShellEvent('app:upgrade', (detail) => {
    setFeature(detail?.feature ?? 'goals');
    setOpen(true);
  });
  if (!feature) return null;
  return (
    <Suspense>
      <UpgradeDialog feature={feature} open={isOpen} onOpenChange={setOpen} />
    </Suspense>
  );
}
