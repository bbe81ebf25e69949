import type { GoalCategory } from '@pathwise/contracts/roadmap';
import type { Country } from '../reading/countries.ts';

/** When a step belongs into a plan. A step without it always does. Every named condition must hold. */
export interface When {
  /** What the person said about their level. 'beginner' also holds when they said nothing. */
  level?: 'beginner' | 'experienced';
  /** The person named this slot. */
  named?: string;
  /** The person did not name this slot. */
  unnamed?: string;
  /** Weeks until the target date. A plan without a date counts as a long one. */
  weeksFrom?: number;
  weeksTo?: number;
  /**
   * The person said one of these, in the notation of `anyOf`: 'was replaced' when the operation is over. Several words tell what
   * has happened: they do not count after 'once I have' or 'I have not'.
   */
  said?: readonly string[];
  /** The person said none of these. */
  unsaid?: readonly string[];
  /** The wish names a place of a home ('the garage'), or it is about all of it. */
  place?: 'named' | 'home';
  /** At most so many hours a week, when the person said how many they have. */
  hoursTo?: number;
}

/** What only one country has: its office, form, exam or scheme, as one or two whole sentences. Without slots. */
export type Local = Readonly<Partial<Record<Country, string>>>;

/** One step of a kind of goal. Texts may hold the kind's slots, such as `{instrument}`. */
export interface KindStep {
  /** An imperative, at most 80 characters when filled. */
  title: string;
  /** One or two sentences: how it is done, and how the person knows that it is done. */
  description: string;
  /** Two or three smaller pieces of work, in order. The first one of the first step takes half an hour at most. */
  tasks: readonly string[];
  /** The person's own work, in hours. */
  hours: number;
  /** Days that pass after the work before the next step can begin: post, healing, a decision by others. */
  waitDays?: number;
  /** The step must be done so many days before the target date: tickets, registrations, notice periods. */
  daysBefore?: number;
  /** The months in which it is done, in the northern half of the world: [12, 3] is December to March. */
  months?: readonly [from: number, to: number];
  when?: When;
  /** Added to the description for people of that country. So the description itself names no country. */
  local?: Local;
  /** 'What it is: https://…', only addresses that certainly exist. 'UK: https://… · …' is left out for people of another country. */
  resources?: string;
  /** The title when the person named an amount the kind can split: '{50%} lost, half of the way'. */
  measured?: string;
}

export interface KindSuggestion {
  title: string;
  description: string;
  bullets: readonly string[];
}

/**
 * A part of the texts that comes from the person's words. `words` lists bare nouns ('cello'; 'IELTS|ielts test' shows the
 * first and also finds the others). `from` takes a whole noun phrase from the sentence ('your tax return', 'your mum').
 */
export type Slot =
  /**
   * `several`: not one but all that the person names stands in the texts, 'sleep, meals and stress'. It is looked for in the title
   * alone, or in all that was said.
   */
  | { words: readonly string[]; otherwise: string; several?: 'in title' | 'in all' }
  | { from: 'object' | 'skill' | 'place' | 'event'; otherwise: string }
  /** `anywhere`: when the wish names nobody, the one relative or friend of whom the message speaks. */
  | { from: 'person'; otherwise: string; anywhere?: true };

/**
 * What the built-in coach knows about one kind of goal. Pure data: no text depends on the clock. The sentences by which it is
 * recognised stand beside it, in `<id>.examples.txt`.
 */
export interface Kind {
  /** Unique, kebab-case, the name of its file. */
  id: string;
  category: GoalCategory;
  /** The goal's title when the person's words leave none: an imperative. */
  name: string;
  slots?: Readonly<Record<string, Slot>>;
  /** The one question that helps most when the wish is vague, with three answers to choose from. */
  ask: { question: string; chips: readonly [string, string, string] };
  /** Hours a week that people usually give it. */
  hoursAWeek: number;
  /** Nobody has to be done with it by a day: grief, an illness, coming out. No date is proposed. */
  unhurried?: true;
  /** For goals of practice: what happens every week, as a task. */
  weekly?: string;
  /** Units or nouns whose total is split over the measured steps. */
  measures?: readonly string[];
  /** The parts are levels on the way up rather than portions of a sum, so the overview names no pace. */
  ladder?: true;
  /** Amounts with a pace (20 cigarettes a day, €500 a month) are split too, with the pace in the text or without. */
  paced?: 'kept' | 'dropped';
  /** Amounts that a name stands for: a half marathon is 21.1 km. */
  implied?: readonly { when: RegExp; amount: number; unit: string }[];
  /** The fastest pace that is still sound, per week; a faster wish is answered with the warning. */
  soundPace?: { perWeek: Readonly<Record<string, number>>; warning: string };
  /** Two or three sentences: what this plan does, in the person's terms. */
  overview: string;
  /** Two or three sentences: how to go about it, and what usually goes wrong. */
  approach: string;
  /** What 'done' means, as something that can be seen. */
  done: string;
  /** Where to be careful, and whom to ask. */
  cautions?: readonly string[];
  /** Six to ten, in order. Between five and eight must be left for every person. */
  steps: readonly KindStep[];
  /** At least twelve. */
  suggestions: readonly KindSuggestion[];
}

/**
 * Steps for wishes that no kind knows, by what is done: to sell something, to say something hard. The category is that of
 * the wish.
 */
export type Archetype = Omit<Kind, 'category'>;

type StepExtras = Omit<KindStep, 'title' | 'description' | 'tasks' | 'hours'>;

export const step = (
  title: string,
  description: string,
  tasks: readonly string[],
  hours: number,
  extras: StepExtras = {},
): KindStep => ({ title, description, tasks, hours, ...extras });

export const tip = (title: string, description: string, ...bullets: string[]): KindSuggestion => ({
  title,
  description,
  bullets,
});
