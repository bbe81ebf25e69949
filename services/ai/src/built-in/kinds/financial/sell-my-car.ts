import { type Kind, step, tip } from '../kind.ts';
import { soldCarHere } from '../local-money.ts';

const buyerThere = [
  'buyer is/comes/coming/wants/found',
  "buyer's coming/here",
  'found a buyer',
  'have/got a buyer',
  'sold it',
  'agreed on? a/the price',
];
const onFinance = [
  'on finance/loan/lease/pcp/hp',
  'finance/loan left/on/outstanding',
  'still owe/owing/paying',
  'loan is not/still',
];
const ofParent = [
  "my/his/her dad's/mum's/mother's/father's/grandad's/grandma's/nan's car",
  "dad/mum/mother/father/grandad/grandma can't/cannot/can_no_longer drive",
  'died/passed_away/inherited/estate',
];
const tired = [
  'scratch/scratches/rust/dent/clutch/gearbox/engine_light/180k/200k/250k/300k/no_mot/non-runner/does_not_start',
];

export const sellMyCar: Kind = {
  id: 'sell-my-car',
  category: 'financial',
  name: 'Sell my car at a good price',
  slots: {
    car: {
      words: [
        'car',
        'van',
        'motorbike|motorcycle|bike',
        'camper|motorhome|campervan',
        'pickup|truck',
        'caravan',
        'scooter',
        'boat',
      ],
      otherwise: 'car',
    },
  },
  ask: {
    question: 'How old is it, what is owed on it, and how fast must it go?',
    chips: ['Private sale, best price', 'Fast, it must go', 'It has faults or finance'],
  },
  hoursAWeek: 1.5,
  overview:
    'You will find the real price, get papers and car ready, write an honest advert, meet buyers safely, and hand over so that nothing falls back on you.',
  approach:
    'Honest faults and twelve good photos sell faster than polish. Set price, lowest price and last day before the first call. Hand over key and papers only when the money is in your account or counted in a bank.',
  done: 'Money is in your account, the buyer’s name stands in the papers, and insurance and tax are ended.',
  cautions: [
    'Say known faults in writing. No courier, cheque, or payment link from a buyer who has not seen it. Go along on test drives and keep the key.',
  ],
  steps: [
    step(
      'Look up what your {car} really sells for',
      'Same model, year and mileage: note ten adverts and two instant offers. Set asking price, lowest price and a day for plan B: five per cent less, or the better instant offer.',
      ['Note ten prices', 'Get two online offers', 'Write three figures'],
      0.5,
    ),
    step(
      'Put the papers together',
      'Registration, inspection, service book, invoices, both keys. Ask the lender for the sum to pay off if finance is left.',
      ['Fill a folder', 'Ask for the settlement figure', 'Order missing papers'],
      1,
      { local: soldCarHere },
    ),
    step(
      'Ask the lender for the settlement sum and the letter',
      'Until it is paid the car belongs to the lender, and a hidden loan makes the sale void. Ask for the sum for a fixed day. Let the buyer pay it to the lender directly, the rest to you.',
      ['Ask for the sum in writing', 'Ask how the release comes', 'Put it openly into the advert'],
      0.7,
      { waitDays: 5, when: { said: onFinance } },
    ),
    step(
      'Get the right to sell it for the owner',
      'Only the owner signs, or somebody with a written power. After a death the executor or heir signs with the certificate. Ask the owner which lowest price is right, and write it down.',
      ['Get the power or the certificate', 'Agree on the lowest price', 'Stop insurance only after the sale'],
      0.7,
      { when: { said: ofParent } },
    ),
    step(
      'Make it clean and fix small things',
      'Inside first: vacuum, windows, smell. Bulbs, wipers, caps. Big repairs rarely pay back; take them off the price.',
      ['Two hours of cleaning', 'Fix things under 50', 'Write the faults left'],
      3,
      { when: { unsaid: buyerThere } },
    ),
    step(
      'Write an honest list of faults and set the price by it',
      'High mileage and scratches sell well if they are named. Get one estimate for the largest fault and take half of it off. Put new parts with their bills beside the faults, and sell it as seen.',
      ['List faults and new parts', 'Get one estimate', 'Take half of it off the price'],
      0.7,
      { when: { said: tired, unsaid: buyerThere } },
    ),
    step(
      'Take twelve photos and write the advert the same day',
      'All sides, inside, mileage, tyres, boot, engine, service book, each scratch, in soft light. Then model, year, owners, inspection until, new parts, faults, why you sell. Use two places at least.',
      ['Take the twelve photos', 'Write faults and new parts openly', 'Put it on two sites'],
      2,
      { when: { unsaid: buyerThere } },
    ),
    step(
      'Let serious buyers see and drive it',
      'Ask for name and time; who haggles before seeing has time. Meet by day, near people, with a cold engine. Look at the licence, take a photo of it, go along. Say your lowest price to nobody.',
      ['Write five answers as a text', 'Look at the licence before the drive', 'Wait with your lowest price'],
      3,
      { when: { unsaid: buyerThere } },
    ),
    step(
      'Check the buyer’s name and the last details',
      'Name, address and identity card of the buyer, day, hour and sum by message. Ask what they expect with it: tyres, second key, roof rack. Take the car to the meeting clean and with half a tank.',
      ['Ask for name, address and hour', 'Confirm the sum by message', 'Lay out what goes with it'],
      0.5,
      { when: { said: buyerThere } },
    ),
    step(
      'Prepare the hour of the sale on one sheet',
      'Two contracts filled in, both ID cards, title, keys, inspection, mileage. Money first: count notes at the bank counter or see the transfer on your own screen. No buyer needs your card or a code.',
      ['Fill in two contracts', 'Agree to meet at the bank', 'Lay out title, keys and service book'],
      1,
      { when: { said: buyerThere } },
    ),
    step(
      'Sign and take the money safely',
      'Contract with both names, date and hour, mileage, faults, sold as seen. Bank transfer seen in your account or cash at the bank.',
      ['Print two contracts', 'Meet at the bank', 'Give keys last'],
      1,
    ),
    step(
      'Tell the office and the insurer the same day',
      'Change of owner online, end insurance and tax, remove toll tag and apps, delete phone from the car.',
      ['Report the sale', 'Cancel insurance', 'Reset the car'],
      0.5,
    ),
  ],
  suggestions: [
    tip(
      'Sell in the right month',
      'Open cars and motorbikes bring more in spring.',
      'Look at last year’s adverts',
      'Do not wait longer than six weeks',
    ),
    tip(
      'Have a fresh inspection',
      'Buyers fear what the next test may find.',
      'Only if repairs are cheap',
      'Show the report',
    ),
    tip('Find the second key', 'A missing key lowers the price.', 'Look in old coats', 'Ask what a new one costs'),
    tip(
      'Get rid of the smoke smell',
      'It puts off half of the buyers.',
      'Change the cabin filter',
      'Leave doors open for a day',
    ),
    tip(
      'Set a price that searches find',
      'People filter in round steps.',
      'Just below a round sum',
      'Lower it once, not weekly',
    ),
    tip(
      'Answer in the first hour',
      'The first callers are the most serious.',
      'Have a text ready',
      'Be free on two evenings',
    ),
    tip(
      'Clear the finance at the handover',
      'Meet at the bank and pay off the loan there.',
      'Bring the lender’s letter',
      'Wait for the release',
    ),
    tip('Offer winter tyres separately', 'Alone they often bring more.', 'Note size and date', 'Photograph the tread'),
    tip(
      'Ask what happens to the plates',
      'In some countries you keep them.',
      'Read the official page',
      'Take the receipt',
    ),
    tip(
      'Say no to buyers who have not seen it',
      'Cheques and couriers are the usual trick.',
      'No payment links',
      'No codes by phone',
    ),
    tip('Clean the engine by hand', 'It shows care without hiding leaks.', 'A cloth, no jet', 'Let it dry'),
    tip(
      'Keep the contract for years',
      'Fines can arrive late.',
      'Take a photo of both pages',
      'Note the hour of the sale',
    ),
  ],
};
