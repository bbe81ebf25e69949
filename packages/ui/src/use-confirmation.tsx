import { useState } from 'react';
import type { Question } from './alert-dialog.tsx';
import { useFocusReturn } from './focus-after.tsx';

let Dialog: typeof import('./alert-dialog.tsx').AlertDialog | undefined;

/** Loads the dialog with the first question. Without a network, a later question tries again. */
async function loadDialog() {
  Dialog ??= await import('./alert-dialog.tsx').then(
    ({ AlertDialog }) => AlertDialog,
    () => undefined,
  );
  return Dialog;
}

/**
 * Asks from an event handler: `if (await confirm({ title, confirmLabel }))`. Render `confirmation` once in the component.
 * Where the dialog cannot be loaded, the browser asks.
 */
export function useConfirmation() {
  const [current, setCurrent] = useState<Question & { answer: (confirmed: boolean) => void }>();
  const [isOpen, setOpen] = useState(false);
  const focusReturn = useFocusReturn();
  const confirm = async (question: Question): Promise<boolean> => {
    // a menu that asks has closed by the time the dialog has loaded
    focusReturn.remember();
    if (!(await loadDialog())) return window.confirm(question.title);
    return new Promise<boolean>((answer) => {
      setCurrent({ ...question, answer });
      setOpen(true);
    });
  };
  const confirmation =
    current && Dialog ? (
      <Dialog
        {...current}
        open={isOpen}
        focusReturn={focusReturn}
        onAnswer={(confirmed) => {
          setOpen(false);
          current.answer(confirmed);
        }}
      />
    ) : null;
  return { confirm, confirmation };
}
