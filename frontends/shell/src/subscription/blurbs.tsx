import { Headphones, type LucideIcon, Target, Users } from 'lucide-react';

const blurbs: readonly { icon: LucideIcon; title: string; text: string }[] = [
  { icon: Target, title: 'Unlimited Goals', text: 'As many goals as your life has, each with its roadmap.' },
  { icon: Users, title: 'Full Social Access', text: 'Partners, challenges and mentors, and their contact addresses.' },
  { icon: Headphones, title: 'Priority Support', text: 'Your questions are answered first.' },
];

/** Three reasons in a row, separated by hairlines. */
export function Blurbs() {
  return (
    <ul className="grid rounded-lg border border-line bg-surface max-md:divide-y max-md:divide-line md:grid-cols-3 md:divide-x md:divide-line">
      {blurbs.map(({ icon: Icon, title, text }) => (
        <li key={title} className="flex gap-3 p-5">
          <Icon className="mt-0.5 text-accent-text" aria-hidden />
          <div>
            <p className="font-title">{title}</p>
            <p className="text-text-2">{text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
