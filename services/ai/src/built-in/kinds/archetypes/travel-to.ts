import { type Archetype, step, tip } from '../kind.ts';

export const travelTo: Archetype = {
  id: 'travel-to',
  name: 'Travel to a place',
  slots: { place: { from: 'place', otherwise: 'the place' } },
  ask: {
    question: 'When, how long and with whom, and how much may it cost?',
    chips: ['A weekend', 'One to three weeks', 'No idea of dates yet'],
  },
  hoursAWeek: 2,
  weekly: 'One hour of planning, with one thing booked or struck out at the end',
  overview:
    'You set time, people and money for {place}, clear up papers and health, book what gets dearer first, and plan only two or three fixed things a trip. Home, money and bag are ready two days before.',
  approach:
    'Papers first, then the long way, then beds, then the rest. What usually goes wrong is a passport that is not valid long enough, too many places in too few days, and no reserve of money and time.',
  done: 'You have been there, seen what you came for, and are home with the costs paid.',
  cautions: [
    'Read the entry rules and safety advice of your foreign ministry before you book, and ask a doctor about vaccinations and medicines six to eight weeks ahead. Travel insurance with medical cover is worth having abroad.',
  ],
  steps: [
    step(
      'Write what you want from {place} in five lines',
      'What must you see or do, with whom, how long, which month, highest cost. Mark the one thing for which you go; all else is arranged around it.',
      ['Write five lines in 20 minutes', 'Ask those who come along for their one thing', 'Set the highest cost'],
      0.5,
    ),
    step(
      'Check papers, entry rules and health for {place}',
      'Passport valid six months beyond the return, visa, consent for children, vaccinations, medicines, insurance. Write who does what by when.',
      ['Read the page of the foreign ministry', 'Look at the dates in all passports', 'Call doctor or pharmacist'],
      1.5,
    ),
    step(
      'Read up and ask somebody who knows {place}',
      'One guidebook and one person who lives or was there. Ask: which area to stay, what to leave out, what costs more than one thinks?',
      ['Borrow a guidebook', 'Ask the three questions', 'Mark five places on a map'],
      2,
      { when: { level: 'beginner' } },
    ),
    step(
      'Choose one new way to see {place}',
      'You travel often: by train, in another season, with locals, on foot, fewer places. Choose one thing that makes it different.',
      ['List three ways', 'Choose one', 'Check what it changes in time and cost'],
      1,
      { when: { level: 'experienced' } },
    ),
    step(
      'Make the budget for {place} day by day',
      'Way, beds, food, transport, tickets, insurance, gifts, a tenth as reserve. If it is too much, take days away before comfort.',
      ['Find three prices for way and bed', 'Add it up', 'Decide days and month'],
      1.5,
    ),
    step(
      'Book the long way and the first nights',
      'Compare the whole price with luggage and transfer, arrive by day if possible. Book what can be cancelled in {place} and save all confirmations in one folder.',
      ['Compare two days and two ways', 'Book with names as in the passport', 'Arrange leave and care at home'],
      2.5,
      { daysBefore: 45 },
    ),
    step(
      'Plan {place} with one fixed thing a day',
      'A map with areas, one booked thing a day at most, every third day free. Reserve what sells out weeks ahead.',
      ['Mark places by area', 'Reserve two tickets', 'Leave every third day free'],
      3,
      { daysBefore: 14 },
    ),
    step(
      'Prepare money, home, phone and bag',
      'Two ways to pay, copies of papers, offline map of {place}, post and plants, medicines in hand luggage. Pack two days before and take out a third.',
      ['Tell the bank and load the map', 'Give a key to somebody', 'Pack from a list'],
      3,
      { daysBefore: 2 },
    ),
    step(
      'Go, keep one line a day, and come home',
      'Walk a little without aim on the first day in {place}, keep the reserve, call home as agreed. Back home: pay what is open, choose thirty photos, thank hosts.',
      ['Do the one thing in the first half', 'Write one line a day', 'Sort photos within two weeks'],
      8,
    ),
  ],
  suggestions: [
    tip(
      'Travel a week earlier or later',
      'Prices fall sharply around holidays.',
      'Compare Tuesdays',
      'Shoulder season',
    ),
    tip('Take half of the clothes', 'You wear the same five things.', 'Wash once', 'Layers'),
    tip('Sleep near a station', 'Minutes each day become hours.', 'Map', 'Noise in reviews'),
    tip('Learn ten words', 'Please and thank you open doors.', 'Numbers to ten', 'Say them aloud'),
    tip('Put one address on paper', 'Batteries end at midnight.', 'First bed', 'In local letters'),
    tip('Eat where there is a queue of locals', 'Fresh and fair.', 'Two streets from the sight', 'Noon menu'),
    tip('Carry medicine and one shirt on you', 'Bags come a day later.', 'Recipe copy', 'Toothbrush'),
    tip('Photograph papers', 'A copy helps at the consulate.', 'In the cloud', 'To one person'),
    tip('Agree on time apart', 'Even dear people need an afternoon alone.', 'One per trip', 'Meeting point'),
    tip('Set a money limit per day', 'Then you need not count.', 'Cash in an envelope', 'Rest moves on'),
    tip('Visit one thing twice', 'Places become yours the second time.', 'A cafe', 'A bench'),
    tip('Write a postcard to yourself', 'It arrives when daily life is back.', 'One smell', 'One person'),
  ],
};
