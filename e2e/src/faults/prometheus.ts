import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findCommand } from '@pathwise/local-servers/find-command';
import { root } from '@pathwise/local-servers/paths';
import { freePort } from '@pathwise/local-servers/ports';
import { waitUntil } from '@pathwise/local-servers/wait-until';

const files = join(root, 'k8s/components/monitoring');

interface Exemplar {
  labels: { trace_id?: string };
}

export type Prometheus = Awaited<ReturnType<typeof startPrometheus>>;

/** True where Prometheus is installed, such as by Debian's package `prometheus`. */
export const isPrometheusThere = (): boolean => findCommand('prometheus') !== undefined;

/** Prometheus with the compose file's configuration, rules and options. It reads these addresses in place of the names there. */
export async function startPrometheus({ dir, targets }: { dir: string; targets: readonly string[] }) {
  mkdirSync(dir, { recursive: true });
  const file = join(dir, 'prometheus.yaml');
  const configuration = readFileSync(join(files, 'prometheus.yaml'), 'utf8')
    .replace('/etc/prometheus/rules.yaml', join(files, 'rules.yaml'))
    .replace(/dns_sd_configs:.*/s, `static_configs: [${JSON.stringify({ targets })}]`);
  writeFileSync(file, configuration);
  const url = `http://127.0.0.1:${await freePort()}`;
  const args = [`--config.file=${file}`, `--storage.tsdb.path=${join(dir, 'figures')}`, '--log.level=warn'];
  const options = [`--web.listen-address=${new URL(url).host}`, '--enable-feature=exemplar-storage'];
  const child = spawn('prometheus', [...args, ...options], { stdio: ['ignore', 'ignore', 'pipe'] });
  child.stderr.pipe(createWriteStream(join(dir, 'prometheus.log')));
  const ask = async <T>(path: string, query: Record<string, string>): Promise<T> => {
    const answer = await fetch(`${url}/api/v1/${path}?${new URLSearchParams(query)}`);
    const { data, error } = (await answer.json()) as { data: T; error?: string };
    if (!answer.ok) throw new Error(`Prometheus refuses ${query['query']}: ${error}`);
    return data;
  };
  await waitUntil('Prometheus', async () => (await fetch(`${url}/-/ready`)).ok, { timeoutMs: 60_000 });
  return {
    url,
    /** How many series a query has answered with at any time since then. */
    async seriesOf(query: string, since: Date): Promise<number> {
      const range = { start: since.toISOString(), end: new Date().toISOString(), step: '15' };
      const { result } = await ask<{ result: unknown[] }>('query_range', { query, ...range });
      return result.length;
    },
    /** The alerts that fire now. */
    async firing(): Promise<Set<string>> {
      const query = 'ALERTS{alertstate="firing"}';
      const { result } = await ask<{ result: { metric: { alertname: string } }[] }>('query', { query });
      return new Set(result.map(({ metric }) => metric.alertname));
    },
    /** The traces that stand beside a histogram's figures. */
    async exemplarsOf(query: string, since: Date): Promise<string[]> {
      const range = { start: since.toISOString(), end: new Date().toISOString() };
      const series = await ask<{ exemplars: Exemplar[] }[]>('query_exemplars', { query, ...range });
      return series.flatMap(({ exemplars }) => exemplars.flatMap(({ labels }) => labels.trace_id ?? []));
    },
    async stop(): Promise<void> {
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    },
  };
}
