import type { Logger } from '@pathwise/service-kit/telemetry/log';
import type { Coach } from './coach.ts';

export interface CoachInUse extends Coach {
  /** True when calls cost money. Such a call is never repeated for the same message. */
  readonly isPaid: boolean;
  /** The rule-based coach: it never fails and costs nothing. */
  readonly builtIn: Coach;
  /** Drafts a roadmap and says which coach wrote it. */
  draftBy(
    goal: Parameters<Coach['draftRoadmap']>[0],
    options: { paid: boolean },
  ): Promise<{ draft: Awaited<ReturnType<Coach['draftRoadmap']>>; coach: Coach['name'] }>;
}

/** Asks the remote coach first. After `timeoutMs`, an error or an invalid answer the built-in coach answers. */
export function withFallback(deps: {
  builtIn: Coach;
  remote: Coach | undefined;
  timeoutMs: number;
  log: Logger;
}): CoachInUse {
  const { builtIn, remote, timeoutMs, log } = deps;

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

  return {
    name: remote?.name ?? builtIn.name,
    isPaid: remote !== undefined,
    builtIn,
    draftRoadmap: async (goal, signal) =>
      (await attempt('draft', (coach, limit) => coach.draftRoadmap(goal, limit), signal)) ??
      builtIn.draftRoadmap(goal, signal),
    suggest: async (goal, signal) =>
      (await attempt('suggestions', (coach, limit) => coach.suggest(goal, limit), signal)) ??
      builtIn.suggest(goal, signal),
    reply: async (conversation, onWords, signal) =>
      (await attempt('reply', (coach, limit) => coach.reply(conversation, onWords, limit), signal)) ??
      builtIn.reply(conversation, onWords, signal),
    async draftBy(goal, { paid }) {
      const drafted = paid
        ? await attempt('draft', (coach, limit) => coach.draftRoadmap(goal, limit), never)
        : undefined;
      if (drafted && remote) return { draft: drafted, coach: remote.name };
      return { draft: await builtIn.draftRoadmap(goal, never), coach: builtIn.name };
    },
  };
}
