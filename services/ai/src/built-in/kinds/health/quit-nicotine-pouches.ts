import { type Kind, step, tip } from '../kind.ts';

/** They use none any more. */
const stopped = [
  '_ days/weeks/months without/clean/in/off/nicotine-free',
  'day _ without/clean',
  'stopped/quit/gave_up _? _ days/weeks/months ago',
  'threw the/my? tin/tins away/out',
];

export const quitNicotinePouches: Kind = {
  id: 'quit-nicotine-pouches',
  category: 'health',
  name: 'Quit snus and nicotine pouches',
  slots: {
    product: {
      words: [
        'snus',
        'pouches|nicotine pouches|zyn|velo',
        'chewing tobacco|dip|chew|dipping',
        'nicotine gum|gum|lozenges|spray',
      ],
      otherwise: 'pouches',
    },
    time: {
      words: [
        'work|at work',
        'driving|car',
        'gaming|games',
        'training|gym|hockey|football',
        'coffee',
        'parties|going out|drinks',
        'studying|exams',
        'mornings|morning',
      ],
      otherwise: 'work and coffee',
    },
    person: {
      words: [
        'wife',
        'husband',
        'partner',
        'girlfriend',
        'boyfriend',
        'teammate|team',
        'mother|mum',
        'father|dad',
        'friend',
      ],
      otherwise: 'friend',
    },
  },
  ask: {
    question: 'How many a day, how strong, and how soon after waking?',
    chips: ['5 a day, 10 mg', 'A tin a day, first one in bed', 'Snus since I was 15'],
  },
  hoursAWeek: 1,
  weekly: 'The number for each day written and kept, and the saved money put aside',
  overview:
    'You count, choose between a quit day with patches and a four-week step-down in number and strength, learn what to put in its place at {time}, and get through the first three weeks.',
  approach:
    'Pouches give much nicotine, so replacement is usually too weak: ask for the right dose. Longer gaps first, then fewer milligrams. Empty or herbal pouches help the mouth; the head needs something to do for five minutes.',
  done: 'You have used no nicotine in any form for three months.',
  cautions: [
    'Sores, white patches or a lump in the mouth that stay for two weeks: dentist or doctor. Pregnant, heart disease or under 18: get help from the doctor. Keep {product} from children and pets, swallowed nicotine is poisonous.',
    'Do not swap to cigarettes or vaping. Blood pressure, mood and some medicines can change: tell the doctor.',
  ],
  steps: [
    step(
      'Write the day you stopped with {product} and what still pulls',
      'Date on the phone, then the last five cravings with hour and place. Most belong to {time} or to one friend with a tin.',
      ['Write the day', 'List the last five cravings', 'Mark the two that come back daily'],
      0.4,
      { when: { said: stopped } },
    ),
    step(
      'Count your {product} for four days',
      'Number, milligrams, minutes in the mouth, where; above all when the first one is. Under half an hour after waking means strong dependence.',
      ['Start a tally on the tin', 'Circle those you need least', 'Work out cost in a year'],
      0.4,
      { when: { unsaid: stopped } },
    ),
    step(
      'Ask about patches and a quit service',
      'Patch for the day plus gum or lozenge for peaks, dose by milligrams used; quit lines help with {product} as well.',
      ['Tell the pharmacist number and strength', 'Ask: which dose, how many weeks?', 'Register with the quit line'],
      0.5,
    ),
    step(
      'Empty every pocket, car door and drawer of tins',
      'What lies in reach wins on the worst evening. Ask your {person} not to offer one, and mute shops and adverts.',
      ['Search jackets, bag and car', 'Mute shops and adverts', 'Tell your {person} the sentence: no tin near me'],
      0.5,
      { when: { said: stopped } },
    ),
    step(
      'Set the day and tell your {person}',
      'Within three weeks, no exams or finals. Say that you may be short-tempered for ten days.',
      ['Write the day on the tin', 'Tell your {person}', 'Ask team or colleagues not to offer'],
      0.4,
      { when: { unsaid: stopped } },
    ),
    step(
      'Step down over three weeks',
      'A third fewer each week: first one an hour later, none at {time}, next weaker strength. Buy single tins.',
      ['Write the number for each day', 'Lengthen the gap by twenty minutes', 'Take nicotine-free ones between'],
      2,
      { when: { unsaid: stopped }, waitDays: 16 },
    ),
    step(
      'Prepare mouth and hands for {time}',
      'Gum, toothpick, mint, seeds, cold water; stress ball, walk, short breathing. Choose two for each trigger.',
      ['Pack a small tin with them', 'Try them on one trigger a day', 'Keep water at hand'],
      0.7,
    ),
    step(
      'Stop and get through the first week',
      'Days two to four are worst: restless, foggy, hungry. Patch on in the morning, move daily, early bed.',
      ['Throw all tins away, car and jacket too', 'Plan the evenings', 'Write cravings: they last five minutes'],
      2,
      { when: { unsaid: stopped }, waitDays: 6 },
    ),
    step(
      'Get past parties and {time} without',
      'The third week is where one is offered. Say: I have stopped. Alcohol halves the will, so drink little in this month.',
      ['Practise the sentence', 'Stand with those who do not use', 'After a slip throw the rest away and go on'],
      1,
    ),
    step(
      'Write what you do after one lapse with {product}',
      'One is a slip, a tin is the relapse: spit it out, throw the tin away, tell your {person} the same day, note what came before. The weeks behind you still count.',
      ['Write three lines', 'Give your {person} a copy', 'Keep gum in the bag'],
      0.4,
      { when: { said: stopped } },
    ),
    step(
      'Take off the patch and mark three months',
      'Down as the pharmacist planned over eight to twelve weeks. Dentist check, and something good from the money.',
      ['Lower the patch dose on the set dates', 'Book the dentist', 'Spend the money you saved'],
      0.5,
    ),
  ],
  suggestions: [
    tip('Move the tin away', 'Out of the pocket is a second to think.', 'Another room', 'Car boot'),
    tip('Brush when craving', 'Fresh mouth, no wish.', 'Travel brush', 'Mint'),
    tip('Write days on the wall', 'Seeing them makes proud.', 'A calendar', 'A tick each evening'),
    tip('Sleep with no pouch', 'Night nicotine makes strong habits.', 'Patch off if dreams', 'Water'),
    tip('Cut coffee by half', 'Without nicotine it works longer.', 'Less jitter', 'Sleep'),
    tip('Train harder for a week', 'Restlessness has a use.', 'Intervals', 'Team'),
    tip('Tell the physio or coach', 'Whole teams stop together.', 'A bet', 'In the changing room'),
    tip('Use a timer of five minutes', 'A craving ends by itself.', 'Phone', 'Walk'),
    tip('Keep fruit and nuts', 'Hunger rises for some weeks.', 'In the bag', 'Instead of sweets'),
    tip('Look at your gums', 'They recover in weeks.', 'Photo', 'Dentist'),
    tip('Delete the order app', 'Subscriptions refill the drawer.', 'Cancel', 'Block the shop'),
    tip('Note the price per hour', 'The sum of a year surprises.', 'Work it out', 'Plan a trip with it'),
  ],
};
