import type { Archetype } from '../kinds/kind.ts';
import { chooseByAll, isStory } from './choose-by-all.rules.ts';
import { bookletOf, type Choice, chooseKind, hinted, sure } from './choose-kind.rules.ts';
import { beginsAsOrder, isThingWanted, pointsAway, saysNotWhatFor, tellsHowItIs } from './no-title.rules.ts';
import { titleByKind } from './title-by-kind.rules.ts';
import { wishParts } from './wish-parts.rules.ts';
import { pointsFirst, sentencesIn } from './wish-sentences.rules.ts';
import { openingIn, titleOf } from './wish-title.rules.ts';
import { beginsWithVerb } from './word-forms.ts';

// What a goal is called: the wish in the person's words, or the name of its kind where no words of theirs are a wish.

/** 'I'm sick of my job' and 'smoked for 20 years' say what to leave, not where to go: the kind's own name is the better title. */
const namesOnlyTheTrouble =
  /^(?:i|we)(?:'m| am| are|'re)? (?:so |just |really )*(?:(?:don't|do not|dont|no longer) want|(?:done|tired|sick)\b)|^\w+ed for (?:\w+ )?\d+ (?:years|months)\b/i;

/** 'climb out', 'finally go', 'stop': what these are about stands elsewhere in the message. */
const saysNotWhat =
  /^(?:finally )?\w+(?: (?:out|up|on|off|back|away|in|through|over|go|stop|start|it|this|that|again|more|better|once|all|for good))*$/i;

/** 'Get a plan that works', 'Be all caught up', 'Pass this time' */
const saysOnlyHow: readonly RegExp[] = [
  /^get (?:an? |some )?(?:plan|help|advice|ideas?|support|way)(?: (?:that|which|to)\b.*)?$/i,
  /^be (?:all |really |fully )?(?:caught up|ready|prepared|fine|okay|ok|better|free|sorted|done)$/i,
  /^\w+ (?:this|next) time$/i,
];

/** 'It under 42' */
const pointsBack = /^(?:it|this|that|these|those|them|they)\b/i;

/** The title that a wish gives, or undefined where what it is about stands elsewhere in the message. */
function titleIn({ wish, text }: { wish: string; text: string }, whole: Choice): string | undefined {
  const said = titleOf(wish, text);
  const named = namesOnlyTheTrouble.test(wish.trim()) && !beginsWithVerb(said) ? '' : said;
  const isPart = text.split(' ').length >= wish.split(' ').length + 3;
  if (isPart && pointsBack.test(named) && whole.certainty >= hinted) return undefined;
  if (named && !(isPart && (saysNotWhat.test(named) || saysOnlyHow.some((pattern) => pattern.test(named)))))
    return named;
  const alone = chooseKind(named || said || wish);
  if (named && !beginsWithVerb(named) && alone.certainty >= sure) return named; // 'Ballet', 'Garage'
  const isElsewhere = named.includes(' ')
    ? whole.certainty < sure || whole.kind === alone.kind
    : named !== '' && whole.certainty < hinted;
  return isElsewhere ? named : undefined;
}

/** 'Say yes' says nothing by itself. */
const namesSomething = (title: string) => title.split(' ').length > 4 || Object.keys(wishParts(title)).length > 0;

interface Named {
  title: string;
  choice: Choice;
}

interface ToName {
  wish?: string | undefined;
  text: string;
  /** What tells the kind: of a short text all but its date and further wishes. */
  said: string;
  closest?: Archetype;
}

/** 'We have to be out by March' says by when, not what for. */
const isLeaving = /^be out(?=$|[,.])/i;

/** A message of so few words is often the thing alone: 'Lisbon in May'. */
const fewWords = 8;
const wordsIn = (text: string) => text.trim().split(/\s+/).length;
/** 'I can write fifty emails in a day' */
const onlyAble = /^(?:i|we) (?:\w+ )?(?:can|could|couldn't|will|would)\b/i;

/** Whether a title is something that a person would write over a plan. */
function readsAsWish(title: string, { wish, text }: { wish: string; text: string }): boolean {
  const isPart = wordsIn(text) >= wordsIn(wish) + 3;
  if (isPart && (pointsAway(title) || saysNotWhatFor(title))) return false;
  const opening = openingIn(wish);
  if (opening?.forThings === 'stop' && !/^stop\b/i.test(title)) return false;
  if (opening && (opening.weight >= 3 || !onlyAble.test(wish))) return !/^(?:what|whom?|why|how|when)\b/i.test(title);
  if (tellsHowItIs(title)) return false;
  if (beginsAsOrder(title)) return true;
  if (wordsIn(text) > fewWords) return false;
  return isThingWanted(title) || (!title.includes(' ') && chooseKind(title).certainty >= sure);
}

/** Below it, four of five kinds chosen for a tale are wrong, and its own words are the safer title. */
const sureEnough = 0.45;

/** What the goal is called and about. Where no words of the person are a wish, it gets the name of its kind. */
export function nameOf({ wish, text, said, closest }: ToName): Named {
  const sentences = sentencesIn(said);
  const whole = chooseByAll({ sentences });
  const its = wish && titleIn({ wish, text }, whole);
  const isHome = its !== undefined && isLeaving.test(its);
  const named = its && !isHome && !(isStory(text) && pointsFirst.test(its)) ? its : undefined;
  const isWish =
    named !== undefined && wish !== undefined && readsAsWish(named, { wish, text: isStory(text) ? text : said });
  const choice = named && isWish ? chooseByAll({ wish: named, sentences }) : whole;
  const isEnough = named && isWish && (!isStory(text) || choice.certainty < sure || namesSomething(named));
  if (isEnough) return { title: named, choice };
  const booklet = closest ?? bookletOf(choice);
  const isSure = closest !== undefined || Math.max(choice.certainty, choice.ofArchetype) >= sureEnough;
  const byKind = isSure ? titleByKind(booklet, { text, wish: wish ?? text, title: named ?? '' }) : undefined;
  if (byKind) return { title: byKind, choice };
  if (named) return { title: named, choice };
  const kind = choice.certainty >= hinted ? choice.kind : isHome ? choice.nearest[0] : undefined;
  return { title: kind?.name ?? titleOf(wish ?? text, text), choice };
}
