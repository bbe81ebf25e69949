import { Card } from '@pathwise/ui/card';

const steps = [
  { title: 'Say what you want', text: 'Write a goal in your own words, here or to Sage.' },
  { title: 'Look through your roadmap', text: 'Sage turns the goal into steps. Change what does not fit.' },
  { title: 'Plan your week', text: 'Put the next step on a day, and tick it when it is done.' },
];

/** In the place of the figures while the person has no goal, because they are all 0. */
export function FirstSteps() {
  return (
    <Card title="How to begin">
      <ol className="grid gap-3 @xl:grid-cols-3 @xl:gap-4">
        {steps.map(({ title, text }, at) => (
          <li key={title} className="grid grid-cols-[auto_minmax(0,1fr)] content-start gap-x-3">
            <span
              aria-hidden
              className="row-span-2 grid size-6 place-items-center rounded-full bg-accent-soft font-title text-accent-text text-xs"
            >
              {at + 1}
            </span>
            <span className="font-title">{title}</span>
            <span className="text-meta text-text-3">{text}</span>
          </li>
        ))}
      </ol>
    </Card>
  );
}
