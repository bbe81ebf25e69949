import { type Kind, step, tip } from '../kind.ts';

export const buildAPc: Kind = {
  id: 'build-a-pc',
  category: 'hobby',
  name: 'Build my own PC',
  slots: {
    use: {
      words: [
        'gaming|games|1440p|4k|fps|cyberpunk|fortnite',
        'video editing|editing|premiere|davinci',
        'music production|ableton|daw|recording',
        '3D work|blender|cad|rendering',
        'home office|office|study|studying',
        'streaming|twitch',
        'machine learning|ai|deep learning|local models',
        'home server|nas|plex|media server|homelab',
        'flight simulator|sim racing|simulator|vr',
        'retro games|retro gaming|emulation',
      ],
      otherwise: 'daily use',
    },
  },
  ask: {
    question: 'What is it for, and what is the budget?',
    chips: ['Gaming, mid budget', 'Video and 3D work', 'Quiet home office'],
  },
  hoursAWeek: 4,
  overview:
    'You will turn what you do ({use}) into a list of parts that fit each other, buy within a budget, build it on one calm day, and test it until it is stable.',
  approach:
    'The picture card takes a third to a half of the money for games, the processor and memory for work. Check five fits: socket, memory type, case size and cooler height, card length, power supply watts. Take your time over the plan; the building itself is four hours.',
  done: 'The PC has run {use} for a week without a crash, under 85 degrees and in a noise you accept.',
  cautions: [
    'Pull the plug and touch metal before you touch parts. Never open a power supply. Back up data and licences before you take parts from an old machine.',
  ],
  steps: [
    step(
      'Write down use, screen and budget on one page',
      'Which programs and games, which resolution and frame rate, which parts can stay: screen, disks, case. Set a sum with 10 per cent left for forgotten things.',
      [
        'Look up the recommended specs of three programs you use for {use}',
        'List what you already own',
        'Set the limit',
      ],
      1,
    ),
    step(
      'Make a part list and check that all fits',
      'Processor, board, memory, card, drive, supply, case, cooler. Use a compatibility site, and let a forum or friend read it.',
      [
        'Enter the list into a compatibility checker',
        'Add watts and take a third more',
        'Ask two people what they would change',
      ],
      3,
      { resources: 'Part picker: https://pcpartpicker.com' },
    ),
    step(
      'Compare with a ready-made and used parts',
      'Sometimes a sale machine is cheaper. Used cards and processors are fine with a receipt, used supplies and disks are not.',
      ['Price a ready-made one for {use} with the same parts', 'Watch prices for two weeks', 'Check return periods'],
      1.5,
    ),
    step(
      'Buy parts so that all can be tested in time',
      'Order within one return window; check pins and boxes on arrival; keep all invoices and serial numbers.',
      ['Order the case and board first', 'Photograph pins before anything goes in', 'Make a USB stick with the system'],
      1,
      { waitDays: 7 },
    ),
    step(
      'Build it on one clear table',
      'Processor, memory, drive and cooler on the board outside the case; test start with one stick; then case, supply, cables, card. Paste the size of a pea, screws crosswise, no force.',
      ['Read the board’s manual pages first', 'Take a photo at each stage', 'Start it once outside the case'],
      5,
    ),
    step(
      'Install the system, drivers and update',
      'Firmware (BIOS) first, memory profile on, system, chipset, graphics. Then the programs for {use}.',
      ['Enable the memory profile', 'Install only official drivers', 'Set automatic updates and backup'],
      2,
    ),
    step(
      'Test heat, noise and crashes for two hours',
      'Memory test overnight, processor and card stress for 30 minutes each. Over 90 degrees: check paste and fans. Set fan curves for {use}.',
      ['Run a memory test overnight', 'Log temperatures', 'Set a quiet fan curve'],
      2,
    ),
    step(
      'Use it for a week and tidy the cables',
      'Note crashes, noise and what is slow in {use}. It is done when a week passed and the boxes of returnable parts are out of the house.',
      [
        'Tie cables and clean filters',
        'Write an inventory with warranty dates',
        'Sell or recycle the old one with its disk wiped',
      ],
      2,
    ),
  ],
  suggestions: [
    tip(
      'Let two people read your part list',
      'Wrong sockets and short power supplies are found in minutes.',
      'A forum or a friend',
      'Before you order',
    ),
    tip(
      'Start it once outside the case',
      'A fault is found before the cables are tied.',
      'On the board’s box',
      'One memory stick',
    ),
    tip(
      'Put money into a good power supply',
      'It protects all the rest and outlives it.',
      'A third more watts than needed',
      'Ten-year warranty',
    ),
    tip(
      'Connect the screen to the graphics card',
      'A black screen at first start is usually this.',
      'Not to the board',
      'Check both power plugs',
    ),
    tip('Buy the supply once', 'A good one lasts three computers.', '80 Plus Gold', '10-year warranty'),
    tip('Start outside the case', 'Faults are found in minutes.', 'Box as a base', 'One stick of memory'),
    tip('Read beep codes and lights', 'The board tells what is missing.', 'Manual page', 'Photo'),
    tip('Put memory in the right slots', 'Second and fourth usually.', 'Manual', 'Click'),
    tip('Connect the screen to the card', 'Not to the board.', 'First black screen', 'Check'),
    tip('Order a spare paste', 'You may need a second try.', 'Pea size', 'Alcohol wipes'),
    tip('Ask for help at a club', 'Repair cafés know PCs.', 'Evening', 'Bring the stick'),
    tip('Set the budget by frame rate', 'More than the screen shows is wasted.', '60, 144', 'Test'),
  ],
};
