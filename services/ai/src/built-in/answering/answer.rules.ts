import { addDays } from '@pathwise/contracts/roadmap-calendar.rules';
import { safetyAnswer } from '../../safety/answer.rules.ts';
import { otherLanguages } from '../messages/other-languages.ts';
import type { OwnThing } from '../messages/own-things.ts';
import { chooseKind, sure } from '../reading/choose-kind.rules.ts';
import { otherLanguageOf } from '../reading/language.rules.ts';
import type { MatterRead } from '../reading/read-matter.rules.ts';
import { type CoachGoal, goalNamed, isOpen, isRunning, sundayOf, whenInWords } from './answer-goals.rules.ts';
import {
  type AnswerInput,
  type Asked,
  abilities,
  adviceOn,
  byDate,
  firstOfEach,
  howAmIDoing,
  howToChange,
  invitation,
  listGoals,
  nextStep,
  overdue,
  stuck,
  whatIsLeft,
  whenDue,
} from './answer-topics.rules.ts';
import { explainStep, stepAfter } from './explain-step.rules.ts';
import { meantBy } from './follow-up.rules.ts';
import { canIMakeIt, closest, doneLately, forMinutes, whyPercentage } from './look-back.rules.ts';
import { dueAndPlanned, plannedWeek } from './planned-week.rules.ts';
import { adviceAnswer, answerNews, appAnswer, inTurn, newsOf, talkOf } from './small-talk.rules.ts';

const ownAnswers: Readonly<Record<OwnThing, (asked: Asked) => string>> = {
  'next-step': (asked) => stepAfter(asked) ?? nextStep(asked),
  today: (asked) => dueAndPlanned(asked, { from: asked.today, to: asked.today, words: 'today' }),
  'plan-for-minutes': forMinutes,
  'this-week': (asked) =>
    dueAndPlanned(asked, { from: addDays(sundayOf(asked.today), -6), to: sundayOf(asked.today), words: 'this week' }),
  'next-week': (asked) => {
    const sunday = sundayOf(asked.today);
    return dueAndPlanned(asked, {
      from: addDays(sunday, 1),
      to: addDays(sunday, 7),
      words: 'until the end of next week',
    });
  },
  'next-month': (asked) =>
    dueAndPlanned(asked, { from: asked.today, to: addDays(asked.today, 30), words: 'in the next 30 days' }),
  'planned-week': plannedWeek,
  overdue,
  progress: howAmIDoing,
  closest,
  'why-percentage': whyPercentage,
  'when-due': whenDue,
  'what-is-left': whatIsLeft,
  'list-goals': listGoals,
  'done-lately': doneLately,
  'explain-step': explainStep,
  'can-i-make-it': canIMakeIt,
};

function answerOwn(asked: Asked, matter: OwnThing): string {
  return asked.goals.length === 0 ? invitation : ownAnswers[matter](asked);
}

/** An advice question is answered from the steps of its kind, or with what Sage can do about it. */
function advise(asked: Asked): string {
  const named = goalNamed(asked.words, asked.goals);
  const advice = adviceOn(asked);
  if (advice) return advice;
  if (named)
    return `That depends on you, and I know only your plan for ${named.title}. ${explainStep({ ...asked, focus: named, about: [named] })}`;
  const { kind, certainty } = chooseKind(asked.words);
  const wish = certainty >= sure ? ` Write “I want to ${lowered(kind.name)}” and I make a plan of it.` : '';
  return `I know plans rather than facts, so I would rather not guess there: somebody who knows your case can answer it better.${wish || ' If there is something you want to reach behind the question, write it as a wish and I make a plan of it.'}`;
}

const lowered = (name: string) => name.charAt(0).toLowerCase() + name.slice(1);

function chat(asked: Asked, about: MatterRead): string {
  if (about.matter === 'greeting') return greet(asked);
  if (about.matter === 'stuck') return stuck(asked);
  const replies = talkOf(about.matter)?.replies ?? [];
  const reply = inTurn(replies, { message: asked.words, turns: asked.history?.length ?? 0 });
  return reply
    .replace('{name}', asked.firstName ? `, ${asked.firstName}` : '')
    .replace('{next}', nextInASentence(asked));
}

/** 'Next comes “Enter a shorter event”, 2026-11-29 (in 8 days).' */
function nextInASentence(asked: Asked): string {
  const next = firstOfEach(asked.about).toSorted(byDate)[0];
  if (!next) return asked.goals.length === 0 ? invitation : 'Ask me about any of your goals, or write a new one.';
  const { title, dueDate } = next.step;
  return `Next comes “${title}”${dueDate ? `, ${whenInWords(dueDate, asked.today)}` : ''} (${next.goal.title}).`;
}

function greet(asked: Asked): string {
  const { firstName } = asked;
  return `Hello${firstName ? ` ${firstName}` : ''}, good to see you. ${nextInASentence(asked)}${asked.goals.length > 0 ? ' Ask me about any goal, or write a new one.' : ''}`;
}

function followUp(asked: Asked, about: MatterRead): string {
  const meant = meantBy(asked, about);
  if (meant) return answerAbout({ ...askedOf({ ...asked }, meant.words), history: [] }, meant.about);
  switch (about.matter) {
    case 'yes':
      return `Good. ${nextInASentence(asked)} Tell me what I should do: a new goal, a change of a plan, or a question.`;
    case 'no':
      return 'All right, I leave it as it is. If you meant something else, tell me in your own words.';
    case 'make-the-plan':
      return asked.goals.length === 0
        ? invitation
        : `For which goal? Open it under Preview and write “make me a plan” there, or name it here. ${listGoals(asked)}`;
    case 'do-not-know':
      return chat(asked, { ...about, matter: 'no-goal-yet' });
    default:
      return `Sorry, I may have missed what you mean. Ask me about a goal by its name, or about a step by its number: “explain step 2”. ${nextInASentence(asked)}`;
  }
}

function answerAbout(asked: Asked, about: MatterRead): string {
  const app = appAnswer(about.matter) ?? adviceAnswer(about.matter);
  const news = newsOf(about.matter);
  if (app) return app;
  if (news) return answerNews(news);
  switch (about.of) {
    case 'app':
      return abilities(asked);
    case 'own':
      return answerOwn(asked, about.matter as OwnThing);
    case 'advice':
      return advise(asked);
    case 'edit':
      return howToChange();
    case 'talk':
      return chat(asked, about);
    case 'follow':
      return followUp(asked, about);
    default:
      return asked.goals.length === 0 ? invitation : nextStep(asked);
  }
}

/** The goals that some words are about: the one they name, else the one in view or the only open one, else all running. */
function askedOf(input: AnswerInput, words: string): Asked {
  const { goals } = input;
  const open = goals.filter(isOpen);
  const inView = goals.find(({ title }) => title === input.inView);
  const only = open.length === 1 ? open[0] : undefined;
  const focus: CoachGoal | undefined = goalNamed(words, goals) ?? inView ?? only;
  const about = focus ? [focus] : ([goals.filter(isRunning), open, goals].find((some) => some.length > 0) ?? []);
  return { ...input, words, focus, about };
}

/** Answers a message that states no goal, from the person's own goals and what Pathwise does. Markdown. */
export function answer(input: AnswerInput): string {
  const { text, harm, about } = input.read;
  if (harm) return safetyAnswer(harm, { helpLines: input.helpLines });
  const language = otherLanguageOf(text);
  if (language) return otherLanguages[language].canDo;
  return answerAbout(askedOf(input, text.toLowerCase()), about);
}
