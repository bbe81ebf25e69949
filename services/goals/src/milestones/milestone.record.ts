import type { Milestone } from '@pathwise/contracts/api/goals';
import type { Ticks } from '../goals/ticks.rules.ts';

/** A milestone of the person's own, or a step of the coach's. */
export interface MilestoneRecord {
  /** AI steps' ids start with `ai-step-`, from birth and for good. */
  _id: string;
  goalId: string;
  ownerId: string;
  type: Milestone['type'];
  title: string;
  /** The coach's title of an AI step: a renamed step is recognised by it when the roadmap is drafted anew. */
  draftTitle: string | null;
  description: string | null;
  completed: boolean;
  dueDate: string | null;
  resources: string | null;
  timeframe: Milestone['timeframe'];
  order: number;
  /** When the person last changed its words or dates; from then on the coach leaves it alone. */
  editedAt: Date | null;
  createdAt: Date;
  version: number;
  ticks?: Ticks | null;
  /** When it was last ticked or unticked, here or in the plan (contracts/tick.rules.ts). */
  tickedAt?: number;
}
