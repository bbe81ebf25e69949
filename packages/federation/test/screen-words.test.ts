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
const read = (file: string) => ({ file, source: readFileSync(join(root, file), 'utf8') });
type Source = ReturnType<typeof read>;
const sources = files.map(read);

const parsed = new Map<string, string[]>();
function textsOf({ file, source }: Source): string[] {
  const known = parsed.get(file);
  if (known) return known;
  const { body } = parseSync(source, { syntax: 'typescript', tsx: file.endsWith('.tsx') });
  const texts = textsIn(body).map((text) => text.trim().replace(/\s+/g, ' '));
  parsed.set(file, texts);
  return texts;
}

/** True when a page has exactly this text. */
const isOnScreen = (words: string): boolean =>
  sources.some((one) => one.source.includes(words) && textsOf(one).includes(words));

describe('the words on the screen', () => {
  it('call a milestone a step, except in the texts that the specification words otherwise', () => {
    const texts = sources
      .filter(({ source }) => /milestone/i.test(source))
      .flatMap((one) => textsOf(one).map((text) => ({ file: one.file, text })));
    const naming = texts.filter(({ text }) => /\bmilestones?\b/i.test(text));
    expect(naming.filter(({ text }) => !milestonesOfTheSpecification.includes(text))).toEqual([]);
    expect(new Set(naming.map(({ text }) => text))).toEqual(new Set(milestonesOfTheSpecification));
  });
});

/** Names that a page shows in other texts: a part of its label, or a label of two parts. */
const shownAs: Readonly<Record<string, readonly string[]>> = {
  'Focus mode': ['Focus mode: hide the chat'],
  'Duplicate to Next Week': ['Duplicate to', 'Next Week'],
};
/** Bold in the coach's answers, and nothing to press: words that are explained, and keys of the keyboard. */
const nothingToPress = ['goal', 'roadmap', 'Steps', 'Tasks', 'q', '?'];

describe('the names in the coach’s answers about Pathwise', () => {
  const answers = globSync('services/ai/src/built-in/messages/app/about-*.ts', { cwd: root })
    .flatMap((file) => [...read(file).source.matchAll(/\banswer:\s*'(.*)',\n/g)])
    .map(([, answer = '']) => answer);
  // '**[Trash](/trash)**' is 'Trash'
  const bold = answers.flatMap((text) => [...text.matchAll(/\*\*\[?([^*\]]+)[^*]*\*\*/g)].map(([, name = '']) => name));

  it('are on the screen as they are written', () => {
    const names = [...new Set(bold)].filter((name) => !nothingToPress.includes(name));
    expect(names.length).toBeGreaterThan(40);
    expect(names.filter((name) => !(shownAs[name] ?? [name]).every(isOnScreen))).toEqual([]);
  });

  it('call a milestone a step, except where they explain the word or name the heading', () => {
    const naming = answers.flatMap((text) => text.match(/\S+ \S*milestones?\b/gi) ?? []);
    expect(new Set(naming)).toEqual(new Set(['or milestones', 'Your Milestones']));
  });

  it('have no exception that no answer needs', () => {
    expect([...nothingToPress, ...Object.keys(shownAs)].filter((name) => !bold.includes(name))).toEqual([]);
  });
});
