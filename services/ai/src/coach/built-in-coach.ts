import { answer } from '../built-in/answering/answer.rules.ts';
import type { CoachGoal } from '../built-in/answering/answer-goals.rules.ts';
import { draftRoadmap } from '../built-in/drafting/draft-roadmap.rules.ts';
import { regenerateSuggestions } from '../built-in/drafting/suggestions.rules.ts';
import { dayIn } from '../built-in/reading/calendar.rules.ts';
import type { Coach, Conversation } from './coach.ts';

function toCoachGoal(
  { goal, milestones }: Conversation['goals'][number],
  { today, timeZone }: Pick<Conversation, 'today' | 'timeZone'>,
): CoachGoal {
  const open = milestones.filter(({ completed }) => !completed);
  const overdue = open.filter(({ dueDate }) => dueDate !== null && dueDate < today);
  const step = ({ title, dueDate }: (typeof milestones)[number]) => ({ title, dueDate });
  const { id, title, category, status, progress, targetDate, createdOn } = goal;
  return {
    id,
    title,
    category,
    status,
    progress,
    targetDate,
    ...(goal.description ? { said: goal.description } : {}),
    beganOn: createdOn,
    overdueSteps: overdue.map(step),
    nextSteps: open.filter((milestone) => !overdue.includes(milestone)).map(step),
    steps: milestones.map((milestone) => ({
      ...step(milestone),
      description: milestone.description,
      completed: milestone.completed,
      doneOn: milestone.completed && milestone.tickedAt ? dayIn(timeZone, new Date(milestone.tickedAt)) : null,
    })),
  };
}

/** The rule-based coach. It needs no network, never fails, and gives the same answer to the same text. */
export function createBuiltInCoach(): Coach {
  return {
    name: 'built-in',
    draftRoadmap: async (goal) => draftRoadmap(goal),
    suggest: async (goal) => regenerateSuggestions(goal),
    async reply({ read, today, timeZone, goals, history, inView, tasks, todos }, onWords) {
      const text = answer({
        read,
        today,
        goals: goals.map((one) => toCoachGoal(one, { today, timeZone })),
        history,
        inView,
        tasks,
        todos,
      });
      onWords(text);
      return text;
    },
  };
}
