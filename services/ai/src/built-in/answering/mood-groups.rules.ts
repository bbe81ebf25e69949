import { type MatterId, matters } from '../messages/all.ts';
import { sharesOfMatters } from '../reading/read-matter.rules.ts';
import { onlyTellsIt } from './advice.rules.ts';
import {
  bold,
  byLikeWord,
  type CoachGoal,
  goalNamed,
  isOpen,
  isRunning,
  stemsOf,
  tellingStems,
} from './answer-goals.rules.ts';
import type { Asked } from './answer-topics.rules.ts';
import { proudMoment, stepReached } from './moods.rules.ts';
import { inTurn } from './small-talk.rules.ts';

// Sixty moods are too near to one another for few words. What they call for is surer than the mood itself: their shares together
// tell it. Then a general answer fits, which names nothing that was not said.

/** What something that is told calls for. */
type Call = 'joy' | 'comfort' | 'effort' | 'anger' | 'thanks' | 'complaint' | 'banter' | 'remark';

const moodsOf: Readonly<Record<Call, readonly MatterId[]>> = {
  joy: ['boast', 'good-news', 'happy', 'resisted', 'proud-of-me', 'smitten'],
  comfort: [
    ...(['sad', 'lonely', 'tired', 'stressed', 'self-doubt', 'afraid-to-fail', 'giving-up', 'sleepless'] as const),
    ...(['guilt', 'comparison', 'unseen', 'impostor', 'embarrassed', 'poorly', 'waiting'] as const),
    ...(['looking-after-others', 'mixed-feelings', 'state-of-the-world', 'wants-to-talk', 'just-listen'] as const),
    'got-in-touch',
  ],
  effort: ['stuck', 'reluctant', 'idle-week', 'bored', 'pep-talk'],
  anger: ['angry', 'treated-badly'],
  thanks: ['thanks', 'compliment', 'affection'],
  complaint: ['insult', 'sceptical'],
  banter: ['joke', 'tease', 'laugh', 'riddle', 'getting-old', 'mishaps'],
  remark: ['chat', 'weather', 'nostalgic', 'occasion'],
};
const calls = Object.keys(moodsOf) as Call[];
const callOf = new Map(calls.flatMap((call) => moodsOf[call].map((mood) => [mood, call] as const)));

/** Words that speak for one of them, and how much they count. */
const signs: Readonly<Record<Call, { words: RegExp; count: number }>> = {
  joy: {
    words:
      /!{2,}|🥳|🎉|\b(?:proud|chuffed|buzzing|thrilled|over the moon|yay|woohoo|best day|did(?:n['’]?t| not) even (?:think|look|want|need)|did not hate|i am a (?:god|hero|legend))\b/i,
    count: 6,
  },
  comfort: {
    words:
      /\b(?:cried|cry|crying|tears|i miss|missing (?:him|her|them)|alone|lonely|sick(?! of)|dread|scared|shaking|hid|ashamed|numb|crap|awful|hurts?|gutted|useless|lazy|laziest|worst)\b/i,
    count: 4,
  },
  effort: { words: /\b(?:be bothered|not today|face it|skipped|sofa|netflix)\b/i, count: 4 },
  anger: {
    words:
      /\b(?:fuming|furious|livid|raging|unfair|ridiculous|outrageous|could (?:spit|scream)|(?:absolute|total|complete) joke)\b/i,
    count: 6,
  },
  thanks: {
    words:
      /\b(?:you['’]?re|you are|ur) (?:(?:so|really|very|much|a|an|such|the|actually) )*(?:nicer?|kind(?:er)?|lovely|great|helpful|star|legend|best|gem|sweet|alright)\b/i,
    count: 12,
  },
  complaint: { words: /\b(?:(?:this|the|your) (?:\w+ )?(?:app|site|bot)|you (?:keep|never|always) \w+)\b/i, count: 6 },
  banter: { words: /\b(?:lol|lmao|haha\w*|hehe|bets? me)\b|😂|🤣|😄/i, count: 8 },
  remark: {
    words: /\b(?:snow\w*|rain\w*|drizzl\w+|sunny|(?:fine|all ?right|ok(?:ay)?|happy) with (?:me|that|it|this))\b/i,
    count: 4,
  },
};
/** What has many moods gathers something of every message: its shares count less. */
const ofMany = 0.2;
/** What a sign says even where no mood of its call is likely. */
const saidAlone = 0.06;

export interface Heard {
  call: Call;
  /** How likely it is, 0 to 1. */
  share: number;
  /** How likely the next one is. */
  next: number;
}

/** What a message calls for. */
export function callHeard(words: string, newsShare = 0): Heard {
  const shares = sharesOfMatters('talk', words);
  const sums = new Map(calls.map((call) => [call, call === 'comfort' ? newsShare : 0]));
  for (const [i, { id }] of matters.talk.entries()) {
    const call = callOf.get(id);
    if (call) sums.set(call, (sums.get(call) ?? 0) + (shares[i] ?? 0) * (1 - newsShare));
  }
  const weights = calls.map((call) => {
    const { words: sign, count } = signs[call];
    const weight = (sums.get(call) ?? 0) / moodsOf[call].length ** ofMany;
    return { call, weight: sign.test(words) ? (weight + saidAlone) * count : weight };
  });
  const whole = weights.reduce((sum, { weight }) => sum + weight, 0) || 1;
  const [first, second] = weights.toSorted((a, b) => b.weight - a.weight);
  return { call: first?.call ?? 'remark', share: (first?.weight ?? 0) / whole, next: (second?.weight ?? 0) / whole };
}

const general: Readonly<Record<Call, readonly string[]>> = {
  joy: [
    'Well done, that is lovely to hear, and I am glad you told me. Enjoy it; you may be proud of it.',
    'How good to read. Well done, and stay with it for a moment before the next thing. What was the best of it?',
    'That is great, and I am happy for you. Well done. How does it feel?',
  ],
  comfort: [
    'I am sorry, that sounds hard, and it makes sense that it weighs on you. Be kind to yourself today; nothing here is in a hurry. What would make the next hour a little easier?',
    'I hear you, and I am sorry: that sounds tough. You need not do anything about it here, so be kind to yourself. Would you like to tell me more? If it stays heavy, tell somebody near you as well.',
    'I am sorry, that is not easy, and I understand that it gets to you. Be as kind to yourself as to a friend; I am here and I am reading. What weighs most about it?',
  ],
  effort: [
    'That is allowed, and everybody has such days. Let it be small today: ten minutes of one thing, or rest with a clear conscience. Which of the two would do you more good?',
    'Fair enough, such days belong to it and change little. If you like, do one small thing for ten minutes and stop when they are over; if not, rest. Tomorrow is open.',
  ],
  anger: [
    'That is maddening, and I understand that it makes you angry. I am sorry. Let it out here if you like; nothing has to be answered or decided this minute.',
    'I am sorry, that sounds unfair and hard to swallow. Anybody would be annoyed. What of it galls you most?',
  ],
  thanks: [
    'You are welcome, and thank you: that is kind, and I am glad of it.',
    'Thank you, I am happy to read that, and you are welcome. The doing is all yours.',
  ],
  complaint: [
    'I am sorry, that is annoying, and you are right to say so. Where the page does not do what it should, the [Support page](/support) reaches the people who can mend it. Where it was my answer, tell me in one plain sentence what you need.',
    'I am sorry, I understand that this frustrates you. Was it an answer of mine? Then tell me what you meant. If something on the page is wrong, write to [Support](/support), and a person looks at it.',
  ],
  banter: [
    'Ha, fair enough. That made me smile, as far as a program can.',
    'Haha, I like that. I would tell it better if I had a face.',
  ],
  remark: [
    'Thank you for telling me, I like to hear how things are with you. What else is going on?',
    'I like to hear that. And how are you with it today?',
  ],
};
/** Where it is open which of two is meant. */
const either: readonly string[] = [
  'Thank you for telling me, I am glad you did. How is it for you now?',
  'I hear you, and thank you for telling me. How do you feel about it: rather good, or rather hard?',
];

/** What somebody has reached and keeps: 'still not smoking'. */
const keeps =
  /\b(?:still (?:not|off|no)|have ?n['’]?t|without|no more|(?:days?|weeks?|months?|years?) (?:off|without|with no|no|clean)|did(?:n['’]?t| not) even)\b/;

/** 'Feeling flat' and 'four and a half months' name no goal. */
const noThing = /\b(?:feel\w*|felt|so|bit|really|fell|fall\w*) flat\b|\band a half\b|\bhalf (?:a|an|the|of)\b/g;

/** The goal that something told is about. */
function goalTold({ words, goals }: Asked): CoachGoal | undefined {
  const said = words.replace(noThing, ' ');
  return byLikeWord(said, goals) ?? goalNamed(said, goals);
}

function keepsReached(asked: Asked): boolean {
  const goal = goalTold(asked);
  return goal !== undefined && !isOpen(goal) && keeps.test(asked.words);
}

/** What stands of a goal after the answer to a mood: it comforts that a goal is reached. */
export function goalBeside(asked: Asked, matter: MatterId): string {
  const goal = goalTold(asked);
  return goal && !isOpen(goal) && callOf.get(matter) === 'comfort' ? ` ${ofGoal('comfort', goal)}` : '';
}

/** Of the goal that a message names. */
function ofGoal(call: Call, goal: CoachGoal): string {
  const title = bold(goal.title);
  if (call === 'joy')
    return isOpen(goal) ? `It is good for ${title} as well.` : `${title} is completed, and you keep it up.`;
  if (call === 'remark') return `It is about ${title}, I take it.`;
  if (call === 'banter' && isRunning(goal)) return `${title} stands at ${goal.progress}%, so I am on your side.`;
  if (call !== 'comfort') return '';
  if (!isOpen(goal)) return `${title} is completed, and a hard moment takes nothing from that.`;
  return goal.category === 'relationship' ? `${title} is in no hurry and may rest as long as you like.` : '';
}

/** So much of all must one call have, and so much more than the next, to be answered by itself. */
const clearShare = 0.4;
const clearLead = 1.4;

/** The general answer to something that is told, where no single mood is sure. */
export function heardInGeneral(asked: Asked, newsShare = 0): string {
  const goal = goalTold(asked);
  const isKept = keepsReached(asked);
  const { call, share, next } = isKept
    ? ({ call: 'joy', share: 1, next: 0 } as const)
    : callHeard(asked.words, newsShare);
  const at = { message: asked.words, turns: asked.history?.length ?? 0 };
  const isOpenWhich = share < clearShare || share < next * clearLead;
  if (isOpenWhich) return `${inTurn(either, at)}${goal ? ` It is about ${bold(goal.title)}, I take it.` : ''}`;
  const done = call === 'joy' && !isKept ? doneThing(asked) : undefined;
  const more = goal ? ofGoal(call, goal) : '';
  return done ?? `${inTurn(general[call], at)}${more && ` ${more}`}`;
}

/** The task or step that joy is about, where the message shares a word of it. */
function doneThing(asked: Asked): string | undefined {
  const reached = stepReached(asked);
  const done = proudMoment(asked) ?? (reached && `Well done. ${reached}`);
  const stems = new Set(stemsOf(done ?? ''));
  return tellingStems(asked.words).some((stem) => stems.has(stem)) ? done : undefined;
}

/** From this certainty on, one mood is answered by itself. Less is enough where its neighbours want nearly the same answer. */
const clearMood: Readonly<Record<Call, number>> = {
  ...{ joy: 0.55, comfort: 0.4, effort: 0.4, anger: 0.55 },
  ...{ thanks: 0.3, complaint: 0.4, banter: 0.5, remark: 0.4 },
};
/** From this certainty on, talk that is no mood is answered for itself, such as a greeting. */
const clearTalk = 0.4;
/** Below this certainty, words that speak for another call count more than the mood. */
const surelyMood = 0.8;
const surelyCalled = 0.5;

/** Whether something that is told is a mood too unsure for an answer of its own. What asks something is answered for that. */
export function isUnsureMood(asked: Asked, { matter, certainty }: { matter: MatterId; certainty: number }): boolean {
  if (!onlyTellsIt(asked)) return false;
  const own = callOf.get(matter);
  if (!own) return matters.talk.some(({ id }) => id === matter) && certainty < clearTalk;
  if (own !== 'joy' && keepsReached(asked)) return true;
  const { call, share } = callHeard(asked.words);
  return certainty < clearMood[own] || (certainty < surelyMood && own !== call && share >= surelyCalled);
}
