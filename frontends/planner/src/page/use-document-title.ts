import { useEffect } from 'react';

/** Names the document where the page's heading does not: in the Preview pane, whose goals come and go without a route. */
export function useDocumentTitle(name: string | undefined): void {
  useEffect(() => {
    if (name) document.title = `${name} · Pathwise`;
  }, [name]);
}
