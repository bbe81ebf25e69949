import { type MatterId, type MessageClass, messageClasses } from '../messages/all.ts';
import { asksForOpinion } from '../reading/no-wish.rules.ts';
import { isOfOtherSite, mayBeOfPathwise, namesScreen } from '../reading/of-pathwise.rules.ts';
import { asksHowFar } from '../reading/plan-question.rules.ts';
import { type MatterRead, readMatter } from '../reading/read-matter.rules.ts';
import { onlyTellsIt } from './advice.rules.ts';
import type { Asked } from './answer-topics.rules.ts';
import { speaksOfBody } from './at-hand.rules.ts';
import { tellsQuarrel } from './moods.rules.ts';

/** Below this, a question without a word of the page is about something else. */
export const perhapsApp = 0.4;

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
export function lookedAtAgain(asked: Asked, about: MatterRead): MatterRead {
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
