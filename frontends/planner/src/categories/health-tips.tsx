import { Card } from '@pathwise/ui/card';
import { Activity, Brain, Dumbbell, GlassWater, type LucideIcon, MoonStar } from 'lucide-react';

const tips: readonly { readonly icon: LucideIcon; readonly text: string }[] = [
  { icon: Activity, text: '150 minutes of moderate aerobic activity weekly' },
  { icon: Dumbbell, text: 'Strength training twice weekly' },
  { icon: GlassWater, text: '8 glasses of water' },
  { icon: MoonStar, text: '7-9 hours of sleep' },
  { icon: Brain, text: 'Stress management' },
];

export function HealthTips() {
  return (
    <Card title="Health Tips">
      <ul className="grid gap-3 @xl:grid-cols-2">
        {tips.map(({ icon: Icon, text }) => (
          <li key={text} className="flex items-center gap-3 text-text-2">
            <Icon className="text-text-3" aria-hidden />
            {text}
          </li>
        ))}
      </ul>
    </Card>
  );
}
