import type { Member } from '@pathwise/contracts/api/social';
import { Button } from '@pathwise/ui/button';
import { Lock, NotebookText, Target } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { nameOf } from './name.rules.ts';

const GoalsDialog = lazy(async () => ({ default: (await import('./goals-dialog.tsx')).GoalsDialog }));
const DiaryDialog = lazy(async () => ({ default: (await import('./diary-dialog.tsx')).DiaryDialog }));

type Shown = Pick<Member, 'id' | 'firstName' | 'lastName' | 'goalsPublic' | 'diaryPublic'>;

/** View goals and View diary, for what the member shows. */
export function ViewButtons({ member }: { member: Shown }) {
  const [opened, setOpened] = useState<'goals' | 'diary' | undefined>(undefined);
  const name = nameOf(member);
  const dialog = { userId: member.id, name, onClose: () => setOpened(undefined) };
  return (
    <>
      {member.goalsPublic ? (
        <Button size="sm" onClick={() => setOpened('goals')} aria-label={`View goals of ${name}`}>
          <Target aria-hidden />
          View goals
        </Button>
      ) : (
        <span className="inline-flex min-h-ctl-sm items-center gap-1.5 text-meta text-text-3">
          <Lock aria-hidden className="size-3.5" />
          Goals are private
        </span>
      )}
      {member.diaryPublic ? (
        <Button size="sm" onClick={() => setOpened('diary')} aria-label={`View diary of ${name}`}>
          <NotebookText aria-hidden />
          View diary
        </Button>
      ) : null}
      <Suspense>
        {opened === 'goals' ? <GoalsDialog {...dialog} /> : null}
        {opened === 'diary' ? <DiaryDialog {...dialog} /> : null}
      </Suspense>
    </>
  );
}
