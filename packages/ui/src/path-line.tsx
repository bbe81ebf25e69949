import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from './class-names.tsx';

export interface PathStep {
  readonly id: string;
  readonly title: ReactNode;
  /** A date or a word under the title. */
  readonly meta?: ReactNode;
  readonly state: 'done' | 'current' | 'ahead';
}

const spoken = { done: 'Done: ', current: 'Now: ', ahead: '' };
const nodes = {
  done: 'border-accent bg-accent text-on-accent',
  current: 'border-accent bg-surface text-accent-text',
  ahead: 'border-line-strong bg-surface text-text-2',
};

export interface PathLineProps {
  steps: readonly PathStep[];
  direction?: 'down' | 'across';
  /** The number of the first step, for a path shown in rows. */
  start?: number;
  className?: string;
}

/** The one recurring motif: steps as nodes on a line. `across` lays the steps out in equal columns. */
export function PathLine({ steps, direction = 'down', start = 1, className }: PathLineProps) {
  const isDown = direction === 'down';
  return (
    <ol start={start} className={cx(isDown ? 'grid' : 'grid auto-cols-fr grid-flow-col', className)}>
      {steps.map((step, index) => (
        <li key={step.id} className={cx('relative', isDown ? 'flex gap-3 pb-4 last:pb-0' : 'pr-2')}>
          {index < steps.length - 1 ? <Line isDown={isDown} isDone={step.state === 'done'} /> : null}
          <span
            aria-hidden
            className={cx(
              'relative grid size-6 flex-none place-items-center rounded-full border-2 text-xs',
              nodes[step.state],
            )}
          >
            {step.state === 'done' ? <Check className="size-3.5 stroke-[2.6]" /> : start + index}
          </span>
          <span className={cx('block', isDown ? 'flex-1 pt-0.5' : 'mt-3')}>
            <span className="sr-only">{spoken[step.state]}</span>
            <span className={cx('block', step.state === 'current' && 'font-title')}>{step.title}</span>
            {step.meta ? <span className="block text-text-3 text-xs">{step.meta}</span> : null}
          </span>
        </li>
      ))}
    </ol>
  );
}

function Line({ isDown, isDone }: { isDown: boolean; isDone: boolean }) {
  const place = isDown ? 'top-6 bottom-0 left-[11px] w-0.5' : 'top-[11px] right-1 left-7 h-0.5';
  return <span aria-hidden className={cx('absolute', place, isDone ? 'bg-accent' : 'bg-line-strong')} />;
}
