import { appendFileSync, existsSync, mkdirSync, readFileSync, renameSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Readable } from 'node:stream';

const keptBytes = 5_000_000;

/** Prepares a log file. Renames a large file of earlier runs to `<file>.old`. */
export function openLog(file: string): void {
  mkdirSync(dirname(file), { recursive: true });
  if (existsSync(file) && statSync(file).size > keptBytes) renameSync(file, `${file}.old`);
}

/** Appends a stream to the file and passes each line to `onLine`. */
export function followLines(stream: Readable, file: string, onLine: (line: string) => void): void {
  let rest = '';
  stream.setEncoding('utf8');
  stream.on('data', (chunk: string) => {
    appendFileSync(file, chunk);
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) if (line.trim()) onLine(line);
  });
  stream.on('end', () => rest.trim() && onLine(rest));
}

export function lastLines(file: string, count: number): string {
  if (!existsSync(file)) return '';
  return readFileSync(file, 'utf8').trimEnd().split('\n').slice(-count).map(readable).join('\n');
}

type Cause = { message?: string };
type LogRecord = { level?: number; msg?: string; err?: Cause; error?: Cause };

/** Converts a service's JSON log line to text for people. Returns any other line unchanged. */
export function readable(line: string): string {
  const record = parseRecord(line);
  if (!record?.msg) return line;
  const problem = (record.err ?? record.error)?.message;
  return problem && problem !== record.msg ? `${record.msg}: ${problem}` : record.msg;
}

/** True for a JSON log line from level warning, and for any other line, such as the stack of a crash. */
export function isWarning(line: string): boolean {
  const record = parseRecord(line);
  return record === undefined || (record.level ?? 0) >= 40;
}

function parseRecord(line: string): LogRecord | undefined {
  if (!line.startsWith('{')) return undefined;
  try {
    return JSON.parse(line) as LogRecord;
  } catch {
    return undefined;
  }
}
