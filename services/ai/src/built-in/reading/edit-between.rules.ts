import { openSteps, type Reader } from './edit-asked.rules.ts';
import { amountsIn } from './other-measure.rules.ts';
import { anyOf } from './phrases.rules.ts';

// 'From 200 to 500 is a big jump, one more in between': a new step with a figure between those of two.

const wantsBetween = anyOf([
  'one/another/something/anything/step/steps/milestone/stage/bit more? step? in? between/the_middle',
  'a/an/some _? _? in the? middle/between',
  'big/huge/large/giant/massive/enormous jump/leap/step/gap',
  'too big/much of? an/a? jump/leap/step/gap',
]);

/** A figure halfway, as round as the two. */
function halfway(low: number, high: number): number {
  const middle = (low + high) / 2;
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(high - low)) - 1) * (high - low >= 10 ? 5 : 1);
  const rounded = Math.round(middle / unit) * unit;
  return rounded > low && rounded < high ? rounded : Math.round(middle * 10) / 10;
}

/** A step halfway between two that the message names by their figures. */
export const stepBetween: Reader = (asked) => {
  if (!wantsBetween.test(asked.text)) return undefined;
  const said = amountsIn(asked.text);
  const open = openSteps(asked);
  for (const [at, step] of open.entries()) {
    const next = open.slice(at + 1).find(({ title }) => amountsIn(title).length > 0);
    const [low] = amountsIn(step.title);
    const [high] = next ? amountsIn(next.title) : [];
    if (low === undefined || high === undefined || low >= high) continue;
    if (!said.includes(low) || !said.includes(high)) continue;
    const named = said.find((one) => one > low && one < high) ?? halfway(low, high);
    const topic = step.title.replace(/\d[\d.,]*/, () => named.toLocaleString('en-GB'));
    return topic === step.title ? undefined : { do: 'add', topic, place: { after: step.id }, date: undefined };
  }
  return undefined;
};
