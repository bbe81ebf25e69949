import { addDays, daysOfWeek, type Weekday, weekdays } from '@pathwise/contracts/week.rules';

/** Something that the palette can do. */
export interface Command {
  readonly id: string;
  readonly group: 'Do' | 'Pages' | 'Goals' | 'Steps' | 'Tasks' | 'Diary' | 'Members';
  readonly title: string;
  /** What tells it from another of the same title, such as a day. */
  readonly detail?: string | undefined;
  /** The goal it is part of, named once above its neighbours of the same goal. */
  readonly ofGoal?: string | undefined;
  /** Other words by which it is found. */
  readonly also?: string;
  readonly run: () => void;
}

/** The most results of a group that the person has many of. */
export const mostOfGroup = 6;
const fold = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
const wordsIn = (text: string) =>
  fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

/** True when every word typed begins a word of the command. */
export function fits({ title, also = '' }: Pick<Command, 'title' | 'also'>, typed: string): boolean {
  const words = wordsIn(`${title} ${also}`);
  return wordsIn(typed).every((part) => words.some((word) => word.startsWith(part)));
}

/** The words above a row: its group, and its goal where it is part of one. */
export const headingOf = ({ group, ofGoal }: Pick<Command, 'group' | 'ofGoal'>): string =>
  ofGoal === undefined ? group : `${group} · ${ofGoal}`;

/** The commands that fit, group by group in the given order. Nothing typed shows what to do and where to go only. */
export function found(commands: readonly Command[], typed: string): Command[] {
  const isAsked = wordsIn(typed).length > 0;
  const counts = new Map<string, number>();
  return commands.filter((command) => {
    const isShort = command.group === 'Do' || command.group === 'Pages';
    if (!isAsked && !isShort) return false;
    // the services have found the others, members by more than their names
    const isLookedThrough = isShort || command.group === 'Goals';
    if (isLookedThrough && !fits(command, typed)) return false;
    const count = (counts.get(command.group) ?? 0) + 1;
    counts.set(command.group, count);
    return isShort || count <= mostOfGroup;
  });
}

/** The place after a key in a list that goes round; undefined for another key. */
export function placeAfter(key: string, place: number, count: number): number | undefined {
  if (count === 0) return undefined;
  if (key === 'ArrowDown') return (place + 1) % count;
  if (key === 'ArrowUp') return (place + count - 1) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}

/** What a key press opens: Ctrl or ⌘ and K anywhere; q and ? where nobody types. */
export function openedBy(event: {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly isTyping: boolean;
}): 'palette' | 'task' | 'shortcuts' | undefined {
  const { key, ctrlKey, metaKey, altKey, isTyping } = event;
  if (altKey) return undefined;
  if (ctrlKey || metaKey) return key.toLowerCase() === 'k' && ctrlKey !== metaKey ? 'palette' : undefined;
  if (isTyping) return undefined;
  if (key === 'q') return 'task';
  return key === '?' ? 'shortcuts' : undefined;
}

const dayAtEnd = new RegExp(
  String.raw`^(.*?\S)[\s,]+(?:(?:on|for|this|next)\s+)?(today|tomorrow|${weekdays.join('|')})(\s+at\s+\d\S*(?:\s?[ap]m)?)?$`,
  'i',
);

/** A task with the day that its last words name: 'Call Ann tomorrow at 9' is 'Call Ann at 9', tomorrow. Else today. */
export function taskIn(typed: string, today: string): { title: string; day: string } {
  const [, words, named = '', time = ''] = dayAtEnd.exec(typed.trim()) ?? [];
  if (words === undefined) return { title: typed.trim(), day: today };
  const title = `${words.replace(/,$/, '')}${time}`;
  const word = named.toLowerCase();
  if (word === 'today') return { title, day: today };
  if (word === 'tomorrow') return { title, day: addDays(today, 1) };
  const ofWeek = daysOfWeek(today)[weekdays.indexOf(word as Weekday)] ?? today;
  return { title, day: ofWeek > today ? ofWeek : addDays(ofWeek, 7) };
}
