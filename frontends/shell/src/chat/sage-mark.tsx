import { Route } from 'lucide-react';

/** The assistant's icon: the path. */
export function SageMark() {
  return (
    <span
      aria-hidden
      className="grid size-8 flex-none place-items-center rounded-[10px] border border-accent-line bg-accent-soft text-accent-text"
    >
      <Route />
    </span>
  );
}
