import { type Kind, step, tip } from '../kind.ts';

/** The other one must not know. */
const surprise = [
  'surprise/surprising/surprised/secret/secretly',
  'without her/him/them/mum/mom knowing/noticing',
  "she/he/they doesn't/doesnt/don't/must_not/mustn't/should_not know/find_out",
  'behind her/his/their back',
];

/** The room is theirs already. */
const booked = [
  'booked a/the/our/us _? room/hotel/cabin/cottage/lodge/apartment/flights/airbnb/bnb',
  'hotel/room/cabin/cottage/lodge/flights/airbnb/resort is/are booked',
  'already booked',
  'have/have_got a voucher',
];

const withKids = ['kid/kids/child/children/baby/toddler/twins/sons/daughters', 'two/three/four little ones'];
const withPets = ['dog/dogs/cat/cats/pet/pets/horse/horses/chickens'];
const flying = ['fly/flight/flights/plane/abroad/overseas'];

export const weekendAwayForTwo: Kind = {
  id: 'weekend-away-for-two',
  category: 'relationship',
  name: 'Plan a short break for two',
  slots: {
    who: {
      words: [
        'wife|missus',
        'husband|hubby',
        'fiancée',
        'fiancé',
        'girlfriend',
        'boyfriend',
        'partner|other half|spouse',
        'mother|mum|mom|mama|mummy|amma|nanay',
        'father|dad|papa',
        'grandmother|grandma|nan|granny|lola',
        'sister',
        'brother',
        'daughter',
        'best friend|bestie|best mate',
        'friend|mate',
        'aunt|auntie',
        'parents',
      ],
      otherwise: 'partner',
    },
    place: { from: 'place', otherwise: 'the place' },
    occasion: {
      words: [
        'wedding anniversary|anniversary',
        'birthday',
        'Valentine’s weekend|valentine|valentines|valentine’s day',
        'Mother’s Day|mothers day|mother’s day',
        'retirement',
        'graduation',
        'long weekend|bank holiday|public holiday',
        'Christmas break|christmas',
        'Easter weekend|easter',
        'babymoon',
      ],
      otherwise: 'short break',
    },
  },
  ask: {
    question: 'Is it a surprise, and who goes with you?',
    chips: ['A surprise for my partner', 'We both know about it', 'For my mother or a friend'],
  },
  hoursAWeek: 2,
  overview:
    'You will find two days on which your {who} can come, book {place} with free cancellation, and arrange cover for home and work. Then both of you leave the phones in a drawer.',
  approach:
    'A short break is made by free time rather than by a grand hotel. Keep the way under three hours from door to door and fix only two things a day. It goes wrong when nobody covers the children or the shift, and when the programme is too full.',
  done: 'You are back from two days together with rested faces, and nobody had to answer a message from work.',
  cautions: [
    'Keep one emergency number open for children, parents or work, even when both phones are off. One trusted person knows where you are.',
    'Some people dislike surprises. If your {who} is anxious, unwell or needs medicine or a diet, tell the date and the packing list.',
  ],
  steps: [
    step(
      'Find two dates on which your {who} is free',
      'Look at the shared calendar, shifts, school dates and family birthdays for the next three months. Choose a first date and a second one. Two nights rest people twice as well as one.',
      [
        'Write down three free weekends',
        'Cross out those with a duty or a deadline',
        'Choose a first and a second date',
      ],
      0.5,
    ),
    step(
      'Ask your {who} for one wish for the {occasion}',
      'Sleep late, sea, good food, walking, a spa, no plan at all: one wish each. Write both down; every later choice is held against these two. Agree on a sum that neither of you will regret.',
      ['Ask during a quiet cup of tea', 'Write one wish each', 'Agree on the most you will spend'],
      0.5,
      { when: { unsaid: surprise } },
    ),
    step(
      'Write a page about what your {who} really enjoys',
      'Not your own dream of a weekend. Think of the best day in the past year: who slept late, who walked, what was eaten? Set the most you can spend, a fifth of it for small things on the way.',
      [
        'Note three things they loved lately',
        'Note two things they would hate',
        'Set the highest sum for the {occasion}',
      ],
      0.5,
      { when: { said: surprise } },
    ),
    step(
      'Choose between three places within three hours',
      'Compare door to door, not by kilometres: city, water, hills. Look at noise, stairs, breakfast hours and reviews of the past six months. Choose the quietest room, not the largest.',
      ['List three places with travel time', 'Read ten recent reviews each', 'Choose one that suits your {who}'],
      1.5,
      { when: { unnamed: 'place', unsaid: booked } },
    ),
    step(
      'Check that {place} is open and how you get there',
      'Time the way from door to door, with parking or the last train back. Look up season, closing days, roadworks and big events. Under three hours leaves you most of two days.',
      ['Time the way there and back', 'Look for closing days and events', 'Note the last train or the road you take'],
      1,
      { when: { named: 'place' } },
    ),
    step(
      'Book a room with free cancellation and a quiet window',
      'Ring the hotel as well: direct bookings often get the better room, breakfast or a late departure. Say what the {occasion} is. Six weeks ahead is enough, twelve for holidays.',
      ['Compare the hotel’s own price', 'Ask for a quiet room and late check-out', 'Save the last day to cancel'],
      1,
      { when: { unsaid: booked }, daysBefore: 42 },
    ),
    step(
      'Ask the hotel for a quiet room and a late departure',
      'You have booked, so one call makes it better: away from lift and kitchen, late check-out, a table on the first evening. Ask by which day you may still cancel.',
      ['Ring reception in the afternoon', 'Note the last day to cancel', 'Reserve the table for the first evening'],
      0.5,
      { when: { said: booked } },
    ),
    step(
      'Check names and passports for the flight',
      'The name on the ticket must match the passport letter by letter. Many countries want six months left on it, and some a visa. Hand luggage alone saves an hour each way.',
      ['Look at both passports quietly', 'Check visa and baggage rules', 'Check in 24 hours before'],
      1,
      { when: { said: flying }, daysBefore: 35 },
    ),
    step(
      'Find someone for the children and write one page',
      'Grandparents, godparents or friends with children of that age, with a trial night before if they are small. One page says meals, sleep, medicine, doctor, keys and who decides. Offer the same in return.',
      ['Ask two people today', 'Write the page', 'Do a trial night'],
      2,
      { when: { said: withKids }, daysBefore: 28 },
    ),
    step(
      'Arrange a sitter for the animals',
      'A neighbour, a friend or a sitter with references, and a visit beforehand. Leave food in portions, the lead, the vet’s number and a signed line that treatment may begin.',
      ['Ask the sitter for the dates', 'Meet once at home', 'Write food, vet and habits on a page'],
      1,
      { when: { said: withPets }, daysBefore: 21 },
    ),
    step(
      'Get leave and cover for both of you',
      'Ask for the Friday afternoon or the Monday. For a secret, ring a colleague of your {who} and ask them to keep that diary empty. Hand your own work over on Thursday.',
      ['Ask for your own leave', 'Find one ally who knows the other diary', 'Write a handover of half a page'],
      1,
      { daysBefore: 24 },
    ),
    step(
      'Make one simple cover story and tell two allies',
      'Say something dull and nearly true: lunch with your cousin, nice shoes, back on Sunday. Few lies are easily kept. Pay from an account they do not see and send mail to a new folder.',
      [
        'Block the dates with a dull reason',
        'Tell two allies the same story',
        'Hide mails, bank lines and shared albums',
      ],
      1,
      { when: { said: surprise }, daysBefore: 20 },
    ),
    step(
      'Fix one thing a day and leave the rest free',
      'One table and one thing you would both remember: a boat, a bath, a view, a show. Everything else stays open, with a list for rain. More than two bookings a day feels like work.',
      ['Book a table for the first evening', 'Book one thing for the next day', 'Note two ideas for rain'],
      1,
      { daysBefore: 14 },
    ),
    step(
      'Pack for your {who} without being seen',
      'Start a note of what they wear and use every day: glasses, charger, tablets, pyjamas, the book. Buy doubles of small things. The bag waits in the car or at a friend’s home.',
      ['List one day of their things', 'Buy doubles of wash things', 'Bring the bag out of the house'],
      1,
      { when: { said: surprise }, daysBefore: 3 },
    ),
    step(
      'Go to {place} and put both phones in a drawer',
      'One emergency number goes to the person at home; both phones stay off from dinner to breakfast at least. Out-of-office is on. It is done when you come home and say what you want to repeat.',
      [
        'Set both out-of-office replies',
        'Give one number to the person at home',
        'On the way back each names the best hour',
      ],
      16,
    ),
  ],
  suggestions: [
    tip(
      'Travel before the Friday rush',
      'Two hours earlier can save half an evening.',
      'Ask for the afternoon off',
      'Eat on the way',
    ),
    tip(
      'Write a letter for the first evening',
      'It is remembered longer than the hotel.',
      'Write one page by hand',
      'Lay it on the pillow',
    ),
    tip(
      'Give a clue a day in the last week',
      'Looking forward is half of the pleasure.',
      'Hide a map or a shell',
      'Keep the place to yourself',
    ),
    tip(
      'Agree on the money beforehand',
      'A bill spoils a good mood quickly.',
      'Set one sum for both',
      'Pay with one card',
    ),
    tip(
      'Choose breakfast until eleven',
      'Sleeping late is what most people want.',
      'Ask the hotel for the hours',
      'Order it to the room once',
    ),
    tip('Take the slow way home', 'The last hours count as holiday too.', 'Stop once for a walk', 'Be home by six'),
    tip('Leave the fridge full', 'Coming home to nothing ends the rest.', 'Cook one dish for Sunday', 'Freeze a loaf'),
    tip(
      'Bring a small game',
      'It helps on a rainy hour without screens.',
      'Pack cards or a puzzle',
      'Play for who buys cake',
    ),
    tip(
      'Give each other one hour alone',
      'Two days without a break are long.',
      'One reads while one walks',
      'Meet again for coffee',
    ),
    tip(
      'Keep work and worries for Monday',
      'Two tired people argue about old matters.',
      'Agree on three closed subjects',
      'Write down what comes up',
    ),
    tip(
      'Take ten photographs only',
      'You look at each other more.',
      'Ask a stranger for one of both',
      'Print the best',
    ),
    tip(
      'Have a plan for illness',
      'A cold in the house needs a second date.',
      'Note the last day to cancel',
      'Keep the second weekend free',
    ),
    tip(
      'Book the next one at breakfast',
      'What has a date takes place.',
      'Choose a weekend in three months',
      'Put a little money aside each week',
    ),
  ],
};
