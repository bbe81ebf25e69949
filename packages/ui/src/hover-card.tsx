import * as Radix from 'radix-ui/hover-card';
import type { ReactElement, ReactNode } from 'react';
import { cx } from './class-names.tsx';
import { floating } from './overlay.tsx';
import { portalContainer } from './portal-container.tsx';

export interface HoverCardProps {
  content: ReactNode;
  /** The element the card is about; with `open`, only its anchor. */
  children: ReactElement;
  /** With this prop the caller opens and closes the card, such as one card for a whole list. */
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
}

/** Details of a link or button, after 200 ms of hovering (spec part 2, section 9) or at once on focus. */
export function HoverCard({ content, children, open, onOpenChange }: HoverCardProps) {
  return (
    <Radix.Root
      openDelay={200}
      closeDelay={120}
      {...(open === undefined ? {} : { open })}
      {...(onOpenChange ? { onOpenChange } : {})}
    >
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      <Radix.Portal container={portalContainer()}>
        {/* its own landmark, because it is rendered at the end of the document, outside of all others */}
        <Radix.Content
          role="complementary"
          aria-label="More about it"
          sideOffset={6}
          collisionPadding={8}
          className={cx(floating, 'w-72 p-4 text-sm')}
        >
          {content}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
