/** A milestone or a todo of a goal's roadmap that is to become a task of a day. */
export interface RoadmapStep {
  readonly goalId: string;
  readonly title: string;
  readonly milestoneId?: string;
  readonly todoId?: string;
  readonly dueDate: string | null;
}
