import type { ReactNode } from 'react';

/** The frame of every page: gutters, gaps between sections, and the width that container queries inside use. */
export function Page({ wide, children }: { wide?: boolean; children: ReactNode }) {
  const width = wide ? 'max-w-[1200px]' : 'max-w-[1040px]';
  return (
    <div
      className={`@container mx-auto grid w-full grid-cols-[minmax(0,1fr)] content-start gap-6 px-4 pt-6 pb-24 md:px-6 md:pt-8 ${width}`}
    >
      {children}
    </div>
  );
}
