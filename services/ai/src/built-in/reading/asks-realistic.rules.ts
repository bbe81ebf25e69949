import { orders } from './edit-or-talk.rules.ts';
import type { EditContext, EditRequest } from './edit-request.ts';
import { dayIn, hoursAWeekIn } from './edit-when.rules.ts';
import { clausesOf, plainClause } from './edit-words.rules.ts';
import { readQuantities } from './quantity.rules.ts';
import { stemsOf } from './step-reference.rules.ts';

// 'Is 12 June realistic from A2?' asks whether the time is enough. It is answered from the plan, and changes nothing.

const opens = '^ (?:(?:so|and|but|ok|well|hi|hey|sage|hello|honestly|now) )*';
const fits =
  '(?:realistic|doable|feasible|achievable|manageable|attainable|too (?:tight|ambitious|optimistic|soon|early))';
const questions: readonly RegExp[] = [
  `${opens}(?:is|are|was|would|will|does|do you think|how) .*\\b${fits} (?!to (?:move|push|postpone|change|add|skip))`,
  `${opens}how realistic (?:is|are|would) `,
  `${opens}(?:is|are|would|will) (?:\\w+ ){0,5}(?<!(?:an?|per|each|every) )(?:hours?|minutes?|evenings?|days?|weeks?|months?)(?: \\w+){0,4} (?:be )?(?:enough|sufficient|plenty) `,
  `${opens}(?:do|will|would) (?:i|we) have enough time `,
  `${opens}is there enough time `,
].map((source) => new RegExp(source));
/** 'Is it realistic to learn the piano at 60?' asks for advice, unless a day of the plan is named. */
const ofPlan =
  / (?:plan|date|day|deadline|goal|time|end|it|this|that|from|by|until|before|hours?|minutes?|weeks?|months?|evenings?) /;
/** 'Is it realistic to find an agent?' and 'is it too soon to scatter them?' are about the world, unless a time and the goal are named. */
const ofAnyone = new RegExp(
  ` (?:(?:is|would) it (?:\\w+ )?${fits}|realistic (?:is|would) it(?: be)?) (?<deed>(?:to|that|for) .*)`,
);
const ofGoal = / (?:do|make|finish|reach|manage|get|be) (?:it|this|that|all|everything|there|ready|done) /;
const ofTime = / (?:date|day|deadline|hours?|minutes?|weeks?|months?|evenings?|by|until) /;
const months =
  / (?:january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec) /;
/** '10 km in under an hour' tells no time for the plan. */
const inSoLong = / (?:in|under|within|below) (?:under )?\w+ (?:hours?|minutes?) (?!a |per |each |every )/g;
const levels = /\b[abc][12]\b/gi;

function isOfGoal(deed: string, { plan }: EditContext): boolean {
  const goal = stemsOf(plan.title);
  return ofGoal.test(` ${deed}`) || stemsOf(deed).some((stem) => goal.includes(stem));
}

export function realisticAsked(message: string, context: EditContext): EditRequest | undefined {
  const sentences = message.split(/(?<=[.!?;])\s+/);
  const asked = sentences.find((sentence) => questions.some((question) => question.test(plainClause(sentence))));
  const plain = plainClause(asked ?? '');
  if (!asked || !(ofPlan.test(plain) || months.test(plain))) return undefined;
  const deed = ofAnyone.exec(plain)?.groups?.['deed'];
  if (deed && !isOfGoal(deed, context)) return undefined;
  const isTimed = ofTime.test(plain) || months.test(plain);
  if (deed && !isTimed) return undefined;
  // A sum is there when enough is put by, however many hours there are.
  if (readQuantities(context.plan.title).some(({ noun }) => noun === 'money') && !hoursAWeekIn(plain)) return undefined;
  const others = sentences.filter((sentence) => sentence !== asked);
  if (others.some((sentence) => clausesOf(sentence).some(orders))) return undefined;
  const date = dayIn(asked.replace(/\b(?:is|are|would)\b/i, 'by'), context) ?? dayIn(asked, context);
  const hours = hoursAWeekIn(plainClause(message).replace(inSoLong, ' '));
  const [level] = message.match(levels) ?? [];
  return {
    do: 'realistic',
    ...(date ? { date } : {}),
    ...(hours ? { hours } : {}),
    ...(level ? { from: level.toUpperCase() } : {}),
  };
}
