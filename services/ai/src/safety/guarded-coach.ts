import type { Coach } from '../coach/coach.ts';
import { checkSafety } from './check-safety.rules.ts';

/** Thrown when a model's words would do harm. The built-in coach answers instead. */
class HarmfulAnswer extends Error {}

/** Checks a model's words before anybody sees them. */
export const guarded = (coach: Coach): Coach => ({
  name: coach.name,
  async draftRoadmap(goal, signal) {
    const draft = await coach.draftRoadmap(goal, signal);
    const { overview, milestones, suggestions, timelines } = draft;
    const tasks = new Set(timelines.flatMap(({ todos }) => todos.map(({ title }) => title)));
    refuseHarm([overview, milestones, suggestions, [...tasks]]);
    return draft;
  },
  async suggest(goal, signal) {
    const suggestions = await coach.suggest(goal, signal);
    refuseHarm(suggestions);
    return suggestions;
  },
  // What it understands ends in the same goals and drafts, which are checked.
  ...(coach.understand ? { understand: coach.understand } : {}),
  ...(coach.edit ? { edit: guardedEdit(coach.edit) } : {}),
  ...(coach.draftMail ? { draftMail: guardedMail(coach.draftMail) } : {}),
  reply(conversation, onWords, signal) {
    let text = '';
    const pass = (words: string) => {
      text += words;
      refuseHarm(text);
      onWords(words);
    };
    return coach.reply(conversation, pass, signal);
  },
});

const guardedEdit =
  (edit: NonNullable<Coach['edit']>): NonNullable<Coach['edit']> =>
  async (asked, signal) => {
    const planned = await edit(asked, signal);
    refuseHarm(planned);
    return planned;
  };

const guardedMail =
  (draftMail: NonNullable<Coach['draftMail']>): NonNullable<Coach['draftMail']> =>
  async (asked, signal) => {
    const mail = await draftMail(asked, signal);
    refuseHarm({ ...mail, html: mail.html.replace(/<[^>]*>/g, ' ') });
    return mail;
  };

function refuseHarm(answer: unknown): void {
  const harm = checkSafety(textsIn(answer).join('\n'), { by: 'coach' });
  if (harm) throw new HarmfulAnswer(`the answer speaks of ${harm.harm}`);
}

function textsIn(answer: unknown): string[] {
  if (typeof answer === 'string') return [answer];
  return answer && typeof answer === 'object' ? Object.values(answer).flatMap(textsIn) : [];
}
