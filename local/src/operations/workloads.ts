import { type ApiName, apiNames, urlVariable } from '@pathwise/contracts/apis';
import type { z } from 'zod';
import { settingsOf } from './settings.ts';

/** One Deployment: a service, the gateway, or the server of a frontend's files. */
export interface Workload {
  name: string;
  /** The folder of what it runs. */
  folder: string;
  settings: z.ZodObject;
  /** Names of pods that may call it, and at which ports. The gateway's caller comes with an overlay. */
  callers: { from: string; ports: readonly PortName[] }[];
  memory: { request: string; limit: string };
}
export type PortName = 'http' | 'internal';

/** By the memory measured at rest and under load, which docs/scale.md has. */
const small = { request: '160Mi', limit: '384Mi' };
/** The coach holds its word vectors in memory, and what it read last: a heap of 285 MB. V8 takes half of the limit for it. */
const large = { request: '448Mi', limit: '896Mi' };
/** A site only serves files. */
const forFiles = { request: '96Mi', limit: '192Mi' };

/** Every workload, from the list of services and the folders under frontends/. */
export async function workloads(frontends: readonly string[]): Promise<Workload[]> {
  const services = apiNames.map((name) => ({ name: name as string, folder: `services/${name}` }));
  const sites = frontends.map((name) => ({ name: siteOf(name), folder: `frontends/${name}` }));
  const all = [...services, ...sites, { name: 'gateway', folder: 'gateway' }];
  return Promise.all(
    all.map(async ({ name, folder }) => ({
      name,
      folder,
      settings: await settingsOf(folder),
      callers: name === 'gateway' ? [] : [{ from: 'gateway', ports: portsFor(name) }],
      memory: memoryOf({ name, folder }),
    })),
  );
}

const memoryOf = ({ name, folder }: Pick<Workload, 'name' | 'folder'>) => {
  if (folder.startsWith('frontends/')) return forFiles;
  return name === 'ai' ? large : small;
};

/** The gateway resolves sessions at auth's internal port. */
const portsFor = (name: string): readonly PortName[] => (name === 'auth' ? ['http', 'internal'] : ['http']);

const siteOf = (frontend: string): string => (frontend === 'shell' ? 'site' : `site-${frontend}`);

/** What a workload reaches, told by the settings it knows. */
export const reaches = ({ settings: { shape } }: Workload) => ({
  mongo: 'MONGO_URL' in shape,
  nats: 'NATS_URL' in shape,
  mail: 'SMTP_URL' in shape,
  internet: Object.keys(shape).some((name) => isProvidersKey(name) || name === imageHosts),
  services: 'AUTH_INTERNAL_URL' in shape,
});

/** Sites that auth fetches pictures from. A policy knows no names of hosts, so the list itself is auth's to keep. */
const imageHosts = 'IMAGE_HOSTS';

/** Keys of other companies' services, such as OPENAI_API_KEY. They come from the Secret of the service's name. */
const isProvidersKey = (name: string): boolean => /_(API_KEY|SECRET_KEY|WEBHOOK_SECRET)$/.test(name);

/** One variable of a container. */
export type Variable = { name: string; value?: string; valueFrom?: { secretKeyRef: SecretKey } };
type SecretKey = { name: string; key: string; optional?: boolean };
const secret = (name: string, ref: SecretKey): Variable => ({ name, valueFrom: { secretKeyRef: ref } });

/** The variables of a workload's container. Everything else comes from the ConfigMap `settings`. */
export function variablesOf({ name, settings: { shape } }: Workload, frontends: readonly string[]): Variable[] {
  return Object.keys(shape).flatMap((setting): Variable[] => {
    if (setting === 'MONGO_URL')
      return [
        secret('MONGO_SERVER', { name: 'database', key: 'server' }),
        secret('MONGO_OPTIONS', { name: 'database', key: 'options' }),
        { name: setting, value: `$(MONGO_SERVER)/pathwise_${name}?$(MONGO_OPTIONS)` },
      ];
    if (setting === 'SMTP_URL') return [secret(setting, { name: 'mail', key: 'url' })];
    if (setting === 'JWT_PUBLIC_KEY') return [{ name: 'JWT_PUBLIC_KEY_FILE', value: '/keys/public/jwt-public.pem' }];
    if (setting === 'JWT_PRIVATE_KEY')
      return [{ name: 'JWT_PRIVATE_KEY_FILE', value: '/keys/private/jwt-private.pem' }];
    if (isProvidersKey(setting)) return [secret(setting, { name, key: setting, optional: true })];
    const address = addressOf(setting, frontends);
    return address ? [{ name: setting, value: address }] : [];
  });
}

/** The address that a setting of the gateway names. */
function addressOf(setting: string, frontends: readonly string[]): string | undefined {
  if (setting === 'AUTH_INTERNAL_URL') return 'http://auth:8081';
  const service = apiNames.find((name: ApiName) => urlVariable(name) === setting);
  if (service) return `http://${service}:8080`;
  const frontend = frontends.find((name) => setting === filesVariable(name));
  return frontend && `http://${siteOf(frontend)}:8080`;
}

const filesVariable = (frontend: string): string =>
  frontend === 'shell' ? 'SITE_FILES' : `REMOTE_${frontend.toUpperCase()}_FILES`;
