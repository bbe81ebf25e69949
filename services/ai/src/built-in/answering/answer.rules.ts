import { addDays } from '@pathwise/contracts/roadmap-calendar.rules';
import { safetyAnswer } from '../../safety/answer.rules.ts';
import { englishOnlyReply, isOtherLanguage } from '../reading/language.rules.ts';
import { goalNamed, isOpen, isRunning, sundayOf, whenInWords } from './answer-goals.rules.ts';
import {
  type AnswerInput,
  type Asked,
  abilities,
  adviceOn,
  byDate,
  congratulate,
  firstOfEach,
  howAmIDoing,
  howToChange,
  inSpan,
  invitation,
  listGoals,
  nextStep,
  overdue,
  stuck,
  whatIsLeft,
  whenDue,
} from './answer-topics.rules.ts';
import { answerToHardNews } from './hard-news.rules.ts';

type Topic = readonly [asks: RegExp, answer: (asked: Asked) => string];

const topics: readonly Topic[] = [
  [
    /\b(what can you do|who are you|what are you|how (?:do|does|can) (?:you|this|it|i use|the app)\b.*(?:work|help|use)?|how (?:do|can) i use|what is (?:this|pathwise|sage)|^help( me)?( please)?[\s?.!]*$|what (?:can|should) i ask|options|commands|menu|are you (?:a )?(?:human|real|bot|robot|ai|person))\b/,
    abilities,
  ],
  [/\b(overdue|late|missed|past due|past their date|slipp\w+)\b/, overdue],
  [
    /\b(stuck|give up|giving up|motivat\w*|unmotivated|demotivated|overwhelm\w*|discourag\w*|behind|can't keep up|too (?:hard|much|difficult)|lazy|exhausted|failing|struggl\w*|procrastinat\w*|(?:feel|feeling|i'm|i am|am|so|get|got) lost|lost(?= (?:all |my |the )*(?:motivation|interest|hope|way|focus|track|thread|energy|drive|will))|tired|afraid|quit$)\b/,
    stuck,
  ],
  [
    /\b(?:change|edit|delete|remove|rename|move|postpone|extend|pause|cancel|shift|push back|update|adjust|upgrade|downgrade|reset|subscription|refund|password|account|billing|invoice)\b/,
    howToChange,
  ],
  [/\b(today|tonight|right now|this (?:morning|afternoon|evening))\b/, (asked) => inSpan(asked, asked.today, 'today')],
  [
    /\b(this week|the week|weekly|coming days|these days|next few days|weekend)\b/,
    (asked) => inSpan(asked, sundayOf(asked.today), 'this week'),
  ],
  [/\bnext week\b/, (asked) => inSpan(asked, addDays(sundayOf(asked.today), 7), 'until the end of next week')],
  [/\bhow (?:long|much time)\b|\b(?:time|days|weeks|months) (?:do i have |is |are )?left\b/, whenDue],
  [
    /\b(left|remain\w*|still (?:have to|need to|to do|open)|open steps|to ?do list|how many (?:steps|tasks)|what else)\b(?!.*\b(?:time|days|weeks)\b)/,
    whatIsLeft,
  ],
  [
    /\b(when|due|deadline|target date|how long|how much time|time (?:do i have|is left|left)|days left|how many (?:days|weeks|months)|by which date|what date)\b/,
    whenDue,
  ],
  [
    /\b(how am i|how are my|how is my|how's my|progress|on track|status|how far|doing so far|summary|overview|am i (?:doing|on)|percent\w*|statistics|review)\b/,
    howAmIDoing,
  ],
  [/\b((?:what|which|list|show|see|tell me)\b.*\bgoals\b|my goals|goals do i have)\b/, listGoals],
  [
    /\b(next|what now|what should i do|where (?:do|should) i (?:start|begin)|how (?:do|should) i (?:start|begin|continue)|first step|what to do|prioriti\w*|focus|most important|continue|should i start)\b/,
    nextStep,
  ],
  [
    /^(?:i|we)(?:'ve| have| just| already| finally)* (?:did|done|finished|completed|made|got|ran|passed|reached|managed|lost|saved|wrote|read|sent|signed|booked|started)\b|\b(?:it'?s done|done|all done)[\s.!]*$/,
    congratulate,
  ],
];

const needsNoGoal = new Set<Topic[1]>([abilities, howToChange, stuck]);

function answerTopic(asked: Asked): string {
  const topic = topics.find(([asks]) => asks.test(asked.words))?.[1];
  // 'How do I lose weight?' without such a goal is answered from the kind's steps, not from the person's goals.
  const named = goalNamed(asked.words, asked.goals);
  const advice = named ? undefined : adviceOn(asked);
  const isAboutOwn = /\b(my|i'm|am i|me|mine|overdue|today|week|next|left|progress)\b/.test(asked.words) && topic;
  if (advice && !isAboutOwn) return advice;
  if (topic && needsNoGoal.has(topic)) return topic(asked);
  if (asked.goals.length === 0) return advice ?? invitation;
  if (topic) return topic(asked);
  if (named) return `${howAmIDoing({ ...asked, focus: named, about: [named] })}`;
  return `I can only speak about your goals and their steps, and I would rather say so than guess. ${nextStep(asked)}`;
}

function greet(asked: Asked): string {
  const { firstName, goals } = asked;
  const hello = `Hello${firstName ? ` ${firstName}` : ''}, good to see you.`;
  if (goals.length === 0) return `${hello} ${invitation}`;
  const next = firstOfEach(asked.about).toSorted(byDate)[0];
  return next
    ? `${hello} Next on your way is “${next.step.title}”${next.step.dueDate ? `, ${whenInWords(next.step.dueDate, asked.today)}` : ''} (${next.goal.title}). Ask me about any goal, or write a new one.`
    : `${hello} Ask me about any of your goals, or write a new one.`;
}

const thank = ({ firstName }: Asked) =>
  `You are welcome${firstName ? `, ${firstName}` : ''}. I am here when the next step needs a second pair of eyes.`;

/** Answers a message that states no goal, from the person's own goals and nothing else. Markdown. */
export function answer(input: AnswerInput): string {
  const { text, intent, aboutApp, harm } = input.read;
  if (harm) return safetyAnswer(harm, { helpLines: input.helpLines });
  if (isOtherLanguage(text)) return englishOnlyReply;
  const words = text.toLowerCase();
  const open = input.goals.filter(isOpen);
  const running = input.goals.filter(isRunning);
  const named = goalNamed(words, input.goals);
  const focus = named ?? (open.length === 1 ? open[0] : undefined);
  const about = focus ? [focus] : ([running, open, input.goals].find((some) => some.length > 0) ?? []);
  const asked: Asked = { ...input, words, focus, about };
  if (intent === 'greeting') return greet(asked);
  if (intent === 'thanks') return thank(asked);
  if (aboutApp) return aboutApp;
  const asksElse = /\?/.test(text) && !/\bwhat (?:should|do|can|could) i do\b|\bwhat now\b/i.test(text);
  const hardNews = asksElse ? undefined : answerToHardNews(text);
  if (hardNews) return hardNews;
  return answerTopic(asked);
}
