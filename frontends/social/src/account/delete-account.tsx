import { api } from '@pathwise/federation/api';
import { useMutation } from '@pathwise/federation/query';
import { useShell } from '@pathwise/federation/shell-contract';
import { messageOf } from '@pathwise/remote-kit/message-of';
import { Banner } from '@pathwise/ui/banner';
import { Button } from '@pathwise/ui/button';
import { Dialog, DialogFooter } from '@pathwise/ui/dialog';
import { Field } from '@pathwise/ui/field';
import { Input } from '@pathwise/ui/input';
import { notify } from '@pathwise/ui/notify';
import { Archive, Download } from 'lucide-react';
import { useForm } from 'react-hook-form';
import { useDownload } from './use-download.ts';

/** Offers the archive, asks for the password, and then deletes the account. There is no Undo. */
export function DeleteAccount({ onClose }: { onClose: () => void }) {
  const { signOut } = useShell();
  const download = useDownload();
  const { register, handleSubmit, formState, setFocus } = useForm<{ password: string }>();
  // a live update may sign this window out before the answer is here, and the device must be emptied all the same
  const remove = useMutation({
    mutationFn: (body: { password: string }) => api.auth.deleteAccount({ body }),
    onSuccess: async () => {
      // the session is gone already; this empties the device
      await signOut({ unasked: true }).catch((error: unknown) => console.error('Signing out failed', error));
      notify({ title: 'Your account is deleted', description: 'Everything in it is being erased. Farewell.' });
    },
    onError: () => setFocus('password', { shouldSelect: true }),
  });
  const failure = remove.isError
    ? (messageOf(remove.error) ?? 'We could not be reached. Please try again.')
    : undefined;
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Delete your account?"
      description="Your goals, plan, diary, conversations and posts are erased for good. Nobody can bring them back."
    >
      <form noValidate className="grid gap-4" onSubmit={handleSubmit((fields) => remove.mutate(fields))}>
        <Banner
          icon={Archive}
          title="Take your data along first"
          action={
            <Button size="sm" loading={download.isPending} onClick={() => download.mutate()}>
              <Download aria-hidden />
              Download my data
            </Button>
          }
        >
          Afterwards there is nothing left to download.
        </Banner>
        <Field label="Your password" error={formState.errors.password?.message ?? failure}>
          <Input
            type="password"
            autoComplete="current-password"
            required
            {...register('password', { required: 'Password is required' })}
          />
        </Field>
        <DialogFooter>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="destructive" className="border-danger!" loading={remove.isPending}>
            Delete for good
          </Button>
        </DialogFooter>
      </form>
    </Dialog>
  );
}
