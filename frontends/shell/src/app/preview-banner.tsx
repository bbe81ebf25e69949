import { api } from '@pathwise/federation/api';
import { useMutation } from '@pathwise/federation/query';
import { useShell } from '@pathwise/federation/shell-contract';
import { Button } from '@pathwise/ui/button';
import { notify } from '@pathwise/ui/notify';
import { Eye } from 'lucide-react';

/** Over every page while an admin sees Pathwise as a free or a premium member does. One press ends it. */
export function PreviewBanner({ plan }: { plan: 'free' | 'premium' }) {
  const { refreshSession } = useShell();
  const end = useMutation({
    mutationFn: async () => {
      await api.auth.setPreviewMode({ body: { previewMode: null } });
      await refreshSession({ fresh: true });
    },
    onError: () =>
      notify({ title: 'Update Failed', description: 'The preview goes on. Please try again.', variant: 'destructive' }),
  });
  return (
    <aside
      aria-label="Preview"
      className={
        'fixed bottom-20 left-1/2 z-20 flex w-max max-w-[calc(100vw-24px)] -translate-x-1/2 items-center gap-3 rounded-lg border ' +
        'border-accent-line bg-accent-soft py-1.5 pr-1.5 pl-4 shadow-pop md:bottom-3 md:left-[44%]'
      }
    >
      <Eye aria-hidden className="flex-none text-accent-text" />
      <p className="font-medium">You see Pathwise as a {plan} member.</p>
      <Button size="sm" loading={end.isPending} onClick={() => end.mutate()}>
        Back to your plan
      </Button>
    </aside>
  );
}
