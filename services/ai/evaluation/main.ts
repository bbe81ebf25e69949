// npm run coach-eval [-- --coach openai] [--tables <folder>]: puts the sentence tables to the coach and prints the figures
// beside those of the last run on the same tables. It writes the misses and the worst plans to reports/. Where the
// environment names a model, the model also judges every plan.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { askCoach } from './ask-coach.ts';
import { evaluate, type GoalOutcome } from './evaluate.ts';
import { type Figures, figuresOf } from './figures.rules.ts';
import { judgePlans, meanPoints, type Verdict } from './judge.ts';
import { modelOf } from './model.ts';
import { reportInWords } from './report.ts';
import { ownTables, readTables } from './tables.ts';

const { values } = parseArgs({
  options: { tables: { type: 'string', default: ownTables }, coach: { type: 'string', default: 'built-in' } },
});
const model = modelOf(process.env);
if (values.coach !== 'built-in' && values.coach !== 'openai') throw new Error(`there is no coach ${values.coach}`);
if (values.coach === 'openai' && !model) throw new Error('set OPENAI_API_KEY or OPENAI_BASE_URL');
const folder = resolve(values.tables);
const tables = readTables(folder);
const coach = askCoach(tables.world.today, values.coach === 'openai' ? model?.remote : undefined);
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
const verdicts = model ? await judgePlans(model.settings, outcomes.goals) : new Map<GoalOutcome, Verdict>();
const judged = verdicts.size > 0 ? { [`plan judged by ${model?.settings.model}, 0 to 5`]: meanPoints(verdicts) } : {};
const figures = { ...figuresOf(outcomes), ...judged };
mkdirSync(reports, { recursive: true });
const before = lastRun()?.figures;
const words = reportInWords(outcomes, { figures, verdicts, ...(before ? { before } : {}) });
const at = new Date().toISOString();
const file = join(reports, `coach-eval-${at.replaceAll(':', '-').slice(0, 19)}`);
writeFileSync(`${file}.txt`, words);
writeFileSync(`${file}.json`, `${JSON.stringify({ at, folder, ...outcomes, figures }, null, 2)}\n`);
console.log(`${words.split('\n# The ')[0]}\n\nreport: ${file}.txt`);
