import { type Kind, step, tip } from '../kind.ts';

export const lowerStaffAbsence: Kind = {
  id: 'lower-staff-absence',
  category: 'profession',
  name: 'Bring absence in my team down',
  slots: {
    team: {
      words: [
        'call centre|contact centre',
        'ward|nurses',
        'warehouse',
        'care home|carers',
        'shop|store',
        'kitchen|restaurant',
        'factory|line|plant',
        'school|teachers',
        'depot|drivers',
        'office',
      ],
      otherwise: 'team',
    },
  },
  ask: {
    question: 'What does the list of absences show: few long ones or many short ones, and on which days?',
    chips: ['Many single days', 'A few long ones', 'I cannot read the figures'],
  },
  hoursAWeek: 2.5,
  overview:
    'You read the figures of your {team} properly, change the part of the work that makes people ill, hold short kind talks on the first day back, and bring those with long absences back in steps. Nobody is rung up at their sickbed.',
  approach:
    'The rate falls when rota, load and the way of speaking change; checking up makes people come in ill and leave later. What goes wrong is treating long illness and single Mondays as one thing.',
  done: 'The rate of your {team} has been at or under your mark for two months, and a short survey says that pressure has not risen.',
  cautions: [
    'Health facts are private: ask what helps at work, never for a diagnosis. Long illness, disability, pregnancy and warnings belong with personnel, and with a union or works council, before you act.',
  ],
  steps: [
    step(
      'Have the weekly figures explained for your {team}',
      'Twenty minutes with personnel: how the rate is worked out, what counts, what one person off for a month does to it. In a group of six one long absence is already 17 per cent of the days. Split it: long, short, unpaid.',
      ['Bring the last three sheets', 'Ask the five questions', 'Write the rate in your own words'],
      1,
    ),
    step(
      'Draw twelve months on one page',
      'A row per person, a mark per day, colours for weekday, shift and season. Look for late shift followed by early, Mondays, the week after overtime, one process. Talk about patterns of work, not of people.',
      ['Draw the page', 'Mark shifts and days', 'Circle the two strongest patterns'],
      1.5,
    ),
    step(
      'Ask everybody two questions in ten minutes each',
      'What in our work wears you out, and what one thing would you change first? Say what you may decide and what not. Former equals tell you a lot; promise no secrets you cannot keep, and tell no names onward.',
      ['Book ten minutes each', 'Write the answers without names', 'Show the group the five commonest'],
      2.5,
    ),
    step(
      'Change the rota with a rule the {team} helps to write',
      'No early after late (eleven hours of rest at least), plan known four weeks ahead, swaps allowed between two who agree and told by a fixed hour, the worst shift shared fairly. Try it for six weeks with a number to judge it by.',
      ['Draft three rules with two people', 'Check law and contract with personnel', 'Start six weeks of trial'],
      4,
      { waitDays: 10 },
    ),
    step(
      'Hold a five-minute talk on each first day back',
      'Same for everybody and on the same day: good that you are here, what do I need to know, what have you missed, does anything at work need to change? No score, no lecture. Half of single days get rarer by this alone.',
      ['Write the four questions on a card', 'Do it with the next three', 'Note only agreed changes'],
      2,
    ),
    step(
      'Plan the return of those who are off for long',
      'With consent and with personnel: one contact every two or three weeks that they choose, occupational health, then hours in steps, for example half days for two weeks, and no worst shift at first. For stress name the cause at work and change it before they return.',
      ['Ask how they want contact', 'Book occupational health', 'Write the steps for six weeks'],
      3,
      { waitDays: 14 },
    ),
    step(
      'Show your boss cost, causes and trend on one page',
      'Rate split into long and short, two causes, what has changed, what needs their word: staff, pay, software. Ask for one thing. A rate of 11 moves to 8 before it reaches 6; say by when you expect each.',
      ['Draw the three lines', 'Write one request', 'Meet for twenty minutes'],
      1.5,
    ),
    step(
      'Compare two months and keep what worked',
      'Rate, swaps used, rest times kept, two survey questions. Keep the two changes with most effect, and say thanks to the {team} without a prize for never being ill, which only brings the ill to work.',
      ['Compare the figures', 'Ask the two questions again', 'Write the rules that stay'],
      1.5,
    ),
  ],
  suggestions: [
    tip(
      'Learn the four normal rates of your trade',
      'A target must be possible.',
      'Ask personnel',
      'Winter and summer',
    ),
    tip('Make the plan known four weeks ahead', 'Surprise is what people flee.', 'Fixed day', 'One place'),
    tip('Open a page for swaps', 'Adults solve it themselves.', 'Two agree', 'Told by noon'),
    tip('Thank those who covered', 'Cover is the hidden cost.', 'By name', 'On the same day'),
    tip('Look at breaks and screens', 'Small pains become days.', 'Headsets, chairs', 'Five minutes an hour'),
    tip('Teach three signs of strain', 'Early talk saves weeks.', 'Quiet, late, sharp', 'How are you doing?'),
    tip('Offer flu jabs and fresh air', 'Winter weeks fall.', 'Date in October', 'Windows hourly'),
    tip('Say it when you are ill yourself', 'Bosses set the rule.', 'Stay at home', 'No mails'),
    tip('Keep a private log of promises', 'Trust is kept promises.', 'Date and name', 'Look weekly'),
    tip('Ask about travel and childcare', 'Causes are often outside.', 'Start time shift', 'A swap partner'),
    tip('Learn to read one sheet a week', 'Figures become plain.', 'Monday ten minutes', 'One question'),
    tip('Find another team that did it', 'Copy what works.', 'One call', 'Their rota'),
  ],
};
