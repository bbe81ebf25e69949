import { randomInt } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { dirname } from 'node:path';

/** True when something accepts connections on that port of this machine. */
export function portAnswers(port: number, host = '127.0.0.1'): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, host);
    socket.once('connect', () => resolve(true) ?? socket.destroy());
    socket.once('error', () => resolve(false));
  });
}

/** True when a server may bind that port, on loopback and on every address. */
export async function portIsFree(port: number): Promise<boolean> {
  return (await canBind(port, '127.0.0.1')) && (await canBind(port, undefined));
}

function canBind(port: number, host: string | undefined): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen({ port, ...(host ? { host } : {}), exclusive: true }, () => server.close(() => resolve(true)));
  });
}

// Below the range from which operating systems take the ports of outgoing connections (Linux: 32768 and up). A port of that
// range can be taken by any connection between the choice and the start of its server.
const range = { from: 20_000, to: 32_000 };
const given = new Set<number>();

/** A port that is free now and that this process has not chosen before. Outgoing connections never take it. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(range.from, range.to);
    if (given.has(port)) continue;
    given.add(port); // before the check, because two calls may run at once
    if (await portIsFree(port)) return port;
  }
}

/** The first free port from `wanted` upwards. */
export async function nextFreePort(wanted: number): Promise<number> {
  for (let port = wanted; port < wanted + 200; port++) if (await portIsFree(port)) return port;
  return freePort();
}

/**
 * Chooses one free port for each name. Uses the ports stored in `file` again while they are free, so addresses stay the
 * same between starts. Stores the choice in `file`.
 */
export async function choosePorts<Name extends string>(file: string, names: Name[]): Promise<Record<Name, number>> {
  const remembered = readPorts(file);
  const chosen = new Map<Name, number>();
  for (const name of names) {
    const known = remembered[name];
    const taken = new Set(chosen.values());
    const usable = known !== undefined && known < range.to && !taken.has(known) && (await portIsFree(known));
    chosen.set(name, usable ? known : await freePort());
  }
  const ports = Object.fromEntries(chosen) as Record<Name, number>;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify({ ...remembered, ...ports }, null, 2)}\n`);
  return ports;
}

function readPorts(file: string): Record<string, number> {
  if (!existsSync(file)) return {};
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Record<string, number>;
  } catch {
    return {}; // a killed start left the file half-written: choose new ports
  }
}
