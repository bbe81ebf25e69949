import { type Kind, step, tip } from '../kind.ts';

export const changeMyShifts: Kind = {
  id: 'change-my-shifts',
  category: 'profession',
  name: 'Get the working hours I need',
  slots: {
    hours: {
      words: [
        'day shift|days|off nights|day shifts',
        'early shift|earlies|mornings',
        'fixed shift|fixed shifts|fixed hours',
        'weekends off|weekends free|no weekends',
        'school hours',
        'four-day week|4 day week|four day week',
        'compressed hours',
        'flexible hours|flexitime|flexible working',
      ],
      otherwise: 'hours',
    },
  },
  ask: {
    question: 'Which hours do you have, which do you need, and why now?',
    chips: ['Off nights, for my health', 'Hours that fit the children', 'Fixed days instead of changing ones'],
  },
  hoursAWeek: 2,
  overview:
    'You will find out how hours are really given out, collect your reasons, make an offer that solves the rota for your boss, ask in writing, and have a second way ready.',
  approach:
    'A request that names who covers what is granted more often than one that only explains. Ask for a trial of eight weeks. If the answer is no, ask what would have to change, and use the formal way.',
  done: 'The new hours stand in the rota or in your contract, with the day they begin.',
  cautions: [
    'Check what it costs: night pay and allowances go away. Do not threaten to leave unless you mean it. When shifts make you ill, see the occupational doctor first: a letter often decides.',
  ],
  steps: [
    step(
      'Write down the rota you have and the one you need',
      'Four weeks on one page: what you work now, what you need, what you would accept as second best. Add what you lose in pay each month.',
      ['Draw both rotas', 'Find the night and weekend pay on your last payslip', 'Choose a second best'],
      0.5,
    ),
    step(
      'Find out how others got it',
      'Ask two colleagues and the shop steward or works council who gets the {hours} and by which rule: list, years, health, swaps. Look for a waiting list and put your name down.',
      ['Ask two who have it', 'Read the rule in contract or agreement', 'Ask to be put on the list'],
      1,
    ),
    step(
      'Look up your right to ask',
      'In many countries there is a formal request for flexible work, and special rights for parents, carers, pregnancy and health. Note the form, the time for an answer and the grounds for a no.',
      ['Open the official page', 'Ask the union or works council', 'Note the time limit'],
      1,
    ),
    step(
      'Get a letter when it is about health',
      'The occupational doctor may recommend no nights. Bring a two-week sleep record and your medicines. The letter needs no diagnosis.',
      ['Keep a sleep record for two weeks', 'Book the occupational doctor', 'Ask for a recommendation on paper'],
      1,
      {
        waitDays: 14,
        when: { said: ['health/sleep/sleeping/ill/sick/doctor/heart/depressed/tired/exhausted/night/nights/pregnant'] },
      },
    ),
    step(
      'Make the offer that fills the gap',
      'Who takes your old shift? A swap partner, a colleague who wants night pay, a changed start. Write it as a table for eight weeks.',
      [
        'Ask three colleagues about a swap',
        'Write the eight weeks as a table',
        'Name what you give: a late, a Saturday a month',
      ],
      1.5,
    ),
    step(
      'Talk to the person who makes the rota',
      '20 minutes, not between two doors. One sentence of reason, the table, the trial, the date. Ask for an answer by a day.',
      ['Ask for a date', 'Say the first two sentences aloud at home', 'Send a summary the same day'],
      1,
      { waitDays: 7 },
    ),
    step(
      'Hand in the formal request',
      'One page with the {hours}, from when, the effect on the team and your solution. Keep a dated copy.',
      ['Fill in the form', 'Have the union read it', 'Note the day for the answer'],
      1,
      { waitDays: 28 },
    ),
    step(
      'Try the new hours and look at them together',
      'After four weeks, ask your boss what works. Solve one trouble at once. After eight weeks ask for it in writing.',
      ['Set two dates for a talk', 'Keep your side of each swap', 'Ask for the change in the contract'],
      2,
      { when: { weeksFrom: 6 } },
    ),
    step(
      'Look at posts elsewhere that have these hours',
      'Other wards, other sites, other firms. Two applications take away the fear of a no and show what {hours} cost in pay.',
      ['Search inside the firm first', 'Save two adverts', 'Compare pay after allowances'],
      2,
    ),
  ],
  suggestions: [
    tip('Ask before the next rota', 'Changing a printed one annoys.', 'Ask when it is made', 'A week before'),
    tip('Find a swap partner', 'Some want nights for the pay.', 'Note on the board', 'Put it in writing'),
    tip('Keep a sleep record', 'Figures convince.', 'Hours and mistakes', 'Two weeks'),
    tip('Count the real cost', 'Allowances, travel, childcare.', 'Per month', 'Then decide'),
    tip('Offer one unloved shift', 'A late on Friday opens doors.', 'One a month', 'Said in advance'),
    tip('Leave the others out', 'It is your need, not a contest.', 'No names', 'No who-does-less'),
    tip('Ask for a trial', 'Eight weeks frighten nobody.', 'Start and end date', 'A talk halfway'),
    tip('Put it in writing', 'Bosses change.', 'Email after each talk', 'Keep it at home'),
    tip('Bring the shop steward', 'A third person calms.', 'Ask beforehand', 'Agree your aim'),
    tip('Know the grounds for a no', 'There are few.', 'Cost, cover, quality', 'Answer each one'),
    tip('Look at half steps', 'Fewer nights in a row help too.', 'Forward rotation', 'Two free days after'),
    tip('Tell your family the plan', 'They live by your rota.', 'Show both tables', 'Plan the first weeks'),
  ],
};
