import type { MailDraft } from '@pathwise/contracts/questions/ai';
import type { Drafted, Suggested } from '@pathwise/contracts/roadmap';
import type { Logger } from '@pathwise/service-kit/telemetry/log';
import type { PlannedEdit } from '../built-in/editing/plan-in-view.ts';
import { draftMail } from '../built-in/mails/draft-mail.rules.ts';
import { type HelpSettings, safetyAnswer } from '../safety/answer.rules.ts';
import { checkSafety } from '../safety/check-safety.rules.ts';
import type { Budget } from '../spending/budget.ts';
import type { Coach, GoalInWords, MailInWords, MessageInWords, PersonInWords, PlanToEdit } from './coach.ts';
import type { Understanding } from './model/answer-schemas.ts';
import type { Task } from './model/call-model.ts';

/** The coach that everybody asks. It declines a goal that would harm somebody, before any coach reads it. */
export interface CoachInUse extends Pick<Coach, 'name' | 'reply'> {
  /** True when calls cost money. Such a call is never repeated for the same message. */
  readonly isPaid: boolean;
  /** The rule-based coach: it never fails and costs nothing. */
  readonly builtIn: Coach;
  /** Drafts a roadmap and says which coach wrote it. */
  draftBy(goal: GoalInWords, options: { paid: boolean }): Promise<Drafted & { coach: Coach['name'] }>;
  draftRoadmap(goal: GoalInWords, signal: AbortSignal): Promise<Drafted>;
  suggest(goal: Parameters<Coach['suggest']>[0], signal: AbortSignal): Promise<Suggested>;
  draftMail(asked: MailInWords, signal: AbortSignal): Promise<{ mail: MailDraft } | { declined: string }>;
  /** What a model reads in a message. Undefined without a model, or when it does not answer well and in time. */
  understand(message: MessageInWords): Promise<Understanding | undefined>;
  /** How a model changes a plan. Undefined without a model, or when it does not answer well and in time. */
  edit(asked: PlanToEdit): Promise<PlannedEdit | undefined>;
}

/** A coach behind a model, and what its use takes. */
export interface RemoteCoach {
  coach: Coach;
  timeoutsMs: Readonly<Record<Task, number>>;
  budget: Budget;
  /** What a draft takes into account of the person. */
  personOf(ownerId: string, today: string): Promise<PersonInWords>;
}

const never = new AbortController().signal;

/**
 * Asks the remote coach first. After its time, an error or an invalid answer, and for a person without budget, the
 * built-in coach answers.
 */
export function withFallback(deps: {
  builtIn: Coach;
  remote: RemoteCoach | undefined;
  help: HelpSettings;
  log: Logger;
}): CoachInUse {
  const { builtIn, remote, help, log } = deps;

  /** False as well while the budget cannot be read. */
  const mayPay = ({ budget }: RemoteCoach, ownerId: string) =>
    budget.isLeft(ownerId).catch((error: unknown) => {
      log.warn({ error }, 'the budget could not be read; the built-in coach answers');
      return false;
    });

  async function attempt<T>(
    { task, ownerId, signal }: { task: Task; ownerId: string; signal: AbortSignal },
    ask: (coach: Coach, signal: AbortSignal) => Promise<T> | undefined,
  ): Promise<T | undefined> {
    if (!remote || !(await mayPay(remote, ownerId))) return undefined;
    const limit = AbortSignal.any([signal, AbortSignal.timeout(remote.timeoutsMs[task])]);
    const late = Promise.withResolvers<never>();
    const giveUp = () => late.reject(limit.reason);
    limit.addEventListener('abort', giveUp, { once: true });
    late.promise.catch(() => {});
    try {
      // A client that ignores its abort signal must not delay the answer.
      return await Promise.race([ask(remote.coach, limit), late.promise]);
    } catch (error) {
      log.warn({ error, task }, 'the remote coach failed; the built-in one answers');
      return undefined;
    } finally {
      limit.removeEventListener('abort', giveUp);
    }
  }
  function declineOf(goal: GoalInWords): string | undefined {
    const harm = checkSafety(`${goal.title}\n${goal.description ?? ''}`, goal);
    return harm && safetyAnswer(harm, help);
  }

  /** The built-in draft is the model's reference, and the answer without a model. */
  async function draft(goal: GoalInWords, { paid, signal }: { paid: boolean; signal: AbortSignal }) {
    const reference = await builtIn.draftRoadmap(goal, signal);
    if (!remote || !paid) return { draft: reference, coach: builtIn.name };
    const person = await remote.personOf(goal.ownerId, goal.today);
    const others = person.others.filter(({ title }) => title !== goal.title);
    const about = { task: 'draft' as const, ownerId: goal.ownerId, signal };
    const written = await attempt(about, (coach, limit) =>
      coach.draftRoadmap({ ...goal, grounds: { ...person, reference, others } }, limit),
    );
    return written ? { draft: written, coach: remote.coach.name } : { draft: reference, coach: builtIn.name };
  }

  return {
    name: remote?.coach.name ?? builtIn.name,
    isPaid: remote !== undefined,
    builtIn,
    async draftRoadmap(goal, signal) {
      const declined = declineOf(goal);
      if (declined) return { declined };
      return { draft: (await draft(goal, { paid: true, signal })).draft };
    },
    async suggest(goal, signal) {
      const declined = declineOf(goal);
      if (declined) return { declined };
      const about = { task: 'suggestions' as const, ownerId: goal.ownerId, signal };
      const suggestions = await attempt(about, (coach, limit) => coach.suggest(goal, limit));
      return { suggestions: suggestions ?? (await builtIn.suggest(goal, signal)) };
    },
    async draftMail(asked, signal) {
      const { ownerId, prompt } = asked;
      const harm = checkSafety(prompt, { by: 'coach' });
      if (harm) return { declined: safetyAnswer(harm, help) };
      const about = { task: 'mail' as const, ownerId, signal };
      return { mail: (await attempt(about, (coach, limit) => coach.draftMail?.(asked, limit))) ?? draftMail(prompt) };
    },
    understand: (message) =>
      attempt({ task: 'understand', ownerId: message.ownerId, signal: never }, (coach, limit) =>
        coach.understand?.(message, limit),
      ),
    edit: (asked) =>
      attempt({ task: 'edit', ownerId: asked.ownerId, signal: never }, (coach, limit) => coach.edit?.(asked, limit)),
    reply: async (conversation, onWords, signal) =>
      (await attempt({ task: 'reply', ownerId: conversation.ownerId, signal }, (coach, limit) =>
        coach.reply(conversation, onWords, limit),
      )) ?? builtIn.reply(conversation, onWords, signal),
    async draftBy(goal, { paid }) {
      const declined = declineOf(goal);
      return declined ? { declined, coach: builtIn.name } : draft(goal, { paid, signal: never });
    },
  };
}
