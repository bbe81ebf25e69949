import { Route } from 'lucide-react';
import { benefits } from '../upgrade/benefits.ts';

/** What Premium holds, beside the plans. */
export function PremiumPanel() {
  return (
    <section
      aria-labelledby="premium-holds"
      className="grid content-start gap-5 rounded-lg border border-accent-line bg-accent-soft p-5 md:col-span-2"
    >
      <div>
        <h2 id="premium-holds" className="flex items-center gap-2 text-base">
          <Route className="text-accent-text" aria-hidden />
          What Premium holds
        </h2>
        <p className="mt-1 text-text-2">The same in every plan. You choose how long.</p>
      </div>
      <ul className="grid gap-x-6 md:grid-cols-2">
        {benefits.map((benefit) => (
          <li key={benefit} className="border-accent-line border-t py-2.5">
            {benefit}
          </li>
        ))}
      </ul>
      <p className="text-text-2">
        30-day money-back guarantee. Cancel anytime, and everything you have written stays yours.
      </p>
    </section>
  );
}
