import { CircleAlert } from 'lucide-react';

/** Why a form was not taken, as the first line of its dialog's footer. */
export function FormProblem({ problem }: { problem: string | undefined }) {
  if (!problem) return null;
  return (
    <p role="alert" className="flex basis-full! items-start gap-1.5 text-danger">
      <CircleAlert aria-hidden className="mt-0.5 size-4" />
      {problem}
    </p>
  );
}
