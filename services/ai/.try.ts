import { readWish } from './src/coach/read-wish.rules.ts';
import { draftRoadmap } from './src/coach/draft-roadmap.rules.ts';
const today = '2026-11-21', timeZone='Europe/London';
import { readFileSync } from 'node:fs';
for (const text of readFileSync('/tmp/wishes.txt','utf8').trim().split('\n')) {
  const w = readWish({ text, today, timeZone });
  console.log(text, '\n   ', w.intent, '|', w.title ?? '', '|', w.kind ?? '', w.targetDate ?? '', w.quantities.map(q=>`${q.amount}${q.unit} ${q.noun}${q.per?'/'+q.per:''} ${q.role}`).join('; '));
  if (w.intent==='goal' && process.argv[2]) { const d = draftRoadmap({title:w.title!,category:w.category,description:text,targetDate:w.targetDate??null,today,timeZone}); console.log('       ', d.overview.split('. ')[0], '\n       ', d.milestones.map(m=>m.title).join(' | ')); }
}
