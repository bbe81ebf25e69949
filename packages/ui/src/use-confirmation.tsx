import { lazy, Suspense, useState } from 'react';
import type { Question } from './alert-dialog.tsx';
import { useFocusReturn } from './focus-after.tsx';

const AlertDialog = lazy(async () => ({ default: (await import('./alert-dialog.tsx')).AlertDialog }));

/**
 * Asks from an event handler: `if (await confirm({ title, confirmLabel }))`. Render `confirmation` once in the component.
 * The dialog loads with the first question.
 */
export function useConfirmation() {
  const [current, setCurrent] = useState<Question & { answer: (confirmed: boolean) => void }>();
  const [isOpen, setOpen] = useState(false);
  const focusReturn = useFocusReturn();
  const confirm = (question: Question) =>
    new Promise<boolean>((answer) => {
      // a menu that asks has closed by the time the dialog has loaded
      focusReturn.remember();
      setCurrent({ ...question, answer });
      setOpen(true);
    });
  const confirmation = current ? (
    <Suspense>
      <AlertDialog
        {...current}
        open={isOpen}
        focusReturn={focusReturn}
        onAnswer={(confirmed) => {
          setOpen(false);
          current.answer(confirmed);
        }}
      />
    </Suspense>
  ) : null;
  return { confirm, confirmation };
}
