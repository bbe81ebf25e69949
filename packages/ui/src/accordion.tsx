import { ChevronDown } from 'lucide-react';
import * as Radix from 'radix-ui/accordion';
import type { ReactNode } from 'react';
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
  return (
    <Radix.Root
      type="single"
      collapsible
      {...(open === undefined ? {} : { value: open })}
      {...(onOpenChange ? { onValueChange: onOpenChange } : {})}
      className={cx('divide-y divide-line border-line border-y', className)}
    >
      {items.map((item) => (
        <Radix.Item key={item.id} value={item.id}>
          <Radix.Header asChild>
            <Heading>
              <Radix.Trigger className="group flex min-h-11 w-full items-center justify-between gap-4 py-3 text-left font-medium text-base">
                {item.title}
                <ChevronDown
                  className="text-text-3 transition-transform group-data-[state=open]:rotate-180"
                  aria-hidden
                />
              </Radix.Trigger>
            </Heading>
          </Radix.Header>
          <Radix.Content className="pb-4 text-base text-text-2">{item.content}</Radix.Content>
        </Radix.Item>
      ))}
    </Radix.Root>
  );
}
