import { type Kind, step, tip } from '../kind.ts';
import { childSavingsHere } from '../local-money.ts';

/** The child is too old for pocket money in jars. */
const nearlyGrown = [
  'high_school/teenager/teenagers/teen/graduates/graduation/graduating/sixth_form/a-levels/abitur',
  '13/14/15/16/17/thirteen/fourteen/fifteen/sixteen/seventeen',
];
/** Five years: shares may not come back in time. */
const fiveYears = 260;

export const childSavings: Kind = {
  id: 'child-savings',
  category: 'financial',
  name: 'Save for my child',
  slots: {
    child: {
      words: [
        'grandson',
        'granddaughter',
        'grandchildren',
        'grandchild',
        'godchild|godson|goddaughter',
        'nephew',
        'niece',
        'twins',
        'sons',
        'daughters',
        'son',
        'daughter',
        'baby|newborn',
        'children|kids',
        'child',
      ],
      otherwise: 'child',
    },
    aim: {
      words: [
        'studies|university|college|studies|529',
        'school fees|private school',
        'driving licence|first car|driving',
        'first flat|start in life|18',
        'training|apprenticeship',
        'year abroad',
        'wedding',
        'first home|savings account',
      ],
      otherwise: 'start in life',
    },
  },
  ask: {
    question: 'How old is the child?',
    chips: ['Under 6', '6 to 12', '13 or older'],
  },
  hoursAWeek: 0.5,
  weekly: 'Add a small sum or coin to the fund, together with the child when old enough',
  measures: ['€', '$', '£', '¥', '₹', 'CHF', 'money', 'euros', 'dollars', 'pounds'],
  overview:
    'You will decide what the money for your {child} is for and when it is needed, choose in whose name it lies, and let a small sum be saved automatically. The child learns step by step how money works.',
  approach:
    'Your own reserve, expensive debts and pension come first: children can get grants and loans for studies, but nobody pays for your old age. With more than ten years to go, broad cheap funds are usual; with less than five, safe savings. Typical mistakes are costly insurance products, and money in the child’s name that one wants back later.',
  done: 'The account is open in the right name, the transfer runs, grandparents know where to pay in, and there is a date on which it becomes safer.',
  cautions: [
    'Money in a child’s name usually belongs to the child and is theirs at 18, and it may affect benefits, student aid and family insurance. Look up the rules or ask before you open it. For a child with a disability get advice on a trust first.',
    'Funds can fall; this is general knowledge and no personal advice.',
  ],
  steps: [
    step(
      'Write down what the money is for and when',
      'Fix the sum, the year, and how much of it you want to give. {total|10,000} over {span|120 months} is {rate} before any interest. If that is too much, choose a smaller sum now and raise it each year: a late start costs more than a small one.',
      [
        'Write purpose, sum and year',
        'Compare the monthly sum with what is left after bills',
        'Choose the sum you begin with',
      ],
      0.5,
    ),
    step(
      'Check that your own basics are in place',
      'Check reserve, expensive debts, pension, and life and disability cover for the parents. If something is missing, begin with a small sum for your {child} and close the gap first.',
      ['Answer the four points in writing', 'Fix the sum that is left'],
      1,
    ),
    step(
      'Decide in whose name you save',
      'In your own name you stay free and pay the tax. In the child’s name there are own allowances, but the money is theirs. Compare tax, access at 18 and the effect on student aid: in the United States a 529 plan stays yours and is for education, in the UK a Junior ISA belongs to the child at 18.',
      [
        'Read the official page on savings for children',
        'Write pros and cons in two columns',
        'Decide with the other parent',
      ],
      1.5,
    ),
    step(
      'Compare three low-cost accounts',
      'For more than ten years a broad fund plan at low cost is usual, for five to ten a mix, for less than five savings with deposit protection. Beware of products that mix saving with insurance for the {aim}.',
      [
        'Compare cost per year of three',
        'Check deposit protection or regulator',
        'Collect papers: birth certificate, tax number',
      ],
      2,
      { local: childSavingsHere, when: { weeksFrom: fiveYears } },
    ),
    step(
      'Compare three safe accounts for the few years left',
      'With less than five years to go a fall in shares may not be made up in time. So savings with deposit protection, fixed terms that end before the first bill, or the most cautious choice of an education plan. Compare rate, access and any tax benefit.',
      [
        'Compare rate and access of three',
        'Check until when the money is locked',
        'Collect papers: birth certificate, tax number',
      ],
      2,
      { when: { weeksTo: fiveYears } },
    ),
    step(
      'Open the account and start the transfer',
      'Both parents usually have to sign, and identification takes some days. The transfer leaves the day after payday or the day the child benefit arrives.',
      ['Open it for your {child}', 'Set up the monthly transfer', 'Pay in gifts that lie around'],
      1.5,
      { waitDays: 10, measured: 'Save the first {20%} automatically' },
    ),
    step(
      'Tell family how they can pay in',
      'Grandparents and godparents are often glad of a sensible idea. Half of each birthday gift goes in, half is for spending. Write down who gave what.',
      ['Send a short message with the details', 'Agree on half and half with your {child}'],
      0.5,
      { measured: 'Reach {50%} with help from the family' },
    ),
    step(
      'Begin with pocket money and three jars',
      'From about five years: a fixed small sum on a fixed day, jars for spending, saving and giving. No advance, no deduction as punishment. From twelve a clothes budget, from fifteen an own account.',
      ['Agree on sum and day', 'Let your {child} label the jars', 'Talk about one purchase each week'],
      2,
      { when: { weeksFrom: fiveYears, unsaid: nearlyGrown } },
    ),
    step(
      'Look up which grants and aid your {child} could get',
      'Grants, scholarships, aid and loans have dates a year ahead, and some depend on your income or savings. Make one list with dates and what each needs, and do the first together.',
      [
        'Find the official page on student aid',
        'Write three dates into the calendar',
        'Talk with your {child} about costs and shares',
      ],
      2,
      { when: { said: nearlyGrown } },
    ),
    step(
      'Check it once a year and make it safer in time',
      'Raise the sum with every pay rise. Five years before the {aim} begin to move a fifth a year into safe savings, so that a bad year cannot spoil it. It is done when the sum is there in safe form and your {child} knows what it is for.',
      [
        'Put the yearly check in the calendar',
        'Write the dates for moving to safety',
        'Show your {child} the account at a sensible age',
      ],
      1,
      { when: { weeksFrom: fiveYears }, measured: 'Reach {total} and make it safe in time' },
    ),
    step(
      'Check the sum every quarter and raise it once a year',
      'Compare the balance with where it should be by now, and add part of every refund or rise. It is done when the sum is there before the first bill and your {child} knows what it is for.',
      [
        'Put four checks a year in the calendar',
        'Raise the transfer with each rise in pay',
        'Show your {child} the account',
      ],
      1,
      { when: { weeksTo: fiveYears }, measured: 'Reach {total} before the first bill' },
    ),
  ],
  suggestions: [
    tip('Save what falls away', 'Nappies and nursery end one day.', 'Redirect the sum at once', 'Half is fine'),
    tip(
      'Let them see you save',
      'Children copy what they see.',
      'Say what you are waiting for',
      'Compare prices together',
    ),
    tip(
      'Treat siblings by the same rule',
      'The same sum at the same age avoids quarrels.',
      'Write the rule down',
      'Explain differences',
    ),
    tip(
      'Keep a page about the money',
      'Later it shows how many people wished them well.',
      'Note who gave and when',
      'Hand it over at 18',
    ),
    tip('Pay interest at home', 'They understand it with own coins.', 'One for each ten a month', 'In the saving jar'),
    tip(
      'Avoid contracts at the door',
      'Sellers like to visit new parents.',
      'Sign nothing at home',
      'Compare the costs first',
    ),
    tip(
      'Use tax allowances',
      'Children often have an allowance of their own.',
      'Read the official page',
      'Ask the provider',
    ),
    tip(
      'Name who continues if you die',
      'The plan should not stop with you.',
      'Name a guardian in your will',
      'Check your life cover',
    ),
    tip(
      'Allow bad purchases',
      'A broken toy for five teaches cheaply.',
      'Do not replace it',
      'Ask what they would do now',
    ),
    tip(
      'Talk about studies early',
      'The cost depends on the choice.',
      'Grants, work, living at home',
      'From about fifteen',
    ),
    tip(
      'Let teenagers earn',
      'Own money is spent with more care.',
      'Neighbours, lawn, tutoring',
      'Match what they save',
    ),
    tip('Do not touch it for holidays', 'It is easy while they are small.', 'Another bank', 'Two signatures'),
  ],
};
