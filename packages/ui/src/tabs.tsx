import { createContext, type KeyboardEvent, type ReactNode, use, useId } from 'react';
import { cx } from './class-names.tsx';

// By the tabs pattern of the ARIA Authoring Practices: Tab reaches the current tab, arrows, Home and End choose another one.

interface Shown {
  readonly value: string;
  readonly choose: (value: string) => void;
  /** What the ids of the tabs and panels begin with. */
  readonly id: string;
}

const TabsContext = createContext<Shown>({ value: '', choose: () => undefined, id: '' });
const tabId = ({ id }: Shown, value: string) => `${id}-tab-${value}`;
const panelId = ({ id }: Shown, value: string) => `${id}-panel-${value}`;
const stateOf = ({ value }: Shown, own: string) => (value === own ? 'active' : 'inactive');

export interface TabsProps<Value extends string> {
  value: Value;
  onChange: (value: Value) => void;
  className?: string;
  children: ReactNode;
}

/** Wraps a TabList and its TabPanels. */
export function Tabs<Value extends string>({ value, onChange, className, children }: TabsProps<Value>) {
  const id = useId();
  const choose = (next: string) => {
    if (next !== value) onChange(next as Value);
  };
  return (
    <TabsContext value={{ value, choose, id }}>
      <div className={className}>{children}</div>
    </TabsContext>
  );
}

export interface TabListProps {
  label: string;
  tabs: readonly { readonly value: string; readonly label: ReactNode }[];
  className?: string;
}

/** The row of tabs. The current one is underlined in violet. */
export function TabList({ label, tabs, className }: TabListProps) {
  const shown = use(TabsContext);
  const at = tabs.findIndex(({ value }) => value === shown.value);
  const chooseByKey = (event: KeyboardEvent<HTMLElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const next = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 }[event.key];
    const tab = next === undefined ? undefined : tabs.at(next % tabs.length);
    if (!tab) return;
    event.preventDefault();
    document.getElementById(tabId(shown, tab.value))?.focus();
    shown.choose(tab.value);
  };
  return (
    <div
      role="tablist"
      aria-label={label}
      aria-orientation="horizontal"
      onKeyDown={chooseByKey}
      className={cx('flex gap-5 max-tiny:gap-2', className)}
    >
      {tabs.map((tab, index) => (
        <button
          key={tab.value}
          id={tabId(shown, tab.value)}
          type="button"
          role="tab"
          tabIndex={index === Math.max(0, at) ? 0 : -1}
          aria-selected={tab.value === shown.value}
          aria-controls={panelId(shown, tab.value)}
          data-state={stateOf(shown, tab.value)}
          onClick={() => shown.choose(tab.value)}
          className={cx(
            'flex min-h-10 items-center gap-2 border-transparent border-y-2 px-1 font-medium text-text-3 pointer-coarse:min-h-11',
            'hover:text-text-1 focus-visible:-outline-offset-2 data-[state=active]:border-b-accent data-[state=active]:text-text-1',
          )}
        >
          {tab.label}
        </button>
      ))}
    </div>
  );
}

export interface TabPanelProps {
  value: string;
  /** Stays mounted, hidden, while another tab is current. */
  keepMounted?: boolean;
  className?: string;
  children: ReactNode;
}

/** What a tab shows. */
export function TabPanel({ value, keepMounted, className, children }: TabPanelProps) {
  const shown = use(TabsContext);
  const isCurrent = shown.value === value;
  return (
    <div
      id={panelId(shown, value)}
      role="tabpanel"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel may begin with nothing that takes the focus
      tabIndex={0}
      aria-labelledby={tabId(shown, value)}
      data-state={stateOf(shown, value)}
      hidden={!isCurrent}
      className={cx('data-[state=inactive]:hidden', className)}
    >
      {isCurrent || keepMounted ? children : null}
    </div>
  );
}
