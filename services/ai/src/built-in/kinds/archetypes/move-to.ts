import { type Archetype, step, tip } from '../kind.ts';

export const moveTo: Archetype = {
  id: 'move-to',
  name: 'Move to another place',
  slots: { place: { from: 'place', otherwise: 'the new place' } },
  ask: {
    question: 'From when, with whom, and is there already a roof and an income there?',
    chips: ['All arranged, only the move', 'Place chosen, nothing else', 'Not sure whether at all'],
  },
  hoursAWeek: 4,
  weekly: 'One evening of papers, one of sorting, ten boxes in the last weeks',
  overview:
    'You check what you will pay and need in {place}, live there some days on trial, and secure roof, income and papers before you give anything up. Then come notice, sorting, the moving day and the first month with people.',
  approach:
    'Notice periods, schools and authorities set the dates, so write these first. What usually goes wrong is giving notice before the new contract is signed, moving things nobody needs, and having no plan for the first lonely weeks.',
  done: 'You sleep there, are registered, every address has been changed, and you know three people by name.',
  cautions: [
    'Do not give notice or pay deposits before the new contract is signed and seen. For moves with children after a separation, or to another country, ask a lawyer or the authority about permissions, insurance and tax first.',
  ],
  steps: [
    step(
      'Write why you go to {place} and what must be there',
      'Three reasons, three musts (work, school, doctor, light, quiet), highest cost a month, and what you will miss. Those who move along write their own.',
      ['Write it in 20 minutes', 'Compare with those who come along', 'Note the earliest and last possible date'],
      0.5,
    ),
    step(
      'Calculate a month of living in {place}',
      'Rent, energy, way to work, insurance, tax, childcare, food, against the income there. Add the move itself: deposit, transport, double rent, repairs.',
      ['Find real prices', 'Make the table', 'Calculate the reserve of three months'],
      2,
    ),
    step(
      'Live in {place} for three ordinary days',
      'Not a holiday: rush hour, shop, school, evening, rain. Talk to two neighbours and ask why people leave.',
      ['Book three nights or stay with somebody', 'Do the daily ways', 'Write for and against'],
      8,
      { waitDays: 3, when: { level: 'beginner' } },
    ),
    step(
      'List what went wrong at your last move',
      'Boxes, costs, addresses, quarrels, first weeks: three things you do differently for {place}. Take out the old list of addresses.',
      ['Write the three things', 'Find old lists', 'Change the plan'],
      0.5,
      { when: { level: 'experienced' } },
    ),
    step(
      'Secure a roof and an income in {place}',
      'Signed contract, confirmed job or transfer, school or care place. Only then give notice, in writing, with the right period.',
      ['Apply for home and work', 'Have everything in writing', 'Give notice by registered post'],
      12,
      { waitDays: 14, daysBefore: 60 },
    ),
    step(
      'Make the list of offices and addresses',
      'Registration, bank, employer, insurance, doctor, school, energy, internet, post, car, tax. Behind each the day; internet and school for {place} first.',
      [
        'Write the list from your letters of a year',
        'Order internet, energy and post',
        'Get files from doctor and school',
      ],
      4,
      { daysBefore: 28 },
    ),
    step(
      'Book the transport and sort room by room',
      'Two offers or van and five friends. Sort for {place} into comes, given, sold, thrown; the cellar first, because it is always more than expected.',
      ['Get two offers', 'Sort one room a week', 'Sell or give away the rest'],
      12,
      { daysBefore: 21 },
    ),
    step(
      'Pack, move and hand over the old place',
      'Label with room and content, one box for the first night, meter readings, photos, record, keys. Papers and valuables for {place} travel with you.',
      ['Pack the box for the first night', 'Hand over with photos and record', 'Check damage and sign'],
      16,
    ),
    step(
      'Register, settle in and meet people in {place}',
      'Beds and kitchen first. In the first month register, find a doctor, ring at three doors, join one thing that meets weekly.',
      ['Register within the legal period', 'Ring at three doors', 'Go to one weekly thing twice'],
      8,
    ),
  ],
  suggestions: [
    tip('Measure doors before furniture', 'Sofas end up on the pavement.', 'Stairs, lift', 'Floor plan with tape'),
    tip('Draw where each box goes', 'Helpers need no question then.', 'Number per room', 'Sheet at the door'),
    tip('Book the van mid-month', 'It is cheaper and free.', 'Two months ahead', 'Insurance'),
    tip('Say goodbye properly', 'Unsaid goodbyes call you back.', 'One evening', 'Addresses'),
    tip('Forward the post for a year', 'Something is always forgotten.', 'Begin a week before', 'List arrivals'),
    tip('Keep receipts of the move', 'Some costs lower tax or are paid by the employer.', 'One envelope', 'Ask first'),
    tip('Unpack one room fully', 'You need a place that is done.', 'Bed first', 'A lamp'),
    tip('Let children choose a wall', 'A say makes it theirs.', 'Colour', 'First evening together'),
    tip('Walk a new way each day', 'In three weeks you know the area.', 'Twenty minutes', 'Shops, doctor, bench'),
    tip('Call an old friend on Sundays', 'The first months are lonely for most.', 'Fixed hour', 'Plan a visit'),
    tip('Give it six months', 'The third month is often the worst.', 'No decisions then', 'Look again in half a year'),
    tip('Photograph meters twice', 'Old and new place.', 'On the day', 'With number visible'),
  ],
};
