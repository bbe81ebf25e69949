import { type Kind, step, tip } from '../kind.ts';

export const stopNailBiting: Kind = {
  id: 'stop-nail-biting',
  category: 'personal',
  name: 'Stop biting my nails',
  slots: {
    habit: {
      words: [
        'cuticles|cuticle|skin around nails',
        'thumb sucking|sucking my thumb',
        'pen chewing|chewing pens|pens',
        'lip biting|biting my lips|lips',
        'cheek biting|cheek',
        'nails|nail',
      ],
      otherwise: 'nails',
    },
  },
  ask: {
    question: 'When do you bite most?',
    chips: ['At the screen or reading', 'When I am nervous', 'I do not notice it'],
  },
  hoursAWeek: 0.7,
  weekly: 'Ten minutes of hand care on two evenings, and one photograph',
  measures: ['days', 'weeks'],
  overview:
    'You will notice when and why, keep hands neat so that no edge invites you, put another movement in the place of biting, change the two worst situations, and see nails grow for two to three months.',
  approach:
    'It runs by itself, so the first work is to notice. Then a competing movement for one minute each time: fist, rubbing a stone, hands under the legs. Rough edges start most bouts, so a file is always there. A slip is data.',
  done: 'For eight weeks the white edge has shown on all ten fingers, and you know what to do in a hard week.',
  cautions: [
    'Red, hot, swollen fingers need a doctor. If you pull hair or wound your skin, or feel strong pressure and shame, ask about habit reversal therapy. For children no punishment and no hot substances.',
  ],
  steps: [
    step(
      'Photograph hands and note three days',
      'Each time: where, what, what feeling, which finger. Strokes on a card are enough. Two situations will stand out for {habit}.',
      ['Photograph both hands', 'Make a stroke at each bite for three days', 'Name the two worst situations'],
      0.4,
    ),
    step(
      'File every edge and oil the skin',
      'Cut short, file smooth, oil in the evening. A file in bag, desk, car and by the sofa: smooth instead of bite at the first rough place.',
      ['Do your hands properly once', 'Lay out four files', 'Oil each evening'],
      0.5,
    ),
    step(
      'Choose the movement in its place',
      'For a minute that fills the same hand: press thumb and finger, fist, stone, ring, knit. Do it at the first tickle, also when the hand only rises toward {habit}.',
      ['Try three movements', 'Practise the one ten times', 'Put the object in the worst place'],
      0.4,
    ),
    step(
      'Change the two worst situations',
      'Gloves or plasters on two fingers at films, something to hold while reading, gum in the car, bitter polish on the worst three nails, hands with a cup in meetings.',
      ['Set up barrier one', 'Set up barrier two', 'Tell one person a silent sign'],
      0.7,
    ),
    step(
      'Save one nail, then one hand',
      'Choose one finger that is never bitten. After a week two, then a hand. Success you see grows the rest. Photograph weekly.',
      ['Choose the finger', 'Photograph on Sunday', 'Add fingers weekly'],
      2,
      { measured: 'Keep the first {20%} without a bite' },
    ),
    step(
      'Deal with what is behind it',
      'Worry, boredom, perfectionism, hunger? Two minutes of breath, a walk, a list of worries at six, food at four. Where it is tension, habit reversal with a therapist.',
      ['Write what came before the last ten bites', 'Choose one answer for each', 'Ask for help if it hurts'],
      1.5,
      { measured: 'Reach {50%} and look at what sets you off' },
    ),
    step(
      'Have a manicure and keep it eight weeks',
      'Man or woman, short and plain. Book the next before you leave. After a slip: file, oil, go on the same minute. Keep a file for {habit} in every bag.',
      ['Book the manicure', 'Write the plan for a slip', 'Compare photographs'],
      1.5,
      { measured: 'Keep all {total}' },
    ),
  ],
  suggestions: [
    tip('Keep nails very short', 'Nothing to catch.', 'Twice a week', 'Round'),
    tip('Wear a ring to turn', 'Hands want work.', 'Quiet', 'Always'),
    tip('Paint them if you like', 'Cost and colour stop you.', 'Clear works', 'Weekly'),
    tip('Hold a cup in meetings', 'Both hands.', 'Water', 'Pen without cap'),
    tip('Put cream in the phone stand', 'Greasy hands do not bite.', 'Before films', 'Small tube'),
    tip('Drink and eat at four', 'Hunger bites.', 'Nuts', 'Fruit'),
    tip('Ask the family to touch your shoulder', 'No words.', 'Agree', 'Thank'),
    tip('Reward by weeks', 'New watch, ring.', 'Saved money', 'Tell'),
    tip('Put a picture of a healthy hand', 'On the screen.', 'Yours later', 'Change'),
    tip('Use a counter app', 'Days show.', 'No restart at a slip', 'Note'),
    tip('Wear thin gloves for long reading', 'Odd and good.', 'Cotton', 'Night too'),
    tip('Keep the file after success', 'Illness and exams bring it back.', 'Bag', 'Car'),
  ],
};
