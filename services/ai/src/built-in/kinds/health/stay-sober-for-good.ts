import { type Kind, step, tip } from '../kind.ts';

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
      'Write how much, how long and your reasons',
      'Drinks of a usual week, first one of the day, earlier stops and what happened, three reasons in your words.',
      ['Write last week’s drinks', 'Write withdrawal signs you have had', 'Put your reasons in the wallet'],
      0.5,
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
      { waitDays: 5 },
    ),
    step(
      'Go to the first meeting of {help}',
      'Different groups have different tone: try three. You may just listen. Online ones exist at every hour.',
      ['Find three meetings this week', 'Go to one, stay for tea', 'Ask for a phone number'],
      1,
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
      { waitDays: 30 },
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
