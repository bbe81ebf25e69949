import { type Kind, step, tip } from '../kind.ts';

export const taxReturn: Kind = {
  id: 'tax-return',
  category: 'financial',
  name: 'File my tax return',
  slots: {
    income: {
      words: [
        'freelance income|self-employed|self employed|freelance|freelancer|sole trader',
        'rental income|rent|letting|airbnb|landlord',
        'side income|side gig|side hustle|etsy|ebay|vinted',
        'crypto income|crypto|bitcoin',
        'investment income|dividends|shares|stocks|capital gains',
        'foreign income|abroad|overseas',
        'pension income|pension|retired',
        'wages|wage tax|employed|salary|student job',
        'business income|company|vat|shop',
        'inheritance|inherited',
      ],
      otherwise: 'income',
    },
  },
  ask: {
    question: 'What kind of income is it about?',
    chips: ['Only a job', 'Self-employed or a side gig', 'Several years are missing'],
  },
  hoursAWeek: 3,
  overview:
    'You will find out what you have to file and by when, collect the papers for your {income} in one folder, fill in the return in two or three sittings, and send it with proof in hand.',
  approach:
    'Collecting papers takes two thirds of the time, so do it first and separately. Set your own deadline two weeks before the official one. People lose money by forgetting costs they could deduct and by ignoring letters. If you will be late, call the tax office before the date; it usually costs less.',
  done: 'The return is sent, you have the confirmation with its date, the money for a payment is set aside, and next year’s folder exists.',
  cautions: [
    'Rules and deadlines differ by country and change each year; use the official pages of your tax office. Returns with a business, property, several countries or missing years are worth a tax adviser.',
    'If you cannot pay, file on time anyway and ask the tax office for instalments before the due date. Never leave out income.',
    'Tax offices do not ask for passwords or card details by email or text.',
  ],
  steps: [
    step(
      'Find your deadline and what you have to file',
      'Look on the official page of your tax office: which form, which date, online or paper. With an adviser the date is often later. If it has passed, note it and go on; file as soon as you can.',
      [
        'Look up the deadline for your {income}',
        'Find your tax number and login',
        'Put your own deadline two weeks earlier in the calendar',
      ],
      1,
      {
        resources:
          'UK: https://www.gov.uk/self-assessment-tax-returns · United States: https://www.irs.gov · Germany: https://www.elster.de',
      },
    ),
    step(
      'Get your online access ready',
      'Activation codes often come by post and take one to three weeks, so order them now. Without access the rest cannot be sent.',
      ['Register or recover the login', 'Check that address, bank account and family status are right'],
      1,
      { waitDays: 10, when: { level: 'beginner' } },
    ),
    step(
      'Read last year’s return and assessment again',
      'It shows which entries you will need and what the office refused or changed. Copy the list of papers for your {income} as this year’s checklist.',
      ['Find last year’s return and assessment', 'Note what has changed: job, move, child, marriage'],
      1,
      { when: { level: 'experienced' } },
    ),
    step(
      'Collect all papers in one folder',
      'Statements about your {income}, bank interest, insurance, pension, donations, childcare, care costs, work costs, travel to work. Search your mail for the words invoice and receipt. Start with what you have; list what is missing.',
      [
        'Make a folder with five parts',
        'Go through twelve bank statements and mark what matters',
        'Ask for missing papers by email',
      ],
      4,
      { waitDays: 5 },
    ),
    step(
      'List every cost you may deduct',
      'Go through the official guide or the list in your software line by line: work tools, home office, training, travel, care, repairs. Most people forget two or three.',
      ['Tick what applies to your {income}', 'Add sums and find the receipt for each'],
      2,
    ),
    step(
      'Decide: software, adviser or free help',
      'A simple job needs only the free official service or software. With property, a business or several countries, ask an adviser what help with your {income} costs; many countries also have free help for low incomes.',
      ['Ask two advisers for a price if it is complex', 'Choose and fix the date of the first sitting'],
      1.5,
    ),
    step(
      'Fill in the return in two sittings',
      'First all facts, then all costs; mark what is unclear and go on. Write down questions and ask the office or an adviser once, not one by one.',
      ['Fill in personal data and {income}', 'Enter costs from your list', 'Clear up the open questions'],
      4,
    ),
    step(
      'Check and send the return before your deadline',
      'Compare with last year: large differences need a reason. Check the bank account. It is done when you have the confirmation of receipt saved as a file.',
      ['Let a day pass, then check once more', 'Send it and save the confirmation', 'Set the expected payment aside'],
      1.5,
      { daysBefore: 5 },
    ),
    step(
      'Check the assessment and set up next year',
      'Compare the answer of the tax office with your figures; the time to object is short, often about a month. It is done when the result is right, a folder for the new year exists, and a fixed share of untaxed {income} is put aside.',
      [
        'Compare line by line and ask about differences',
        'Open folder and album for receipts',
        'Set up a monthly transfer for taxes',
      ],
      1.5,
    ),
  ],
  suggestions: [
    tip(
      'Start with a timer of twenty minutes',
      'Beginning is the hardest part.',
      'Only collecting',
      'Stop when it rings',
    ),
    tip(
      'Photograph receipts on the day',
      'Till receipts fade within months.',
      'One album for tax',
      'Note what it was for',
    ),
    tip(
      'Put aside tax with each payment',
      'A separate account prevents bad surprises.',
      'A quarter to a third when self-employed',
      'Adjust after the first bill',
    ),
    tip('Do it beside a friend', 'Two people at one table get it done.', 'Saturday, two hours', 'Coffee afterwards'),
    tip(
      'Pay the penalty question first',
      'If you are late, call before they write.',
      'Ask for an extension',
      'Note name and date',
    ),
    tip(
      'File old years, oldest first',
      'One year at a time is manageable.',
      'One folder per year',
      'Ask an adviser about limits',
    ),
    tip(
      'Check whether filing is worth it',
      'Many employees get money back.',
      'Changed jobs or worked part of the year',
      'High travel or training costs',
    ),
    tip(
      'Keep copies as long as required',
      'The tax office may ask years later.',
      'Look up how many years',
      'Store scans in two places',
    ),
    tip(
      'Write a mileage list as you go',
      'It is hard to reconstruct later.',
      'Date, from, to and purpose',
      'Keep a note on the phone',
    ),
    tip(
      'Answer letters within a week',
      'Most letters ask a simple question.',
      'Send only what they ask for',
      'Keep a copy',
    ),
    tip(
      'Check family rules',
      'Marriage, children and care change the result.',
      'Joint or separate',
      'Allowances for children',
    ),
    tip(
      'Note what took longest',
      'Next year you can save that time.',
      'Three lines in the folder',
      'Arrange one thing in advance',
    ),
    tip(
      'Use a refund on purpose',
      'Unplanned money is soon spent.',
      'Reserve, debt or a plan',
      'Transfer it on the same day',
    ),
  ],
};
