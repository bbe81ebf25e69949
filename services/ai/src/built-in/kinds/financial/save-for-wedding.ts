import { type Kind, step, tip } from '../kind.ts';

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
      'List every cost with the month it is due',
      'Guests times cost per head, then place, clothes, rings, photos, music, papers, travel, tips; plus ten per cent for forgotten things. Get two real prices for the {item} and the meal.',
      ['Ask for three real prices', 'Enter sum and month in a table', 'Change guest number until it fits'],
      2,
    ),
    step(
      'Talk with families about contributions',
      'Ask early, kindly and separately: would you like to give something, how much, when, with what expectations? Accept only what both of you can live with. Count on it only when it is certain.',
      ['Agree on your line with your {partner}', 'Talk with each family separately', 'Write down sums and dates'],
      1.5,
    ),
    step(
      'Open a joint wedding pot with two transfers',
      'Shares by income, the day after payday. One page says what happens to the pot if the wedding does not take place. Put in at least half of every bonus and gift.',
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
