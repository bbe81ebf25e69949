import { type Kind, step, tip } from '../kind.ts';
import { tenantsHere } from '../local-papers.ts';

/** Viewings have begun. */
const viewing = [
  'been to/on? _ viewings',
  'viewed/seen/been_to/visited about? two/three/four/five/six/seven/eight/nine/ten/a_few/several/many/some/5/6/8/10/12/15/20 flats/places/apartments/viewings/houses',
  'viewing is? on/booked/tomorrow',
  'applied for/to two/three/four/five/ten/20/several/many',
  'rejected/turned_down for',
];

/** The flat is promised. */
const found = [
  'found a/the/my/our _? flat/place/apartment/room/house',
  'offered the/a/me/us a/the? flat/place/apartment',
  'got the flat/place/apartment',
  'landlord/agency/agent has? said yes',
  'signed the/a/my _? lease/contract/tenancy',
  'lease/contract/tenancy is? signed',
  'moving in? on',
  'holding_deposit paid',
  'paid the/a holding_deposit/deposit',
];

/** The landlord asks for money before a contract. */
const cashFirst = [
  'deposit/money in cash',
  'cash before keys/contract',
  'wants the? deposit/advance/money before/up_front/upfront',
  '_ months deposit/advance',
];
/** They are turned down for who they are. */
const turnedDown = [
  "that's/viewing's over",
  'they say no',
  'refused/refuse/rejected us/me/everywhere/because/as',
  'on housing_benefit/benefits',
  'musician/violinist/self-employed/freelancer/bachelor/bachelors/single_mother/assistance_dog/dog/cat',
];
const outSoon = [
  'kicked/gettin_kicked/getting_kicked out',
  'in two/three/four/six/2/3/4/6 weeks/wks',
  "friends'/sofas/couch/suitcase",
  'landlord/owner sells/selling/needs it',
];

export const findRentedFlat: Kind = {
  id: 'find-rented-flat',
  category: 'personal',
  name: 'Find a flat to rent',
  slots: {
    place: { from: 'place', otherwise: 'the area you want' },
  },
  ask: {
    question: 'When do you need it, and what can you pay a month?',
    chips: ['In four weeks', 'In three months or more', 'I get refused everywhere'],
  },
  hoursAWeek: 5,
  overview:
    'You will fix what you can pay and where, have a complete folder ready before the first viewing, answer good adverts within the hour, view with a list, and sign only after you have read contract and record of condition.',
  approach:
    'In tight markets the folder and the speed decide, so both are prepared first. Look a little further along one bus line and ask people directly: many flats never appear online. Never pay before you have seen flat and contract; that is the commonest fraud.',
  done: 'The contract is signed, the deposit is paid against a receipt, and you hold the keys.',
  cautions: [
    'Do not send money, passport copies or card data for a flat that you have not entered. Refusing somebody for origin, children, disability or benefits is forbidden in many countries; tenants’ associations help.',
  ],
  steps: [
    step(
      'Ask why the last flats went to others',
      'Ring two agents or landlords and ask one question: what would have decided for me? It is mostly one of four: too slow, a paper missing, income too close to the rent, no word about you. Change that before the next viewing.',
      [
        'Ring two agents with one question',
        'Compare the answer with your folder',
        'Change one thing before the next viewing',
      ],
      0.7,
      { when: { said: viewing, unsaid: found } },
    ),
    step(
      'Get the promise of the flat in writing',
      'One message today: I would like to take it, from this day, at this rent; please confirm. Until then keep two other viewings, and pay nothing beyond a holding deposit, which in England is capped at one week’s rent.',
      [
        'Send the message today',
        'Keep two other viewings until it is confirmed',
        'Pay only against a receipt with a name',
      ],
      0.5,
      { when: { said: found } },
    ),
    step(
      'Work out the rent you can carry and where',
      'Rent with heating at about a third of net income, plus deposit (often one to three months), moving, furniture. Write must-haves (rooms, lift, pet) and three things you can do without. Widen the search in {place} by one or two stops.',
      [
        'Work out the top rent with heating',
        'List three must-haves and three give-ups',
        'Draw the way to work on a map',
      ],
      1,
      { when: { unsaid: [...viewing, ...found] } },
    ),
    step(
      'Put the tenant’s folder together',
      'Identity card, last three pay slips or benefit letter, proof that rent was paid, credit report, a letter from the last landlord, a guarantor if needed, half a page about you with a photo. One file of a few pages, named with your name.',
      [
        'Collect papers and scan them as one PDF',
        'Write half a page about who moves in',
        'Ask a guarantor or the council about a deposit scheme',
      ],
      2,
      { when: { unsaid: found } },
    ),
    step(
      'Turn the one thing they fear into a paper',
      'Noise: hours and a rehearsal room. Uneven pay: tax paper, six months of rent in savings, a guarantor. Animal: vet card and liability cover. Benefit: a letter that rent is paid directly. It stands on page one, before they ask.',
      ['Name the fear in one line', 'Get the paper that answers it', 'Put it on page one'],
      1.5,
      { when: { said: turnedDown, unsaid: found } },
    ),
    step(
      'Pay nothing before contract, name and keys match',
      'Ask to see identity card and proof of ownership, sign first, then pay by transfer to that name against a receipt. Cash with no paper is the commonest fraud. More than the law allows as a deposit may be refused.',
      ['Ask for proof of ownership', 'Look up the highest deposit allowed', 'Pay by transfer after signing'],
      0.7,
      { when: { said: cashFirst, unsaid: found } },
    ),
    step(
      'Secure a bed for the gap and tell the housing office',
      'Read the notice: form, period, last day; you may have longer than you think. Then two bridges: a sublet and a relative. Tell the council or town today that you may lose your home, with the child’s age.',
      ['Check form and last day of the notice', 'Ask for two bridges', 'Go to the housing office with the notice'],
      1.5,
      { when: { said: outSoon, unsaid: found } },
    ),
    step(
      'Set alerts on four ways and write the answer',
      'Two portals, the large housing companies, notice boards, and everybody you know; twenty notes in letter boxes of {place} bring more than portals. Write a message of eight lines with who, income, when, and two times for viewing. Alerts for {place} come to the phone; answer within the hour.',
      [
        'Set alerts on two portals',
        'Register with three housing companies or cooperatives',
        'Write the message and let somebody read it',
      ],
      1.5,
      { when: { unsaid: found } },
    ),
    step(
      'View flats with a list and the folder',
      'Be early, friendly, short. Run the tap, open windows, look for mould behind furniture, ask for heating costs, noise, cellar, internet, notice. Photograph. Give or send the folder the same evening with one sentence about why this flat.',
      [
        'Take list, charger and folder',
        'Go for two to three viewings a week in {place}',
        'Send the folder the same evening',
      ],
      8,
      { when: { unsaid: found } },
    ),
    step(
      'Check the landlord and read the contract',
      'Compare name with land register or identity card, ask neighbours. Read rent rises, deposit, fixed term, repairs, notice, pets. A tenants’ association reads it for little money. Everything promised is put in writing.',
      ['Read the contract with somebody', 'Ask for promises in writing', 'Check the usual rent in {place}'],
      2,
      { local: tenantsHere, waitDays: 2 },
    ),
    step(
      'See the flat once more with a tape and a list',
      'At another hour than the first time: noise, water pressure, mould behind doors, phone signal, what stays in it. Measure the walls and the door, and ask for every promised repair with a date.',
      ['Take tape, charger and list along', 'Try taps, heating and windows', 'Ask for promised repairs by mail'],
      1.5,
      { when: { said: found } },
    ),
    step(
      'Give notice where you live once the contract is signed',
      'Not a day before: a promise is no contract. Send it so that you can prove it, plan a week in which both homes are yours, and book the van and the helpers.',
      ['Sign first, then send the notice', 'Plan a week with both homes', 'Book van and helpers'],
      2,
      { when: { said: found } },
    ),
    step(
      'Sign, pay the deposit and take photos at handover',
      'Deposit by transfer to the account in the contract or into a protected scheme. Walk through with a record: meters, keys, each scratch, with photos. Then register the address, power, internet and insurance.',
      ['Sign and get a copy', 'Write and photograph the record of condition', 'Register address and meters'],
      3,
      { waitDays: 7 },
    ),
    step(
      'Move in and report what is broken in the first week',
      'Heating, windows, damp, meters and locks: write each one with a photograph to the landlord in {place} and ask for a date. It protects the deposit on the day you leave.',
      [
        'Take photographs of every wall and floor',
        'Send the list with a date',
        'Register the address and put your name on the bell',
      ],
      2,
      { when: { said: found } },
    ),
  ],
  suggestions: [
    tip('Answer before breakfast', 'New adverts appear early.', 'Alert sound on', 'Message ready'),
    tip('Show your face', 'A short call after the message makes you a person.', 'Two sentences', 'Thank afterwards'),
    tip('Bring somebody along', 'Two people see more.', 'One asks, one looks', 'Talk outside'),
    tip('Look at dusk and at eight', 'Noise and parking change.', 'Stand for ten minutes', 'Ask a neighbour'),
    tip('Take over a contract', 'Tenants who leave early look for successors.', 'Ask in groups', 'Landlord must agree'),
    tip('Consider a room for the start', 'Six months of calm to search.', 'Sublet with contract', 'Store the rest'),
    tip('Ask about heating costs', 'They can be a third of the rent.', 'Last bill', 'Energy class'),
    tip(
      'Write to landlords of empty flats',
      'Curtains missing for months are a sign.',
      'Ask the caretaker',
      'One polite letter',
    ),
    tip('Offer what helps them', 'An early start or small repairs.', 'In writing', 'Nothing illegal'),
    tip('Ask for reasons after refusals', 'Sometimes one paper is missing.', 'Friendly message', 'Mend the folder'),
    tip('Join a housing cooperative', 'Shares cost, rents stay low.', 'Waiting list today', 'Ask about interest'),
    tip('Keep a table of flats', 'Date, rent, contact, state.', 'Ten columns at most', 'Follow up on Thursday'),
  ],
};
