import { type Kind, step, tip } from '../kind.ts';

export const openBnbOrHolidayLet: Kind = {
  id: 'open-bnb-or-holiday-let',
  category: 'profession',
  name: 'Open a B&B or holiday let',
  slots: {
    lodging: {
      words: [
        'holiday cottage|cottage|holiday home|holiday house|beach house',
        'holiday flat|holiday apartment|apartment|flat',
        'airbnb|short let|short-term rental',
        'hostel',
        'campsite|glamping|camping|camper stopover',
        'bed and breakfast|b&b|bnb|guesthouse|guest house|guest rooms|pension',
        'hotel|inn|boutique hotel',
        'wedding venue|venue|event space|barn',
        'retreat centre|retreat',
      ],
      otherwise: 'guest rooms',
    },
  },
  ask: {
    question: 'Do you own the place yet, and may guests sleep there by law?',
    chips: ['Own it, not permitted yet', 'Looking for a place', 'Already have first guests'],
  },
  hoursAWeek: 7,
  weekly: 'Finish one room task and look at three competitors’ calendars',
  overview:
    'You check whether short lets are allowed, work out nights and costs honestly, bring rooms to fire and hygiene standard, and open with good photos, a house book and a cleaner.',
  approach:
    'Permission first: many towns, landlords, lenders and insurers forbid short lets. Plan with 40 to 50 per cent of nights. What goes wrong is cleaning on changeover days and one platform as the only source.',
  done: 'You have permission and insurance, and ten stays are reviewed with the sums as planned.',
  cautions: [
    'Ask planning office, lender, insurer and, in a flat, the owners’ association in writing before you spend on rooms. Smoke and carbon monoxide alarms come before the first guest.',
  ],
  steps: [
    step(
      'Ask whether {lodging} are allowed at your address',
      'Planning use, night limits, registration number, tourist tax, lease, loan, house insurance, neighbours. One written no saves all the rest.',
      ['Write to the planning office', 'Read lease or loan terms', 'Ring the insurer'],
      1.5,
    ),
    step(
      'Calculate nights, price and costs of a year',
      'Look at calendars of six similar {lodging} within ten miles for booked nights by month. Price times nights, minus 15 per cent fee, cleaning, laundry, energy, repairs, tax, your hours. Do it with 35 per cent too.',
      ['Note booked nights of six competitors', 'Ask a cleaner for a price', 'Calculate the weak year'],
      5,
    ),
    step(
      'Sleep one night in the {lodging} as a guest',
      'Bed, dark, noise, hot shower at seven, pressure, plug beside bed, Wi-Fi, hook, table, place for a case. Write all that annoyed. Then stay one night with a well-rated competitor.',
      ['Sleep in each bed', 'List what annoyed', 'Visit one competitor'],
      6,
    ),
    step(
      'Meet fire, gas and food rules',
      'Fire risk assessment, alarms, escape, extinguisher, gas and electric certificate, furniture labels, pool or hot tub, breakfast kitchen registration and allergens, guest register, data.',
      ['Book fire and gas checks for the {lodging}', 'Fit alarms', 'Register the kitchen if you serve breakfast'],
      15,
      { waitDays: 30 },
    ),
    step(
      'Furnish to one standard and buy three linen sets',
      'Good mattress and pillows, white linen three per bed, blackout, tough paint, two lamps, kitchen basics, lockable store. Decide for whom: couples, families with cot, walkers, dogs.',
      ['Decide for whom', 'Buy three sets per bed', 'Write the inventory'],
      40,
    ),
    step(
      'Organise cleaning, key and house book for the {lodging}',
      'Checklist with photos, four hours between guests, a spare cleaner, key safe, heating and bin rules in one page, emergency number. You’re not the only person who can turn a room.',
      ['Write the changeover checklist', 'Hire two cleaners', 'Make the house book'],
      10,
    ),
    step(
      'Photograph and list {lodging} on two channels',
      'Twenty daylight photos, true text with stairs and road noise, minimum nights, deposit, cancellation, calendar joined. Plus your own simple page. First guests at 20 per cent less for honest reviews.',
      ['Take twenty daylight photos', 'Write the true text', 'Open the calendar for three months'],
      8,
    ),
    step(
      'Host the first ten stays and adjust',
      'After each: what was used, broken, praised, minutes, cost. Change prices by season and weekday, ask for reviews, invite people back by mail direct. Compare with the plan after three months.',
      ['Note cost and minutes per stay', 'Adjust price by weekday', 'Invite guests to book direct'],
      30,
    ),
  ],
  suggestions: [
    tip('Buy spare of everything guests break', 'Saturday shops are shut.', 'Glasses', 'Remote'),
    tip('Tell the neighbours early', 'Complaints close lets.', 'Phone number', 'Quiet hours'),
    tip('Take no cash before contract', 'Fraud happens.', 'Platform', 'Deposit'),
    tip('Walk the area with a map', 'Guests love tips.', 'Five places', 'Opening hours'),
    tip('Offer one paid extra', 'Breakfast box.', 'Price', 'Allergen'),
    tip('Keep winter jobs list', 'Low season use.', 'Paint', 'Boiler'),
    tip('Measure energy per stay', 'Hot tubs surprise.', 'Meter', 'Limit'),
    tip('Block family dates first', 'It is your house too.', 'Calendar', 'Year'),
    tip('Write accessibility truthfully', 'Steps and widths.', 'Photos', 'cm'),
    tip('Register for tax at once', 'Platforms report.', 'Number', 'Receipts'),
    tip('Ask walkers what they need', 'Drying room.', 'Boots', 'Early breakfast'),
    tip('Check review words monthly', 'Fix the top one.', 'List', 'Date'),
  ],
};
