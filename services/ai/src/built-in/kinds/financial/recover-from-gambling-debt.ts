import { type Kind, step, tip } from '../kind.ts';
import { debtAdviceHere } from '../local-money.ts';

/** Somebody knows. */
const told = ['told my/the _', 'wife/husband/partner/sister/brother/mum/mother/dad/father knows', 'she/he knows'];

/** A part of the doors is shut. */
const blocked = [
  'gamstop/spelpaus/rofus/oasis',
  'self-excluded/self_excluded',
  'closed/deleted/blocked _? _? accounts/account/apps/app',
  'installed/got gamban/blocking',
  'gave/given her/him/my_wife/my_husband/my_sister _? cards/card/online_banking/banking/phone',
];

/** The money has something better to do. */
const pot = ['wedding/deposit/fund/pot/honeymoon/saving/savings'];

/** Debts are no part of it. */
const debts = ['debt/debts/owe/owed/loan/loans/lender/lenders/overdraft/borrowed/creditors/repay/lost'];

export const recoverFromGamblingDebt: Kind = {
  id: 'recover-from-gambling-debt',
  category: 'financial',
  name: 'Stop gambling and get my money in order',
  slots: {
    game: {
      words: [
        'sports betting|betting|bookies|bets|bet',
        'online casinos|online casino|casino|casinos',
        'slot machines|slots|slot',
        'poker',
        'roulette',
        'scratch cards|scratch',
        'lottery|lotto',
        'horse racing|horses',
        'day trading|trading|crypto',
        'loot boxes',
        'bingo',
        'blackjack',
        'arcade machines|fruit machines',
      ],
      otherwise: 'gambling',
    },
    person: {
      words: [
        'wife',
        'husband',
        'girlfriend',
        'boyfriend',
        'partner',
        'parents',
        'mother|mum|mom',
        'father|dad',
        'brother',
        'sister',
        'friend|friends',
      ],
      otherwise: 'most trusted person',
    },
  },
  ask: {
    question: 'When did you last gamble?',
    chips: ['Today or this week', 'Some weeks ago', 'It is somebody close to me'],
  },
  hoursAWeek: 3,
  weekly: 'Go to one meeting or talk, and let your trusted person see the account',
  measures: ['€', '$', '£', '¥', '₹', 'CHF', 'money', 'euros', 'dollars', 'pounds'],
  overview:
    'You will close the ways to {game} today, tell your {person}, give others control over money for a time, get treatment, and pay debts by a plan that leaves enough to live on. The losses are not won back; they are paid off slowly.',
  approach:
    'First blocks, then openness, then treatment, then debts: in this order, because money without protection is gambled again. Urges come in waves of about twenty minutes. A relapse is a reason to strengthen the blocks within a day and no reason to give up.',
  done: 'No gambling for the time you set, or six months, blocks in place for years, debts under a plan that is being kept, and one person sees the figures every month.',
  cautions: [
    'Gambling debts drive many people to thoughts of suicide. If you have them, call a crisis line or the emergency number now. Debts can be dealt with.',
    'Gambling addiction is an illness and can be treated; ask your doctor or a gambling helpline, free and anonymous. Do not take a loan to cover losses. With loan sharks or threats go to debt advice and the police.',
    'Some medicines for Parkinson’s and restless legs can cause gambling: ask the doctor, do not stop them by yourself.',
  ],
  steps: [
    step(
      'Call a gambling helpline and tell one person',
      'Today. You need not know what to say: I gamble and cannot stop. Then tell your {person} the truth or at least the first part. If it is about somebody close to you, the helpline is for relatives as well.',
      ['Call or chat with a helpline', 'Ask your {person} for an hour today or tomorrow'],
      1,
      {
        when: { unsaid: told },
        resources:
          'Helplines: https://www.gamcare.org.uk · https://www.ncpgambling.org · Groups: https://www.gamblersanonymous.org',
      },
    ),
    step(
      'Let the one who knows see the account, and ring a helpline',
      'You have said it, which is the hardest part. Now make it hold: your {person} may look at every statement, without asking, for six months. Ring or chat with a helpline today as well; they know treatment, groups and the gaps in blocks.',
      ['Show the statements of three months', 'Agree on a weekly look of ten minutes', 'Ring or chat with a helpline'],
      1,
      { when: { said: told }, resources: 'Help: https://www.gamcare.org.uk · https://www.ncpgambling.org' },
    ),
    step(
      'Block every way to {game}',
      'Sign up for national self-exclusion for the longest time, the gambling block of your bank, and blocking software on all devices. Delete apps and accounts, leave tips groups, and be barred from shops and halls. Somebody else keeps the passwords.',
      [
        'Sign up for national self-exclusion',
        'Call the bank for the block',
        'Install blocking software and hand over the password',
      ],
      2,
      { when: { unsaid: blocked } },
    ),
    step(
      'Find the doors that your blocks still leave open',
      'Go through them one by one: other sites, shops and halls, bank block, app stores, mail offers, cash, a second phone. National self-exclusion for the longest time, software on every device, and the password with your {person}. Each door is shut the day you find it.',
      ['Write every way you have ever used', 'Shut three of them today', 'Hand over the passwords'],
      1.5,
      { when: { said: blocked } },
    ),
    step(
      'Hand over control of money for six months',
      'Let your pay go to an account with two signatures or to your {person}, and get a weekly sum in cash or on a card without credit. Cut up cards, cancel overdraft and limits, and ask credit bureaus for a block.',
      ['Agree in writing on the weekly sum', 'Cancel cards and overdraft', 'Let them see the statements'],
      2,
    ),
    step(
      'Start treatment or a self-help group',
      'Cognitive behavioural therapy and groups help most. Ask doctor or advice service about waiting times and go to a group meanwhile: three meetings before you judge. Depression, alcohol and ADHD are often part of it.',
      ['Book the first appointment', 'Go to a meeting this week', 'Write down when the wish for {game} comes'],
      8,
      { waitDays: 7 },
    ),
    step(
      'Tell the whole sum and list every debt',
      'Tell everything at once: banks, cards, friends, work, pawn, unpaid bills. Telling it in parts destroys trust. An adviser may be present. The list shows what comes first: rent, power, taxes, fines.',
      ['Order credit records', 'Write one line per debt', 'Show it to your {person}'],
      2,
    ),
    step(
      'Make a payment plan with a free debt adviser',
      'Living costs come first, then a plan with all creditors, without new loans or payments in panic. Give friends an honest date. The adviser writes to creditors and knows about insolvency.',
      [
        'Book free debt advice',
        'Bring the list of debts and your payslips',
        'Pay by standing order, run by your {person} at first',
      ],
      4,
      { local: debtAdviceHere, waitDays: 14, measured: 'Pay back the first {10%} by plan' },
    ),
    step(
      'Send what you would have staked to a pot you cannot open',
      'Work out a usual week of stakes. On payday this sum goes by standing order to an account in the name of your {person}, or one with two signatures. It shows each week what stopping is worth.',
      ['Work out a usual week of stakes', 'Set the standing order for payday', 'Look at the pot together once a month'],
      1,
      { when: { said: pot, unsaid: debts } },
    ),
    step(
      'Prepare for urges and for payday',
      'Write your five strongest triggers and what you do for twenty minutes: call, walk, shower, out of the house. Payday and sports weekends need company. Fill the time you used to spend on {game} with something exciting: sport, games without money, music.',
      ['Write the card and carry it', 'Plan the next three paydays', 'Choose one new activity'],
      6,
    ),
    step(
      'Stay free of gambling for six months and go on',
      'Mark each day. After a relapse: tell your {person} the same day, find the gap, close it, go to a meeting. At six months take back control in small steps and keep the blocks. It is done when the marks are complete and the plan has been paid every month.',
      [
        'Hang up a calendar and mark each day',
        'Hold a monthly look at the figures',
        'Decide on the next small step of control',
      ],
      8,
      { measured: 'Keep to the plan until {total} is repaid' },
    ),
  ],
  suggestions: [
    tip('Carry little cash', 'It makes a lapse smaller.', 'Get the weekly sum in two parts', 'No card in the evening'),
    tip('Wait twenty minutes', 'An urge rises and then falls again.', 'Set a timer', 'Call somebody meanwhile'),
    tip(
      'Avoid the way past the shop',
      'Places can set off the urge.',
      'Take another route',
      'Use another petrol station',
    ),
    tip(
      'Switch off sport with odds',
      'Betting adverts are made to work on you.',
      'Listen to the radio instead',
      'Mute and unfollow',
    ),
    tip(
      'Write what winning would change',
      'Most winnings are gambled again.',
      'Write three honest lines',
      'Read them on payday',
    ),
    tip(
      'Count days and money not lost',
      'It shows what you have gained.',
      'Use your average loss per week',
      'Write both on one sheet',
    ),
    tip('Tell your doctor', 'Sleep and mood often need care as well.', 'Say the word gambling', 'Take somebody along'),
    tip(
      'Let relatives get help of their own',
      'They carry a heavy load, too.',
      'There are groups for families',
      'They should not pay debts in secret',
    ),
    tip('Ask before trusting trading apps', 'Quick trading is gambling for many.', 'No leverage', 'Adviser or nothing'),
    tip(
      'Find excitement elsewhere',
      'Many people miss the tension at first.',
      'Climbing, team sport or drums',
      'A fixed evening each week',
    ),
    tip(
      'Show figures instead of promising',
      'Trust comes back when others can check.',
      'Show the statements every month',
      'Tell them small sums, too',
    ),
    tip('Celebrate without money', 'Thirty, ninety, one hundred and eighty days.', 'A meal at home', 'Tell the group'),
  ],
};
