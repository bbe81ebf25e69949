import { type Notification, presentWith } from '@pathwise/ui/notify';
import { useEffect } from 'react';
import { Toaster as Sonner, toast } from 'sonner';

const DURATION_MS = 5000;

const looks = {
  toast:
    'pointer-events-auto flex w-(--width) items-center gap-3 rounded-lg bg-raised p-4 font-sans text-sm text-text-1 shadow-pop',
  content: 'min-w-0 flex-1',
  title: 'font-semibold',
  description: 'text-text-2',
  actionButton:
    'min-h-ctl-sm flex-none rounded-md border border-line-strong bg-surface px-2.5 font-medium text-text-1 hover:bg-hover',
};

let shown: string | number | undefined;

function show({ title, description, variant, action }: Notification) {
  // the one before leaves at once: toasts come one at a time
  if (shown !== undefined) toast.dismiss(shown);
  shown = toast(title, {
    ...(description ? { description } : {}),
    ...(action ? { action: { label: action.label, onClick: action.onSelect } } : {}),
    ...(variant === 'destructive' ? { classNames: { title: 'text-danger font-semibold' } } : {}),
  });
}

/** The library's toaster in our look; its live region announces politely. */
export function ToasterStage() {
  useEffect(() => presentWith(show), []);
  return (
    <Sonner
      position="top-center"
      offset={64}
      mobileOffset={{ top: 64 }}
      visibleToasts={1}
      duration={DURATION_MS}
      toastOptions={{ unstyled: true, classNames: looks }}
    />
  );
}
