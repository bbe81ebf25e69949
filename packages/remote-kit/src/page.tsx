import type { ReactNode } from 'react';

interface PageProps {
  /** For columns side by side, which gain by every pixel. */
  readonly board?: boolean;
  readonly children: ReactNode;
}

/**
 * The frame of every page: gutters, gaps between sections, and the width that container queries inside use. All pages begin where the
 * widest does, and all but boards end at one edge, so that nothing jumps from page to page.
 */
export function Page({ board, children }: PageProps) {
  const width = board ? 'max-w-[1680px]' : 'max-w-[1200px]';
  return (
    <div
      className={`@container ml-page-edge grid w-full grid-cols-[minmax(0,1fr)] content-start gap-6 px-4 pt-6 pb-24 md:px-6 md:pt-8 ${width}`}
    >
      {children}
    </div>
  );
}
