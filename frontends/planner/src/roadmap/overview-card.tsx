import type { Goal } from '@pathwise/contracts/api/goals';
import { Button } from '@pathwise/ui/button';
import { Card } from '@pathwise/ui/card';
import { withLocalDays } from '@pathwise/ui/day';
import { EmptyState } from '@pathwise/ui/empty-state';
import { Pencil, Sparkles } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useDraftAgain } from './use-draft-again.ts';

const Markdown = lazy(() => import('../page/markdown.tsx').then((module) => ({ default: module.Markdown })));
const OverviewEditor = lazy(async () => ({ default: (await import('./overview-editor.tsx')).OverviewEditor }));
// list marks, headings, emphasis, links: a text without any of these is plain paragraphs and needs no parser
const markdownMarks = /^\s{0,3}([-*+]|\d+\.|#{1,6}|>)\s|\*\*|__|`|\]\(/m;

/** The coach's overview of the goal, which the person may edit. */
export function OverviewCard({ goal }: { goal: Goal }) {
  const [isEditing, setEditing] = useState(false);
  const text = goal.aiOverview;
  return (
    <Card
      title={<h2>Goal Overview</h2>}
      action={
        text && !isEditing ? (
          <Button size="sm" variant="ghost" onClick={() => setEditing(true)}>
            <Pencil aria-hidden />
            Edit
          </Button>
        ) : undefined
      }
    >
      {isEditing ? (
        <Suspense>
          <OverviewEditor goal={goal} onDone={() => setEditing(false)} />
        </Suspense>
      ) : text ? (
        <OverviewText text={withLocalDays(text)} />
      ) : (
        <NoOverview goal={goal} onWrite={() => setEditing(true)} />
      )}
    </Card>
  );
}

function OverviewText({ text }: { text: string }) {
  const plain = (
    <div className="grid max-w-[64ch] gap-3 text-base [&>p+p]:text-text-2">
      {text.split(/\n{2,}/).map((paragraph, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have no name but their place, and never move
        <p key={index} className="whitespace-pre-line">
          {paragraph}
        </p>
      ))}
    </div>
  );
  if (!markdownMarks.test(text)) return plain;
  return (
    <Suspense fallback={plain}>
      <Markdown text={text} />
    </Suspense>
  );
}

function NoOverview({ goal, onWrite }: { goal: Goal; onWrite: () => void }) {
  const draft = useDraftAgain(goal.id);
  return (
    <EmptyState
      icon={Sparkles}
      title="No overview yet"
      hint="Sage can draft an overview and steps, or you write the overview yourself."
      action={
        <span className="flex flex-wrap justify-center gap-2">
          <Button loading={draft.isPending} onClick={() => draft.mutate()}>
            Build a roadmap
          </Button>
          <Button variant="ghost" onClick={onWrite}>
            Write it myself
          </Button>
        </span>
      }
      className="-my-6"
    />
  );
}
