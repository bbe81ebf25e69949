import { type Kind, step, tip } from '../kind.ts';

/** It is about prayer or services. */
const prayer = ['mass/masses/pray/praying/prayer/prayers/rosary/church/service/services/devotions/vespers'];

export const lentAndAdvent: Kind = {
  id: 'lent-and-advent',
  category: 'personal',
  name: 'Keep Lent or Advent',
  slots: {
    season: {
      words: ['Advent|christmas season', 'Lent|fasting time|40 days', 'Holy Week|easter', 'Great Lent|orthodox lent'],
      otherwise: 'season',
    },
    thing: {
      words: [
        'sugar|sweets|chocolate',
        'alcohol|wine|beer',
        'meat',
        'social media|phone|instagram',
        'plastic',
        'coffee',
        'complaining|gossip',
        'online shopping|shopping',
        'snacks',
        'television|netflix',
        'swearing',
      ],
      otherwise: 'one thing',
    },
  },
  ask: {
    question: 'What should the time be about?',
    chips: ['Giving something up', 'Prayer and reading', 'More for others'],
  },
  hoursAWeek: 2,
  weekly: 'Ten minutes of quiet each day, one meal fewer or simpler, one act for somebody',
  overview:
    'You will choose one thing to leave, one to take up and one to give, prepare the house the day before, keep the weeks with others, know what to do after a slip, and celebrate the feast.',
  approach:
    'Three small things, each with its reason, hold better than one heroic one. What is left out makes room, so decide what comes in its place. Sundays are free in many churches. After a slip go on at the next meal.',
  done: 'The feast has come, you have kept most days, the saved money is given, and you know which one thing stays.',
  cautions: [
    'No fasting from food in pregnancy, growth, illness, diabetes or with an eating disorder past or present: choose a fast from screens, shopping or words. Stop alcohol only with a doctor if you drink daily.',
  ],
  steps: [
    step(
      'Choose what to leave, take up and give',
      'Leave {thing}, take up ten minutes of quiet, give the saved sum. Write why beside each. One is enough in a heavy year.',
      ['Write the three with their reasons', 'Note first and last day of the {season}'],
      0.5,
    ),
    step(
      'Fix your hour of prayer and two services a week',
      'Look up the weekday times of two churches near home and work, and mark those you can reach. On the other days ten minutes at the same hour with a candle and a reading of the {season}. A missed day is not made up; the next one counts.',
      ['Look up weekday times', 'Put services and hour into the calendar', 'Lay candle and book ready'],
      1,
      { when: { said: prayer } },
    ),
    step(
      'Prepare the house the day before',
      'Give away what tempts, put a candle, book or calendar where the thing was, tell the household. Shrove pancakes or a tidy evening mark the beginning.',
      ['Clear out {thing}', 'Set up the quiet place', 'Tell two people'],
      1,
    ),
    step(
      'Begin with a service or an evening of quiet',
      'Ash Wednesday, first Sunday, vespers, or a candle at home. Name before God or to yourself what weighs on you. It makes it more than a diet.',
      ['Look up the time', 'Go or light the candle'],
      1.5,
    ),
    step(
      'Read or listen ten minutes each day',
      'A gospel from start to end, psalms, a calendar of the {season}, a book with a chapter a day. Same chair, same hour. One sentence in a notebook.',
      ['Choose one book or calendar', 'Fix hour and chair', 'Write one sentence a day'],
      6,
    ),
    step(
      'Meet others once a week',
      'Soup evening, choir, group, walk with a friend, call. Tell how it goes with {thing} without boasting.',
      ['Choose the meeting', 'Go to the first', 'Share one honest sentence'],
      5,
    ),
    step(
      'Give what you saved by name',
      'Work out what {thing} would have cost, round up, give to one place you know. Visit somebody alone, write one letter of peace.',
      ['Set aside the sum weekly', 'Choose to whom', 'Do one visit'],
      2,
    ),
    step(
      'Keep the last week slowly and celebrate',
      'Fewer dates, music, services of the last days of the {season}, cook with others. Then feast with joy. Decide what stays: often one small thing.',
      ['Clear the diary of the last week', 'Choose two services or hours of music', 'Write what stays'],
      5,
    ),
  ],
  suggestions: [
    tip('Put a bowl where the thing was', 'Coins and notes go in.', 'Seen daily', 'Give at the end'),
    tip('Plan Sundays', 'Small feast in the fast.', 'One table', 'Guests'),
    tip('Eat soup on one day', 'Simple and warm.', 'Invite', 'Collect for a cause'),
    tip('Make the phone grey', 'Less pull.', 'Night box', 'Call instead'),
    tip('Walk the stations', 'Alone or with a parish.', 'Friday', 'Slowly'),
    tip('Keep silence in the car', 'Prayer comes.', 'One way', 'No radio'),
    tip('Take a family calendar', 'A small deed a day.', 'Children draw', 'Door by door'),
    tip('Forgive one debt', 'Or ask for it.', 'Letter', 'Quiet'),
    tip('Tidy one drawer a day', 'Forty drawers are a house.', 'Give away', 'Ten minutes'),
    tip('Write forty names', 'One a day in prayer.', 'List', 'Message'),
    tip('Fall and get up', 'Next meal counts.', 'No double fast', 'Laugh'),
    tip('Sing the songs of the season', 'They hold the time.', 'Choir', 'Kitchen'),
  ],
};
