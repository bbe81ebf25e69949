import type { Goal } from '@pathwise/contracts/api/goals';
import type { GoalCategory } from '@pathwise/contracts/roadmap';

/** What the dialog's controls hold: an empty text stands for nothing. */
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
  return {
    title: '',
    description: '',
    category,
    priority: 'medium',
    status: 'active',
    targetDate: '',
    progress: 0,
  };
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

/** The body of PUT /api/goals/{id}; progress is the person's to set only while no milestone counts it. */
export function goalChangeOf(fields: GoalFields, goal: Goal) {
  const isSettable = goal.milestoneCount === 0 && fields.status !== 'completed' && goal.status !== 'completed';
  return {
    ...newGoalOf(fields),
    status: fields.status,
    ...(isSettable ? { progress: fields.progress } : {}),
  };
}
