import type { Chat } from '@pathwise/contracts/api/ai';
import type { Goal, Milestone } from '@pathwise/contracts/api/goals';
import type { GoalCategory, RoadmapDraft, Suggestion } from '@pathwise/contracts/roadmap';
import type { MessageRead } from '../built-in/reading/read-wish.rules.ts';

/** What a coach needs to know about a goal. */
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
  /** The message as `readWish` reads it. */
  read: MessageRead;
  today: string;
  timeZone: string;
  goals: readonly { goal: Goal; milestones: readonly Milestone[] }[];
  /** Earlier messages, oldest first. */
  history: readonly Pick<Chat, 'message' | 'response'>[];
}

/** Drafts roadmaps and answers messages: by the built-in rules, or by a model behind OpenAI's API. */
export interface Coach {
  readonly name: 'built-in' | 'openai';
  draftRoadmap(goal: GoalInWords, signal: AbortSignal): Promise<RoadmapDraft>;
  suggest(goal: GoalInWords & { already: readonly string[] }, signal: AbortSignal): Promise<Suggestion[]>;
  /** Answers a message. Passes on each part as it arrives, and returns the whole text. */
  reply(conversation: Conversation, onWords: (words: string) => void, signal: AbortSignal): Promise<string>;
}
