import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { root } from '@pathwise/local-servers/paths';
import { noteUnsteady } from './unsteady.ts';

const newFile = () => join(mkdtempSync(join(tmpdir(), 'unsteady-')), 'unsteady.json');
const test = (name: string) => ({ file: join(root, 'services', 'a.test.ts'), name, text: '', log: '' });
const on = (day: number) => new Date(Date.UTC(2027, 0, day));
const ticks = 'services/a.test.ts › ticks';

describe('tests that needed a second chance', () => {
  it('fail the run at the third time', () => {
    const file = newFile();
    expect(noteUnsteady(file, [test('ticks')], on(1))).toEqual([]);
    expect(noteUnsteady(file, [test('ticks')], on(2))).toEqual([]);
    expect(noteUnsteady(file, [test('ticks')], on(3))).toEqual([ticks]);
    expect(noteUnsteady(file, [test('ticks')], on(4))).toEqual([ticks]);
  });

  it('are counted separately, and once per run', () => {
    const file = newFile();
    noteUnsteady(file, [test('ticks'), test('ticks')], on(1));
    expect(noteUnsteady(file, [test('ticks'), test('another')], on(2))).toEqual([]);
  });

  it('do not fail a later run that needs no second chance', () => {
    const file = newFile();
    for (const day of [1, 2, 3]) noteUnsteady(file, [test('ticks')], on(day));
    expect(noteUnsteady(file, [], on(4))).toEqual([]);
  });

  it('are forgotten after 30 days', () => {
    const file = newFile();
    noteUnsteady(file, [test('ticks')], on(1));
    noteUnsteady(file, [test('ticks')], on(2));
    expect(noteUnsteady(file, [test('ticks')], on(33))).toEqual([]);
  });

  it('write no record when there are none', () => {
    const file = newFile();
    noteUnsteady(file, []);
    expect(existsSync(file)).toBe(false);
  });
});
