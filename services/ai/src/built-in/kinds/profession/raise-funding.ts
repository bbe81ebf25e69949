import { type Kind, step, tip } from '../kind.ts';

export const raiseFunding: Kind = {
  id: 'raise-funding',
  category: 'profession',
  name: 'Raise money for my venture',
  slots: {
    source: {
      words: [
        'bank|bank loan|loan|credit',
        'donor|donors|donation|donations|food bank|shelter|hospice|charity',
        'angel|business angel|business angels|angels',
        'venture capital|vc|seed round|seed|series a',
        'investor|investors',
        'crowdfunding|crowdfund|kickstarter|indiegogo',
        'grant|grants|government grant|public funding',
        'accelerator|incubator|y combinator',
        'microloan|micro loan',
        'sponsor|sponsors|sponsorship',
        'foundation|foundations',
        'cooperative members|members',
        'friends and family|family and friends',
      ],
      otherwise: 'funding',
    },
  },
  ask: {
    question: 'How much do you need, for what, and do you already have customers?',
    chips: ['A loan under 50,000', 'Investors for a startup', 'A crowdfunding campaign'],
  },
  hoursAWeek: 8,
  weekly: 'Have three talks with people who can give or introduce',
  measures: ['€', '$', '£', 'investors', 'backers'],
  overview:
    'You first work out how much is really needed and which source suits it, then prepare short, honest papers, and talk to many possible givers within a few weeks. Good terms come from having more than one interested.',
  approach:
    'Plan two to three months for a loan, three to six for a grant, four to eight for investors. What usually goes wrong is asking too late with three weeks of cash left, and writing to a hundred strangers instead of being introduced to thirty fitting ones.',
  done: 'The agreement is signed and the money is in the business account.',
  cautions: [
    'Have a lawyer read shares, convertible loans and guarantees before you sign. Do not pledge your home or a relative’s savings that they could not lose.',
    'Public offers of shares or loans are regulated; ask an adviser before you advertise them. Serious lenders do not ask for fees in advance.',
  ],
  steps: [
    step(
      'Calculate the sum and what it achieves',
      'List costs by month until the next clear result, add a fifth, subtract own money and expected sales. Put it in one sentence: we need this sum to reach that result by then.',
      [
        'Make the table of costs in thirty minutes',
        'Write in one sentence what the sum achieves',
        'Note how many weeks the cash lasts',
      ],
      1.5,
    ),
    step(
      'Choose the source that suits your venture',
      'A loan suits steady income, a grant suits something new or useful, investors look for strong growth, and crowdfunding suits a product that people like to show. It is done when one main and one second source are chosen.',
      [
        'Talk to an adviser at the chamber or bank',
        'Ask two founders about their {source} experience',
        'Write down conditions and duration of both',
      ],
      5,
      { when: { level: 'beginner' } },
    ),
    step(
      'Ask earlier {source} contacts what they need to see',
      'You have raised or asked before. Ring three who gave or nearly gave: what convinced you, what was missing, which figures would you want now? Decide from their answers on the main and the second source.',
      ['Choose three contacts', 'Make the three calls', 'Write down the conditions they named'],
      4,
      { when: { level: 'experienced' } },
    ),
    step(
      'Collect proof that people want it',
      'Collect orders, letters of intent, a waiting list, a pilot or repeat customers. Five strong facts convince more than adjectives when you talk about {source} money.',
      ['Ask three customers for a letter', 'Make one chart of the last months', 'Note five facts with source'],
      14,
    ),
    step(
      'Prepare ten pages, figures and a folder',
      'Make ten slides or pages: problem, offer, customers, market, money, team, competition, plan, sum, contact. Add three years of figures, register extract, contracts, CVs. Whatever the {source} side asks for should be sent within a day.',
      ['Write the ten pages', 'Have figures checked by an accountant', 'Sort the papers into one folder'],
      24,
      { when: { weeksFrom: 4 } },
    ),
    step(
      'List forty fitting {source} contacts and find introductions',
      'Note for each one sum, trade, stage, place and a person. Mark who can introduce you. For grants list programmes with closing dates; for crowdfunding list three hundred people you can write to yourself.',
      [
        'Fill the table of {source} contacts',
        'Ask ten people for an introduction',
        'Send a text of five lines they can forward',
      ],
      10,
    ),
    step(
      'Practise the talk with five critical listeners',
      'Speak for three minutes and answer questions for twenty. Collect the ten hardest and answer each in under a minute. Begin with listeners you do not need money from.',
      [
        'Record the three minutes',
        'Book five practice talks',
        'Write answers to the ten questions about {source} terms',
      ],
      8,
      { when: { weeksFrom: 4 } },
    ),
    step(
      'Hold all {source} talks within six weeks',
      'Put them close together, send a short summary the same day, and every two weeks news to all. Keep a table with state and next step. A no gets one question: what would you need to see?',
      [
        'Plan three talks a week',
        'Send news of progress to every {source} contact',
        'Improve the pages after each fifth talk',
      ],
      40,
      { measured: 'Have {50%} promised' },
    ),
    step(
      'Compare {source} terms, sign, and plan the reports',
      'Compare cost, shares, say, guarantees, duration and what happens in a bad year. Let the lawyer explain the three worst clauses of the {source} contract. Sign, check that the money has arrived, and fix when you report.',
      ['Make a table of the terms', 'Talk to two others they have financed', 'Note repayment and report dates'],
      16,
      { waitDays: 30, measured: 'Have all {total} signed and on the account' },
    ),
  ],
  suggestions: [
    tip(
      'Begin with nine months of cash',
      'Those who need money quickly get worse terms.',
      'Look at the date monthly',
      'Have a smaller plan too',
    ),
    tip(
      'Ask for advice before money',
      'Many givers want to watch you for a while.',
      'One clear question',
      'Report what you did with it',
    ),
    tip(
      'Know ten numbers by heart',
      'Givers expect founders to know their own figures.',
      'Turnover, margin, cost of a customer',
      'Practise daily for a week',
    ),
    tip(
      'Let customers talk',
      'One call with a happy customer weighs more than slides.',
      'Ask three beforehand',
      'Offer the number',
    ),
    tip('Check the givers too', 'You will live together for years.', 'Ring two founders', 'Ask about bad times'),
    tip(
      'Fill a third before a campaign goes public',
      'Strangers rarely want to be the first to give.',
      'Personal promises',
      'First 48 hours',
    ),
    tip(
      'Show a bad version of the plan',
      'It proves that you have thought about what you would cut.',
      '30 per cent less',
      'What you would stop',
    ),
    tip(
      'Write down every objection',
      'An objection that comes three times needs a better answer.',
      'List with dates',
      'One answer each',
    ),
    tip(
      'Keep selling meanwhile',
      'Growing sales convince more than any slide.',
      'One founder stays with customers',
      'Fixed days',
    ),
    tip('Divide the sum', 'Two smaller sources are often easier.', 'Loan plus grant', 'Ask which exclude each other'),
    tip(
      'Rehearse the room',
      'A missing adapter can cost the first five minutes.',
      'Slides also as PDF',
      'Ten minutes early',
    ),
    tip(
      'Plan what a no means',
      'With a smaller plan in hand you talk more calmly.',
      'Slower growth',
      'A date for the second attempt',
    ),
  ],
};
