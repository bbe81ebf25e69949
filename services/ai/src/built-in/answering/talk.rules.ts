import type { MatterId } from '../messages/all.ts';
import { adviceFor, surelyKnown } from '../reading/find-advice.rules.ts';
import { type MatterRead, readMatter } from '../reading/read-matter.rules.ts';
import { knownAdvice, onlyTellsIt } from './advice.rules.ts';
import { bold, stemsOf } from './answer-goals.rules.ts';
import { type Asked, invitation } from './answer-topics.rules.ts';
import { painAdvice } from './general-advice.rules.ts';
import { goalBeside, heardInGeneral, isUnsureMood } from './mood-groups.rules.ts';
import {
  afraidToFail,
  bored,
  compared,
  gotInTouch,
  idleWeek,
  proudMoment,
  proudOf,
  quarrelled,
  reluctant,
  selfDoubt,
  stepReached,
  stuck,
} from './moods.rules.ts';
import { answerNews, inTurn, newsOf, talkOf } from './small-talk.rules.ts';

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

/** Answers talk, or gives the advice that a question hidden in it asks for. */
export function talkOrAdvice(asked: Asked, about: MatterRead): string {
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
export function heardInstead(asked: Asked, advice: number): string | undefined {
  if (!onlyTellsIt(asked) || knownAdvice(asked) || (advice >= surelyAdvice && !ofOneself.test(asked.words)))
    return undefined;
  const about = readMatter(asked.words, ['talk', 'news']);
  const news = newsOf(about.matter);
  if (!news) return chat(asked, about);
  return about.certainty >= likelyNews ? answerNews(news) : heardInGeneral(asked, about.shares.news);
}
