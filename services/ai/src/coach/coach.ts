import type { Chat } from '@pathwise/contracts/api/ai';
import type { Goal, Milestone } from '@pathwise/contracts/api/goals';
import type { MailDraft } from '@pathwise/contracts/questions/ai';
import type { GoalCategory, RoadmapDraft, Suggestion } from '@pathwise/contracts/roadmap';
import type { CoachTask } from '../built-in/answering/answer-goals.rules.ts';
import type { PlanInView, PlannedEdit } from '../built-in/editing/plan-in-view.ts';
import type { MessageRead } from '../built-in/reading/read-wish.rules.ts';
import type { Understanding } from './model/answer-schemas.ts';

/** What a coach needs to know about a goal. */
export interface GoalInWords {
  ownerId: string;
  title: string;
  description: string | null;
  category: GoalCategory;
  targetDate: string | null;
  /** The owner's calendar day. */
  today: string;
  timeZone: string;
  /** Titles of the steps that are shown, when another version is wanted. */
  already?: readonly string[];
  /** True when the steps that are shown are wanted again, with days. */
  sameSteps?: boolean;
}

/** What a model gets to know of a person. What could not be asked for is empty. */
export interface PersonInWords {
  /** Their goals. */
  others: readonly Pick<Goal, 'title' | 'status' | 'targetDate'>[];
  profile: { profession: string | null; location: string | null };
  /** How many tasks the next two weeks hold, by day. A day without tasks is not listed. */
  planned: Readonly<Record<string, number>>;
}

/** What a model gets beside the goal: a draft by the built-in rules, and what the person told elsewhere. */
export interface Grounds extends PersonInWords {
  reference: RoadmapDraft;
}

export interface Conversation {
  ownerId: string;
  message: string;
  /** The message as `readWish` reads it. */
  read: MessageRead;
  today: string;
  timeZone: string;
  /** `tickedAt` is the time of a milestone's last tick, in milliseconds. */
  goals: readonly { goal: Goal; milestones: readonly (Milestone & { tickedAt?: number | undefined })[] }[];
  /** Tasks of the weekly plan around today, when the message asks for such days and planner answered. */
  tasks?: readonly CoachTask[] | undefined;
  /** Dated tasks of the roadmaps' timelines in the days to come, when the message asks for such days and goals answered. */
  todos?: readonly CoachTask[] | undefined;
  /** Earlier messages, oldest first. */
  history: readonly Pick<Chat, 'message' | 'response'>[];
  /** The title of the goal whose page is open. */
  inView?: string | undefined;
}

/** A message to understand. */
export interface MessageInWords {
  ownerId: string;
  text: string;
  today: string;
}

/** A mail to members that an admin asks for. */
export interface MailInWords {
  ownerId: string;
  prompt: string;
  /** What may stand in `{{…}}`. */
  variables: readonly string[];
}

/** A plan that a message asks to change. */
export interface PlanToEdit {
  ownerId: string;
  message: string;
  plan: PlanInView;
}

/** Drafts roadmaps and answers messages: by the built-in rules, or by a model behind OpenAI's API. */
export interface Coach {
  readonly name: 'built-in' | 'openai';
  draftRoadmap(goal: GoalInWords & { grounds?: Grounds }, signal: AbortSignal): Promise<RoadmapDraft>;
  suggest(goal: GoalInWords & { already: readonly string[] }, signal: AbortSignal): Promise<Suggestion[]>;
  /** Reads a message of which the rules are unsure. Only a model can. */
  understand?(message: MessageInWords, signal: AbortSignal): Promise<Understanding>;
  /** Changes a plan where the rules do not know how. Only a model can. Without changes the message asked for none. */
  edit?(asked: PlanToEdit, signal: AbortSignal): Promise<PlannedEdit>;
  /** Writes a mail to members. Rules do the same without a model. */
  draftMail?(asked: MailInWords, signal: AbortSignal): Promise<MailDraft>;
  /** Answers a message. Passes on each part as it arrives, and returns the whole text. */
  reply(conversation: Conversation, onWords: (words: string) => void, signal: AbortSignal): Promise<string>;
}
