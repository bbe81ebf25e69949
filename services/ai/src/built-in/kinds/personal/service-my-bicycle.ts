import { type Kind, step, tip } from '../kind.ts';

export const serviceMyBicycle: Kind = {
  id: 'service-my-bicycle',
  category: 'personal',
  name: 'Repair and service my bicycle',
  slots: {
    part: {
      words: [
        'tyre|puncture|flat tyre|flat tire|inner tube|flat',
        'brakes|brake pads|disc brakes|brake',
        'gears|derailleur|shifting',
        'chain|cassette',
        'wheel|spokes|spoke',
        'e-bike|ebike',
      ],
      otherwise: 'bicycle',
    },
  },
  ask: {
    question: 'What is wrong with it, and have you ever changed a tube?',
    chips: ['A puncture', 'Brakes or gears', 'It stood in the cellar for years'],
  },
  hoursAWeek: 2,
  overview:
    'You will check the bicycle in ten minutes, mend a puncture until it goes by itself, set brakes and gears, clean and oil the chain, and know what belongs to a workshop.',
  approach:
    'Work in the order of safety: brakes, tyres, wheels, then gears. Clean first, because most squeaks and skips are dirt. Turn adjusters by half turns and test after each.',
  done: 'Brakes hold, tyres stay hard for a week, gears change cleanly, and you have mended a puncture in under twenty minutes.',
  cautions: [
    'Test brakes at walking pace before traffic. Never oil brake discs, rims or pads. Cracks in frame or fork, carbon parts, hydraulic brakes and e-bike motors belong to a workshop.',
  ],
  steps: [
    step(
      'Check the whole bicycle in ten minutes',
      'Tyres hard and without cracks, brakes bite before the lever touches the grip, wheels without play, handlebar firm, bolts tight, chain not dry, lights on. Write what the {part} needs.',
      ['Do the check from front to back', 'Write the faults in order of danger', 'Note tyre size from its side'],
      0.5,
    ),
    step(
      'Clean it and oil the chain',
      'Warm water, brush, rag; chain with a rag and degreaser, dry, one drop of chain oil on each roller, wait, wipe off. Look while you clean: half of all faults are seen now.',
      ['Clean frame, wheels and chain', 'Oil and wipe off', 'Look at pads and tyres'],
      1,
    ),
    step(
      'Buy tube, patches and five tools',
      'Tyre levers, patch set, pump with gauge, Allen keys 4 to 6 mm, screwdriver. For the {part} take number and photo to the shop. Repair cafes and bike kitchens lend the rest and help.',
      ['Buy what your {part} needs, in the size on the tyre', 'Ask for opening hours of a repair cafe'],
      1,
    ),
    step(
      'Mend a puncture until you can do it alone',
      'Wheel out, lever the tyre off, find the hole under water, feel inside the tyre for the thorn, roughen, glue, wait five minutes until dry, patch, refit by hand beginning opposite the valve. Pump to the pressure on the tyre.',
      ['Find the thorn before you refit', 'Patch and pump', 'Do it a second time without looking it up'],
      1.5,
    ),
    step(
      'Set the brakes so that they bite early',
      'Pads parallel to the rim and 1 to 2 mm away; new ones when the grooves are gone. Turn the adjuster out until the lever stops halfway. Discs: loosen, pull the lever, tighten. Test the {part} at walking pace.',
      ['Change worn pads', 'Set the cable', 'Brake hard ten times at walking pace'],
      1,
    ),
    step(
      'Set gears and check chain wear',
      'Stops first (H and L screws), then cable tension by quarter turns until it climbs cleanly. Measure twelve links: over 30.6 cm means a new chain, otherwise the cogs wear too.',
      ['Hang or turn the bicycle over', 'Shift through all gears after each turn', 'Measure the chain'],
      1.2,
    ),
    step(
      'Ride ten kilometres and plan upkeep',
      'Tighten all bolts afterwards. Monthly: air and oil. Yearly: cables, pads, a workshop for bearings and the {part} if it still makes noise. Code the frame and photograph its number.',
      ['Ride and listen', 'Enter monthly air and oil', 'Write down the frame number'],
      1.5,
    ),
  ],
  suggestions: [
    tip('Pump every two weeks', 'Soft tyres cause most punctures.', 'Pressure is on the side', 'Gauge pump'),
    tip('Carry a tube and levers', 'Changing is faster than patching.', 'Under the saddle', 'Gloves too'),
    tip('Photograph before undoing', 'Cables go back the same way.', 'Both sides', 'Washers in order'),
    tip('Look up your model', 'Makers give free instructions.', 'Park Tool films', 'Brake type first'),
    tip('Visit a repair cafe', 'People explain and lend stands.', 'Saturday', 'Bring the part'),
    tip(
      'Mark seat height with tape',
      'After work it is right again.',
      'Heel on pedal, leg straight',
      'Same for the bar',
    ),
    tip('Use two locks', 'One at frame and wheel.', 'Ten per cent of the price', 'Against something firm'),
    tip('Oil little and wipe much', 'Oil on the outside collects sand.', 'Every 200 km', 'After rain'),
    tip('Listen for clicks', 'In rhythm with pedal or wheel?', 'Note when', 'Then search there'),
    tip('Teach a child to patch', 'Teaching makes you sure.', 'Old tube', 'Five patches'),
    tip('Buy good tyres', 'They save ten repairs.', 'Puncture layer', 'Right width'),
    tip('Check lights each autumn', 'Clocks change and it is dark.', 'Spare batteries', 'Reflectors clean'),
  ],
};
