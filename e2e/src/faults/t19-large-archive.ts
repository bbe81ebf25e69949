import { existsSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import type { Platform } from '@pathwise/local/platform';
import { rounded } from '../figures.ts';
import { newPerson, type Person } from '../people/person.ts';
import { processesOf, residentMb } from '../soak/processes.ts';
import { checkedPlatform } from '../test-platform.ts';
import { type Databases, openDatabases } from './everywhere.ts';
import { expectations, type FaultTest } from './fault-test.ts';
import { size } from './size.ts';

const many = size('FAULT_ROWS', 100_000, 20_000);
/** Enough for the heap to reach its usual size: with a thousand rows it is still growing from the start of the process. */
const few = many / 10;
const atOnce = 1_000;

/** Writes diary entries straight into the database: the API would take an hour. */
async function fillDiary(databases: Databases, input: { ownerId: string; from: number; to: number }): Promise<void> {
  const { ownerId, from, to } = input;
  const entries = databases.of('planner').collection<{ _id: string }>('diaryEntries');
  const at = new Date();
  for (let n = from; n < to; n += atOnce) {
    const batch = Array.from({ length: Math.min(atOnce, to - n) }, (_, i) => {
      const content = `Entry ${n + i} `.padEnd(400, 'about the weather ');
      const dated = { entryDate: '2026-01-01', createdAt: at, updatedAt: at };
      return {
        _id: `large-${String(n + i).padStart(7, '0')}`,
        ownerId,
        title: 'A day',
        content,
        isPrivate: true,
        version: 1,
        ...dated,
      };
    });
    await entries.insertMany(batch);
  }
}

/** Downloads the archive as it comes, keeping none of it. Watches the memory of auth and planner meanwhile. */
async function download(platform: Platform, person: Person) {
  const pids = processesOf(platform);
  const peak = { auth: 0, planner: 0 };
  const watch = setInterval(() => {
    for (const name of ['auth', 'planner'] as const) {
      const pid = pids.get(name);
      if (pid && existsSync(`/proc/${pid}`)) peak[name] = Math.max(peak[name], residentMb(pid));
    }
  }, 50);
  const began = performance.now();
  try {
    const response = await person.fetch(`${platform.url}/api/account/export`);
    let [entries, bytes, tail] = [0, 0, ''];
    const decoder = new TextDecoder();
    for await (const chunk of response.body ?? []) {
      bytes += chunk.length;
      const text = tail + decoder.decode(chunk, { stream: true });
      const parts = text.split('"_id":"large-');
      entries += parts.length - 1;
      tail = (parts.at(-1) ?? '').slice(-13); // shorter than the mark, so none is counted twice
    }
    const disposition = response.headers.get('content-disposition');
    return { status: response.status, disposition, entries, bytes, peak, ms: performance.now() - began };
  } finally {
    clearInterval(watch);
  }
}

/** Kills planner in the middle of an archive. */
async function downloadWithoutPlanner(platform: Platform, person: Person, afterMs: number) {
  const answer = download(platform, person);
  await pause(afterMs);
  await platform.process('planner').kill('SIGKILL');
  return answer;
}

export const largeArchive: FaultTest = {
  name: 'T19',
  passesWhen: `an archive of ${many} rows: complete, memory of auth and planner at most 1.3 × that for a tenth of the rows; planner killed in the middle: 503 and no half archive`,
  async run({ dir, say, atEnd }) {
    const platform = await checkedPlatform({ dir, site: false });
    atEnd(platform.stop);
    const databases = await openDatabases(platform.mongoUrl);
    atEnd(databases.close);
    const person = await newPerson(platform.url);
    const ownerId = person.user.id;
    await fillDiary(databases, { ownerId, from: 0, to: few });
    await download(platform, person); // the first one compiles code
    const small = await download(platform, person);
    await fillDiary(databases, { ownerId, from: few, to: many });
    say(`${many} entries stored`);
    const large = await download(platform, person);
    say(`${large.entries} entries, ${rounded(large.bytes / 1e6)} MB in ${rounded(large.ms)} ms`);
    const cut = await downloadWithoutPlanner(platform, person, large.ms / 3);
    const ratio = { auth: large.peak.auth / small.peak.auth, planner: large.peak.planner / small.peak.planner };
    const { broken, expect } = expectations();
    expect(small.status === 200 && small.entries === few, `the small archive had ${small.entries} entries`);
    expect(large.status === 200 && large.entries === many, `the large archive had ${large.entries} of ${many} entries`);
    expect(ratio.auth <= 1.3, `auth took ${rounded(ratio.auth, 2)} times the memory`);
    expect(ratio.planner <= 1.3, `planner took ${rounded(ratio.planner, 2)} times the memory`);
    expect(cut.status === 503 && cut.disposition === null, `without planner the answer was ${cut.status}`);
    const megabytes = { small: small.peak, large: large.peak };
    return {
      broken,
      figures: {
        entries: large.entries,
        bytes: large.bytes,
        ms: rounded(large.ms),
        megabytes,
        ratio,
        cut: cut.status,
      },
    };
  },
};
