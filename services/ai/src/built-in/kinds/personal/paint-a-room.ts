import { type Kind, step, tip } from '../kind.ts';

const stain = ['mould/mold/damp/nicotine/smoke/water_stain/stain/stains/grease'];
const dark = ['dark/black/navy/red/purple/pink/bright'];

export const paintARoom: Kind = {
  id: 'paint-a-room',
  category: 'personal',
  name: 'Paint a room',
  slots: {
    room: {
      words: [
        'living room|lounge|sitting room',
        'bedroom',
        'child’s room|kids room|kids’ room|nursery|childs room',
        'kitchen',
        'bathroom',
        'hall|hallway|stairwell|landing',
        'whole flat|flat|apartment|whole house',
      ],
      otherwise: 'room',
    },
  },
  ask: {
    question: 'What is on the walls now, and by when must it be done?',
    chips: ['Old paint, sound', 'Wallpaper or damp patches', 'I move out and must paint white'],
  },
  hoursAWeek: 8,
  overview:
    'You will choose colour and paint from samples on the wall, mend and sand what shows, mask, and paint ceiling, walls and woodwork in that order. An ordinary room takes one day of preparation and one to two days of painting.',
  approach:
    'Two thirds of a good result is preparation: clean, filled, sanded, dust-free. Buy better paint than planned, because cheap paint needs a third coat. Keep a wet edge and do one wall without a break, then no stripes show.',
  done: 'Two even coats are dry, the edges are clean, the tape is off and the {room} is back in use.',
  cautions: [
    'Paint from before about 1990 may hold lead, and old textured coatings may hold asbestos: test or ask before you sand or scrape. Mend damp at its cause first. Switch off the power when you take covers off, and stand on a proper step, not a chair.',
  ],
  steps: [
    step(
      'Measure and look closely at what is there',
      'Length times height of each wall, less doors and windows, times two coats, divided by what a litre covers (10 to 12 m2). Look in the {room} with a lamp held sideways for cracks, grease, mould and flaking.',
      [
        'Measure the {room} and work out the litres',
        'Photograph cracks, stains and mould',
        'Ask the landlord if the home is rented',
      ],
      1,
    ),
    step(
      'Try three colours on the wall for two days',
      'Paint squares of half a metre, two coats, beside the window and in the dark corner of the {room}. Look in the morning and under the lamp. Colours look stronger on a whole wall, so take one shade lighter when in doubt.',
      ['Buy three sample pots', 'Paint the squares on paper or on the wall', 'Decide in daylight and in lamplight'],
      1.5,
      { waitDays: 2 },
    ),
    step(
      'Buy the right paint and good tools',
      'Wall emulsion for dry rooms, moisture-proof paint for kitchen and bath, satin for wood, stain block for water marks, primer for new plaster. One 9-inch roller, one small one, a 50 mm angled brush, filler, 120-grit paper, tape and sheets.',
      [
        'Ask the paint shop with your photographs and measures',
        'Buy all paint for the {room} in one go with the same batch number',
      ],
      2,
    ),
    step(
      'Clear, cover and take off what is loose',
      'Furniture to the middle under sheets, floor with fleece or card rather than thin film. Take off handles and covers with the power off. Scrape off what flakes, wash grease with sugar soap, and rinse.',
      ['Clear the {room} and cover the floor', 'Scrape and wash the walls', 'Keep screws in a labelled jar'],
      3,
    ),
    step(
      'Seal stains and strong colours before the first coat',
      'Wash grease with sugar soap, kill mould with remover and wait two days for its cause to dry. Then one coat of stain blocker on stains and one of grey or white primer on strong colours. It saves two coats of paint.',
      ['Wash the wall and let it dry', 'Roll the blocker on stains', 'Prime strong colours once'],
      1.5,
      { waitDays: 1, when: { said: [...stain, ...dark] } },
    ),
    step(
      'Fill, sand and wipe off the dust',
      'Fill holes slightly proud, let dry, sand flush, and fill deep holes twice. Fine cracks get flexible filler. Wipe with a damp cloth. Prime bare plaster, stains and filler, or they will show through.',
      ['Fill and let it dry as the tub says', 'Sand with the lamp beside the wall', 'Prime patches and stains'],
      3,
      { waitDays: 1 },
    ),
    step(
      'Paint the ceiling and edges, then roll two coats',
      'Press the tape with a knife and pull it while the last coat is damp. Ceiling first, towards the window, then a hand of edge and the wall at once, wet in wet. Roll strips a metre wide, finish in one direction, and wait overnight before the second coat.',
      ['Tape edges, sockets and frames', 'Paint the ceiling in one go', 'Do one wall of the {room} without a pause'],
      10,
    ),
    step(
      'Paint the woodwork and put the room back',
      'Sand lightly, dust, two thin coats on doors, frames and skirting of the {room}. Keep a labelled jar of each colour for touching up. Air for two days before you sleep there, and take left-over paint to the recycling centre.',
      ['Paint frames and skirting', 'Take off tape and clean the brushes', 'Touch up in daylight after a week'],
      4,
    ),
  ],
  suggestions: [
    tip(
      'Look with a lamp held sideways',
      'It shows every dent before paint does.',
      'Evening, room dark',
      'Mark with pencil',
    ),
    tip('Strain old paint', 'Lumps make streaks.', 'An old stocking', 'Stir for five minutes'),
    tip('Do the room in thirds', 'A bed can stay in use.', 'Push furniture along', 'One wall a day'),
    tip('Wet the brush first', 'It takes up paint evenly and cleans better.', 'Shake out', 'Warm water'),
    tip('Paint behind the radiator', 'A small roller on a long handle reaches there.', 'Heating off', 'Card behind it'),
    tip('Note colour and batch', 'You will need it for touching up.', 'Label inside a cupboard', 'Photograph the tin'),
    tip('Choose low-odour paint for children', 'Air for two days before sleep.', 'Check the label', 'Windows open'),
    tip('Use a dark wall wisely', 'One wall behind bed or sofa is enough.', 'Grey primer first', 'Two to three coats'),
    tip('Take tape off in time', 'Dried paint tears.', 'At an angle', 'Cut the edge with a knife'),
    tip('Ask a friend for one day', 'One cuts in, the other rolls.', 'Food is on you', 'Old clothes'),
    tip(
      'Rent a ladder for the stairwell',
      'Chairs on stairs are how people fall.',
      'Stair ladder or scaffold',
      'Never alone',
    ),
    tip('Keep two wet cloths ready', 'Fresh drops wipe off at once.', 'Floor and frames', 'Change the water'),
  ],
};
