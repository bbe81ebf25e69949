import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { hashOf, isStamped, writeStamp } from './stamps.ts';

function project(): string {
  const base = mkdtempSync(join(tmpdir(), 'stamps-'));
  mkdirSync(join(base, 'ui', 'dist'), { recursive: true });
  writeFileSync(join(base, 'ui', 'button.tsx'), 'one');
  return base;
}

describe('the stamp of a build', () => {
  it('does not change with built files or tests', () => {
    const base = project();
    const before = hashOf(base, ['ui', 'missing']);
    writeFileSync(join(base, 'ui', 'dist', 'main.js'), 'built');
    writeFileSync(join(base, 'ui', 'button.test.tsx'), 'a test');
    expect(hashOf(base, ['ui', 'missing'])).toBe(before);
  });

  it('changes with a file’s content, its name and a new file', () => {
    const base = project();
    const hashes = [hashOf(base, ['ui'])];
    writeFileSync(join(base, 'ui', 'button.tsx'), 'two');
    hashes.push(hashOf(base, ['ui']));
    writeFileSync(join(base, 'ui', 'card.tsx'), '');
    hashes.push(hashOf(base, ['ui']));
    expect(new Set(hashes).size).toBe(3);
  });

  it('matches only when it is equal', () => {
    const file = join(project(), '.local', 'site');
    expect(isStamped(file, 'a')).toBe(false);
    writeStamp(file, 'a');
    expect(isStamped(file, 'a')).toBe(true);
    expect(isStamped(file, 'b')).toBe(false);
  });
});
