import { NewerVersion } from '@pathwise/remote-kit/newer-version';
import type { Template } from './templates-queries.ts';

interface NewerTemplateProps {
  readonly newer: Template;
  readonly onTake: () => void;
  readonly onKeep: () => void;
}

/** What another admin has saved meanwhile. The own words stay in the fields. */
export function NewerTemplate({ newer, onTake, onKeep }: NewerTemplateProps) {
  return (
    <NewerVersion what="template" onTake={onTake} onKeep={onKeep}>
      <p className="wrap-anywhere">Its subject is now: {newer.subject}</p>
      <pre className="mt-2 max-h-60 overflow-auto whitespace-pre-wrap font-mono text-xs">{newer.html}</pre>
    </NewerVersion>
  );
}
