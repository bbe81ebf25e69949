import { mkdtempSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from '@jest/globals';
import { root } from '@pathwise/local-servers/paths';
import { dockerAnswers } from '../src/docker.ts';
import { images } from '../src/test-servers.ts';

let engine: Server | undefined;
afterEach(() => {
  engine?.closeAllConnections();
  engine?.close();
});

async function startEngine(answer: (status: (code: number) => void) => void): Promise<string> {
  const socket = join(mkdtempSync(join(tmpdir(), 'engine-')), 'docker.sock');
  engine = createServer((_request, response) => answer((code) => void response.writeHead(code).end()));
  await new Promise<void>((resolve) => engine?.listen(socket, resolve));
  return `unix://${socket}`;
}

describe('whether Docker answers', () => {
  it('is true for an engine that does', async () => {
    expect(await dockerAnswers({ DOCKER_HOST: await startEngine((status) => status(200)) })).toBe(true);
  });

  it('is false for an engine that refuses', async () => {
    expect(await dockerAnswers({ DOCKER_HOST: await startEngine((status) => status(500)) })).toBe(false);
  });

  it('is false within 3 seconds for an engine that does not answer', async () => {
    const began = performance.now();
    expect(await dockerAnswers({ DOCKER_HOST: await startEngine(() => undefined) })).toBe(false);
    expect(performance.now() - began).toBeLessThan(3_000);
  });

  it('is false without an engine, and when containers are switched off', async () => {
    expect(await dockerAnswers({ DOCKER_HOST: 'unix:///nowhere/docker.sock' })).toBe(false);
    const host = await startEngine((status) => status(200));
    expect(await dockerAnswers({ DOCKER_HOST: host, TESTCONTAINERS: 'off' })).toBe(false);
  });
});

it.each(Object.values(images))('the containers of tests use an image of docker-compose.yml: %s', (image) => {
  expect(readFileSync(join(root, 'docker-compose.yml'), 'utf8')).toContain(`image: ${image}\n`);
});
