import { learned } from '../messages/message-weights.ts';
import type { Asked } from './edit-asked.rules.ts';
import { editExamples } from './edit-examples.ts';
import type { EditRequest } from './edit-request.ts';
import { dayIn, hoursAWeekIn, shiftIn } from './edit-when.rules.ts';
import { stepsMeant } from './step-reference.rules.ts';

type Guess = keyof typeof editExamples;
const guesses = Object.keys(editExamples) as Guess[];

/** The likeliest kind of edit. */
function likeliest(text: string): { guess: Guess; share: number } {
  const shares = learned('edit')(text);
  const share = Math.max(...shares);
  return { guess: guesses[shares.indexOf(share)] ?? 'none', share };
}

/** Below this share the message is answered rather than guessed at. */
const sureEnough = 0.35;

/** Nobody asks for one change in more characters. */
const longest = 400;

/** A death is answered for itself. */
const isGrief = / (?:died|dead|death|funeral|passed away) /;

/** The edit that a message most likely asks for, when no phrase says which. A step or day that it needs must be named. */
export function guessEdit(asked: Asked): EditRequest | undefined {
  const { text, whole, plan } = asked;
  if (text.length > longest) return undefined;
  const { guess, share } = likeliest(text);
  if (guess === 'none' || share < sureEnough || isGrief.test(whole)) return undefined;
  const open = plan.steps.filter(({ completed }) => !completed);
  const { ids: stepIds } = stepsMeant(whole, open, 0.6);
  const hours = hoursAWeekIn(whole);
  const days = shiftIn(whole)?.days;
  const date = dayIn(text, asked);
  switch (guess) {
    case 'pause':
    case 'another':
    case 'easier':
      return { do: guess };
    case 'harder':
      return { do: 'harder', words: text };
    case 'less':
    case 'more':
      return { do: 'hours', direction: guess, hours };
    case 'setback':
      return { do: 'setback', words: text, days };
    case 'date':
      return date ? { do: 'date', stepIds, date } : undefined;
    case 'done':
    case 'remove':
    case 'split':
      return stepIds.length > 0 ? { do: guess, stepIds } : undefined;
  }
}
