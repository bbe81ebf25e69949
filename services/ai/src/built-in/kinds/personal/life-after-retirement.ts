import { type Kind, step, tip } from '../kind.ts';

const someDays = ['tuesday/monday/friday/wednesday/thursday is', 'rest of the week', 'tried volunteering', 'left both'];

const underFeet = ['under her/his feet', 'wife/husband says'];

export const lifeAfterRetirement: Kind = {
  id: 'life-after-retirement',
  category: 'personal',
  name: 'Shape a good life in retirement',
  slots: {
    before: {
      words: [
        'teaching|teacher|school',
        'nursing|nurse|hospital',
        'office work|office',
        'farming|farm',
        'your business|business|shop|practice|company',
        'the police|police|army',
        'factory work|factory',
        'building work|builder|trade|craft',
        'driving|driver|lorry',
        'engineering|engineer',
        'management|manager',
        'raising children|housewife',
      ],
      otherwise: 'your working life',
    },
    person: { from: 'person', otherwise: 'the person closest to you' },
  },
  ask: {
    question: 'What do you miss since you stopped, or fear to miss?',
    chips: ['People and structure', 'Being needed', 'We are at home together'],
  },
  hoursAWeek: 4,
  weekly: 'Keep three fixed dates: one with people, one for the body, one of use to others',
  overview:
    'You will look at what work gave you besides money, build a week with three fixed points, try several things before you commit, and look after health, home and money. It ends with a year’s rhythm that is yours.',
  approach:
    'The first weeks feel like holidays; the empty phase often comes after some months. So dates with people come early, and promises late: try before you join. Rest is allowed, but get up at a regular time and leave the house every day.',
  done: 'For three months your week has had at least three fixed dates, you see people on four days, and look forward to something each week.',
  cautions: [
    'If you are without joy, sleep badly or drink more for weeks, see your doctor; depression after retirement is frequent and treatable. Ask before you take up hard exercise after a long break.',
    'Before you give large sums to children or sign a contract that ties you, get independent advice.',
  ],
  steps: [
    step(
      'Write down what work gave you besides money',
      'People, rhythm, praise, exercise, a place, being needed, news. Behind each: where could it come from now? And what are you glad to be rid of?',
      ['Write both lists in twenty-five minutes', 'Mark the two you miss most from {before}'],
      0.8,
    ),
    step(
      'Fill the gap between the two good days with one of another kind',
      'Two days stand. See what they give: people, body, use? The third one gives what is missing, and lies between them. Try it four times and write on the way home: again or not. What you left before tells you what you need: fewer meetings, more hands.',
      ['Write what the two days give', 'Choose one of another kind', 'Go four times'],
      1,
      { when: { said: someDays } },
    ),
    step(
      'Draw a week with three fixed points',
      'Getting up at one time, one walk a day, one date with people, one for the body, one that is of use. No more at first; the rest stays open.',
      ['Draw the week on paper', 'Enter three dates for the next fortnight', 'Show it to {person}'],
      1,
      { when: { unsaid: someDays } },
    ),
    step(
      'Divide house and day so that both can breathe',
      'Three mornings you are out until one. A corner, shed or table is yours, the kitchen has its hours. Take over two whole jobs, such as shopping and Thursday’s dinner. One outing a week together, one friend each alone. Ask after four weeks.',
      ['Choose three mornings out', 'Take over two whole jobs', 'Fix the outing'],
      1,
      { when: { said: underFeet } },
    ),
    step(
      'Talk about time, space and money at home',
      'Who wants how much company, who cooks, which room is whose, what may be spent? Living together all day is new. Alone: who notices if you do not open the curtains?',
      [
        'Write three wishes each and swap',
        'Agree with {person} on own time and shared time',
        'Look at the budget of three months',
      ],
      2,
      { when: { unsaid: underFeet } },
    ),
    step(
      'Try six things in six weeks',
      'Course, choir, sport, repair café, school reading, garden, language, cards. One taster each, points on the evening: people, joy, effort to get there. No membership yet.',
      [
        'List ten offers from library and community centre',
        'Go to one a week',
        'Ask somebody you knew from {before} to come along',
      ],
      12,
    ),
    step(
      'Get body, eyes, ears and teeth checked',
      'Check-up, vaccination, medicines looked through, hearing and eyesight: those who hear badly withdraw. Ask which exercise for strength and balance suits you, twice a week.',
      ['Book check-up, eye and hearing test', 'Join one class for strength and balance'],
      4,
      { waitDays: 10 },
    ),
    step(
      'Offer something you know to others',
      'What you learned in {before} is needed: tutoring, accounts, a workshop, an hour for a young colleague, grandchildren on Wednesdays. A set amount with an end date.',
      ['Write three things people came to you for', 'Ask two places or people whether they need one'],
      5,
      { when: { weeksFrom: 6 } },
    ),
    step(
      'Plan one larger project with a date',
      'A trip, a family history, a certificate, a garden, a shed: something that takes months and can be finished. Divide it into months and tell {person}.',
      ['Choose from three ideas', 'Write the first three pieces of work', 'Enter the day on which it shall be shown'],
      6,
      { when: { weeksFrom: 9 } },
    ),
    step(
      'Keep the week for three months and adjust it',
      'Each Sunday: on how many days did I see people, what did I look forward to, what was a duty only? Drop one, add one. It is done when three months went by it and you say yes to the next three.',
      [
        'Fill in the three questions on Sundays',
        'Commit to two of the six things',
        'Look at it with {person} after three months',
      ],
      4,
      { waitDays: 21 },
    ),
  ],
  suggestions: [
    tip('Leave the house every day', 'Before noon, in any weather.', 'Bread, paper, library', 'Talk to one person'),
    tip('Keep the phone list of colleagues', 'Friendships from work need a date.', 'Lunch once a month', 'You call'),
    tip('Learn something difficult', 'The head needs strain, too.', 'Language, chess, instrument', 'With others'),
    tip('Put joy on Mondays', 'The first day sets the tone.', 'Swim or sauna', 'When it is empty'),
    tip('Say no to full-time babysitting', 'Agree on days and stick to them.', 'Two a week', 'With holidays'),
    tip('Make the home safe early', 'Rails and light prevent falls.', 'Rugs, stairs, bath', 'Before it is needed'),
    tip('Get used to new technology', 'Classes for beginners are patient.', 'Video call first', 'Ask a grandchild'),
    tip('Train strength twice a week', 'It decides how long you live on your own.', 'Stand up ten times', 'Carry bags'),
    tip('Meet people of other ages', 'Friends ten years younger stay longer.', 'Mixed clubs', 'Neighbours'),
    tip('Write down your life', 'A page a week from childhood on.', 'With pictures', 'For the family'),
    tip('Have an afternoon for nothing', 'You are allowed to rest.', 'Sofa, no guilt', 'Once a week'),
    tip('Put papers for emergencies in order', 'It calms everybody.', 'Power of attorney', 'One folder'),
  ],
};
