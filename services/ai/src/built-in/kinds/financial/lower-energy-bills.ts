import { type Kind, step, tip } from '../kind.ts';
import { energyHelpHere } from '../local-money.ts';

export const lowerEnergyBills: Kind = {
  id: 'lower-energy-bills',
  category: 'financial',
  name: 'Lower my energy bill',
  slots: {
    energy: {
      words: [
        'electricity|electric|power|kwh',
        'gas',
        'heating oil|oil',
        'heating|heat',
        'hot water',
        'water',
        'air conditioning|aircon|cooling',
      ],
      otherwise: 'energy',
    },
    rented: { words: ['flat|apartment|tenant|landlord|rented|renting'], otherwise: 'home' },
  },
  ask: { question: 'Do you own your home or rent it?', chips: ['I rent', 'I own a flat', 'I own a house'] },
  hoursAWeek: 2,
  weekly: 'Read the meters on the same day and write the figures beside last week’s',
  overview:
    'You will read your meters, find what uses the {energy}, change the settings that cost nothing, stop draughts and standby, and put the contract right. After two months the meter shows what it brought.',
  approach:
    'Heating rooms and water is usually three quarters of the energy in a home, so begin there and not with phone chargers. One degree less saves about six per cent of heating. Measure each week, or you only guess; and check the price per unit, because a bad tariff eats every saving.',
  done: 'Your use over eight weeks is lower than in the same weeks of last year, and the tariff or advance payment is adjusted.',
  cautions: [
    'Keep rooms where people live at 18 degrees or more, warmer for babies, the old and the ill, and air them to avoid mould. Leave gas, boilers and wiring to qualified people. If you cannot pay, ring the supplier and a debt adviser before winter.',
  ],
  steps: [
    step(
      'Read the meters and find last year’s use',
      'Write down the figures and the day. From the last bill take units used, price per unit, standing charge and advance payment. A two-person flat without electric heating often uses 1,500 to 2,500 kWh of electricity a year.',
      [
        'Photograph all meters',
        'Find units and price for your {energy} on the last bill',
        'Start a list with date and figures',
      ],
      0.75,
    ),
    step(
      'Turn down the heating and hot water properly',
      'Set 19 to 20 degrees in living rooms, 17 in bedrooms, less at night and when nobody is in. On a condensing boiler lower the flow temperature to 55 to 60 degrees. Hot water tanks need 60 against germs; combi boilers do with 50.',
      [
        'Set the timer to your real day',
        'Lower the flow temperature step by step',
        'Move furniture and curtains away from radiators',
      ],
      1.5,
    ),
    step(
      'Hunt down the {energy} that runs for nothing',
      'Look at the meter when everything seems off; what it still uses runs all year. Measure fridge, freezer, dryer, router, TV and dehumidifier with a plug meter, borrowed from a library or supplier.',
      [
        'Read the meter before bed and in the morning',
        'Measure five devices with a plug meter',
        'Put standby devices on one switch',
      ],
      2,
    ),
    step(
      'Stop draughts at doors, windows and pipes',
      'On a windy day move a wet hand along frames and letterbox. Sealing strip, a door brush and pipe foam cost little and pay in a winter. Leave vents open: gas appliances and walls need air.',
      ['Go round with a wet hand and chalk', 'Buy strip, brush and foam by length', 'Seal the coldest room first'],
      4,
    ),
    step(
      'Ask the landlord for what only they can do',
      'Broken seals, unbled radiators, missing pipe insulation and an old boiler are the owner’s job in most countries. Write with photos and a date. Ask to see how the bill for heat is shared out.',
      ['Photograph each fault', 'Write to the landlord with a date', 'Ask for the energy certificate'],
      1,
      { when: { named: 'rented' }, waitDays: 14 },
    ),
    step(
      'Change how you wash, cook and shower',
      'Wash at 30 to 40 degrees with full drums, dry on a line, use lids and a kettle, and showers of five minutes with a saving head. Choose three habits that the household accepts, not ten.',
      ['Choose three habits that save {energy}', 'Fit a saving shower head', 'Put a note at the machine'],
      2,
      { waitDays: 21 },
    ),
    step(
      'Compare tariffs and adjust the payment',
      'Use your real yearly units in an independent comparison. Look at price per unit, standing charge, term and exit fee, and whether night or flexible prices suit you. Send current readings so that nobody estimates.',
      [
        'Compare three tariffs for {energy}',
        'Check term and exit fee',
        'Send the reading and ask for a new advance payment',
      ],
      2,
      { waitDays: 14 },
    ),
    step(
      'Ask for grants, discounts and an energy check',
      'Many places pay for an adviser’s visit, low-income insulation, a new fridge or a winter discount. Ask the energy agency, the council and the supplier; you need the last bill and proof of income.',
      ['Ask for a home energy check', 'Look up the winter discount', 'Apply with bill and proof'],
      2,
      { local: energyHelpHere, waitDays: 21 },
    ),
    step(
      'Compare eight weeks with last year and keep what worked',
      'Divide by the days, and mind that a cold month uses more. Keep the measures that show on the meter, drop what only annoys people. It is done when the units are down and the advance payment follows.',
      [
        'Compare {energy} per day with last year',
        'Write the three best measures on the fuse box',
        'Set a date for a reading each month',
      ],
      1,
    ),
  ],
  suggestions: [
    tip('Bleed the radiators', 'Air in them wastes heat.', 'Key and cup', 'Top before bottom'),
    tip('Close curtains at dusk', 'Glass loses most at night.', 'Behind the radiator', 'Open in the sun'),
    tip('Defrost the freezer', 'Ice makes it work twice.', 'Once a year', 'Seal clean'),
    tip('Fit smart or timed valves', 'Each room gets its own hours.', 'Bath in the morning', 'Spare room low'),
    tip(
      'Air in short bursts',
      'Five minutes wide open beats tilted all day.',
      'Three times a day',
      'Heating off meanwhile',
    ),
    tip(
      'Use the slow cooker or air fryer',
      'A big oven heats mostly itself.',
      'Small portions',
      'Batch bake on one day',
    ),
    tip('Put reflecting foil behind radiators', 'On outside walls it helps a little.', 'Old houses', 'Cheap'),
    tip('Replace the five most used bulbs', 'LED uses a tenth.', 'Kitchen and hall first', 'Warm white'),
    tip('Insulate the hot water tank', 'A jacket pays in months.', '80 mm', 'Pipes too'),
    tip('Set the fridge to 5 degrees', 'Colder only costs.', 'Freezer at minus 18', 'Thermometer'),
    tip('Heat the person first', 'A blanket or heated pad costs pennies.', 'Desk and sofa', 'Wool socks'),
    tip('Make it the children’s game', 'They switch off what pays them.', 'Share of the saving', 'Weekly figure'),
  ],
};
