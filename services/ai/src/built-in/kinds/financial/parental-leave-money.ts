import { type Kind, step, tip } from '../kind.ts';
import { childcareHelpHere, parentalLeaveHere } from '../local-health.ts';

export const parentalLeaveMoney: Kind = {
  id: 'parental-leave-money',
  category: 'financial',
  name: 'Afford parental leave and childcare',
  slots: {
    leave: {
      words: [
        'maternity leave|maternity',
        'paternity leave|paternity',
        'shared leave|shared parental leave',
        'parental leave|elternzeit',
        'career break|year at home|stay at home',
        'childcare|nursery fees|nursery|daycare|childminder|kita',
      ],
      otherwise: 'parental leave',
    },
    care: {
      words: ['childcare|nursery|daycare|childminder|kita|nanny|after-school|holiday clubs'],
      otherwise: 'childcare',
    },
    own: {
      words: ['self-employed|self employed|freelance|freelancer|own business|sole trader'],
      otherwise: 'own business',
    },
  },
  ask: {
    question: 'What is the hardest part?',
    chips: ['Less income for months', 'The cost of childcare', 'Whether going back pays'],
  },
  hoursAWeek: 1.5,
  measures: ['€', '$', '£', 'CHF', 'money', 'euros', 'dollars', 'pounds'],
  overview:
    'You will put the months of {leave} on one page with what comes in and goes out, claim all you are entitled to in time, save up for the gap, and choose care and hours that leave most at the end.',
  approach:
    'The gap is seldom in the first month but in months four to twelve, when pay runs out and nursery asks for a deposit. Deadlines for notice and benefits are strict. Compare families, not wages: what is left after care, tax, travel and pension, for both of you.',
  done: 'Every month until both work again is covered on paper, applications are approved, and the care place is confirmed.',
  cautions: [
    'Do not leave a job or sign away rights before asking a union, a family advice office or a lawyer: protection differs and often depends on notice in time. Keep pension and health insurance running for the one at home.',
  ],
  steps: [
    step(
      'Draw the months on one page',
      'One column a month from the birth to the day both work. Write pay, benefits, rent, food and the new costs: about 60 to 150 a month for a baby without care. Circle the months below zero; this is your gap.',
      [
        'Take two payslips and last month’s spending',
        'Write income and costs month by month',
        'Circle the months below zero',
      ],
      1.5,
    ),
    step(
      'Find out what your employer and state pay',
      'Read contract, collective agreement and official calculator: weeks, rate, conditions such as time in the job, what the partner can take, what part-time work changes. Ask for it in writing.',
      ['Use the official calculator for {leave}', 'Ask HR three questions by mail', 'Enter the figures on the page'],
      2,
      { local: parentalLeaveHere, waitDays: 7 },
    ),
    step(
      'Learn what the self-employed can claim',
      'Often another benefit applies, based on last year’s profit or contributions paid for some months. Check the qualifying weeks now, since a small voluntary contribution can decide. Plan who serves your clients.',
      [
        'Ask the insurance or benefit office',
        'Pay missing contributions in time',
        'Write to clients three months ahead',
      ],
      2,
      { when: { named: 'own' }, waitDays: 10 },
    ),
    step(
      'Live on the future income for three months',
      'From now on put the difference aside on payday. You fill the gap and test it at the same time. Buy baby things used: cot, pram and clothes for under a fifth.',
      ['Set the transfer for {leave} on payday', 'List what to borrow or buy used', 'Note where it pinched'],
      3,
      { waitDays: 60, measured: 'Save the first {50%} of the gap' },
    ),
    step(
      'Give notice and apply before the deadlines',
      'Notice to the employer commonly 7 to 15 weeks before, benefits from birth within weeks, often not paid backwards. Put all papers in one folder: certificate, payslips, identity, account.',
      [
        'Enter all deadlines in the calendar',
        'Hand in notice of {leave} in writing',
        'Prepare applications before the birth',
      ],
      3,
      { waitDays: 14 },
    ),
    step(
      'Get on the lists for care and compare the real price',
      'Visit nursery, childminder and nanny share; ask fee, meals, closing weeks, deposit, settling-in time. Then take off free hours, vouchers, tax relief and low-income help. Apply a year ahead where places are short.',
      ['Visit three places for {care}', 'Fill in a table with the price after all help', 'Join two waiting lists'],
      6,
      { local: childcareHelpHere, waitDays: 30 },
    ),
    step(
      'Calculate three ways of sharing work',
      'For each: net pay of both, {care}, travel, benefits, pension. One at home, both four days, one full and one half. Look also three years ahead: years at home cost pay and pension for decades.',
      [
        'Calculate three ways in a table',
        'Add pension and career to the figures',
        'Decide with both pages on the table',
      ],
      2,
    ),
    step(
      'Ask for the hours and secure the pension',
      'Ask in writing for days, hours and the date to return, with an idea how the work gets done. For the one who earns less agree a monthly sum into their pension; some states credit child years only on application.',
      ['Write the request for hours', 'Apply for child-raising credits', 'Set up the pension transfer'],
      2,
      { waitDays: 30, measured: 'Have all {total} for the gap saved' },
    ),
    step(
      'Check the page each month until both work again',
      'Compare real and planned, and change early. Plan overlap: settling a child in takes two to six weeks. It is done when the last circled month is past and the care place works.',
      [
        'Compare the plan for {leave} with the account each month',
        'Plan four weeks for settling in',
        'Cancel what is no longer needed',
      ],
      3,
      { waitDays: 30 },
    ),
  ],
  suggestions: [
    tip('Swap evenings with another family', 'Care that costs nothing.', 'Every second Friday', 'Written hours'),
    tip('Take unused holiday at full pay', 'It bridges weeks.', 'Ask how much carries over', 'Before or after'),
    tip(
      'Check tax class or allowances early',
      'In some countries it changes the benefit.',
      'Months before birth',
      'Ask an adviser',
    ),
    tip('Ask about keeping-in-touch days', 'Paid days during leave.', 'How many', 'What for'),
    tip('Use savings evenly', 'A fixed monthly draw feels like pay.', 'From its own account', 'Until the last month'),
    tip('Hold a baby market with friends', 'Borrowing beats buying.', 'By size', 'Names inside'),
    tip('Look at grandparents’ care with care', 'Agree days and sick cover.', 'Two days a week', 'Trial month'),
    tip('Ask both employers about vouchers', 'Some pay part of care.', 'Untaxed', 'Per child'),
    tip('Split parental leave', 'Both keep their job and know the baby.', 'Father months', 'Compare pay'),
    tip('Do not buy the bigger car yet', 'It is the dearest baby thing.', 'Wait a year', 'Borrow for trips'),
    tip('Check the second child’s discount', 'Fees often fall.', 'Siblings', 'Ask the council'),
    tip('Plan school holidays too', 'Thirteen weeks need care.', 'Clubs', 'Shared leave'),
  ],
};
