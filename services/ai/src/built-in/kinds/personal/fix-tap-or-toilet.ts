import { type Kind, step, tip } from '../kind.ts';

export const fixTapOrToilet: Kind = {
  id: 'fix-tap-or-toilet',
  category: 'personal',
  name: 'Fix a dripping tap or a blocked drain',
  slots: {
    thing: {
      words: [
        'tap|taps|faucet|mixer',
        'toilet|loo|cistern|flush',
        'sink|kitchen sink|basin|drain|plughole',
        'shower|shower head|shower drain',
        'radiator|radiators',
        'washing machine|dishwasher',
        'pipe|pipes|trap',
      ],
      otherwise: 'tap or drain',
    },
  },
  ask: {
    question: 'Does it drip, run, leak or not drain?',
    chips: ['It drips or runs', 'It is blocked', 'It leaks somewhere'],
  },
  hoursAWeek: 2,
  overview:
    'You will find and try the stop valve, name the fault by a short test, buy the one part that fits by photograph and take the thing apart and together in order. Most drips and blockages take an hour and a part for small money.',
  approach:
    'Water off first, then a photo of every layer. Bring the old part to the shop, because there are twenty sizes. Tighten by hand and a quarter turn; most new leaks come from too much strength or a twisted seal.',
  done: 'The {thing} works, dry kitchen paper under it is still dry the next morning, and everybody at home knows where the water is turned off.',
  cautions: [
    'Stay away from gas boilers, main pipes before the meter and anything with electricity near water: that is for a professional. Never mix drain cleaners or use them after one another; the gas is dangerous. In a rented home tell the landlord first, often it is their duty.',
  ],
  steps: [
    step(
      'Turn the stop valve and try it out',
      'Under the sink, beside the toilet, or the main valve at the meter. Turn clockwise and open the {thing}: no water comes. If a valve is stuck, do not force it; use the main one.',
      ['Find the valve for the {thing} and the main valve', 'Turn it off and on once', 'Show everybody at home'],
      0.5,
    ),
    step(
      'Name the fault by a ten-minute test',
      'Drip from the spout: washer or cartridge. Running toilet: put food colour in the cistern; colour in the bowl means the flush seal. Wet cupboard: dry all, lay paper under each joint and see which gets wet. Slow drain: hair, fat or the trap.',
      [
        'Do the colour or paper test',
        'Film the {thing} while it does it',
        'Write down maker and model if you find them',
      ],
      0.5,
    ),
    step(
      'Clear a blockage with plunger and trap',
      'Cover the overflow with a wet cloth, ten firm strokes with the plunger. No result: bucket under the trap, unscrew by hand, clean and put back. Then a 3 m drain snake. Boiling water cracks toilets; hot water from the tap is enough.',
      [
        'Plunge ten times with the overflow closed',
        'Clean the trap over a bucket',
        'Use a drain snake if water still stands',
      ],
      1,
    ),
    step(
      'Take it apart in order and photograph each layer',
      'Water off, plug in the drain so that no screw is lost, cloth over the jaws of the wrench. Lay parts of the {thing} in a row on a towel. Look for a flat, hard or torn seal, or limescale.',
      ['Close the drain with a cloth', 'Photograph each layer', 'Lay the parts in a row'],
      1,
    ),
    step(
      'Buy the part with the old one in your hand',
      'Take seal, cartridge, valve or hose along, with photo and maker. Buy two washers and a roll of thread tape. Soak scaled parts in vinegar or citric acid for some hours meanwhile.',
      ['Take the old part to a plumbers’ shop', 'Descale what stays'],
      1,
      { waitDays: 1 },
    ),
    step(
      'Put it together and open the water slowly',
      'Reverse order, seals seated and lightly greased with silicone grease, threads with tape clockwise. Hand-tight and a quarter turn. Open the valve slowly and watch the {thing} for ten minutes with dry paper under each joint.',
      ['Reassemble along the photographs', 'Open the water slowly', 'Watch with dry paper for ten minutes'],
      1,
    ),
    step(
      'Check again next morning and note the part',
      'Is the paper under the {thing} dry and the meter still when nothing runs? Write part number and date inside the cupboard. If it drips still, the seat is worn: ask a plumber with your photos and you save the first half hour.',
      ['Feel all joints of the {thing}', 'Read the meter over one hour without use', 'Note part and date'],
      0.3,
      { waitDays: 1 },
    ),
  ],
  suggestions: [
    tip('Use a hair catcher', 'It prevents most shower blockages.', 'Empty weekly', 'Costs little'),
    tip('Keep fat out of the drain', 'It hardens a metre further.', 'Wipe pans with paper', 'Into the bin'),
    tip('Descale tap heads twice a year', 'The jet becomes full again.', 'Unscrew', 'Overnight in vinegar'),
    tip('Bleed radiators in autumn', 'Cold at the top means air.', 'Key and cloth', 'Check the pressure after'),
    tip('Hang a torch under the sink', 'You need it when both hands are wet.', 'Magnet lamp', 'Full batteries'),
    tip('Buy a small water alarm', 'It rings when the machine leaks.', 'Under sink and washer', 'New battery yearly'),
    tip('Replace old hoses', 'Washing machine hoses last about ten years.', 'Steel sheath', 'Write the date on'),
    tip('Ask what a call-out costs', 'Before you need one at midnight.', 'Price per hour', 'Two numbers in the phone'),
    tip('Clean the machine’s filter', 'Half of all does-not-drain cases.', 'Towel and tray', 'Every three months'),
    tip('Turn valves twice a year', 'Unused ones get stuck.', 'Off and on', 'Note it in the calendar'),
    tip('Read the meter on holiday', 'A silent leak shows.', 'Before and after', 'Photograph it'),
    tip('Tell the landlord in writing', 'Costs and damage stay theirs.', 'Photo and date', 'Ask for a date'),
  ],
};
