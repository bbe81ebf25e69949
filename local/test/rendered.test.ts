import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { root } from '@pathwise/local-servers/paths';
import type { Manifest } from '../src/operations/manifests.ts';
import { violations } from '../src/operations/policies.ts';
import { canRender, renderedBase, renderedOverlay } from './rendered.ts';

// Without kubectl the checks of manifests.test.ts stand alone. They read the files and apply no patches.
const whereKubectlIs = canRender ? describe : describe.skip;

function statefulSet(manifests: readonly Manifest[], name: string): Manifest {
  const found = manifests.find(({ kind, metadata }) => kind === 'StatefulSet' && metadata.name === name);
  if (!found) throw new Error(`no StatefulSet ${name}`);
  return found;
}

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

whereKubectlIs('where KEDA is', () => {
  it('a workload has one autoscaler: KEDA’s where it has consumers, else its own', () => {
    const manifests = renderedBase('broker', 'keda');
    const namesOf = (wanted: string) =>
      manifests.filter(({ kind }) => kind === wanted).map(({ spec }) => spec.scaleTargetRef.name as string);
    const deployments = manifests.filter(({ kind }) => kind === 'Deployment').map(({ metadata }) => metadata.name);
    expect(namesOf('ScaledObject')).toContain('goals');
    expect([...namesOf('ScaledObject'), ...namesOf('HorizontalPodAutoscaler')].sort()).toEqual(deployments.sort());
  });
});

whereKubectlIs('the servers of the broker', () => {
  it('read a ConfigMap that is named by its content, so that a change of it rolls them', () => {
    const manifests = renderedBase('broker');
    const { volumes } = statefulSet(manifests, 'nats').spec.template.spec;
    const { name } = volumes.find(({ configMap }: { configMap?: object }) => configMap).configMap;
    expect(name).toMatch(/^nats-[a-z0-9]{10}$/);
    const maps = manifests.filter(({ kind }) => kind === 'ConfigMap');
    expect(maps.map(({ metadata }) => metadata.name)).toEqual([name]);
    expect(maps[0]?.['data']).toEqual({ 'nats.conf': expect.stringContaining('jetstream {') });
  });
});

whereKubectlIs('a MongoDB of three servers', () => {
  it('gets a copy of the keyfile that nobody else can read, before it starts', () => {
    const manifests = renderedBase('stores', 'replica-set');
    expect(violations(manifests)).toEqual([]);
    const { initContainers, containers } = statefulSet(manifests, 'mongo').spec.template.spec;
    expect(initContainers[0].command).toEqual(['install', '--mode=400', '/secret/key', '/keys/key']);
    expect(containers[0].command).toEqual(expect.arrayContaining(['--keyFile', '/keys/key']));
  });

  // biome-ignore lint/suspicious/noExplicitAny: a parsed pod, of which each case changes one field
  const planted: [string, (pod: any) => void][] = [
    ['the Secret itself', (pod) => Object.assign(pod.volumes.find(isOwnKey), { emptyDir: undefined, secret: {} })],
    ['a copy that the group can read', (pod) => pod.initContainers[0].command.splice(1, 1, '--mode=440')],
    ['no copy', (pod) => pod.initContainers.pop()],
  ];
  const isOwnKey = ({ name }: { name: string }) => name === 'own-key';
  it.each(planted)('is refused as a keyfile: %s', (_what, plant) => {
    const manifests = renderedBase('stores', 'replica-set');
    plant(statefulSet(manifests, 'mongo').spec.template.spec);
    expect(violations(manifests)).toEqual(['mongo refuses its keyfile']);
  });
});
