import { type Kind, step, tip } from '../kind.ts';

/** Ages at which a doctor and insurers are asked first. */
const ages = Array.from({ length: 36 }, (_, i) => 64 + i).join('/');
/** The flight itself is the hard part for the one who goes. */
const frail = [
  `am/i'm/is/she's/he's/aged/be/turn/turned/at ${ages}`,
  `${ages} years old`,
  `${ages} and/but/now`,
  "while i'm/i still/can/am",
  'still able/fit/well',
  'wheelchair/frail/walker/stick/pacemaker/stroke/oxygen/copd/diabetes/diabetic',
  'my/her/his heart/health/knees/hips/legs',
  'old age',
];
/** Long flights are new or feared. */
const newToFlying = [
  'never flown/been',
  'first? long? flight/flights is/are/would/scares/frightens/worries/ever',
  'my first flight/long_flight',
  'nervous/afraid/scared/frightened/anxious',
  'hate flying',
];

const gifts = ['presents/gifts/expect', 'circus'];

const smallOne = ['baby/toddler/infant/great-grandmother', 'one/two-year-old', 'the/my/our kids/children'];

export const visitFamilyFarAway: Kind = {
  id: 'visit-family-far-away',
  category: 'relationship',
  name: 'Visit my family on another continent',
  slots: {
    person: { from: 'person', otherwise: 'your family', anywhere: true },
    place: { from: 'place', otherwise: 'their country' },
  },
  ask: {
    question: 'Who goes, where to, and what worries you most about the trip?',
    chips: ['The long flight at my age', 'The money', 'Time off and children'],
  },
  hoursAWeek: 1.5,
  overview:
    'You will agree on weeks that suit {person}, know what it costs, have passport, entry papers and insurance in order, and book a route that your body copes with. Then you travel rested and have plain days together.',
  approach:
    'Weeks, insurance and papers come before the ticket, because each of them can stop the trip. A night on the way, an aisle seat and booked help at the airport make a long flight bearable. What usually goes wrong is a tight change of planes, medicines in the suitcase, and a full programme in the first days.',
  done: 'You have been with {person}, are safely home, and the next call or visit has a date.',
  cautions: [
    'Ask a doctor before a long flight after an operation, heart attack, stroke or blood clot, with heart or lung disease, or late in pregnancy. A swollen, painful calf or sudden breathlessness during or after the flight is an emergency.',
  ],
  steps: [
    step(
      'Ask {person} for two spells that suit',
      'Which weeks, how long, where you would sleep, who is free by day, and what the weather does. Three weeks repay a long flight better than ten days. Look at school holidays: flights cost most then.',
      ['Call and name two spells', 'Ask where you would sleep', 'Note what they would love to do with you'],
      0.5,
    ),
    step(
      'Add up the trip and start the pot',
      'Flights, insurance, the way to the airport, a night on the way, spending there, gifts. Compare three months of the year. Divide by the months left and let that sum leave by itself on payday.',
      ['Look up fares for three months', 'Add insurance, nights and a tenth', 'Set up the monthly transfer'],
      1,
    ),
    step(
      'See your doctor about the flight and medicines',
      'Ask about heart, lungs, clots, stockings, vaccinations, and when to take tablets in another time zone. Ask for a printed list of medicines and diagnoses, and carry all tablets in the cabin. A few airlines want a form for some illnesses.',
      ['Book the talk for well before you buy', 'Bring airline route and hours', 'Have the list of medicines printed'],
      1,
      { waitDays: 7, when: { said: frail } },
    ),
    step(
      'Get travel insurance quoted before you buy the ticket',
      'Declare every illness and medicine, else it may not pay. Above 70 prices differ widely, so ask three, among them firms for older travellers. It must cover treatment, the flight home, and cancelling from the day you book.',
      ['Write down illnesses and medicines', 'Get three quotes with the same dates', 'Read what is left out'],
      1.5,
    ),
    step(
      'Set a sum for presents and a list of names',
      'Everybody expects something, so decide it here: a sum in all, one small thing for each house, one larger for parents, the rest as a meal together. Tell one relative that you come for {person} and stay at one house; visits are on two afternoons. Sweets and medicines are asked about at customs.',
      ['Write names and the sum', 'Tell one relative the two afternoons', 'Buy small and light'],
      1,
      { when: { said: gifts } },
    ),
    step(
      'Check passport and entry papers for {place}',
      'Many countries want a passport with six months left after the return, and an electronic permission or visa even for a visit. Use the government’s own page, since copies of it charge extra. A child alone with one parent or grandparent may need a letter.',
      ['Look at the end date of the passport', 'Read the official entry page for {place}', 'Apply and save the answer'],
      1.5,
      { waitDays: 21, daysBefore: 60 },
    ),
    step(
      'Get passports, seats and a bed for the children',
      'A child needs an own passport, sometimes a visa, and a letter from the parent who stays at home. Under two it flies on the lap; ask for the cot by the bulkhead. Book arrival by day, ask the family for a cot or mattress, and pack medicine and two days of food by hand.',
      ['Apply for the passports', 'Ask for the cot or seats together', 'Ask the family for a bed'],
      2,
      { daysBefore: 75, when: { said: smallOne } },
    ),

    step(
      'Take a short flight first to learn how it goes',
      'One or two hours with somebody you know: check-in, security, seat, ears, landing. You find out what helps and what still worries you. No short trip possible: visit the airport and ask for its help desk.',
      ['Choose a trip of two hours at most', 'Ask for an aisle seat', 'Write down what helped'],
      4,
      { when: { said: newToFlying, weeksFrom: 16 } },
    ),
    step(
      'Book a route with time to change planes',
      'One ticket for all flights, at least three hours between them, or a night in a hotel halfway. Aisle seat near the toilet. Assistance with a wheelchair or buggy is free at most airports when it is asked for two days before.',
      [
        'Compare a night halfway with straight through',
        'Book seats and ask for assistance',
        'Send the times to {person}',
      ],
      2,
      { daysBefore: 90 },
    ),
    step(
      'Pack hand luggage and hand over your home',
      'Medicines for the whole stay in the cabin, in their boxes, with the list. Glasses, charger, warm layer, one change of clothes, address and phone of {person} on paper. Keys, post, plants, pets and heating go to somebody.',
      ['Lay out medicines and papers', 'Give somebody key and dates', 'Try the case: can you lift it'],
      2,
      { daysBefore: 3 },
    ),
    step(
      'Fly, rest for two days and be with {person}',
      'Stand up every hour or two, drink water, little alcohol. After landing: daylight, light meals, early bed. Then one thing a day and a free day between. Fix the next call or visit before you leave.',
      ['Walk the aisle every two hours', 'Keep two days free of plans', 'Fix the next date before you leave'],
      6,
    ),
  ],
  suggestions: [
    tip('Travel with one companion', 'A friend or grandchild halves the worry.', 'Ask early', 'Share a room'),
    tip('Choose a day flight for one leg', 'Some sleep badly in a seat.', 'Compare', 'Arrive in the evening'),
    tip('Wear shoes that give', 'Feet swell in the air.', 'Laces or straps', 'Stockings if advised'),
    tip('Load the bank card for abroad', 'A blocked card spoils the first day.', 'Tell the bank', 'Two cards'),
    tip(
      'Learn the video call first',
      'Faces get used to each other.',
      'Every Sunday',
      'Read a story to the little ones',
    ),
    tip('Bring something from home', 'A recipe, photos, a game.', 'No fresh food without asking', 'Small and light'),
    tip('Cook one meal for them', 'You are not only a guest.', 'Their kitchen', 'With the children'),
    tip('Take one day for yourself', 'Three weeks together are long.', 'A park', 'Tell them kindly'),
    tip('Know the emergency number there', 'It differs by country.', 'On a card', 'With the insurance number'),
    tip('Ask for a meal that suits', 'Airlines take requests.', 'Days before', 'Snack in the bag'),
    tip('Check the roaming of your phone', 'A local card is often cheaper.', 'Ask them', 'Wifi at theirs'),
    tip('Record their stories', 'For those who could not come.', 'Ten minutes', 'Ask first'),
  ],
};
