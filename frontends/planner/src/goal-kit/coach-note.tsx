import { Card } from '@pathwise/ui/card';
import { HeartHandshake } from 'lucide-react';
import { lazy, Suspense } from 'react';

const Markdown = lazy(() => import('../page/markdown.tsx').then((module) => ({ default: module.Markdown })));

/** What Sage says instead of a roadmap, with help lines, where a plan would do harm. */
export function CoachNote({ text, className }: { text: string; className?: string }) {
  return (
    <Card
      title={
        <h2 className="flex items-center gap-2.5">
          <HeartHandshake className="size-5 flex-none text-accent-text" aria-hidden />A word from Sage
        </h2>
      }
      className={className}
    >
      <Suspense fallback={<p className="max-w-[64ch] whitespace-pre-line text-base">{text.replace(/\*\*/g, '')}</p>}>
        <Markdown text={text} />
      </Suspense>
    </Card>
  );
}
