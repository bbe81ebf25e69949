// npm run draft -- 'keep bees on our roof' 'run 10 km by May': prints the plan that the built-in coach writes for each wish.
// npm run draft -- --examples: prints every example sentence of a kind that another kind wins, in one to five minutes.
// npm run draft -- --examples keep-bees: prints those that this kind loses or takes.
import { parseArgs } from 'node:util';
import { examplesOf } from '../src/built-in/kinds/examples.ts';
import { archetypes, kinds } from '../src/built-in/kinds/generated/all.ts';
import { chooseBooklet } from '../src/built-in/reading/choose-by-all.rules.ts';
import { whatStops } from '../src/safety/check-safety.rules.ts';
import { askCoach } from './ask-coach.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { examples: { type: 'boolean', default: false } },
});
if (!values.examples && positionals.length === 0)
  throw new Error("name a wish: npm run draft -- 'keep bees on our roof'");

if (values.examples) {
  const unknown = positionals.filter((id) => [...kinds, ...archetypes].every((kind) => kind.id !== id));
  if (unknown.length > 0) throw new Error(`no kind is called ${unknown.join(', ')}`);
  for (const kind of [...kinds, ...archetypes])
    for (const title of examplesOf(kind)) {
      const { id } = chooseBooklet({ title });
      const isAsked = positionals.length === 0 || positionals.includes(id) || positionals.includes(kind.id);
      if (id !== kind.id && isAsked) console.log(`${kind.id} → ${id} | ${title}`);
    }
}

const today = new Date().toISOString().slice(0, 10);
const coach = askCoach(today);
for (const text of values.examples ? [] : positionals) {
  const read = await coach.read({ text, onboarding: true, timeZone: 'Europe/London' });
  if (read.refused) {
    const harm = whatStops(text, { today });
    console.log(`\n# ${read.title}: no plan (${harm ? `harm: ${harm}` : read.refused})`);
    continue;
  }
  const { booklet, draft } = await coach.draft({ ...read, text, timeZone: 'Europe/London' });
  const words = [booklet, read.category, read.date].filter(Boolean).join(' · ');
  console.log(`\n# ${read.title} (${words})\n${draft.overview}`);
  for (const { dueDate, title, description } of draft.milestones)
    console.log(`${dueDate}  ${title}\n    ${description}`);
}
