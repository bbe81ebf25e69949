import { QueryClient } from '@pathwise/federation/query';
import { Routes } from '@pathwise/federation/router';
import * as React from 'react';

/** Distinct copies seen by the frontends on this page, by library; a browser test asserts that each set has one member. */
export interface PathwiseProbe {
  readonly instances: Record<'react' | 'react-router' | 'react-query', Set<unknown>>;
}

declare global {
  interface Window {
    __pathwise?: PathwiseProbe;
  }
}

/** Each frontend calls this once as it starts; this module itself is not shared, so it reports the copies its caller got. */
export function reportInstances(): void {
  window.__pathwise ??= {
    instances: { react: new Set(), 'react-router': new Set(), 'react-query': new Set() },
  };
  const { instances } = window.__pathwise;
  instances.react.add(React.useState);
  instances['react-router'].add(Routes);
  instances['react-query'].add(QueryClient);
}
