import * as Radix from 'radix-ui/tooltip';
import { cloneElement, type ReactElement, type ReactNode } from 'react';
import { cx } from './class-names.tsx';
import { floating } from './overlay.tsx';
import { portalContainer } from './portal-container.tsx';

export interface TooltipProps {
  content: ReactNode;
  side?: 'top' | 'right' | 'bottom' | 'left';
  /** One focusable element. */
  children: ReactElement<{ title?: string | undefined }>;
}

/** A short explanation on hover and focus; never the only place something is said. */
export function Tooltip({ content, side = 'top', children }: TooltipProps) {
  return (
    <Radix.Provider delayDuration={400}>
      <Radix.Root>
        {/* without the browser's own tooltip beside ours */}
        <Radix.Trigger asChild>{cloneElement(children, { title: undefined })}</Radix.Trigger>
        <Radix.Portal container={portalContainer()}>
          <Radix.Content
            side={side}
            sideOffset={6}
            collisionPadding={8}
            className={cx(floating, 'max-w-64 px-2.5 py-1.5 text-meta')}
          >
            {content}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
}
