import { type Kind, step, tip } from '../kind.ts';

export const internalMove: Kind = {
  id: 'internal-move',
  category: 'profession',
  name: 'Move to another team or site',
  slots: {
    target: {
      words: [
        'night shift|day shift|shift',
        'hospital|ward|unit',
        'branch|site|store|plant|office',
        'department|team',
        'city|town',
        'headquarters|head office',
        'abroad|country',
      ],
      otherwise: 'team',
    },
  },
  ask: {
    question: 'Where would you like to go, and does your boss know?',
    chips: ['Other department', 'Same job, other town', 'Boss doesn’t know yet'],
  },
  hoursAWeek: 3,
  overview:
    'You find out what the other {target} really does, do a small piece of work with them, learn the firm’s transfer rule, and tell your boss at the right moment with a handover plan.',
  approach:
    'Inside, people choose whom they know. What goes wrong is a boss who hears it from others, and leaving one problem to meet it again.',
  done: 'The transfer is signed with date, tasks and pay, and your old work is handed over.',
  steps: [
    step(
      'Write what must be different in the new {target}',
      'Tasks, people, hours, place, pay, learning: what you want and what you would lose. If it is one person, ask whether a talk would do.',
      ['Write five wants and three losses', 'Mark what only a move solves', 'Talk it over with someone outside'],
      1,
    ),
    step(
      'Have coffee with two people in the other {target}',
      'What do they do on a Tuesday, what is hard, whom do they lack, how is the boss, who left. Say you are looking, not fleeing.',
      ['Ask two people for twenty minutes', 'Ask the same five questions', 'Note which skill is missing'],
      2,
    ),
    step(
      'Learn the transfer rule and open posts',
      'Months in post, boss’s consent, internal adverts, works council, seniority list, pay protection, moving costs. Set an alert.',
      ['Read the rule', 'Set an alert for posts', 'Ask HR in general terms'],
      1,
    ),
    step(
      'Do one small thing for the other {target}',
      'A shared project, cover for holiday, shadow day, training. They see how you work, you see them.',
      ['Offer help with one task', 'Ask for a shadow day', 'Close one missing skill'],
      10,
    ),
    step(
      'Tell your own boss before others do',
      'When you are serious and before you apply formally: I would like to move within a year, I hand over well, whom should I train? A good boss helps; otherwise HR knows the way.',
      ['Choose a calm week', 'Say it in three sentences', 'Offer the handover plan'],
      1,
    ),
    step(
      'Apply as if from outside for the {target} post',
      'CV with results, half a page why here, two inside names. Prepare the interview in full; insiders fail by assuming.',
      ['Write a fresh CV', 'Ask two inside names', 'Rehearse the interview'],
      4,
      { waitDays: 14 },
    ),
    step(
      'Negotiate pay, date and return',
      'New grade and pay at once rather than later, trial of three months with way back, training, moving help, holiday kept.',
      ['Ask for the grade', 'Agree the date between both bosses', 'Get it in writing'],
      1,
    ),
    step(
      'Hand over and start well in the new {target}',
      'Two pages per task, a successor trained, thanks. First month: listen, learn names, one quick help, no stories about the old place.',
      ['Write handover pages', 'Book a talk with each new colleague', 'Review after six weeks'],
      10,
    ),
  ],
  suggestions: [
    tip('Ask for a job rotation', 'It is a test for both.', 'Three months', 'Written'),
    tip('Read their plans and numbers', 'You talk their words.', 'Intranet', 'Report'),
    tip('Find a sponsor', 'Someone who says your name.', 'Senior', 'Small favour'),
    tip('Keep results high', 'They ask your boss.', 'Deadlines', 'Calm'),
    tip('Volunteer for a cross-team task', 'People meet you.', 'One', 'Finish it'),
    tip('Check commuting once', 'At real hours.', 'Both ways', 'Cost'),
    tip('Save old praise', 'Systems change.', 'Copy', 'Private'),
    tip('Look at two targets', 'One may close.', 'Rank', 'Dates'),
    tip('Ask why the last person left', 'Honest answer counts.', 'Two people', 'Compare'),
    tip('Prepare for no', 'What then?', 'Date', 'Outside'),
    tip('Meet the new boss alone', 'Half an hour.', 'Expectation', 'Style'),
    tip('Say goodbye properly', 'You stay colleagues.', 'Cake', 'Names'),
  ],
};
