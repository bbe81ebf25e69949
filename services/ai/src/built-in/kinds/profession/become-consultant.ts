import { type Kind, step, tip } from '../kind.ts';

export const becomeConsultant: Kind = {
  id: 'become-consultant',
  category: 'profession',
  name: 'Become a consultant or build an agency',
  slots: {
    field: {
      words: [
        'marketing|social media|seo|advertising',
        'HR|recruiting|recruitment',
        'IT|software|web',
        'sustainability|environment|energy',
        'education|schools',
        'health|hospital|care',
        'engineering|safety|construction',
        'finance|tax|cfo',
        'food|restaurant|hospitality',
        'design|branding',
        'farming|agriculture',
        'management|strategy',
      ],
      otherwise: 'consulting',
    },
  },
  ask: {
    question: 'Alone or with staff, and who would be the first client?',
    chips: ['Alone, from my old field', 'Build an agency', 'One client, want five'],
  },
  hoursAWeek: 6,
  weekly: 'Talk to two possible clients and send one proposal',
  overview:
    'You name one problem you solve for one kind of client, sell it first to people who know your work, package it with a fixed price, and only then decide whether to grow with staff.',
  approach:
    'The first five clients come from your own history. What goes wrong is offering all to all, living from one client, and hiring for a month that was an exception.',
  done: 'Five paying clients within a year, none above 40 per cent of income, and next quarter half full.',
  cautions: [
    'Check non-compete and client clauses of your old contract, and rules on false self-employment when one client pays nearly all.',
  ],
  steps: [
    step(
      'Write the {field} problem, client and result in one line',
      'I help (kind of firm) that (trouble) to (result in numbers) within (weeks). From three cases you really solved. Read it to three who could buy.',
      ['List three cases with numbers', 'Write the line', 'Read it to three who could buy'],
      1.5,
    ),
    step(
      'Ask ten possible clients how they handle it',
      'What does it cost you, what have you tried, who decides, what would it be worth? Do not sell. Three should say: talk to me when you start.',
      ['List thirty people', 'Hold ten talks', 'Write down their words'],
      8,
    ),
    step(
      'Make two {field} packages with price',
      'A diagnosis in two weeks (small, fixed) and an implementation in three months; third: monthly advice. Price by value, checked by your day rate: yearly need divided by 110 days.',
      ['Calculate the day rate', 'Write both packages on one page', 'Test the price with a friend'],
      3,
    ),
    step(
      'Sell the first diagnosis to somebody who knows you',
      'Forty personal messages, two talks a week, proposal within a day on two pages: situation, aim, steps, price, start. Half in advance.',
      ['Write to five a day about {field} trouble', 'Send the proposal within a day', 'Ask for half in advance'],
      10,
    ),
    step(
      'Register, insure and write terms',
      'Trade or liberal profession, professional liability, data agreement, terms on rights, expenses, cancelling, tax reserve of a third.',
      ['Register', 'Compare liability insurance', 'Write one page of terms'],
      3,
      { waitDays: 14 },
    ),
    step(
      'Deliver the first {field} case so that it can be told',
      'Start meeting with measure, weekly note of five lines, result meeting with number. Ask for two sentences, one name and permission. Template each thing you make.',
      ['Agree the measure at the start', 'Send weekly five lines', 'Write the case on one page'],
      60,
    ),
    step(
      'Build one steady way to {field} clients',
      'Talk at their trade meeting, monthly case letter, partner firms, framework lists. One way for six months; cold mails only with a reason.',
      ['Choose one way', 'Do it weekly', 'Count talks and proposals'],
      30,
    ),
    step(
      'Decide on staff by the numbers of two quarters',
      '80 per cent booked for two quarters and orders in hand: first a freelancer, then part-time for what repeats. Agency means selling and leading; decide if you want that job. Keep three months’ wages.',
      ['Track booked days', 'Try a freelancer on one job', 'Keep three months of wages'],
      10,
    ),
  ],
  suggestions: [
    tip('Fix Monday morning for sales', 'It keeps the pipe.', 'Two hours', 'No clients'),
    tip('Say no to work off the line', 'Refer it.', 'Name', 'Fee'),
    tip('Price projects, not days', 'If scope is clear.', 'Limits', 'Changes'),
    tip('Keep a client at 40 per cent at most', 'Risk.', 'Check', 'Search'),
    tip('Collect before and after numbers', 'Sales helper.', 'Start', 'End'),
    tip('Find a peer for honest talk', 'Monthly.', 'Figures', 'One fear'),
    tip('Write what you learned each week', 'It becomes content.', 'Five lines', 'Friday'),
    tip('Rent no office in year one', 'Cost first.', 'Coworking', 'Client site'),
    tip('Learn to end meetings with a date', 'Next step.', 'Who', 'When'),
    tip('Plan August and December', 'Quiet months.', 'Retainer', 'Save'),
    tip('Offer a talk free, advice paid', 'Border.', 'Thirty minutes', 'Then price'),
    tip('Review dull work yearly', 'Drop or hand on.', 'List', 'Freelancer'),
  ],
};
