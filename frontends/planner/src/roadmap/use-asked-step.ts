import { useSearchParams } from '@pathwise/federation/router';

/** The step that the address asks for, `?step={id}`, as a result of a search does. `forget` takes it out of the address. */
export function useAskedStep() {
  const [params, setParams] = useSearchParams();
  const forget = () => {
    if (!params.has('step')) return;
    const without = new URLSearchParams(params);
    without.delete('step');
    setParams(without, { replace: true });
  };
  return { askedId: params.get('step'), forget };
}
