import { Menu } from 'radix-ui/internal';
import { type ReactNode, type RefObject, useRef } from 'react';
import { MenuParts } from './menu-parts.tsx';
import { menuBox } from './overlay.tsx';
import { portalContainer } from './portal-container.tsx';

export interface MenuContentProps {
  id: string;
  labelledBy: string;
  trigger: RefObject<HTMLElement | null>;
  align: 'start' | 'center' | 'end';
  open: boolean;
  onOpenChange: (open: boolean) => void;
  children: ReactNode;
}

/** What a DropdownMenu loads when it is first needed. */
export function MenuContent({ id, labelledBy, trigger, align, open, onOpenChange, children }: MenuContentProps) {
  const isLeftByPress = useRef(false);
  const isOnTrigger = (event: Event) => trigger.current?.contains(event.target as Node | null) === true;
  return (
    // not modal: a modal one hides the page, its h1 and its focus from screen readers for a mere list of actions
    <Menu.Root open={open} onOpenChange={onOpenChange} modal={false}>
      <Menu.Anchor virtualRef={trigger} />
      <MenuParts value={Menu}>
        <Menu.Portal container={portalContainer()}>
          <Menu.Content
            id={id}
            aria-labelledby={labelledBy}
            align={align}
            sideOffset={6}
            collisionPadding={8}
            className={menuBox}
            onInteractOutside={(event) => {
              // the button closes the menu itself; closed here already, its click would open it again
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
    </Menu.Root>
  );
}
