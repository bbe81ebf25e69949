import type { GoalCategory, RoadmapDraft } from '@pathwise/contracts/roadmap';
import type { EditAnswer } from './score-edits.rules.ts';
import type { EditRow, GoalRow, TalkRow, World } from './tables.ts';

/** What a coach took a message for. */
export interface ReadRow {
  isGoal: boolean;
  title: string;
  category: GoalCategory | null;
  date: string | null;
  /** Why a wish was refused: its class of harm, or its language. */
  refused?: string | undefined;
}

export interface DraftedRow {
  /** What the steps come from, such as `run-race`. */
  booklet: string;
  /** The category of a kind that the coach was sure of. Null for an archetype. */
  sureCategory: GoalCategory | null;
  draft: RoadmapDraft;
}

/** The coach that the tables are put to. */
export interface AskedCoach {
  name: string;
  read(row: Pick<GoalRow, 'text' | 'onboarding' | 'timeZone'>): Promise<ReadRow>;
  draft(input: ReadRow & Pick<GoalRow, 'text' | 'timeZone'>): Promise<DraftedRow>;
  /** What it proposes for a message about the plan in view. */
  edit(row: EditRow): Promise<EditAnswer>;
  /** The answer, or null when the message would become a goal. */
  reply(input: { row: TalkRow; world: World }): Promise<string | null>;
}
