import { type LucideIcon, Route, TrendingUp, Users } from 'lucide-react';

const values: readonly { icon: LucideIcon; title: string; text: string }[] = [
  {
    icon: TrendingUp,
    title: 'Goal setting and tracking with analytics',
    text: 'Every goal has a date, steps and a percentage that moves when you finish something. One board shows your week across all goals.',
  },
  {
    icon: Route,
    title: 'AI-powered guidance',
    text: 'Sage writes the roadmap, then you edit it. Ask again when life changes and keep what still fits.',
  },
  {
    icon: Users,
    title: 'Community and support',
    text: 'Find an accountability partner, join a challenge or learn from a mentor. Your diary stays private unless you share it.',
  },
];

/** What the product offers. */
export function Values() {
  return (
    <section className="grid gap-8 py-16 min-[900px]:grid-cols-[1fr_2fr] min-[900px]:gap-12 md:py-24">
      <div>
        <h2 className="text-balance text-2xl">A plan you will still open in March</h2>
        <p className="mt-3 text-base text-text-2">Your goals, your week, and people who ask how it is going.</p>
      </div>
      <ul className="divide-y divide-line">
        {values.map(({ icon: Icon, title, text }) => (
          <li key={title} className="grid grid-cols-[40px_1fr] gap-x-4 gap-y-1 py-6 first:pt-0 last:pb-0 md:gap-x-5">
            <span
              aria-hidden
              className="row-span-2 grid size-10 place-items-center rounded-[10px] border border-accent-line bg-accent-soft text-accent-text"
            >
              <Icon />
            </span>
            <h3>{title}</h3>
            <p className="max-w-[56ch] text-base text-text-2">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
