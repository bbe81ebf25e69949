// npm run coach-eval [-- --tables <folder>]: puts the sentence tables to the coach, prints the figures beside those of
// the last run on the same tables, and writes the misses and the worst plans to reports/.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { askBuiltIn } from './built-in.ts';
import { evaluate } from './evaluate.ts';
import { type Figures, figuresOf } from './figures.rules.ts';
import { reportInWords } from './report.ts';
import { ownTables, readTables } from './tables.ts';

const { values } = parseArgs({ options: { tables: { type: 'string', default: ownTables } } });
const folder = resolve(values.tables);
const tables = readTables(folder);
const coach = askBuiltIn(tables.world.today);
const reports = resolve(import.meta.dirname, '../../../reports');

interface Stored {
  folder: string;
  coach: string;
  figures: Figures;
}

/** The last run of the same coach on the same tables. */
function lastRun(): Stored | undefined {
  const files = readdirSync(reports).filter((name) => /^coach-eval-.*\.json$/.test(name));
  const runs = files.sort().map((name) => JSON.parse(readFileSync(join(reports, name), 'utf8')) as Stored);
  return runs.findLast((run) => run.folder === folder && run.coach === coach.name);
}

const outcomes = await evaluate(coach, tables);
const figures = figuresOf(outcomes);
mkdirSync(reports, { recursive: true });
const before = lastRun()?.figures;
const words = reportInWords(outcomes, { figures, ...(before ? { before } : {}) });
const at = new Date().toISOString();
const file = join(reports, `coach-eval-${at.replaceAll(':', '-').slice(0, 19)}`);
writeFileSync(`${file}.txt`, words);
writeFileSync(`${file}.json`, `${JSON.stringify({ at, folder, ...outcomes, figures }, null, 2)}\n`);
console.log(`${words.split('\n# The ')[0]}\n\nreport: ${file}.txt`);
