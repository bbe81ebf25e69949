import { type Kind, step, tip } from '../kind.ts';
import { energyHelpHere } from '../local-money.ts';

export const warmerHome: Kind = {
  id: 'warmer-home',
  category: 'personal',
  name: 'Make my home warmer and use less heating',
  slots: {
    part: {
      words: [
        'windows|window|single glazing|double glazing',
        'doors|front door|door',
        'loft|attic|roof',
        'walls|cavity walls|outside walls',
        'floors|floor|cellar ceiling|basement',
        'chimney|fireplace',
        'heat pump|boiler|heating',
      ],
      otherwise: 'home',
    },
  },
  ask: {
    question: 'Do you own it or rent it, and where does it get cold?',
    chips: ['I rent', 'I own a house', 'I own a flat'],
  },
  hoursAWeek: 3,
  overview:
    'You will find where the heat leaves, close draughts for little money this month, set the heating right, and then do the one larger measure that pays most, with a grant if there is one.',
  approach:
    'Order counts: draughts first, then the top of the house, then walls and floor, and only then a new boiler or heat pump, which can be smaller. Tight homes need airing, ten minutes twice a day, or they grow mould. Grants are asked for before the order.',
  done: 'The larger measure is in, the room that was cold holds 19 to 20 degrees, and the meter shows less than in the same weeks of last year.',
  cautions: [
    'Never close the air supply of fires, gas appliances or a room where a boiler stands, and keep a carbon monoxide alarm. Damp walls must dry before they are insulated. Lofts and boards before 2000 may hold asbestos.',
  ],
  steps: [
    step(
      'Find the draughts with a damp hand on a windy day',
      'Go along frames, sockets on outside walls, letter box, loft hatch, skirting and pipes with a wet hand or an incense stick. Write each with a number from 1 to 3, and note the temperature of each room morning and evening.',
      ['Walk through with a damp hand', 'List draughts by strength', 'Photograph the meter'],
      0.8,
    ),
    step(
      'Read last winter’s bills and compare',
      'Kilowatt hours by square metre: under 70 is good, over 150 is poor. Note what you pay and when contract or meter changes. This figure shows later what the measure on your {part} brought.',
      ['Write down the last three winters', 'Work out the use for each square metre'],
      1,
    ),
    step(
      'Seal and cover for little money this weekend',
      'Foam or rubber strips on frames, brush at the door, sausage on the floor, chimney balloon, thick curtains ending above the radiator, film on single panes, foam on hot pipes. About the price of one tank of petrol. Begin at your {part}.',
      ['Buy strips, brush and pipe foam', 'Do the three worst draughts', 'Pull curtains at dusk'],
      4,
    ),
    step(
      'Set radiators, water and times right',
      'Bleed, move furniture away, living rooms 19 to 20 degrees, bedroom 16 to 18, water at 55 to 60, boiler flow at 55 if rooms stay warm. Each degree less saves about six per cent.',
      [
        'Bleed the radiators and clear them',
        'Set valves and timer for each room',
        'Lower the flow temperature step by step',
      ],
      1.5,
    ),
    step(
      'Get energy advice at your home',
      'Many councils, consumer centres and suppliers send a neutral adviser free or cheaply. Ask: which measure first, what does it cost, which grant, what about damp? Tenants ask what the landlord must do.',
      ['Book neutral advice', 'Ask about your {part} and grants', 'Write the three best measures with cost and saving'],
      2,
      { waitDays: 14 },
    ),
    step(
      'Ask the landlord or get three offers for the {part}',
      'Loft: 27 to 30 cm of wool is the best money in most houses. Cavity walls are filled in a day. Windows with double glazing need ventilation planned too. Tenants write a friendly letter with temperatures, photos and the grant’s page.',
      ['Ask for three offers or write the letter', 'Ask how damp is kept out', 'Compare by saving in ten years'],
      4,
      { waitDays: 14 },
    ),
    step(
      'Apply for the grant before you sign',
      'Most programmes refuse work that has begun. Collect offer, energy certificate, proof of ownership or benefit, photos. Wait for the answer in writing.',
      ['Fill in the form for the {part}', 'Keep copies and the reference', 'Sign the order only after the letter'],
      3,
      { local: energyHelpHere, waitDays: 21 },
    ),
    step(
      'Have the work done and compare the meter',
      'Be there on the first morning, look for gaps at edges and pipes, keep photos. Air well, watch for damp with a hygrometer (40 to 60 per cent). Compare four weeks with the same weeks last year for your {part}.',
      ['Check edges and pipes before it is closed', 'Put up a hygrometer', 'Write the meter down each Sunday'],
      5,
      { waitDays: 14 },
    ),
  ],
  suggestions: [
    tip(
      'Borrow a thermal camera',
      'Libraries and energy advisers lend them.',
      'On a frosty morning',
      'Inside and outside',
    ),
    tip('Close the letter box', 'A brush flap costs little.', 'Keyholes too', 'Cat flap last'),
    tip('Lay thick rugs', 'Bare boards feel three degrees colder.', 'Underlay of felt', 'Where you sit'),
    tip('Heat the person too', 'A warm cushion uses almost nothing.', 'Hot-water bottle', 'Wool socks'),
    tip('Air short and wide', 'Ten minutes open beats a window on tilt.', 'Twice a day', 'Heating off meanwhile'),
    tip('Insulate the loft hatch', 'Often forgotten, always draughty.', 'Foam board', 'Rubber strip'),
    tip('Dry laundry with a window open', 'Wet air grows mould on cold walls.', 'One room', 'Door shut'),
    tip('Put foil behind radiators', 'On outside walls it sends heat back.', 'Cut to size', 'Double-sided tape'),
    tip(
      'Ask about the cheaper tariff',
      'Night or fixed price, by your use.',
      'Compare once a year',
      'Read the end date',
    ),
    tip('Ask neighbours with the same house', 'They know what worked.', 'Cost and saving', 'Firm’s name'),
    tip('Check help for low incomes', 'Schemes pay bills or whole measures.', 'Council page', 'Supplier’s fund'),
    tip('Shut doors of cold rooms', 'Heat one room well.', 'Draught sausage', '16 degrees against mould'),
  ],
};
