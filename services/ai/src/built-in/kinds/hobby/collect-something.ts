import { type Kind, step, tip } from '../kind.ts';

/** The catalogue stands. */
const catalogued = [
  "catalogue's/catalogue at/is",
  'storage is sorted',
  'insured',
  'all/every first-series',
  'missing ones? from',
  'are missing',
  'but two/one/three/four',
];

/** It will be shown. */
const exhibit = ['exhibition/museum/library/town_hall/cabinet'];

/** It came from somebody. */
const handedDown = ['dad/father/grandfather/uncle/mum/grandma went/left/collected', 'inherited', 'i got his/her'];

/** It lies in boxes and bags. */
const boxes = ['crates/boxes/bags/everywhere/garage/attic'];

export const collectSomething: Kind = {
  id: 'collect-something',
  category: 'hobby',
  name: 'Build a collection',
  slots: {
    items: {
      words: [
        'vinyl records|vinyl|records|lps',
        'trading cards|pokemon cards|pokemon card|cards|football cards',
        'stamps|stamp',
        'coins|coin',
        'banknotes|banknote',
        'comics|comic books|manga',
        'watches|watch',
        'fossils|fossil',
        'minerals|mineral|crystals|stones',
        'vintage toys|old toys|toys',
        'model cars',
        'bottles of wine|wine|wines',
        'bottles of whisky|whisky|whiskey',
        'fountain pens|pens',
        'works of art|art|prints|paintings',
        'football shirts|jerseys',
        'first editions|rare books|books',
        'antique maps|maps',
        'sneakers|trainers',
        'Lego sets|Lego|minifigures',
        'postcards|postcard',
        'metal detecting finds|metal detecting|relics',
        'cameras|camera',
        'antiques|antique',
        'porcelain pieces|porcelain|china',
        'dolls',
        'video games|retro games',
        'autographs|signatures',
        'shells',
        'knives',
        'perfumes|perfume',
        'cacti',
        'guitars',
        'badges|pins',
        'teapots',
        'beer mats',
      ],
      otherwise: 'collection pieces',
    },
  },
  ask: {
    question: 'What do you collect, how much do you have, and what would make it complete?',
    chips: ['Starting from nothing', 'Inherited, I need to sort it', 'A set with some gaps'],
  },
  hoursAWeek: 1.5,
  weekly:
    'Half an hour of cataloguing and half an hour of looking at your want list, with the month’s limit beside you',
  measures: ['pieces', 'cards', 'stamps', 'coins', 'records', 'items', 'comics'],
  overview:
    'You will give the collection a theme with an end, catalogue what you have, learn to judge condition and price, and look for missing {items} with a list and a monthly limit. Storage and a small show make it something to enjoy.',
  approach:
    'A narrow theme makes a better collection than a wide one. Learn to grade and to recognise fakes on cheap pieces first. The usual mistakes are buying in auctions by excitement, cleaning old things, and storing them in attic or cellar.',
  done: 'Your collection is catalogued, safely stored, complete by your own definition, and has been shown to someone.',
  cautions: [
    'A collection is no safe investment: buy with money you can spend, and if bidding or packs feel hard to stop, speak to a gambling helpline. Ask about the rules before you dig, detect, or trade ivory, animal, plant, archaeological or weapon items; finds may have to be reported. Never clean coins, stamps or old toys before an expert has seen them.',
  ],
  steps: [
    step(
      'Lay out what you have and count it',
      'One table, good light, clean dry hands. Sort roughly into keep, unsure, double. Photograph the ten best, front and back. Nothing yet? Visit one fair or shop with no money and note what draws you.',
      [
        'Count your {items} and photograph ten',
        'Write what you like about them',
        'Wash and dry your hands; no cleaning of pieces',
      ],
      1,
    ),
    step(
      'Write a card for each missing piece: name, price, who has it',
      'Catalogue number, sold prices of the last two years, top sum, and three people likely to own one. Collectors sell to those who ask kindly and wait. Ask for first refusal in writing; swap doubles plus money.',
      ['Write a card for each missing piece', 'Look up sold prices', 'Write to three likely owners each'],
      1.5,
      { when: { said: catalogued } },
    ),
    step(
      'Set saved searches and hold to your top price',
      'Saved searches with three misspellings in two auction sites, bid once in the last ten seconds, and never above the card. Auction houses charge 20 to 30 per cent on top: reckon it in. If prices run, wait for the autumn sales.',
      ['Save searches with misspellings', 'Write the top price with fees', 'Write down each price you let go'],
      2,
      { when: { said: catalogued } },
    ),
    step(
      'Divide {items} from the boxes into trays of twenty',
      'One tray an evening: count, photograph both sides, number on a slip, tray back. No sorting while you count. After ten evenings 200 are known, and only then do you decide on theme and wall.',
      ['Get trays and slips', 'One tray an evening', 'Stop after twenty'],
      6,
      { when: { said: boxes, unsaid: catalogued } },
    ),
    step(
      'Record what the first owner still knows about {items}',
      'Sit down with ten pieces and a phone recording: where from, which were loved, who swapped. Half an hour a week, as long as it gives joy. These sentences go onto the cards; nobody can buy them later.',
      ['Choose ten pieces for a visit', 'Record half an hour', 'Write one sentence on each card'],
      3,
      { when: { said: handedDown } },
    ),
    step(
      'Define the theme and what complete means',
      'One country, decade, maker, set or story. Write it in a sentence with a number and an end. It is right when you can say no to a nice piece.',
      [
        'Write three possible themes',
        'Check how many {items} each has and what the dearest costs',
        'Choose one and write it on the first page',
      ],
      1.5,
      { when: { unsaid: catalogued } },
    ),
    step(
      'Learn grading, fakes and real prices',
      'Find the grading scale of the field, look at sold prices rather than asked ones, and learn three marks of a fake. Handle good ones at a club or dealer.',
      [
        'Borrow the standard catalogue',
        'Grade ten cheap {items} and compare with an expert',
        'Write sold prices of five',
      ],
      4,
      { when: { unsaid: [...catalogued, ...boxes], level: 'beginner' } },
    ),
    step(
      'Have your best pieces checked by an expert',
      'Ask a specialised dealer or auction house for authenticity and grade, in writing. Professional grading pays only where value is clearly above the fee.',
      ['Choose five {items} that matter', 'Ask two experts independently'],
      2,
      { waitDays: 14, when: { level: 'experienced' } },
    ),
    step(
      'Catalogue every piece with photograph and place',
      'Number, name, year, condition, price, date, seller, where it is kept. A spreadsheet or the database of your field. Twenty a session.',
      ['Make the columns', 'Enter twenty {items} a session', 'Copy file and photographs to a second place'],
      8,
      { when: { unsaid: catalogued }, measured: 'Catalogue the first {20%}' },
    ),
    step(
      'Store and insure them properly',
      'Dry, dark, steady: 18 to 20 degrees and 40 to 55 per cent humidity suit most things. Acid-free, PVC-free sleeves; records upright; wine lying and cool. Ask the home insurer about limits.',
      ['Measure humidity for a week', 'Rehouse the ten best {items}', 'Send the list to the insurer and ask'],
      4,
      { when: { unsaid: catalogued } },
    ),
    step(
      'Set a monthly limit and write the want list',
      'Money, space, and number a month. Want list with maximum price each, in your phone. Wait 24 hours before anything above a tenth of the limit; sell doubles to pay.',
      ['Write limit and list', 'Set alerts for missing {items}', 'Sell or swap five doubles'],
      2,
      { when: { unsaid: handedDown } },
    ),
    step(
      'Plan the exhibition: thirty pieces, not all',
      'Ask for size of cases, locks, light, insurance and who pays. Thirty with a story beat 400 in rows. Labels of 30 words in 18 point, numbers as in the catalogue, loan sheet signed. Build one case at home and let a child read it.',
      ['Ask for cases, locks and insurance', 'Choose thirty and write labels', 'Build one case at home'],
      8,
      { daysBefore: 30, when: { said: exhibit } },
    ),
    step(
      'Find the missing ones at fairs, clubs and swaps',
      'Collectors trade before they sell. Fairs: early for choice, last hour for price. Ask for returns and provenance. Rare ones: tell three dealers what you look for.',
      [
        'Join one club and bring doubles',
        'Visit one fair with the want list',
        'Check {items} with lens and list before paying',
      ],
      10,
      { when: { weeksFrom: 5 }, measured: 'Reach {50%} of the set' },
    ),
    step(
      'Show the collection and write its story',
      'Shelf, frame, evening with friends, club table or web page. One card each for the ten best. Add a page for your family: what is valuable, whom to ask.',
      [
        'Choose ten {items} and write two sentences each',
        'Show them to somebody',
        'Put the page for family with your papers',
      ],
      3,
      { measured: 'Complete {total} and show them' },
    ),
  ],
  suggestions: [
    tip('Buy the best one you can afford', 'One good beats five poor.', 'Condition first', 'Wait'),
    tip('Carry a list with numbers', 'Doubles cost money.', 'Phone offline', 'Condition you own'),
    tip('Ask how it was found', 'Stories and proof stay together.', 'Note the seller', 'Keep receipts'),
    tip('Use sold prices', 'Asked ones are dreams.', 'Last ten sales', 'With fees'),
    tip('Leave the auction at your limit', 'Write it before.', 'Include fees', 'Bid once'),
    tip('Keep out of sunlight', 'Colours fade for good.', 'UV glass', 'Rotate display'),
    tip('Go to the museum store', 'Curators answer letters.', 'Ask about storage', 'Volunteer'),
    tip('Set a one in, one out rule', 'Space is a limit too.', 'Sell the weakest', 'Monthly'),
    tip('Swap with a beginner', 'Doubles make friends.', 'Club evening', 'Fair value'),
    tip('Tell nobody where it is online', 'Thieves read posts.', 'No address', 'No holiday dates'),
    tip('Look in local papers and attics', 'Ask elderly neighbours kindly.', 'Pay fairly', 'Listen to the story'),
    tip('Check for pests twice a year', 'Moths and silverfish eat value.', 'Traps', 'Air boxes'),
  ],
};
