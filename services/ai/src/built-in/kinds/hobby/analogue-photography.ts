import { type Kind, step, tip } from '../kind.ts';

export const analoguePhotography: Kind = {
  id: 'analogue-photography',
  category: 'hobby',
  name: 'Shoot film and print in the darkroom',
  slots: {
    camera: {
      words: [
        '35mm camera|35mm|slr|canon ae-1|pentax k1000|nikon fm',
        'Leica|leica|rangefinder',
        'medium format camera|medium format|hasselblad|mamiya|rolleiflex|120 film',
        'large format camera|large format|4x5',
        'Polaroid|polaroid|instax|instant',
        'pinhole camera|pinhole',
        'toy camera|holga|lomo|lomography',
        'point-and-shoot|point and shoot|compact',
        'Super 8 camera|super 8',
      ],
      otherwise: 'film camera',
    },
  },
  ask: {
    question: 'Do you have a film camera, and do you want to develop yourself?',
    chips: ['Old camera from grandpa', 'Develop black and white', 'Print in a darkroom'],
  },
  hoursAWeek: 3,
  measures: ['rolls', 'films', 'prints', 'pictures'],
  overview:
    'You will test the {camera}, learn exposure with one film for three rolls, develop black and white at home, and make a small series of prints.',
  approach:
    'One camera, one lens, one film for three months: only then you see what you did. Film forgives too much light and hates too little. Developing black and white needs no darkroom, only a changing bag; printing does.',
  done: 'A series of ten prints, developed or printed by you, hangs or lies in a box.',
  cautions: [
    'Chemicals: gloves, air, no food dishes, and used fixer goes to the recycling point, never down the drain. Keep them from children.',
  ],
  steps: [
    step(
      'Check the {camera} and load one film',
      'Battery, light seals, shutter at each speed, aperture closes, meter compared with a phone app. Choose ISO 400 black and white. Load in shade, look whether the rewind knob turns.',
      ['Test the shutter without film', 'Buy one ISO 400 film', 'Load it and shoot three frames'],
      1,
    ),
    step(
      'Learn light with the sunny-16 rule',
      'Sun: f/16 at one over the ISO. Cloud f/8, shade f/4. Guess, then measure. When unsure, one stop more.',
      ['Guess ten scenes before metering', 'Write the {camera} settings for the first roll'],
      2,
    ),
    step(
      'Shoot three rolls with notes',
      'One theme near home. Frame number, light, settings for the first roll. Thirty-six frames a week, no bursts.',
      [
        'Carry the {camera} each day',
        'Have the first roll developed by a lab with scans',
        'Look at it beside the notes',
      ],
      10,
      { measured: 'Shoot the first {30%}' },
    ),
    step(
      'Find a darkroom or a club',
      'Community darkrooms and colleges rent by the hour, with a beginner’s evening. Ask for enlarger, trays, price, chemicals included.',
      ['Search for a community darkroom', 'Book an introduction and ask about films from the {camera}'],
      2,
    ),
    step(
      'Develop your first black and white film',
      'Practise the reel with a ruined film in the light ten times, then in the bag. Developer 20 degrees by the sheet, stop, fix, wash ten minutes, wetting agent, hang dust-free.',
      ['Buy tank, reel, bag, thermometer', 'Write the times on a card', 'Cut, sleeve and label'],
      3,
    ),
    step(
      'Make a contact sheet and choose',
      'Contact print or scan, mark three of 36 with a red pencil, wait a week, mark again. Choose for the picture, not for the memory.',
      ['Make the sheet', 'Ask one person to choose three'],
      3,
    ),
    step(
      'Print ten pictures in the darkroom',
      'Test strip, full print, dodge and burn one place, spot dust. Resin paper first, fibre paper later. Two good prints an evening are plenty.',
      ['Print one picture three ways', 'Note seconds, filter, aperture', 'Wash and dry flat'],
      12,
      { measured: 'Print {70%}' },
    ),
    step(
      'Show the series from your {camera}',
      'Ten prints in an order, same borders, title and one line. A café, library, club or a box for friends. It is done when somebody turned each print.',
      ['Lay out and take away two', 'Sign on the back with year', 'Ask the café or library for a wall'],
      3,
      { measured: 'Show all {total}' },
    ),
  ],
  suggestions: [
    tip(
      'Stay with one film for three months',
      'Only then you see what you changed yourself.',
      'ISO 400',
      'Buy ten of one batch',
    ),
    tip(
      'Write down the settings of the first roll',
      'Notes beside the pictures teach exposure.',
      'Frame, light, aperture',
      'A small notebook',
    ),
    tip('Practise loading the reel in the light', 'The dark bag is too late for it.', 'A ruined film', 'Ten times'),
    tip('Ask for a hand check at the airport', 'Scanners can fog fast film.', 'A clear bag', 'Be early'),
    tip('Meter the shadows', 'Film needs light.', 'Then one stop less', 'Box speed'),
    tip('Ask for hand check', 'Airport scanners fog fast film.', 'Clear bag', 'Polite'),
    tip('Rewind until it clicks', 'Opened backs cost rolls.', 'Listen', 'Knob'),
    tip('Use one developer', 'Times become habit.', 'Same dilution', 'Log'),
    tip('Squeegee with fingers no', 'Scratches stay.', 'Wetting agent', 'Hang'),
    tip('Shoot people you know', 'Ten frames of one person.', 'Window', 'Talk'),
    tip('Swap rolls with a friend', 'Double exposure for fun.', 'Mark the start', 'Surprise'),
    tip('Print small first', 'Faults are cheap.', '13 by 18', 'Test strips'),
  ],
};
