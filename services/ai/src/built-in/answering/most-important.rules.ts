import { anyOf, wordsOf } from '../reading/phrases.rules.ts';
import { stemsOf } from '../reading/step-reference.rules.ts';
import { likeness, meaningOf } from '../reading/wish-vector.ts';
import { bold, plural, type RoadmapStep, stepLine } from './answer-goals.rules.ts';
import type { Asked } from './answer-topics.rules.ts';
import { daysNamed } from './named-days.rules.ts';

// 'Which step matters most for somebody who sleeps badly?' names one step of the plan, with a reason.

const most = anyOf(
  [
    'most important/useful/helpful/effective/essential/crucial/valuable',
    '{matters} me/us? the? most',
    'biggest/greatest/largest/most difference/effect/impact/change/use',
    'key/essential/crucial/vital',
    'should/must/may/can i not/never skip/miss/leave_out',
    'i should/must/may/can not/never skip/miss/leave_out',
    'best one? for me/someone/somebody/something/people',
  ],
  {
    lists: {
      matters: wordsOf('matter matters count counts help helps weigh weighs bring brings change changes do does'),
    },
  },
);
const ofSteps = /\b(?:which|what|is there an?)\b.*\b(?:steps?|ones?|parts?|milestones?|of (?:these|those|them))\b/;
const ofGoals = /\bgoals?\b/;

/** What the person says of themselves, or of somebody: 'who sleeps badly'. */
const need = /\b(?:for|if|when|because|since|as|with|who|given that)\b (?!me\b[?.! ]*$)(.+)$/;
/** Words that tell nothing of what is needed. */
const empty = anyOf(
  wordsOf(`somebody someone people person anyone who whose that like me i am is are has have had my a an the so very really
  always often badly bad poorly poor no not little too much lot of with and if you plan step steps one most important`),
  { flags: 'gu' },
);

/** The first sentences of how a step is done. */
const firstOf = (description: string | null) =>
  (description ?? '')
    .split(/(?<=[.!?]) /)
    .slice(0, 2)
    .join(' ');

/** Words of one need: a step about bedtime helps somebody who sleeps badly. */
const needs = `
  sleep sleeps sleeping slept asleep insomnia awake tired bed bedtime bedroom rested alarm
  energy tired exhausted knackered weary sleep bedtime bedroom rested walk
  eat eats eating food diet meal meals dinner dinners breakfast lunch cook cooking vegetables snack snacks sugar
  stress stressed anxious nervous calm quiet breathing breath overwhelmed pause pauses
  sit sits sitting stand desk unfit move moves movement walk walking exercise stairs strength
  money broke poor spend spends spending budget save saving cost costs debt
  shy lonely alone people friend friends talk meet group club
  forget forgets forgetful note reminder list calendar card
  nervous afraid fear exam interview practise rehearse mock
`
  .trim()
  .split('\n')
  .map((line) => new Set(line.trim().split(' ')));
const wordsIn = (text: string): string[] => text.toLowerCase().match(/\p{L}+/gu) ?? [];

/** More words of a need than these say no more. */
const mostWords = 3;
/** A title that lists more things than these is about none of them in particular. */
const mostThings = 2;

/** How well a step meets what was named. */
function fit(step: RoadmapStep, wanted: string): number {
  const own = wordsIn(wanted);
  const near = new Set(needs.filter((need) => own.some((word) => need.has(word))).flatMap((need) => [...need]));
  const text = `${step.title}. ${firstOf(step.description)}`;
  const told = new Set(wordsIn(text).filter((word) => near.has(word))).size;
  const shared = stemsOf(wanted).filter((stem) => stemsOf(step.title).includes(stem)).length;
  const things = step.title.split(/,| and /).length;
  const said = (0.4 * Math.min(mostWords, told) + 0.5 * shared) / (things > mostThings ? things : 1);
  return said + Math.max(0, likeness(meaningOf(wanted), meaningOf(text)));
}

/** Below this a step has nothing to do with what was named. */
const least = 0.45;

/** Names the step that matters most in the plan in view. Undefined for any other question. */
export function mostImportant({ words, focus, today, tasks }: Asked): string | undefined {
  const open = (focus?.steps ?? []).filter(({ completed }) => !completed);
  const [first, next] = open;
  if (!focus || !first || !most.test(words) || !ofSteps.test(words) || ofGoals.test(words)) return undefined;
  if (tasks && daysNamed(words, today)) return undefined; // one thing for a day
  const wanted = (need.exec(words)?.[1] ?? '')
    .replace(empty, ' ')
    .replace(/[^\p{L}\p{N} ]/gu, ' ')
    .trim();
  const best = wanted
    ? open.map((step) => ({ step, score: fit(step, wanted) })).toSorted((a, b) => b.score - a.score)[0]
    : undefined;
  const isMet = best !== undefined && best.score >= least;
  const { description } = isMet ? best.step : first;
  const how = description ? `\n\n${firstOf(description)}` : '';
  if (isMet) {
    const begins =
      best.step === first ? '' : ` It does not have to wait: you may begin with it now, before “${first.title}”.`;
    return `For that, ${bold(stepLine(best.step, today))} matters most: it is the step that works on it directly.${how}${begins}`;
  }
  const others = open.length - 1;
  const reason = next
    ? `the ${others === 1 ? 'step' : plural(others, 'step')} after it ${others === 1 ? 'builds' : 'build'} on it, beginning with “${next.title}”`
    : 'it is the only one that is still open';
  return `${bold(stepLine(first, today))} matters most: ${reason}.${how}`;
}
