import { addDays } from '@pathwise/contracts/roadmap-calendar.rules';
import { safetyAnswer } from '../../safety/answer.rules.ts';
import { type MatterId, type MessageClass, messageClasses } from '../messages/all.ts';
import { otherLanguages } from '../messages/other-languages.ts';
import type { OwnThing } from '../messages/own-things.ts';
import { adviceFor } from '../reading/find-advice.rules.ts';
import { limitIn } from '../reading/intent.rules.ts';
import { otherLanguageOf } from '../reading/language.rules.ts';
import { asksForOpinion } from '../reading/no-wish.rules.ts';
import { isOfOtherSite, isOfPathwise, mayBeOfPathwise, namesScreen } from '../reading/of-pathwise.rules.ts';
import { asksHowFar } from '../reading/plan-question.rules.ts';
import { type MatterRead, readMatter } from '../reading/read-matter.rules.ts';
import { advise, knownAdvice, onlyTellsIt } from './advice.rules.ts';
import {
  bold,
  type CoachGoal,
  goalMeant,
  goalNamed,
  isOpen,
  isRunning,
  stemsOf,
  sundayOf,
} from './answer-goals.rules.ts';
import {
  type AnswerInput,
  type Asked,
  abilities,
  howToChange,
  invitation,
  listGoals,
  nextStep,
  overdue,
  whatIsLeft,
  whenDue,
} from './answer-topics.rules.ts';
import {
  daysOrGoalAtHand,
  namesDays,
  recordAsked,
  speaksOfBody,
  thingsAtHand,
  withGoalNamed,
} from './at-hand.rules.ts';
import { costOf } from './cost-of.rules.ts';
import { adviceOnStep, explainStep } from './explain-step.rules.ts';
import { fixedAnswer } from './fixed-questions.rules.ts';
import { backAt, followUp, pointsAtTurn } from './follow-up.rules.ts';
import { forMinutes } from './for-minutes.rules.ts';
import { isAboutPain, painAdvice } from './general-advice.rules.ts';
import { heldBack } from './held-back.rules.ts';
import { howAmIDoing } from './how-it-goes.rules.ts';
import { canIMakeIt, closest, doneLately, perMonth, whyPercentage } from './look-back.rules.ts';
import { goalBeside, heardInGeneral, isUnsureMood } from './mood-groups.rules.ts';
import {
  afraidToFail,
  bored,
  compared,
  gladNews,
  gotInTouch,
  idleWeek,
  proudMoment,
  proudOf,
  quarrelled,
  reluctant,
  selfDoubt,
  stepReached,
  stuck,
  tellsQuarrel,
  toldOff,
} from './moods.rules.ts';
import { mostImportant } from './most-important.rules.ts';
import { daysNamed, looksBack } from './named-days.rules.ts';
import { ifSafe } from './of-kind.rules.ts';
import { onDays } from './on-days.rules.ts';
import { hoursNeeded, rateReaches, tellsRate } from './own-counts.rules.ts';
import { ownQuestion, plainQuestion } from './own-question.rules.ts';
import { planQuestion } from './plan-question.rules.ts';
import { plannedWeek } from './planned-week.rules.ts';
import { answerNews, appAnswer, inTurn, newsOf, talkOf } from './small-talk.rules.ts';
import { moveOfTask, reminderFor } from './task-requests.rules.ts';
import { firstTimeTold, meaningOfWord } from './word-question.rules.ts';

const ownAnswers: Readonly<Record<OwnThing, (asked: Asked) => string>> = {
  'next-step': nextStep,
  today: (asked) => onDays(asked, { from: asked.today, to: asked.today, words: 'today' }),
  'plan-for-minutes': forMinutes,
  'per-month': perMonth,
  'this-week': (asked) =>
    onDays(asked, { from: addDays(sundayOf(asked.today), -6), to: sundayOf(asked.today), words: 'this week' }),
  'next-week': (asked) => {
    const sunday = sundayOf(asked.today);
    return onDays(asked, { from: addDays(sunday, 1), to: addDays(sunday, 7), words: 'next week' });
  },
  'next-month': (asked) =>
    onDays(asked, { from: asked.today, to: addDays(asked.today, 30), words: 'in the next 30 days' }),
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

/** Questions about days. Where they name other ones than their matter does, the named ones count. */
const aboutDays: ReadonlySet<OwnThing> = new Set([
  'today',
  'this-week',
  'next-week',
  'next-month',
  'planned-week',
  'what-is-left',
]);

function answerOwn(asked: Asked, matter: OwnThing): string {
  if (asked.goals.length === 0) return invitation;
  const isOfDays = aboutDays.has(matter) || (matter === 'next-step' && looksBack(asked.words));
  const days = isOfDays && asked.tasks ? daysNamed(asked.words, asked.today) : undefined;
  const own = days ? onDays(asked, days) : ownAnswers[matter](asked);
  return aboutDays.has(matter) || matter === 'next-step' ? `${own}${withinLimit(asked)}` : own;
}

/** How to choose within a limit that was named: 'I have a bad knee and only two evenings'. */
function withinLimit({ read }: Asked): string {
  const limit = limitIn(read.text);
  const isPain = /\b(?:bad|sore|stiff|weak|hurt\w*|ach\w+|pain\w*|injured|broken)\b/i.test(limit ?? '');
  const known = isPain ? adviceFor(limit ?? '', surelyKnown)?.answer : undefined;
  return limit
    ? `${known ? `\n\n${known}` : ''}\n\nYou said “${limit}”: take from this what fits it, in its smallest form${isPain ? ', and leave out what hurts' : ''}. If the plan itself should change, write “make it easier” with the goal’s name.`
    : '';
}

const ifItWaits = '\n\nIf a plan should wait for it, write “make it easier” with the goal’s name.';

/** A pain that is named is met before a list of steps, and by no advice on something else. */
function painFirst(asked: Asked, { of, matter }: MatterRead): string | undefined {
  const pain = limitIn(asked.read.text) ? undefined : painAdvice(asked.words);
  if (!pain) return undefined;
  if (of === 'own' && aboutDays.has(matter as OwnThing)) return `${pain}\n\n${answerOwn(asked, matter as OwnThing)}`;
  if (of === 'own' && matter === 'next-step') return `${pain}${ifItWaits}`;
  return of === 'advice' && !isAboutPain(knownAdvice(asked) ?? '') ? `${pain}${ifItWaits}` : undefined;
}

/** Talk that is answered from the person's own things. */
const toldThings: Partial<Record<MatterId, (asked: Asked) => string | undefined>> = {
  greeting: greet,
  stuck,
  bored,
  'idle-week': idleWeek,
  'self-doubt': selfDoubt,
  'proud-of-me': proudOf,
  'afraid-to-fail': afraidToFail,
  comparison: compared,
  boast: proudMoment,
  happy: proudMoment,
  reluctant,
  'got-in-touch': gotInTouch,
  'treated-badly': quarrelled,
  resisted: (asked) => {
    const reached = asked.named?.status === 'completed' ? asked.named : undefined;
    return (
      reached &&
      `Well done, that is a real one. ${bold(reached.title)} is completed, and days like this show that it holds. How does it feel?`
    );
  },
  'good-news': (asked) => {
    const reached = stepReached(asked);
    return reached && `Well done. ${reached}`;
  },
};

function chat(asked: Asked, about: MatterRead): string {
  if (isUnsureMood(asked, about)) return heardInGeneral(asked);
  const told = toldThings[about.matter]?.(asked);
  if (told) return told;
  const all = talkOf(about.matter)?.replies ?? [];
  const asks = new Set(stemsOf(asked.words));
  const onTopic = all.filter((reply) => about.matter === 'joke' && stemsOf(reply).some((stem) => asks.has(stem)));
  const replies = onTopic.length > 0 ? onTopic : all;
  const reply = inTurn(replies, { message: asked.words, turns: asked.history?.length ?? 0 });
  return `${reply.replace('{name}', asked.firstName ? `, ${asked.firstName}` : '')}${goalBeside(asked, about.matter)}`;
}

function greet({ firstName, goals }: Asked): string {
  const hello = `Hello${firstName ? ` ${firstName}` : ''}, good to see you.`;
  return goals.length === 0
    ? `${hello} ${invitation}`
    : `${hello} What shall we look at: your next step, your week, or something new?`;
}

/** Talk in which a question may hide that a good coach can answer. */
const mayBeKnown: ReadonlySet<MatterId> = new Set(['knowledge', 'professional-matter', 'stuck', 'chat', 'stressed']);
/** Higher than for a question that is surely one for advice. */
const surelyKnown = 0.36;
const hardlyTalk = 0.6;

/** What is felt is met before anything is advised. */
const feelings: ReadonlySet<MatterId> = new Set([
  'sad',
  'lonely',
  'wants-to-talk',
  'angry',
  'giving-up',
  'guilt',
  'treated-badly',
  'comparison',
  'tired',
  'sceptical',
  'looking-after-others',
  'embarrassed',
  'mixed-feelings',
  'state-of-the-world',
  'waiting',
  'poorly',
]);
const surelyFelt = 0.7;
const asksSomething = /\?\s*$|^(?:and |so |but )?(?:how|what|which|should|is it|any)\b/;
const isFelt = ({ words }: Asked, { matter, certainty }: MatterRead) =>
  feelings.has(matter) && certainty >= surelyFelt && !asksSomething.test(words);

/** So sure is a kind of talk that no advice is meant: 'sorry for being rude before'. */
const surelyMeant = 0.98;

function talkOrAdvice(asked: Asked, about: MatterRead): string {
  const mayKnow =
    !isFelt(asked, about) &&
    about.certainty < surelyMeant &&
    (mayBeKnown.has(about.matter) || about.shares.talk < hardlyTalk);
  return (mayKnow && (painAdvice(asked.words) ?? adviceFor(asked.words, surelyKnown)?.answer)) || chat(asked, about);
}

/** 'Tea after dinner, good or bad' tells nothing of oneself, so it asks. */
const surelyAdvice = 0.8;
const ofOneself = /\b(?:i|i['’]?(?:m|ve|d|ll)|im|ive|me|my|we|our|us|felt|feeling)\b/;
/** So likely is bad news that it is answered by itself where something is only told. */
const likelyNews = 0.5;

/** Where somebody only tells something and no advice on it is known, it is heard as talk. */
function heardInstead(asked: Asked, advice: number): string | undefined {
  if (!onlyTellsIt(asked) || knownAdvice(asked) || (advice >= surelyAdvice && !ofOneself.test(asked.words)))
    return undefined;
  const about = readMatter(asked.words, ['talk', 'news']);
  const news = newsOf(about.matter);
  if (!news) return chat(asked, about);
  return about.certainty >= likelyNews ? answerNews(news) : heardInGeneral(asked, about.shares.news);
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
/** Below this, a question without a word of the page is about something else. */
const perhapsApp = 0.4;

/** Questions about the whole of the record or what to do, though a word of theirs may name a step. */
const ofWhole: ReadonlySet<MatterId> = new Set([
  ...aboutDays,
  'list-goals',
  'next-step',
  'can-i-make-it',
  'explain-step',
  'per-month',
]);
/** So likely is a question about the whole that no step is told instead. */
const surelyWhole = 0.6;

/** 'Is there a run on Wednesday?' is about the day, not about the page. */
const ofDay = (asked: Asked, isOfPage: boolean): string | undefined =>
  !isOfPage &&
  !/\b(?:page|board|view|calendar|planner|column|for|mean|show|see)\b/.test(asked.words) &&
  /^(?:so |and )?(?:is there|anything|something|what'?s|what is|what)\b/.test(asked.words)
    ? daysOrGoalAtHand(asked)
    : undefined;

const asksHowItGoes =
  /\b(?:how (?:am i|are we|is it|far am i|far have i|far along|do i stand|is|are)|where (?:am i|do i stand|are we)|am i (?:on track|behind|ahead))\b/;
/** 'How am I doing with the half marathon?': the goal's name counts before a step that has the same words. */
const namesGoalItself = ({ words, named, goals }: Asked): boolean =>
  named !== undefined && asksHowItGoes.test(words) && goalNamed(words, goals) === named;

/** What is recorded of that which a question names, where no form of question is known. */
function recordedOf(asked: Asked, { of, matter, certainty }: MatterRead): string | undefined {
  const record = recordAsked(asked.words);
  if (record === 'advice' || (record === 'no' && of !== 'own')) return undefined;
  if (of === 'own') {
    if (matter === 'progress' && namesGoalItself(asked)) return undefined;
    const isOfDays = aboutDays.has(matter as OwnThing);
    if (ofWhole.has(matter) && certainty >= surelyWhole && (!isOfDays || namesDays(asked))) return undefined;
    const things = thingsAtHand(asked, true);
    const whole = answerOwn(asked, matter as OwnThing);
    if (things) return whole.includes(things.slice(0, things.indexOf('** '))) ? undefined : things;
    return isOfDays ? undefined : daysOrGoalAtHand(asked);
  }
  if (record === 'perhaps' && (of === 'follow' || knownAdvice(asked))) return undefined;
  return thingsAtHand(asked, false) ?? (of === 'advice' && knownAdvice(asked) ? undefined : daysOrGoalAtHand(asked));
}

/** Words that ask for another day: 'can I do the hills on Thursday instead?'. */
const asksToMove = /\b(?:instead|move|shift|swap|postpone|push|put off|reschedule)\b/;

/** 'Craving a cigarette so badly': it is not over yet. */
const cravesPerson = /\b(?:no|not|without|stopped|hugs?|him|her|them|died|touch|company|love)\b/;
const craves = /^(?:so |really |i'?m |i am )*craving\b|\bcraving\b.*\b(?:bad|badly|now|rn|help)\b/;

/** 'I got a rejection letter' sounds like 'I got a letter of acceptance'. 'I refused a cigarette' is no bad news. */
const glad: ReadonlySet<MatterId> = new Set(['good-news', 'boast', 'happy', 'proud-of-me']);
const turnedAway = '(?:rejected|refused|turned down|declined|denied|cancell?ed|sacked|fired(?! up)|evicted)';
const tellsBadNews = new RegExp(
  [
    String.raw`\b(?:is|was|were|been|being|got|get) (?:\w+ )?${turnedAway}\b`,
    String.raw`\b(?:they|he|she) (?:have |has )?(?:${turnedAway}|turned (?:me|us|it) down)\b`,
    String.raw`\b(?:rejected (?:again|by|from)|rejection|refusal|(?<!n't |not )failed|made redundant)\b`,
  ].join('|'),
);
/** 'I passed the test that I failed twice' */
const tellsSuccess = /\b(?:passed|got the (?:job|place|keys)|won|accepted)\b/;

/** 'I am signed off with stress' is no log-out. 'I am not nervous any more' is joy, where nothing is said of death. */
const signedOff = /\bsigned (?:me )?off (?:with|sick|work)\b/;
const ofDeath = /\b(?:die|dies|dying|death|dead|end|ending|comes (?:after|next)|pain|hurting)\b/;
const fearless =
  /^i(?:'m| am) (?:not (?:nervous|scared|afraid|worried|anxious)\b.*\bany ?more|no longer (?:nervous|scared|afraid|worried|anxious)\b.*)\W*$/;

/** 'What could I say to her?' is no small talk. */
const asksWhatToSay =
  /\bwhat (?:can|could|should|shall|do|would) (?:i|we|one|you) (?:even |actually |really |ever )?(?:say|write|tell|text|answer|reply)\b/;

/** 'My life is a joke' and 'they make jokes about me' ask for none. */
const isTheJoke =
  /\b(?:i'?m|i am|is|are|was|feels? like) (?:such |just |all |only )?a (?:bad |total )?joke\b|\bjokes? (?:about|on) (?:me|my)\b/;

/** 'My knee is hot. Do I still go on Wednesday?' */
const asksIfToGo =
  /(?<!\bwhat )\b(?:do|should|can|shall|may|could) i (?:still |even )?(?:go|run|do|train|skip|rest|carry on)\b|\bor rest\b/;

/** 'What do I need to bring tomorrow?' asks for no task, though it names a day. */
const asksForThings = /\bwhat (?:do|must) (?:i|we) (?:need to |have to )?(?:bring|wear|pack)\b/;

const withoutClass = (...left: readonly MessageClass[]) => messageClasses.filter((one) => !left.includes(one));
const ofChange = /\b(?:hold|paus|resum|mov|shift|delet|remov|renam|chang|add|edit|push|put|postpon)\w*\b/;
/** Surely the change of a plan. */
const surelyEdit = 0.55;
/** Longer words explain themselves without a turn before. */
const mostOfFollowUp = 3;

/** 'I cry every night, is this normal?' is answered for itself first. */
const suffers = (words: string, { shares }: MatterRead): boolean =>
  shares.news >= 0.2 || /\b(?:cry|crying|cried|numb|hopeless|grief|died|lonely|empty|bleeding)\b/.test(words);

/** What asks something, and sounds like no mood in particular, asks for something else. */
const hardlyMood = 0.25;
const asksForIt =
  /\?\s*$|^(?:and |so |but |please )?(?:how|what|which|when|where|should|is it|any|(?:can|could|would|will) you)\b/;
/** From this part of the share of the app on, what names nothing of the screen is told rather than asked about it. */
const perhapsTold = 0.5;

/** 'How long should I boil eggs today?' asks for nothing of the record. */
const ofKitchen =
  /\bhow (?:long|many (?:hours|minutes|mins)) (?:should|must|do|shall) (?:i|we|you) (?:boil|cook|bake|roast|fry|steam|grill)\b/;

/** What a message is about after a second look: at words of the app, and at classes that do not fit it. */
function lookedAtAgain(asked: Asked, about: MatterRead): MatterRead {
  const { words, history = [] } = asked;
  if (tellsQuarrel(words)) return { ...readMatter(words, ['talk']), matter: 'treated-badly' };
  if (about.of === 'talk' && craves.test(words) && !cravesPerson.test(words)) return { ...about, matter: 'craving' };
  if (about.matter === 'joke' && isTheJoke.test(words)) return { ...about, matter: 'self-doubt' };
  if (signedOff.test(words)) return { ...readMatter(words, ['talk']), matter: 'stressed' };
  if (fearless.test(words) && ofDeath.test(words))
    return { ...readMatter(words, ['talk']), matter: 'wants-to-talk', certainty: 1 };
  if (about.of === 'talk' && fearless.test(words)) return { ...about, matter: 'happy' };
  const isOnScreen = namesScreen(words) || mayBeOfPathwise(words);
  if (about.of === 'app' && !isOnScreen && onlyTellsIt(asked) && about.shares.talk >= about.shares.app * perhapsTold)
    return readMatter(words, ['talk', 'news', 'advice']);
  if (about.of === 'talk' && about.certainty < hardlyMood && asksForIt.test(words))
    return readMatter(words, ['own', 'app', 'advice']);
  if (about.of === 'app' && !isOnScreen && asksHowFar(words))
    return { ...readMatter(words, ['own']), matter: 'progress' };
  if (about.of === 'own' && ofKitchen.test(words)) return readMatter(words, ['advice']);
  const isOther = isOfOtherSite(words) || (about.certainty < perhapsApp && !isOnScreen);
  if (about.of === 'app' && isOther) return readMatter(words, withoutClass('wish', 'vague', 'app', 'edit'));
  if (glad.has(about.matter) && tellsBadNews.test(words) && !tellsSuccess.test(words))
    return readMatter(words, ['news']);
  if (about.of === 'own' && speaksOfBody(words) && asksIfToGo.test(words)) return readMatter(words, ['advice']);
  if (about.of === 'talk' && asksWhatToSay.test(words)) return readMatter(words, ['advice']);
  if (about.of === 'wish' || about.of === 'vague') return readMatter(words, withoutClass('wish', 'vague', 'edit'));
  if (['talk', 'follow', 'edit'].includes(about.of) && asksForOpinion(words) && !suffers(words, about))
    return readMatter(words, ['advice']);
  if (about.of === 'edit' && about.shares.edit < surelyEdit && !ofChange.test(words))
    return readMatter(words, withoutClass('wish', 'vague', 'edit'));
  const standsAlone = history.length === 0 && words.split(/\s+/).length > mostOfFollowUp;
  return about.of === 'follow' && standsAlone ? readMatter(words, withoutClass('wish', 'vague', 'follow')) : about;
}

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
  const ofKind = fixedAnswer(asked.words) ?? ifSafe(asked) ?? costOf(asked);
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
  const meant = named ?? goalMeant(words.replace(stillRuns, ' '), goals);
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
