import type { Chat } from '@pathwise/contracts/api/ai';
import type { Goal, Milestone } from '@pathwise/contracts/api/goals';
import type { GoalCategory, RoadmapDraft, Suggestion } from '@pathwise/contracts/roadmap';
import type { MessageRead } from '../coach/read-wish.rules.ts';

/** A goal as a coach needs to know it. */
export interface GoalInWords {
  title: string;
  description: string | null;
  category: GoalCategory;
  targetDate: string | null;
  /** The owner's calendar day. */
  today: string;
  timeZone: string;
}

export interface Conversation {
  message: string;
  /** What the message says. */
  read: MessageRead;
  today: string;
  timeZone: string;
  goals: readonly { goal: Goal; milestones: readonly Milestone[] }[];
  /** Earlier messages, oldest first. */
  history: readonly Pick<Chat, 'message' | 'response'>[];
}

/** Whoever drafts roadmaps and answers: the built-in rules, or a model behind OpenAI's API. */
export interface Coach {
  readonly name: 'built-in' | 'openai';
  draftRoadmap(goal: GoalInWords, signal: AbortSignal): Promise<RoadmapDraft>;
  suggest(goal: GoalInWords & { already: readonly string[] }, signal: AbortSignal): Promise<Suggestion[]>;
  /** Answers a message; words are handed over as they come and returned whole. */
  reply(conversation: Conversation, onWords: (words: string) => void, signal: AbortSignal): Promise<string>;
}
