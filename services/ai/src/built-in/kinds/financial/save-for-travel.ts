import { type Kind, step, tip } from '../kind.ts';

/** They travel with children, so in the school holidays. */
const withChildren = [
  'kids/children/family/toddler/toddlers/daughter/daughters/son/sons/grandchildren/disneyland',
  'school holiday/holidays',
  'half-term/half_term',
];

export const saveForTravel: Kind = {
  id: 'save-for-travel',
  category: 'financial',
  name: 'Save for a trip',
  slots: {
    place: { from: 'place', otherwise: 'the place you dream of' },
    trip: {
      words: [
        'honeymoon',
        'family holiday|kids|disneyland',
        'backpacking trip|backpacking',
        'interrail trip|interrail',
        'road trip',
        'cruise',
        'world trip|round the world',
        'year abroad|gap year',
        'city break|weekend',
        'ski holiday|skiing|ski',
        'pilgrimage|hajj|camino',
        'visit to your family|see my family|visit my',
        'safari',
        'beach holiday|beach',
        'anniversary trip|anniversary',
        'summer holiday|summer vacation|summer',
        'trip|holiday|vacation',
      ],
      otherwise: 'trip',
    },
  },
  ask: {
    question: 'When would you like to leave?',
    chips: ['Within half a year', 'In about a year', 'No date yet'],
  },
  hoursAWeek: 1,
  weekly: 'Move this week’s saved sum to the travel pot',
  measures: ['€', '$', '£', '¥', '₹', 'CHF', 'money', 'euros', 'dollars', 'pounds'],
  overview:
    'You will work out the real cost of your {trip} including all small things, choose month and standard so that it fits, and let a fixed sum be saved every payday. You book when the money is there, and travel without debts.',
  approach:
    'The month, the length and the kind of beds change the price far more than saving on small things once you are there. Save a fixed sum and let extra money speed it up. People usually forget insurance, transfers, fees, pet care and lost income, together about a fifth of the total.',
  done: 'The full sum is in the pot without any debt, and a reserve for emergencies stays at home.',
  cautions: [
    'Pay expensive debts first or at least do not add to them; holiday instalments make a trip much more expensive. Check the official travel advice and entry rules before you pay anything that cannot be refunded.',
    'Health cover abroad, including transport home, is not the place to save.',
  ],
  steps: [
    step(
      'Work out the full price of your {trip}',
      'Add transport, beds, food, local travel, tickets, insurance, visa, vaccination, luggage, phone, care for pet or home, and lost pay, plus ten per cent. Look up real prices for {place} in your month.',
      ['Search flights or trains for three dates', 'Note beds and food per day', 'Add up with ten per cent on top'],
      1.5,
    ),
    step(
      'Find the version that fits your money',
      'Three versions: as you dream it, two weeks earlier or later, and shorter or simpler. Off-season often costs a third less. {total|1,500} over {span|10 months} is {rate}: choose the version for which that sum is left after the bills.',
      ['Compare the cost of the three versions', 'Agree who pays what', 'Fix the total and the month'],
      1,
      { when: { unsaid: withChildren } },
    ),
    step(
      'Compare three versions of the school holidays',
      'First and last week, another airport, a kitchen instead of a hotel: family prices differ by a third. {total|2,000} over {span|10 months} is {rate}; choose the version for which that sum is left after the bills. Family rooms go first, so book beds and seats as soon as a deposit is there.',
      [
        'Compare the three versions for {place}',
        'Ask about deposits and free cancellation',
        'Fix the total and the week',
      ],
      1,
      { when: { said: withChildren } },
    ),
    step(
      'Open a travel pot and set the monthly sum',
      'Divide what is missing by the paydays until a month before you leave, and let it go the day after payday. If it is more than is left after bills, change the date or the standard of your {trip}.',
      ['Open the pot and name it after your {trip}', 'Set up the transfer', 'Move a first sum today'],
      0.5,
      { waitDays: 14, measured: 'Save the first {20%} in a travel pot' },
    ),
    step(
      'Sell and skip for two months',
      'Sell luggage, gear and whatever you do not need; leave out one kind of spending. Each amount goes to the pot on the same day with a note: one dinner in {place}.',
      ['List four things for sale', 'Choose the one spending you leave out', 'Move the money every Sunday'],
      4,
      { waitDays: 21, measured: 'Reach {45%} by selling and skipping' },
    ),
    step(
      'Lower one bill in favour of the pot',
      'Compare phone, power or insurance once, and cancel one subscription that you hardly use. Raise the transfer to the pot by what that frees each month: a saving that you do not move is spent elsewhere.',
      ['Cancel one subscription', 'Compare one contract for its price', 'Raise the transfer by what is left over'],
      2,
    ),
    step(
      'Raise the monthly sum for the pot',
      'Compare the pot with the price of your {trip}. If it lags behind, raise the transfer from the next payday, or choose a simpler version now rather than in the last month. Tax back, gifts and extra pay go to the pot at once.',
      ['Compare the pot with the plan', 'Change the transfer', 'Move the next extra money on the same day'],
      3,
      { measured: 'Reach {70%} by raising the monthly sum' },
    ),
    step(
      'Earn or sell for the last gap',
      'Write down what is still missing, and close it with one thing: an extra shift, a sale, a month without eating out. Keep a tenth aside for a reserve that stays at home.',
      ['Write down what is missing', 'Choose one way to close it', 'Move the money as soon as it comes'],
      3,
      { daysBefore: 28, measured: 'Save the full {total}, four weeks before you leave' },
    ),
    step(
      'Check the pot and keep a reserve apart',
      'Compare the pot with the full price of your {trip} once more, and keep a tenth of it apart for emergencies. It is done when the money is there without any debt. Let the transfer run on for the next {trip}.',
      [
        'Compare the pot with the price',
        'Move the reserve to another account',
        'Name the transfer for the next {trip}',
      ],
      1.5,
    ),
  ],
  suggestions: [
    tip(
      'Ask for travel money as a gift',
      'Family likes giving to a wish.',
      'Name a concrete thing',
      'Send a photo from there',
    ),
    tip(
      'Travel on quiet days',
      'Midweek and early departures cost less.',
      'Try Tuesday or Wednesday',
      'Compare nearby airports',
    ),
    tip(
      'Swap homes or house-sit',
      'Beds are often the largest part of the cost.',
      'Use known platforms',
      'Ask for references',
    ),
    tip(
      'Take paid holiday around bank holidays',
      'You get more days for the same leave.',
      'Look at the calendar',
      'Apply early',
    ),
    tip(
      'Work a few extra shifts',
      'One shift can pay for one night away.',
      'Fix the number',
      'Put the pay straight into the pot',
    ),
    tip(
      'Hang up the map',
      'It helps on days when you skip something.',
      'Mark the route',
      'Add a line for each hundred saved',
    ),
    tip('Take fewer things', 'Luggage fees add up.', 'Travel with a cabin bag', 'Borrow gear'),
    tip('Look at packages too', 'Sometimes cheaper and protected.', 'Compare the same standard', 'Insolvency cover'),
    tip('Travel slower', 'Moving on costs most.', 'Visit fewer places', 'Ask for weekly discounts'),
    tip(
      'Convert without fees',
      'Conversion offers at machines are expensive.',
      'Choose the local currency',
      'Withdraw larger sums less often',
    ),
    tip(
      'Keep a pot for surprises',
      'Trains are missed and bags are lost.',
      'Plan a tenth for it',
      'What is left goes to the next trip',
    ),
    tip('Cook the country beforehand', 'Looking forward costs nothing.', 'One evening a month', 'Learn ten words'),
  ],
};
