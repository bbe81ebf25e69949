import { type Kind, step, tip } from '../kind.ts';
import { selfEmployedHere } from '../local-money.ts';

/** Whole years are missing. */
const yearsBehind = [
  '2/3/4/5/6/7/two/three/four/five/six/seven/several years of/behind/worth/late/overdue',
  'years behind/overdue/of_returns/of_tax',
  'catch/catching up on/with',
  'overdue/late/missing/outstanding returns/return/bas/accounts/tax',
];

export const freelanceBookkeeping: Kind = {
  id: 'freelance-bookkeeping',
  category: 'financial',
  name: 'Keep my books in order as self-employed',
  slots: {
    work: {
      words: [
        'cleaning business|cleaner|cleaning',
        'hair business|hairdresser|hair|salon|barber',
        'trade|builder|plumber|electrician|carpenter|painter|roofer|handyman',
        'creative work|designer|photographer|illustrator|artist|musician',
        'teaching and coaching|coach|trainer|tutor|teacher|therapist',
        'writing|writer|translator|journalist',
        'consulting|developer|consultant',
        'driving work|driver|courier|taxi|uber',
        'shop|etsy|online shop|market stall|food truck',
        'freelance work|freelancer|freelance|self-employed|self employed|sole trader|one-man business',
      ],
      otherwise: 'business',
    },
    vat: { words: ['vat|gst|sales tax|turnover tax|umsatzsteuer|threshold'], otherwise: 'VAT' },
    mess: {
      words: ['shoebox|mess|chaos|behind|pile|backlog|years of|catch up|receipts everywhere'],
      otherwise: 'backlog',
    },
  },
  ask: {
    question: 'How is it at the moment?',
    chips: ['I am just starting', 'A pile of receipts', 'It runs, but VAT or tax is new'],
  },
  hoursAWeek: 1,
  weekly: 'Each Friday 30 minutes: photograph receipts, match the bank, send invoices, move the tax share',
  overview:
    'You will separate business money, choose one simple way to record it, clear the backlog month by month, put tax aside from each payment, and have every return ready before its deadline.',
  approach:
    'Half an hour a week replaces two weeks in January. A separate account and a tax pot solve most trouble. It goes wrong when tax money pays the rent, when VAT is charged without being registered or the other way round, and when receipts fade.',
  done: 'Three months in a row are recorded and matched with the bank, the tax pot holds the right sum, and the next return is filed on time.',
  cautions: [
    'Register in the time your country asks, often within weeks or months of starting. If returns are missing or you cannot pay, go to a tax adviser and tell the office yourself before they ask.',
  ],
  steps: [
    step(
      'Ring a tax adviser and list every missing return',
      'One line for each year and quarter: form, due date, filed or missing, papers there or not. A registered tax or BAS agent sees the list online, may get more time, and asks for penalties to be lowered; whoever comes before being chased is treated better. Tell the office yourself that you are catching up.',
      [
        'Ring two registered agents tomorrow',
        'Log in and write down what shows as missing',
        'Put all letters and receipts into one box',
      ],
      1.5,
      { waitDays: 7, when: { said: yearsBehind } },
    ),
    step(
      'Clear one quarter a fortnight, oldest first',
      'Download the bank file of the quarter, sort what you have, enter it, send it. No receipt: ask the supplier for a copy or use the bank line with a note. Divide the quarters by the weeks until your date; if that is more than one a week, pay somebody for the entering.',
      [
        'Download all bank files in one go',
        'Enter the first quarter this week',
        'Write the date of each quarter on one sheet',
      ],
      30,
      { when: { said: yearsBehind } },
    ),
    step(
      'Agree a payment plan before the bill is due',
      'When the sums are known, offer the tax office a monthly amount that your worst month can carry. Ask for penalties and interest to be remitted with the reason in two lines. A plan that is kept stops most other steps.',
      ['Work out what a bad month can carry', 'Ask for the plan online or by phone', 'Ask for penalties to be lowered'],
      2,
      { waitDays: 14, when: { said: yearsBehind } },
    ),
    step(
      'List what you must file and by when',
      'Income tax, prepayments, VAT or GST, social or pension contributions, and what else your country asks. Look at the tax office’s page for self-employed; write date, form, how to pay. Put each in the calendar with ten days’ warning.',
      [
        'Find your tax number and letters',
        'Write all deadlines for your {work} on a page',
        'Set reminders ten days before',
      ],
      1,
      { local: selfEmployedHere },
    ),
    step(
      'Separate the money for your {work}',
      'One account and card for work, one savings pot for tax. Pay yourself a fixed wage on the first. Cash goes in the bank or a cash book the same day.',
      ['Open a second account and a tax pot', 'Move all customers to the new number', 'Set your monthly wage'],
      1.5,
      { waitDays: 7 },
    ),
    step(
      'Choose one way to record and stay with it',
      'Up to 15 entries a month a table does; beyond it an app with bank link and receipt photos. Columns: date, who, what, category, net, VAT, gross, paid. Check what your office demands in digital form.',
      ['Count entries in a month', 'Try two apps for an hour', 'Set up ten categories for your {work}'],
      2,
    ),
    step(
      'Work through the backlog month by month',
      'Download bank files, sort receipts in twelve envelopes, enter one month each evening. Missing receipt: ask for a copy or write a note of your own. Start with the last closed year.',
      ['Sort all into twelve envelopes', 'Enter one month an evening', 'List what is missing'],
      10,
      { when: { unsaid: yearsBehind, named: 'mess' }, waitDays: 14 },
    ),
    step(
      'Find out whether you have to charge VAT',
      'Look at turnover over the last twelve months and the limit in your country; below it, registering may still pay if customers are firms. Then: number on invoices, right rate, return monthly or quarterly, input tax back, services abroad by reverse charge.',
      [
        'Add up twelve months of turnover',
        'Compare with the limit and your customers',
        'Register or write why not yet',
      ],
      2.5,
      { when: { named: 'vat' }, waitDays: 21 },
    ),
    step(
      'Send invoices that are right and on time',
      'Your name, theirs, number in order, date, what and when, net, tax or the note on why none, term of 14 days, bank details. Send on the day of the work. Keep a list of open ones.',
      ['Make one template for your {work}', 'Number in order', 'Send open invoices today'],
      1.5,
    ),
    step(
      'Put the tax share away from each payment',
      'All VAT, plus 25 to 35 per cent of the rest until you know better. Transfer it the same day. After the first return adjust the share. It is not yours.',
      [
        'Work out your share from last year',
        'Transfer from each payment for your {work}',
        'Check the pot each quarter',
      ],
      1,
      { waitDays: 30 },
    ),
    step(
      'Collect all that lowers tax honestly',
      'Home office, phone share, mileage log, tools, training, insurance, pension, bank fees. Log kilometres at once: date, from, to, reason. Ask the adviser for a list for your {work}.',
      ['Start a mileage log in the car', 'List recurring costs with share', 'Ask an adviser one hour of questions'],
      2.5,
      { when: { unsaid: yearsBehind } },
    ),
    step(
      'Close three months and file the return',
      'Each line matched with the bank, difference zero. Read profit: what is left per hour. File a week early, save the receipt. It is done when the Friday half-hour is enough.',
      ['Match bank and book', 'File and keep the receipt', 'Look at profit per hour'],
      3,
      { waitDays: 45 },
    ),
  ],
  suggestions: [
    tip('Photograph receipts at the till', 'Thermal paper fades in months.', 'App', 'Bin the paper if allowed'),
    tip('Use a separate card for fuel', 'It sorts itself.', 'One purpose', 'Limit'),
    tip('Book a January date now', 'Advisers fill up.', 'October', 'Fixed price'),
    tip('Keep ten years or what the law asks', 'Two copies.', 'Cloud', 'Disk'),
    tip('Name files by date', 'Year-month-day, shop, sum.', 'Same way', 'Search works'),
    tip('Raise prices by the numbers', 'Profit per hour decides.', 'Yearly', 'Tell clients'),
    tip('Hold a reserve of three months', 'Work comes in waves.', 'Own pot', 'Slow'),
    tip('Ask for lower prepayments in bad years', 'One letter is enough.', 'Forecast', 'Proof'),
    tip('Lock the evening with a friend', 'Two books, one pizza.', 'Monthly', 'No chat'),
    tip('Check a sample like an auditor', 'Five entries, five receipts.', 'Quarterly', 'Mend'),
    tip('Look at insurance at year’s end', 'Liability and sick pay.', 'Quotes', 'Deduct'),
    tip('Write what you do not know', 'One list for the adviser.', 'Collect', 'One hour'),
  ],
};
