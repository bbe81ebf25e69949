import { type Archetype, step, tip } from '../kind.ts';

export const doItAlone: Archetype = {
  id: 'do-it-alone',
  name: 'Do something alone for the first time',
  slots: {
    place: {
      words: [
        'cinema|theatre|museum|concert|opera|gallery',
        'restaurant|cafe|pub|bar',
        'pool|gym',
        'party|wedding',
        'train|underground|bus',
        'church',
        'match',
        'park',
        'shop',
        'festival',
      ],
      otherwise: 'place',
    },
  },
  ask: {
    question: 'What exactly are you afraid could happen?',
    chips: ['People will look at me', 'I will not know what to do', 'Something could go wrong'],
  },
  hoursAWeek: 1.5,
  overview:
    'You find out which minute is the hard one, try it in a smaller form this week, prepare three sentences and a way out, go at a quiet hour, and repeat it until it is ordinary.',
  approach:
    'The worst is the time before, and it halves with each try. Others look less than we think: nobody in a dark room counts empty seats. What goes wrong is waiting until it feels right, and going first on the busiest evening.',
  done: 'You have done it three times on your own, once without a way out in your pocket, and you would do it again.',
  cautions: [
    'Tell one person where you are when it is far or late. If panic, dizziness or avoidance grows over weeks, a doctor or a short course of therapy helps quickly.',
  ],
  steps: [
    step(
      'Write down the hardest minute at the {place}',
      'Is it the door, the ticket, the waiting, the eating, the way home? Give it a number from 0 to 10. Then write what you would say to a friend about it.',
      ['Write five lines in 15 minutes', 'Give the minute a number', 'Write the friend’s sentence'],
      0.5,
    ),
    step(
      'Do a ten-minute version this week',
      'A coffee standing up, one stop, the foyer, one lap, the shop next door. Stay until the number has fallen by two. That is the proof that it falls.',
      ['Choose the ten minutes', 'Go and stay', 'Write the number before and after'],
      0.75,
    ),
    step(
      'Look everything up and book the easy hour',
      'A weekday, an afternoon, an aisle seat, near the door, paid online. Look at pictures of the {place}, the way, the price, what one does first.',
      ['Choose the quiet hour', 'Look at the way and the room', 'Book it now'],
      0.5,
    ),
    step(
      'Prepare three sentences and something for the hands',
      'One for the ticket or the table, one if somebody asks, one for leaving. A book, a notebook or a coat on the knee makes waiting easier; the phone stays away for the second half.',
      ['Write the three sentences', 'Say them aloud', 'Pack the book'],
      0.5,
    ),
    step(
      'Go to the {place} with a way out you may use',
      'Arrive ten minutes early. You may leave after half an hour without shame; most stay. Afterwards write what was better than expected.',
      ['Go', 'Stay half an hour at least', 'Write three lines'],
      2.5,
    ),
    step(
      'Go to the {place} again within ten days, a little harder',
      'A fuller hour, a longer stay, a better seat, no book. Twice close together teaches more than once a month.',
      ['Book it the same evening', 'Change one thing', 'Note the number'],
      2.5,
      { waitDays: 4 },
    ),
    step(
      'Add one friendly word with a stranger',
      'What did you think of it, is this seat free, what can you recommend? One sentence is enough, and no answer is no failure.',
      ['Choose the sentence', 'Say it once', 'Note what happened'],
      2.5,
      { waitDays: 4 },
    ),
    step(
      'Do it a third time because you like it',
      'Choose only by what you want: film, dish, route, day. Then plan the next first time, one size larger, and tell somebody about it.',
      ['Choose what you really want', 'Go', 'Plan the next one'],
      3,
    ),
  ],
  suggestions: [
    tip('Reward it at once', 'A cake on the way home.', 'Same evening', 'Only for going'),
    tip('Sit near the aisle', 'Leaving is easy there.', 'Book early', 'Row at the back'),
    tip('Tell one friend the time', 'A message afterwards is a bridge.', 'Before', 'After'),
    tip('Take the same place again', 'The second time you belong.', 'Same table', 'Same day'),
    tip('Learn one name', 'The waiter, the cashier.', 'Ask', 'Use it'),
    tip('Leave ten minutes early', 'Hurry feels like fear.', 'Shoes ready', 'Ticket ready'),
    tip('Count others who are alone', 'There are more than you think.', 'Look round', 'Count'),
    tip('Breathe out longer', 'Four in, six out.', 'At the door', 'Five times'),
    tip('Make it a fixed day', 'Then it needs no courage.', 'Thursday', 'Two hours'),
    tip('Write a tiny review', 'You go as a reporter.', 'Three lines', 'Keep them'),
    tip('Begin near home', 'The way back is short.', 'Walking distance', 'Daylight'),
    tip('Say yes to boredom', 'It passes after five minutes.', 'Look', 'Listen'),
  ],
};
