import { IconButton } from '@pathwise/ui/icon-button';
import { X } from 'lucide-react';
import type { Subject } from './use-subject.ts';

/** 'About: Learn Spanish' above the field, with a button that sends the next messages without the goal. */
export function SubjectLine({ subject: { goal, drop }, onDropped }: { subject: Subject; onDropped: () => void }) {
  if (!goal) return null;
  return (
    <div className="mb-1 flex items-center gap-1 pl-1 text-meta text-text-3">
      <p className="min-w-0 break-words">
        About: <span className="text-text-2">{goal.title}</span>
      </p>
      <IconButton
        label={`Write about something other than ${goal.title}`}
        className="-my-1 [&_.lucide]:size-4"
        onClick={() => {
          drop();
          onDropped();
        }}
      >
        <X aria-hidden />
      </IconButton>
    </div>
  );
}
