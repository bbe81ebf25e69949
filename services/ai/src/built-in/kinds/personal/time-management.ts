import { type Kind, step, tip } from '../kind.ts';

const knowsTheory = ['time-block/time_block/blocks', 'pomodoro/bullet', 'google calendar', 'i know the theory'];

const doubleBooked = ['double-booking/double_booking', 'wrong thing', 'missed the/my', 'forget/forgot appointments'];

export const timeManagement: Kind = {
  id: 'time-management',
  category: 'personal',
  name: 'Manage your time better',
  slots: {
    area: {
      words: [
        'studies|uni|university|college|classes|course|exam',
        'job|work|office',
        'freelance work|freelance|freelancer|clients',
        'family|kids|children',
        'household|housework|chores',
        'shifts|shift',
        'business|company',
        'training|sport|gym',
        'art|painting|music|writing',
        'volunteering|club',
        'part-time jobs|two jobs',
        'caring|carer',
      ],
      otherwise: 'most important area',
    },
  },
  ask: {
    question: 'What is always left out, and where do the hours go?',
    chips: ['Job and family collide', 'I forget and double-book', 'No structure of my own'],
  },
  hoursAWeek: 2,
  weekly: 'Plan the week for 30 minutes on one fixed day, and close each day with five minutes',
  measures: ['hours'],
  overview:
    'You will see where your hours really go, gather every task in one place, decide what to drop, and plan each week around a few fixed blocks. It ends with four weeks in which the important things got their time.',
  approach:
    'Nobody can fit in everything, so dropping and asking for less comes before any tool. One calendar, one list, one weekly half hour are enough. Plans usually fail because they fill every hour; leave a third of the day unplanned.',
  done: 'For four weeks you kept most of your blocks, missed no appointment, and gave your important area the hours you had set.',
  cautions: [
    'If you work very long hours for months, sleep badly and cannot rest any more, speak with your doctor: no planning method makes too much work healthy.',
  ],
  steps: [
    step(
      'Look why the blocks died by Wednesday',
      'Lay calendar and real days of last week side by side: how long did each thing really take, what came in between, when were you tired? Plan half of the hours only. Two blocks a week are sacred and lie on Monday and Tuesday, the rest may move. Your important thing has the first block and not the last.',
      ['Compare plan and days of last week', 'Set two sacred blocks', 'Leave half of the hours empty'],
      1,
      { when: { said: knowsTheory } },
    ),
    step(
      'Log three days in blocks of half an hour',
      'Write down as you go, not at night. Afterwards mark each block: mattered, had to be, leaked away. Most people find one to two hours a day they did not know of.',
      [
        'Draw the sheet and fill in today so far',
        'Note each half hour for three days',
        'Add up the hours that went to your {area}',
      ],
      1.5,
      { waitDays: 3, when: { unsaid: knowsTheory } },
    ),
    step(
      'Gather every task and promise in one list',
      'Paper slips, emails, messages, what is in your head: everything on one list and all dates in one calendar. It takes about ninety minutes and calms the head on the same day.',
      [
        'Empty your head for twenty minutes',
        'Go through inbox, bag and messages',
        'Enter all dates of your {area} in one calendar',
      ],
      2,
    ),
    step(
      'Put all promises into one calendar with the way to them',
      'One calendar on the phone, for work, sport, family and love, with travel time and a reminder two hours before. Nobody gets a yes before you have looked. On Sunday evening ten minutes through the week; what collides is moved by message at once.',
      ['Enter the next four weeks', 'Set reminders with travel time', 'Move the first collision today'],
      1,
      { when: { said: doubleBooked } },
    ),
    step(
      'Choose three results for the next quarter',
      'If only three things succeed by then, which? Everything on the list is held against them. One of the three belongs to your {area}.',
      ['Write the three as a result that can be seen', 'Mark tasks that serve none of them'],
      1,
      { when: { unsaid: doubleBooked } },
    ),
    step(
      'Drop, hand over or shorten ten tasks',
      'For each: what happens if nobody does it? Who could do it better? Would half be enough? Write the messages in one sitting: I cannot do this until then; shall I leave it or ask somebody else?',
      ['Cross out five things', 'Ask two people to take something over', 'Shorten three recurring meetings or errands'],
      2,
    ),
    step(
      'Build a week with fixed blocks for your {area}',
      'First sleep, meals, travel, people. Then two or three blocks of 60 to 90 minutes at your freshest hour. Small things in one daily half hour. A third stays free.',
      [
        'Draw your ideal week on one page',
        'Find your two freshest hours',
        'Put the blocks in the calendar as appointments',
      ],
      1.5,
      { measured: 'Free the first {50%} each week' },
    ),
    step(
      'Plan every week in the same half hour',
      'Look back, look ahead two weeks, choose three results, put them into blocks, check with those you live with. Each evening five minutes: what is tomorrow’s first task?',
      ['Choose seat and hour', 'Write the five questions on a card', 'Compare calendars with the others at home'],
      2.5,
    ),
    step(
      'Say no or later to three new requests',
      'Let me look at my week, I will tell you tomorrow. Then answer with a date or a no. Count requests for two weeks; a no costs less than a broken promise.',
      ['Write two sentences that sound like you', 'Keep a note of what you did with the time for your {area}'],
      1,
      { when: { weeksFrom: 4 } },
    ),
    step(
      'Keep your blocks for four weeks and adjust',
      'Each Sunday: which block was kept, which was not, why? Estimate tasks, double the estimate, and compare. It is done when you kept three blocks out of four and your {area} got its hours.',
      [
        'Log three days again and compare',
        'Move or drop the block that fails most',
        'Write your planning rules on one card',
      ],
      3,
      { waitDays: 14, measured: 'Win {total} a week for what matters' },
    ),
  ],
  suggestions: [
    tip('Use one calendar', 'Two calendars make double bookings.', 'Private and work together', 'Add travel time'),
    tip(
      'Write tomorrow’s first task tonight',
      'The morning begins without choosing.',
      'With a verb',
      'Beside the computer',
    ),
    tip('Answer mail at set times', 'Each look costs ten minutes of thought.', 'Three times a day', 'Close it between'),
    tip('Double your estimates', 'Nearly everything takes longer.', 'Guess, then measure', 'Keep a list'),
    tip('Make meetings 25 minutes', 'The last five are for notes.', 'Ask for a purpose', 'Leave if not needed'),
    tip('Put rest in first', 'What is not planned is eaten up.', 'Two evenings', 'One free half-day'),
    tip('Do small jobs together', 'Ten calls in an hour beat ten interruptions.', 'Thursday at four', 'List by place'),
    tip('Set an alarm to leave', 'Most lateness begins with one last thing.', 'Fifteen minutes before', 'Bag packed'),
    tip('Ask what can be worse', 'Not all needs your best.', 'Cake from the shop', 'Email in three lines'),
    tip('Keep a waiting list', 'Things others owe you slip away.', 'Name and date', 'Look on Friday'),
    tip('Share the load at home', 'Whole jobs, not help.', 'One person per job', 'Swap monthly'),
    tip('End the day with a sentence', 'Work stays at the desk.', 'What is done, what is next', 'Lid closed'),
  ],
};
