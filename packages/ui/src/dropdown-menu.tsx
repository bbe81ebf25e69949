import { Check, ChevronDown, ChevronRight, type LucideIcon } from 'lucide-react';
import {
  type ComponentProps,
  cloneElement,
  type KeyboardEvent,
  lazy,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
  Suspense,
  useId,
  useRef,
  useState,
} from 'react';
import { cx } from './class-names.tsx';
import { useMenuParts } from './menu-parts.tsx';
import { menuBox } from './overlay.tsx';
import { portalContainer } from './portal-container.tsx';
import { phone, useMediaQuery } from './use-media-query.tsx';

const MenuContent = lazy(async () => ({ default: (await import('./menu-content.tsx')).MenuContent }));

const row =
  'relative flex min-h-8 cursor-pointer select-none items-center gap-2.5 rounded-sm px-2.5 text-sm outline-none ' +
  'pointer-coarse:min-h-11 data-[disabled]:pointer-events-none data-[disabled]:opacity-50';
const ink = 'text-text-1 data-[highlighted]:bg-hover [&>.lucide]:size-4 [&>.lucide]:text-text-3';
const dangerInk = 'text-danger data-[highlighted]:bg-danger-soft [&>.lucide]:size-4';

export interface DropdownMenuProps {
  /** A Button or IconButton. */
  trigger: ReactElement<ComponentProps<'button'>>;
  align?: 'start' | 'center' | 'end';
  /** `right` for a long menu: it moves up as far as its rows need, where one below or above its button has half a window. */
  side?: 'bottom' | 'right' | undefined;
  children: ReactNode;
}

/** A menu of actions under its button. The menu loads when the pointer or focus first reaches the button. */
export function DropdownMenu({ trigger, align = 'end', side = 'bottom', children }: DropdownMenuProps) {
  const [isNear, setNear] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const isByKey = useRef(false);
  const id = useId();
  const approach = () => setNear(true);
  const openByKey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    isByKey.current = true;
    setOpen(true);
  };
  const toggle = (event: MouseEvent) => {
    // a click made by Enter or Space has a press count of 0
    isByKey.current = event.detail === 0;
    setOpen(!isOpen);
  };
  return (
    <>
      {cloneElement(trigger, {
        ref: button,
        id,
        'aria-haspopup': 'menu',
        'aria-expanded': isOpen,
        'aria-controls': isOpen ? `${id}-menu` : undefined,
        onPointerEnter: approach,
        onFocus: approach,
        onKeyDown: openByKey,
        onClick: toggle,
      })}
      {isNear || isOpen ? (
        <Suspense>
          <MenuContent
            id={`${id}-menu`}
            labelledBy={id}
            trigger={button}
            isByKey={isByKey}
            align={align}
            side={side}
            open={isOpen}
            onOpenChange={setOpen}
          >
            {children}
          </MenuContent>
        </Suspense>
      ) : null}
    </>
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
  const Radix = useMenuParts();
  return (
    <Radix.Item disabled={disabled ?? false} onSelect={onSelect} className={cx(row, destructive ? dangerInk : ink)}>
      {Icon ? <Icon aria-hidden /> : null}
      {children}
    </Radix.Item>
  );
}

/** A row with a link: pass the link as its only child. */
export function MenuLink({ children }: { children: ReactElement }) {
  const Radix = useMenuParts();
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

/** Options of which one is chosen, such as a priority or a theme. */
export function MenuChoice<Value extends string>({ label, value, onChange, options }: MenuChoiceProps<Value>) {
  const Radix = useMenuParts();
  return (
    <Radix.RadioGroup
      value={value}
      onValueChange={(next) => onChange(next as Value)}
      aria-label={label}
      // beside each other in a sheet, so that the last row of a long menu is in sight on a low screen
      className="in-data-[sheet]:grid in-data-[sheet]:grid-cols-2"
    >
      <Radix.Label className="col-span-2 px-2.5 pt-2 pb-1 text-text-3 text-xs">{label}</Radix.Label>
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

interface SubMenuProps {
  label: string;
  icon?: LucideIcon;
  children: ReactNode;
}

/** A submenu, such as 'Move to…': beside its row, or unfolded below it on a phone, which has no room beside. */
export function SubMenu(props: SubMenuProps) {
  return useMediaQuery(phone) ? <UnfoldedMenu {...props} /> : <MenuBeside {...props} />;
}

function UnfoldedMenu({ label, icon: Icon, children }: SubMenuProps) {
  const Radix = useMenuParts();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Radix.Item
        aria-expanded={isOpen}
        onSelect={(event) => {
          event.preventDefault(); // the menu stays open
          setOpen(!isOpen);
        }}
        className={cx(row, ink)}
      >
        {Icon ? <Icon aria-hidden /> : null}
        <span className="flex-1">{label}</span>
        <ChevronDown aria-hidden className={cx('transition-[rotate]', isOpen && 'rotate-180')} />
      </Radix.Item>
      {isOpen ? (
        <Radix.Group aria-label={label} className="ml-4.5 border-line border-l pl-2">
          {children}
        </Radix.Group>
      ) : null}
    </>
  );
}

function MenuBeside({ label, icon: Icon, children }: SubMenuProps) {
  const Radix = useMenuParts();
  const [isOpen, setOpen] = useState(false);
  return (
    <Radix.Sub open={isOpen} onOpenChange={setOpen}>
      <Radix.SubTrigger className={cx(row, ink, 'data-[state=open]:bg-hover')}>
        {Icon ? <Icon aria-hidden /> : null}
        <span className="flex-1">{label}</span>
        <ChevronRight aria-hidden />
      </Radix.SubTrigger>
      <Radix.Portal container={portalContainer()}>
        <Radix.SubContent sideOffset={4} collisionPadding={8} className={menuBox}>
          {children}
        </Radix.SubContent>
      </Radix.Portal>
    </Radix.Sub>
  );
}

/** What a menu is about, above its rows on a phone: a sheet stands far from its button. */
export function SheetHeading({ children }: { children: ReactNode }) {
  const Radix = useMenuParts();
  const isSheet = useMediaQuery(phone);
  return isSheet ? <Radix.Label className="px-2.5 pt-2 pb-1 font-semibold">{children}</Radix.Label> : null;
}

export function MenuSeparator() {
  const Radix = useMenuParts();
  return <Radix.Separator className="my-1 h-px bg-line" />;
}
