import { draftRoadmap } from '../built-in/drafting/draft-roadmap.rules.ts';
import { loadKinds } from '../built-in/reading/choose-kind.rules.ts';
import { loadMessages } from '../built-in/reading/read-matter.rules.ts';

const goal = { title: 'Read 12 books', description: '', category: 'personal', targetDate: null } as const;
const day = { today: '2026-01-05', timeZone: 'Europe/London' };

/**
 * Reads what the built-in coach has learned, and drafts one plan for nobody. The first draft of a process takes 0.3 s,
 * later ones 4 ms: without this, goals of the first second wait for each other.
 */
export function warmUp(): void {
  loadKinds();
  loadMessages();
  for (let times = 0; times < 2; times++) draftRoadmap({ ...goal, ...day });
}
