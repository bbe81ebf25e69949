import { type Kind, step, tip } from '../kind.ts';

export const newcomerBankAndCredit: Kind = {
  id: 'newcomer-bank-and-credit',
  category: 'financial',
  name: 'Open a bank account in a new country',
  slots: {
    place: { from: 'place', otherwise: 'your new country' },
    status: {
      words: [
        'refugee|asylum|asylum seeker',
        'student|studies',
        'worker|work visa|job|seasonal',
        'homeless|no address|no fixed address',
        'prison|released',
      ],
      otherwise: 'newcomer',
    },
  },
  ask: {
    question: 'What is missing?',
    chips: ['Proof of address', 'The right identity paper', 'They simply refuse me'],
  },
  hoursAWeek: 2,
  overview:
    'You will find out which papers count, open a basic account that cannot be refused lightly, move wages and bills there, and build a credit record in {place} from small things paid on time.',
  approach:
    'In many countries, all of Europe included, there is a right to a basic account, with passport or asylum paper. Start with a bank whose staff do it daily; an app account helps for the first weeks. It goes wrong with borrowed accounts, and with five credit applications in a month.',
  done: 'Wage and rent run through your own account, the card works, and after half a year your credit report shows your name and address.',
  cautions: [
    'Never let others use your account or card, and do not transfer money for strangers: it is money laundering and can cost your permit. Avoid agents who sell accounts.',
  ],
  steps: [
    step(
      'Ask which papers count for your status',
      'Passport or permit, letter of employer, university or shelter, rental contract, registration, tax number. No address yet: a letter from employer, hostel, social worker or a mailbox of a charity often serves.',
      [
        'Look at the lists of two banks in {place}',
        'Put all papers and copies in one folder',
        'Ask for a letter as proof of address',
      ],
      1.5,
    ),
    step(
      'Get the one paper that opens the others',
      'Registration at the town hall, tax or social number, phone number in your name. In {place} ask an advice office for newcomers for the right order; each takes days or weeks.',
      [
        'Book the appointment for registration',
        'Get a phone number in your name',
        'Apply for the tax or social number',
      ],
      3,
      { waitDays: 14 },
    ),
    step(
      'Use a bridge until the account is there',
      'An app account with passport and video, or a prepaid card with account number, receives wages. Check that it is licensed and protects deposits. Tell the employer the number in writing.',
      ['Open an app account by passport', 'Test with a small payment', 'Give the number to the employer'],
      1,
      { waitDays: 4 },
    ),
    step(
      'Ask for a basic account at two banks',
      'Say the words: I apply for a basic payment account. Take an appointment and somebody who interprets. Fee, card, online, cash. If they refuse, ask for it in writing with the reason.',
      ['Make two appointments at banks in {place}', 'Say: basic payment account', 'Ask for a refusal in writing'],
      2,
      { waitDays: 10 },
    ),
    step(
      'Complain if you are refused',
      'First to the bank, then the supervisor or ombudsman; the form is short and free. A social adviser or migrant centre writes it with you. Most are settled in weeks.',
      ['Take the refusal to an adviser', 'Send the form', 'Try one more bank meanwhile'],
      1.5,
      { waitDays: 21 },
    ),
    step(
      'Move wage, rent and phone to the account',
      'Employer, landlord, power, phone, benefits: by letter or app. Direct debit after payday. Learn the local way to pay: transfer number, card, wallet. Switch on alerts.',
      ['Give the number to all who pay you', 'Set standing orders', 'Switch on alerts and limits'],
      1.5,
    ),
    step(
      'Let your record in {place} begin to grow',
      'Name and address the same everywhere, on the electoral or residents’ list if possible. Phone contract, power and rent in your name, paid on the day. A small secured or starter card, used for one bill, paid in full.',
      ['Make name and address the same everywhere', 'Take one phone contract', 'Use one small card and pay all'],
      2,
      { waitDays: 90 },
    ),
    step(
      'Order your report and mend mistakes',
      'After six months order the free report. Correct misspelt names and old tenants’ debts. Keep statements for rent, permit and mortgage. It is done when the report shows you and three good entries.',
      ['Order the free report of {place}', 'Correct names and addresses', 'Save statements as PDF'],
      1.5,
      { waitDays: 30 },
    ),
  ],
  suggestions: [
    tip('Bring a letter in the local language', 'Three sentences save an hour.', 'Friend', 'Print'),
    tip('Take the early appointment', 'Queues and closing hours differ.', 'Online', 'Bring all'),
    tip('Ask countrymen for the branch', 'Some branches know your papers.', 'Name', 'Day'),
    tip('Keep the old account at home', 'Until all is moved.', 'Online access', 'Phone for codes'),
    tip('Learn ten bank words', 'Balance, fee, debit, transfer.', 'List', 'Photo'),
    tip('Refuse extras', 'Insurance with the account is not needed.', 'Say no', 'Read'),
    tip('Use cash machines of your bank', 'Others cost.', 'Map', 'Weekly'),
    tip('Protect your PIN', 'Also from family.', 'Change', 'Memory'),
    tip('Ask about free courses', 'Money advice for newcomers exists.', 'Library', 'Centre'),
    tip('Save the first hundred', 'A cushion from week one.', 'Pot', 'Weekly'),
    tip('Write down dates of permits', 'Banks ask for renewals.', 'Month before', 'Copy'),
    tip('Never sign what you cannot read', 'Take it home.', 'Translate', 'Ask'),
  ],
};
