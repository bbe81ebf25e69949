import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { Reported } from './reported.ts';

const ReportDialog = lazy(async () => ({ default: (await import('./report-dialog.tsx')).ReportDialog }));

/** Opens the report dialog from an event handler. Render `reportDialog` once in the component. */
export function useReport(): { report: (about: Reported) => void; reportDialog: ReactNode } {
  const [about, setAbout] = useState<Reported>();
  const reportDialog = about ? (
    <Suspense>
      <ReportDialog about={about} onClose={() => setAbout(undefined)} />
    </Suspense>
  ) : null;
  return { report: setAbout, reportDialog };
}
