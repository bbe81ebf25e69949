import type { Drafted, Suggested } from '@pathwise/contracts/roadmap';
import type { Logger } from '@pathwise/service-kit/telemetry/log';
import { type HelpSettings, safetyAnswer } from '../safety/answer.rules.ts';
import { checkSafety } from '../safety/check-safety.rules.ts';
import type { Coach, GoalInWords } from './coach.ts';

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
}

/** Asks the remote coach first. After `timeoutMs`, an error or an invalid answer the built-in coach answers. */
export function withFallback(deps: {
  builtIn: Coach;
  remote: Coach | undefined;
  timeoutMs: number;
  help: HelpSettings;
  log: Logger;
}): CoachInUse {
  const { builtIn, remote, timeoutMs, help, log } = deps;

  async function attempt<T>(
    what: string,
    ask: (coach: Coach, signal: AbortSignal) => Promise<T>,
    signal: AbortSignal,
  ): Promise<T | undefined> {
    if (!remote) return undefined;
    const limit = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]);
    const late = Promise.withResolvers<never>();
    const giveUp = () => late.reject(limit.reason);
    limit.addEventListener('abort', giveUp, { once: true });
    late.promise.catch(() => {});
    try {
      // A client that ignores its abort signal must not delay the answer.
      return await Promise.race([ask(remote, limit), late.promise]);
    } catch (error) {
      log.warn({ error, what }, 'the remote coach failed; the built-in one answers');
      return undefined;
    } finally {
      limit.removeEventListener('abort', giveUp);
    }
  }
  const never = new AbortController().signal;

  function declineOf(goal: GoalInWords): string | undefined {
    const harm = checkSafety(`${goal.title}\n${goal.description ?? ''}`, goal);
    return harm && safetyAnswer(harm, help);
  }

  return {
    name: remote?.name ?? builtIn.name,
    isPaid: remote !== undefined,
    builtIn,
    async draftRoadmap(goal, signal) {
      const declined = declineOf(goal);
      if (declined) return { declined };
      const draft = await attempt('draft', (coach, limit) => coach.draftRoadmap(goal, limit), signal);
      return { draft: draft ?? (await builtIn.draftRoadmap(goal, signal)) };
    },
    async suggest(goal, signal) {
      const declined = declineOf(goal);
      if (declined) return { declined };
      const suggestions = await attempt('suggestions', (coach, limit) => coach.suggest(goal, limit), signal);
      return { suggestions: suggestions ?? (await builtIn.suggest(goal, signal)) };
    },
    reply: async (conversation, onWords, signal) =>
      (await attempt('reply', (coach, limit) => coach.reply(conversation, onWords, limit), signal)) ??
      builtIn.reply(conversation, onWords, signal),
    async draftBy(goal, { paid }) {
      const declined = declineOf(goal);
      if (declined) return { declined, coach: builtIn.name };
      const drafted = paid
        ? await attempt('draft', (coach, limit) => coach.draftRoadmap(goal, limit), never)
        : undefined;
      if (drafted && remote) return { draft: drafted, coach: remote.name };
      return { draft: await builtIn.draftRoadmap(goal, never), coach: builtIn.name };
    },
  };
}
