import type { GoalCategory } from '@pathwise/contracts/roadmap';
import type { DemoEntry, DemoPlan } from './demo-plan.ts';
import type { Portrait } from './demo-portrait.ts';

/** Invented people and their plans, so that a first start shows a product in use. Nobody owns an address at example.org. */
export type DemoGoal = {
  title: string;
  description?: string;
  category: GoalCategory;
  priority?: 'low' | 'medium' | 'high';
  /** Days after the day of loading. */
  dueInDays?: number;
  /** The number of ticked steps of its roadmap. */
  stepsDone?: number;
  status?: 'active' | 'completed' | 'paused';
  ownMilestone?: string;
};

export type DemoMember = {
  email: string;
  firstName: string;
  lastName: string;
  timeZone: string;
  profession: string;
  location: string;
  bio?: string;
  lookingFor?: string;
  funFact?: string;
  portrait: Portrait;
  premium?: true;
  goalsPrivate?: true;
  goals: DemoGoal[];
  plan?: DemoPlan;
  diary?: DemoEntry[];
  diaryPublic?: true;
  /** The messages to the coach, in order. A wish becomes another goal. */
  chats?: string[];
};
