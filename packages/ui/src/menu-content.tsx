import { Menu } from 'radix-ui/internal';
import { type ReactNode, type RefObject, useRef } from 'react';
import { useHistoryLayer } from './history-layer.tsx';
import { MenuParts } from './menu-parts.tsx';
import { menuBox, menuSheet } from './overlay.tsx';
import { portalContainer } from './portal-container.tsx';
import { SheetScrim } from './sheet-scrim.tsx';
import { closedByBack, phone, useMediaQuery } from './use-media-query.tsx';

export interface MenuContentProps {
  id: string;
  labelledBy: string;
  trigger: RefObject<HTMLElement | null>;
  /** Opened by keyboard: the first row takes the focus. */
  isByKey: RefObject<boolean>;
  align: 'start' | 'center' | 'end';
  side: 'bottom' | 'right';
  open: boolean;
  onOpenChange: (open: boolean) => void;
  children: ReactNode;
}

/** The part of a DropdownMenu that loads lazily. On a phone it is a sheet at the bottom, and Back closes it. */
export function MenuContent(props: MenuContentProps) {
  const { id, labelledBy, trigger, isByKey, align, side, open, onOpenChange, children } = props;
  const isLeftByPress = useRef(false);
  const isSheet = useMediaQuery(phone);
  useHistoryLayer(open, () => onOpenChange(false), closedByBack);
  const isOnTrigger = (event: Event) => trigger.current?.contains(event.target as Node | null) === true;
  return (
    // not modal: a modal menu would hide the page, its h1 and its focus from screen readers
    <Menu.Root open={open} onOpenChange={onOpenChange} modal={false}>
      <Menu.Anchor virtualRef={trigger} />
      <MenuParts value={Menu}>
        <Menu.Portal container={portalContainer()}>
          <Menu.Content
            id={id}
            aria-labelledby={labelledBy}
            align={align}
            side={side}
            sideOffset={6}
            collisionPadding={8}
            data-sheet={isSheet ? '' : undefined}
            className={isSheet ? menuSheet : menuBox}
            onFocus={({ target, currentTarget }) => {
              // the library sees only keys pressed after it has loaded, which may exclude the one that opened the menu
              if (target !== currentTarget || !isByKey.current) return;
              isByKey.current = false;
              currentTarget.querySelector<HTMLElement>('[role^="menuitem"]:not([data-disabled])')?.focus();
            }}
            onInteractOutside={(event) => {
              // the button closes the menu itself: if it were closed here first, its click would open it again
              if (isOnTrigger(event)) event.preventDefault();
              else isLeftByPress.current = true;
            }}
            onCloseAutoFocus={(event) => {
              event.preventDefault();
              if (!isLeftByPress.current) trigger.current?.focus();
              isLeftByPress.current = false;
            }}
          >
            {children}
          </Menu.Content>
        </Menu.Portal>
      </MenuParts>
      {open && isSheet ? <SheetScrim /> : null}
    </Menu.Root>
  );
}
