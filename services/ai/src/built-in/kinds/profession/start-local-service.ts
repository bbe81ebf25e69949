import { type Kind, step, tip } from '../kind.ts';
import { selfEmployedHere } from '../local-money.ts';

const besideJob = [
  'on the side',
  'weekend/weekends/saturdays/evenings',
  'side hustle/business/income/job',
  'alongside/beside my? _? job',
];
const lawns = ['lawn/lawns/mowing/mow/mower/grass/hedges'];

export const startLocalService: Kind = {
  id: 'start-local-service',
  category: 'profession',
  name: 'Start a local service business',
  slots: {
    service: {
      words: [
        'window cleaning|window cleaner',
        'cleaning|cleaner|house cleaning|office cleaning',
        'gardening|gardener|landscaping|lawn mowing|lawn care',
        'removals|moving|man and van|house clearance',
        'handyman|handyperson|odd jobs',
        'dog walking|pet sitting|dog sitting|cat sitting',
        'pressure washing|gutter cleaning|chimney sweep',
        'car wash|car valeting|car detailing|valeting',
        'painting and decorating|decorating|house painting',
        'laundry|ironing',
        'tutoring|private lessons',
        'computer help|IT support|tech help',
        'courier|delivery',
        'pool cleaning|pool service',
        'pest control',
        'home organising|decluttering service',
        'shopping and errands|errands|companion',
        'plumbing|electrical|electrician|plumber|tiling|flooring|roofing',
        'tree work|firewood',
        'photo booth|bouncy castle|party hire',
        'junk removal|rubbish removal|waste',
      ],
      otherwise: 'local service',
    },
  },
  ask: {
    question: 'Have you done it for pay yet, and have you van or tools?',
    chips: ['Never for pay', 'A few regulars', 'Leaving my job for it'],
  },
  hoursAWeek: 7,
  weekly: 'Hand fifty leaflets to doors near a job and ask each customer for one name',
  overview:
    'You set a price from real minutes, do the first ten {service} jobs with what you have, get registered and insured, and fill two streets rather than a whole county with regulars.',
  approach:
    'Regulars on the same day in the same street make the money, since travel is unpaid. What goes wrong is a price per hour as if employed, quotes by guess and money that comes late.',
  done: 'You are registered and insured, with regulars that fill the days you wanted at your price.',
  steps: [
    step(
      'Time one job and set your {service} price',
      'Do one for a friend and time it with travel, loading and cleaning tools. Needed a year: living, tax, insurance, van, fuel, weeks without work; divide by 1,000 to 1,200 sold hours. Usually it is double what you first thought.',
      ['Time one job door to door', 'Add up yearly costs', 'Compare three local prices'],
      2,
      { when: { unsaid: lawns } },
    ),
    step(
      'Time three lawns and set your price for each size',
      'Small, middle and large, with driving, unloading, edges and clippings. Take what an hour must bring after fuel, blades, insurance and tax, and turn it into three prices a visit, because customers buy a lawn and not an hour. In the season lawns need a cut every two weeks; for the months without growth offer hedges, leaves and gutters.',
      [
        'Mow one for a neighbour with the clock',
        'Write three prices on one card',
        'Ask two others near you what they take',
      ],
      2,
      { when: { said: lawns } },
    ),
    step(
      'Register and insure before the first paid {service} job',
      'Trade or tax registration, public liability (1 to 5 million), tools and goods in transit, keys; look up whether yours needs a licence. In Australia that begins with an ABN, in Britain with Self Assessment at HMRC. Check your employment contract.',
      ['Register the trade', 'Get two insurance quotes', 'Ask whether your work needs a licence'],
      4,
      { local: selfEmployedHere, waitDays: 7 },
    ),
    step(
      'Win ten {service} customers in two streets',
      'Neighbours, a leaflet with three prices and photo of you, card in the shop, local group. Ask agents and landlords near you. Offer a fixed first visit, not a discount.',
      ['Write to thirty people you know', 'Leaflet two streets', 'Ring ten landlords or agents'],
      15,
    ),
    step(
      'Buy only tools that ten jobs have shown you need',
      'Rent or borrow for the rest. Used commercial machine with service record, spare of what breaks, safety gear. Rent a larger vehicle only when full days ask for it.',
      ['Sort must, rent, later', 'Check used machines', 'Get gloves, mask and glasses'],
      6,
    ),
    step(
      'Quote in writing within a day',
      'See it or get photos, list what is in and out, price, date, pay terms, valid 30 days. Deposit for material. One page for every {service} job stops quarrels.',
      ['Make the one-page quote', 'Send each within a day', 'Follow up after three days'],
      4,
    ),
    step(
      'Set rules for pay, keys, damage and cancelling',
      'Card or transfer the same day, invoices in 7 days, standing order for regulars, 24-hour cancelling, key log, photos before and after.',
      ['Write five rules', 'Set up standing orders', 'Photograph before and after'],
      3,
    ),
    step(
      'Group {service} days by area and ask for names',
      'Monday north, Tuesday centre. After the second good visit ask: who else in the street? Ten reviews on maps. Answer enquiries within an hour at noon and five.',
      ['Group jobs by day', 'Ask each for one name', 'Collect ten reviews'],
      20,
      { when: { unsaid: besideJob } },
    ),
    step(
      'Fill your Saturdays street by street and ask for names',
      'Four to six visits in two neighbouring streets fill a Saturday; a single one across town costs the profit of two. After the second good visit ask: who else in the street? Answer messages once a day at a fixed hour, so that the week stays yours.',
      [
        'Put the regulars into a fortnightly plan',
        'Ask two happy customers for a neighbour',
        'Keep one Saturday in five free for rain',
      ],
      3,
      { when: { said: besideJob } },
    ),
    step(
      'Raise price, drop bad jobs, decide on a helper',
      'After three months: sum per hour by customer with travel. New price for new ones at once, for old ones with a month’s notice. Hire only when two days a week are turned away.',
      ['Rank customers by pay per hour', 'Raise the lowest', 'Write the number at which you hire'],
      8,
    ),
  ],
  suggestions: [
    tip('Wear a clean shirt with name', 'Trust at the door.', 'Two', 'Phone number'),
    tip('Keep winter work ready', 'Gutters, paint, storage.', 'List', 'Offer in October'),
    tip('Do one thing extra', 'Bins back, leaves away.', 'Small', 'Tell'),
    tip('Learn two chemicals well', 'Wrong mix is dangerous.', 'Labels', 'Gloves'),
    tip('Keep mileage log', 'Tax counts it.', 'App', 'Weekly'),
    tip('Have cover for illness', 'Another single trader.', 'Swap', 'Insurance'),
    tip('Say no to asbestos and heights', 'Licence and life.', 'Test', 'Refer'),
    tip('Sell yearly plans', 'Spring to autumn.', 'Monthly pay', 'Contract'),
    tip('Thank by card at new year', 'Regulars stay.', 'Hand', 'Date'),
    tip('Save a quarter for tax', 'It isn’t yours.', 'Account', 'Each pay'),
    tip('Ask older customers what worries', 'Safety and scams.', 'ID', 'Same person'),
    tip('Photograph the van tidy', 'It is your sign.', 'Map entry', 'Weekly'),
  ],
};
