import * as Radix from 'radix-ui/hover-card';
import type { ReactElement, ReactNode } from 'react';
import { cx } from './class-names.tsx';
import { floating } from './overlay.tsx';
import { portalContainer } from './portal-container.tsx';

export interface HoverCardProps {
  content: ReactNode;
  /** What the card is about; with `open`, merely where it stands. */
  children: ReactElement;
  /** Given, the caller opens and closes it, such as one card that serves a whole list. */
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
}

/** More about a link or button, 200 ms after the pointer rests on it (spec part 2, section 9) or at once on focus. */
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
        {/* a landmark of its own: it stands at the end of the document, outside of all others */}
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
