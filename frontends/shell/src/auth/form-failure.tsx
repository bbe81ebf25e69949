import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

/** Why the form was refused, in the form itself. The toast announces it and closes. */
export function FormFailure({ children }: { children: ReactNode }) {
  return (
    <p data-clear-of-toasts className="flex gap-2 rounded-md bg-danger-soft px-3 py-2.5 text-danger">
      <CircleAlert className="mt-px" aria-hidden />
      <span className="min-w-0">{children}</span>
    </p>
  );
}
