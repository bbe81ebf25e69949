import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { connect, type Socket } from 'node:net';
import { describe, expect, it } from '@jest/globals';
import { listen } from '../src/http/server.ts';

// A process of its own, because signals end it. It prints its port.
const program = `
import { listen } from '@pathwise/service-kit/http/server';
import { stopOnSignals } from '@pathwise/service-kit/process';
const log = { info() {}, error() {}, fatal() {} };
const site = await listen((_request, response) => response.end('here'), { host: '127.0.0.1', port: 0 });
stopOnSignals(() => site.stop(1_000), { log, leave: () => { site.leave(); console.log('leaving'); }, leaveMs: Number(process.argv[1]) });
console.log(site.port);
`;

/** Starts it. Reads what it prints, line by line. */
async function started(leaveMs: number) {
  const args = ['--disable-warning=ExperimentalWarning', '--input-type=module', '-e', program, `${leaveMs}`];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const line = async () => String((await once(child.stdout, 'data'))[0]).trim();
  return { child, line, port: Number(await line()) };
}

const answerOver = (agent: Agent, port: number) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    get({ port, host: '127.0.0.1', agent }, (response) => {
      response.resume().once('end', () => resolve(response));
    }).once('error', reject);
  });

async function callOver(agent: Agent, port: number): Promise<string | undefined> {
  const { connection, 'keep-alive': idle } = (await answerOver(agent, port)).headers;
  return connection === 'keep-alive' ? `idle for ${idle}` : connection;
}

it('a connection ends after 20 answers, so that a new replica gets its share of the next ones', async () => {
  const site = await listen((_request, response) => response.end('here'), { host: '127.0.0.1', port: 0 });
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  let connections = 0;
  site.server.on('connection', () => connections++);
  const seen: number[] = [];
  for (let call = 1; call <= 45; call++) {
    await callOver(agent, site.port);
    seen.push(connections);
  }
  expect(seen.map((count, at) => (count > (seen[at - 1] ?? 0) ? at + 1 : 0)).filter(Boolean)).toEqual([1, 21, 41]);
  agent.destroy();
  await site.stop(100);
});

it('calls are answered on a connection that a forwarded answer keeps', async () => {
  const site = await listen((_request, response) => response.setHeader('connection', 'keep-alive').end('here'), {
    host: '127.0.0.1',
    port: 0,
  });
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  for (let call = 1; call <= 45; call++) expect((await answerOver(agent, site.port)).statusCode).toBe(200);
  agent.destroy();
  await site.stop(100);
});

it('a process that leaves still takes calls, ends each connection with the answer, and exits with 0', async () => {
  const { child, line, port } = await started(700);
  const [kept, fresh] = [new Agent({ keepAlive: true }), new Agent({ keepAlive: true })];
  expect(await callOver(kept, port)).toBe('idle for timeout=5');
  const exited = once(child, 'exit');
  child.kill('SIGTERM');
  expect(await line()).toBe('leaving');
  expect(await callOver(kept, port)).toBe('close');
  expect(await callOver(fresh, port)).toBe('close');
  expect(Object.keys({ ...kept.freeSockets, ...fresh.freeSockets })).toEqual([]);
  expect(await exited).toEqual([0, null]);
});

it('a process without time to leave stops at once', async () => {
  const { child } = await started(0);
  const exited = once(child, 'exit');
  child.kill('SIGTERM');
  expect(await exited).toEqual([0, null]);
});

describe('a call that has arrived and was not read when the process stops', () => {
  const call = 'GET / HTTP/1.1\r\nhost: here\r\n\r\n';
  const firstLine = async (socket: Socket) => String((await once(socket, 'data'))[0]).split('\r\n')[0];

  async function site() {
    const listening = await listen((_request, response) => response.end('here'), { host: '127.0.0.1', port: 0 });
    return { ...listening, open: () => connect(listening.port, '127.0.0.1') };
  }

  it('is answered on a kept connection', async () => {
    const { open, stop } = await site();
    const socket = open();
    socket.write(call);
    await firstLine(socket);
    socket.write(call);
    const stopped = stop(1_000);
    expect(await firstLine(socket)).toBe('HTTP/1.1 200 OK');
    await stopped;
  });

  it('is answered on a connection that was not accepted yet', async () => {
    const { open, stop } = await site();
    const socket = open();
    socket.write(call);
    const stopped = stop(1_000);
    expect(await firstLine(socket)).toBe('HTTP/1.1 200 OK');
    await stopped;
  });
});
