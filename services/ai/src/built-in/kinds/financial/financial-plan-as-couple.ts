import { type Kind, step, tip } from '../kind.ts';

const unequal = ['double/twice/half what/wot', '50/50', 'earns/makes/earning more/less/double', 'feels off'];
const hidden = ['hiding the/his/her', 'found out about', 'by accident', 'secret', 'only one of us'];

export const financialPlanAsCouple: Kind = {
  id: 'financial-plan-as-couple',
  category: 'financial',
  name: 'Plan our money together',
  slots: {
    partner: {
      words: ['husband', 'wife', 'girlfriend', 'boyfriend', 'fiancee', 'fiance', 'spouse', 'partner'],
      otherwise: 'partner',
    },
    topic: {
      words: [
        'debts|debt|loans',
        'rent and bills|rent|bills',
        'parental leave|maternity|baby',
        'different incomes|earns twice|earns more|one income',
        'spending|spends|purchases|shopping',
        'house purchase|house|buy a home',
        'retirement|pension',
        'children’s costs|kids|patchwork|stepchildren',
        'marriage contract|prenup',
        'savings|save',
      ],
      otherwise: 'shared costs',
    },
  },
  ask: {
    question: 'How do you handle money as a couple now?',
    chips: ['Separately', 'All together', 'One of us does everything'],
  },
  hoursAWeek: 1,
  weekly: 'Spend ten minutes together on money: what came, what goes, one decision',
  overview:
    'You and your {partner} will put all figures on one table, agree what is shared and what stays private, decide three common aims, and hold a short monthly money talk. Beginning with wishes instead of bills makes it easier.',
  approach:
    'An arrangement is fair when both of you call it fair; often that means shares by income instead of halves. Each keeps some money that needs no explanation. It goes wrong when only one person knows the accounts, when debts are kept quiet, or when you talk about money in a quarrel.',
  done: 'Both can say what comes in, what is owed and what is saved, the accounts are arranged as agreed, and three monthly money talks have taken place.',
  cautions: [
    'If your partner takes your pay, forbids you money, makes debts in your name or punishes you for spending, that is financial abuse. A domestic-abuse helpline can advise you in confidence.',
    'Unmarried couples have few rights by law; have a house, a loan or unpaid family work settled in writing by a lawyer or notary. Think hard before you sign for the other’s debts.',
  ],
  steps: [
    step(
      'Ask your {partner} for one hour about wishes',
      'No bills yet. What would money be for if it were enough? How was it at home when you were a child? What worries you? Each answers, the other asks and does not correct.',
      [
        'Agree on day, hour and something nice to drink',
        'Each writes three wishes and one worry',
        'Swap the pages and ask questions',
      ],
      1.5,
    ),
    step(
      'Lay all figures on one table',
      'Bring income, accounts, savings, debts, contracts, pensions and credit records on the same day, without reproaches about the past. Look for what concerns the {topic} in particular.',
      ['Each lists their own figures first', 'Join both lists on one page', 'Note what neither of you knew'],
      2.5,
    ),
    step(
      'Choose three aims and their order',
      'As a rule: small cushion, expensive debts, three months of reserve, then the wishes and old age of both. Give each aim a sum and a date.',
      [
        'Each names three, keep what you share',
        'Write a sum and a date beside each aim',
        'Say what your {partner} gains from each aim',
      ],
      1.5,
    ),
    step(
      'Open the hidden sums without blame, both on one evening',
      'Each brings every balance and loan, also the one that hurts, on a sheet turned face down. Turn them at the same time. The first word is thank you; what follows is decided a week later.',
      ['Agree on the evening', 'Each fills in one sheet', 'Decide nothing before next week'],
      1,
      { when: { said: hidden } },
    ),
    step(
      'Agree who pays what share',
      'Add up common costs: home, food, children, insurance, saving. Then choose halves or shares by income, counting unpaid work at home and lost pension. Put your rule for the {topic} into one written sentence.',
      ['Add up common costs', 'Work out both ways of sharing', 'Write down the one you both call fair'],
      1.5,
    ),
    step(
      'Reckon shares by income with one example',
      'Common costs of 1,500 with pay of 2,000 and 1,000: one pays two thirds, 1,000, the other 500. Count what is left for each, and the hours at home. Look again at every change of pay.',
      ['Add up the common costs', 'Reckon both shares', 'Compare what is left for each'],
      0.7,
      { when: { said: unequal } },
    ),
    step(
      'Set up accounts that fit the agreement',
      'Many couples do well with three: a common one for bills and saving, and one of each own. Standing orders run the day after payday. Both of you can see the common account and its papers.',
      ['Open or rename the accounts', 'Set up standing orders', 'Show your {partner} every login that is shared'],
      2,
      { waitDays: 7 },
    ),
    step(
      'Agree on free money and a limit for asking',
      'Each gets the same free sum that needs no explanation, and above an agreed price you talk before buying. It ends most quarrels about small things and secret purchases.',
      ['Fix both sums with your {partner}', 'Try them for two months'],
      0.5,
    ),
    step(
      'Protect each other for hard times',
      'Think of illness, death, job loss and separation: life and disability cover where somebody depends on you, wills, powers of attorney, beneficiaries, and the pension of the one who works less. If you own property unmarried, you need a contract.',
      [
        'List what would happen in each case',
        'Ask a notary or independent adviser two questions about the {topic}',
        'Settle the most important gap first',
      ],
      4,
      { when: { weeksFrom: 6 } },
    ),
    step(
      'Hold three monthly money talks',
      'Take thirty minutes on a fixed date: what went well, the figures, one decision, one thank you. Take turns in preparing. It is done after the third, when you and your {partner} could each do it alone.',
      ['Put three dates in both calendars', 'Swap the tasks after each with your {partner}', 'Update the page of aims'],
      2.5,
    ),
  ],
  suggestions: [
    tip('Talk when full and rested', 'Tired and hungry people quarrel sooner.', 'After a meal', 'Never in bed'),
    tip('Begin with thanks', 'Each does something that is not seen.', 'One thing each', 'Also for unpaid work'),
    tip('Say we instead of you', 'It keeps the problem in front of both.', 'How do we manage this?', 'No old stories'),
    tip(
      'Let the non-planner choose the method',
      'Plans last when both like them.',
      'Paper, app, whiteboard',
      'Try for two months',
    ),
    tip(
      'Confess debts in one go',
      'Telling it bit by bit destroys trust.',
      'Put the letters on the table',
      'Bring a first plan',
    ),
    tip('Keep an account of your own', 'It gives both dignity and safety.', 'With a small reserve', 'Known to both'),
    tip(
      'Make a folder for emergencies',
      'Each of you must be able to manage alone.',
      'Accounts, contracts and contacts',
      'Show each other where it is',
    ),
    tip(
      'Count unpaid work',
      'Care and housework are worth money.',
      'Write down hours per week',
      'Pay into that person’s pension',
    ),
    tip(
      'Decide about family loans together',
      'Money for relatives often divides couples.',
      'Never decide alone',
      'Lend only what you can lose',
    ),
    tip(
      'Celebrate reached aims',
      'It keeps both of you in the plan.',
      'Set a small sum for it',
      'Take turns in choosing',
    ),
    tip('Ask a neutral person when stuck', 'Debt advice and counsellors know this.', 'One session', 'Bring the page'),
    tip(
      'Review when life changes',
      'A baby, job, move or illness changes what is fair.',
      'Agree on new shares',
      'Do it within a month',
    ),
  ],
};
