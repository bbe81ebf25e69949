import type { View } from '@pathwise/federation/shell-contract';

/** The tab in an address's search. */
export function viewIn(search: string): View {
  return new URLSearchParams(search).get('view') === 'preview' ? 'preview' : 'workspace';
}

/** The search for the other tab. Preview's own parameters are removed. */
export function searchWithView(search: string, view: View): string {
  const params = new URLSearchParams(search);
  for (const name of ['view', 'goal', 'mode']) params.delete(name);
  if (view === 'preview') params.set('view', view);
  return params.toString();
}
