import type { Milestone } from '@pathwise/contracts/api/goals';
import type { Ticks } from '../goals/ticks.rules.ts';

/** A milestone made by the person, or a step made by the coach. */
export interface MilestoneRecord {
  /** Ids of AI steps start with `ai-step-` and never change. */
  _id: string;
  goalId: string;
  ownerId: string;
  type: Milestone['type'];
  title: string;
  /** Title that the coach gave an AI step. A redraft recognises a renamed step by it. */
  draftTitle: string | null;
  description: string | null;
  completed: boolean;
  dueDate: string | null;
  resources: string | null;
  timeframe: Milestone['timeframe'];
  order: number;
  /** When the person last edited its text or dates. After that, redrafts leave it unchanged. */
  editedAt: Date | null;
  createdAt: Date;
  version: number;
  ticks?: Ticks | null;
  /** Time of the last tick or untick, in goals or planner (contracts/tick.rules.ts). */
  tickedAt?: number;
}
