import { type Kind, step, tip } from '../kind.ts';

export const restoreABicycle: Kind = {
  id: 'restore-a-bicycle',
  category: 'hobby',
  name: 'Restore an old bicycle',
  slots: {
    bike: {
      words: [
        'Raleigh',
        'Peugeot',
        'Bianchi',
        'Dutch bike',
        'tandem',
        'Chopper|raleigh chopper',
        'road bike|racer|racing bike',
        'penny farthing',
        'BMX',
        'folding bike',
        'cargo bike',
        'mountain bike',
        'roadster',
      ],
      otherwise: 'bicycle',
    },
    owner: { from: 'person', otherwise: 'its first owner' },
  },
  ask: {
    question: 'Should it be ridden daily, look as it did, or only hang on the wall?',
    chips: ['Ride it safely', 'As it was when new', 'Both, within reason'],
  },
  hoursAWeek: 3,
  overview:
    'You photograph and date your {bike}, decide between keeping its old paint and making it new, take it apart into labelled bags, free what is rusted fast, renew everything that stops or carries you, and ride it ten kilometres with tools in the pocket.',
  approach:
    'Old paint and transfers can be cleaned but never made again, so try the gentlest way first. Penetrating oil and patience beat force. What goes wrong is a snapped bolt, a lost cotter pin and odd British threads.',
  done: 'It has passed a safety check by a bicycle workshop, has carried you for ten kilometres, and nothing came loose.',
  cautions: [
    'Never ride on old brake blocks, cracked tyres, a bent fork or a cracked frame: have frame and fork looked at before you spend. Wear gloves and mask when you sand old paint, which often has lead in it.',
  ],
  steps: [
    step(
      'Photograph your {bike} and find its number',
      'Forty pictures from all sides, each joint, cables, transfers, before anything is touched. Frame number under the crank or on the seat lug, and the hub: Sturmey-Archer hubs carry month and year. Compare with a maker’s catalogue online.',
      ['Take forty pictures', 'Copy the numbers', 'Find the catalogue page'],
      0.75,
    ),
    step(
      'Have frame and fork looked at before you spend',
      'A small workshop or club: is it straight, cracked, rusted through at the bottom bracket, is the seat post stuck? Ten minutes decide between riding and showing. Ask which threads it has.',
      ['Ask a workshop or club', 'Check with a string from rear to head', 'Write what must be new'],
      1,
      { waitDays: 4 },
    ),
    step(
      'Decide between cleaned and new, and set a limit',
      'With family history keep scratches and transfers: warm water, a little soap, oil and fine bronze wool, wax. New paint only if it is gone. Tyres, tubes, blocks, cables, chain, bearings come to about 80 to 150.',
      ['Clean one palm-wide place', 'Choose cleaned or new', 'Write the list with prices'],
      1.5,
    ),
    step(
      'Take it apart into labelled bags',
      'Oil on each bolt two days before. Wheels, chain, cables, brakes, cranks, bars, bearings, in this order; a bag and picture each. Cotter pins: support from below, one firm tap, nut left on. Left pedal and some cups turn the other way.',
      ['Oil every bolt and wait', 'Take it apart over two evenings', 'Label the bags'],
      4,
      { waitDays: 2 },
    ),
    step(
      'Free rust from chrome and parts of the {bike}',
      'Kitchen foil dipped in water for chrome, vinegar or citric acid overnight for small steel parts, then rinse, dry with heat, oil. Inside of the frame: thin oil or wax through the holes. Keep the patina you decided on.',
      ['Do the chrome with foil', 'Soak small parts overnight', 'Oil and wrap'],
      5,
    ),
    step(
      'Renew brakes, tyres, cables, chain and balls',
      'What stops and carries you is new, the rest may be old. Old sizes are still made: 26 x 1 3/8 (590) is common on British ones. Count balls, fresh grease, bearings free without play. True the wheels or pay for it.',
      ['Order by the printed size', 'Grease and set the bearings', 'Fit tyres, cables and blocks'],
      6,
      { waitDays: 5 },
    ),
    step(
      'Put it together and set it up for you',
      'Backwards by the pictures. Saddle so that the heel reaches the pedal, bars straight, chain with a centimetre of play, hub gear cable set in middle gear, brakes before the lever meets the bar. Nuts tight, then tight again.',
      ['Follow the pictures backwards', 'Set saddle and brakes', 'Check every nut'],
      4,
    ),
    step(
      'Have it checked and ride ten kilometres',
      'Round the block with a spanner, tighten, then ten kilometres on quiet roads. Take it to {owner} or lay a picture of then beside one of now. Yearly: oil, air, blocks.',
      ['Safety check at a workshop', 'Ride round the block, tighten', 'Ride ten kilometres and take the picture'],
      2,
    ),
  ],
  suggestions: [
    tip('Join the owners’ club', 'They have drawings.', 'Forum', 'Ask one question'),
    tip('Buy a cotter pin press', 'It saves cranks.', 'Or borrow', 'New pins by size'),
    tip('Keep every old part', 'The next owner is glad.', 'A box', 'Labels'),
    tip('Learn your thread standard', 'Wrong nuts ruin.', '26 tpi?', 'Gauge'),
    tip('Clean transfers with spit and cotton', 'Solvent eats them.', 'A corner first', 'Stop at colour'),
    tip('Look for a donor bicycle', 'Parts for little.', 'Same year', 'Recycling yard'),
    tip('Leather saddles need proof oil', 'They come back.', 'Thin coats', 'No soaking'),
    tip('Hang it to work at chest height', 'Backs last longer.', 'Rope and beam', 'Light'),
    tip('Record the family story', 'It belongs to it.', 'Ten lines', 'In the saddlebag'),
    tip('Use the library’s repair manual', 'Old books know old parts.', 'Copy pages', 'Notes'),
    tip('Ride a vintage meeting', 'A reason to finish.', 'Date', 'Costume if you like'),
    tip('Fit modern lights discreetly', 'You are seen.', 'Battery', 'Removable'),
  ],
};
