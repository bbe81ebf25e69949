import * as Radix from 'radix-ui/alert-dialog';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { cx } from './class-names.tsx';
import { type FocusReturn, useFocusReturn } from './focus-after.tsx';
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
  /** What gets the focus back, when it was noted before the dialog opened. */
  focusReturn?: FocusReturn;
}

/** A confirmation before something that is hard to undo. Escape means no; a press outside does nothing. */
export function AlertDialog(props: AlertDialogProps) {
  const { open, onAnswer, focusReturn, title, description, confirmLabel, cancelLabel = 'Cancel', destructive } = props;
  const own = useFocusReturn();
  useHistoryLayer(open, () => onAnswer(false));
  return (
    <Radix.Root open={open} onOpenChange={(isOpen) => !isOpen && onAnswer(false)}>
      <Radix.Portal container={portalContainer()}>
        <Radix.Overlay className={scrim} />
        <Radix.Content
          {...(description ? {} : { 'aria-describedby': undefined })}
          onOpenAutoFocus={focusReturn ? undefined : own.remember}
          onCloseAutoFocus={(focusReturn ?? own).giveBack}
          className={cx(dialogBox, 'md:max-w-[440px]')}
        >
          <Radix.Title className="font-semibold text-base">{title}</Radix.Title>
          {description ? <Radix.Description className="text-text-2">{description}</Radix.Description> : null}
          <div data-actions className={dialogFooter}>
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
