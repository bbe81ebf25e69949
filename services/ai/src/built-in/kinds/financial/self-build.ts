import { type Kind, step, tip } from '../kind.ts';
import { planningHere } from '../local-papers.ts';

const hasLand = [
  'own/got/bought/purchased/have a/the/our? _? plot/land/field/site/ground',
  'with/and the plot',
  'on our/my own? land/plot/ground',
  "on grandad's/my_parents'/our/my/family plot/land",
  'purchased _ square/sqft',
  'land is? bought/there/paid/ours',
];
const permitted = [
  'permission/permit/consent/building_consent is/was? granted/given/there/approved',
  'consent granted',
  'plans are? approved',
];
const refusedPlan = [
  'planners/council/office said no',
  'permission/permit was/is? refused/rejected',
  'refused permission/planning',
];
const shellUp = [
  'slab/foundation/footings is?/are? poured/laid/in/done',
  'walls/blocks are? up',
  'roof trusses',
  'lintel/ring_beam',
  'up to the? roof/lintel/ring_beam',
  'half built',
];
const fromFar = [
  'sent/sending/send money for/to',
  'back from qatar/dubai/abroad',
  'while i/we am/are abroad',
  'photos of other',
];

export const selfBuild: Kind = {
  id: 'self-build',
  category: 'financial',
  name: 'Build our own house',
  slots: {
    house: {
      words: [
        'tiny house',
        'timber-frame house|timber frame|wooden house|log house',
        'prefab house|prefabricated|kit house|modular',
        'straw bale house|straw bale|earthship|clay house',
        'bungalow',
        'barn conversion|barn',
        'passive house|passivhaus',
        'granny annexe|annexe|annex',
        'extension',
        'house',
      ],
      otherwise: 'house',
    },
    place: { from: 'place', otherwise: 'your area' },
  },
  ask: { question: 'Do you already have land?', chips: ['No land yet', 'We own the plot', 'Land and plans are there'] },
  hoursAWeek: 6,
  overview:
    'You will set a sum that holds, find land you may build on in {place}, get the {house} designed and permitted, pay the builders stage by stage, and move in with a reserve left.',
  approach:
    'Land, ground works, connections, fees, garden and furniture together often cost as much as the walls, so begin with the total and go backwards to square metres. Keep 10 to 15 per cent untouched. It goes wrong with changes after the start, missing soil reports and payments ahead of work. Two to four years is normal.',
  done: 'The authority has signed the house off, faults are mended, the final account is paid and you live in it.',
  cautions: [
    'Never buy land on the promise that it will become building land. Pay only for finished stages, insure site and helpers, and leave structure, gas and electricity to certified people. Have the building contract read by a lawyer before signing.',
  ],
  steps: [
    step(
      'Write the whole sum before you draw a room',
      'What can you pay: savings, sale of the present home, loan at a rate you could carry with one income. Take off 15 per cent reserve, 15 to 20 per cent fees and connections, and land. The rest divided by the local price a square metre is the size of your {house}.',
      ['Add up money and loan', 'Ask for the local price a square metre', 'Work out the square metres you can afford'],
      2,
      { when: { unsaid: shellUp } },
    ),
    step(
      'Ask the building office what is possible in {place}',
      'Ask about zoning, size, height, roof, distances, energy rules and trees. Take a map, and ask for procedure, papers, fee and usual time. For a tiny house ask whether living there is allowed at all.',
      ['Read the local plan online', 'Make an appointment at the building office', 'Write the rules on one page'],
      2,
      { when: { unsaid: [...permitted, ...shellUp, ...refusedPlan] }, local: planningHere, waitDays: 10 },
    ),
    step(
      'Find land and check it before you pay',
      'Look at council lists, farmers, churches and agents, and write to owners of gaps and large gardens. Check access, water, sewage, power, flooding, soil, old waste and the rights of others. Make the purchase depend on the permission.',
      ['Write to ten owners', 'Order a soil report', 'Let a lawyer check register and access in {place}'],
      15,
      { when: { unsaid: [...hasLand, ...permitted, ...shellUp] }, waitDays: 60 },
    ),
    step(
      'Have your own land measured and its services priced',
      'Boundaries by a surveyor, a soil test, level of the road, and four prices: power, water, sewage, access. On a sloping or wet plot these eat a tenth of the sum before the first wall.',
      ['Order survey and soil test', 'Ask for the four prices', 'Take them off the building sum'],
      4,
      { waitDays: 21, when: { said: hasLand, unsaid: shellUp } },
    ),
    step(
      'Read the refusal and ask for a talk before the next plan',
      'Write each reason on a line: need, height, access, sewage, view. Ask the planner which one a change could cure. A local agent who has won there costs less than a third refusal.',
      ['Copy each reason', 'Ask for a meeting before you apply', 'Show two changed sketches'],
      3,
      { waitDays: 21, when: { said: refusedPlan } },
    ),
    step(
      'Choose between shell builder and separate trades by one table',
      'Same drawing, three columns: price, who answers for faults, your hours a week. Separate trades save about a tenth and cost you fifteen hours a week on site. Ask each for the last client’s number.',
      [
        'Send the same list of works to three',
        'Ring the last client of each',
        'Write price, risk and hours side by side',
      ],
      8,
      { waitDays: 21, when: { said: permitted, unsaid: shellUp } },
    ),
    step(
      'Agree the finance by stages',
      'Self-build loans pay out by progress; ask when, who inspects and what bridging costs. Compare grants for efficient building, which must be approved beforehand. Keep paying rent in the sum.',
      [
        'Ask two banks for stage payments on the {house}',
        'Apply for efficiency grants',
        'Plan rent and loan month by month',
      ],
      6,
      { when: { unsaid: shellUp }, waitDays: 30 },
    ),
    step(
      'Have the {house} designed within the sum',
      'See three finished homes first: architect, one builder, kit or own hands differ in price and risk. List the rooms by what you do there. Simple shape, short pipes, one stair and standard windows save most. Get a cost estimate at each stage and cut before the permit.',
      ['Write a page on a day in the {house}', 'Ask for a cost estimate with each drawing', 'Cut ten per cent now'],
      15,
      { when: { unsaid: [...permitted, ...shellUp] }, waitDays: 45 },
    ),
    step(
      'Apply for permission and get firm offers',
      'Neighbours are best told by you with the drawing. While the office decides, ask three firms per trade with the same list of works. Compare what is not included.',
      ['Show neighbours the drawing', 'Hand in the complete application', 'Get three offers for the big trades'],
      12,
      { when: { unsaid: [...permitted, ...shellUp] }, waitDays: 90 },
    ),
    step(
      'Write what the shell still needs until it is dry and locked',
      'Roof, windows, doors, power, water, sewage: quantity, price, who, week. Compare with the money that is there. If it does not reach, stop at a stage that weather cannot hurt.',
      ['List works until dry and locked', 'Get a price for each', 'Choose the stage at which you stop'],
      3,
      { when: { said: shellUp } },
    ),
    step(
      'Order the roof by the week the walls are ready',
      'Measure on site before trusses are made, book the crane, cover the walls against rain. Straps, bracing and fixings are checked by the engineer before tiles go up. Pay the last third after that check.',
      ['Have it measured on site', 'Book crane and engineer', 'Hold back a third until the check'],
      4,
      { waitDays: 21, when: { said: shellUp } },
    ),
    step(
      'Put windows, power and water into one calendar',
      'Windows take eight to twelve weeks, so order them the day the openings can be measured. Cables and pipes go in before plaster, with photographs and a tape of every wall. Test pressure before it is closed.',
      ['Measure and order the windows', 'Agree on the weeks of each trade', 'Photograph every open wall'],
      4,
      { waitDays: 14, when: { said: shellUp } },
    ),
    step(
      'Pay an independent person for photos with a date and a tape',
      'A quantity surveyor or engineer, no relative, sends pictures from the same five spots each week with the bags counted. The next money leaves only after it. Buy cement and steel directly from the shop.',
      ['Find an engineer who reports to you alone', 'Agree on five photo spots', 'Pay the shop and not the messenger'],
      2,
      { when: { said: fromFar } },
    ),
    step(
      'Walk the site every week with a list',
      'Contracts have stages, dates and five per cent held back, and the site is insured from the first day. An independent inspector looks before things are covered: foundation, seals, structure, airtightness and pipes. Changes are written down with their price first. Bring the sum up to date every Friday.',
      [
        'Hire an independent inspector for five visits',
        'Take photos before walls are closed',
        'Update the sum every Friday',
      ],
      120,
      { waitDays: 120 },
    ),
    step(
      'Take over, get it signed off and move in',
      'Go through it with the inspector and a list, and hold money back until faults are mended. Get the energy certificate, test reports, warranty and completion paper. Keep a reserve for the garden and the first winter.',
      [
        'Make the fault list of the {house} with the inspector',
        'Get the completion certificate',
        'Move in and run a check after a year',
      ],
      25,
      { waitDays: 30 },
    ),
  ],
  suggestions: [
    tip('Live in the village for a year first', 'You learn wind, noise and people.', 'Rent nearby', 'Ask who sells'),
    tip(
      'Count your own hours honestly',
      'Ten a week is much beside a job.',
      'Paint and garden, not roof',
      'With insurance',
    ),
    tip('Save a folder of ugly surprises', 'Ask each self-builder for theirs.', 'Forum', 'Site visits'),
    tip('Choose kitchen and bath early', 'Pipes follow them.', 'Before walls', 'Fix the sum'),
    tip('Leave the cellar', 'It may cost as much as a floor.', 'Shed instead', 'Compare'),
    tip('Plan for wheelchairs and teenagers', 'Wide doors cost nothing now.', 'Room with own bath', 'No thresholds'),
    tip('Agree how you two decide', 'Hundreds of decisions test a couple.', 'One evening a week', 'A veto each'),
    tip('Put empty pipes into walls', 'Solar, charger and shade come later.', 'Cheap', 'Photograph them'),
    tip('Order windows as soon as permitted', 'They take months.', 'Measure on site', 'Storage'),
    tip('Feed the builders', 'Coffee keeps good people.', 'Friday cake', 'Names'),
    tip('Rest one Sunday in two', 'A site can eat a family.', 'No phone', 'Out of sight'),
    tip('Try a smaller draft', 'Every metre costs for life.', 'Minus fifteen per cent', 'Built-in cupboards'),
  ],
};
