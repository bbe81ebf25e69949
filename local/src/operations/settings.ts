import { join } from 'node:path';
import { root } from '@pathwise/local-servers/paths';
import type { z } from 'zod';

/** Set by the Dockerfile in every image. */
const ofEveryImage = { NODE_ENV: 'production', HOST: '0.0.0.0', PORT: '8080', INTERNAL_PORT: '8081' };
const samples: Record<string, string> = {
  JWT_PUBLIC_KEY: '-----BEGIN PUBLIC KEY-----',
  JWT_PRIVATE_KEY: '-----BEGIN PRIVATE KEY-----',
};

/** The settings that a process knows, by its folder: `gateway`, `services/goals`. A frontend is served by the gateway's file server. */
export async function settingsOf(folder: string): Promise<z.ZodObject> {
  if (folder.startsWith('frontends/')) {
    const { fileServerConfig } = await import(join(root, 'gateway/src/file-server.ts'));
    return fileServerConfig;
  }
  const { configSchema } = await import(join(root, folder, 'src/config.ts'));
  return configSchema;
}

/** What is wrong with an environment: missing and invalid settings, and names that the process does not know. */
export function wrongSettings(schema: z.ZodObject, given: Readonly<Record<string, string>>): string[] {
  const values: Record<string, string> = {
    ...('FILES_DIR' in schema.shape ? { FILES_DIR: '/files' } : {}),
    ...ofEveryImage,
  };
  const unknown: string[] = [];
  for (const [key, value] of Object.entries(given)) {
    const name = key.replace(/_FILE$/, '');
    const known = name in schema.shape || key in schema.shape;
    if (!known) unknown.push(`${key} is unknown to it`);
    values[name in schema.shape ? name : key] = name === key || key in schema.shape ? value : (samples[name] ?? value);
  }
  const parsed = schema.safeParse(values);
  const wrong = parsed.success ? [] : parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  return [...unknown, ...wrong];
}
