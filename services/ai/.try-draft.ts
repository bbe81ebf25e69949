import { draftRoadmap } from '/work/main/services/ai/src/coach/draft-roadmap.rules.ts';
import { readWish } from '/work/main/services/ai/src/coach/read-wish.rules.ts';
import { roadmapDraft } from '@pathwise/contracts/roadmap';
const today = '2026-11-21', timeZone='Europe/London';
for (const text of process.argv.slice(2)) {
  const w = readWish({ text, today, timeZone });
  const d = draftRoadmap({ title: w.title ?? text, category: w.category, targetDate: w.targetDate ?? null, text, today, timeZone });
  roadmapDraft.parse(d);
  console.log('=====', text, w.kind, w.targetDate, '\n' + d.overview);
  for (const m of d.milestones) console.log('-', m.dueDate, m.timeframe, '|', m.title, '|', m.description, '|', m.resources ?? '');
  console.log(d.suggestions.map(s=>s.title).join(' / '));
  console.log(d.timelines.map(t=>t.timeframe+':'+t.todos.map(x=>x.dueDate+' '+x.title.slice(0,25)).join(', ')).join('\n'));
}
