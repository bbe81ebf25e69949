import { accountQuestions } from './about-account.ts';
import { beginQuestions } from './about-begin.ts';
import { goalsQuestions } from './about-goals.ts';
import { moneyQuestions } from './about-money.ts';
import { pageQuestions } from './about-page.ts';
import { peopleQuestions } from './about-people.ts';
import { weekQuestions } from './about-week.ts';

/** Questions about Pathwise, with their answers. */
export const appQuestions = [
  ...beginQuestions,
  ...goalsQuestions,
  ...weekQuestions,
  ...accountQuestions,
  ...moneyQuestions,
  ...peopleQuestions,
  ...pageQuestions,
] as const;
