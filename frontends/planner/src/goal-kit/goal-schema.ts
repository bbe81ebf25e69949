import '@pathwise/remote-kit/zod-without-eval';
import { goalChange, newGoal } from '@pathwise/contracts/api/goals';
import { z } from 'zod';

/** The contract's own rules for the dialog, loaded together with it. */
export const goalFields = z.object({
  title: newGoal.shape.title,
  description: z.string().trim().max(2000, 'A description holds at most 2000 characters'),
  category: newGoal.shape.category.unwrap(),
  priority: newGoal.shape.priority.unwrap(),
  status: goalChange.shape.status.unwrap(),
  targetDate: z.string(),
  progress: z.int().min(0).max(100),
});
