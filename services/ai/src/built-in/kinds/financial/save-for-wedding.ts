import { type Kind, step, tip } from '../kind.ts';

/** A part is saved or paid. */
const begun = [
  '_ of _ in/saved/already/so_far',
  'deposit/deposits is/are? paid',
  'venue/hall is? booked/paid',
  'saving _ monthly/a_month/per_month/each_month',
  '_ saved already/so_far/but/and/now',
  'already/have saved/put',
  'half/halfway way? there',
];
/** Two ceremonies, two families or many guests. */
const twoFeasts = [
  'traditional and/wedding/marriage/ceremony/engagement',
  'nikah/walima/mehndi/sangeet/haldi/lobola/introduction/white_wedding/nikkah/ruracio/kuoana',
  'two/both weddings/ceremonies/families/days/parties',
];
/** A parent pays or helps. */
const ofMyChild = [
  "my/our daughter/son/daughter's/son's/granddaughter/niece/sister/brother wedding/is/gets/marries/will/getting",
  "daughter's/son's/sister's/brother's/niece's wedding",
];

export const saveForWedding: Kind = {
  id: 'save-for-wedding',
  category: 'financial',
  name: 'Save for our wedding',
  slots: {
    item: {
      words: [
        'venue|venue deposit',
        'food and drink|catering|dinner',
        'dress|wedding dress|suit',
        'rings|ring|engagement ring',
        'honeymoon',
        'photographer|photos',
        'bride price|lobola|dowry',
        'music|band|dj',
        'flowers',
        'reception|party',
        'travel|destination',
      ],
      otherwise: 'celebration',
    },
    partner: {
      words: ['fiancee', 'fiance', 'girlfriend', 'boyfriend', 'daughter', 'son', 'sister', 'brother', 'partner'],
      otherwise: 'partner',
    },
  },
  ask: {
    question: 'How far are you?',
    chips: ['No date and no sum yet', 'Date is set, money is missing', 'It is somebody else’s wedding'],
  },
  hoursAWeek: 1,
  weekly: 'Move the weekly sum to the wedding pot and compare it with the list',
  measures: ['€', '$', '£', '¥', '₹', 'CHF', 'money', 'euros', 'dollars', 'pounds'],
  overview:
    'You and your {partner} will agree on a total that leaves room for life afterwards, list what is paid when, and save it by transfer from both of you. The {item} and other large payments get their own dates.',
  approach:
    'The number of guests times the cost per head makes up most of the bill, so begin there. Bills come at three times: deposits, four to eight weeks before, and the day itself. Couples overspend through many small extras, and through family money whose conditions were never discussed.',
  done: 'All bills are paid from savings, no loan was needed, and your emergency reserve is untouched.',
  cautions: [
    'Do not finance a wedding with cards or a loan; quarrels about debts are a poor start. Pay deposits traceably and read cancellation terms.',
    'If family demands sums you cannot pay or uses money to force a marriage, get advice in confidence.',
  ],
  steps: [
    step(
      'Agree on the highest total together',
      'What can both of you save until the day without touching reserve and rent? That is the limit. Then each names two things that matter most, perhaps the {item}, and two that do not.',
      ['Each writes down a highest sum separately', 'Compare with your {partner}', 'Write down total and priorities'],
      1,
    ),
    step(
      'Put each bill that is left beside the pot',
      'One line each: what, how much, due when, paid or open. Pot minus open bills is the gap; divide it by the paydays before the first due date, and not before the day itself.',
      ['List open bills by due date', 'Take the sum from the pot', 'Raise the transfer or drop one line'],
      0.7,
      { when: { said: begun } },
    ),
    step(
      'List every cost with the month it is due',
      'Guests times cost per head, then place, clothes, rings, photos, music, papers, travel, tips; plus ten per cent for forgotten things. Get two real prices for the {item} and the meal. {total|15,000} might split into {50%|7,500} for place and food, {15%|2,250} for clothes and rings, {10%|1,500} each for photos and music, and the rest for papers, travel and tips.',
      ['Ask for three real prices', 'Enter sum and month in a table', 'Change guest number until it fits'],
      2,
      { when: { unsaid: begun } },
    ),
    step(
      'Make one budget for each ceremony',
      'Two lists with two totals: guests, food, clothes, gifts for the families, hall, transport. Write beside each line which side pays it. Agree on one person a family who may add a line.',
      ['Write a list for each ceremony', 'Note who pays each line', 'Name one person a family who may change it'],
      1.5,
      { when: { said: twoFeasts } },
    ),
    step(
      'Say once what you give, and when it is there',
      'As family you give a sum and not a promise to pay what comes. Name it now, with the two dates on which you hand it over. Ask which line they would like it to pay.',
      ['Choose a sum that leaves your reserve whole', 'Tell the couple sum and dates', 'Ask which line it should pay'],
      0.7,
      { when: { said: ofMyChild } },
    ),
    step(
      'Talk with families about contributions',
      'Ask early, kindly and separately: would you like to give something, how much, when, with what expectations? Accept only what both of you can live with. Count on it only when it is certain.',
      ['Agree on your line with your {partner}', 'Talk with each family separately', 'Write down sums and dates'],
      1.5,
    ),
    step(
      'Open a joint wedding pot with two transfers',
      '{total|15,000} over {span|15 months} is {rate} for both of you together. Shares go by income, the day after payday. One page says what happens to the pot if the wedding does not take place. Put in at least half of every bonus and gift.',
      [
        'Open a savings account for both of you',
        'Set up both transfers',
        'Pay in what you already have for the {item}',
      ],
      1,
      { measured: 'Save the first {20%} in a joint pot' },
    ),
    step(
      'Lower the three largest items by a fifth',
      'Weekday or winter, lunch instead of dinner, fewer guests, hall with own drinks, second-hand dress, shorter photo time. Large items only; do not spend evenings on napkins.',
      [
        'Ask two providers about other dates',
        'Decide on the three cuts with your {partner}',
        'Move the saving to the pot',
      ],
      3,
      { measured: 'Reach {40%} and lower the three largest items' },
    ),
    step(
      'Pay deposits only from the pot',
      'Two to four payments, each with a receipt and date in the table. If the pot is behind, move the date of an item or drop it. Credit cards only where they give protection and are paid off at once.',
      ['Pay the deposit for the {item}', 'Update the table of payments', 'Keep contracts in one folder'],
      1.5,
      { measured: 'Reach {65%}, deposits paid', when: { weeksFrom: 12 } },
    ),
    step(
      'Check pot and bills eight weeks before',
      'What is still due, what is in the pot, how many guests really come? Cut extras now instead of borrowing later. Put tips and small bills in labelled envelopes.',
      ['Compare table and balance', 'Decide with your {partner} what is left out', 'Confirm final numbers'],
      1.5,
      { daysBefore: 56 },
    ),
    step(
      'Pay the last bills and close the wedding pot',
      'Within two weeks after the day: check invoices, pay, get deposits back. Gifts of money go to your next shared aim. It is done when the table shows paid everywhere, also for the {item}, and the reserve is whole.',
      ['Check and pay the invoices', 'Ask for deposits back', 'Turn the transfer into your next aim'],
      1.5,
      { measured: 'Save the full {total} and pay all bills' },
    ),
  ],
  suggestions: [
    tip(
      'Reckon per guest',
      'The guest list decides most of the cost.',
      'Work out the cost per head',
      'See what ten fewer would save',
    ),
    tip(
      'Compare with the price of a family party',
      'Some firms charge more for the word wedding.',
      'Ask for both prices',
      'Tell the truth in the contract',
    ),
    tip(
      'Let friends give skills',
      'Cake, photos, a car or music can be a gift.',
      'Instead of a present',
      'Only what they like doing',
    ),
    tip('Wish for money kindly', 'Two friendly lines are enough.', 'Say what it is for', 'Thank them with a photo'),
    tip(
      'Borrow or hire clothes',
      'Most are worn for one day.',
      'Look at second-hand bridal shops',
      'Keep money for alterations',
    ),
    tip('Pay by transfer, not cash', 'You can prove it later.', 'Ask for a receipt at once', 'Keep deposits small'),
    tip(
      'Keep two evenings free of saving talk',
      'Looking forward should stay a pleasure.',
      'Have a cheap evening out',
      'Leave the lists closed',
    ),
    tip(
      'As bridesmaid or best man: say your limit',
      'Saying it early is kind to both.',
      'Name the sum in one sentence',
      'Offer help instead',
    ),
    tip('Postpone the honeymoon', 'A second saving phase is easier.', 'Three days now', 'Large trip next year'),
    tip(
      'Skip favours and programmes',
      'Hardly anybody misses them.',
      'Make a list of things to drop',
      'Ask married friends',
    ),
    tip(
      'Insure large deposits if needed',
      'Policies differ in what they exclude.',
      'Illness and bankruptcy covered?',
      'Compare price and sum',
    ),
    tip('Keep the emergency fund separate', 'Cars break before weddings, too.', 'Another account', 'Not counted'),
  ],
};
