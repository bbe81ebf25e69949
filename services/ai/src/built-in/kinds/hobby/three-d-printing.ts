import { type Kind, step, tip } from '../kind.ts';

export const threeDPrinting: Kind = {
  id: 'three-d-printing',
  category: 'hobby',
  name: 'Get good at 3D printing',
  slots: {
    thing: {
      words: [
        'miniatures|minis|miniature|figures|figurines|warhammer',
        'spare parts|spare part|replacement parts|broken parts|knob|clips',
        'cosplay helmets|cosplay|helmet|armour|props|prop',
        'toys|toy|dragons',
        'vases and lamps|vases|lamps|lamp|lampshade|lampshades',
        'tools and holders|brackets|bracket|holders|organisers|organizers|gridfinity',
        'phone stands|phone stand|stand',
        'phone cases|case|cases',
        'cookie cutters|cookie cutter',
        'drone parts|drone|rc car|rc parts',
        'prosthetic hands|prosthetic|prosthesis',
        'board game inserts|inserts',
        'terrain pieces|terrain',
        'keyrings|keychains|keychain',
      ],
      otherwise: 'parts',
    },
  },
  ask: {
    question: 'Do you have a printer, and what do you want to print?',
    chips: ['No printer yet', 'Printer fails a lot', 'I want to design my own parts'],
  },
  hoursAWeek: 3,
  measures: ['prints', 'parts', 'models'],
  overview:
    'You will get a printer running safely, learn which settings matter, and go from ready-made files to {thing} you measured and designed yourself.',
  approach:
    'Nine of ten failures are the first layer: a dirty plate, wrong height or damp filament. Change one setting at a time and write it down. Resin shows finer detail for miniatures but needs gloves, washing and air; filament is simpler and stronger.',
  done: 'You design, slice and print {thing} that fit at the first or second try.',
  cautions: [
    'Never leave a printer running unattended on wood or near curtains, and put a smoke alarm above it. Uncured resin is harmful to skin and water: gloves, goggles, ventilation, and cure waste before throwing it away.',
  ],
  steps: [
    step(
      'Find out which printer suits {thing}',
      'Filament (FDM) for tools, toys and big parts; resin for miniatures. A library, school or maker space lets you print first; a reliable beginner’s machine costs about as much as a cheap phone and levels its own bed.',
      [
        'Look for a maker space or library with a printer',
        'Write down the largest piece you want and the finest detail',
        'Compare two printers by size, noise and self-levelling',
      ],
      2,
    ),
    step(
      'Set up the printer in a safe place and print the test',
      'A firm table, no draught, a smoke alarm, and air for resin. Clean the plate with isopropyl alcohol, run the levelling and print the file that comes with the machine.',
      [
        'Clean the plate and run the levelling',
        'Print the sample with the maker’s settings',
        'Keep filament in a bag with drying agent',
      ],
      2,
    ),
    step(
      'Print five ready files and read the failures',
      'Download easy {thing} without supports first, then one with overhangs over 45 degrees. Photograph what went wrong and look it up: strings, gaps, corners that lift.',
      [
        'Print a calibration cube and measure it with a calliper',
        'Print one model that needs supports',
        'Keep a table: material, temperature, result',
      ],
      5,
      { when: { level: 'beginner' }, resources: 'Free models: https://www.printables.com' },
    ),
    step(
      'Calibrate for the material you use most',
      'Temperature tower, flow, retraction, pressure advance: in that order, one a day. Save it as a profile with the brand’s name.',
      ['Print a temperature tower', 'Save the profile and note the date'],
      3,
      { when: { level: 'experienced' } },
    ),
    step(
      'Learn the slicer settings that matter',
      'Layer 0.2 mm, three walls and 15 % infill are right for most; strength comes from walls and from how the part lies on the plate, not from full infill. PLA for the house, PETG outside or near heat, TPU where {thing} must bend.',
      ['Slice one model in three positions and compare time and supports', 'Change one setting and print it small'],
      3,
      { resources: 'Free slicer: https://www.prusa3d.com' },
    ),
    step(
      'Design your first own part',
      'Start with a box, a hook or a holder in a free program: sketch, pull up, cut holes. Measure with a calliper and leave 0.2–0.3 mm of play where things slide. Break edges with a small chamfer.',
      [
        'Do the beginner’s tutorial of one program',
        'Measure one thing at home and draw it',
        'Print only the part that has to fit',
      ],
      6,
      { resources: 'Design in the browser: https://www.tinkercad.com' },
    ),
    step(
      'Print {thing} that do a real job',
      'Make a list of three things at home that break, wobble or lie about. Print a rough test of each, correct the measure, then the final one.',
      ['Choose three jobs', 'Print the test with thin walls', 'Sand, glue or paint the final part'],
      8,
      { when: { weeksFrom: 3 }, measured: 'Print the first {50%}' },
    ),
    step(
      'Finish and share your {thing}',
      'Sand from 120 to 400, fill with primer, paint in thin coats; glue PLA with superglue. Upload your file with photo and settings so that the next person need not guess.',
      [
        'Sand and prime one print',
        'Publish or give away the file',
        'Do the maintenance: oil the rods, change the nozzle',
      ],
      3,
      { measured: 'Finish all {total}' },
    ),
  ],
  suggestions: [
    tip('Watch the first layer', 'What starts badly ends badly.', 'Stay for five minutes', 'Stop at once if it lifts'),
    tip(
      'Dry your filament',
      'Popping and strings mean water.',
      'Four hours at 50 degrees for PLA',
      'Box with drying beads',
    ),
    tip('Change one thing at a time', 'Two changes teach nothing.', 'Write it down', 'Same test model'),
    tip('Orient for strength', 'Layers split like wood.', 'Load across, not along', 'Turn the part in the slicer'),
    tip('Buy one good PLA', 'Cheap rolls cost evenings.', 'One brand, one profile', 'Three colours are enough'),
    tip(
      'Keep a scraper and gloves ready',
      'Plates and blades hurt.',
      'Let it cool, it comes off alone',
      'Flexible plate',
    ),
    tip('Print holes a bit larger', 'They come out small.', 'Plus 0.2 millimetres', 'Drill if round matters'),
    tip('Look before you design', 'Somebody has drawn it.', 'Search two sites', 'Check the licence'),
    tip('Use brims on thin feet', 'Corners lift with cold draughts.', 'Five millimetres', 'Close the window'),
    tip('Learn to unclog', 'It will happen on a Sunday.', 'Cold pull', 'Spare nozzle'),
    tip('Weigh the cost', 'Filament is cheap, failures add up.', 'Grams in the slicer', 'Price per part'),
    tip('Offer a repair to a neighbour', 'A knob for an oven makes friends.', 'Measure twice', 'Heat-proof material'),
  ],
};
