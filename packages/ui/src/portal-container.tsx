// The build sets the micro-frontend that this copy of the design system belongs to. The shell's name is empty.
// biome-ignore lint/style/useNamingConvention: the bundler replaces this name
declare const __PATHWISE_MFE__: string | undefined;

const mfe = typeof __PATHWISE_MFE__ === 'undefined' ? '' : __PATHWISE_MFE__;

/**
 * Where overlays mount. For the shell it is the body. For a remote it is an element in the body with its `data-mfe`,
 * which its scoped styles need.
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
