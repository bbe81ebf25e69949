import { useEffect } from 'react';

/** Sets the document's title in the Preview pane, where goals change without a route. */
export function useDocumentTitle(name: string | undefined): void {
  useEffect(() => {
    if (name) document.title = `${name} · Pathwise`;
  }, [name]);
}
