import * as Radix from 'radix-ui/popover';
import type { ReactElement, ReactNode } from 'react';
import { cx } from './class-names.tsx';
import { useHistoryLayer } from './history-layer.tsx';
import { floating, menuSheet } from './overlay.tsx';
import { portalContainer } from './portal-container.tsx';
import { SheetScrim } from './sheet-scrim.tsx';
import { anyWindow, closedByBack, phone, useMediaQuery } from './use-media-query.tsx';

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

const popoverBox = `${floating} max-h-(--radix-popper-available-height) overflow-y-auto p-4`;

/** A small form or picker under its button. On a phone it is a sheet at the bottom. */
export function Popover(props: PopoverProps) {
  const { trigger, label, open, onOpenChange, align = 'start', modal = false, className, children } = props;
  const isSheet = useMediaQuery(phone);
  useHistoryLayer(open, () => onOpenChange(false), modal ? anyWindow : closedByBack);
  return (
    <Radix.Root modal={modal} open={open} onOpenChange={onOpenChange}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal container={portalContainer()}>
        <Radix.Content
          aria-label={label}
          align={align}
          sideOffset={6}
          collisionPadding={8}
          data-sheet={isSheet ? '' : undefined}
          className={cx(isSheet ? menuSheet : popoverBox, className)}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
      {open && isSheet ? <SheetScrim /> : null}
    </Radix.Root>
  );
}
