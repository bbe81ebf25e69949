import { type Kind, step, tip } from '../kind.ts';

const abroad = ['in/into/buy/buying/keep/hold dollars/usd/euros/pounds/stablecoins', 'foreign/hard currency'];
const begun = ['already/have saved/save/put', 'saved/put_by/put_aside so far', "i've saved"];

const pulledBack = [
  'pulled/took/taken/take/withdrew/raided/dipped it/into? back/out/again/it',
  'dip/dipping into',
  'always/keep/kept spend/spending/take/taking it',
  'hit/hits/land/lands and/n vanish/vanishes/gone/go',
  'is/it over/gone/spent by/before',
];
const lumpy = [
  'lumpy/irregular/tips/gigs/freelance/seasonal/commission/harvest/casual/zero_hours',
  'a/every/per day',
  'sell/sells/selling second-hand/clothes/shoes/vegetables/food',
];

export const saveEveryMonth: Kind = {
  id: 'save-every-month',
  category: 'financial',
  name: 'Put a fixed sum aside every month',
  slots: {
    aim: {
      words: [
        'ticket home|return ticket|plane ticket|flight|ticket',
        'gold chain|gold|jewellery|necklace',
        'school fees|fees',
        'land|plot',
        'house|home',
        'car|motorbike|scooter',
        'wedding',
        'business',
        'holiday|trip',
        'retirement|old age',
      ],
      otherwise: 'aim',
    },
  },
  ask: {
    question: 'How much can you put aside in a normal month, and what is it for?',
    chips: ['A small sum, for nothing special', 'A fixed sum, for one purchase', 'In dollars, since prices rise'],
  },
  hoursAWeek: 0.5,
  weekly: 'Look whether this month’s sum has been put aside, and cross off the month',
  overview:
    'You fix one sum that also holds in a bad month, let it leave on the day the money comes, and keep it where you cannot spend it by accident. Every month is crossed off on one sheet, so that you see how near you are to your {aim}.',
  approach:
    'Who saves first and spends the rest gets there; who saves what is left rarely does. A sum that is a little too small and comes every month beats a large one that stops in March. What usually goes wrong is one drawer for all money, and a loan to a relative out of the savings.',
  done: 'The sum has been put aside in every month until your date, and the money is still there.',
  cautions: [
    'Rent, food, medicine and debts with high interest come first. Nobody who promises a return of several per cent a month is honest.',
    'Keep large sums with a bank, post office or licensed provider rather than at home, and in your own name.',
  ],
  steps: [
    step(
      'Write the sum, the payday and what it is for on one line',
      'Take pay, minus what you send home, minus rent, food and transport. Choose a sum that would also have worked in the worst of the last three months. Count the paydays until your date: sum times paydays is what you will have by then. 100 a month are 1,200 in a year, and 25 a week nearly 1,300.',
      ['Write down the worst of three months', 'Choose the sum', 'Multiply by the paydays until your date'],
      0.5,
    ),
    step(
      'Look up what your {aim} will cost by then',
      'Ask for today’s price in two places and add a tenth for rising prices. If sum times paydays is less, you see it now: move the date, raise the sum from the third month, or choose a smaller version.',
      ['Ask for two prices', 'Add a tenth', 'Compare with what you will have'],
      0.75,
      { when: { named: 'aim' } },
    ),
    step(
      'Decide what the money may be used for',
      'One sentence for the good case and one for the bad: from this sum on I buy, or this is for the day the work stops. Money without a purpose is lent or spent first. Put the sentence on the sheet with the paydays.',
      ['Write both sentences', 'Draw a box for each payday', 'Hang the sheet up'],
      0.5,
      { when: { unnamed: 'aim' } },
    ),
    step(
      'Find the day on which the money usually goes',
      'Look through the last two months: on which day and for what was it gone, or taken back? Lower the sum until nothing was taken back for three months. Half a sum that stays beats a whole one that returns.',
      [
        'Mark each withdrawal with its reason',
        'Set the sum to half where it came back twice',
        'Give the commonest reason a pot of its own',
      ],
      0.7,
      { when: { said: pulledBack } },
    ),
    step(
      'Choose a place for it that is out of reach',
      'A second account or a mobile wallet without a card, a post office book, or a fixed deposit for each quarter. It should take an hour or a day to get at the money. Compare the fee, and ask what happens when you change job or country.',
      ['Compare two places and their fees', 'Open one in your own name', 'Leave its card at home or order none'],
      1,
      { waitDays: 5, when: { unsaid: abroad } },
    ),
    step(
      'Open an account in the other currency with a licensed bank',
      'Ask two banks about an account in that currency, the least balance, fees for paying in, and whether you may take it out in the same currency. Apps must be named on the regulator’s list. Write down the rate that you really paid each time: the spread eats more than the interest.',
      ['Ask two banks the four questions', 'Look the app up at the regulator', 'Open one and pay in the first sum'],
      1.5,
      { waitDays: 7, when: { said: abroad } },
    ),
    step(
      'Put a day’s share aside before the first expense',
      'With takings each day, choose a sum for a working day and hand it over the same evening: box with one key elsewhere, mobile wallet or SACCO. 200 on 25 days are 5,000. In good months double it, so that thin ones may have none.',
      ['Choose the sum of a working day', 'Multiply it by your days in a month', 'Hand in the first one tonight'],
      0.4,
      { when: { said: lumpy } },
    ),
    step(
      'Let the sum leave on the day your pay comes',
      'A standing order for the day after payday. If you are paid in cash, take the sum to the account on your way home, before the first purchase. The first one goes today, however small.',
      ['Set up the order or the way home', 'Pay in the first sum', 'Cross off the first month'],
      0.5,
      { when: { unsaid: begun } },
    ),
    step(
      'Move what is saved already and make it automatic',
      'Bring what lies in several places together in one, and write the total at the top of the sheet. From now on the order leaves on the day after payday, so that no month depends on remembering.',
      ['Bring it together in one place', 'Write down the total', 'Set up the order'],
      0.5,
      { when: { said: begun } },
    ),
    step(
      'Keep a small second pot for what always happens',
      'A tooth, a phone, a call from home: put a tenth of the sum into a pot that may be used. Without it the savings pay for everything, and the plan ends in the fourth month.',
      ['Open the small pot', 'Decide what it may pay for', 'Pay in a tenth of the sum'],
      0.5,
      { waitDays: 21 },
    ),
    step(
      'Decide what you say when somebody asks for the money',
      'One sentence: it is tied up until my date, but I can give this much from my own pocket. Tell only one person how much is there. What you lend out of it comes back late or never.',
      ['Write the sentence', 'Choose the one person who knows', 'Fix what you may give in a month'],
      0.5,
    ),
    step(
      'Look after three months and raise the sum a little',
      'Three crosses in a row: raise it by a tenth, or by half of any rise in pay. A month was missed: write why, lower the sum to what would have held, and go on. Nothing is made up for at once.',
      ['Count the crosses', 'Raise or lower the sum', 'Change the order'],
      0.5,
      { waitDays: 45 },
    ),
    step(
      'Count the money and use it for your {aim}',
      'Two weeks before your date compare the balance with the sheet. Buy in two steps if prices move: a part when it is cheap, the rest at the end. Let the order run on for the next wish, since the habit is worth more than the sum.',
      ['Compare the balance with the sheet', 'Pay for it in full', 'Choose what the next months are for'],
      1,
      { waitDays: 30 },
    ),
  ],
  suggestions: [
    tip(
      'Hang the sheet where you dress',
      'A box for each payday shows how near you are.',
      'Draw the boxes',
      'Cross off one on payday',
    ),
    tip(
      'Tell one person the date',
      'Being asked keeps a sum going.',
      'Choose somebody who does not borrow',
      'Show them the sheet twice a year',
    ),
    tip(
      'Move odd money the same day',
      'Overtime, gifts and refunds are soon gone.',
      'Move half of it at once',
      'Write it on the sheet',
    ),
    tip(
      'Check the fees once a year',
      'Small fees eat small savings.',
      'Read the last statement',
      'Ask for an account without a fee',
    ),
    tip(
      'Save with two colleagues',
      'A shared payday makes it harder to skip.',
      'Agree on one day',
      'Show each other the receipt',
    ),
    tip(
      'Keep the receipts in one place',
      'You can prove what is yours.',
      'Photograph each one',
      'Send the photo to yourself',
    ),
    tip(
      'Leave the card at home',
      'What is not in the pocket is not spent.',
      'Carry cash for the week',
      'Count it on Sunday',
    ),
    tip(
      'Put a picture on the pot',
      'A wish you can see is easier to wait for.',
      'Print one picture',
      'Stick it on the envelope or phone',
    ),
    tip(
      'Compare ways to send money',
      'A cheaper transfer pays for a month of saving.',
      'Look up three providers',
      'Compare what arrives',
    ),
    tip(
      'Cut one weekly habit in half',
      'Half is easier to keep than nothing.',
      'Choose the habit',
      'Move what it cost on Sunday',
    ),
    tip(
      'Learn what deposit protection covers',
      'It says how much is safe at one bank.',
      'Look up the limit',
      'Split larger sums',
    ),
    tip(
      'Plan the three dear months',
      'Feasts and school terms break most plans.',
      'Mark them on the sheet',
      'Halve the sum for these on purpose',
    ),
  ],
};
