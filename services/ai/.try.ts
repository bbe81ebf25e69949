import { readWish } from './src/coach/read-wish.rules.ts';
import { readIntent } from './src/coach/intent.rules.ts';
for (const text of ['I have an interview on Monday and want a new job by the end of February','I want to thank you','🙏','start a 30-day yoga challenge','do the splits by new year','I have 6 weeks to learn to bake sourdough','take my life to the next level'])
 console.log(text, JSON.stringify(readIntent(text)), JSON.stringify(readWish({text, today:'2026-11-21', timeZone:'UTC'})));
