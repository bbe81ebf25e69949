import { type Kind, step, tip } from '../kind.ts';

const written = ['priorities chosen', 'first quarter planned', 'wrote the', 'missed two', "haven't opened it"];

const asPair = ['my wife/husband/partner and i/me', 'we talk', 'together'];

const leaving = ['finish school', 'gap', '18/eighteen', 'after school'];

export const planYear: Kind = {
  id: 'plan-year',
  category: 'personal',
  name: 'Plan the year ahead',
  slots: {
    area: {
      words: [
        'health|fitness|weight',
        'money|finances|savings',
        'work|career|job',
        'family|kids|children',
        'love|relationship|partner|couple',
        'friendships|friends',
        'home|house',
        'learning|studies|school',
        'faith',
        'art|creativity|creative',
        'rest|balance',
        'travel',
      ],
      otherwise: 'most neglected area',
    },
  },
  ask: {
    question: 'Looking back in a year: what one thing should be different?',
    chips: ['Health and energy', 'Work or money', 'Time for people'],
  },
  hoursAWeek: 1.5,
  weekly: 'Look at the three goals for 20 minutes and set the week’s three acts',
  measures: ['goals'],
  overview:
    'You will look back honestly, rate the areas of your life, choose three goals at most, and break each into quarters, first acts and weekly times. A short look every week and a longer one every quarter keep it alive.',
  approach:
    'Three goals are kept, ten are not. Each needs a result that can be seen, a reason of your own and an hour in the week. Resolutions usually end in the sixth week because there was no plan for missed days; decide now how you begin again.',
  done: 'After twelve weeks you have kept most of your weekly looks, and at least two of the three goals are visibly further.',
  cautions: [
    'If everything seems to need changing at once and you have no strength, sleep, eat and talk to a doctor or counsellor first; plans can wait for some weeks.',
  ],
  steps: [
    step(
      'Open what you wrote and cross out half of it',
      'Read it with a pen: done, still true, no longer. Three things stay. For each write the next act of half an hour and its day. The review that was missed moves to a moment that happens anyway, such as Sunday coffee.',
      ['Read it for 20 minutes with a pen', 'Keep three and cross out the rest', 'Tie the review to a fixed moment'],
      0.7,
      { when: { said: written } },
    ),
    step(
      'Write down last year in one page',
      'Calendar and photographs beside you: what went well, what hurt, what did you learn, what do you want more and less of? Most people have forgotten half of the good.',
      ['Go through calendar and pictures for twenty-five minutes', 'Write three things to keep and three to leave'],
      1.2,
      { when: { unsaid: written } },
    ),
    step(
      'Lay five roads for the next twelve months side by side',
      'Study, training, work, service or travel, retake: one page each with cost, income, last day to apply, and what it would open. Talk for twenty minutes with one person who took each road. Two may follow each other in one year. Your parents get the page and not a speech.',
      ['Write one page for each road', 'Talk with three people', 'Enter all last days to apply'],
      2,
      { when: { said: leaving } },
    ),
    step(
      'Give points to eight areas of your life',
      'Health, love, family, friends, work, money, home, meaning or play: 0 to 10 today, and where it would be good enough in a year. Not all need to be ten.',
      ['Give points and one sentence on each', 'Mark your {area} and what would lift it by two points'],
      0.8,
      { when: { unsaid: leaving } },
    ),
    step(
      'Choose one goal each and one for both',
      'Each writes alone for 25 minutes, then you swap the pages and ask only. One goal each that the other protects, one for both, one thing you stop doing. Money and days off are written beside them. The page hangs inside a cupboard door.',
      ['Write alone for 25 minutes', 'Swap and ask', 'Write the four lines with money and days'],
      1.5,
      { when: { said: asPair } },
    ),
    step(
      'Choose three goals and strike the others',
      'From all wishes the three that you would still want if nobody heard of them. One of them lifts your {area}. The others go on a list for later.',
      ['Write ten wishes, compare them in pairs, keep three', 'Write behind each: I want it because …'],
      1,
      { when: { unsaid: asPair } },
    ),
    step(
      'Turn each goal into a result with numbers',
      'Not: fitter, but: 5 km without a break by June. How will others see it? What is the smallest version that still counts? What must not suffer for it?',
      ['Write result, date and smallest version', 'Let one person read it and ask questions'],
      1,
    ),
    step(
      'Break the goals into quarters and first acts',
      'Write what should be true after 3, 6 and 9 months. Do not begin all three in the same week: start the second after four weeks. First act: under half an hour, this week.',
      ['Fill in the page of quarters', 'Do the first act for your {area} today', 'Enter holidays and busy months'],
      1.5,
    ),
    step(
      'Give each goal its hour in the week',
      'A fixed day, place and length, placed where your strength is, and what is dropped for it. A goal without an hour is struck now.',
      [
        'Enter the hours for the next four weeks',
        'Name what you stop doing to make room',
        'Tell those at home which hour is for your {area}',
      ],
      1,
    ),
    step(
      'Look at the plan for twenty minutes a week',
      'Same chair, same hour: what did I do, what was in the way, which three acts next? After a lost week begin with the smallest version. Twelve looks are a quarter.',
      ['Choose day and place', 'Write three acts every week', 'Send a line to a friend who does the same'],
      4,
      { waitDays: 21, measured: 'Get {50%} past their first quarter' },
    ),
    step(
      'Hold a half-day review after each quarter',
      'Points for the eight areas again. What is done is celebrated; what has become unimportant is struck without guilt. It is done when two of three goals are visibly further, your {area} among them or given up on purpose.',
      ['Compare points with the start', 'Keep, change or strike each goal', 'Enter the next review'],
      3,
      { measured: 'Reach all {total}, or strike them on purpose' },
    ),
  ],
  suggestions: [
    tip('Begin on a Tuesday', 'New Year and Mondays are overloaded.', 'This week', 'Smallest version'),
    tip('Hang up one page', 'What is filed is forgotten.', 'Inside the wardrobe', 'Three lines'),
    tip('Plan joy first', 'Holidays, birthdays, concerts.', 'Into the calendar', 'Then duties'),
    tip('Choose one word', 'It answers small questions.', 'Such as: slower', 'On the lock screen'),
    tip('Find a partner for goals', 'Ten minutes on Sundays.', 'Each tells three acts', 'No advice'),
    tip('Count acts, not results', 'Results come late.', 'Cross per act', 'Twelve weeks'),
    tip('Make a stop list', 'Room must come from somewhere.', 'Three things', 'From today'),
    tip('Write to yourself', 'A letter to open in a year.', 'What you hope', 'Give it to a friend'),
    tip('Leave two months empty', 'Life needs gaps.', 'Often summer and December', 'No goals then'),
    tip('Plan as a couple', 'Own goals first, then shared.', 'Two hours and good food', 'One shared goal'),
    tip('Expect week six', 'Will drops there.', 'Smallest version ready', 'Tell somebody'),
    tip('Celebrate each quarter', 'An evening for what was done.', 'Say it aloud', 'With people'),
  ],
};
