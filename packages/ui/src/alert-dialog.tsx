import * as Radix from 'radix-ui/alert-dialog';
import { type ReactNode, useState } from 'react';
import { Button } from './button.tsx';
import { cx } from './class-names.tsx';
import { useFocusReturn } from './focus-after.tsx';
import { useHistoryLayer } from './history-layer.tsx';
import { dialogBox, dialogFooter, scrim } from './overlay.tsx';
import { portalContainer } from './portal-container.tsx';

export interface Question {
  /** The question, as the spec words it. */
  title: string;
  description?: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  destructive?: boolean;
}

export interface AlertDialogProps extends Question {
  open: boolean;
  onAnswer: (confirmed: boolean) => void;
}

/** A confirmation before something that is hard to undo. Escape means no; a press outside does nothing. */
export function AlertDialog(props: AlertDialogProps) {
  const { open, onAnswer, title, description, confirmLabel, cancelLabel = 'Cancel', destructive } = props;
  const focus = useFocusReturn();
  useHistoryLayer(open, () => onAnswer(false));
  return (
    <Radix.Root open={open} onOpenChange={(isOpen) => !isOpen && onAnswer(false)}>
      <Radix.Portal container={portalContainer()}>
        <Radix.Overlay className={scrim} />
        <Radix.Content
          {...(description ? {} : { 'aria-describedby': undefined })}
          onOpenAutoFocus={focus.remember}
          onCloseAutoFocus={focus.giveBack}
          className={cx(dialogBox, 'md:max-w-[440px]')}
        >
          <Radix.Title className="font-semibold text-base">{title}</Radix.Title>
          {description ? <Radix.Description className="text-text-2">{description}</Radix.Description> : null}
          <div className={dialogFooter}>
            <Radix.Cancel asChild>
              <Button>{cancelLabel}</Button>
            </Radix.Cancel>
            <Button
              variant={destructive ? 'destructive' : 'primary'}
              className={destructive ? 'border-danger!' : undefined}
              onClick={() => onAnswer(true)}
            >
              {confirmLabel}
            </Button>
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/**
 * Asks from an event handler: `if (await confirm({ title, confirmLabel }))`. Render `confirmation` once in the component.
 */
export function useConfirmation() {
  const [current, setCurrent] = useState<Question & { answer: (confirmed: boolean) => void }>();
  const [isOpen, setOpen] = useState(false);
  const confirm = (question: Question) =>
    new Promise<boolean>((answer) => {
      setCurrent({ ...question, answer });
      setOpen(true);
    });
  const confirmation = current ? (
    <AlertDialog
      {...current}
      open={isOpen}
      onAnswer={(confirmed) => {
        setOpen(false);
        current.answer(confirmed);
      }}
    />
  ) : null;
  return { confirm, confirmation };
}
