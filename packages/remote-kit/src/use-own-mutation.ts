import { type UseMutationResult, useMutation, useQueryClient } from '@pathwise/federation/query';
import { personIn } from './on-departure.ts';

/** The options that are passed to `useMutation`. */
interface MutationOptions<Data, Variables> {
  readonly mutationKey?: readonly unknown[];
  readonly scope?: { readonly id: string };
  readonly mutationFn: (variables: Variables) => Promise<Data>;
  readonly onMutate?: (variables: Variables) => unknown;
  readonly onSuccess?: (data: Data, variables: Variables) => unknown;
  readonly onError?: (error: Error, variables: Variables) => unknown;
  readonly onSettled?: () => unknown;
}

/** The id of the person who sent the request. */
interface Sender {
  readonly by: string | undefined;
}

/**
 * `useMutation` whose callbacks run only while the same person is signed in. Signing out does not cancel a request.
 * Without this the next person in the same tab would see its toast.
 */
export function useOwnMutation<Data, Variables = void>(
  options: MutationOptions<Data, Variables>,
): UseMutationResult<Data, Error, Variables, Sender> {
  const queries = useQueryClient();
  const { mutationKey, scope, mutationFn, onMutate, onSuccess, onError, onSettled } = options;
  const isStillHere = (sender: Sender | undefined) => sender?.by === personIn(queries);
  return useMutation<Data, Error, Variables, Sender>({
    ...(mutationKey ? { mutationKey } : {}),
    ...(scope ? { scope } : {}),
    mutationFn,
    onMutate: async (variables) => {
      const sender = { by: personIn(queries) };
      await onMutate?.(variables);
      return sender;
    },
    onSuccess: (data, variables, sender) => (isStillHere(sender) ? onSuccess?.(data, variables) : undefined),
    onError: (error, variables, sender) => (isStillHere(sender) ? onError?.(error, variables) : undefined),
    onSettled: (_data, _error, _variables, sender) => (isStillHere(sender) ? onSettled?.() : undefined),
  });
}
