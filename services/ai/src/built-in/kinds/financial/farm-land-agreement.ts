import { type Kind, step, tip } from '../kind.ts';

export const farmLandAgreement: Kind = {
  id: 'farm-land-agreement',
  category: 'financial',
  name: 'Get a fair agreement for farm land in writing',
  slots: {
    land: {
      words: [
        'farm',
        'field|fields',
        'land|acres|hectares',
        'pasture|grazing',
        'orchard',
        'plot|shamba',
        'herd|cows|cattle',
        'paddy|rice field',
      ],
      otherwise: 'land',
    },
    person: { from: 'person', otherwise: 'the other side' },
  },
  ask: {
    question: 'What is it to be?',
    chips: ['A lease', 'Sharing the harvest', 'A contract within the family'],
  },
  hoursAWeek: 2,
  overview:
    'You check who owns the {land}, agree with {person} what is used, paid and decided, write it on two pages, and have it checked, witnessed and registered where needed before the next season.',
  approach:
    'Talk about the bad year first: drought, death, sale, a quarrel. Agree who pays for seed, repairs and work, how the harvest or price is measured, and how either side ends it. Spoken deals fail mostly after a good harvest or a funeral.',
  done: 'Both sides and two witnesses have signed the same pages, each has a copy, and the first payment or harvest went by it.',
  cautions: [
    'Plant or invest nothing big before it is signed. Rules on leases, tenant rights and custom differ much: have a lawyer, farm adviser or land office read it, and never hand over your original papers.',
  ],
  steps: [
    step(
      'Write down what you have been doing so far',
      'Which {land}, since when, who works, who pays, who takes the harvest, what was promised and by whom. Collect messages, receipts and names of people who were there.',
      ['Write one page from memory', 'Collect receipts and messages', 'List three people who know'],
      1.5,
    ),
    step(
      'Check who owns the {land} and who else has rights',
      'The land office, a map and the boundary walked together: owner, co-owners, loans, rights of way and water, other tenants. A relative can only sign for what is theirs.',
      ['Ask the land office for an extract', 'Walk the boundary and take photos', 'Ask who else must agree'],
      3,
      { waitDays: 10 },
    ),
    step(
      'Write your aims, limits and the hard cases',
      'Ask two farmers and a union what is usual. Then note length, price or share, day of payment, machines, animals, buildings, death, sale, drought, and how it ends. Mark three things you need.',
      [
        'Ask two farmers for the usual terms',
        'Work out a bad and a good year',
        'Mark three musts and write what you do without a deal',
      ],
      2,
    ),
    step(
      'Sit down with {person} and go through the list',
      'In a quiet month, in a neutral place, with somebody both respect. Ask first what they fear. Write each point down as agreed, open or no.',
      ['Ask for a meeting and send the list', 'Go through it point by point', 'Send the notes the same day'],
      3,
      { waitDays: 10 },
    ),
    step(
      'Put it on two pages in plain words',
      'Names, map, dates, price, payments, duties, what belongs to whom at the end, notice, who decides in a quarrel. A model lease from a union or ministry is the base.',
      ['Get a model contract', 'Fill it with your points', 'Read it aloud to each other'],
      3,
    ),
    step(
      'Have it checked before anybody signs',
      'A lawyer, notary or farm adviser looks at tax, tenant protection, registration and inheritance. Each side should have somebody of its own. Ask what it costs first.',
      ['Ask for a fixed price', 'Send the two pages and the extract', 'Change what was marked'],
      2,
      { waitDays: 14 },
    ),
    step(
      'Sign with witnesses and register it',
      'All owners, two witnesses, elders or chief where custom counts. Each gets a signed copy; register it where the law asks. Pay only with a receipt.',
      ['Fix the day for signing', 'Sign every page', 'Register it and keep a copy elsewhere'],
      2,
      { waitDays: 14 },
    ),
    step(
      'Keep the first season by the pages',
      'Pay on the day, note work and harvest, take photos at start and end, and meet once after harvest: what worked, what to change in writing.',
      ['Enter payment days in the calendar', 'Keep a field book', 'Meet after the harvest'],
      4,
    ),
  ],
  suggestions: [
    tip('Begin with one season', 'A short deal shows how the other keeps it.', 'Option to go on', 'Written'),
    tip('Name what counts as harvest', 'Bags, kilos or money.', 'Which scale', 'Who weighs'),
    tip('Take dated photos of the land', 'State of fence, soil and house.', 'Both present', 'Keep copies'),
    tip('Talk before the planting, not after', 'Then both sides need it.', 'Quiet month', 'One hour'),
    tip('Ask who inherits the contract', 'Death ends many of them.', 'One sentence', 'Tell the children'),
    tip('Write who owns improvements', 'Wells and sheds cause quarrels.', 'Value in years', 'Paid at the end'),
    tip('Agree on a person who decides', 'An elder or adviser costs less than a court.', 'Name them', 'Both sign'),
    tip('Keep family pay and rent apart', 'Two papers are clearer.', 'Wage', 'Lease'),
    tip('Ask the union for its model', 'It has the points you forget.', 'Free for members', 'Newest one'),
    tip('Read it in your own language', 'Nobody should sign what is only guessed.', 'Translate', 'Read aloud'),
    tip('Pay through a bank or phone', 'It proves itself.', 'Reference', 'Screenshot'),
    tip('Keep water in the contract', 'Land without water is half.', 'Days', 'Pump costs'),
  ],
};
