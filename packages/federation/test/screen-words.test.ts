import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { parseSync } from '@swc/core';

const root = join(import.meta.dirname, '../../..');

/** The specification words these texts so. Everywhere else a milestone is called a step. */
const milestonesOfTheSpecification = [
  'Your Milestones',
  'Milestone View',
  'User-created milestone',
  'Are you sure you want to delete this milestone?',
  'Milestone created successfully!',
  'Milestone updated successfully!',
  'Milestone deleted successfully!',
  'Failed to create milestone',
  'Failed to update milestone',
  'Failed to delete milestone',
  'Click to add milestone',
];

/** The texts in a parsed file: of JSX, and strings and templates that read as words rather than as a key of the code. */
function textsIn(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(textsIn);
  if (typeof node !== 'object' || node === null) return [];
  const { type, value, cooked } = node as Record<string, unknown>;
  if (type === 'ImportDeclaration' || type === 'TsLiteralType') return [];
  if (type === 'JSXText') return [String(value)];
  if (type === 'JSXAttribute') return attributeTexts(node as Attribute);
  if (type === 'StringLiteral') return readsAsWords(String(value)) ? [String(value)] : [];
  if (type === 'TemplateElement') return readsAsWords(String(cooked)) ? [String(cooked)] : [];
  return Object.values(node).flatMap(textsIn);
}
const readsAsWords = (text: string) => /^[A-Z]|\s/.test(text);

interface Attribute {
  name: { value?: string };
  value: { type: string; value?: unknown } | null;
}
/** A word alone, too: `what="step"`. */
function attributeTexts({ name, value }: Attribute): string[] {
  if (name.value === 'key') return [];
  return value?.type === 'StringLiteral' ? [String(value.value)] : textsIn(value);
}

const files = globSync(['frontends/*/src/**/*.{ts,tsx}', 'packages/*/src/**/*.{ts,tsx}'], { cwd: root }).filter(
  (file) => !/\.test\.tsx?$|\/testing\/|\/api\/|\/generated\//.test(file),
);
const texts = files.flatMap((file) => {
  const source = readFileSync(join(root, file), 'utf8');
  if (!/milestone/i.test(source)) return [];
  const parsed = parseSync(source, { syntax: 'typescript', tsx: file.endsWith('.tsx') });
  return textsIn(parsed.body).map((text) => ({ file, text: text.trim().replace(/\s+/g, ' ') }));
});

describe('the words on the screen', () => {
  it('call a milestone a step, except in the texts that the specification words otherwise', () => {
    const naming = texts.filter(({ text }) => /\bmilestones?\b/i.test(text));
    expect(naming.filter(({ text }) => !milestonesOfTheSpecification.includes(text))).toEqual([]);
    expect(new Set(naming.map(({ text }) => text))).toEqual(new Set(milestonesOfTheSpecification));
  });
});
