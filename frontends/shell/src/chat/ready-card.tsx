import { roadmapReadyPhrase } from '@pathwise/contracts/chat.rules';
import { Link } from '@pathwise/federation/router';
import { Button } from '@pathwise/ui/button';
import { dayOfDate } from '@pathwise/ui/day';
import { ArrowRight, Check, Trash2 } from 'lucide-react';
import { Markdown } from '../markdown/markdown.tsx';
import { type ReadyReply, withDateNow } from './chat.rules.ts';
import { useGoalNow } from './use-goal-now.ts';

interface ReadyCardProps {
  readonly reply: ReadyReply;
  readonly goalId: string | null;
  readonly onView: () => void;
}

/** The card of a finished roadmap, or a word in its place when the goal was deleted since. */
export function ReadyCard({ reply: { before, body, after }, goalId, onView }: ReadyCardProps) {
  const { goal, isDeleted } = useGoalNow(goalId);
  const today = dayOfDate(new Date());
  const now = goal?.status === 'completed' ? body : withDateNow(body, { today, targetDate: goal?.targetDate ?? null });
  return (
    <>
      {before ? <Markdown text={before} /> : null}
      {isDeleted ? (
        <DeletedCard />
      ) : (
        <div className="grid gap-3 rounded-lg border border-accent-line bg-accent-soft p-4 max-tiny:p-3">
          <h3 data-clear-of-toasts className="flex items-center gap-2 text-accent-text">
            <Check aria-hidden />
            {roadmapReadyPhrase}
          </h3>
          {now ? <Markdown text={now} lists="path" /> : null}
          {/* a long title would push it below a small phone's edge */}
          <div className="sticky bottom-0 grid bg-accent-soft py-1">
            <Button data-clear-of-toasts variant="primary" onClick={onView}>
              View Your Roadmap Now
              <ArrowRight aria-hidden />
            </Button>
          </div>
          {after ? <Markdown text={after} /> : null}
        </div>
      )}
    </>
  );
}

function DeletedCard() {
  return (
    <div className="grid gap-3 rounded-lg border border-line bg-surface p-4 max-tiny:p-3">
      <h3 className="flex items-center gap-2">
        <Trash2 aria-hidden />
        This goal was deleted
      </h3>
      <p className="text-meta text-text-3">
        A deleted goal stays in the trash for 30 days, with its roadmap. You can bring it back there.
      </p>
      <Button asChild>
        <Link to="/trash">Open the trash</Link>
      </Button>
    </div>
  );
}
