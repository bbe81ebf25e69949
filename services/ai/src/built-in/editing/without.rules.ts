import { stemsOf } from '../reading/step-reference.rules.ts';
import { upperFirst } from '../reading/tidy-words.rules.ts';
import { isFixedStep } from './fixed-days.rules.ts';
import {
  type AskedChange,
  openSteps,
  ownChange,
  type PlanInView,
  type Planner,
  type PlanStep,
  titlesOf,
} from './plan-in-view.ts';

// What becomes of a plan without a thing: steps for it go, and so do its mentions in the others.

const holds = (text: string, stems: readonly string[]) => stemsOf(text).some((stem) => stems.includes(stem));

/** Sentences without the parts of a list that name something: 'marking, sawing to a line, chisel'. */
function withoutParts(text: string, stems: readonly string[]): string {
  const sentences = text.split(/(?<=[.!?;])\s+/).flatMap((sentence) => {
    if (!holds(sentence, stems)) return [sentence];
    const [, lead = '', list = '', end = ''] = /^([^,:]*: )?(.*?)([.!?;]*)$/.exec(sentence) ?? [];
    const parts = list.split(/, /);
    const left = parts.filter((part) => !holds(part, stems));
    return parts.length > 2 && left.length > 0
      ? [`${lead}${lead ? left.join(', ') : upperFirst(left.join(', ').replace(/^and /, ''))}${end}`]
      : [];
  });
  return sentences.join(' ');
}

export const without: Planner<'without'> = (plan, { thing, deed, because }) => {
  const open = openSteps(plan);
  const things = stemsOf(thing);
  const deeds = stemsOf(deed);
  const isFor = ({ title }: PlanStep) => holds(title, things) || holds(title.split(' ')[0] ?? '', deeds);
  const going = open.slice(0, -1).filter((step) => isFor(step) && !isFixedStep(step, plan.today));
  const others = open.filter((step) => !going.includes(step));
  const host =
    others.find(({ title }) => holds(title, [...deeds, ...things])) ??
    others.find(({ description }) => holds(description ?? '', things));
  const changed = others.flatMap((step): AskedChange[] => {
    const old = step.description ?? '';
    const own = withoutParts(old, things);
    const description = step === host ? [own, because].filter(Boolean).join(' ') : own;
    return description === old ? [] : [ownChange(step.id, { description: description.slice(0, 2000) })];
  });
  const ids = changed.flatMap((change) => (change.do === 'change' ? [change.stepId] : []));
  return {
    changes: [...going.map(({ id: stepId }): AskedChange => ({ do: 'remove', stepId })), ...changed],
    says: inWords(plan, { thing, going, ids }),
  };
};

function inWords(
  plan: PlanInView,
  { thing, going, ids }: { thing: string; going: readonly PlanStep[]; ids: string[] },
): string {
  const out =
    going.length > 0
      ? `leave out ${titlesOf(
          plan,
          going.map(({ id }) => id),
        )}`
      : '';
  const noted = ids.length > 0 ? `change the words of ${titlesOf(plan, ids)}` : '';
  const parts = [out, noted].filter(Boolean).join(', and ');
  return parts
    ? `Without the ${thing} I would ${parts}. The other days stay. Untick a line to keep that step as it is.`
    : `No open step needs the ${thing}, so nothing has to change.`;
}
