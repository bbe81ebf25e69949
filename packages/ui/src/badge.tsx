import {
  ChevronDown,
  ChevronUp,
  CircleCheck,
  CircleDot,
  CirclePause,
  Equal,
  House,
  type LucideIcon,
  TriangleAlert,
} from 'lucide-react';
import type { ComponentProps } from 'react';
import { cx } from './class-names.tsx';

const tones = {
  neutral: 'bg-p-norm text-p-norm-ink',
  red: 'bg-p-very text-p-very-ink',
  amber: 'bg-p-imp text-p-imp-ink',
  sky: 'bg-p-less text-p-less-ink',
  home: 'bg-p-home text-p-home-ink',
  yellow: 'bg-g-med text-g-med-ink',
  green: 'bg-g-low text-g-low-ink',
  accent: 'bg-accent-soft text-accent-text',
};

export interface BadgeProps extends ComponentProps<'span'> {
  tone?: keyof typeof tones;
  icon?: LucideIcon | undefined;
  /** Without background, as on done rows. */
  quiet?: boolean;
}

/** A short word on a tinted background, 20 px high. */
export function Badge({ tone = 'neutral', icon: Icon, quiet, className, children, ...rest }: BadgeProps) {
  return (
    <span
      {...rest}
      className={cx(
        'inline-flex h-5 items-center gap-1 whitespace-nowrap rounded-sm text-xs',
        quiet ? 'text-text-3' : cx('px-1.75', tones[tone]),
        className,
      )}
    >
      {Icon ? <Icon className="size-3 stroke-[2.2]" aria-hidden /> : null}
      {children}
    </span>
  );
}

/** The names of task priorities. */
export const taskPriorityWords = {
  'very-important': 'Very important',
  important: 'Important',
  'less-important': 'Less important',
  normal: 'Normal',
} as const;

const taskTones = {
  'very-important': 'red',
  important: 'amber',
  'less-important': 'sky',
} as const;

/** The icons of task priorities. */
export const taskPriorityIcons = {
  'very-important': TriangleAlert,
  important: ChevronUp,
  'less-important': ChevronDown,
  normal: Equal,
} as const;

/** A task's priority; nothing for `normal`. */
export function TaskPriorityBadge({ priority, quiet }: { priority: string; quiet?: boolean }) {
  const key = priority as keyof typeof taskTones;
  const tone = taskTones[key];
  if (!tone) return null;
  return (
    <Badge tone={tone} icon={taskPriorityIcons[key]} quiet={quiet ?? false}>
      {taskPriorityWords[key]}
    </Badge>
  );
}

/** Marks a home task. */
export function HomeBadge({ quiet }: { quiet?: boolean }) {
  return (
    <Badge tone="home" icon={House} quiet={quiet ?? false}>
      Home
    </Badge>
  );
}

const goalPriorities = {
  high: { tone: 'red', icon: ChevronUp, word: 'High' },
  medium: { tone: 'yellow', icon: Equal, word: 'Medium' },
  low: { tone: 'green', icon: ChevronDown, word: 'Low' },
} as const;

/** A goal's priority: high red, medium yellow, low green. */
export function GoalPriorityBadge({ priority }: { priority: keyof typeof goalPriorities }) {
  const { tone, icon, word } = goalPriorities[priority];
  return (
    <Badge tone={tone} icon={icon}>
      {word}
    </Badge>
  );
}

const statuses: Record<string, { tone: keyof typeof tones; icon: LucideIcon; word: string }> = {
  active: { tone: 'accent', icon: CircleDot, word: 'Active' },
  'in-progress': { tone: 'accent', icon: CircleDot, word: 'In progress' },
  completed: { tone: 'green', icon: CircleCheck, word: 'Completed' },
  paused: { tone: 'amber', icon: CirclePause, word: 'Paused' },
  'on-hold': { tone: 'amber', icon: CirclePause, word: 'On hold' },
  'not-started': { tone: 'neutral', icon: CircleDot, word: 'Not started' },
};

/** A goal's status; an unknown one is shown as it is. */
export function StatusBadge({ status }: { status: string }) {
  const known = statuses[status];
  return (
    <Badge tone={known?.tone ?? 'neutral'} icon={known?.icon}>
      {known?.word ?? status}
    </Badge>
  );
}
