// Refuses sentences of more than 25 words in docs, READMEs and records, and in the comments of the sources. First it counts texts
// whose long sentences are known.
import { globSync, readFileSync } from 'node:fs';

/** See docs/conventions.md. */
const mostWords = 25;
/** With so many commas a sentence is a list. */
const commasOfList = 5;

/** Paragraphs and items of lists. Code, headings, tables, pictures and quotes are no prose. */
function paragraphsOf(text: string): string[] {
  return text
    .replace(/^\s*```.*?^\s*```/gms, '\n')
    .replace(/<!--.*?-->/gs, '')
    .replace(/^\s*(?:#|\||>|<|!\[).*$/gm, '\n')
    .replace(/^\s*(?:[-*]|\d+\.) /gm, '\n\n')
    .split(/\n\s*\n/);
}

/** What is quoted or stands as code counts as one word, and a link as its words. */
const plain = (paragraph: string) =>
  paragraph
    .replace(/\s+/g, ' ')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/`[^`]*`|“[^”]*”|"[^"]*"|(?<!\w)'[^']*'(?!\w)/g, (quoted) =>
      /[.?!].$/.test(quoted) ? 'quoted.' : 'quoted',
    );

/** What follows a colon or a semicolon is a sentence of its own. */
const sentencesOf = (text: string): string[] =>
  paragraphsOf(text).flatMap((paragraph) => plain(paragraph).split(/(?<=[.?!:;][)*]*) +/));

const wordsOf = (sentence: string) => sentence.split(' ').filter((word) => /\w/.test(word)).length;
const isList = (sentence: string) => sentence.split(', ').length > commasOfList;

const longIn = (text: string): string[] =>
  sentencesOf(text).filter((sentence) => wordsOf(sentence) > mostWords && !isList(sentence));

const of = (count: number, word: string) => Array(count).fill(word).join(' ');
const seen = longIn(
  [
    `${of(25, 'short')}. ${of(26, 'long')}.`,
    `- ${of(20, 'item')}\n- ${of(26, 'point')}`,
    `| ${of(26, 'cell')} |\n\n\`\`\`\n${of(26, 'code')}\n\`\`\`\n`,
    `\`${of(26, 'code')}\` and '${of(26, 'quoted')}' in [${of(26, 'link')}](${of(9, 'address')})`,
    of(26, 'list,'),
  ].join('\n\n'),
);
const expected = [`${of(26, 'long')}.`, of(26, 'point'), `quoted and quoted in ${of(26, 'link')}`];
if (seen.join('\n') !== expected.join('\n')) throw new Error(`the check sees:\n${seen.join('\n')}`);

/** Comments that stand on lines of their own, as paragraphs. */
function commentsIn(source: string): string {
  const lines = source.split('\n').map((line) => /^\s*(?:\/\/|\/?\*+)(?:\s|$)(.*)$/.exec(line)?.[1] ?? '');
  return lines.map((line) => line.replace(/\*\/$/, '')).join('\n');
}

const exclude = ['**/node_modules', '**/dist', '**/generated', '.git', '.local'];
const textOf = (name: string) => {
  const text = readFileSync(name, 'utf8');
  return name.endsWith('.md') ? text : commentsIn(text);
};
const long = globSync('**/*.{md,ts,tsx,mjs,cjs}', { exclude }).flatMap((name) =>
  longIn(textOf(name)).map((sentence) => `${name}: ${wordsOf(sentence)} words: ${sentence}`),
);
for (const line of long) console.error(line);
process.exitCode = long.length > 0 ? 1 : 0;
