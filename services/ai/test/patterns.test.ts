import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { parseSync } from '@swc/core';

/** A pattern of more characters is split: into phrases of `anyOf`, or into patterns with names. */
const longest = 200;
const src = join(import.meta.dirname, '../src');

/** The patterns in a parsed file: literals, and strings and templates that hold a group or a choice of words. */
function patternsIn(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(patternsIn);
  if (typeof node !== 'object' || node === null) return [];
  const { type, pattern, flags, raw, quasis, expressions } = node as Record<string, unknown>;
  if (type === 'RegExpLiteral') return [`/${pattern}/${flags}`];
  if (type === 'StringLiteral') return isPartOfPattern(String(raw)) ? [String(raw)] : [];
  if (type === 'TemplateLiteral') {
    const text = (quasis as { raw: string }[]).map((part) => part.raw).join('');
    return [...(isPartOfPattern(text) ? [text] : []), ...patternsIn(expressions)];
  }
  return Object.values(node).flatMap(patternsIn);
}
/** A text's place for a sum, '{total|3,000}', is none. */
const isPartOfPattern = (text: string) => /\(\?|\w\|\w/.test(text.replaceAll(/\{[\w%]+\|[^}]*\}/g, ''));

const longPatternsIn = (source: string) =>
  patternsIn(parseSync(source, { syntax: 'typescript' }).body).filter((pattern) => pattern.length > longest);

it('no pattern is longer than 200 characters', () => {
  const files = globSync('**/*.ts', { cwd: src }).filter((file) => !/(?:^|[\\/])generated[\\/]/.test(file));
  const long = files.flatMap((file) =>
    longPatternsIn(readFileSync(join(src, file), 'utf8')).map((pattern) => `${file}: ${pattern}`),
  );
  expect(files.length).toBeGreaterThan(100);
  expect(long).toEqual([]);
});

it('a long pattern is found in a literal, a string and a template', () => {
  const words = Array.from({ length: 40 }, (_, n) => `word${n}`).join('|');
  expect(longPatternsIn(`const one = /${words}/i;`)).toEqual([`/${words}/i`]);
  expect(longPatternsIn(`const one = new RegExp('${words}');`)).toEqual([`'${words}'`]);
  expect(longPatternsIn(`const one = new RegExp(\`^(?:${words}) \${end}$\`);`)).toEqual([`^(?:${words}) $`]);
  expect(longPatternsIn(`const one = /${words.slice(0, 150)}/i;`)).toEqual([]);
});
