import { type Kind, step, tip } from '../kind.ts';

export const actsOfKindness: Kind = {
  id: 'acts-of-kindness',
  category: 'personal',
  name: 'Do something kind for others regularly',
  slots: {
    who: {
      words: [
        'neighbours|neighbour',
        'strangers|stranger',
        'colleagues|team',
        'old people|elderly|seniors',
        'homeless people|homeless|rough sleepers',
        'children in hospital|hospital|nurses',
        'friends|family',
      ],
      otherwise: 'people around you',
    },
  },
  ask: {
    question: 'For whom, and how much time do you have?',
    chips: ['Small things every day', 'An hour a week', 'A project of 30 or 100 deeds'],
  },
  hoursAWeek: 1,
  weekly: 'Three small acts on purpose, one of them to somebody you do not know',
  measures: ['acts', 'deeds', 'letters', 'cards', 'cookies', 'meals', 'kindnesses'],
  overview:
    'You will collect ideas that cost minutes, start with one today, ask what would really help, do it quietly and regularly, take one larger thing with others, and look at what stays.',
  approach:
    'Kind means what helps the other, so look and ask. Small, concrete and repeated beats grand. Do not expect thanks, and keep within your strength, or it turns into duty.',
  done: 'Your list is full, three acts have become habits, and somebody has begun to do the same.',
  steps: [
    step(
      'Do one small thing today',
      'Hold, carry, praise exactly, let go first, write a thank-you, pay a coffee, pick up litter. Notice how it feels for both.',
      ['Do one now', 'Write one line on it'],
      0.3,
    ),
    step(
      'Collect fifty ideas by time and cost',
      'Two minutes, half an hour, an afternoon; free, little, more. For {who} ask: what would make your week easier? Strike what would embarrass.',
      ['Write thirty ideas', 'Ask two people', 'Sort by minutes'],
      0.7,
    ),
    step(
      'Fix three moments in the week',
      'Way to work, lunch, Sunday evening. One act each: message of thanks, shopping for somebody, note for the cleaner. A jar with beans counts.',
      ['Choose three moments', 'Put the jar where you see it'],
      0.4,
    ),
    step(
      'Write five letters of thanks',
      'Teacher, nurse, bus driver, friend, {who}: what exactly, when, what it did. By hand, ten lines, posted or read aloud.',
      ['Write one a day', 'Read one aloud to the person'],
      2,
      { measured: 'Do the first {20%}' },
    ),
    step(
      'Do what really helps for a month',
      'Lift to the doctor, child-minding hour, meal after birth or funeral, bins out, sitting with somebody. Offer exactly: Tuesday at four I can.',
      ['Make two exact offers', 'Keep them on time', 'Ask what to leave out'],
      4,
      { measured: 'Reach {50%}' },
    ),
    step(
      'Do one larger thing with others',
      'Soup evening, care parcels, coat rail, visiting a home, cleaning a playground, for {who}. Five helpers, one date, ask the place first.',
      ['Ask the place what is needed', 'Find five helpers', 'Do it and thank them'],
      4,
    ),
    step(
      'Be kind where it is hard',
      'Somebody you dislike, a clerk, yourself. A fair word, silence in gossip, an apology, a rest. Once a week.',
      ['Choose one person', 'Do one fair thing'],
      1,
    ),
    step(
      'Keep three habits and pass it on',
      'Which acts for {who} were easy and good? Keep three. Tell nobody what you did but invite one person to join you.',
      ['Choose three', 'Invite one person', 'Empty the jar and begin again'],
      1,
      { measured: 'Complete all {total}' },
    ),
  ],
  suggestions: [
    tip('Carry three thank-you cards', 'Written in two minutes.', 'Bag', 'Pen'),
    tip('Praise to the boss', 'Good service is seldom named.', 'Mail', 'Name'),
    tip('Leave a book on a bench', 'With a note.', 'Dry day', 'Smile'),
    tip('Offer your seat before asked', 'Look up.', 'Bus', 'Nod'),
    tip('Learn names of cleaners', 'And use them.', 'Morning', 'Ask'),
    tip('Bake double', 'One tray away.', 'Ask allergies', 'Bowl back later'),
    tip('Let someone into the lane', 'Wave.', 'Daily', 'Radio'),
    tip('Give time, not advice', 'Listen ten minutes.', 'Tea', 'Quiet'),
    tip('Keep snacks and socks', 'For people on the street.', 'Ask first', 'Name'),
    tip('Remember hard anniversaries', 'A message a year on.', 'Calendar', 'Short'),
    tip('Pick up ten bits of litter', 'On each walk.', 'Glove', 'Bag'),
    tip('Let others help you', 'It is a gift too.', 'Ask', 'Thank'),
  ],
};
