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
      'Banks ask for passport or permit and an address, and sometimes for a contract or tax number. Without an address a letter from employer, hostel, university or social worker often serves. Look at the lists of two banks first.',
      [
        'Look at the lists of two banks in {place}',
        'Put all papers and copies in one folder',
        'Ask for a letter as proof of address',
      ],
      1.5,
    ),
    step(
      'Get the one paper that opens the others',
      'It is usually the registration at the town hall, the tax or social number, or a phone number in your name. An advice office for newcomers in {place} knows the right order. Each takes days or weeks.',
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
      'An app account by passport and video, or a prepaid card with an account number, can receive wages. Check that it is licensed. Give the number to your employer in writing.',
      ['Open an app account by passport', 'Test with a small payment', 'Give the number to the employer'],
      1,
      { waitDays: 4 },
    ),
    step(
      'Ask for a basic account at two banks',
      'Use the words: I apply for a basic payment account. Go by appointment and take somebody who interprets. Ask for fee, card and online access. If they refuse, ask for the reason in writing.',
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
      'Give the number to employer, landlord, power supplier, phone firm and offices. Set direct debits for the days after payday, switch on alerts, and learn the local way to pay.',
      ['Give the number to all who pay you', 'Set standing orders', 'Switch on alerts and limits'],
      1.5,
    ),
    step(
      'Let your record in {place} begin to grow',
      'Write name and address the same way everywhere, and get on the register of residents or voters if you can. A phone contract, power and rent in your name, paid on the day, are the beginning. Use one small card for one bill and pay it in full.',
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
