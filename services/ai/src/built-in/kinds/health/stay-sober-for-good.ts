import { type Kind, step, tip } from '../kind.ts';
import { alcoholHelpHere } from '../local-health.ts';
import { fourteenAndMore, numbers, pastTimes } from '../stage-words.ts';

/** They have been sober for two weeks and more. */
const sober = [
  `${numbers}/several weeks/months/years sober/clean/dry/without/alcohol-free`,
  'a/one year/month sober/clean/dry/without/alcohol-free',
  `${fourteenAndMore} days sober/clean/dry/without/alcohol-free`,
  `sober/clean/dry for? about/almost/nearly/over? ${numbers} weeks/months/years`,
  `sober/clean/dry for? about/almost/nearly/over? ${fourteenAndMore} days`,
  'sober/clean/dry for? about/almost/nearly/over? a/one year/month',
  `sober/clean/dry since ${pastTimes}`,
  `haven't/havent/not had a drink/drop since/in ${pastTimes}/weeks/months/years`,
  `haven't/havent/not had a drink/drop for/in ${numbers} weeks/months/years`,
  'out_of/finished/completed/back_from rehab/detox/the_clinic',
];

/** They go to a group. */
const grouped = ['go/going to aa/meetings/smart/a_group', 'in aa/smart', 'have/got a sponsor'];

export const staySoberForGood: Kind = {
  id: 'stay-sober-for-good',
  category: 'health',
  name: 'Stay sober for good',
  slots: {
    person: {
      words: [
        'wife',
        'husband',
        'partner',
        'children|kids',
        'daughter',
        'son',
        'mother|mum',
        'father|dad',
        'sister',
        'brother',
        'friend',
      ],
      otherwise: 'family',
    },
    danger: {
      words: [
        'Friday evenings|friday|weekends|weekend',
        'weddings|wedding|parties|party',
        'holidays|holiday|christmas',
        'loneliness|alone|lonely',
        'rows|arguments',
        'work dinners|clients|after work',
        'football|pub|stadium',
        'stress',
      ],
      otherwise: 'evenings alone and parties',
    },
    help: { words: ['AA|alcoholics anonymous', 'SMART Recovery|smart recovery'], otherwise: 'a group' },
  },
  ask: {
    question: 'When was the last drink, and have you had shakes or fits when stopping?',
    chips: ['Still drinking daily', 'Sober for weeks', 'Relapsed again'],
  },
  hoursAWeek: 4,
  unhurried: true,
  weekly: 'Two meetings or talks, one sober pleasure, one honest call',
  overview:
    'If you drink daily, stopping is planned with a doctor first. Then come people (a group, a counsellor, someone to call), ninety days with a simple rhythm, medicine if it helps, and a plan for {danger} and for a slip.',
  approach:
    'Alone by will is the hardest way; two contacts a week the surest. One day at a time, and that day has a shape. A slip is a signal to call within the hour, not the end.',
  done: 'You have been sober for a year, or ninety days for the first mark, and have people and plans that hold when it gets hard.',
  cautions: [
    'Never stop suddenly by yourself if you drink daily or had shaking, sweats, seizures or confusion: withdrawal can kill. Call a doctor for a detox. Fits, seeing things, fever or confusion: emergency number.',
    'If you do not want to live, call the crisis line or emergency number now. Tell doctors about sedatives, and about pregnancy.',
  ],
  steps: [
    step(
      'Write your sober date and your three reasons where you see them',
      'The date, the reasons, the worst morning and the best one since. Read it before you go out and before you go to bed. It answers the voice that says one would do no harm.',
      ['Write the date and three reasons', 'Write the worst and the best morning', 'Put the card into your wallet'],
      0.4,
      { when: { said: sober } },
    ),
    step(
      'Write how much, how long and your reasons',
      'Drinks of a usual week, first one of the day, earlier stops and what happened, three reasons in your words.',
      ['Write last week’s drinks', 'Write withdrawal signs you have had', 'Put your reasons in the wallet'],
      0.5,
      { when: { unsaid: sober } },
    ),
    step(
      'See a doctor about stopping safely',
      'Ask about detox at home or in a clinic, vitamin B1, liver values, and medicines against craving. Be honest about the amount.',
      [
        'Call today and say: I want to stop drinking safely',
        'Bring your {person} if you can',
        'Ask: detox where, from which day?',
      ],
      1,
      { local: alcoholHelpHere, when: { unsaid: sober }, waitDays: 5 },
    ),
    step(
      'Look for the signs that come weeks before a drink',
      'A relapse begins long before the glass: skipped meals, bad sleep, no calls, secrets, old places. Write your own five signs and give them to your {person}, with leave to say it aloud.',
      ['Write five signs of your own', 'Give them to your {person}', 'Agree what happens when three show'],
      0.7,
      { when: { said: sober } },
    ),
    step(
      'Go to the first meeting of {help}',
      'Different groups have different tone: try three. You may just listen. Online ones exist at every hour.',
      ['Find three meetings this week', 'Go to one, stay for tea', 'Ask for a phone number'],
      1,
      { when: { unsaid: grouped } },
    ),
    step(
      'Take a small duty in your group',
      'Tea, chairs, a lift for somebody new. Who has a duty comes on bad days as well. Ask one person with years behind them what nearly brought them back.',
      ['Offer one duty at the next meeting', 'Ask one person with more years', 'Save two more numbers'],
      2,
      { when: { said: grouped } },
    ),
    step(
      'Clear the house and tell your {person}',
      'No drink at home, other shops, other way home. Say what you need: no pouring in front of me, ask how I am.',
      [
        'Pour it out or have it taken away',
        'Tell your {person} in three sentences',
        'Save three numbers at the top of the phone',
      ],
      1,
    ),
    step(
      'Make it ninety days with a simple rhythm',
      'Get up at the same time, eat three meals, move, contact, bed. Hungry, angry, lonely, tired: check the four before you act on a craving.',
      ['Write the day plan', 'Mark each day', 'Two contacts a week at least'],
      12,
      { when: { unsaid: sober }, waitDays: 30 },
    ),
    step(
      'Keep the simple rhythm now that it gets quiet',
      'After the first months praise ends and evenings are long. Up at the same time, three meals, movement, one honest talk a day; hungry, angry, lonely, tired are checked before a craving is believed.',
      ['Write the day plan for this month', 'Fix two contacts a week', 'Plan something for the emptiest evening'],
      10,
      { waitDays: 21, when: { said: sober } },
    ),
    step(
      'Plan a sober way through {danger}',
      'Own drink in the hand, own way home, an ally who knows, a time to leave, a sentence. For the first months staying away is allowed.',
      ['Write the plan for the next one', 'Practise: no thanks, I do not drink', 'Call someone before and after'],
      1,
    ),
    step(
      'Treat what drinking covered',
      'Sleep, fear, grief, pain, trauma, debt: each has help. Ask for therapy or aftercare; repair with your {person} by deeds, slowly.',
      ['Name the one that drives you most', 'Book a counsellor', 'Do one thing you promised'],
      4,
    ),
    step(
      'Write the plan for a slip',
      'Whom you call within the hour, where you sleep, that you stop now and not tomorrow, and doctor again if you drank for days.',
      [
        'Write it together with somebody from {help}',
        'Give a copy to your {person}',
        'Throw out what is left and go to a meeting',
      ],
      0.7,
    ),
    step(
      'Mark the day and help one other person',
      'Thirty, ninety days, half a year, a year. Passing it on keeps you sober. Look at liver values, money and mornings.',
      ['Tell your story once', 'Have blood tested', 'Choose the next mark'],
      1,
    ),
  ],
  suggestions: [
    tip('Call before the first drink', 'Afterwards it is much harder.', 'Three numbers', 'At any hour'),
    tip('Keep something sweet at hand', 'Sugar eases early craving.', 'Fruit', 'Tea'),
    tip('Change Friday first', 'It is the hardest hour.', 'Class at six', 'Early dinner'),
    tip('Look for alcohol in food and tonics', 'It wakes the taste.', 'Ask', 'Labels'),
    tip('Save the money in a jar', 'It shows what you have gained.', 'Weekly', 'One wish'),
    tip('Sleep is bad for weeks', 'It returns, do not medicate alone.', 'Same hour', 'Walk'),
    tip('Let others drive off', 'Own keys mean freedom.', 'Taxi money', 'Exit'),
    tip('Read a page each morning', 'A thought for the day.', 'Group book', 'Tea'),
    tip('Move every day', 'It lowers craving.', 'Half an hour', 'Outdoors'),
    tip('Avoid alcohol-free beer at first', 'For some it triggers.', 'Soda', 'Ask your group'),
    tip('Apologise later', 'Let deeds come first.', 'After ninety days', 'One at a time'),
    tip('Count hours on bad days', 'A day is long.', 'Next hour', 'Call'),
  ],
};
