import { type Kind, step, tip } from '../kind.ts';

const inTheMiddle = [
  "board's/board_is/backer_board up",
  'waterproofed',
  "first row's/row_is level",
  'cutting round',
  'old joints raked',
  'half the wall is? tiled/done',
];
const rented = ['landlord', 'renting/rented/tenant'];
const colourOff = ["colour/color doesn't/does_not match"];

export const tileAndGrout: Kind = {
  id: 'tile-and-grout',
  category: 'personal',
  name: 'Tile or regrout a wall',
  slots: {
    place: {
      words: [
        'splashback|backsplash|kitchen wall',
        'shower|shower wall|cubicle',
        'bathroom floor',
        'bathroom|bath',
        'kitchen floor',
        'hall floor|hallway',
        'balcony|patio|terrace',
        'fireplace|hearth',
      ],
      otherwise: 'tiled area',
    },
    job: {
      words: ['regrout|re-grout|grout|mouldy joints|black joints', 'silicone|sealant|reseal'],
      otherwise: 'tiling',
    },
  },
  ask: {
    question: 'New tiles, or new joints and sealant between old ones?',
    chips: ['New tiles on the wall', 'New tiles on the floor', 'Only grout or silicone'],
  },
  hoursAWeek: 6,
  overview:
    'You will check what is under the tiles, plan the layout dry, seal wet areas, set, grout and finish with silicone. A splashback takes a weekend; a shower or floor takes four to six days because of drying times.',
  approach:
    'Everything depends on a flat, dry, primed base and on the layout being drawn before the first tile sticks. Nobody should cut slivers in the corner that you look at most. Drying times are followed, also when one is impatient.',
  done: 'All joints are full and even, the silicone is closed, and the {place} has stayed dry behind for two weeks of use.',
  cautions: [
    'Old tile glue, floor tiles and boards may hold asbestos: have a sample tested before you break them out. Find pipes and cables with a detector. Wear goggles and a dust mask when cutting, and ask a tradesperson about sealing in showers.',
  ],
  steps: [
    step(
      'Tap every tile and look behind one',
      'A hollow sound means loose. Press walls around the {place}: soft or dark means damp that must be mended first. Decide: only joints, some tiles, or all new.',
      ['Tap the tiles and mark hollow ones', 'Photograph joints, corners and damp spots', 'Measure the {place} twice'],
      1,
      { when: { unsaid: inTheMiddle } },
    ),
    step(
      'Draw the layout and buy ten per cent more',
      'Begin from the middle or from the edge you see most, and keep cut tiles at least half a tile wide. Buy tiles of one batch, adhesive for the base (flexible for floors and boards), spacers, grout, silicone, notched trowel and cutter.',
      [
        'Draw the {place} to scale with the tiles',
        'Ask the shop with photograph and measures',
        'Rent a wet cutter for hard tiles',
      ],
      2.5,
      { when: { unsaid: inTheMiddle, unnamed: 'job' } },
    ),
    step(
      'Cut a paper pattern before each difficult tile',
      'For the tap: mark the centre from both edges, drill with a wet diamond core, begin at an angle. For corners use an angle grinder in three light passes. Cut two spare tiles for practice first.',
      ['Make a paper pattern', 'Practise on two spare tiles', 'Cut with water and goggles'],
      1.5,
      { when: { said: inTheMiddle } },
    ),
    step(
      'Check level, gaps and adhesive every third row',
      'Hold a level both ways, pull one fresh tile off: nine tenths of its back should be wet with adhesive. Correct within twenty minutes. Wash joints before the pause, and stop at a whole row.',
      ['Check level and gaps', 'Pull one tile and look at its back', 'Stop at a whole row'],
      1,
      { when: { said: inTheMiddle } },
    ),
    step(
      'Mix a test of the grout and let it dry for a day',
      'Grout dries two shades lighter. Put three colours between spare tiles and look by daylight. If the old joints are right and only stained, a grout pen or cleaner may do; else colour all joints alike.',
      ['Make three test joints', 'Look at them dry by daylight', 'Buy one batch for everything'],
      0.7,
      { waitDays: 1, when: { said: colourOff } },
    ),
    step(
      'Write to the landlord and ask who pays before you start',
      'Photographs of mould and joints, a date of 14 days, and a question: may I do it, will you pay the material? Mould behind tiles is the owner’s matter. Keep the answer with the receipts.',
      ['Send photographs with a date', 'Ask for consent and material', 'Keep the receipts'],
      0.5,
      { when: { said: rented } },
    ),
    step(
      'Scrape out old grout and silicone',
      'Cut silicone on both edges and pull it out, then use remover for the rest. Buy grout and sealant in the colour of a dry piece. Rake grout out two thirds deep with a scraper or a multi-tool at low speed. Vacuum, treat mould, and let the {place} dry for two days.',
      ['Remove all old silicone', 'Rake and vacuum the joints', 'Treat mould and let it dry'],
      3,
      { when: { named: 'job' } },
    ),
    step(
      'Make the base flat, sound and sealed',
      'Hold a long straight edge to it: more than 3 mm over 2 m is filled first. Prime. In a shower brush on two coats of waterproofing with tape in the corners and round pipes.',
      ['Fill, sand and prime', 'Seal the wet zone of the {place} with tape and two coats'],
      4,
      { waitDays: 1, when: { unsaid: inTheMiddle, unnamed: 'job' } },
    ),
    step(
      'Set the tiles along a straight first row',
      'Screw a level batten below the second row and start there. Comb on adhesive for half a square metre, press with a twist, spacers in, check with the level every third row. Wipe adhesive from the joints at once.',
      ['Lay out one row dry', 'Set half a square metre at a time', 'Cut the edge tiles last'],
      7,
      { waitDays: 1, when: { unnamed: 'job' } },
    ),
    step(
      'Grout, wash twice and polish',
      'Mix like toothpaste, press in diagonally with a rubber float, wait until it turns dull, wash with a barely wet sponge and polish the haze the next hour. Begin the {place} in its least visible corner.',
      ['Grout two square metres at a time', 'Wash twice with clean water', 'Polish off the haze'],
      3,
      { waitDays: 1 },
    ),
    step(
      'Close corners with silicone and let it cure',
      'Corners, edges and the joint to the bath get silicone, never grout. Fill the bath with water first so that it sits low. Tape both sides, pull one bead, smooth with a wet finger or tool, take off the tape at once.',
      ['Tape, fill and smooth each joint', 'Keep the {place} dry for 24 hours'],
      1.5,
      { waitDays: 1 },
    ),
    step(
      'Check the joints after two weeks of use',
      'Look for fine cracks, missing spots and damp, and mend these while you have the same grout. Keep five spare tiles and the bag’s label. The {place} is done when nothing has moved.',
      ['Check all corners of the {place} with a lamp', 'Store spare tiles and write down colours'],
      0.8,
      { waitDays: 14 },
    ),
  ],
  suggestions: [
    tip('Buy spare tiles', 'The same batch will never come again.', 'Ten per cent, fifteen for diagonal', 'Keep five'),
    tip(
      'Practise on a board',
      'One square metre shows all beginner’s mistakes.',
      'Set, cut, grout',
      'Then throw it away',
    ),
    tip('Use levelling clips for large tiles', 'They keep edges flush.', 'From 30 cm upwards', 'Reuse the wedges'),
    tip('Choose mid-grey grout', 'White joints grow dirty within a year.', 'Try a sample stick', 'Let it dry first'),
    tip('Mix small amounts', 'Adhesive hardens within half an hour.', 'Half a bucket', 'Clean water each time'),
    tip(
      'Wear knee pads for floors',
      'Without them the second day does not happen.',
      'Change position',
      'Break each hour',
    ),
    tip('Seal natural stone before grouting', 'Otherwise the colour stains it.', 'Read the label', 'Test on one tile'),
    tip(
      'Hide cuts where nobody looks',
      'Behind the door or under the cupboard.',
      'Stand in the doorway',
      'Draw the line',
    ),
    tip('Drill tiles slowly', 'Tile bit, tape, no hammer.', 'Cool with water', 'Start without pressure'),
    tip('Clean tools at once', 'Dry grout never comes off.', 'Bucket beside you', 'Not into the drain'),
    tip(
      'Fill the bath before silicone',
      'The joint stays closed when it moves.',
      'Overnight full',
      'Empty the next day',
    ),
    tip(
      'Air the bathroom daily',
      'New joints stay clean only when dry.',
      'Ten minutes after the shower',
      'Wipe the glass',
    ),
  ],
};
