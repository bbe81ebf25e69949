import { X } from 'lucide-react';
import * as Radix from 'radix-ui/dialog';
import type { ReactNode } from 'react';
import { cx } from './class-names.tsx';
import { useFocusReturn } from './focus-after.tsx';
import { useHistoryLayer } from './history-layer.tsx';
import { IconButton } from './icon-button.tsx';
import { dialogBox, dialogFooter, dialogFooterInSight, fullDialogBox, isOnToast, scrim } from './overlay.tsx';
import { portalContainer } from './portal-container.tsx';

export interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description?: ReactNode;
  /** 480 px, 720 for wide content, the whole window for reading, or edge to edge for a board that scrolls itself. */
  width?: 'normal' | 'wide' | 'full' | 'board';
  /** Buttons beside the cross. */
  actions?: ReactNode;
  /** What Escape does instead of closing, such as leaving full screen. */
  onEscape?: (() => void) | undefined;
  children: ReactNode;
}

const boxes = {
  normal: cx(dialogBox, 'md:max-w-[480px]'),
  wide: cx(dialogBox, 'md:max-w-[720px]'),
  full: cx(fullDialogBox, 'content-start overflow-y-auto px-[max(24px,calc(50%-360px))]'),
  // a window too low for header and board scrolls as a whole
  board: cx(
    fullDialogBox,
    'grid-rows-[auto_minmax(0,1fr)] overflow-hidden px-4 md:px-6',
    '[@media(height<30rem)]:grid-rows-[auto_max-content] [@media(height<30rem)]:content-start [@media(height<30rem)]:overflow-y-auto',
  ),
};

/** A modal dialog; below 768 px a sheet at the bottom. Escape, the cross and a press outside close it. */
export function Dialog(props: DialogProps) {
  const { open, onOpenChange, title, description, width = 'normal', actions, onEscape, children } = props;
  const focus = useFocusReturn();
  useHistoryLayer(open, () => onOpenChange(false));
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal container={portalContainer()}>
        <Radix.Overlay className={scrim} />
        <Radix.Content
          {...(description ? {} : { 'aria-describedby': undefined })}
          onOpenAutoFocus={() => {
            focus.remember();
            queueMicrotask(putCaretAtEnd);
          }}
          onCloseAutoFocus={focus.giveBack}
          onInteractOutside={(event) => isOnToast(event) && event.preventDefault()}
          onEscapeKeyDown={(event) => {
            if (!onEscape) return;
            event.preventDefault();
            onEscape();
          }}
          className={boxes[width]}
        >
          <div className={cx('grid gap-1', actions ? 'pr-20 pointer-coarse:pr-26' : 'pr-10')}>
            <Radix.Title>{title}</Radix.Title>
            {description ? <Radix.Description className="text-text-2">{description}</Radix.Description> : null}
          </div>
          {children}
          <div className="absolute top-4 right-4 flex gap-1">
            {actions}
            <Radix.Close asChild>
              <IconButton label="Close">
                <X aria-hidden />
              </IconButton>
            </Radix.Close>
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** The dialog selects the whole text of its first field, which the next key would replace. */
function putCaretAtEnd() {
  const field = document.activeElement;
  const isText = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
  // the caret of an address or a number cannot be set
  if (isText && field.selectionStart !== null) field.setSelectionRange(field.value.length, field.value.length);
}

/** The dialog's buttons, at the right. On narrow screens they fill the width side by side, and stay in sight. */
export function DialogFooter({ children }: { children: ReactNode }) {
  return (
    <div data-dialog-footer className={cx(dialogFooter, dialogFooterInSight)}>
      {children}
    </div>
  );
}
