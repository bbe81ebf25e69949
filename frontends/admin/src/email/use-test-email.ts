import { api } from '@pathwise/federation/api';
import { showFailure } from '@pathwise/remote-kit/show-failure';
import { useOwnMutation } from '@pathwise/remote-kit/use-own-mutation';
import { notify } from '@pathwise/ui/notify';

/** Sends one mail of a type to an address. */
export function useTestEmail() {
  return useOwnMutation({
    mutationFn: (body: { type: string; email: string }) => api.admin.sendTestEmail({ body }),
    onSuccess: (_, { email }) => notify({ title: 'Test Email Sent', description: `It is on its way to ${email}.` }),
    onError: (error) => showFailure('Test Email Failed', error),
  });
}
