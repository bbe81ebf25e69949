import { useLocation, useNavigate } from '@pathwise/federation/router';
import type { View } from '@pathwise/federation/shell-contract';
import { useCallback, useLayoutEffect, useRef } from 'react';
import { searchWithView, viewIn } from '../view.rules.ts';

/** The top tab as kept in the address: Back leaves Preview, and a reload stays in it. */
export function useViewInAddress() {
  const location = useLocation();
  const navigate = useNavigate();
  const view = viewIn(location.search);

  // the address changes a moment later, and a tab reports press and focus: one history entry is enough
  const asked = useRef(view);
  useLayoutEffect(() => {
    asked.current = viewIn(location.search);
  }, [location]);

  const switchTo = (next: View) => {
    if (next === asked.current) return;
    asked.current = next;
    void navigate({ pathname: location.pathname, search: searchWithView(location.search, next), hash: location.hash });
  };
  // a stable function: every page takes it from the context and would render again with each address
  const latest = useRef(switchTo);
  useLayoutEffect(() => {
    latest.current = switchTo;
  });
  const setView = useCallback((next: View) => latest.current(next), []);
  return { view, setView };
}
