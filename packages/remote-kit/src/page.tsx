import type { ReactNode } from 'react';

const widths = { normal: 'max-w-[1040px]', wide: 'max-w-[1200px]', board: 'max-w-[1680px]' };

interface PageProps {
  readonly wide?: boolean;
  /** For columns side by side, which gain by every pixel. */
  readonly board?: boolean;
  readonly children: ReactNode;
}

/**
 * The frame of every page: gutters, gaps between sections, and the width that container queries inside use. Narrow pages begin where
 * the widest does, so that headings stay in place from page to page.
 */
export function Page({ wide, board, children }: PageProps) {
  const width = widths[board ? 'board' : wide ? 'wide' : 'normal'];
  return (
    <div
      className={`@container ml-page-edge grid w-full grid-cols-[minmax(0,1fr)] content-start gap-6 px-4 pt-6 pb-24 md:px-6 md:pt-8 ${width}`}
    >
      {children}
    </div>
  );
}
