import type { Member } from '@pathwise/contracts/api/social';
import { Button } from '@pathwise/ui/button';
import { Lock, NotebookText, Target } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { nameOf } from './name.rules.ts';

const GoalsDialog = lazy(async () => ({ default: (await import('./goals-dialog.tsx')).GoalsDialog }));
const DiaryDialog = lazy(async () => ({ default: (await import('./diary-dialog.tsx')).DiaryDialog }));

type Shown = Pick<Member, 'id' | 'firstName' | 'lastName' | 'goalsPublic' | 'diaryPublic'>;

const quietLook = { size: 'sm', variant: 'ghost', className: 'gap-1.5! px-2!' } as const;

interface ViewButtonsProps {
  readonly member: Shown;
  /** Without borders and with shorter words, for a row of small actions. */
  readonly isQuiet?: boolean;
}

/** View goals and View diary, for what the member shows. */
export function ViewButtons({ member, isQuiet = false }: ViewButtonsProps) {
  const [opened, setOpened] = useState<'goals' | 'diary' | undefined>(undefined);
  const name = nameOf(member);
  const look = isQuiet ? quietLook : ({ size: 'sm' } as const);
  const dialog = { userId: member.id, name, onClose: () => setOpened(undefined) };
  return (
    <>
      {member.goalsPublic ? (
        <Button {...look} onClick={() => setOpened('goals')} aria-label={`View goals of ${name}`}>
          <Target aria-hidden />
          {isQuiet ? 'Goals' : 'View goals'}
        </Button>
      ) : (
        <span className="inline-flex min-h-ctl-sm items-center gap-1.5 px-2 text-meta text-text-3">
          <Lock aria-hidden className="size-3.5" />
          Goals are private
        </span>
      )}
      {member.diaryPublic ? (
        <Button {...look} onClick={() => setOpened('diary')} aria-label={`View diary of ${name}`}>
          <NotebookText aria-hidden />
          {isQuiet ? 'Diary' : 'View diary'}
        </Button>
      ) : null}
      <Suspense>
        {opened === 'goals' ? <GoalsDialog {...dialog} /> : null}
        {opened === 'diary' ? <DiaryDialog {...dialog} /> : null}
      </Suspense>
    </>
  );
}
