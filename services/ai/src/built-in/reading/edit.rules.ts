import { realisticAsked } from './asks-realistic.rules.ts';
import { asksToDeleteGoal } from './delete-asked.rules.ts';
import { type Asked, askedFor } from './edit-asked.rules.ts';
import { fixedIn, withAppointments } from './edit-fixed.rules.ts';
import { grounded } from './edit-groundless.rules.ts';
import { isHeavy } from './edit-heavy.rules.ts';
import { saysChange, withImplied } from './edit-implied.rules.ts';
import { shareOf } from './edit-kinds.rules.ts';
import { readLong, sentencesOfStory, wantsAnswer } from './edit-long.rules.ts';
import { withNearReadings } from './edit-near.rules.ts';
import { wishedDeed } from './edit-new-thing.rules.ts';
import { plainNews } from './edit-news.rules.ts';
import { withLikelierEdits } from './edit-of-plan.rules.ts';
import { onDays } from './edit-on-days.rules.ts';
import { type OneRead, readOne } from './edit-one.rules.ts';
import { aboutApp, keepsIt, startsLikeWish } from './edit-or-talk.rules.ts';
import type { EditContext, EditRead, EditRequest } from './edit-request.ts';
import { doneBeside, severalIn } from './edit-several.rules.ts';
import { toolGone } from './edit-tool.rules.ts';
import { dayIn } from './edit-when.rules.ts';
import { without, withoutChangeOrder } from './edit-without.rules.ts';
import { saysPutOff } from './fixed-words.rules.ts';
import { figureCorrected, otherFigure } from './other-measure.rules.ts';
import { takenOver } from './other-value.rules.ts';
import { anyOf, oneOf, wordsOf } from './phrases.rules.ts';
import { asksHowFar, planQuestionIn } from './plan-question.rules.ts';
import { asksPrice } from './price-asked.rules.ts';
import { withQuotedSteps } from './quoted-steps.rules.ts';
import { withResult } from './told-result.rules.ts';
import { asksWhatToChange } from './what-to-change.rules.ts';
import { dismissesCard } from './yes-or-no.rules.ts';

/** 'Help me plan this week' fills the week. It is no date for the goal. */
const plansTime = anyOf(
  [
    '{asks}* plan/organise/organize/map_out/schedule/sort_out/structure/fill out? this/next/my/the/our next/coming/whole? day/week/weekend/month',
  ],
  {
    lists: {
      asks: [
        ...['please', 'can you', 'could you', 'help me', 'help me to', "let's", 'let’s', 'lets', 'let us'],
        ...['i want to', "i'd like to", 'i’d like to', 'i would like to', 'we should'],
      ],
    },
    before: '^\\W*',
  },
);

const ofMood = new Set<EditRequest['do']>(['setback', 'easier', 'harder', 'choose']);

/** 'I also want to tell you something about my lessons' is said to Sage. 'I want to ask you to drop step 2' asks for a change. */
const tellsSage =
  /^\W*(?:i|we)(?:['’]d| would)?(?: also| just| really| only)* (?:want|like|need|have) to (?:tell|ask|show|thank) you (?:something|about|a (?:lot|story|bit|thing)|more|how|why|what|for)\b/i;

/** 'Delete my diary', 'remind me on Tuesday' and 'put the tasks into my weekly plan' are no change of a goal's plan. */
const ofPathwise = oneOf(
  wordsOf(`diary account chat chats conversation history data photo photos picture pictures profile post posts comment comments
    message messages subscription`),
);
const ofOtherPlaces: readonly RegExp[] = [
  new RegExp(
    String.raw`\b(?:delete|remove|erase|clear|empty|bin)\b(?: all| of)* (?:my|the|this|our) (?:\w+ )?${ofPathwise}\b`,
    'i',
  ),
  /^\W*(?:please |can you |could you )*remind me\b/i,
  /\b(?:put|add|copy|move|get|bring) .*\b(?:tasks|steps|things|everything|them|all)\b.* (?:in|into|to|on|onto) (?:my|the) (?:weekly plan|week(?:ly)? board|weekly calendar|planner)\b/i,
];

/** 'Add a step to find out how much the flour costs' asks for no price. */
const ordersOfSteps =
  /^(?:please |can you |could you )*(?:add|put|insert|rename|call|change|move|remove|delete|drop|skip|tick|split|merge|swap)\b|\bsteps? (?:\d|one|two|three)\b/i;

/** 'Add a step: watch one film' adds it, whatever its words stand near. */
const addsOutright =
  /^\W*(?:please |can you |could you )*(?:add|insert|include) (?:a|another|one more|a new) (?:step|task|milestone)\b/i;
const additionIn = (request: EditRequest | undefined) =>
  request?.do === 'choose' ? request.requests.find((one) => one.do === 'add') : undefined;

/** What a message wants changed in a plan. Undefined when it wants no change of it. */
export function readEdit(said: string, context: EditContext): EditRead | undefined {
  const message = withQuotedSteps(withoutChangeOrder(said), context.plan.steps);
  const realistic = context.inView ? realisticAsked(message, context) : undefined;
  if (realistic) return { request: realistic, isSure: true };
  if (planQuestionIn(message) || plansTime.test(message) || dismissesCard(message) || tellsSage.test(message))
    return undefined;
  if (ofOtherPlaces.some((pattern) => pattern.test(message))) return undefined;
  if (asksPrice(message) && !ordersOfSteps.test(message)) return undefined;
  const asked = context.inView ? askedFor(message, context) : undefined;
  const gone = asked && (toolGone(asked) ?? without(asked) ?? onDays(asked));
  if (gone) return { request: gone, isSure: true };
  const fixed = context.inView ? fixedIn(message, context, readAsked) : undefined;
  if (fixed) return fixed;
  const read = readAsked(message, context);
  const added = addsOutright.test(message) ? additionIn(read?.request) : undefined;
  if (added) return { request: added, isSure: true };
  if (read?.request.do === 'shift' && saysPutOff(message))
    return { ...read, request: { ...read.request, isOfEvent: true } };
  if (read && context.inView && read.request.do === 'done')
    return { ...read, request: withResult(read.request, message, context.today) };
  return read && context.inView ? withAppointments(read, message, context) : read;
}

function readAsked(message: string, context: EditContext): EditRead | undefined {
  const story = context.inView ? sentencesOfStory(message) : [];
  const read = story.length > 0 ? readLong(story, context, readShort) : undefined;
  if (!read && wantsAnswer(story.at(-1) ?? '') && !asksWhatToChange(message)) return undefined;
  return read ?? readShort(message, context);
}

/** What a message tells of a step gives it other words: nothing of it is done. */
const isReplaced = (asked: Asked) => takenOver(asked) !== undefined || figureCorrected(asked) !== undefined;

function readShort(message: string, context: EditContext): EditRead | undefined {
  const news = context.inView ? plainNews(askedFor(message, context)) : undefined;
  if (news) return { request: news, isSure: true };
  const isTaken = context.inView && message.length <= 400 && isReplaced(askedFor(message, context));
  const deed = context.inView && !isTaken ? doneBeside(message, context) : undefined;
  const told = deed?.do === 'done' && isDayAhead(message, context) ? undefined : deed;
  const several = context.inView ? (told ?? severalIn(message, context)) : undefined;
  const found = several
    ? { request: withFigure(several, askedFor(message, context)), isSure: false }
    : readNear(message, context);
  const heard = context.inView ? likelier(askedFor(message, context), found) : found;
  const wished = context.inView && heard ? wishedDeed(askedFor(message, context), heard.request) : undefined;
  if (wished) return { request: wished, isSure: false };
  const read = context.inView ? grounded(heard, message, context) : heard;
  return read && asksHowFar(message) && ofMood.has(read.request.do) ? undefined : read;
}

const surely = 0.85;
/** From here on, a message that no phrase knows is an edit: one that begins like a wish, and any other. */
const wishlike = 0.9;
const unheard = 0.75;
/** A reading beside what the message most likely wants. Talk, questions and grief want nothing. */
function likelier(asked: Asked, found: OneRead | undefined): EditRead | undefined {
  const [first = ''] = asked.clauses;
  if (asked.plan.steps.length === 0) return found;
  if (isHeavy(asked.whole) || asksWhatToChange(asked.text) || asksToDeleteGoal(asked.text)) return found;
  if (found) return !found.isSure && startsLikeWish(first) ? found : withLikelierEdits(asked, found);
  if (keepsIt.test(asked.whole) || aboutApp(asked.whole)) return undefined;
  return withLikelierEdits(asked, undefined, startsLikeWish(first) ? wishlike : unheard);
}

/** 'The practical is on 4 May, the college emailed': what has a day ahead is not done, whoever told so. */
const isDayAhead = (message: string, context: EditContext) =>
  shareOf(message, 'date') >= surely && (dayIn(message, context) ?? '') > context.today;

/** 'I managed 600 words every day, so let's make that the number': what was done is the new number of its step. */
function withFigure(request: EditRequest, asked: Asked): EditRequest {
  if (request.do !== 'done' || !saysChange.test(asked.text)) return request;
  const [figure] = otherFigure(asked);
  return figure ? { do: 'choose', requests: [figure.request, request] } : request;
}

/** One change, with those that the message may mean as well. */
function readNear(message: string, context: EditContext): OneRead | undefined {
  const read = readOne(message, context);
  if (!context.inView) return read && { request: read.request, isSure: read.isSure };
  const asked = askedFor(message, context);
  if (!read) return undefined;
  const { isSure, isOutright, request } = read;
  if (isOutright) return { request, isSure, isOutright };
  const near = withNearReadings(asked, request);
  const isStill = isSure && near === request;
  return { request: isStill || isHeavy(asked.whole) ? near : withImplied(asked, near), isSure: isStill };
}
