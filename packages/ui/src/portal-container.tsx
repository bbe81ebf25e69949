// The build names the micro-frontend this copy of the design system is bundled into; the shell's name is empty.
declare const __PATHWISE_MFE__: string | undefined;

const mfe = typeof __PATHWISE_MFE__ === 'undefined' ? '' : __PATHWISE_MFE__;

/**
 * Where what floats (dialogs, menus, tooltips) is mounted: the body for the shell, and for a remote an element in the
 * body that carries its `data-mfe`, without which the remote's scoped styles would not reach it.
 */
export function portalContainer(name = mfe): HTMLElement | undefined {
  if (!name) return undefined;
  const existing = document.querySelector<HTMLElement>(`body > [data-mfe="${name}"][data-portals]`);
  if (existing) return existing;

  const container = document.createElement('div');
  container.dataset['mfe'] = name;
  container.dataset['portals'] = '';
  document.body.append(container);
  return container;
}
