import { type ReactNode, useEffect, useRef } from 'react';

interface PaneHeadingProps {
  /** True when an action of the person led here, because the pressed element is gone and the focus with it. */
  readonly takesFocus: boolean;
  readonly children: ReactNode;
}

/** The h1 of a pane that changes without a change of route. */
export function PaneHeading({ takesFocus, children }: PaneHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  return (
    <h1 ref={heading} tabIndex={-1}>
      {children}
    </h1>
  );
}
