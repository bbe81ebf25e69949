import { type UseMutationResult, useMutation, useQueryClient } from '@pathwise/federation/query';
import { personIn } from './on-departure.ts';

/** The options that are passed to `useMutation`. */
interface Asking<Data, Variables> {
  readonly mutationKey?: readonly unknown[];
  readonly scope?: { readonly id: string };
  readonly mutationFn: (variables: Variables) => Promise<Data>;
  readonly onMutate?: (variables: Variables) => unknown;
  readonly onSuccess?: (data: Data, variables: Variables) => unknown;
  readonly onError?: (error: Error, variables: Variables) => unknown;
  readonly onSettled?: () => unknown;
}

/** The id of the person who sent the request. */
interface Asked {
  readonly by: string | undefined;
}

/**
 * `useMutation` whose callbacks run only while the same person is signed in. Signing out does not cancel a request.
 * Without this the next person in the same tab would see its toast.
 */
export function useOwnMutation<Data, Variables = void>(
  asking: Asking<Data, Variables>,
): UseMutationResult<Data, Error, Variables, Asked> {
  const queries = useQueryClient();
  const { mutationKey, scope, mutationFn, onMutate, onSuccess, onError, onSettled } = asking;
  const isStillHere = (asked: Asked | undefined) => asked?.by === personIn(queries);
  return useMutation<Data, Error, Variables, Asked>({
    ...(mutationKey ? { mutationKey } : {}),
    ...(scope ? { scope } : {}),
    mutationFn,
    onMutate: async (variables) => {
      const asked = { by: personIn(queries) };
      await onMutate?.(variables);
      return asked;
    },
    onSuccess: (data, variables, asked) => (isStillHere(asked) ? onSuccess?.(data, variables) : undefined),
    onError: (error, variables, asked) => (isStillHere(asked) ? onError?.(error, variables) : undefined),
    onSettled: (_data, _error, _variables, asked) => (isStillHere(asked) ? onSettled?.() : undefined),
  });
}
