import { lazy, type ReactNode, Suspense, useState } from 'react';

const ReportDialog = lazy(async () => ({ default: (await import('./report-dialog.tsx')).ReportDialog }));

/** What a report is about: a person or a post, and its name for the dialog. */
export interface Reported {
  readonly kind: 'member' | 'post';
  readonly id: string;
  readonly name: string;
}

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
