import { type Archetype, step, tip } from '../kind.ts';

export const decideBetween: Archetype = {
  id: 'decide-between',
  name: 'Decide between two or more things',
  slots: { thing: { from: 'object', otherwise: 'what you have to decide' } },
  ask: {
    question: 'By when must it be decided, and towards which side do you lean today?',
    chips: ['I lean to one side', 'Quite undecided', 'Others decide with me'],
  },
  hoursAWeek: 1.5,
  overview:
    'You write the question and the real options in one sentence each, including a third one, find out the three facts that matter, and try out what can be tried. On a fixed day you decide about {thing}, and the first act follows within two days.',
  approach:
    'More thinking helps only until the missing facts are known; afterwards a date helps. What usually goes wrong is asking ten people, comparing endless lists, and mistaking fear of one talk for a reason.',
  done: 'It is decided, those concerned know it, and the first act has been done.',
  cautions: [
    'For medical treatment, contracts, marriage and large sums get facts and a second opinion from a doctor, lawyer or independent adviser first. Do not decide while in grief, in rage or under threat.',
  ],
  steps: [
    step(
      'Write the question and the options in plain words',
      'One sentence with a question mark on {thing}, two or three options, the date, and who is affected. Write also what happens if you do nothing.',
      [
        'Write question and options in 15 minutes',
        'Add what happens without a decision',
        'Look for a third way: both, later, smaller, on trial',
      ],
      0.5,
    ),
    step(
      'Name the four things that matter most',
      'For example closeness, money, health, freedom, learning. Put them in order before you compare {thing}; the order is your decision, not the points.',
      ['Write ten things', 'Strike down to four', 'Put them in order'],
      1,
    ),
    step(
      'Find out the three facts you lack about {thing}',
      'Not everything, only what could turn you: cost, rule, chance, date, other people’s wish. Each has a source and a day.',
      ['Write the three questions', 'Ask or read', 'Note the answer beside the option'],
      3,
      { waitDays: 5 },
    ),
    step(
      'Hear one person of each side on {thing}',
      'One of each side, at least a year later. Ask what surprised them, what it cost, and for whom it would be wrong. Their answers on {thing} count more than opinions.',
      ['Find both', 'Ask the three questions', 'Write down one sentence of each'],
      2,
      { when: { level: 'beginner' } },
    ),
    step(
      'Look at three earlier decisions of your own',
      'What did you listen to when it went well, and what when it went badly? Use the better way of deciding for {thing}.',
      ['Write down three decisions', 'Mark what you listened to', 'Choose the way'],
      0.5,
      { when: { level: 'experienced' } },
    ),
    step(
      'Try each option for a day or in mind',
      'A trial day, a night in the place, a borrowed one; or live two days as if you had decided {thing} one way and write down evening mood and sleep, then the other way.',
      ['Plan two trials', 'Live them', 'Write five lines each'],
      5,
      { when: { weeksFrom: 3 } },
    ),
    step(
      'Speak with those who live with the result',
      'Tell them where you lean on {thing}, ask for their strongest concern, and what would make it bearable. They advise; who decides is said beforehand.',
      ['Fix one hour', 'Listen to the concerns', 'Write down what you take into account'],
      1.5,
    ),
    step(
      'Decide on the fixed day and write why',
      'Read the page on {thing} once, in the morning, after sleep. Write the decision, three reasons, what you give up, and when you would look at it again.',
      ['Read for twenty minutes', 'Write decision and reasons', 'Tell a first person'],
      1,
    ),
    step(
      'Do the first act within two days',
      'Sign, call, cancel, book. Say no kindly to the others and put the papers on {thing} away until the date of looking again.',
      ['Do the act that makes it real', 'Tell those concerned', 'Enter the day of looking again'],
      1,
    ),
  ],
  suggestions: [
    tip(
      'Throw a coin and watch yourself',
      'Your wish for one side shows while it flies.',
      'Once only',
      'Do not obey it',
    ),
    tip('Ask yourself at eighty', 'Which would you be sorry not to have tried?', 'Three sentences', 'Written'),
    tip('Sleep before and after', 'Tired heads choose the easy way.', 'Two nights', 'No wine'),
    tip('Limit the advisers to three', 'More only add their own fears.', 'One for facts', 'One who knows you'),
    tip('Decide small things by rule', 'Keep strength for the large one.', 'Cheapest, nearest, first', 'For a week'),
    tip('Look for what cannot be undone', 'Such things deserve more time.', 'Mark them', 'The others may be tried'),
    tip('Argue for the other side', 'Aloud, for five minutes.', 'Best reasons', 'What stays?'),
    tip('Ask for more time once', 'Most deadlines can be moved by days.', 'Politely', 'With a date'),
    tip('Write down the price of waiting', 'Doing nothing is an option, too.', 'Money, mood', 'Per month'),
    tip('Separate fear from reason', 'Is it wrong, or only hard at the start?', 'One line each', 'Then look again'),
    tip('Stop searching after deciding', 'Looking on makes any choice worse.', 'Delete bookmarks', 'Half a year'),
    tip('Make the loser a goodbye', 'Every choice leaves something behind.', 'Name it', 'Be sad for an evening'),
  ],
};
