import { type Kind, step, tip } from '../kind.ts';
import { months } from '../stage-words.ts';

/** The kitchen is ordered. */
const ordered = [
  'kitchen is/was/has_been? ordered',
  'kitchen gets/is_being/will_be/is delivered/fitted/installed',
  'kitchen arrives/comes',
  'ordered the/a/my/our _? kitchen',
  'delivery is? on/in/date',
  'fitter/fitters is/are? booked',
  `arrives/delivered/comes/coming in/on ${months}`,
];

/** Offers are on the table. */
const quoted = ['got/have/had two/three/2/3 quotes/offers', 'design/layout/plan is? done/finished/agreed'];

export const newKitchen: Kind = {
  id: 'new-kitchen',
  category: 'personal',
  name: 'Get a new kitchen',
  slots: {
    style: {
      words: [
        'galley',
        'u-shaped|u shape',
        'l-shaped|l shape',
        'kitchen island|island',
        'open-plan|open plan',
        'tiny|small',
        'flat-pack|ikea|howdens',
        'second-hand|used',
      ],
      otherwise: 'new',
    },
  },
  ask: {
    question: 'What shall change: everything, fronts and worktop, or only the layout?',
    chips: ['Everything, with builders', 'Fronts, worktop and handles', 'I fit it myself'],
  },
  hoursAWeek: 4,
  overview:
    'You will list what annoys you now, measure exactly, fix a budget with a fifth in reserve, plan the layout, compare three full offers and prepare the weeks without a kitchen. From the first plan to the first meal it takes four to six months, of which two to three weeks are building.',
  approach:
    'Water, drain, sockets and extractor decide the plan more than the fronts do, so they are drawn first. Units have eight to twelve weeks of delivery, and worktops are measured only when the units stand. Never pay everything before it works.',
  done: 'Everything runs without leaks, the list of faults is signed off, and you have cooked a whole meal in it.',
  cautions: [
    'Gas, new circuits and load-bearing walls are for certified people only; ask for their certificates. In a rented or shared house get written permission before you order.',
  ],
  steps: [
    step(
      'Lay the offers side by side, line by line',
      'Units, worktop, each appliance by model, delivery, fitting, disposal, connecting, date. What one offer leaves out is often the difference in price. Ask the favourite for the missing lines at the same sum.',
      ['Make a table with one column for each offer', 'Mark what is missing', 'Ask the favourite for it in writing'],
      1.5,
      { when: { said: quoted, unsaid: ordered } },
    ),
    step(
      'Check the order against your own measurements',
      'Take the confirmed drawing and measure again: walls, height, window, door swing, water, drain, sockets. Report a mistake today; changes are often possible only until two to four weeks before delivery.',
      [
        'Measure again with the drawing in hand',
        'Compare handles, hinges and colours',
        'Report mistakes by mail today',
      ],
      1.5,
      { when: { said: ordered } },
    ),
    step(
      'List what annoys you and measure the old kitchen',
      'Cook one meal and note each detour, full drawer and dark corner. Then measure walls, windows, doors, ceiling, and the position of water, drain, gas and sockets to the centimetre.',
      [
        'Write ten things that annoy you now',
        'Save three pictures of the {style} kitchen you want',
        'Measure and draw the room with all connections',
      ],
      1.5,
      { when: { unsaid: [...ordered, ...quoted] } },
    ),
    step(
      'Fix the budget with a fifth in reserve',
      'Roughly: a third for units, a quarter for appliances, a sixth for the worktop, the rest for trades, floor, tiles and light. Decide now what you would leave out. Changing fronts, worktop and tap alone costs about a third of all new.',
      [
        'Write the top sum and the reserve',
        'Get rough prices for units, appliances and work',
        'Decide what can be kept or bought used',
      ],
      1.5,
      { when: { unsaid: ordered } },
    ),
    step(
      'Look at a kitchen that the favourite fitted a year ago',
      'Open drawers, look at edges, joints and silicone, and ask the owner what was late or missing. It takes an hour and tells more than a showroom.',
      [
        'Ask the firm for one address',
        'Ask the owner what they would do differently',
        'Decide on the {style} kitchen after a night',
      ],
      1.5,
      { when: { said: quoted, unsaid: ordered } },
    ),
    step(
      'Plan the layout around water, fire and fridge',
      'Sink, hob and fridge a few steps apart, 1 m to 1.2 m between rows, 60 cm beside the hob, drawers rather than doors below. Draw sockets (at least six above the worktop) and light over it. Tape the {style} layout on the floor and act out cooking pasta.',
      [
        'Draw two layouts with a free planner',
        'Tape them on the floor and walk through a meal',
        'List sockets, lights, water and extractor',
      ],
      5,
      { when: { unsaid: [...ordered, ...quoted] } },
    ),
    step(
      'Get three full offers for the same plan',
      'A studio, a large store and a local joiner. Each offer names units, worktop, appliances by model, delivery, fitting, disposal, connecting and the date. Compare sum and what is missing, and ask to see one they fitted a year ago.',
      ['Visit three places with the same drawing', 'Compare line by line', 'Ring two former customers'],
      6,
      { when: { unsaid: [...ordered, ...quoted] }, waitDays: 10 },
    ),
    step(
      'Ask trades and landlord before the {style} kitchen is ordered',
      'An electrician checks the circuits for oven and hob, a plumber the stopcock and drain, a builder any wall. House owners’ associations and landlords answer in weeks.',
      ['Have an electrician and a plumber look', 'Get permissions in writing', 'Write who does what in which week'],
      3,
      { when: { unsaid: ordered }, waitDays: 7 },
    ),
    step(
      'Book electrician, plumber and disposal around the delivery',
      'Sockets and pipes are done before the units arrive, connecting after. Fix: strip out, cables and pipes, plaster, floor, delivery, fitting, connecting. Leave three spare days, since one thing is nearly always late.',
      ['Write the order of work with days', 'Book the trades and confirm by mail', 'Order the skip or collection'],
      2,
      { waitDays: 7, when: { said: ordered } },
    ),
    step(
      'Order with a contract that names date and payments',
      'A third at order, the rest in parts, ten per cent only after all faults are mended. Check the drawing of the {style} kitchen once more with your own tape: hinges’ side, handles, height (about 10 to 15 cm under your elbow).',
      [
        'Check measures and door swings before signing',
        'Agree on instalments and a last tenth',
        'Write delivery dates in the calendar',
      ],
      2,
      { when: { unsaid: ordered }, waitDays: 60 },
    ),
    step(
      'Set up a camp kitchen and clear out',
      'Kettle, one hob plate, microwave and a bowl in another room for two to three weeks. Pack, give away doubles, sell old units or appliances. Cover floors on the way.',
      [
        'Set up a table with kettle, plate and fridge',
        'Give away what you did not use for a year',
        'Offer the old units for collection',
      ],
      5,
    ),
    step(
      'Accompany the work and test everything at handover',
      'Order of work: strip out, pipes and cables, plaster, floor, units, worktop, tiles, appliances. Look in each evening. At the end open each drawer, run water for ten minutes, heat the oven, and write each fault of the {style} kitchen with a date for mending.',
      [
        'Photograph pipes before walls are closed',
        'Test each drawer, tap and appliance',
        'Sign the list of faults and pay the last tenth later',
      ],
      10,
      { waitDays: 14 },
    ),
    step(
      'Cook for a week and send the last list of faults',
      'Drawers that stick, doors that lean, a tap that drips, a fan that roars: a week of real cooking shows them. Send the list of the {style} kitchen with photographs and a date, and pay the last part when it is mended.',
      [
        'Cook seven evenings and write the faults',
        'Send the list with photographs',
        'Register the appliances for guarantee',
      ],
      2,
      { when: { said: ordered } },
    ),
  ],
  suggestions: [
    tip(
      'Cook in a friend’s kitchen',
      'You learn heights and distances at once.',
      'Tape measure along',
      'Ask what they regret',
    ),
    tip('Choose drawers below', 'You see the back without kneeling.', 'Wide ones for pots', 'Soft close'),
    tip('Plan the bin first', 'It is used most of all.', 'Under or beside the sink', 'Three kinds'),
    tip('Buy display models', 'Studios sell them at half price.', 'Ask in spring and autumn', 'Measure twice'),
    tip('Repaint old fronts', 'Sound units last another ten years.', 'Degrease, sand, prime', 'New handles'),
    tip('Pick the tap with care', 'It is touched twenty times a day.', 'High spout', 'Pull-out hose'),
    tip('Put a socket in the island', 'Later it means breaking the floor.', 'Draw it now', 'USB too'),
    tip('Check extractor noise', 'A quiet one is switched on.', 'Decibels on the label', 'Outside air if allowed'),
    tip('Freeze ten meals', 'They carry you through the dusty weeks.', 'Flat bags', 'Labels'),
    tip('Keep all manuals in one folder', 'With receipts and serial numbers.', 'Scan them', 'Guarantee dates'),
    tip('Protect the floor on the way', 'Builders’ boots know no corners.', 'Fleece and tape', 'Also in the stairwell'),
    tip('Agree on daily hours with trades', 'Neighbours and babies sleep.', 'Start and end', 'Notice in the hall'),
  ],
};
