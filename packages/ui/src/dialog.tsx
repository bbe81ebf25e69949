import { X } from 'lucide-react';
import * as Radix from 'radix-ui/dialog';
import type { ReactNode } from 'react';
import { cx } from './class-names.tsx';
import { useFocusReturn } from './focus-return.tsx';
import { IconButton } from './icon-button.tsx';
import { dialogBox, dialogFooter, isOnToast, scrim } from './overlay.tsx';
import { portalContainer } from './portal-container.tsx';

export interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description?: ReactNode;
  /** 480 px, or 720 for content that needs it. */
  width?: 'normal' | 'wide';
  children: ReactNode;
}

/** A modal dialog; below 768 px a sheet at the bottom. Escape, the cross and a press outside close it. */
export function Dialog({ open, onOpenChange, title, description, width = 'normal', children }: DialogProps) {
  const focus = useFocusReturn();
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal container={portalContainer()}>
        <Radix.Overlay className={scrim} />
        <Radix.Content
          {...(description ? {} : { 'aria-describedby': undefined })}
          onOpenAutoFocus={focus.remember}
          onCloseAutoFocus={focus.giveBack}
          onInteractOutside={(event) => isOnToast(event) && event.preventDefault()}
          className={cx(dialogBox, width === 'wide' ? 'md:max-w-[720px]' : 'md:max-w-[480px]')}
        >
          <div className="grid gap-1 pr-10">
            <Radix.Title>{title}</Radix.Title>
            {description ? <Radix.Description className="text-text-2">{description}</Radix.Description> : null}
          </div>
          {children}
          <Radix.Close asChild>
            <IconButton label="Close" className="absolute top-4 right-4">
              <X aria-hidden />
            </IconButton>
          </Radix.Close>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** The dialog's buttons, at the right; side by side over the whole width on narrow screens. */
export function DialogFooter({ children }: { children: ReactNode }) {
  return <div className={dialogFooter}>{children}</div>;
}
