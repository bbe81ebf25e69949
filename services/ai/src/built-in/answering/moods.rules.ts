import { oneOf, wordsOf } from '../reading/phrases.rules.ts';
import { scoredSteps } from '../reading/step-reference.rules.ts';
import { bold, bulletList, goalOfDoing, isRunning, openSteps, plural } from './answer-goals.rules.ts';
import { type Asked, byDate, firstOfEach, invitation, nothingOpen } from './answer-topics.rules.ts';
import { smallThing } from './for-minutes.rules.ts';
import { doneThisWeek } from './look-back.rules.ts';
import { oldestOpen, reachedSoFar } from './own-question.rules.ts';
import { smallPiece } from './small-pieces.rules.ts';

// What somebody tells about a day is heard for itself. A step is named only where the words are about it.

/** So much alike that the news is about this task of today, or about this step. */
const named = { task: 1, step: 1.5 };

/** '8k' is a sum beside these, and a distance elsewhere. */
const ofMoney = /\b(?:sav\w+|paid|pay|earn\w*|rais\w+|sold|owe\w*|debt|spent)\b/;
/** The open task or step that good news is about: 'I ran 9 km' is about 'Sunday run, 9 km'. */
export function stepReached({ words, goals, tasks = [], today }: Asked): string | undefined {
  const planned = tasks
    .filter(({ completed, day }) => !completed && day <= today)
    .map(({ title }) => ({ id: 'task', title, completed: false }));
  const steps = goals.flatMap((goal) =>
    openSteps(goal).map(({ title }) => ({ id: goal.title, title, completed: false })),
  );
  const said = words.replace(/\b(\d+(?:[.,]\d)?) ?ks?\b/g, ofMoney.test(words) ? '$1 000' : '$1 km');
  const [best, second] = scoredSteps(said, [...planned, ...steps]);
  if (!best || (second && second.score === best.score)) return undefined;
  const { id, title } = best.step;
  if (best.score < (id === 'task' ? named.task : named.step)) return undefined;
  return id === 'task'
    ? `“${title}” stands in your plan and is not ticked yet: tick it on the [plan page](/plan).`
    : `If that was “${title}” of ${id}, write “${title} is done” and I tick it for you.`;
}

/** Somebody feels bad about an idle week: what was done after all, and one small thing. */
export function idleWeek(asked: Asked): string {
  const done = doneThisWeek(asked);
  const seen = done
    ? `Your plan sees it more kindly: this week you ticked ${done}.`
    : 'A week off changes little in the end, and nothing has to be made up for.';
  const small = smallThing(asked);
  return `No need to be ashamed; everybody has such weeks. ${seen}${small ? ` If you want to do one small thing now: ${small}` : ''}`;
}

export function bored(asked: Asked): string {
  const small = smallThing(asked);
  return small
    ? `Then here is something small, ten minutes long: ${small}`
    : 'Boredom is not a bad start for something new. What did you love doing when you were twelve? Write it to me as a wish and I will make a plan of it.';
}

/** What has been done after all, for somebody who feels that everything stands still. Empty for other words. */
function moved(asked: Asked): string {
  const standsStill =
    /\b(?:mov\w+|nowhere|still|happen\w*|progress|changes?|forward|circles|water|halt|fed up|further)\b/;
  const reached = standsStill.test(asked.words) ? reachedSoFar(asked) : '';
  return reached ? ` I hear how frustrating it is, and more has moved than it feels: ${reached}.` : '';
}

/** Somebody compares themselves with others: what they have done on their own way. */
export function compared(asked: Asked): string | undefined {
  const reached = reachedSoFar(asked);
  return reached
    ? `That comparison is hard, and nearly everybody knows it; what it cost the others one does not see. Your own pace counts, and you are on the way: ${reached}.`
    : undefined;
}

/** Somebody is proud of something that stands in the record as done. */
export function proudMoment({ words, goals, tasks = [], today }: Asked): string | undefined {
  const done = [
    ...tasks.filter(({ completed, day }) => completed && day <= today),
    ...goals.flatMap(({ steps = [] }) => steps.filter(({ completed }) => completed)),
  ].map(({ title }) => ({ id: title, title, completed: true }));
  const [best] = scoredSteps(words, done);
  return best && best.score >= named.task
    ? `And rightly so: “${best.step.title}” is done, and you earned that. Well done, enjoy it.`
    : undefined;
}

export function stuck(asked: Asked): string {
  const opening =
    'That happens in every plan worth making, and it says more about the size of the next step than about you.';
  const doing = asked.named ?? goalOfDoing(asked.words, asked.goals.filter(isRunning));
  const next = firstOfEach(doing && isRunning(doing) ? [doing] : asked.about).toSorted(byDate)[0];
  if (!next) return `${opening} ${asked.goals.length === 0 ? invitation : nothingOpen(asked)}`;
  const done = asked.focus && asked.focus.progress > 0 ? ` You are already at ${asked.focus.progress}%.` : moved(asked);
  const { title, dueDate } = next.step;
  const piece = smallPiece(title, { minutes: 10, onTheWay: false })?.says ?? title;
  return [
    opening + done,
    `Let us make “${title}” smaller (${next.goal.title}):`,
    bulletList([
      `${piece}. Set a timer for ten minutes; you may stop when it rings.`,
      dueDate && dueDate < asked.today
        ? `Its day was ${dueDate}: give it a new one under Preview, one you believe in.`
        : 'If the date presses, move it under Preview: a plan is there to be changed.',
    ]),
    'If tiredness has lasted for weeks, pause the goal with a clear conscience; it keeps its steps.',
  ].join('\n\n');
}

/** 'I am rubbish at this': what the record says against it, what waits, and one small thing. */
export function selfDoubt(asked: Asked): string | undefined {
  const reached = reachedSoFar(asked);
  if (!reached) return undefined;
  const late = asked.goals.filter(isRunning).flatMap(({ overdueSteps }) => overdueSteps).length;
  const waits =
    late > 0 ? ` ${plural(late, 'step')} ${late === 1 ? 'waits' : 'wait'}, that is all “behind” means.` : '';
  const small = smallThing(asked);
  return `That is a hard way to speak to yourself, and your record disagrees: ${reached}.${waits}${small ? ` If you want one small thing: ${small}` : ''}`;
}

/** 'Are you proud of me?' is answered with what the person has really done. */
export function proudOf(asked: Asked): string | undefined {
  const reached = reachedSoFar(asked);
  return reached
    ? `I am a program, so take it as a plain look at the record: ${reached}. Nobody did that but you, and it is worth being proud of.`
    : undefined;
}

/** A fear about a goal: what stands on its good side, and the next step that makes it clearer. */
export function afraidToFail(asked: Asked): string | undefined {
  const { focus } = asked;
  const next = focus && oldestOpen([focus]);
  if (!focus || !next) return undefined;
  const done = (focus.steps ?? []).filter(({ completed }) => completed).length;
  const piece = smallPiece(next.step.title, { minutes: 10, onTheWay: false })?.says ?? next.step.title;
  const stands =
    done > 0
      ? `${plural(done, 'step')} of ${bold(focus.title)} ${done === 1 ? 'is' : 'are'} done`
      : `${bold(focus.title)} has only begun`;
  const time =
    focus.targetDate && focus.targetDate > asked.today ? `, and there is time until ${focus.targetDate}` : '';
  return `I understand the worry, and I cannot promise how it ends. What is sure: ${stands}${time}. What takes the fog out of it is the next step, “${next.step.title}”. ${piece}. After that you know more than today. What worries you most about it?`;
}

/** 'It is raining and I do not want to go': a smaller version of what stands on today's plan. */
export function reluctant(asked: Asked): string | undefined {
  const today = (asked.tasks ?? []).filter(({ day, completed }) => day === asked.today && !completed);
  const [task] = today;
  return task
    ? `I can see that. Three ways with “${task.title}”: ten minutes of it and then decide, which counts; wait an hour and look again; or move it to tomorrow on the [plan page](/plan) with a clear conscience. Which one is it?`
    : undefined;
}

/** Somebody heard from a person: a goal about them may be mentioned, without pushing. */
export function gotInTouch({ named, goals }: Asked): string | undefined {
  if (!named || !goals.includes(named) || named.category !== 'relationship') return undefined;
  const paused = isRunning(named) ? '' : ' It is paused, and can stay so; “resume it” is enough if you want it back.';
  return `That comes unexpectedly. How was it, and how are you now? It touches ${bold(named.title)}, so take your time with it: nothing has to follow from one call.${paused}`;
}

const person = oneOf(
  wordsOf(`mum mom mother dad father parents sister brother son daughter wife husband partner girlfriend boyfriend friend mate boss
    colleague neighbour neighbor flatmate landlord cousin aunt uncle gran grandma ex him her them`),
);
const withPerson = `with (?:my |the |our )?(?:\\w+ )?${person}\\b`;
const row = '(?:row|fight|argument|falling[- ]out|bust[- ]up|quarrel)';
const quarrels: readonly RegExp[] = [
  new RegExp(
    `\\b(?:had|having|have) (?:a|an|another|yet another) (?:(?!(?:great|good|lovely|nice) row\\b)\\w+ )?${row} ${withPerson}`,
  ),
  new RegExp(`\\b(?:argued|quarrell?ed|fell out|fallen out|fighting(?! with them)) ${withPerson}`),
];
const asksAboutQuarrel = /\?\s*$|^(?:(?:so|and|ok|hi|hey|sage),? )*(?:how|what|should|when|who|why|is|can|do|help)\b/;
/** Whether a quarrel is told. */
export const tellsQuarrel = (words: string): boolean =>
  quarrels.some((pattern) => pattern.test(words)) && !asksAboutQuarrel.test(words);

/** A quarrel with somebody whom a goal is about. */
export function quarrelled({ words, named, goals }: Asked): string | undefined {
  if (!named || !goals.includes(named) || named.category !== 'relationship' || !tellsQuarrel(words)) return undefined;
  const rests = isRunning(named)
    ? 'nothing in it has to be done this week'
    : 'it is paused, and may stay so until you feel like it';
  return `I am sorry, that hurts, most of all with somebody you want to get on with. It does not undo what you have begun: a quarrel is one evening. ${bold(named.title)} can wait; ${rests}. What would you have liked to hear from them?`;
}

const whose =
  "(?:i|we|my (?:best friend|friend|sister|brother|daughter|son|cousin|niece|nephew))(?:'ve| have| has)?(?: just| finally)?";
const passedExam = 'passed (?:her|his|the|my|our) (?:\\w+ ){0,2}(?:exams?|test|driving test|finals|a-levels)';
const news = `(?:got engaged|got married|had (?:a|our|her|his) baby|had twins|got into uni(?:versity)?|graduated|${passedExam}|got the job|won)`;
const lately = '(?: (?:last night|today|yesterday|this morning|on \\w+day|at last|with flying colou?rs))?';
/** The whole message tells it, with joy. With anything more it may be sad. */
const glad = new RegExp(`^(?:${whose} ${news}|i(?:'ve)? passed)${lately}[\\s.❤🥰]*[!🥳🎉😍😊][\\s!🥳🎉😍❤🥰😊]*$`, 'u');

/** 'My sister got engaged!': congratulations come before anything else. */
export const gladNews = ({ words }: Asked): string | undefined =>
  glad.test(words)
    ? 'Congratulations, that is wonderful news! Enjoy it, everything else can wait today. How was the moment?'
    : undefined;

const tellsOff: readonly RegExp[] = [
  /^(?:(?:please|sage|ok|just),? )*(?:stop|quit) (?:telling|asking|reminding|nagging) me\b[^.!?,;–-]{0,50}\W*$/,
  /^(?:(?:please|sage|ok|just),? )*(?:stop|quit) (?:saying|repeating|suggesting) (?:that|this|it)\W*$/,
  /^(?:that'?s |this is )?the (?:second|third|fourth|fifth) time you(?:'?ve| have)? (?:told me|said|suggested) (?:that|this|it)\W*$/,
];

const tellsLoss = /\b(?:died|dead|lost|baby|funeral|cancer|hospital|ill|hit me|left me)\b/;

/** 'Stop telling me that': an apology, and what would help. What a person tells besides comes first. */
export const toldOff = ({ words }: Asked): string | undefined =>
  tellsOff.some((pattern) => pattern.test(words)) && !tellsLoss.test(words)
    ? 'You are right, and I am sorry. I hear you, and I leave that. What would help instead: a different idea, something else altogether, or nobody’s advice for a moment?'
    : undefined;
