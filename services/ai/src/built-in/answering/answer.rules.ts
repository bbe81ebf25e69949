import { safetyAnswer } from '../../safety/answer.rules.ts';
import { otherLanguages } from '../messages/other-languages.ts';
import type { OwnThing } from '../messages/own-things.ts';
import { adviceFor, surelyKnown } from '../reading/find-advice.rules.ts';
import { limitIn } from '../reading/intent.rules.ts';
import { otherLanguageOf } from '../reading/language.rules.ts';
import { isOfPathwise, namesScreen } from '../reading/of-pathwise.rules.ts';
import { withoutHowFar } from '../reading/plan-question.rules.ts';
import { type MatterRead, readMatter } from '../reading/read-matter.rules.ts';
import { advise, knownAdvice, onlyTellsIt } from './advice.rules.ts';
import { type CoachGoal, goalMeant, goalNamed, isOpen, isRunning } from './answer-goals.rules.ts';
import { type AnswerInput, type Asked, abilities, howToChange, invitation, nextStep } from './answer-topics.rules.ts';
import { recordAsked, withGoalNamed } from './at-hand.rules.ts';
import { costOf } from './cost-of.rules.ts';
import { adviceOnStep } from './explain-step.rules.ts';
import { fixedAnswer } from './fixed-questions.rules.ts';
import { backAt, followUp, pointsAtTurn } from './follow-up.rules.ts';
import { isAboutPain, painAdvice } from './general-advice.rules.ts';
import { heldBack } from './held-back.rules.ts';
import { heardInGeneral } from './mood-groups.rules.ts';
import { gladNews, toldOff } from './moods.rules.ts';
import { mostImportant } from './most-important.rules.ts';
import { ofGoalAsked } from './of-goal-asked.rules.ts';
import { ifSafe } from './of-kind.rules.ts';
import { aboutDays, answerOwn, withinLimit } from './own-answers.rules.ts';
import { hoursNeeded, rateReaches, tellsRate } from './own-counts.rules.ts';
import { ownQuestion, plainQuestion } from './own-question.rules.ts';
import { planQuestion } from './plan-question.rules.ts';
import { ofDay, recordedOf } from './recorded-answer.rules.ts';
import { lookedAtAgain, perhapsApp } from './second-look.rules.ts';
import { answerNews, appAnswer, newsOf } from './small-talk.rules.ts';
import { heardInstead, talkOrAdvice } from './talk.rules.ts';
import { moveOfTask, reminderFor } from './task-requests.rules.ts';
import { firstTimeTold, meaningOfWord } from './word-question.rules.ts';

const ifItWaits = '\n\nIf a plan should wait for it, write “make it easier” with the goal’s name.';

/** A pain that is named is met before a list of steps, and by no advice on something else. */
function painFirst(asked: Asked, { of, matter }: MatterRead): string | undefined {
  const pain = limitIn(asked.read.text) ? undefined : painAdvice(asked.words);
  if (!pain) return undefined;
  if (of === 'own' && aboutDays.has(matter as OwnThing)) return `${pain}\n\n${answerOwn(asked, matter as OwnThing)}`;
  if (of === 'own' && matter === 'next-step') return `${pain}${ifItWaits}`;
  return of === 'advice' && !isAboutPain(knownAdvice(asked) ?? '') ? `${pain}${ifItWaits}` : undefined;
}

/** 'Is the tent done?', 'where is the step about it?' and 'what comes after the quotes?' are no questions about the page. */
const stepNamed: readonly RegExp[] = [
  /^(?:is|was|are|were|did|have|has)\b.*\b(?:done|ticked|finished|open|due|late)\b/,
  /\b(?:step|task|milestone) (?:about|with|for|where)\b/,
  /\bwhat(?:['’]?s| is| comes| follows| do i do)?(?: next| then)? after \S/,
];
const namesStep = (words: string) => stepNamed.some((pattern) => pattern.test(words));
/** 'Remind me why …' asks, and wants no alarm. */
const remindsOfOwn = /\bremind me (?:again )?(?:why|what|how|where|when|which|who|of my)\b/;

/** Below this, a question that names an own thing is about it rather than about the page. */
const surelyApp = 0.6;

/** Words that ask for another day: 'can I do the hills on Thursday instead?'. */
const asksToMove = /\b(?:instead|move|shift|swap|postpone|push|put off|reschedule)\b/;

/** 'What do I need to bring tomorrow?' asks for no task, though it names a day. */
const asksForThings = /\bwhat (?:do|must) (?:i|we) (?:need to |have to )?(?:bring|wear|pack)\b/;

/** 'What happens to things I do not tick?' names a thing of the screen, so it is about the page, whichever part is meant. */
const saysScreen = ({ words }: Asked, { of, shares }: MatterRead): boolean =>
  of === 'app' && shares.app >= perhapsApp && namesScreen(words) && recordAsked(words) !== 'surely';

/** Below this, no news in particular is answered. */
const perhapsNews = 0.4;

const mostlyTold = 0.5;
/** 'I walked past the pub' is talk and asks for no record, though a step is called like it. */
const isOnlyTold = (asked: Asked, { of, shares }: MatterRead): boolean =>
  of === 'talk' && shares.talk >= mostlyTold && !asksHere.some((pattern) => pattern.test(asked.words));

function answerAbout(asked: Asked, read: MatterRead): string {
  const felt = gladNews(asked) ?? toldOff(asked);
  if (felt) return felt;
  const ofKind = fixedAnswer(asked.words) ?? ifSafe(asked) ?? costOf(asked) ?? ofGoalAsked(asked);
  if (ofKind) return ofKind;
  const pained = painFirst(asked, read);
  if (pained) return pained;
  const ofApp = read.of !== 'news' && isOfPathwise(asked.words) ? readMatter(asked.words, ['app']) : undefined;
  const about = ofApp ?? lookedAtAgain(asked, read);
  const onScreen = ofApp && ofApp.matter !== 'remind-me' ? appAnswer(ofApp.matter) : undefined;
  if (onScreen) return onScreen;
  if (asksForThings.test(asked.words)) return advise(asked);
  const ofPlan =
    planQuestion(asked) ??
    mostImportant(asked) ??
    hoursNeeded(asked) ??
    (about.of === 'news' ? undefined : plainQuestion(asked)) ??
    (tellsRate(asked.words) ? rateReaches(asked) : undefined);
  if (ofPlan) return ofPlan;
  const held = ofApp ? undefined : heldBack(asked);
  if (held) return held;
  const told = meaningOfWord(asked) ?? firstTimeTold(asked);
  if (told) return told;
  const app = appAnswer(about.matter);
  const news = newsOf(about.matter);
  const own =
    about.of === 'news' ||
    isOnlyTold(asked, about) ||
    (app && (about.certainty >= surelyApp || saysScreen(asked, about)) && !namesStep(asked.words))
      ? undefined
      : ownQuestion(asked, about.of === 'own');
  if (own) return own;
  const isOnPage = app && (about.certainty >= surelyApp || saysScreen(asked, about));
  const recorded =
    about.of === 'news' || isOnlyTold(asked, about)
      ? undefined
      : isOnPage
        ? ofDay(asked, ofApp !== undefined || saysScreen(asked, about))
        : recordedOf(asked, about);
  if (recorded) return recorded;
  const move = asksToMove.test(asked.words) ? moveOfTask(asked) : undefined;
  if (move) return move;
  const back = pointsAtTurn(asked) ? backAt(asked) : undefined;
  if (back) return back;
  const asksHow = /\bremind me (?:again )?((?:how|what) (?!i\b|we\b|my\b|our\b).*)/.exec(asked.words)?.[1];
  const way = asksHow && !/\bmy\b/.test(asksHow) ? adviceFor(asksHow, surelyKnown)?.answer : undefined;
  if (about.matter === 'remind-me' && way) return way;
  if (about.matter === 'remind-me' && remindsOfOwn.test(asked.words))
    return answerOwn(asked, readMatter(asked.words, ['own']).matter as OwnThing);
  if (about.matter === 'remind-me') return `${reminderFor(asked)}${app}`;
  if (app) return app;
  if (news)
    return about.certainty < perhapsNews && onlyTellsIt(asked)
      ? heardInGeneral(asked, about.shares.news)
      : answerNews(news);
  switch (about.of) {
    case 'app':
      return abilities(asked);
    case 'own':
      return withGoalNamed(asked, answerOwn(asked, about.matter as OwnThing));
    case 'advice':
      return heardInstead(asked, about.shares.advice) ?? knownAdvice(asked) ?? adviceOnStep(asked) ?? advise(asked);
    case 'edit':
      return moveOfTask(asked) ?? howToChange();
    case 'talk':
      return talkOrAdvice(asked, about);
    case 'follow':
      return followUp(asked, about, ({ words, about: meant, focus }) =>
        answerAbout({ ...askedOf(asked, words, focus), history: (asked.history ?? []).slice(-1) }, meant),
      );
    default:
      return asked.goals.length === 0 ? invitation : nextStep(asked);
  }
}

/** 'Is it still running?' names no run. */
const stillRuns = /\b(?:still|is it|are they|even) running\b/g;

/** The goals that some words are about: the one they name, else the one in view or the only open one, else all running. */
function askedOf(input: AnswerInput, words: string, named?: CoachGoal): Asked {
  const { goals } = input;
  const open = goals.filter(isOpen);
  const inView = goals.find(({ title }) => title === input.inView);
  const only = open.length === 1 ? open[0] : undefined;
  const meant = named ?? goalMeant(withoutHowFar(words).replace(stillRuns, ' '), goals);
  const focus: CoachGoal | undefined = meant ?? inView ?? only;
  const about = focus ? [focus] : ([goals.filter(isRunning), open, goals].find((some) => some.length > 0) ?? []);
  return { ...input, words, named: meant, focus, about };
}

/** 'How far is the kitchen? And what about the marathon?': questions about one goal each, with their goals. */
function questionsApart({ read, goals }: AnswerInput): { words: string; goal: CoachGoal }[] {
  const asked = read.text.toLowerCase().split(/(?<=[.!?;…])\s+/);
  const found = asked.flatMap((words) => {
    const goal = words.endsWith('?') ? goalNamed(words, goals) : undefined;
    return goal ? [{ words, goal }] : [];
  });
  return new Set(found.map(({ goal }) => goal)).size > 1 ? found : [];
}
/** 'And what about the marathon?' asks what was asked before it. */
const asksTheSame = /^(?:and |so |but )*(?:what|how) about\b|^and (?:the|my)\b/;

function answerApart(input: AnswerInput): string | undefined {
  let about: { words: string; matter: MatterRead } | undefined;
  const answers = questionsApart(input).map(({ words, goal }) => {
    const same = asksTheSame.test(words) ? about : undefined;
    about = same ?? { words, matter: readMatter(words) };
    return answerAbout(askedOf(input, same?.words ?? words, goal), about.matter);
  });
  if (answers.length === 0) return undefined;
  return `${answers.join('\n\n')}${withinLimit(askedOf(input, input.read.text.toLowerCase()))}`;
}

/** So long is a message of which only what it asks is answered. */
const longMessage = 40;
const asksHere: readonly RegExp[] = [
  /\?\W*$|\b(?:tell|remind|show|give) me\b/,
  /^(?:so |and |but |ok |please )?(?:what|when|which|where|who|how|is|are|am|did|does|do|can|could|would|should)\b/,
  /^(?:so |and |but |ok |please )?(?:tell|remind|list|explain|give|any)\b/,
  /\bi (?:don't|do not|can't|cannot) (?:know|remember|recall|understand|find)\b/,
  /\b(?:remember|wonder\w*|know|work out) (?:what|when|which|where|who|how|if|whether|is)\b/,
];

/** What a long message asks, without what it tells around it. Undefined where it asks nothing, or is not long. */
function askedIn(words: string): string | undefined {
  if (words.split(/\s+/).length < longMessage) return undefined;
  const sentences = words.split(/(?<=[.!?])\s+/);
  const asking = sentences.filter((sentence) => asksHere.some((pattern) => pattern.test(sentence)));
  return asking.length > 0 && asking.length < sentences.length ? asking.join(' ') : undefined;
}

/** Answers a message that states no goal, from the person's own goals and what Pathwise does. Markdown. */
export function answer(input: AnswerInput): string {
  const { text, harm, about } = input.read;
  if (harm) return safetyAnswer(harm, { helpLines: input.helpLines });
  const language = otherLanguageOf(text);
  if (language) return otherLanguages[language].canDo;
  const words = text.toLowerCase();
  const core = askedIn(words);
  const read = core ? readMatter(core) : undefined;
  const apart = answerApart(input);
  if (apart) return apart;
  if (!core || read?.of !== 'own') return answerAbout(askedOf(input, words), about);
  return answerAbout(askedOf(input, core, goalNamed(core, input.goals) ?? goalNamed(words, input.goals)), read);
}
