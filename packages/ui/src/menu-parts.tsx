import type { Menu } from 'radix-ui/internal';
import { createContext, useContext } from 'react';

/**
 * The menu library's parts, once loaded. Rows take them from here, so that importing a row does not load the library.
 */
export const MenuParts = createContext<typeof Menu | undefined>(undefined);

/** Throws outside an open menu. */
export function useMenuParts(): typeof Menu {
  const parts = useContext(MenuParts);
  if (!parts) throw new Error('Rows of a menu belong into DropdownMenu');
  return parts;
}
