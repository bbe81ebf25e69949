import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { root } from '@pathwise/local-servers/paths';
import { violations } from '../src/operations/policies.ts';
import { canRender, renderedBase, renderedOverlay } from './rendered.ts';

// Without kubectl the checks of manifests.test.ts stand alone. They read the files and apply no patches.
const whereKubectlIs = canRender ? describe : describe.skip;

const folders = (of: string) => readdirSync(join(root, 'k8s', of));
/** The components that another one changes. */
const patched: Record<string, string[]> = { 'replica-set': ['stores'] };

whereKubectlIs('what kustomize makes', () => {
  it.each(folders('overlays'))('of the overlay %s keeps every policy', (overlay) => {
    const manifests = renderedOverlay(overlay);
    expect(manifests.length).toBeGreaterThan(90);
    expect(violations(manifests)).toEqual([]);
  });

  it.each(folders('components'))('of the component %s on the base keeps every policy', (component) => {
    const below = patched[component] ?? [];
    const manifests = renderedBase(...below, component);
    expect(manifests).not.toEqual(renderedBase(...below));
    expect(violations(manifests)).toEqual([]);
  });

  it('of a component that is not there is nothing', () => {
    expect(() => renderedBase('absent')).toThrow('components/absent');
  });
});
