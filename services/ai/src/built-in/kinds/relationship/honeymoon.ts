import { type Kind, step, tip } from '../kind.ts';

const flightsBooked = ['flights to _? _? booked', 'flights/flight are/is? booked', 'booked the/our flights'];

const softTravel = ['his/her knees', 'gluten', 'sixty-eight/seventy-one', 'train/trains'];

export const honeymoon: Kind = {
  id: 'honeymoon',
  category: 'relationship',
  name: 'Plan our honeymoon',
  slots: {
    place: { from: 'place', otherwise: 'the place you choose' },
    kind: {
      words: [
        'safari',
        'island|islands|beach|sea',
        'road trip|campervan|van',
        'city|cities',
        'mountains|hiking|hut',
        'cruise',
        'train|interrail',
        'mini-moon|minimoon|weekend',
        'backpacking|around the world',
      ],
      otherwise: 'honeymoon',
    },
  },
  ask: {
    question: 'When do you want to go?',
    chips: ['Right after the wedding', 'Some months later', 'A short one now, a long one later'],
  },
  hoursAWeek: 2,
  measures: ['€', '$', '£', 'CHF', 'money', 'euros', 'dollars', 'pounds'],
  overview:
    'You will agree on what you both dream of, fix a sum and dates that fit after the wedding, book the few things that must be right, settle passports and names, and leave room to do nothing.',
  approach:
    'You will be tired: plan three quiet days first. Spend on two or three special nights and save on the others. It goes wrong with a passport in the wrong name, four hotels in a week, and rainy seasons.',
  done: 'You have been away together, nothing was left unpaid, and you came back rested.',
  cautions: [
    'Passport and ticket must show the same name: travel in the old one if the new passport is not there in time. Ask a travel clinic about vaccines and, if you might be pregnant, about Zika and malaria regions.',
  ],
  steps: [
    step(
      'Book the bed and the vaccinations around the flights',
      'Vaccinations need up to six weeks and the proof of yellow fever ten days, so the travel clinic comes first. Then the lodge for the first three nights with a transfer, the rest may wait. Check visa, names as in the passports and a night of sleep between the feast and the flight.',
      ['Book the travel clinic this week', 'Reserve the first three nights', 'Check visa and names'],
      1.5,
      { when: { said: flightsBooked } },
    ),
    step(
      'Write each of you the perfect day away',
      'Alone, ten lines: wake where, do what, eat what, how warm, how many people. Swap and look for what is in both. Name one thing each does not want.',
      ['Write ten lines each', 'Swap and mark what is in both', 'Name one no each'],
      0.75,
      { when: { unsaid: flightsBooked } },
    ),
    step(
      'Fix the sum, the days and the season',
      'Add wedding bills first. Count flights, nights, food at 40 to 80 a day each, trips, insurance, visa. Look up rain, heat and storms in {place}. If leave or money is short: four days now, two weeks later.',
      ['Write the limit and the days for your {kind}', 'Look up the season in {place}', 'Ask for leave'],
      1,
      { measured: 'Put the first {30%} aside' },
    ),
    step(
      'Check passports, visas, names and vaccines',
      'A passport should be valid for six months after your return and have blank pages. Visa, ticket and passport must show the name you have on the day of travel. See a travel clinic six weeks before, and order papers now: passports take two to ten weeks.',
      ['Check both passports', 'Look up visa and vaccines for {place}', 'Decide on the travel name'],
      1,
      { daysBefore: 90 },
    ),
    step(
      'Choose one bed by train with lift, diet and a view',
      'Two and a half hours by train, one hotel with a lift and a ground-floor shower, a kitchen that answers a mail about gluten properly, sea or lake before the window. Day trips from there by rail or boat, with one day of nothing between two. Sent luggage spares the knees.',
      ['Write to three hotels about lift and diet', 'Compare by train time', 'Send the luggage ahead'],
      2,
      { waitDays: 5, when: { said: softTravel } },
    ),
    step(
      'Choose route and no more than two or three beds',
      'Stay three nights at least in each place, and begin somewhere lovely near the airport. After a wedding one change of plane is enough. Draw the days on a page and leave three of them empty.',
      ['Draw the days in {place} on a page', 'Leave three days empty', 'Ask two people who were there'],
      3,
      { waitDays: 5, when: { unsaid: softTravel } },
    ),
    step(
      'Book flights and the nights that matter',
      'Book long flights four to six months ahead and short ones two to three, and rooms you can cancel. Mention that it is your honeymoon; flowers or a better room often follow. Take out the insurance on the day you book.',
      [
        'Book flights with free dates checked',
        'Book two special nights in {place}',
        'Take out cancellation and health cover',
      ],
      3,
      { daysBefore: 100, measured: 'Have {70%} together and book' },
    ),
    step(
      'Let guests give towards the trip, if you like',
      'A list with things and not sums: dinner by the sea, two bikes, a night. Link on the invitation, thanks with a photo afterwards.',
      ['Choose eight gifts with prices', 'Put the link on the invitation', 'Note who gave what'],
      1.5,
      { when: { weeksFrom: 8 } },
    ),
    step(
      'Reserve the three things you would regret missing',
      'One dinner, one trip, one rest: boat, massage, permit, tickets. The rest stays open. Check opening days and walking distance.',
      ['Book three things', 'Save an offline map of {place}', 'Leave the rest of your {kind} open'],
      1.5,
      { daysBefore: 30 },
    ),
    step(
      'Pack and hand over home before the wedding',
      'Have the suitcases ready a week before, as the week of the wedding has no free hour. Copy papers to both phones, and think of adapters and medicines. Give keys, plants and post to somebody.',
      ['Pack a week before', 'Copy papers to both phones', 'Give keys to somebody'],
      3,
      { daysBefore: 10 },
    ),
    step(
      'Go, sleep three days and keep phones small',
      'One hour a day for messages at most. A budget for the day in cash. Write one line each evening. It is done when you are home with both toothbrushes and the last bill paid.',
      ['Plan nothing for the first three days', 'Write a line each evening', 'Send thanks with a photo'],
      3,
      { measured: 'Pay the last of {total} and go' },
    ),
  ],
  suggestions: [
    tip('Ask for a quiet room', 'Away from bar and lift.', 'Mail a week before', 'High floor'),
    tip('Book the first dinner at the hotel', 'You will not want to search.', 'Terrace', 'Early'),
    tip('Carry one bag each in the cabin', 'Lost luggage ruins two days.', 'Swimwear', 'Medicine'),
    tip('Keep one surprise each', 'A secret hour planned for the other.', 'Small', 'No risk'),
    tip('Pick shoulder season', 'Two weeks later is a third cheaper.', 'May', 'October'),
    tip('Share a camera', 'Print twenty, delete the rest.', 'Paper album', 'Winter evening'),
    tip('Learn ten words', 'Please, thanks, just married.', 'Note', 'Smile'),
    tip('Travel by night train', 'The way is part of it.', 'Cabin', 'Breakfast'),
    tip('Take the slow beach', 'Ask locals, not lists.', 'Bike', 'Fruit'),
    tip('Agree on a row rule', 'Tired couples quarrel.', 'Eat first', 'Sleep'),
    tip('Think of kids at home', 'With children take five days and call at six.', 'Grandparents', 'Postcard a day'),
    tip('Keep ten per cent unplanned', 'For the boat you did not know of.', 'Cash', 'Last days'),
  ],
};
