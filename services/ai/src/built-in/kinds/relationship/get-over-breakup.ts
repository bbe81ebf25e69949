import { type Kind, step, tip } from '../kind.ts';
import { numbers } from '../stage-words.ts';

/** It is some months ago. */
const later = [
  `${numbers}/several months/years ago/since/later`,
  'a/one year ago/since/later',
  'last year/summer/winter/spring/autumn',
  'over/more_than a/six/6 year/months',
];

/** Contact is cut. */
const cut = [
  'no contact',
  'blocked/deleted/unfollowed him/her/them/my',
  "don't/dont/haven't/havent talk/spoken/speak to",
];

export const getOverBreakup: Kind = {
  id: 'get-over-breakup',
  category: 'relationship',
  name: 'Get over a breakup',
  slots: {
    ex: {
      words: [
        'ex-husband|husband',
        'ex-wife|wife',
        'ex-girlfriend|girlfriend|ex girlfriend|gf',
        'ex-boyfriend|boyfriend|ex boyfriend|bf',
        'ex-fiancee|fiancee',
        'ex-fiance|fiance',
        'ex',
      ],
      otherwise: 'ex',
    },
  },
  ask: {
    question: 'What is hardest at the moment?',
    chips: [
      'The contact, or checking their profile',
      'The empty evenings',
      'We see each other at work or because of children',
    ],
  },
  hoursAWeek: 3,
  unhurried: true,
  weekly: 'Meet two people who do you good, and do one thing that is only yours',
  overview:
    'You will get through the first weeks with a simple daily frame, put distance between you and your {ex}, understand what happened, and fill the free time with people and things of your own again.',
  approach:
    'Distance comes first: every look at a profile starts the pain again. Then feelings need an hour, not the whole day. Expect it to get better unevenly; bad days after good weeks are normal. It usually goes wrong with friendly contact too early, alcohol, or a new relationship as a painkiller.',
  done: 'You can hear the name without your day being ruined, you have not checked up on your ex for a month, and your week is full enough without them.',
  cautions: [
    'If you think of harming yourself, or cannot eat or sleep for more than two weeks, speak to a doctor or a crisis line now.',
    'If your ex follows, threatens or pressures you, keep all messages, tell somebody, and contact the police or a helpline for relationship abuse.',
  ],
  steps: [
    step(
      'Write down when you still think of your {ex}',
      'One week: hour, place, what set it off, how long. After months it is mostly three moments and one question you turn round and round. Write the question down; it gets an answer on paper, not at night.',
      ['Keep the list for seven days', 'Mark the three moments', 'Write down the one question'],
      1,
      { when: { said: later } },
    ),
    step(
      'Tell two people and ask for company this week',
      'Say that it is over and what would help: a meal, a walk, a night on the sofa. You need not tell the whole story.',
      ['Send two messages today', 'Fix two evenings that are not spent alone'],
      1,
      { when: { unsaid: later } },
    ),
    step(
      'Put distance between you and your {ex}',
      'Mute or block profiles, archive the chat, and put photos and gifts into a box outside the flat. If you share children, home or work, write only about what is necessary, briefly and politely.',
      [
        'Mute or unfollow everywhere, also family and friends of your {ex}',
        'Pack one box and give it to a friend',
        'Write down what contact is necessary and by which channel',
      ],
      2,
      { when: { unsaid: cut } },
    ),
    step(
      'Clear the last traces out of reach',
      'Contact is cut, so look at what is left: photo albums on the phone, the playlist, friends’ stories, the jumper. Box or archive, no need to burn. Tell one friend what you do not want to hear.',
      ['Archive photos and chats', 'Box the things', 'Tell one friend what you do not want to hear'],
      1,
      { when: { said: cut } },
    ),
    step(
      'Keep a simple frame for the first two weeks',
      'Get up at the same time, eat three meals, go outside for half an hour, be in bed before midnight, and drink no alcohol on bad evenings. Give the pain one fixed half-hour with paper and music; after that do something ordinary.',
      [
        'Write the frame on one sheet',
        'Choose the half-hour for crying and writing',
        'Plan what you do when you want to text your {ex}',
      ],
      4,
      { when: { unsaid: later } },
    ),
    step(
      'Write the letter you will not send',
      'Everything: thanks, anger, what you never understood, goodbye. By hand, in one go, read aloud once alone or to a friend. Then put it away. If it does not get lighter, three talks with a counsellor are worth more than another year.',
      ['Write it in one go', 'Read it aloud once', 'Put it away or book a counsellor'],
      2,
      { when: { said: later } },
    ),
    step(
      'Settle the practical things in one list',
      'List keys, flat, contracts, money, pets and subscriptions. Settle them by message or with a third person, on one or two dates, so that they do not become an excuse to meet your {ex}.',
      [
        'List everything you still share',
        'Suggest one date or a neutral helper',
        'Change passwords and shared accounts',
      ],
      3,
      { when: { unsaid: later } },
    ),
    step(
      'Do something each week that you would not have done together',
      'A class, a trip, a food, a film your {ex} disliked. Small and weekly: it builds a life that does not point back.',
      ['List ten such things', 'Do one each week', 'Take one person along'],
      5,
      { when: { said: later } },
    ),
    step(
      'Write down honestly what was good and what was not',
      'Two columns, then a third: what you gave up for it. Read it when you only remember the best days. If guilt or anger stays loud, write your {ex} a letter that you do not send. A few talks with a counsellor help when the same thoughts keep circling.',
      [
        'Write both columns in one sitting',
        'Ask one friend what they saw',
        'Add three sentences that begin with: next time I will',
      ],
      2.5,
    ),
    step(
      'Fill the three emptiest hours of your week',
      'Usually Friday evening, Sunday afternoon and the hour before sleep. Put something fixed there, with people or with your hands; before, these hours belonged to your {ex}.',
      ['Mark the three emptiest hours in the calendar', 'Book or agree one thing for each', 'Keep it for four weeks'],
      8,
    ),
    step(
      'Take up one thing you gave up for the relationship',
      'A sport, friends, music, a trip, a way of dressing. It reminds you who you are without your {ex}.',
      ['List five things you stopped', 'Do the first one within a week'],
      6,
      { when: { weeksFrom: 5 } },
    ),
    step(
      'Spend thirty days without looking back',
      'Look at no profile, ask no friends, and write only what is necessary. After thirty days decide calmly what happens with the photos and gifts, and whether contact with your {ex} is good for you. It is done when thirty days are crossed off.',
      ['Cross off each day without contact', 'Do something you look forward to on day thirty'],
      3,
    ),
  ],
  suggestions: [
    tip(
      'Wait an hour before any message',
      'Most of them need not be sent.',
      'Write it in notes',
      'Call a friend instead',
    ),
    tip('Change one room', 'A room full of memories makes it harder.', 'Move the bed', 'Put on new sheets'),
    tip(
      'Tell friends what not to report',
      'News about your ex opens the wound again.',
      'Say: no updates, please',
      'Not as a joke either',
    ),
    tip(
      'Take another way',
      'Certain streets and cafes hurt at first.',
      'Choose another bus or shop',
      'For about two months',
    ),
    tip(
      'Move your body when it gets bad',
      'Exercise lowers stress within minutes.',
      'Walk fast for twenty minutes',
      'Go even when it rains',
    ),
    tip(
      'Make a list for weak evenings',
      'You do not have ideas when you are sad.',
      'Five people, five films',
      'On the fridge',
    ),
    tip(
      'Say no to being friends for now',
      'Friendship too early keeps hope alive.',
      'Say: perhaps in a year',
      'Say it once and kindly',
    ),
    tip(
      'Tell your manager if work suffers',
      'A small allowance helps for weeks.',
      'No details needed',
      'Say until when',
    ),
    tip(
      'Do not date to forget',
      'It often makes the next morning worse.',
      'Wait until you are curious',
      'Friends first',
    ),
    tip(
      'Sleep without the phone',
      'Nights are when people scroll back.',
      'Charge it in the kitchen',
      'An audiobook instead',
    ),
    tip(
      'Plan birthdays and anniversaries',
      'Hard dates hit less when prepared.',
      'Mark three dates',
      'Company and an early way home',
    ),
    tip(
      'Count good hours',
      'Progress is hard to see from day to day.',
      'Write one line each evening',
      'Compare after a month',
    ),
    tip(
      'Do one thing alone in public',
      'It becomes easier each time.',
      'Go to a cinema, museum or lunch',
      'Stay for forty minutes',
    ),
  ],
};
