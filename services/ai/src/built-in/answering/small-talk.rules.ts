import { type MatterId, matters } from '../messages/all.ts';
import type { AppQuestion } from '../messages/app/app-question.ts';
import type { News } from '../messages/news.ts';
import type { Talk } from '../messages/talk.ts';

const withId = <M extends { id: string }>(all: readonly M[], id: string): M | undefined =>
  all.find((one) => one.id === id);

export const talkOf = (matter: MatterId): Talk | undefined => withId<Talk>(matters.talk, matter);
export const newsOf = (matter: MatterId): News | undefined => withId<News>(matters.news, matter);

/** The answer to a question about Pathwise. Undefined for anything else. */
export const appAnswer = (matter: MatterId): string | undefined =>
  withId<AppQuestion>(matters.app, matter)?.answer || undefined;

/** Takes another one each turn, and not always the same first. */
export function inTurn(replies: readonly string[], { message, turns }: { message: string; turns: number }): string {
  let sum = 0;
  for (const letter of message) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 997;
  return replies[(sum + turns) % replies.length] ?? '';
}

/** Bad news is answered for itself, with the wish that it may become. */
export function answerNews({ reply, wish }: News): string {
  return wish
    ? `${reply} When you are ready, I can make a goal of it: write “${wish}”, and I will draw up the steps.`
    : reply;
}

const firstIdeas = [
  'Move for 30 minutes, four times a week',
  'See my friends more often',
  'Find work that suits me better',
];

/** What the person may want to send next: the wish that bad news may become, or ideas for a first goal. */
export function choicesAfter(matter: MatterId): readonly string[] {
  const wish = newsOf(matter)?.wish;
  if (wish) return [wish];
  return matter === 'no-goal-yet' || matter === 'do-not-know' ? firstIdeas : [];
}
