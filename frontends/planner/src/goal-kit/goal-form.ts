import type { Goal } from '@pathwise/contracts/api/goals';
import type { GoalCategory } from '@pathwise/contracts/roadmap';

/** The values of the dialog's controls; an empty string means absent. */
export interface GoalFields {
  title: string;
  description: string;
  category: GoalCategory;
  priority: Goal['priority'];
  status: Goal['status'];
  targetDate: string;
  progress: number;
}

export function emptyGoal(category: GoalCategory): GoalFields {
  return { title: '', description: '', category, priority: 'medium', status: 'active', targetDate: '', progress: 0 };
}

export function fieldsOf(goal: Goal): GoalFields {
  const { title, description, category, priority, status, targetDate, progress } = goal;
  return { title, description: description ?? '', category, priority, status, targetDate: targetDate ?? '', progress };
}

/** The body of POST /api/goals. */
export function newGoalOf(fields: GoalFields) {
  const { title, description, category, priority, targetDate } = fields;
  return { title, description: description.trim() || null, category, priority, targetDate: targetDate || null };
}

/** The body of PUT /api/goals/{id}. A person sets progress only while the goal has no milestones. */
export function goalChangeOf(fields: GoalFields, goal: Goal) {
  const isSettable = goal.milestoneCount === 0 && fields.status !== 'completed' && goal.status !== 'completed';
  return {
    ...newGoalOf(fields),
    status: fields.status,
    ...(isSettable ? { progress: fields.progress } : {}),
  };
}
