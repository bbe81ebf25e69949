import type { ReactNode } from 'react';

/** What can be done with a row: side by side, and on a phone one below the other, each as wide as the row. */
export function RowActions({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap gap-2 max-[24rem]:grid max-[24rem]:*:justify-start">{children}</div>;
}
