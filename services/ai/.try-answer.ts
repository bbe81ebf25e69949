import { answer } from './src/coach/answer.rules.ts';
const goals = [
 { title:'Run a half marathon', category:'health', status:'active', progress:31, targetDate:'2027-04-11', nextSteps:[{title:'Long outing reaches 8.5 km',dueDate:'2026-11-22'},{title:'Take part in a shorter event as rehearsal',dueDate:'2027-01-10'}], overdueSteps:[{title:'Settle into three outings a week',dueDate:'2026-11-10'}]},
 { title:'Learn Spanish', category:'hobby', status:'active', progress:0, targetDate:null, nextSteps:[{title:'Learn the 300 most frequent words',dueDate:null}], overdueSteps:[]},
 { title:'Save €5,000', category:'financial', status:'completed', progress:100, targetDate:'2026-10-01', nextSteps:[], overdueSteps:[]},
];
for (const t of `hi
thanks!
what should I do next?
what should i do today?
what's on this week
how am I doing?
how is my spanish going?
when is the half marathon due?
what is left for the marathon?
what's overdue?
what are my goals?
I'm stuck
I lost motivation with spanish
what can you do?
how do I lose weight?
can you change my target date?
I finished step one
what's the capital of France?
how much time do I have left for the marathon
what about my savings?
I want to kill myself`.split('\n')) console.log('>>', t, '\n' + answer({ text: t, goals, today:'2026-11-21', firstName:'Maya' }), '\n');
console.log(answer({text:'what next?', goals:[], today:'2026-11-21', firstName:null}));
