import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import { root } from '@pathwise/local-servers/paths';
import type { FailedTest } from './test-report.ts';

/** A test may need a second chance in this many runs of the period. The next such run fails. */
const mostRuns = 2;
const days = 30;

/** By test name: the days on which the test needed a second chance, one entry per run. */
type UnsteadyRecord = Record<string, string[]>;

export const nameOf = ({ file, name }: FailedTest) => `${relative(root, file)}${name && ` › ${name}`}`;

/**
 * Records that a run needed a second chance for these tests. Returns the names of those that needed one in three runs of
 * the last 30 days. They count as failed until they are repaired.
 */
export function noteUnsteady(recordFile: string, tests: FailedTest[], now = new Date()): string[] {
  const record: UnsteadyRecord = existsSync(recordFile) ? JSON.parse(readFileSync(recordFile, 'utf8')) : {};
  const oldest = new Date(now.getTime() - days * 86_400_000).toISOString();
  const names = [...new Set(tests.map(nameOf))];
  for (const name of names) {
    record[name] = [...(record[name] ?? []).filter((at) => at >= oldest), now.toISOString()];
  }
  if (names.length > 0) {
    mkdirSync(dirname(recordFile), { recursive: true });
    writeFileSync(recordFile, `${JSON.stringify(record, null, 2)}\n`);
  }
  return names.filter((name) => (record[name]?.length ?? 0) > mostRuns);
}
