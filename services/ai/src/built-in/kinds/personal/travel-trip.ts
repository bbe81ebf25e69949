import { type Kind, step, tip } from '../kind.ts';

/** The way there is booked. */
const tripBooked = [
  'flights/flight/tickets/hostel/hotel/apartment/ferry/train is/are? booked',
  'booked the/my/our flight/flights/hotel/trip',
  'permits and the vaccine',
];

/** Nobody decides. */
const groupTrip = [
  'cousins/mates/lads/friends and/and_me/from',
  'nobody plans',
  'four/five/six/seven cousins/friends/mates/lads',
  'me n',
  'guess its me',
];

/** Knees, walkers, many changes. */
const slowTrip = ['walker/wheelchair/knees/hips/stick/elderly', 'change three times', 'her/my/his bad hips/knees'];

/** Somebody must mind animals or a shop. */
const homeTied = ['milks/milker/cows/livestock/herd', 'somebody milks'];

/** By night train, alone. */
const nightTrain = ['night train/trains', 'on my own before', 'go alone', 'alone by'];

export const travelTrip: Kind = {
  id: 'travel-trip',
  category: 'personal',
  name: 'Plan and take a trip',
  slots: {
    destination: { from: 'place', otherwise: 'your destination' },
    company: {
      words: [
        'kids|children|family|toddler',
        'baby',
        'partner|husband|wife|girlfriend|boyfriend|honeymoon|anniversary',
        'friends|mates|friend',
        'parents|mum|dad|mother|father',
        'sister|brother',
        'grandparents|grandma|grandad|grandchildren',
        'dog',
        'group|club',
      ],
      otherwise: 'travel companions',
    },
  },
  ask: {
    question: 'Where to, for how long, and with whom?',
    chips: ['A weekend, two of us', 'Two weeks with children', 'Alone, and far away'],
  },
  hoursAWeek: 2.5,
  measures: ['countries', 'cities', 'parks', 'places'],
  overview:
    'You will fix the reason and the dates, set a budget per day, check papers and health, book what sells out, and leave the rest open. The last step is the trip itself.',
  approach:
    'Decide in this order: why, when, how much, how to get there, where to sleep. Most plans have too many places; two nights in one spot is the minimum that feels like being there. Check entry rules before you pay for anything that cannot be returned.',
  done: 'You have been there, and came home without unpaid bills.',
  cautions: [
    'Entry rules, passports and vaccinations depend on your nationality and route: read the official travel advice of your own country, and ask a doctor or travel clinic six to eight weeks before you leave, earlier with an illness or a pregnancy.',
    'Take out health cover for abroad before you leave, and check that it pays for the activities you plan.',
  ],
  steps: [
    step(
      'List what is open for {destination} with its last day',
      'Permits and time slots first, since they sell out; then vaccinations, which want four to six weeks; then visa, insurance, money. For Machu Picchu or Alhambra and the like take the ticket before the bed. Write each with its last day and price.',
      ['Look up the last day of each open thing', 'Book the timed ticket today', 'Ask a travel clinic for a date'],
      1,
      { when: { said: tripBooked } },
    ),
    step(
      'Set the budget of {destination} from what is paid',
      'Write what is paid, what each day costs there by three real prices, and ten per cent for the unexpected. Divide the rest by days. It shows at once which days are rich and which are picnic.',
      ['Add up what is paid', 'Look up three day prices', 'Write a sum for each day'],
      1,
      { when: { said: tripBooked } },
    ),
    step(
      'Write down what the trip must have',
      'Three things without which it would be another trip: a walk, a museum, days at a beach. Let everybody who comes name one, and note what nobody needs.',
      [
        'Write your three in twenty minutes',
        'Ask your {company} for one wish each',
        'Look up the best and worst months for {destination}',
      ],
      1,
      { when: { unsaid: tripBooked } },
    ),
    step(
      'Fix dates, leave and who comes along',
      'Compare weather, school holidays and prices for two possible weeks. The date stands when the leave is approved and everybody has said yes in writing.',
      [
        'Compare the cost of two possible weeks in {destination}',
        'Hand in your leave request',
        'Agree on a date for the final yes',
      ],
      2,
      { when: { unsaid: tripBooked }, waitDays: 4 },
    ),
    step(
      'Get a yes with money from everybody within a week',
      'One message: two dates, one price, one deadline, and what happens without an answer. Each pays 50 to the pot or is out, with no hard feelings. Share the jobs: one for flights, one for beds, one for the pot.',
      ['Send two dates and one price with a deadline', 'Collect the first 50 from each', 'Give one job to each'],
      1,
      { when: { said: groupTrip, unsaid: tripBooked } },
    ),
    step(
      'Choose a way with seats, lifts and one change at most',
      'Order help at station or airport 48 hours ahead; it is free nearly everywhere. Ask the hotel for a lift, ground floor, shower without a step, and how far the bus stop is. Three nights at least in each place, a taxi sum in the budget, a walker or folding stool along.',
      [
        'Ask two carriers for help and number of changes',
        'Ask hotels for lift and shower',
        'Put a taxi sum into the budget',
      ],
      2,
      { when: { said: slowTrip } },
    ),
    step(
      'Hand over animals and work with a page and a trial day',
      'The stand-in does one day with you: feeding, milking or shop, vet’s number, what is normal, what is not. Pay half before. Choose a place reached in half a day, so that nine free days are not five.',
      ['Write one page with times and numbers', 'Do one trial day together', 'Choose places within half a day'],
      3,
      { when: { said: homeTied } },
    ),
    step(
      'Build the night-train line with a bed every second night',
      'Take a couchette in a compartment for your own sex, seat at an upper berth, bag strapped, ticket on paper. Buses fill the gaps where rails end. One message at home each evening, hostel with a common kitchen on the second night.',
      ['Draw the line with train hours', 'Book couchettes and two hostels', 'Agree on the evening message'],
      3,
      { when: { said: nightTrain } },
    ),
    step(
      'Set a budget for the trip per day',
      'Transport, bed, food, entrance, insurance, and ten per cent for the unexpected. Look up three real prices each, add up, and decide what you leave out if it is too much.',
      [
        'Find three prices for a bed and a dinner in {destination}',
        'Agree with your {company} who pays for what',
        'Divide what is missing by the weeks left',
      ],
      2,
    ),
    step(
      'Check passport, visa and health for {destination}',
      'Many countries want a passport valid for six months after entry. Look for visa or online permit, vaccinations, medicines that are not allowed, and driving rules. Papers that take weeks are ordered now.',
      [
        'Read the official travel advice for {destination}',
        'Check the expiry date of every passport',
        'Book a travel clinic or renew papers if needed',
      ],
      2,
      {
        daysBefore: 60,
        resources: 'Official advice: https://www.gov.uk/foreign-travel-advice · Health: https://wwwnc.cdc.gov/travel',
        when: { weeksFrom: 8 },
      },
    ),
    step(
      'Check identity papers and cover this week',
      'With little time only what already works counts: valid passport or identity card, an online permit if one is asked for, health cover abroad. If a visa takes longer than you have, change the destination.',
      ['Read the entry rules for {destination} today', 'Take out travel health cover'],
      1,
      { when: { weeksTo: 7.9 } },
    ),
    step(
      'Book the way there and the first nights',
      'Then the one ticket or bed that sells out. Take rates with free cancellation where the difference is small, and pay with a card that protects you. Leave a free day in every five.',
      [
        'Compare three ways of getting to {destination}',
        'Book the first two nights near the station or airport',
        'Keep all confirmations offline in one folder',
      ],
      4,
      { daysBefore: 30, when: { unsaid: tripBooked, weeksFrom: 6 }, measured: 'Book the first {50%}' },
    ),
    step(
      'Book beds and tickets at short notice',
      'Look for last rooms with free cancellation, trains instead of flights, and places one stop outside the centre. Book the way there, all nights and the one thing you want to see.',
      ['Check three sites and one direct phone call', 'Save every confirmation offline'],
      3,
      { when: { weeksTo: 5.9 } },
    ),
    step(
      'Draw a rough plan with one thing a day',
      'One fixed thing a day is enough, the rest is chosen there. Group by district, note closing days, and plan the first evening: how to get from arrival to bed and food.',
      [
        'Mark your must-haves on an offline map of {destination}',
        'Reserve what needs a time slot',
        'Write the plan on one page for your {company}',
      ],
      3,
    ),
    step(
      'Pack, hand over the home and copy papers',
      'Pack three days before, then take a third out. Medicine and papers in hand luggage, copies with a person at home, cards told about the trip, somebody for post and plants.',
      [
        'Make one list with your {company} and tick it off',
        'Give a neighbour the key and your phone number',
        'Learn ten words of the language',
      ],
      3,
      { daysBefore: 2 },
    ),
    step(
      'Set off and see {destination}',
      'Go. One free evening at the start, one thing a day, and a stop when somebody is tired. It is done when you are home, the costs are settled and the best twenty pictures are chosen.',
      ['Write two lines each evening', 'Settle costs with your {company} within a week of coming home'],
      2,
      { measured: 'Set off: {total} ahead of you' },
    ),
  ],
  suggestions: [
    tip('Plan one empty day in five', 'Tired people quarrel and see nothing.', 'Laundry, bench, market', 'No sights'),
    tip(
      'Ask two people who were there',
      'They know what can be left out.',
      'What would you skip?',
      'Where did you eat twice?',
    ),
    tip('Travel outside school holidays', 'A week earlier can cost half.', 'Compare three weeks', 'Midweek flights'),
    tip(
      'Stay longer in fewer places',
      'Every move costs half a day.',
      'Two bases for ten days',
      'Day trips from there',
    ),
    tip(
      'Keep money in two places',
      'One lost purse should not end the trip.',
      'Two cards, some cash',
      'Bank numbers on paper',
    ),
    tip(
      'Test shoes and rucksack',
      'Blisters come on the second day.',
      'Five kilometres with full load',
      'Tape in the pocket',
    ),
    tip('Give children a job', 'A task keeps them with you.', 'Map, camera or snack bag', 'One wish per day'),
    tip(
      'Save maps and tickets offline',
      'There is no signal when you need it.',
      'Map of the area',
      'Address in local writing',
    ),
    tip('Eat one street from the sight', 'It is cheaper and often better.', 'Short menu', 'Ask what is good today'),
    tip(
      'Send your route to somebody',
      'Most of all when you travel alone.',
      'Addresses and dates',
      'A message every second day',
    ),
    tip('Agree on a kitty', 'Shared costs from one purse save arguing.', 'Same sum each', 'One person keeps it'),
    tip(
      'Check access by phone',
      'Websites say step-free and mean one step.',
      'Ask for door width and lift',
      'Get it in writing',
    ),
  ],
};
