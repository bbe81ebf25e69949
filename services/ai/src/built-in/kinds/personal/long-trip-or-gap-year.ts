import { type Kind, step, tip } from '../kind.ts';

/** The time off is settled. */
const leaveSigned = [
  'leave is? signed/granted/approved',
  'deferred my',
  'resigned',
  'saved _k/6k/12k',
  'got 12k/10k/8k/6k saved',
  'flat/house sublet',
  'firm was sold',
];

/** With children. */
const kidsAlong = ['children/kids of/aged', 'with two/three/our/my? children/kids'];

/** Leave that is saved up. */
const leaveSaving = ['sabbatical', 'save up the salary', 'teacher/taught/primary'];

/** Parents and animals stay behind. */
const tender = ['mother/mum/mom/parents who/is/says', 'a/my/the/our cat/dog/rabbit'];

export const longTripOrGapYear: Kind = {
  id: 'long-trip-or-gap-year',
  category: 'personal',
  name: 'Take a gap year or long trip',
  slots: {
    region: { from: 'place', otherwise: 'your first stop' },
    frame: {
      words: [
        'gap year|year out',
        'sabbatical|career break',
        'unpaid leave|leave',
        'world trip|round the world|travel the world',
        'work and travel|working holiday|fruit picking',
        'van trip|van|campervan',
        'cycle tour|cycle|bike',
        'voyage|sail|sailing',
        'au pair year|au pair',
        'volunteer year|voluntary year',
        'parental leave',
        'overland trip|overland',
      ],
      otherwise: 'long trip',
    },
  },
  ask: {
    question: 'How long, with whom, and what about work or study meanwhile?',
    chips: ['Before or after studies', 'Leave from my job', 'With partner or children'],
  },
  hoursAWeek: 3,
  measures: ['countries', 'months', 'weeks'],
  overview:
    'You will settle length and purpose, get the time off in writing, build a budget per month with money for the return, and deal with health, papers and home. Only the first weeks are booked; the rest stays open.',
  approach:
    'Time off and money decide, so they come before any route. Count with slow travel: two to four weeks in one place cost less and tire less. What is usually forgotten is the return: rent, insurance and income for the first two months at home.',
  done: 'You have set off with time off, money, cover and papers in order, and with a date and a reserve for coming home.',
  cautions: [
    'Ordinary travel insurance often ends after six to eight weeks: you need long-stay cover, and must ask what happens to health, pension and unemployment insurance at home.',
    'See a travel clinic at least eight weeks ahead. Read the official travel advice for each country, also on working or volunteering with your visa.',
  ],
  steps: [
    step(
      'Book in this order: cover, visas, jabs, flight',
      'Insurance for the whole length first, since it pays from the day of booking. Visas with the longest wait next; jabs such as rabies and Japanese encephalitis take three visits over four weeks. The flight last, one way or changeable. One evening each.',
      ['Compare cover for the whole length', 'Write visa days and waiting times', 'Ask for the first clinic date'],
      1.5,
      { when: { said: leaveSigned } },
    ),
    step(
      'Divide the savings by months and name the turning sum',
      'South and South-east Asia 1,000 to 1,300 a month, South America 1,300 to 1,700, Oceania 2,500, without flights. Put flight home plus two months at home aside, untouchable. The rest divided by months is your pace; at a third left you decide whether to work or to turn.',
      ['Put the way home aside', 'Write a monthly sum for each region', 'Set the sum at which you turn'],
      1.5,
      { when: { said: leaveSigned } },
    ),
    step(
      'Write what the time is for and how long',
      'Three things you want to have done, learned or rested from; the shortest and longest length; what must not be lost at home. Show it to those who come or stay.',
      [
        'Write the three things in twenty minutes',
        'Set the earliest and latest start of your {frame}',
        'Name what has to go on at home',
      ],
      1,
      { when: { unsaid: [...leaveSigned, ...kidsAlong] } },
    ),
    step(
      'Get the time off in writing',
      'Employer, university, school, parents: propose dates, cover for your work, and what they gain. Ask about unpaid leave, saved hours, deferred place. Know the notice period as a second way.',
      ['Read contract or study rules', 'Prepare one page and ask for a talk', 'Get dates and return confirmed'],
      4,
      { when: { unsaid: [...leaveSigned, ...leaveSaving] }, waitDays: 21 },
    ),
    step(
      'Settle school, jabs and tenants for the family year',
      'Ask school and authority in writing: leave, home schooling or distance school, a year back. Trial week in the van or boat before you sell anything. Tenants from two months before, with a page on the boiler. Each child gets one stop to choose and one friend to call weekly.',
      ['Write to the school authority', 'Do a trial week of living small', 'Find tenants through an agent or friends'],
      6,
      { when: { said: kidsAlong } },
    ),
    step(
      'Read the sabbatical rule and hand in your model',
      'Typical: work three years at three quarters of pay or save hours, with notice half a year to a year before. Ask pension, health cover and return to the same place. Hand in one page with dates and who takes your class.',
      ['Read the rule and its last day', 'Ask about pension and health cover', 'Hand in one page with a stand-in'],
      2,
      { waitDays: 30, when: { said: leaveSaving, unsaid: leaveSigned } },
    ),
    step(
      'Set up care for those who stay, with a way back',
      'One person looks in weekly, one knows doctor and papers, a call on a fixed day. Agree at which news you come home, and keep a sum for that flight. The cat gets a named home, vet money and a trial weekend.',
      ['Name two people and the fixed call', 'Agree at which news you come back', 'Give the animal a trial weekend'],
      2,
      { when: { said: tender } },
    ),
    step(
      'Build the budget by month and start saving',
      'Bed, food, transport, cover, visas for {region} and what follows, ten per cent extra, flights, two months at home afterwards. Minus: rent saved, things sold, income on the way.',
      [
        'Find real prices for three stops',
        'Set up the saving and list what you sell',
        'Decide the sum at which you turn home',
      ],
      4,
      { when: { unsaid: leaveSigned } },
    ),
    step(
      'Draw a rough route by seasons',
      'Few places, no zigzag, out of storms and monsoon. For each: visa days, vaccination, safety, season. Talk to two people who know {region} from a stay of months.',
      [
        'Mark good months on a world map, starting with {region}',
        'Check visa days and entry rules officially',
        'Leave every third month empty',
      ],
      4,
    ),
    step(
      'See a travel clinic, dentist and insurer',
      'Vaccinations may need three visits; take prescriptions in generic names. Long-stay health cover with return transport, liability, and a letter about what stays insured at home.',
      [
        'Book clinic and dentist',
        'Compare cover for the full length of your {frame}',
        'Check passport: validity and empty pages',
      ],
      4,
      { daysBefore: 60, when: { weeksFrom: 10 } },
    ),
    step(
      'Settle home, contracts, post and a trusted person',
      'Sublet or give up, store, suspend phone and gym, tax and voting, pets. One person gets key, copies and a limited power of attorney.',
      [
        'List contracts with their notice periods',
        'Ask the landlord about subletting',
        'Write two pages for the trusted person',
      ],
      7,
      { daysBefore: 30, when: { weeksFrom: 6 } },
    ),
    step(
      'Book the way there and ten nights',
      'A ticket that can be changed, the first bed in {region}, a course, farm or project for the third week as an anchor. Two bank cards, offline copies, proof of onward travel if asked.',
      ['Book outward ticket and first bed', 'Order a second card and test both', 'Agree how often you write home'],
      4,
      { daysBefore: 21 },
    ),
    step(
      'Set off and look again after four weeks',
      'First ten days in {region} slow. After four weeks: money, health, mood, what next? It is done when you have set off with everything in order; keep the date at which you prepare the return.',
      [
        'Compare spending with the plan every week',
        'Write a page each Sunday',
        'Enter the date to look for work or rooms at home',
      ],
      3,
      { measured: 'Set off: {total} ahead of you' },
    ),
  ],
  suggestions: [
    tip(
      'Test the luggage on a weekend',
      'You will leave a third at home.',
      'Walk ten kilometres with it',
      'Cook and sleep as on the trip',
    ),
    tip('Stay where you like it', 'Plans are there to be changed.', 'Two weeks more', 'Cheaper by the month'),
    tip('Learn the first language early', 'Fifty words bring beds and friends.', 'Ten a day', 'Numbers first'),
    tip('Work a week in every month', 'It brings people and rhythm.', 'With the right visa', 'Farm, hostel, class'),
    tip('Carry medicine in two places', 'One bag always gets lost.', 'Prescription along', 'Generic names'),
    tip('Set a low balance alarm', 'Know when to turn home.', 'Flight plus two months', 'Bank message'),
    tip('Send a box of summer or winter', 'Carry only one season.', 'Poste restante', 'Sell and buy'),
    tip('Agree on days apart', 'Couples need air.', 'One a week', 'Meet for dinner'),
    tip('Back up pictures weekly', 'Phones fall into rivers.', 'Cloud and card', 'With hostel internet'),
    tip('Plan schooling with the school', 'Teachers give a list of aims.', 'Two hours a day', 'A travel diary'),
    tip('Tell somebody each border', 'A line is enough.', 'Place and next place', 'Fixed weekday'),
    tip('Buy kit second-hand', 'Others come home with good things.', 'Boards and clubs', 'Not the shoes'),
    tip('Prepare your answer for later', 'Employers ask about the gap.', 'Two skills', 'One story'),
  ],
};
