import { type UseMutationResult, useMutation, useQueryClient } from '@pathwise/federation/query';
import { personIn } from './on-departure.ts';

/** What asks for something and hears the answer, as `useMutation` takes it. */
interface Asking<Data, Variables> {
  readonly mutationKey?: readonly unknown[];
  readonly scope?: { readonly id: string };
  readonly mutationFn: (variables: Variables) => Promise<Data>;
  readonly onMutate?: (variables: Variables) => unknown;
  readonly onSuccess?: (data: Data, variables: Variables) => unknown;
  readonly onError?: (error: Error, variables: Variables) => unknown;
  readonly onSettled?: () => unknown;
}

/** Who asked. */
interface Asked {
  readonly by: string | undefined;
}

/**
 * `useMutation` whose answer only the person who asked hears of. Signing out does not stop what is on its way: without
 * this, what it is about would be kept and said in front of the next person in the same window.
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
