import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { Agent, type IncomingHttpHeaders } from 'node:http';
import { extname, join } from 'node:path';
import { unavailable } from '@pathwise/service-kit/problem';
import express, { type RequestHandler, type Response } from 'express';
import { createProxyMiddleware } from 'http-proxy-middleware';

/** The files of a built frontend. */
export interface BuiltFiles {
  /** Answers with the file of the request's path. Passes on when there is none, or answers 404. */
  serve: RequestHandler;
  /** The text of one file. Throws 503 when the server of the files does not answer. */
  read(name: string): Promise<string>;
}

const year = 'public, max-age=31536000, immutable';
/** Matches file names with a content hash, which never change. Browsers revalidate all others. */
const hashed = /\.[0-9a-f]{8,}\.(js|css|woff2|svg|png|json|txt)(\.map)?$/;

const requestHeaders = new Set([
  'accept',
  'accept-encoding',
  'host',
  'if-modified-since',
  'if-none-match',
  'range',
  'user-agent',
]);
const responseHeaders = new Set([
  'accept-ranges',
  'cache-control',
  'content-encoding',
  'content-length',
  'content-range',
  'content-type',
  'date',
  'etag',
  'last-modified',
  'transfer-encoding',
  'vary',
]);
const timeoutMs = 5_000;
const manifest = 'mf-manifest.json';

/** The files at `place`: a folder, or the address of a server that serves one (`serve-files.ts`). */
export const builtFiles = (place: string): BuiltFiles =>
  /^https?:\/\//.test(place) ? filesOfServer(place) : filesOfFolder(place);

/** The files of a folder. Throws when it holds no built frontend. */
export function filesOfFolder(folder: string): BuiltFiles {
  if (!existsSync(join(folder, manifest)))
    throw new Error(`There is no built frontend in ${folder}: run \`npm run build\` first`);
  const files = express.static(folder, { index: false, setHeaders: describeByName });
  return {
    serve: (request, response, next) => {
      const { url, path } = request;
      if (!hashed.test(path) || !acceptsBrotli(request.headers)) return files(request, response, next);
      request.url = `${path}.br`;
      files(request, response, () => {
        request.url = url; // it was not worth compressing
        files(request, response, next);
      });
    },
    read: (name) => readFile(join(folder, name), 'utf8'),
  };
}

function describeByName(response: Response, path: string): void {
  const name = path.replace(/\.br$/, '');
  response.set('cache-control', hashed.test(name) ? year : 'no-cache');
  if (name !== path) response.set({ 'content-encoding': 'br', vary: 'accept-encoding' }).type(extname(name));
}

const acceptsBrotli = ({ 'accept-encoding': accepted }: IncomingHttpHeaders): boolean =>
  /(^|[\s,])br\s*(,|$)/.test(String(accepted ?? ''));

/** The files of another server. It gets no cookie, and sets none. */
function filesOfServer(url: string): BuiltFiles {
  const proxy = createProxyMiddleware({
    target: new URL(url),
    // Idle connections end here before they end there; see forward.ts.
    agent: new Agent({ keepAlive: true, keepAliveMsecs: 1_000, maxSockets: 64, timeout: 60_000 }),
    proxyTimeout: timeoutMs,
    ejectPlugins: true,
    plugins: [(server) => server.on('proxyRes', ({ headers }) => keepOnly(headers, responseHeaders))],
  });
  return {
    async serve(request, response, next) {
      if (request.method !== 'GET' && request.method !== 'HEAD') return next();
      keepOnly(request.headers, requestHeaders);
      try {
        await proxy(request, response, next);
      } catch {
        if (!response.destroyed) throw unavailable();
      }
    },
    async read(name) {
      const answer = await fetch(new URL(name, url), { signal: AbortSignal.timeout(timeoutMs) }).catch(() => undefined);
      if (!answer?.ok) throw unavailable();
      return answer.text();
    },
  };
}

function keepOnly(headers: IncomingHttpHeaders, allowed: ReadonlySet<string>): void {
  for (const name in headers) if (!allowed.has(name)) delete headers[name];
}
