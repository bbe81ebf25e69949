import { type Kind, step, tip } from '../kind.ts';
import { creditReportHere, firstHomeSavingHere } from '../local-money.ts';

/** A part of the sum is saved. */
const saving = [
  'saved about/around? _ so_far/already/for/towards',
  '_ saved already/so_far/and/but/of/up/now/for/towards/toward',
  'half/halfway way? there',
  'already/have saved',
  'saved half/_ of',
  'lisa/isa/bausparvertrag is/open/already/with',
  'have/got/opened a/my/our lisa/lifetime_isa/bausparvertrag',
];

/** They have no debts. */
const debtFree = [
  'no debts/debt',
  'debt free',
  'debt-free',
  'cards/debts are? paid_off/cleared',
  'paid_off/cleared my/our/all_my/all_our _? cards/debts/loans',
];

/** An old bill or entry stands in their record. */
const oldEntry = [
  'unpaid/old/forgotten/missed phone/mobile/electricity/internet/card/catalogue? bill/contract/account/debt/payment/payments',
  'bad/poor/damaged credit',
  'credit score/record/file/report is/has/shows',
  'default/defaults/ccj/ccjs/schufa/cibil/bik',
];

export const saveForHouseDeposit: Kind = {
  id: 'save-for-house-deposit',
  category: 'financial',
  name: 'Save for a house deposit',
  slots: {
    home: {
      words: [
        'house|houses',
        'flat|flats',
        'apartment',
        'condo',
        'cottage',
        'bungalow',
        'studio',
        'farmhouse',
        'townhouse|terraced house',
        'home',
      ],
      otherwise: 'home',
    },
    place: { from: 'place', otherwise: 'the area you like' },
  },
  ask: {
    question: 'How far are you with the deposit?',
    chips: ['At zero', 'Up to a half saved', 'Nearly there'],
  },
  hoursAWeek: 1,
  weekly: 'Check that the transfer ran and add one saved sum to the deposit',
  measures: ['€', '$', '£', '¥', '₹', 'CHF', 'money', 'euros', 'dollars', 'pounds'],
  overview:
    'You will work out the deposit for your {home}, including taxes and fees, and save it with a fixed transfer, extra sums and any state scheme you are entitled to. On the way you prepare your papers for the lender.',
  approach:
    'Work back from the monthly payment you can carry, not from the asking price. Expensive debts and a small emergency fund come first, because lenders look at both. Money you need within about five years stays in safe savings; shares can be down just when you find the right {home}.',
  done: 'The deposit plus the buying costs lies in safe savings, a separate emergency fund remains, and a lender has confirmed what you can borrow.',
  cautions: [
    'Terms of state schemes and building-society contracts differ a lot; read the conditions for withdrawal and ask the provider in writing before you sign.',
    'Do not take a second loan to make up the deposit. Gifts from family usually need a signed letter and may have tax rules.',
  ],
  steps: [
    step(
      'Write what is saved, what is missing and by when',
      'One line: saved, aim, gap, months. Divide the gap by the paydays that are left and compare it with what you put aside now. If it does not meet, change the sum, the place or the date today.',
      ['Write the four figures', 'Divide the gap by the paydays left', 'Raise the standing order by what you can'],
      0.7,
      { when: { said: saving } },
    ),
    step(
      'Work out the deposit for your {home}',
      'Look up ten asking prices in {place}. Some lenders take five per cent of the price, most want ten to twenty. {total|20,000} is five per cent of {2000%|400,000} and ten per cent of {1000%|200,000}; tax, lawyer, survey and moving come on top. {total|20,000} over {span|36 months} is {rate}.',
      [
        'Note ten asking prices in {place}',
        'Look up buying taxes and fees where you live',
        'Write down the total and a date',
      ],
      2,
    ),
    step(
      'Clear the old entry in your record while you save',
      'A small unpaid bill can stop the loan that the deposit is for. Order the report, and ask who owns the debt and whether it is too old to be claimed. Pay it against a letter that it is settled. Many lenders want one or two clean years after it, so it comes first.',
      [
        'Order the free report this week',
        'Pay against the letter that it is settled',
        'Note the day from which lenders say yes',
      ],
      1.5,
      { local: creditReportHere, waitDays: 14, when: { said: oldEntry } },
    ),
    step(
      'Check the monthly payment against your income',
      'Use a mortgage calculator with today’s rate and with one two points higher, and add repairs and charges. If it takes more than about a third of your net income, choose a smaller {home} or a longer time.',
      [
        'Calculate the payment for three prices',
        'Live one month on the future payment and save the difference to your rent',
      ],
      2,
    ),
    step(
      'Keep three months of bare costs apart from the deposit',
      'Without debts the reserve is the only thing between a broken boiler and the deposit. Put it in its own account and fill it first; it stays there on the day you buy.',
      ['Add up three bare months', 'Open a second account', 'Fill it before the next transfer to the {home}'],
      1,
      { when: { said: debtFree } },
    ),
    step(
      'Pay off expensive debt and keep a small reserve',
      'Card debt costs more than savings earn and lowers what a lender will give you. One to three months of bare costs stay apart from the deposit.',
      ['List debts with their rates', 'Fix the reserve and put it in its own account'],
      3,
      { when: { unsaid: debtFree } },
    ),
    step(
      'Open the right account for the deposit',
      'Compare safe accounts and the state help for first-time buyers. In the UK a Lifetime ISA, opened before 40 and a year before you buy, adds 25 per cent to as much as 4,000 a year for each of two buyers. Check its price limit against {place}, and what happens if you do not buy.',
      [
        'Look up schemes on the official page of your country',
        'Compare three accounts',
        'Open one and name it after your {home}',
      ],
      3,
      {
        local: firstHomeSavingHere,
        when: { unsaid: saving },
        resources: 'UK Lifetime ISA: https://www.gov.uk/lifetime-isa',
      },
    ),
    step(
      'Check that every saved part earns its bonus and rate',
      'Compare the rate with the best of today, see whether this year’s bonus or tax limit for the deposit is used up, and read the rules: price limit of the {home}, waiting time, loss when you take it out early.',
      [
        'Compare the rate with three others',
        'Use up this year’s bonus',
        'Read the price limit and the rules for taking it out',
      ],
      1.5,
      { local: firstHomeSavingHere, when: { said: saving } },
    ),
    step(
      'Set up the transfer and pay the first tenth',
      'Divide what is missing by the paydays left, and let it leave the day after payday. If the sum is impossible, change price, place or date now.',
      [
        'Work out the monthly sum',
        'Set up the standing order',
        'Move existing savings for the {home} into the account',
      ],
      1.5,
      { when: { unsaid: saving }, waitDays: 30, measured: 'Save the first {10%} by standing order' },
    ),
    step(
      'Lower your largest fixed cost for the deposit',
      'Housing, car and insurance are where real sums are: a lodger, one car instead of two, a cheaper flat for two years, another insurer. One such change can bring forward your {home} by a year.',
      [
        'Work out what three large changes would save',
        'Decide on one and do it',
        'Raise the standing order by the saving',
      ],
      8,
      { waitDays: 300, measured: 'Reach {40%} with one large cost lowered' },
    ),
    step(
      'Put every extra sum into the deposit',
      'Bonus, tax refund, overtime, gifts, things sold. Ask family early whether and how they might help, and agree in writing whether it is a gift or a loan.',
      ['List what may come this year', 'Ask the one question that is hard to ask'],
      3,
      { waitDays: 500, measured: 'Reach {70%}, extra sums included', when: { weeksFrom: 20 } },
    ),
    step(
      'Reach the sum and get a lender’s word for it',
      'Three to six months before you want to buy, check your credit record, collect payslips and statements, and ask two lenders or an independent broker. It is done when the sum is there and one of them confirms what they would lend on your {home}.',
      [
        'Order your credit record and correct mistakes',
        'Gather proof where the deposit comes from',
        'Ask for an agreement in principle',
      ],
      6,
      { measured: 'Reach {total} and get a lender’s word', waitDays: 10 },
    ),
  ],
  suggestions: [
    tip(
      'Raise the transfer with every pay rise',
      'You never get used to the extra money.',
      'At least half of it',
      'From the first month',
    ),
    tip(
      'Agree with your partner on paper',
      'Unequal shares cause quarrels later.',
      'Who pays in how much?',
      'What happens if you part?',
    ),
    tip(
      'Check schemes twice a year',
      'Rules and limits change.',
      'Use official pages only',
      'Note age and price limits',
    ),
    tip(
      'Visit open houses now',
      'You learn prices and what you can do without.',
      'Two a month',
      'Note price and condition',
    ),
    tip(
      'Consider the next place along',
      'Ten minutes further can cost a fifth less.',
      'Travel the route at rush hour',
      'Compare five prices',
    ),
    tip(
      'Avoid new credit',
      'A car loan lowers what you can borrow.',
      'None in the last year before buying',
      'Cancel cards you do not use',
    ),
    tip(
      'Pay every bill on time',
      'Lenders look at the last months.',
      'Direct debit for all',
      'Stay out of the overdraft',
    ),
    tip('Keep fun in the plan', 'Three years without any is too long.', 'A fixed monthly sum', 'One cheap trip a year'),
    tip(
      'Rent out what you have',
      'A parking space or a room helps.',
      'Ask the landlord first',
      'Mind tax and insurance',
    ),
    tip(
      'Keep gifts documented',
      'The bank asks where money comes from.',
      'A letter with date and sum',
      'Transfer, not cash',
    ),
    tip(
      'Show progress in square metres',
      'It is easier to picture than money.',
      'Price per square metre',
      'Colour the plan of a flat',
    ),
    tip(
      'Do not chase every price rise',
      'Rushing leads to bad purchases.',
      'Review the aim once a year',
      'Talk it through with a neutral adviser',
    ),
  ],
};
