import { closesWithQuestion, isFirstTime } from '../reading/closing-question.rules.ts';
import { adviceFor } from '../reading/find-advice.rules.ts';
import { anyOf, wordsOf } from '../reading/phrases.rules.ts';
import { bold, isRunning, openSteps, sentencesOf } from './answer-goals.rules.ts';
import type { Asked } from './answer-topics.rules.ts';

// 'What is interval training?' asks what a word means. It is no question on a date of the plan.

const asksMeaning =
  /^(?:(?:so|and|but|ok(?:ay)?),? )*(?:what(?:['’]?s| is| are)|what does) (?:an? |the )?["“'‘]?(?<thing>[\p{L}][\p{L}\d -]*?)["”'’]?(?: (?:mean|stand for))?\s*\?*$/u;
/** 'What is the next step?' asks about the plan, and 'what is the weather?' about no word. */
const ofPlan = anyOf(
  wordsOf(`my our your on this that it up for in to with of here there next due left new first last missing open done planned
  wrong best good free today tomorrow week month overdue deadline date target time
  plan goal goals step steps task tasks progress percentage point roadmap timeline milestone milestones todo todos diary
  calendar pathwise sage premium subscription price cost page community challenge challenges mentorship accountability
  name weather difference`),
);

/** The last sentence of a message that ends in a question. */
function closingQuestion(words: string): string {
  const sentences = sentencesOf(words);
  return closesWithQuestion(sentences) ? (sentences.at(-1) ?? words) : words;
}

const surely = 0.6;

/** What a word means, from the store of advice or a step that says it. Else that this is not known. */
export function meaningOfWord({ words, goals, focus }: Asked): string | undefined {
  const thing = asksMeaning.exec(closingQuestion(words))?.groups?.['thing']?.trim() ?? '';
  if (!thing || thing.split(' ').length > 4 || ofPlan.test(thing)) return undefined;
  const among = focus ? [focus] : goals.filter(isRunning);
  if (goals.some(({ title }) => title.toLowerCase() === thing)) return undefined;
  const known = adviceFor(closingQuestion(words), surely)?.answer;
  if (known) return known;
  const steps = among.flatMap(({ steps = [] }) => steps);
  const names = (text: string | null | undefined) =>
    ` ${text?.toLowerCase().replace(/[^\p{L}\d]+/gu, ' ')} `.includes(` ${thing} `);
  const step = steps.find(({ title }) => names(title)) ?? steps.find(({ description }) => names(description));
  if (step?.description)
    return `I know your plan and not the subject itself. “${thing}” belongs to ${bold(step.title)}: ${step.description}`;
  const next = step ?? (focus && openSteps(focus)[0]);
  const touches = step
    ? `It belongs to your step ${bold(step.title)}.`
    : next
      ? `Your next step is ${bold(next.title)}.`
      : '';
  return `I know your plan and not the subject itself, so a teacher or a good book can tell you best what “${thing}” means. ${touches}`.trim();
}

/** 'I have never held a guitar': everybody begins so, and the plan begins at the first step. */
export function firstTimeTold({ words, focus }: Asked): string | undefined {
  if (!sentencesOf(words).every(isFirstTime)) return undefined;
  const next = focus && openSteps(focus)[0];
  return `Everybody starts there, and it is a good place to begin. ${next ? `Your next step is ${bold(next.title)}.` : 'If you would like a plan for it, write “I want to …” and I will make one.'}`;
}
