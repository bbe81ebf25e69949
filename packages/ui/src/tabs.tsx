import * as Radix from 'radix-ui/tabs';
import type { ReactNode } from 'react';
import { cx } from './class-names.tsx';

export interface TabsProps<Value extends string> {
  value: Value;
  onChange: (value: Value) => void;
  className?: string;
  children: ReactNode;
}

/** Wraps a TabList and its TabPanels. */
export function Tabs<Value extends string>({ value, onChange, className, children }: TabsProps<Value>) {
  return (
    <Radix.Root value={value} onValueChange={(next) => onChange(next as Value)} className={className}>
      {children}
    </Radix.Root>
  );
}

export interface TabListProps {
  label: string;
  tabs: readonly { readonly value: string; readonly label: ReactNode }[];
  className?: string;
}

/** The row of tabs. The current one is underlined in violet. */
export function TabList({ label, tabs, className }: TabListProps) {
  return (
    <Radix.List aria-label={label} className={cx('flex gap-5 max-tiny:gap-2', className)}>
      {tabs.map((tab) => (
        <Radix.Trigger
          key={tab.value}
          value={tab.value}
          className={cx(
            'flex min-h-10 items-center gap-2 border-transparent border-y-2 px-1 font-medium text-text-3 pointer-coarse:min-h-11',
            'hover:text-text-1 focus-visible:-outline-offset-2 data-[state=active]:border-b-accent data-[state=active]:text-text-1',
          )}
        >
          {tab.label}
        </Radix.Trigger>
      ))}
    </Radix.List>
  );
}

export interface TabPanelProps {
  value: string;
  /** Stays mounted, hidden, while another tab is current. */
  keepMounted?: boolean;
  className?: string;
  children: ReactNode;
}

export function TabPanel({ value, keepMounted, className, children }: TabPanelProps) {
  return (
    <Radix.Content
      value={value}
      {...(keepMounted ? { forceMount: true as const } : {})}
      className={cx('data-[state=inactive]:hidden', className)}
    >
      {children}
    </Radix.Content>
  );
}
