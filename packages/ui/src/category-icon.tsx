import { BriefcaseBusiness, Heart, Palette, Target } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from './class-names.tsx';

interface IconProps {
  readonly className?: string;
}

/** A drawing in the style of lucide, which lacks it. */
function Drawing({ className, children }: IconProps & { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={cx('lucide', className)}
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}

export function RunnerIcon({ className }: IconProps) {
  return (
    <Drawing {...(className ? { className } : {})}>
      <circle cx="15" cy="4.5" r="1.75" />
      <path d="m6 10.5 3.5-3 4 1.5-2.5 5 3.5 2.5-1 5M10.5 14.5 8 18.5H4M14 10.5l2 2h3.5" />
    </Drawing>
  );
}

function MoneyBagIcon({ className }: IconProps) {
  return (
    <Drawing {...(className ? { className } : {})}>
      <path d="M9.5 7.5 8 4h8l-1.5 3.5M9 7.5h6c3 2.5 5 6 5 9 0 2.7-1.8 4-4.5 4h-7C5.8 20.5 4 19.2 4 16.5c0-3 2-6.5 5-9Z" />
      <path d="M14 12.2c-.5-.6-1.2-.9-2-.9-1.1 0-2 .6-2 1.5 0 2 4.1.9 4.1 2.9 0 .9-.9 1.5-2.1 1.5-.9 0-1.7-.3-2.2-.9M12 10.3v1M12 17.2v1" />
    </Drawing>
  );
}

const icons = {
  profession: BriefcaseBusiness,
  hobby: Palette,
  relationship: Heart,
  health: RunnerIcon,
  financial: MoneyBagIcon,
};

/** The category's icon: briefcase, palette, heart, runner, money bag, and a target for anything else. */
export function CategoryIcon({ category, className }: { category: string; className?: string }) {
  const Icon = icons[category as keyof typeof icons] ?? Target;
  return <Icon {...(className ? { className } : {})} aria-hidden />;
}

/** The icon on its 36 px tile, as in rows and headers. */
export function CategoryTile({ category, className }: { category: string; className?: string }) {
  return (
    <span className={cx('grid size-9 flex-none place-items-center rounded-md bg-sunken text-text-2', className)}>
      <CategoryIcon category={category} />
    </span>
  );
}
