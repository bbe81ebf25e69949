import { createPortal } from 'react-dom';
import { portalContainer } from './portal-container.tsx';

/** Dims what is behind a sheet of a menu or popover. A press on it closes the sheet, and reaches nothing below. */
export function SheetScrim() {
  return createPortal(<div className="fixed inset-0 z-66 bg-scrim" />, portalContainer() ?? document.body);
}
