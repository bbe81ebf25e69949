import type { KindStep } from '../kinds/kind.ts';

/**
 * Something of the person's own body that steps must not load as they would load a healthy one: an operation, a pregnancy,
 * pain without a known cause. The steps that load it are softened, and come after the step that asks.
 */
export interface Strain {
  id: string;
  /** In the notation of `anyOf`, with the lists of `strain-words.ts`. */
  says: readonly string[];
  /** A clause like this means something else: 'a stroke of luck'. */
  not?: RegExp;
  /**
   * 'rest': steps of training give way to careful stages, and others do the heavy work. 'spare': the steps stay, without tests and
   * hurry, each with a careful sentence.
   */
  sort: 'rest' | 'spare';
  /** Whose word allows more: 'your midwife'. */
  who: string;
  /** Days until the body is loaded at the earliest, where no day was named. */
  days: number;
  /** It holds however long ago it was, as a stroke does. */
  lasts?: true;
  /** Kinds that are about this very thing. Their own steps know it. */
  knownTo?: readonly string[];
  /** Circumstances whose own step this one replaces. */
  insteadOf?: readonly string[];
  /** The kind that is the plan where somebody wants to get back to what they did. */
  recovery?: string;
  /** The first step: who is asked, and what. */
  ask: KindStep;
  /** Said in each step that loads. */
  careful: string;
  /** What is loaded is no muscle: counting food, being where others drink. */
  loads?: RegExp;
  /** Only plans of these kinds are changed. */
  only?: readonly string[];
  /** What takes the place of loading steps, where the usual stages are wrong. */
  stages?: readonly KindStep[];
}

export interface FoundStrain {
  strain: Strain;
  /** The person's own words for it. */
  said: string;
  /** The first day on which more is allowed, where the person named it. */
  until?: string;
}
