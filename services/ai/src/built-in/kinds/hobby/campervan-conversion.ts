import { type Kind, step, tip } from '../kind.ts';

export const campervanConversion: Kind = {
  id: 'campervan-conversion',
  category: 'hobby',
  name: 'Convert a van into a camper',
  slots: {
    van: {
      words: [
        'VW bus|vw t4|vw t5|t5|t6|transporter|vw',
        'Sprinter|sprinter|crafter',
        'Ducato|ducato|boxer|jumper',
        'Transit|transit',
        'Berlingo|berlingo|caddy|kangoo|small van|micro camper',
        'school bus|bus|skoolie',
        'caravan',
        'ambulance',
        'horsebox|horse box|truck|lorry',
        'estate car|estate|station wagon',
      ],
      otherwise: 'van',
    },
  },
  ask: {
    question: 'Do you have the van, and who will sleep in it?',
    chips: ['Still looking for a van', 'Weekends for two', 'Full-time van life'],
  },
  hoursAWeek: 8,
  overview:
    'You will settle how you sleep and travel, check weight and registration rules, and build your {van} in the right order: rust, holes, insulation, wires, walls, bed, kitchen, gas last.',
  approach:
    'The order saves you from tearing it out: everything behind the walls first. Make a bed with a mattress and travel a weekend before you build a cupboard. Weight (often 3.5 t), gas and seats decide about registration, so ask the testing station before you drill.',
  done: 'You have slept three nights in it, it is registered and insured as what it is, and everything stayed in place on the road.',
  cautions: [
    'Gas, 230 volts and seats or belts are checked by a certified person. A carbon monoxide and a smoke alarm, two exits and a fire blanket are fitted before the first night.',
  ],
  steps: [
    step(
      'Write down five nights you want to have in it',
      'Where, who, winter or summer, cook inside, loo, work, bikes, standing height, parking at home. It decides the size of your {van} and what you leave out.',
      ['Write the five nights', 'Rent or borrow a camper for a weekend', 'Set money and a date'],
      1,
    ),
    step(
      'Check the {van} for rust before you build',
      'Look at sills, arches, floor, windscreen frame, roof seams; service book; payload; test drive cold. If you have still to buy it, take a mechanic along or have a check before you pay.',
      [
        'Make a list of three models for the {van}',
        'Weigh payload against bed, water, people',
        'Get the check before you pay',
      ],
      6,
    ),
    step(
      'Ask the testing station and insurer',
      'Which features make it a motor caravan, seats, weight, gas papers, and what photographs they need. Rules differ from country to country.',
      ['Write to the testing station with a sketch', 'Ask the insurer what they cover during the build'],
      1,
      { waitDays: 7 },
    ),
    step(
      'Make a cardboard layout at full size',
      'Tape the plan on the floor, boxes for kitchen, lie down, cook, dress in it. Bed length plus 5 cm, heavy things low and before the rear axle.',
      ['Measure inside at three heights', 'Tape and lie down', 'Do one weekend with a mattress on crates'],
      3,
    ),
    step(
      'Do rust, holes, windows and insulation',
      'Treat rust, cut windows and fan, seal, prime edges; insulation that does not trap water (closed-cell foam, wool with vapour thought), sound deadening in patches.',
      ['Cut the {van} only on a dry day', 'Prime every cut edge', 'Test with a hose'],
      25,
    ),
    step(
      'Wire 12 volts, then walls and floor',
      'Draw circuits with fuses, wire sizes, battery, split charger or solar. Have it looked at before it disappears. Then floor, battens, panels.',
      ['Draw and label each wire', 'Fit fuse by the battery', 'Photograph before closing'],
      25,
    ),
    step(
      'Build bed, kitchen and storage to last a pothole',
      'Screwed to the body, rounded corners, push-lock drawers, 25 litres of water, stove by an expert, vents low and high. Weigh at a public scale.',
      ['Build the bed first', 'Drive bumpy roads after each piece', 'Weigh the {van} full'],
      35,
    ),
    step(
      'Have it approved and sleep three nights',
      'Gas test, change of registration, insurance value. Three nights close to home with a list of faults. It is done when the list is short.',
      ['Book gas check and registration of the {van}', 'Pack fire blanket and alarms', 'Mend the five worst faults'],
      8,
    ),
  ],
  suggestions: [
    tip(
      'Spend a weekend on a mattress in it first',
      'You learn what you need before you build.',
      'Crates as a bed',
      'Write a list in the morning',
    ),
    tip('Weigh it after each large piece', 'Wood and water use up the load quickly.', 'A public scale', 'Thin plywood'),
    tip(
      'Photograph each wire before you cover it',
      'You will search for it in two years.',
      'With a ruler in the picture',
      'Label both ends',
    ),
    tip(
      'Ask the testing station before you cut',
      'Seats, windows and gas decide about the papers.',
      'Send a sketch',
      'Keep the answer',
    ),
    tip('Sleep before you build', 'A weekend changes the plan.', 'Mattress, crates', 'Notes'),
    tip('Weigh as you go', 'Plywood adds up.', 'Public scale', 'Thin boards'),
    tip('Keep access to wires', 'Something fails.', 'Screwed panels', 'Plan in the door'),
    tip('Use few tools well', 'Jigsaw, drill, rivets.', 'Borrow rest', 'New blades'),
    tip('Choose stove or none', 'Gas means papers.', 'Spirit, induction', 'Cook outside'),
    tip('Join owners of your model', 'They know each leak.', 'Forum', 'Meet'),
    tip('Insulate windows', 'Half the warmth goes there.', 'Mats', 'Curtains'),
    tip('Plan a dry day per stage', 'Sealant hates rain.', 'Forecast', 'Tent roof'),
  ],
};
