import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Target } from '@pathwise/local/service-command';
import { Failure } from '@pathwise/local-servers/failure';
import { forward, kubectl, objects } from './kubectl.ts';

/** The product in the cluster, as the harnesses of this folder's neighbours see a platform. */
export interface Deployed extends Target {
  close(): void;
}

/** The value of a setting of the overlay, by the ConfigMap that the gateway reads. */
async function setting(name: string): Promise<string> {
  const [gateway] = await objects('deployments', '--field-selector=metadata.name=gateway');
  const map = gateway?.spec.template.spec.containers[0].envFrom[0].configMapRef.name;
  if (!map) throw new Failure('Pathwise is not in this cluster: run `npm run k8s -- up` first.');
  return kubectl('get', 'configmap', map, `--output=jsonpath={.data.${name}}`);
}

/** A node's address and the port of the gateway's Service there. GATEWAY_URL overrides it. */
async function addressOfService(): Promise<string | undefined> {
  if (process.env['GATEWAY_URL']) return process.env['GATEWAY_URL'];
  const port = await kubectl('get', 'service', 'gateway', '--output=jsonpath={.spec.ports[0].nodePort}');
  const addresses = await kubectl(
    'get',
    'nodes',
    '--output=jsonpath={.items[0].status.addresses[?(@.type=="InternalIP")].address}',
  );
  return port && addresses ? `http://${addresses.split(' ')[0]}:${port}` : undefined;
}

/**
 * Opens ways to database, broker and billing through the API server. `url` is the gateway's Service, which spreads calls over its
 * pods. For a browser it is PUBLIC_URL, forwarded to one of them, because the gateway takes writes from that origin alone. `keys`
 * holds the overlay's key pair.
 */
export async function openDeployed(keys: string, { inBrowser = false } = {}): Promise<Deployed> {
  const service = inBrowser ? undefined : await addressOfService();
  const publicUrl = new URL(await setting('PUBLIC_URL'));
  const [mongo, nats, billing, gateway] = await Promise.all([
    forward('pod/mongo-0', { remote: 27017 }),
    forward('service/nats', { remote: 4222 }),
    forward('deployment/billing', { remote: 8080 }),
    service ? undefined : forward('service/gateway', { remote: 8080, local: inBrowser ? Number(publicUrl.port) : 0 }),
  ]);
  const key = (name: string) => readFileSync(join(keys, `jwt-${name}.pem`), 'utf8');
  return {
    url: service ?? `http://localhost:${gateway?.port}`,
    mongoUrl: `mongodb://127.0.0.1:${mongo.port}/?directConnection=true&retryWrites=false`,
    natsUrl: `nats://127.0.0.1:${nats.port}`,
    smtpUrl: 'smtp://127.0.0.1:1',
    ports: { billing: billing.port } as Target['ports'],
    secrets: { jwtPrivateKey: key('private'), jwtPublicKey: key('public') },
    close: () => {
      for (const way of [mongo, nats, billing, gateway]) way?.stop();
    },
  };
}
