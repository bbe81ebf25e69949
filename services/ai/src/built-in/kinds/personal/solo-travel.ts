import { type Kind, step, tip } from '../kind.ts';

/** It is booked. */
const aloneBooked = [
  'flights/flight/tix/tickets _? _? booked/valid',
  'booked for one',
  'ticket/tix still valid',
  'did two nights',
];

/** Evenings are what is feared. */
const evenings = ['evenings/lonely/loneliness/sad/nerves/nervous/afraid'];

/** Family is against it. */
const worriers = ['brothers/parents/mum/daughter/family think/thinks/says/said/say', 'kidnapped', 'without uncle'];

/** The other one always chose. */
const widowed = ['married/died/widow/widower/divorce/divorced', 'he/she chose', 'dumped/broke_up'];

export const soloTravel: Kind = {
  id: 'solo-travel',
  category: 'personal',
  name: 'Travel alone',
  slots: {
    place: { from: 'place', otherwise: 'the place you choose' },
  },
  ask: {
    question: 'Have you ever travelled alone, and what worries you?',
    chips: ['Never, I am nervous', 'Safety as a woman', 'Being lonely in the evening'],
  },
  hoursAWeek: 2,
  overview:
    'You will take a small trial alone, choose a place that is easy for one, book the first nights and the arrival by daylight, set up safety and money, plan company for the evenings, go, and bring home the next idea.',
  approach:
    'A weekend close by shows what you need before the large trip. Arrive by day, with the first two nights booked; leave the middle open. Loneliness comes mostly at dinner, so plan two evenings with people: a walk, a class, a table for all.',
  done: 'You went, came home safely, and did at least three things that you chose for yourself alone.',
  cautions: [
    'Read your foreign ministry’s advice for the place, have health insurance for abroad, and give somebody at home your dates and addresses. Leave when your gut says so.',
  ],
  steps: [
    step(
      'Write what you want to do alone and what frightens you',
      'Sea, museums, walking, reading, a language? Then write an answer beside each fear, such as being lost, ill, robbed or lonely. Decide on days and budget.',
      ['Write three wishes and three fears', 'Write an answer beside each fear', 'Fix days and top sum'],
      0.5,
    ),
    step(
      'Book the first three days of {place} in detail',
      'Way from airport to bed with price, two nights, a tour on the first morning, a table for the first evening. After three days you know how it works, and the rest may stay open. Check passport, entry form and insurance on the same evening.',
      [
        'Write the way from airport to bed',
        'Book a tour for the first morning',
        'Check passport, entry form and insurance',
      ],
      1.5,
      { when: { said: aloneBooked } },
    ),
    step(
      'Practise in your own town what you will do alone',
      'A restaurant at eight with a book, a cinema, a bus to its last stop, a talk with one stranger. Two of these a week until you leave. What feels odd at home for the third time is easy abroad.',
      ['Eat at eight in a restaurant, alone', 'Ride a bus to its last stop', 'Speak to one stranger'],
      3,
      { when: { said: aloneBooked } },
    ),
    step(
      'Plan the evenings like others plan museums',
      'Eat the large meal at two, so that the evening needs no table for two. Then: early concert, food market, cooking class, bath, film, hostel kitchen, call home at nine. Write seven evenings on a card. The second and third evening are the hardest, then it turns.',
      ['Write seven evenings', 'Book two of them with people', 'Fix one call home every second evening'],
      1,
      { when: { said: evenings } },
    ),
    step(
      'Calm those at home with a page and one rule',
      'Addresses, flights, insurance, hotel phone, and the hour of the daily message. Rule: no message by then means they ring the hotel first. Show it and ask for one fear each; answer it with a fact. Then the talk is over.',
      ['Write the page', 'Agree on the hour of the message', 'Ask each for one fear and answer it'],
      0.8,
      { when: { said: worriers } },
    ),
    step(
      'Do once by yourself what the other one always did',
      'Check in on the phone, buy the train ticket, choose the hotel, read the map, carry the money. Do each once at home with somebody beside you who keeps the hands still. Ask for a single room without a surcharge in the quiet season.',
      ['List five things the other did', 'Do each once here', 'Ask two hotels for the single price'],
      2,
      { when: { said: widowed } },
    ),
    step(
      'Spend one whole day and night alone nearby',
      'A town an hour away: train, lunch at a table for one with a book, museum, one night. Notice what was good and what was long.',
      ['Book one night', 'Eat at a table alone', 'Write what you would change'],
      6,
      { when: { unsaid: aloneBooked } },
    ),
    step(
      'Choose a place that is easy for one',
      'Look for good trains, short ways on foot, single rooms or friendly hostels, and many people who come alone. Ask in groups of solo travellers about season, cost for one and late arrivals.',
      ['Compare three places', 'Ask two people who went alone', 'Check official travel advice for {place}'],
      2,
      { when: { unsaid: aloneBooked } },
    ),
    step(
      'Book arrival by day and two first nights',
      'Read the reviews by solo travellers, twenty-four-hour reception, middle of town. Everything else can be cancelled. Insurance from the first booking.',
      ['Book travel with arrival before dark', 'Book two nights in {place}', 'Take out insurance'],
      2,
      { when: { unsaid: aloneBooked }, daysBefore: 35 },
    ),
    step(
      'Set up safety, money and health',
      'Copies of papers, two cards in two places, offline map, local emergency number, medicines, a message each evening to one person. Door wedge and small first aid if it calms you.',
      ['Share dates and addresses', 'Put cash and cards in two places', 'Save the map of {place} offline'],
      1.5,
    ),
    step(
      'Plan two evenings and one class with people',
      'Free walking tour on day one, cooking class, running group, concert, language table. Book the first one now.',
      ['Book a tour for the first day', 'Choose one class in {place}', 'Write an opening question'],
      1,
      { when: { unsaid: evenings } },
    ),
    step(
      'Pack so that you can carry it alone',
      'One bag up the stairs without help. Shoes walked in, layers, a scarf, book, adapter, laundry bar.',
      ['Pack and walk round the block', 'Take a third out', 'Lay out arrival things on top'],
      1.5,
    ),
    step(
      'Go, keep a light plan and write home',
      'Plan one fixed thing a day in {place} and leave the rest to your mood. Eat your large meal at noon. When you feel low, call somebody, take a shower or change the place. On the last evening write what you will do next time.',
      ['Send the evening message', 'Do one thing only you would like', 'Write the next idea'],
      10,
    ),
  ],
  suggestions: [
    tip('Sit at the counter', 'People talk there.', 'Book along', 'Order a half'),
    tip('Learn ten phrases', 'Hello opens doors.', 'Write them', 'Use one daily'),
    tip('Walk as if you know the way', 'Look at maps inside.', 'Cafe', 'Go'),
    tip('Take the front carriage', 'Staff and people.', 'Evening', 'Sit near'),
    tip('Have a slow morning', 'No hurry is the gift.', 'Bakery', 'Bench'),
    tip('Keep a small budget for comfort', 'Taxi at night, better room.', 'Ten per cent', 'No guilt'),
    tip('Send one postcard a day', 'A diary by others.', 'Stamp', 'Sentence'),
    tip('Draw or photograph one theme', 'Doors, hats.', 'Daily', 'Series'),
    tip('Say no without reasons', 'No, thank you.', 'Walk on', 'Shop'),
    tip('Ask women for the way', 'They know safe streets.', 'Pharmacy', 'Hotel'),
    tip('Stay three nights', 'Places open on day two.', 'Same cafe', 'Names'),
    tip('Join a group for part', 'Two days of hiking.', 'Local guide', 'Then alone'),
  ],
};
