import { Check, ChevronRight, type LucideIcon } from 'lucide-react';
import * as Radix from 'radix-ui/dropdown-menu';
import type { ReactElement, ReactNode } from 'react';
import { cx } from './class-names.tsx';
import { floating } from './overlay.tsx';
import { portalContainer } from './portal-container.tsx';

const box = cx(floating, 'max-h-(--radix-dropdown-menu-content-available-height) min-w-44 overflow-y-auto p-1');
const row =
  'relative flex min-h-8 cursor-pointer select-none items-center gap-2.5 rounded-sm px-2.5 text-sm outline-none ' +
  'pointer-coarse:min-h-11 data-[disabled]:pointer-events-none data-[disabled]:opacity-50';
const ink = 'text-text-1 data-[highlighted]:bg-hover [&>.lucide]:size-4 [&>.lucide]:text-text-3';
const dangerInk = 'text-danger data-[highlighted]:bg-danger-soft [&>.lucide]:size-4';

export interface DropdownMenuProps {
  /** A Button or IconButton. */
  trigger: ReactElement;
  align?: 'start' | 'center' | 'end';
  children: ReactNode;
}

/** A menu of actions under its button. */
export function DropdownMenu({ trigger, align = 'end', children }: DropdownMenuProps) {
  return (
    // not modal: a modal one hides the page, its h1 and its focus from screen readers for a mere list of actions
    <Radix.Root modal={false}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal container={portalContainer()}>
        <Radix.Content align={align} sideOffset={6} collisionPadding={8} className={box}>
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

export interface MenuItemProps {
  icon?: LucideIcon;
  destructive?: boolean;
  disabled?: boolean;
  onSelect: () => void;
  children: ReactNode;
}

export function MenuItem({ icon: Icon, destructive, disabled, onSelect, children }: MenuItemProps) {
  return (
    <Radix.Item disabled={disabled ?? false} onSelect={onSelect} className={cx(row, destructive ? dangerInk : ink)}>
      {Icon ? <Icon aria-hidden /> : null}
      {children}
    </Radix.Item>
  );
}

/** A row that leads somewhere: give it one link as child. */
export function MenuLink({ children }: { children: ReactElement }) {
  return (
    <Radix.Item asChild className={cx(row, ink)}>
      {children}
    </Radix.Item>
  );
}

export interface MenuChoiceProps<Value extends string> {
  label: string;
  value: Value;
  onChange: (value: Value) => void;
  options: readonly { readonly value: Value; readonly label: ReactNode }[];
}

/** Options of which one holds, such as a priority or a theme. */
export function MenuChoice<Value extends string>({ label, value, onChange, options }: MenuChoiceProps<Value>) {
  return (
    <Radix.RadioGroup value={value} onValueChange={(next) => onChange(next as Value)} aria-label={label}>
      <Radix.Label className="px-2.5 pt-2 pb-1 text-text-3 text-xs">{label}</Radix.Label>
      {options.map((option) => (
        <Radix.RadioItem key={option.value} value={option.value} className={cx(row, ink, 'pl-8')}>
          <Radix.ItemIndicator className="absolute left-2.5">
            <Check className="size-4" aria-hidden />
          </Radix.ItemIndicator>
          {option.label}
        </Radix.RadioItem>
      ))}
    </Radix.RadioGroup>
  );
}

/** A menu in the menu, such as 'Move to…'. */
export function SubMenu({ label, icon: Icon, children }: { label: string; icon?: LucideIcon; children: ReactNode }) {
  return (
    <Radix.Sub>
      <Radix.SubTrigger className={cx(row, ink, 'data-[state=open]:bg-hover')}>
        {Icon ? <Icon aria-hidden /> : null}
        <span className="flex-1">{label}</span>
        <ChevronRight aria-hidden />
      </Radix.SubTrigger>
      <Radix.Portal container={portalContainer()}>
        <Radix.SubContent sideOffset={4} collisionPadding={8} className={box}>
          {children}
        </Radix.SubContent>
      </Radix.Portal>
    </Radix.Sub>
  );
}

export function MenuSeparator() {
  return <Radix.Separator className="my-1 h-px bg-line" />;
}
