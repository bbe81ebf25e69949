import { type KindStep, type KindSuggestion, step, tip } from '../kinds/kind.ts';

// What takes the place of training while a body heals.

/** The stages for a body that heals. `who` allows each of them. */
export const stagesFor = (who: string): readonly KindStep[] => [
  step(
    'Do only what is allowed now, and note how you are',
    `Do what ${who} allowed, in the portions agreed and no more. Note each evening how pain, swelling, breath and tiredness are. Worse than the day before means less tomorrow, and a call if it stays.`,
    ['Write what is allowed and what is off', 'Note each evening how you are'],
    3,
  ),
  step(
    'Begin again with the smallest part that is allowed',
    `Once ${who} has agreed, take the easiest form of it for a few minutes, on firm ground and with somebody near. Then wait a whole day and see what it did. Stop at pain, dizziness or short breath.`,
    ['Ask which part may come first', 'Do it once and wait a day', 'Note the next morning'],
    2,
    { waitDays: 7 },
  ),
  step(
    'Add a little only while the next morning stays calm',
    'Make one thing a little longer or a little harder, never both, and stay a week at each stage. Pain, swelling, dizziness or a worse next day take you back one stage, and that is no failure.',
    ['Change one thing a week', 'Go back one stage after a bad morning'],
    6,
    { waitDays: 21 },
  ),
  step(
    'Have it looked at again before you do all of it',
    `Show ${who} what you do by now and what “all of it” would ask of you. Their answer is the plan: go on, wait, or a smaller form. Where they say wait, the day moves.`,
    ['Book the appointment', 'Write down what you do now', 'Ask which form is right'],
    1,
    { waitDays: 5 },
  ),
];

export const carefulSuggestions: readonly KindSuggestion[] = [
  tip(
    'Write your questions for the next appointment',
    'In the room half of them are forgotten.',
    'What is allowed now',
    'What is off and until when',
    'By which sign do I stop',
  ),
  tip(
    'Note how you are each evening',
    'Two lines show what does you good.',
    'Pain and tiredness, 0 to 10',
    'What you did that day',
  ),
  tip(
    'Take the papers along',
    'Who sees you next need not begin anew.',
    'Report and medicines in one folder',
    'A photo of them on your phone',
  ),
  tip(
    'Say aloud what you may not do yet',
    'Others push less when they know.',
    'One sentence for friends',
    'One for whoever leads or teaches',
  ),
  tip(
    'Choose a part of it that needs no strength',
    'It keeps you near while you heal.',
    'Watch, listen, plan or help at the edge',
    'Half an hour, sitting down',
  ),
  tip(
    'Plan the rest as firmly as the rest of the plan',
    'Healing happens in the pauses.',
    'A free day after each day that tired you',
    'To bed at the same hour',
  ),
];

/** For a body that is spared: these stand where its kind has tests. */
export const calmSteps: readonly KindStep[] = [
  step(
    'Find the amount that leaves the next day no worse',
    'Begin with less than you think you can, and look at the next morning. No clock, no film and no comparison: what counts is how you are the day after.',
    ['Do a little and stop early', 'Note the next morning'],
    2,
  ),
  step(
    'Stay with the easy form until it bores you',
    'Keep the same small amount for two weeks, with a day of rest between. Make only one thing longer after that, and go back where a day was bad.',
    ['Keep the same amount for two weeks', 'Make one thing a little longer'],
    3,
  ),
];
