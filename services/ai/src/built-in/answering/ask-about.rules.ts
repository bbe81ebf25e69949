import { matters } from '../messages/all.ts';
import type { VagueWish } from '../messages/vague-wishes.ts';
import type { MessageRead } from '../reading/read-wish.rules.ts';

/** A question of Sage with answers to choose from. */
export interface Question {
  question: string;
  choices: readonly string[];
}

/** From this share on, a wish is too wide for a plan. */
const vagueFrom = 0.6;
const mostWords = 9;

/** 'Be a better father' is about children, not about new friends. */
const asParent =
  /\b(?:be|become|being)\b.*\b(?:father|dad|daddy|mother|mum|mummy|mom|parents?|stepfather|stepmother|stepdad|stepmum)\b/i;
const ofParents: Question = {
  question: 'That is a lovely wish. What would your children notice first?',
  choices: ['Become a more patient parent', 'Spend more time with my children', 'Get on better with my teenager'],
};

/** The question that makes a vague wish concrete, such as 'be happier'. Undefined for a wish that can be planned. */
export function askAbout({ text, about, wish }: MessageRead): Question | undefined {
  if (about.shares.vague < vagueFrom || wish.quantities.length > 0) return undefined;
  if (text.split(/\s+/).length > mostWords) return undefined;
  const all: readonly VagueWish[] = matters.vague;
  const area = all.find(({ id }) => id === about.matter);
  if (area && asParent.test(text)) return ofParents;
  return area && { question: area.question, choices: area.choices };
}

/** Leads to the open question. */
export const noneOfThese = 'None of these';

/** What will be there when it is done. The answer is read together with the wish. */
export const askOpenly = ({ wish: { title } }: Pick<MessageRead, 'wish'>): Question => ({
  question: `What will be there when ${title ? `“${title}”` : 'it'} is done? One sentence is enough, or write ‘just plan it’.`,
  choices: [],
});

/** The question which kind is closest, for a wish that could be of several. Where none is near, the open question. */
export function askClosest(read: MessageRead): Question | undefined {
  const { title, nearest } = read.wish;
  if (!title || !nearest) return undefined;
  if (nearest.length === 0) return askOpenly(read);
  return {
    question: `I want your plan for “${title}” to fit. Which of these is closest? If none is, tell me more in your own words, or write ‘just plan it’.`,
    choices: [...nearest, noneOfThese],
  };
}

/** 'Learn piano or guitar' names two wishes; which one comes first is asked. */
const either =
  /^(?<verb>(?:learn|study|play|take up|become|visit|move to|buy|get)(?: an?| the| to play)?) (?<one>\p{L}+) or (?:an? |the )?(?<two>\p{L}+)$/iu;

/** The question which of two wishes is meant. */
export function askWhich({ wish: { title = '' } }: MessageRead): Question | undefined {
  const { verb, one, two } = either.exec(title)?.groups ?? {};
  if (!verb || !one || !two) return undefined;
  return {
    question: 'Which of the two shall we plan first? The other one can follow.',
    choices: [`${verb} ${one}`, `${verb} ${two}`],
  };
}
