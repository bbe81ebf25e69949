import * as Radix from 'radix-ui/popover';
import type { ReactElement, ReactNode } from 'react';
import { cx } from './class-names.tsx';
import { useHistoryLayer } from './history-layer.tsx';
import { floating } from './overlay.tsx';
import { portalContainer } from './portal-container.tsx';

export interface PopoverProps {
  /** A Button or IconButton. */
  trigger: ReactElement;
  /** Its accessible name. */
  label: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  align?: 'start' | 'center' | 'end';
  /** Traps the focus; needed in dialogs. */
  modal?: boolean;
  className?: string;
  children: ReactNode;
}

/** A small form or picker under its button. */
export function Popover(props: PopoverProps) {
  const { trigger, label, open, onOpenChange, align = 'start', modal = false, className, children } = props;
  useHistoryLayer(open, () => onOpenChange(false));
  return (
    <Radix.Root modal={modal} open={open} onOpenChange={onOpenChange}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal container={portalContainer()}>
        <Radix.Content
          aria-label={label}
          align={align}
          sideOffset={6}
          collisionPadding={8}
          className={cx(floating, 'max-h-(--radix-popper-available-height) overflow-y-auto p-4', className)}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
