import { useLocation, useNavigate } from '@pathwise/federation/router';
import type { View } from '@pathwise/federation/shell-contract';
import { useCallback, useLayoutEffect, useRef } from 'react';
import { searchWithView, viewIn } from '../view.rules.ts';

/** The top tab as the address holds it: Back leads out of Preview, and a reload stays in it. */
export function useViewInAddress() {
  const location = useLocation();
  const navigate = useNavigate();
  const view = viewIn(location.search);

  // the address follows a moment later, and a tab reports its press and its focus: one step in the history is enough
  const asked = useRef(view);
  useLayoutEffect(() => {
    asked.current = viewIn(location.search);
  }, [location]);

  const switchTo = (next: View) => {
    if (next === asked.current) return;
    asked.current = next;
    void navigate({ pathname: location.pathname, search: searchWithView(location.search, next), hash: location.hash });
  };
  // one function for good: every page takes it from the context, and would be rendered anew with each address
  const latest = useRef(switchTo);
  useLayoutEffect(() => {
    latest.current = switchTo;
  });
  const setView = useCallback((next: View) => latest.current(next), []);
  return { view, setView };
}
