import { type Kind, step, tip } from '../kind.ts';
import { homePapersHere } from '../local-money.ts';

const agreedPrice = [
  'price is? agreed',
  "offer's accepted",
  'offer is/was? accepted',
  'notary/lawyer/solicitor in/found/on',
  'soil and/checked',
];
const faraway = [
  "i'm/im/i_am/am/we're abroad/in",
  'from abroad',
  'in qatar/dubai/toronto/london',
  'my cousin says/knows',
];
const twiceSold = [
  'two/three families/people',
  'sold/sell the? same',
  'scam/scammed/fraud/fake/cheated/conned',
  'land_guards/omo_onile/family_land/stool_land',
];
const forAnimals = ['horses/horse/donkeys/sheep/goats/cattle/bees/paddock/paddocks/grazing'];

export const buyLand: Kind = {
  id: 'buy-land',
  category: 'financial',
  name: 'Buy a piece of land',
  slots: {
    land: {
      words: [
        'farmland|farm|shamba|acre|acres|hectare|field',
        'building plot|plot|stand',
        'forest|woodland|wood',
        'garden plot|orchard',
        'island',
      ],
      otherwise: 'land',
    },
    place: { from: 'place', otherwise: 'your area' },
  },
  ask: {
    question: 'Where, what for, and with what money?',
    chips: ['A plot to build on', 'Farmland', 'Woodland or a garden'],
  },
  hoursAWeek: 2,
  measures: ['money'],
  overview:
    'You will fix budget and use, look at several pieces, have title, borders and permits checked by independent people, and pay only against registration.',
  approach:
    'Land is cheap to look at and dear to get wrong: double sales, missing access, no permit. Never pay because somebody else is about to buy. The seller’s surveyor, lawyer and chief are not yours.',
  done: 'The {land}: registered in your name with borders marked, and you may use it as planned.',
  cautions: [
    'Pay nothing, not even a holding fee, before an official search of the register in your own presence or by your own lawyer.',
  ],
  steps: [
    step(
      'Write down use, budget and five musts for the {land}',
      'House, crops, animals, wood or resale. Price plus 10 to 15 per cent for tax, survey and lawyer. What is there, what is missing, and by when: savings, loan, instalments or family. Musts: water, road, power, distance, size.',
      [
        'Write use and five musts',
        'Write price, costs, saved and missing',
        'Divide what is missing by the months left',
      ],
      1,
    ),
    step(
      'Walk over three pieces',
      'Note ten prices a square metre or acre in {place} first; an offer a third below has a reason. Then go in rain or after it, at two times of day: slope, water, soil, access, lines, who uses it now.',
      ['Visit three', 'Talk with two neighbours each', 'Take photos of corners'],
      4,
      { when: { unsaid: agreedPrice } },
    ),
    step(
      'Name one person there who works only for you',
      'A lawyer and a surveyor whom you found and pay yourself, no friend of the seller. A written power for exactly this plot, a video call from each corner, and money only to the lawyer’s client account.',
      [
        'Find lawyer and surveyor in the official lists',
        'Sign a power for this plot alone',
        'Ask for a video from each corner',
      ],
      1.5,
      { when: { said: faraway } },
    ),
    step(
      'Ask the neighbours and the chief who sold it before',
      'Go on two days and ask five people who owns it, who farms it, who came to look. Then ask the register for its history and for court cases. Have the surveyor’s coordinates checked for an older plan.',
      ['Ask five neighbours on two days', 'Ask the register for history and disputes', 'Have the coordinates checked'],
      2,
      { when: { said: twiceSold } },
    ),
    step(
      'Search the title officially',
      'Register, cadastre or land commission: owner, loans, disputes, easements. The seller’s identity must match. On family or communal land all who must agree sign. Pay nothing before the answer.',
      ['Ask for a search yourself', 'Compare names and numbers', 'List open points'],
      2,
      { local: homePapersHere, waitDays: 10 },
    ),
    step(
      'Have the open point solved before the money moves',
      'A strip without title, a fence, a right of way: write it on one line. Three ways end it: the seller clears it first, the price falls, or a part is held back until it is registered. The lawyer puts it into the contract.',
      ['Write the point on one line', 'Choose clear first, lower price or held back', 'Have it put into the contract'],
      1,
      { waitDays: 14, when: { said: agreedPrice } },
    ),
    step(
      'Check grass, water and fences for your animals',
      'A horse needs about half a hectare, four sheep the same, with water and dry ground in winter. Ask whether shelter, hard standing and a trailer need permission, and test the soil for weeds that poison.',
      ['Count animals and hectares', 'Ask about shelter and water', 'Walk it after heavy rain'],
      1.5,
      { when: { said: forAnimals } },
    ),
    step(
      'Ask what you may do with it',
      'Building, farming, cutting, well, power: planning office in writing. A promise of rezoning is worth nothing.',
      ['Ask the planning office', 'Ask for water and power costs', 'Get it in writing'],
      2,
      { waitDays: 21 },
    ),
    step(
      'Have borders measured and soil looked at',
      'Own surveyor, beacons found, neighbours there. Soil test for house or crop; flood and waste maps.',
      ['Hire a surveyor', 'Walk the line', 'Order a soil test'],
      2,
      { waitDays: 14 },
    ),
    step(
      'Negotiate and sign before notary or lawyer',
      'Your own. Price, what belongs to it, day, conditions: permit, clean title. Deposit into a blocked account.',
      ['Choose your lawyer', 'List conditions', 'Read it a day before'],
      2,
      { waitDays: 30, daysBefore: 45 },
    ),
    step(
      'Pay and have it registered in your name',
      'Traceable payment, receipts, tax paid, title in your name collected. It is yours when the register says so. Fence or plant the corners in the first month, for empty land invites others.',
      ['Pay by bank', 'Apply for registration', 'Collect the title'],
      1.5,
      { waitDays: 60 },
    ),
  ],
  suggestions: [
    tip(
      'Go with somebody who lives there',
      'Neighbours tell them more.',
      'Drink a tea next door',
      'Ask about quarrels',
    ),
    tip('Visit once without the agent', 'You hear other things.', 'On a Sunday', 'Walk the borders'),
    tip('Ask why it is sold', 'Then see whether the register tells the same.', 'Ask the family', 'Ask a neighbour'),
    tip(
      'See the right of way on paper',
      'A track that you drive on is not yet a right.',
      'Ask for the easement',
      'Find it on the map',
    ),
    tip('Look at old maps', 'They show wells, dumps and floods.', 'The council has them', 'Compare with today'),
    tip('Sign nothing on the day', 'Real sellers can wait for a lawyer.', 'Sleep a night over it', 'Read it aloud'),
    tip(
      'Pay in stages against papers',
      'Then a mistake costs one stage.',
      'Search, contract, title',
      'A receipt for each',
    ),
    tip('Check the title number yourself', 'A copy is easily forged.', 'Go to the office', 'On the same day'),
    tip(
      'Ask for water first',
      'Land without it is hard to use or sell.',
      'Depth of the nearest well',
      'Cost of drilling',
    ),
    tip(
      'Count the poles to the next power line',
      'Each one costs.',
      'Ask the supplier in writing',
      'Compare with solar',
    ),
    tip(
      'Ask about tax and fees each year',
      'Unpaid ones stay with the land.',
      'Ask for the last receipt',
      'Note the due date',
    ),
    tip(
      'Name it in your will',
      'Families quarrel over land more than money.',
      'Write down who owns which share',
      'Tell two people',
    ),
  ],
};
