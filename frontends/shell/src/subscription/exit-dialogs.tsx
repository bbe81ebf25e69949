import type { OwnSubscription } from '@pathwise/contracts/api/billing';
import { api } from '@pathwise/federation/api';
import { useMutation } from '@pathwise/federation/query';
import { Button } from '@pathwise/ui/button';
import { Dialog, DialogFooter } from '@pathwise/ui/dialog';
import { notify } from '@pathwise/ui/notify';
import { saveAs } from '@pathwise/ui/save-as';
import { Archive, Download, MessagesSquare, Target } from 'lucide-react';
import { dayOf, dollars } from '../upgrade/money.rules.ts';
import { useCancel, useRefund } from './change-subscription.ts';

interface ExitProps {
  readonly subscription: NonNullable<OwnSubscription['subscription']>;
  readonly onClose: () => void;
}

/** The second press of cancelling. It says what happens, and asks for nothing. */
export function CancelDialog({ subscription, onClose }: ExitProps) {
  const cancel = useCancel();
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={`Cancel ${subscription.name}?`}
      description={endOf(subscription)}
    >
      <WhatHappens title="What happens then" />
      <DialogFooter>
        <Button onClick={onClose}>Keep Premium</Button>
        <Button
          variant="destructive"
          className="whitespace-nowrap border-danger!"
          loading={cancel.isPending}
          onClick={() => cancel.mutate(undefined, { onSuccess: onClose })}
        >
          Cancel subscription
        </Button>
      </DialogFooter>
    </Dialog>
  );
}

/** Until when premium lasts after cancelling. With a payment that is due there is no time that is paid for. */
function endOf({ state, nextChargeAt }: ExitProps['subscription']): string {
  if (state === 'payment-due')
    return 'Your last payment did not go through, so the subscription ends at once. Nothing more is charged.';
  const until = nextChargeAt ? `Premium lasts until ${dayOf(nextChargeAt)}.` : 'Premium lasts until its time is over.';
  return `${until} Nothing more is charged, and you can take it back until then.`;
}

/** The second press of the money-back guarantee. */
export function RefundDialog({ subscription: { price }, onClose }: ExitProps) {
  const refund = useRefund(price);
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Get your money back?"
      description={`You get ${dollars(price)} back, the way you paid. Premium ends at once. You can do this once.`}
    >
      <WhatHappens title="What happens with your things" />
      <DialogFooter>
        <Button onClick={onClose}>Keep Premium</Button>
        <Button
          variant="destructive"
          className="whitespace-nowrap border-danger!"
          loading={refund.isPending}
          onClick={() => refund.mutate(undefined, { onSuccess: onClose })}
        >
          Get my money back
        </Button>
      </DialogFooter>
    </Dialog>
  );
}

function WhatHappens({ title }: { title: string }) {
  const download = useDownloadArchive();
  return (
    <section aria-label={title} className="grid gap-4">
      <h3>{title}</h3>
      <ul className="grid gap-3">
        <li className="flex gap-3">
          <Target className="mt-px text-text-2" aria-hidden />
          <span>
            All your goals stay, and you can edit every one. You can add new ones while you have fewer than three.
          </span>
        </li>
        <li className="flex gap-3">
          <MessagesSquare className="mt-px text-text-2" aria-hidden />
          <span>The pages of partners, challenges and mentors close. What you posted is kept for you.</span>
        </li>
        <li className="flex gap-3">
          <Archive className="mt-px text-text-2" aria-hidden />
          <span>
            One file holds everything, your posts too. You can have it now, or at any later time in your profile.
          </span>
        </li>
      </ul>
      <Button className="justify-self-start" loading={download.isPending} onClick={() => download.mutate()}>
        <Download aria-hidden />
        Download my data
      </Button>
    </section>
  );
}

function useDownloadArchive() {
  return useMutation({
    mutationFn: () => api.download(api.auth.exportAccount),
    onSuccess: (archive) => {
      saveAs(archive, `pathwise-${new Date().toISOString().slice(0, 10)}.json`);
      notify({ title: 'Your data is ready', description: 'The file is among your downloads.' });
    },
    onError: () =>
      notify({
        title: 'Your data could not be downloaded',
        description: 'Please try again',
        variant: 'destructive',
      }),
  });
}
