import { type Kind, step, tip } from '../kind.ts';

const spent = [
  'spent half/all/most',
  'weeks left',
  'eating only',
  'ran out in',
  'run/runs out by',
  'nothing left',
  'overdraft again',
];
const late = ['paying/paid/comes late', 'nsfas/helb/susi late/comes'];
const landed = ['loan/grant/money/allowance landed/came/arrived yesterday/today'];

export const studentBudget: Kind = {
  id: 'student-budget',
  category: 'financial',
  name: 'Make my student money last',
  slots: {
    money: {
      words: [
        'student loan|maintenance loan',
        'scholarship|bursary|stipend',
        'bafög|student grant|grant',
        'parents’ money|my parents send|money from my parents|money from home',
        'part-time wage|part-time job|weekend job|campus job|minijob',
        'apprentice pay|apprenticeship|apprentice',
      ],
      otherwise: 'money',
    },
    abroad: { words: ['abroad|erasmus|international student|exchange|foreign student|visa'], otherwise: 'abroad' },
  },
  ask: {
    question: 'Where does most of your money come from?',
    chips: ['Loan or grant', 'My parents', 'A job beside it'],
  },
  hoursAWeek: 1,
  weekly: 'Every Sunday check what is left for the week and plan three cheap dinners',
  overview:
    'You will divide the {money} of a term into weeks, pay the fixed things first, live on a weekly sum, use every discount and fund that is there for students, and reach the end of term without borrowing.',
  approach:
    'A large sum at the start of term looks like wealth and is gone by week eight. Put it into another account and pay yourself a weekly wage. Rent and going out decide; a second-hand book does not. Ask the student money office early: hardship funds run out.',
  done: 'Rent is paid to the end of term, there is money in the last week, and the overdraft was not touched.',
  cautions: [
    'Do not take dear credit, instalment buying or crypto bets to get through a month; ask the student union’s advice service. Never let anybody use your account for transfers: it is a crime called money muling.',
  ],
  steps: [
    step(
      'Work out your weekly figure',
      'All {money} for the term minus rent, deposit, travel home, phone and course costs, divided by the weeks until the next payment. Count the holidays too. This is your weekly figure for food and everything else.',
      ['List income and the day it comes', 'Take off rent and fixed costs', 'Divide the rest by the weeks'],
      1,
    ),
    step(
      'Move the term’s money out of sight',
      'Two accounts: one holds rent and the term, one is for living. A standing order each Monday pays the weekly figure. Choose a free student account for its zero-rate overdraft and leave that alone.',
      ['Open a second free account', 'Set a weekly standing order from your {money}', 'Set an alert at twenty left'],
      1,
    ),
    step(
      'Divide what is left by the weeks that are left',
      '600 for eleven weeks is 54 a week, after rent and fares. Take it out on Mondays, in cash or to a second card. Ask the welfare office this week about hardship money; nobody asks how it went.',
      ['Divide what is left by the weeks', 'Move it to a weekly card', 'Book the welfare office'],
      0.5,
      { when: { said: spent } },
    ),
    step(
      'Build a bridge for the weeks before the grant comes',
      'Ask for the date in writing, then for three things: a rent delay from the hall, food parcel or meal card, a short university loan without interest. When it comes, one month goes aside for the next delay.',
      ['Ask for date and case number', 'Ask the hall for a delay', 'Put a month aside when it comes'],
      1,
      { when: { said: late } },
    ),
    step(
      'Pay yourself on Mondays from today',
      'Take rent and fixed bills off, divide by the weeks to the last day of term, and keep a tenth back. Set weekly transfers for the whole term in one go. The rest stays in an account without a card.',
      ['Take off rent and bills', 'Divide by the weeks of term', 'Set all the transfers today'],
      0.5,
      { when: { said: landed } },
    ),
    step(
      'Apply for all you can get',
      'Grant or loan reassessment if parents earn less, bursaries of the faculty, hardship fund, council or travel reductions, scholarships for small groups nobody applies for. Most need a letter and three statements.',
      [
        'Ask the student money office what goes with your {money}',
        'Apply for one fund this week',
        'Note deadlines for the next term',
      ],
      3,
      { waitDays: 21 },
    ),
    step(
      'Open a local account and keep visa rules in mind',
      'Bring passport, admission letter and address; until then use a low-fee account that takes your currency. Compare transfer costs as a total. Check how many hours you may work and whether health insurance is needed.',
      [
        'Open the account in the first week',
        'Compare the cost of transfers from home',
        'Note the allowed hours of work',
      ],
      2,
      { when: { named: 'abroad' }, waitDays: 7 },
    ),
    step(
      'Cook eight dinners for little money',
      'Rice, lentils, eggs, oats, frozen vegetables, one roast tray. Shop once a week with a list at the cheapest supermarket, go in the evening for reduced food, cook with one flatmate. Thirty to forty a week is possible in most places.',
      ['Choose eight dinners', 'Shop once with a list and cash', 'Take lunch along four days'],
      3,
      { waitDays: 14 },
    ),
    step(
      'Cut the cost of books, travel and going out',
      'Library, older edition, student licence for software, railcard or term ticket, bike. Decide before the evening what it may cost and take only that. Tell friends which evenings are your cheap ones.',
      ['Borrow or buy used before new', 'Get railcard and student discounts', 'Name two free evenings a week'],
      2,
    ),
    step(
      'Add a job that leaves time to study',
      'Eight to twelve hours a week is what most courses bear: library desk, tutoring, open days, paid research, holiday work. Check how earnings change the {money} and tax; claim back wage tax after the year.',
      ['Ask the campus job office', 'Check limits on earnings', 'Put half of the pay into next term'],
      6,
      { waitDays: 14, when: { weeksFrom: 6 } },
    ),
    step(
      'Check mid-term and mend the weekly figure',
      'In week six compare. If it is short, lower the week now, not in the last. Think of the house deposit for next year and the summer without payments.',
      ['Compare plan and {money} in week six', 'Set a new weekly figure', 'Start a pot for summer and deposit'],
      1,
      { waitDays: 30 },
    ),
    step(
      'Close the term with money in the account',
      'Get the room deposit back with photos, sell books, cancel what runs over summer. Write down what the term really cost: it is the plan for the next one.',
      ['Photograph the empty room', 'Sell books and things you do not take', 'Write what the {money} really went on'],
      2,
    ),
  ],
  suggestions: [
    tip('Eat with the flat twice a week', 'One pot for four is half price.', 'Take turns', 'List on the fridge'),
    tip('Never shop hungry', 'It costs a fifth more.', 'After lunch', 'With a list'),
    tip('Split house bills by an app', 'Nobody chases anybody.', 'Same day each month', 'Photo of each bill'),
    tip('Keep twenty for the last week', 'An envelope in a book.', 'Do not count it', 'For next term if unused'),
    tip('Ask for a student rate everywhere', 'Haircut, museum, gym.', 'Card in hand', 'Ask before paying'),
    tip('Learn to mend clothes', 'Needle and button cost nothing.', 'Sewing corner', 'Swap party'),
    tip('Use the campus kitchen or microwave', 'Lunch out is the week’s leak.', 'Box from dinner', 'Friends join'),
    tip(
      'Have one honest talk at home',
      'Parents often do not know prices.',
      'Bring the sheet',
      'Say what you do yourself',
    ),
    tip('Avoid the delivery app', 'Fees are a third.', 'Delete it in term', 'Pizza in the freezer'),
    tip('Insure what matters', 'Laptop and bike, if not covered at home.', 'Ask parents’ policy', 'Lock'),
    tip('Sell your notes by tutoring', 'Teach what you passed.', 'First years', 'Fair rate'),
    tip('Walk the last mile', 'Health and fare.', 'Good shoes', 'Podcast'),
  ],
};
