import { addDays } from '@pathwise/contracts/roadmap-calendar.rules';
import { readIntent } from '../reading/intent.rules.ts';
import type { MatterRead } from '../reading/read-matter.rules.ts';
import { bold, bulletList, type CoachGoal, goalMeant, isRunning, longDay } from './answer-goals.rules.ts';
import { type Asked, invitation, listGoals } from './answer-topics.rules.ts';
import { following } from './explain-step.rules.ts';
import { daysNamed, looksBack } from './named-days.rules.ts';
import { onDays } from './on-days.rules.ts';
import { tell, thingsNamed } from './one-thing.rules.ts';
import { appAnswer } from './small-talk.rules.ts';

// 'why?', 'and the second one?', 'shorter please' are answered from the turn before.

/** A question that a follow-up stands for. */
interface Meant {
  words: string;
  about: MatterRead;
  focus?: CoachGoal | undefined;
}

interface Said {
  /** What the person asked before. */
  words: string;
  about: MatterRead;
  response: string;
}

/** The last turn that was no follow-up itself, with Sage's latest answer. */
function before({ history = [] }: Asked): Said | undefined {
  const response = history.at(-1)?.response ?? '';
  for (const { message } of history.toReversed().slice(0, 4)) {
    const { matter } = readIntent(message);
    if (matter.of !== 'follow') return { words: message.toLowerCase(), about: matter, response };
  }
  return undefined;
}

const bulletsIn = (response: string) =>
  response.split('\n').flatMap((line) => (line.startsWith('- ') ? [line.slice(2).trim()] : []));
const firstSentence = (response: string) => {
  const [paragraph = ''] = response.split('\n');
  return /^.*?[.?](?=\s|$)/.exec(paragraph)?.[0] ?? paragraph;
};

/** The first sentence of an answer without its asides and, where it announces a list, the first lines of that. */
function shortened(response: string): string {
  const first = firstSentence(response).replace(/\s*\([^)]*\)/g, '');
  const lines = bulletsIn(response).slice(0, 2);
  return first.endsWith(':') && lines.length > 0 ? `${first} ${lines.join('; ')}.` : first;
}

const aboutProgress: readonly MatterRead['matter'][] = ['progress', 'closest', 'why-percentage', 'list-goals'];
const places: readonly RegExp[] = [
  /\b(?:first|1st)\b/,
  /\b(?:second|2nd)\b/,
  /\b(?:third|3rd)\b/,
  /\b(?:fourth|4th)\b/,
];

/** The line of the last answer that 'the second one' names. */
function lineNamed(words: string, response: string): string | undefined {
  const lines = bulletsIn(response);
  if (/\blast\b/.test(words)) return lines.at(-1);
  const place = places.findIndex((pattern) => pattern.test(words));
  return place < 0 ? undefined : lines[place];
}

/** After small talk these ask for another one: 'one more' after a joke. */
const asksForMore: ReadonlySet<MatterRead['matter']> = new Set(['more', 'other-one', 'again']);

/** 'And Wednesday?' asks about its own day what was asked about another. It looks back where the question before did. */
function daysAsked({ words, today }: Asked, last: Said): Meant | undefined {
  if (!daysNamed(words, today)) return undefined;
  const isBack = looksBack(last.words) && !looksAhead.test(words);
  const matter = last.about.matter === 'done-lately' ? 'done-lately' : 'planned-week';
  return { words: isBack ? `${words} did i do` : words, about: { ...last.about, of: 'own', matter } };
}
const looksAhead = /\b(?:tomorrow|next|coming)\b/;

/** 'How late is that one?' asks about the step or task that was named last. */
function thingAsked(asked: Asked, last: Said): string | undefined {
  const after =
    /\b(?:after (?:that|it|this)|(?:one|step|thing) after|then what|what then|and then|the next one|next one|afterwards)\b/.test(
      asked.words,
    );
  if (after) return afterLast(asked, last);
  if (
    !/\b(?:that|this|it|one|those|exactly)\b/.test(asked.words) ||
    !/\b(?:when|where|late|due|done|days|overdue|which|is it|ticked)\b/.test(asked.words)
  )
    return undefined;
  const said = [...last.response.split(/[.:;,\n]| and /), last.words];
  const thing = said.flatMap((part) => thingsNamed(part.toLowerCase(), asked).slice(0, 1))[0];
  return thing && tell(thing, asked);
}

/** What comes after the step that was named last. */
function afterLast(asked: Asked, { response, words }: Said): string | undefined {
  const things = [words, ...response.split(/[.:;,\n]| and /)].flatMap((part) =>
    thingsNamed(part.toLowerCase(), asked).slice(0, 1),
  );
  const last = things.findLast(({ goal }) => goal);
  return last && following(last, asked);
}

/** 'Where do I click for that?' asks once more about the page that was explained. */
function pageAsked({ words }: Asked, { about }: Said): string | undefined {
  if (
    !/\b(?:where (?:do i|is it|is that|can i|exactly)|which (?:button|menu|page)|how (?:do|can) i (?:do|get|find) (?:it|that|this|there))\b/.test(
      words,
    )
  )
    return undefined;
  return about.of === 'app' ? appAnswer(about.matter) : undefined;
}

/** 'And the week after that?' */
function weekAfter(asked: Asked, { words }: Said): string | undefined {
  const unit = /\b(?<unit>week|day|weekend) after\b/.exec(asked.words)?.groups?.['unit'];
  const before = unit ? daysNamed(words, asked.today) : undefined;
  if (!unit || !before) return undefined;
  const days = unit === 'day' ? 1 : 7;
  const [from, to] = [addDays(before.from, days), addDays(before.to, days)];
  return onDays(asked, { from, to, words: from === to ? `on ${longDay(from)}` : `from ${from} to ${to}` });
}

/** The question that a follow-up stands for. Undefined when it only asks about the answer itself. */
function meantBy(asked: Asked, { matter }: MatterRead, last: Said): Meant | undefined {
  const own = (id: MatterRead['matter']) => ({
    words: last.words,
    about: { ...last.about, of: 'own' as const, matter: id },
  });
  const days = last.about.of === 'own' || last.about.of === 'follow' ? daysAsked(asked, last) : undefined;
  if (days) return days;
  if (matter === 'and-that-one') {
    const line = lineNamed(asked.words, last.response);
    const named = asked.goals.find(({ title }) => line?.includes(title));
    if (line && named && line.startsWith(`**${named.title}`)) return { ...last, focus: named };
    if (line)
      return { words: line.toLowerCase(), about: { ...last.about, of: 'own', matter: 'explain-step' }, focus: named };
    if (places.some((place) => place.test(asked.words))) return undefined;
    return { words: `${asked.words} ${last.words}`, about: last.about, focus: goalMeant(asked.words, asked.goals) };
  }
  if (matter === 'other-one' && last.about.of !== 'talk') {
    const others = asked.goals.filter((goal) => isRunning(goal) && goal !== goalMeant(last.words, asked.goals));
    return last.about.of === 'own' && others.length === 1 ? { ...last, focus: others[0] } : undefined;
  }
  if (last.about.of === 'talk') return asksForMore.has(matter) ? last : undefined;
  if (last.about.of !== 'own') return undefined;
  const isAboutProgress = aboutProgress.includes(last.about.matter);
  if (matter === 'why') return own(isAboutProgress ? 'why-percentage' : 'explain-step');
  if (matter === 'more') return own(isAboutProgress ? 'what-is-left' : 'explain-step');
  return undefined;
}

const asksWhich = ({ goals }: Asked) =>
  goals.length === 0
    ? invitation
    : `Which one do you mean? Name the goal or the step, please:\n\n${bulletList(goals.map(({ title }) => bold(title)))}`;

/** What is said about the last answer itself. */
const aboutAnswer: Partial<Record<MatterRead['matter'], (last: Said) => string>> = {
  shorter: ({ response }) => `In short: ${shortened(response)}`,
  again: ({ response }) => response,
  doubt: ({ about, response }) =>
    about.of === 'own'
      ? `Yes, that is what your plan says: ${shortened(response)} If it is wrong there, tell me what should change.`
      : 'Yes, really, as far as I know: it holds for most people, and I can be wrong. Which part surprises you?',
  unclear: ({ response }) => `Sorry, in other words: ${shortened(response)} Which part of it shall I explain?`,
  why: ({ response }) =>
    `You mean why I said “${firstSentence(response)}”? Tell me which part you doubt, and I give the reason or something else to try.`,
  more: ({ about, response }) =>
    about.of === 'advice' || about.of === 'app'
      ? 'That is all I have on it in a few sentences. Ask me the next question, or write it as a wish, “I want to …”, and I make a plan with dates of it.'
      : `What would you like to know more about? I said: ${shortened(response)}`,
};

const withoutTurn = 'There is no earlier answer of mine here that I could go back to. What would you like to know?';

const aboutDays: readonly MatterRead['matter'][] = ['next-step', 'today', 'this-week', 'next-week'];
/** Why a step was named: its day. */
const reasonBefore = (last: Said, { matter }: MatterRead) =>
  matter === 'why' && aboutDays.includes(last.about.matter)
    ? 'Because its day is the next one in your plan, and what follows builds on it. '
    : '';

const pointsBack = /\b(?:that|it|this|there|him|her|them|those|one|exactly)\b/;
/** Whether a short question points back at the turn before: 'where do I click for that?'. */
export const pointsAtTurn = ({ words, history = [] }: Asked): boolean =>
  history.length > 0 && words.split(/\s+/).length <= 9 && pointsBack.test(words);

/** What a question that points back asks about an earlier answer. Undefined where that has no step, task or page. */
export function backAt(asked: Asked): string | undefined {
  const last = before(asked);
  return last && (weekAfter(asked, last) ?? thingAsked(asked, last) ?? pageAsked(asked, last));
}

/** Answers words that only the turn before explains. `answerAs` answers the question that they stand for. */
export function followUp(asked: Asked, about: MatterRead, answerAs: (meant: Meant) => string): string {
  const last = before(asked);
  const same = backAt(asked);
  if (same) return same;
  const meant = last && meantBy(asked, about, last);
  if (meant) return `${reasonBefore(last, about)}${answerAs(meant)}`;
  switch (about.matter) {
    case 'yes':
      return 'Good. Tell me what I should do: a new goal, a change of a plan, or a question about one.';
    case 'no':
      return 'All right, I leave it as it is. If you meant something else, tell me in your own words.';
    case 'make-the-plan':
      return asked.goals.length === 0
        ? invitation
        : `For which goal? Open it under Preview and write “make me a plan” there, or name it here. ${listGoals(asked)}`;
    case 'do-not-know':
      return 'That is fine. Ask me “what should I do next?”, or say in half a sentence what is on your mind, and we go from there.';
    case 'repeats':
      return 'You are right, sorry, I repeated myself. What would help instead: something different, another goal, or a question of its own?';
    case 'other-one':
    case 'and-that-one':
      return asksWhich(asked);
    default:
      return last ? (aboutAnswer[about.matter]?.(last) ?? asksWhich(asked)) : withoutTurn;
  }
}
