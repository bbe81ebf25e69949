import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { cx } from './class-names.tsx';

export interface AccordionProps {
  items: readonly { readonly id: string; readonly title: string; readonly content: ReactNode }[];
  /** Controlled, when several accordions share one open item; '' is none. */
  open?: string;
  onOpenChange?: (open: string) => void;
  headingLevel?: 2 | 3 | 4;
  className?: string;
}

/** Sections that open one at a time and close again. */
export function Accordion({ items, open, onOpenChange, headingLevel = 3, className }: AccordionProps) {
  const Heading = `h${headingLevel}` as const;
  const prefix = useId();
  const [own, setOwn] = useState('');
  const shown = open ?? own;
  const change = onOpenChange ?? setOwn;
  return (
    <div className={cx('divide-y divide-line border-line border-y', className)}>
      {items.map(({ id, title, content }) => {
        const isOpen = id === shown;
        const [button, panel] = [`${prefix}button-${id}`, `${prefix}${id}`];
        return (
          <div key={id}>
            <Heading>
              <button
                id={button}
                type="button"
                aria-expanded={isOpen}
                aria-controls={isOpen ? panel : undefined}
                onClick={() => change(isOpen ? '' : id)}
                className="group flex min-h-11 w-full items-center justify-between gap-4 py-3 text-left font-medium text-base"
              >
                {title}
                <ChevronDown className="text-text-3 transition-transform group-aria-expanded:rotate-180" aria-hidden />
              </button>
            </Heading>
            {isOpen && (
              <section id={panel} aria-labelledby={button} className="pb-4 text-base text-text-2">
                {content}
              </section>
            )}
          </div>
        );
      })}
    </div>
  );
}
