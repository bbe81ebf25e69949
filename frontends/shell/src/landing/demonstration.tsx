import { cx } from '@pathwise/ui/class-names';
import { Check, ChevronUp, type LucideIcon, Route, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

/** An example of a sentence becoming a plan in three steps, in the look of the product. */
export function Demonstration() {
  return (
    <section
      aria-label="How it works"
      className="mt-12 grid divide-line rounded-xl border border-line bg-surface max-[900px]:divide-y min-[900px]:mt-18 min-[900px]:grid-cols-[1fr_1.15fr_1fr] min-[900px]:divide-x"
    >
      <Step number={1} title="Say it">
        <p className="ml-6 rounded-[14px_14px_4px_14px] bg-sunken px-3.5 py-3">
          I want to run a half marathon in April. I can manage 5 km on a good day.
        </p>
        <p className="mt-4 mb-1 flex items-center gap-2 font-title">
          <Route className="text-accent-text" aria-hidden />
          Sage
        </p>
        <p className="text-text-2 leading-[1.375rem]">
          Six months is plenty. Three short runs and one long one each week, with an easy week every fourth.
        </p>
      </Step>
      <Step number={2} title="See the path">
        <div className="mb-5 flex items-center gap-3">
          <span aria-hidden className="block h-1.5 flex-1 overflow-hidden rounded-full bg-progress-track">
            <span className="block h-full w-[31%] rounded-full bg-progress-25" />
          </span>
          <span className="font-title">31%</span>
        </div>
        <ol>
          {pathSteps.map((step, index) => (
            <PathRow key={step.title} {...step} isLast={index === pathSteps.length - 1} />
          ))}
        </ol>
      </Step>
      <Step number={3} title="Do this week">
        <ul className="grid gap-2">
          <TaskRow
            title="Long run, 9 km"
            badge={{ look: 'bg-p-very text-p-very-ink', icon: TriangleAlert, word: 'Very important' }}
          />
          <TaskRow
            title="Intervals, 6 × 400 m"
            badge={{ look: 'bg-p-imp text-p-imp-ink', icon: ChevronUp, word: 'Important' }}
          />
          <TaskRow title="Easy run, 5 km" isDone />
        </ul>
      </Step>
    </section>
  );
}

function Step({ number, title, children }: { number: number; title: string; children: ReactNode }) {
  return (
    <div className="p-5 md:px-6 md:pt-6 md:pb-8">
      <h2 className="mb-5 flex items-center gap-2.5 text-base">
        <span
          aria-hidden
          className="grid size-5.5 place-items-center rounded-full border-[1.5px] border-accent text-accent-text text-xs"
        >
          {number}
        </span>
        {title}
      </h2>
      {children}
    </div>
  );
}

type PathState = 'done' | 'current' | 'ahead';
const pathSteps: readonly { title: string; day: string; state: PathState }[] = [
  { title: 'Run 8 km without a break', day: '1 Nov', state: 'done' },
  { title: 'Finish a 10 km race', day: '6 Dec', state: 'current' },
  { title: 'Long run reaches 16 km', day: '14 Feb', state: 'ahead' },
  { title: 'Half marathon', day: '11 Apr', state: 'ahead' },
];
const nodeLooks = {
  done: 'border-accent bg-accent',
  current: 'border-accent bg-surface',
  ahead: 'border-line-control bg-surface',
};

function PathRow({ title, day, state, isLast }: { title: string; day: string; state: PathState; isLast: boolean }) {
  return (
    <li className={cx('relative flex justify-between gap-3 pl-8.5', !isLast && 'pb-4.5')}>
      <span aria-hidden className={cx('absolute top-1 left-1 z-1 size-3 rounded-full border-2', nodeLooks[state])} />
      {isLast ? null : (
        <span
          aria-hidden
          className={cx('absolute top-3 -bottom-2 left-[9px] w-0.5', state === 'done' ? 'bg-accent' : 'bg-line-strong')}
        />
      )}
      <span className={state === 'current' ? 'font-title' : undefined}>{title}</span>
      <span className="whitespace-nowrap text-text-3 text-xs">{day}</span>
    </li>
  );
}

interface TaskRowProps {
  readonly title: string;
  readonly isDone?: boolean;
  readonly badge?: { readonly look: string; readonly icon: LucideIcon; readonly word: string };
}

function TaskRow({ title, isDone, badge }: TaskRowProps) {
  return (
    <li className="grid grid-cols-[18px_1fr] gap-x-2.5 rounded-md border border-line px-3 py-2.5">
      <span
        aria-hidden
        className={cx(
          'mt-px grid size-4.5 place-items-center rounded-full border-[1.5px]',
          isDone ? 'border-accent bg-accent text-on-accent' : 'border-line-control',
        )}
      >
        {isDone ? <Check className="size-3 stroke-[3]" /> : null}
      </span>
      <span className={isDone ? 'text-text-3 line-through' : undefined}>{title}</span>
      {badge ? (
        <span
          className={cx(
            'col-start-2 mt-1.5 inline-flex h-5 items-center gap-1 justify-self-start rounded-sm px-1.75 text-xs',
            badge.look,
          )}
        >
          <badge.icon className="size-3 stroke-[2.2]" aria-hidden />
          {badge.word}
        </span>
      ) : null}
    </li>
  );
}
