import { QueryClient } from '@pathwise/federation/query';
import { Routes } from '@pathwise/federation/router';
import * as React from 'react';

/** The distinct copies of each library on this page. A browser test asserts one of each. */
interface PathwiseProbe {
  readonly instances: Record<'react' | 'react-router' | 'react-query', Set<unknown>>;
}

declare global {
  interface Window {
    __pathwise?: PathwiseProbe;
  }
}

/** Each frontend calls this once at its start. This module is not shared, so it reports its caller's copies. */
export function reportInstances(): void {
  window.__pathwise ??= {
    instances: { react: new Set(), 'react-router': new Set(), 'react-query': new Set() },
  };
  const { instances } = window.__pathwise;
  instances.react.add(React.useState);
  instances['react-router'].add(Routes);
  instances['react-query'].add(QueryClient);
}
