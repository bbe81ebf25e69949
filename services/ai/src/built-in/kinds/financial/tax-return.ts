import { type Kind, step, tip } from '../kind.ts';
import { correctedTaxHere, keptTaxPapersHere, taxReturnHere } from '../local-money.ts';

/** The papers are collected. */
const collected = [
  'papers/receipts/documents/everything/paperwork is/are? all? collected/sorted/together/ready/scanned',
  'have/got all/everything my/the? papers/receipts/documents/together/ready',
  'collected/sorted/scanned all/everything/my/the',
  'done with all/the? receipts/papers/documents',
  'just/only need/have to file/send/submit',
];

/** The online access works. */
const access = [
  'have/got my/a/the? utr/elster/login/gateway/access/tax_number',
  'registered for self_assessment/self-assessment/elster/online',
  'elster/gateway/login works/set_up/is',
];

/** The return is sent. */
const filed = [
  'return is/was? sent/filed/submitted/in',
  'sent/filed/submitted my/the/it return/it/already/last',
  'got/have/received a/my/the bill/assessment/tax_bill/steuerbescheid',
];

/** They have never filed one as self-employed. */
const firstYear = [
  'first year/time/return/self_assessment/tax_return',
  'never done/filed/sent',
  'new to this/self_employment',
  'just started self_employed',
  'just went self_employed',
];
/** Building trades in Britain, where contractors take tax off. */
const building = [
  'plasterer/plastering/builder/bricklayer/roofer/joiner/carpenter/scaffolder/labourer/tiler/groundworker/cis/subcontractor/subbie',
];
/** Nothing is sorted. */
const bag = [
  'carrier/plastic bag',
  'shoebox/shoe_box/drawer/bag/pile/box of/full',
  "everything's/everything/its_all in a",
];

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
      'Save the sent return and its receipt in two places',
      'Keep the whole return as a file, with the confirmation and the papers behind each figure. Tax offices may ask for them for years.',
      ['Save return and confirmation', 'Put the papers behind each figure', 'Note until when they must be kept'],
      0.5,
      { local: keptTaxPapersHere, when: { said: filed } },
    ),
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
        local: taxReturnHere,
        when: { unsaid: [...filed, ...firstYear] },
        resources:
          'UK: https://www.gov.uk/self-assessment-tax-returns · United States: https://www.irs.gov · Germany: https://www.elster.de',
      },
    ),
    step(
      'Register with the tax office today and note the last day',
      'A first return needs a number that comes by post, in Britain the UTR after registering for Self Assessment: it can take weeks, so it is the first thing. The online return and the tax are due on 31 January there; with the first bill half of it may be asked in advance for next year. Other countries have the same two steps with other names.',
      [
        'Look whether you have a tax number already',
        'Register online today',
        'Write the last day and two weeks before it into the calendar',
      ],
      1,
      {
        waitDays: 10,
        when: { said: firstYear, unsaid: filed },
        resources: 'UK: https://www.gov.uk/register-for-self-assessment · United States: https://www.irs.gov',
      },
    ),
    step(
      'Get your online access ready',
      'Activation codes often come by post and take one to three weeks, so order them now. Without access the rest cannot be sent.',
      ['Register or recover the login', 'Check that address, bank account and family status are right'],
      1,
      { waitDays: 10, when: { level: 'beginner', unsaid: [...access, ...filed, ...firstYear] } },
    ),
    step(
      'Read last year’s return and assessment again',
      'It shows which entries you will need and what the office refused or changed. Copy the list of papers for your {income} as this year’s checklist.',
      ['Find last year’s return and assessment', 'Note what has changed: job, move, child, marriage'],
      1,
      { when: { level: 'experienced', unsaid: filed } },
    ),
    step(
      'Collect all papers in one folder',
      'Statements about your {income}, bank interest, insurance, pension, donations, childcare, care costs, work costs. Search your mail for the words invoice and receipt. Start with what you have; list what is missing.',
      [
        'Make a folder with five parts',
        'Go through twelve bank statements and mark what matters',
        'Ask for missing papers by email',
      ],
      4,
      { when: { unsaid: [...collected, ...filed, ...bag] }, waitDays: 5 },
    ),
    step(
      'Tip it all out and make five heaps in one evening',
      'Invoices and money in, material, van and fuel, tools and clothes, insurance and phone. Faded or missing receipts: the bank statement shows the sum, the shop prints a copy. Add each heap up month by month on one sheet.',
      ['Tip it out and make five heaps', 'Download twelve months of bank statements', 'Add up the first heap'],
      5,
      { when: { said: bag, unsaid: [...collected, ...filed] } },
    ),
    step(
      'Collect the statements of tax that contractors took off',
      'In Britain they take 20 or 30 per cent under the Construction Industry Scheme and owe you a monthly statement. It counts as tax paid and often brings money back, so every one that is missing costs you. Ask in writing, with the months.',
      ['List contractors and months', 'Ask for each missing statement', 'Add up the tax already taken'],
      1.5,
      { waitDays: 7, when: { said: building, unsaid: filed } },
    ),
    step(
      'Add up each heap of papers and find the gaps',
      'The papers are there, so give every heap a sum: {income}, interest, insurance, donations, work costs. Compare with last year: a heap that is much smaller usually lacks a paper.',
      ['Add up each heap', 'Compare with last year', 'Ask for the two or three missing papers'],
      1.5,
      { when: { said: collected, unsaid: filed } },
    ),
    step(
      'List every cost you may deduct',
      'Go through the official guide or the list in your software line by line: work tools, home office, training, travel, care, repairs. Most people forget two or three.',
      ['Tick what applies to your {income}', 'Add sums and find the receipt for each'],
      2,
      { when: { unsaid: filed } },
    ),
    step(
      'Decide: software, adviser or free help',
      'A simple job needs only the free official service or software. With property, a business or several countries, ask an adviser what help with your {income} costs; many countries also have free help for low incomes.',
      ['Ask two advisers for a price if it is complex', 'Choose and fix the date of the first sitting'],
      1.5,
      { when: { unsaid: filed } },
    ),
    step(
      'Fill in the return in two sittings',
      'First all facts, then all costs; mark what is unclear and go on. Write down questions and ask the office or an adviser once, not one by one.',
      ['Fill in personal data and {income}', 'Enter costs from your list', 'Clear up the open questions'],
      4,
      { when: { unsaid: filed } },
    ),
    step(
      'Check and send the return before your deadline',
      'Read every figure once aloud; if there was a return last year, large differences need a reason. Check the bank account. It is done when you have the confirmation of receipt saved as a file.',
      ['Let a day pass, then check once more', 'Send it and save the confirmation', 'Set the expected payment aside'],
      1.5,
      { when: { unsaid: filed }, daysBefore: 5 },
    ),
    step(
      'Put the payment and its dates into the calendar',
      'Read when the tax, and any payment in advance, is due, and move the sum to its own account now. If it is too much at once, ask for instalments before the day: it is usually granted then and costs little.',
      ['Note each sum with its day', 'Move the money aside', 'Ask for instalments before the day if needed'],
      1,
      { when: { said: filed } },
    ),
    step(
      'Correct what you noticed too late',
      'A forgotten cost or income can be changed for some time after the deadline. Correcting it yourself is cheap; being found is not.',
      ['List what you are unsure of', 'Look up how a return is amended', 'Send the correction with the proof'],
      1.5,
      { local: correctedTaxHere, when: { said: filed } },
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
    step(
      'Set aside a share of every payment from now on',
      'Divide the tax of this year by the {income} of this year and send that share of each payment to a tax account on the day it arrives. Next time the bill is already there.',
      ['Work out the share in per cent', 'Open a separate account', 'Set the transfer for each payment'],
      1,
      { when: { said: filed } },
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
