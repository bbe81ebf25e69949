import { type Kind, step, tip } from '../kind.ts';

/** Pilgrims’ ways with hostels and a credential. */
const camino = ['camino/jakobsweg/pilgrim/pilgrims/francigena/santiago', 'way of st james'];

/** Treks in Nepal. */
const nepal = ['annapurna/manaslu/langtang/nepal/ebc/khumbu', 'everest base camp'];

/** Treks with a fixed number of permits a day. */
const inca = ['inca_trail/inca_trek', 'machu_picchu'];

/** Months on foot, with a permit or register. */
const american = ['appalachian/pct/springer/katahdin', 'pacific_crest', 'john_muir', 'at thru-hike'];

/** Waymarked ways of one to two weeks between villages. */
const britishWay = [
  'west_highland_way',
  'pennine_way',
  'coast_path',
  'south_west_coast',
  'coast_to_coast',
  'wicklow_way',
  'south_downs',
  'cotswold_way',
  'great_glen',
  'offa’s_dyke',
  'whw',
];

/** Mountain ways from hut to hut in summer. */
const hutToHut = [
  'tour du mont blanc',
  'tmb/gr20/gr10/kungsleden/laugavegur/e5',
  'alta_via',
  'cross the alps',
  'alpine crossing',
];

/** A dog comes along. */
const dog = ['my/our/me/the/a dog', 'w/with me/my/our dog'];

/** Heart or lungs decide the way. */
const heartMatters = ['pacemaker/copd', 'heart attack/trouble/failure/condition/disease', 'cardiologist'];

/** A part is walked already. */
const doneStages = [
  'walked/done half/part/most',
  'rest from',
  '_ km/miles done',
  '_ of _ km/miles',
  'in stages',
  'last stretch/stage/leg',
  'half of it/the way/trail',
  'half done/walked',
];

/** Permit and supplies are settled. */
const settledTrail = [
  'permit/permits sorted/booked/granted/won/in',
  'boxes posted/sent',
  'huts/hostels/beds/flights are? booked',
  'everything is? booked',
];

/** The first step knows these, or the stage. */
const namedTrails = [
  ...nepal,
  ...inca,
  ...american,
  ...camino,
  ...britishWay,
  ...hutToHut,
  ...doneStages,
  ...settledTrail,
];

/** They know how they walk. */
const walkedBefore = [...doneStages, ...settledTrail];

export const hikeLongTrail: Kind = {
  id: 'hike-long-trail',
  category: 'hobby',
  name: 'Walk a long-distance trail',
  slots: {
    trail: {
      words: [
        'the Wicklow Way|Wicklow Way',
        'the Drakensberg traverse|Drakensberg',
        'the Manaslu circuit|Manaslu',
        'the Langtang trek|Langtang',
        'the Milford Track|Milford Track|Routeburn',
        'the W trek|W trek|Torres del Paine',
        'the Kumano Kodo|Kumano Kodo',
        'the Great Glen Way|Great Glen Way',
        'the Salkantay trek|Salkantay|Choquequirao',
        'the Camino|Camino|Camino de Santiago|Way of St James|Jakobsweg|pilgrims way|pilgrim',
        'the West Highland Way|West Highland Way',
        'the Appalachian Trail|Appalachian Trail|AT thru-hike',
        'the Pacific Crest Trail|Pacific Crest Trail|PCT',
        'the Pennine Way|Pennine Way',
        'the Tour du Mont Blanc|Tour du Mont Blanc|TMB',
        'Hadrian’s Wall Path|Hadrian',
        'the E5|E5|cross the Alps|alpine crossing|Munich to Venice',
        'the Everest base camp trek|Everest base camp trek|Everest base camp|EBC',
        'the GR20|GR20',
        'the GR10|GR10',
        'the coast path|coast path|South West Coast Path|coastal path',
        'the Kungsleden|Kungsleden',
        'the Inca trail|Inca trail|Machu Picchu trek',
        'the Coast to Coast|Coast to Coast',
        'the Via Francigena|Via Francigena',
        'the Rota Vicentina|Rota Vicentina|Fishermen’s Trail',
        'the Lycian Way|Lycian Way',
        'Te Araroa',
        'Offa’s Dyke Path',
        'the South Downs Way|South Downs Way',
        'the Annapurna circuit|Annapurna circuit|Annapurna',
        'the Laugavegur|Laugavegur',
        'the Rennsteig|Rennsteig',
        'the Israel Trail|Israel Trail',
        'the John Muir Trail|John Muir Trail',
        'the Overland Track|Overland Track',
        'the Cotswold Way|Cotswold Way',
        'the Dolomites Alta Via|Dolomites Alta Via|Alta Via',
      ],
      otherwise: 'the trail',
    },
  },
  ask: {
    question: 'Which trail, how many days, and how far do you walk now?',
    chips: ['One week, inns, I walk a little', 'Hut to hut, I hike often', 'Months on foot with a tent'],
  },
  hoursAWeek: 5,
  weekly: 'One long walk with a pack and two shorter ones, with hills or stairs',
  measures: ['km', 'mile', 'stages'],
  ladder: true,
  overview:
    'You will cut {trail} into days that suit you, train feet and back with the real pack, book what fills up, and do a rehearsal of two days. After that the walk itself is a row of ordinary days.',
  approach:
    'Feet and pack weight decide more than fitness. Train on two days in a row, because the second shows what rubs. What usually goes wrong is new boots, 18 kg on the back, and first days that are much too long.',
  done: 'You have walked the stretch you set out to walk and arrived on your own feet.',
  cautions: [
    'See a doctor first with heart or lung trouble, joint trouble, pregnancy or for trails above 2,500 metres; headache with vomiting or confusion at altitude means going down at once.',
    'Leave your route with somebody, check the weather each day, and turn back in thunder, snow or flooded streams. The mobile phone may have no signal: carry map, whistle and power bank.',
  ],
  steps: [
    step(
      'Settle season, agency and permits for {trail}',
      'Go in October and November for clear views, or March to May; the monsoon closes the paths between. Everest base camp takes 12 to 14 days, the Annapurna circuit 12 to 18. A registered guide is the rule on most routes now, and each region has its own park permit. Ask for insurance that pays a helicopter up to 6,000 metres.',
      [
        'Choose the weeks and count two spare days for flights',
        'Ask two agencies for guide, porters’ load and permits',
        'Write the height of each night: at most 500 metres more',
      ],
      2,
      { when: { said: nepal, unsaid: settledTrail } },
    ),
    step(
      'Buy the permits for {trail} as soon as they open',
      'The classic Inca Trail sells 500 places a day, crew included, and only through licensed agencies. May to September is gone five months ahead, and in February it is closed. When it is full, Salkantay or Lares reach the same gate. Sleep three nights in Cusco first, at 3,400 metres.',
      [
        'Ask two licensed agencies for your dates with a passport copy',
        'Keep Salkantay as the second choice',
        'Book three nights in Cusco before',
      ],
      1.5,
      { when: { said: inca, unsaid: settledTrail } },
    ),
    step(
      'Draw the start window of {trail} and its permits',
      'The Appalachian Trail northward starts in March or April, five to seven months, and Baxter park closes in mid-October. The Pacific Crest permit comes in two online draws, autumn and January. John Muir permits are drawn 24 weeks ahead. Count 1,000 dollars a month or more, and a zero day each week.',
      [
        'Choose the start week by snow and closing dates',
        'Register or enter the draw',
        'Plan the first three resupplies only',
      ],
      2,
      { when: { said: american, unsaid: settledTrail } },
    ),
    step(
      'Choose your part of {trail} and get the pilgrim’s pass',
      'The whole French way from Saint-Jean is 780 km, 32 to 35 days; from Sarria it is 115 km in six days. For the Compostela the last 100 km on foot count, with two stamps a day. April to June and September have beds and mild sun. The first day over the pass climbs 1,250 metres: break it at Orisson, booked ahead.',
      [
        'Count your days and choose the starting place',
        'Order the credential from a pilgrims’ society',
        'Book the first two nights, then walk free',
      ],
      1.5,
      { when: { said: camino, unsaid: doneStages } },
    ),
    step(
      'Divide {trail} by beds and book them from the scarce end',
      'The West Highland Way is 154 km in seven or eight days, the Wicklow Way 130 km in six or seven. The South West Coast Path has 1,014 km and the climb of four Everests. May, early June and September have fewer midges and free beds. Villages with one inn decide your stages: book these first.',
      [
        'List nights where only one or two houses stand',
        'Book these now, the rest after',
        'Ask a bag carrier for its price each day',
      ],
      2,
      { when: { said: britishWay, unsaid: doneStages } },
    ),
    step(
      'Fit your dates into the hut season of {trail}',
      'Huts open from mid-June to mid-September, and north slopes hold snow into July. The Tour du Mont Blanc is 170 km with 10,000 metres up in ten or eleven days, and its huts fill from winter on. Kungsleden huts in Sweden need few bookings; the GR20 asks for sure feet and online beds or tent places.',
      [
        'Note when the huts of your weeks open their booking',
        'Book the two scarcest nights first',
        'Plan a way out by bus for the third day',
      ],
      2,
      { when: { said: hutToHut } },
    ),
    step(
      'List what is walked of {trail} and what is still open',
      'Write each stretch that is left with km, climb and how you reach both its ends. Note what rubbed, what you never used, and which day was too long last time. The rest gets stages by that experience.',
      [
        'Write the open stretches with their bus or train',
        'Set the longest day by your best earlier one',
        'Leave out of the pack what you never used',
      ],
      1,
      { when: { said: doneStages } },
    ),
    step(
      'Check permits, boxes and dates of {trail} in one table',
      'One row a week: permit with its date, box and its address, river or pass that can close the way. What is missing shows at once. Then give all remaining time to feet, since nothing else can be posted.',
      [
        'Fill in the table and mark two gaps',
        'Send the table to the person at home',
        'Walk in your real shoes from tomorrow',
      ],
      1,
      { when: { said: settledTrail } },
    ),
    step(
      'Sketch {trail} in days on one page',
      'Write total length, climb, your free days and the months when it is open. Plan 15 km a day at first (12 in mountains), and one rest day in six. Done when start, end and number of days fit together.',
      [
        'Find the official page of {trail} and note length and season',
        'Divide into days and mark villages or huts',
        'Mark two places where you could leave by bus',
      ],
      1.5,
      { when: { unsaid: namedTrails } },
    ),
    step(
      'Ask your cardiologist for the climb, pulse and height of {trail}',
      'Take the stage list along: metres up, height, hours from a road. Ask for a stress test, an upper pulse, and what to do at the first sign. With a pacemaker ask about the check before you go. Then choose stages with a road every half day, and walk with company.',
      [
        'Print the stages with climb and height',
        'Write down pulse limit and warning signs',
        'Carry medicines twice, in two bags',
      ],
      1.5,
      { when: { said: heartMatters } },
    ),
    step(
      'Plan {trail} for four paws: beds, sheep and water',
      'Ask each bed for dogs before you book; many hostels refuse, and some stretches forbid dogs or want them on a lead at lambing time. Train the dog as you train yourself: two long days in a row, a rest day, paws checked each evening. Carry food, a tick remover and a tent as a second choice.',
      [
        'List beds that take dogs and where there are none',
        'Read the dog rules along the way',
        'Walk two days in a row with the dog',
      ],
      2,
      { when: { said: dog } },
    ),
    step(
      'Harden feet and shoulders with the pack you will carry',
      'Three walks a week in trail shoes with the full pack: 8, 12, 16 km, the last two on days in a row. Tape the places that turned red last time before they do. Feet need four weeks; a pack needs three outings to sit right.',
      [
        'Walk three times a week with the full pack',
        'Tape old hot spots before you start',
        'Move straps until nothing rubs for 12 km',
      ],
      12,
      { when: { said: walkedBefore } },
    ),
    step(
      'Walk 10 km and note what hurts',
      'Walk in the shoes you own, with a light bag. Hot spots on your feet, hips and shoulders tell what you need for {trail}.',
      ['Choose a loop with some climb', 'Note time, pain and hot spots'],
      3,
      { when: { unsaid: walkedBefore, level: 'beginner' } },
    ),
    step(
      'Walk 25 km with your usual pack',
      'Weigh pack and yourself, note time and climb. From this pace you calculate the longest day of {trail}: 4 km an hour, and an hour more for every 400 metres up.',
      ['Weigh every item once', 'Write down hours per 10 km with climb'],
      7,
      { when: { level: 'experienced' } },
    ),
    step(
      'Choose shoes and pack in a good shop',
      'Go in the afternoon, when feet are larger, and wear hiking socks. Leave a thumb’s width in front and walk on the ramp for half an hour. Load the pack with 8 kg in the shop; the hips carry. Everything together without food and water: under 8 kg with inns, under 12 kg with a tent.',
      [
        'Try five pairs of shoes',
        'List what you have for {trail} and what you can borrow',
        'Weigh the packed bag and take out a fifth',
      ],
      5,
    ),
    step(
      'Book beds, permits and the way there',
      'Huts in high season, permits on famous trails and the last flight home fill up months ahead. Book the first two nights and the bottlenecks; leave the rest free where you can.',
      [
        'Look up permits and hut bookings for {trail}',
        'Book the bottlenecks and write the cancel dates',
        'Check insurance for mountain rescue',
      ],
      4,
      { daysBefore: 60, when: { unsaid: namedTrails, weeksFrom: 10 } },
    ),
    step(
      'Build up to two long days in a row',
      'One long walk a week, with pack, 2 to 3 km more each time; twice a week stairs or hills and ten minutes of calf and hip exercises. Every fourth week easier.',
      [
        'Put the walks in the calendar up to {trail}',
        'Add a kilo to the pack every second week',
        'Walk on Saturday and Sunday once a month',
      ],
      30,
      { when: { weeksFrom: 6 }, measured: 'Walk your first {20%} in training' },
    ),
    step(
      'Rehearse one night with everything you carry',
      'Two days with the full pack, the real food, the tent or a hostel, and rain clothes on once. Afterwards remove what you did not touch and mend what rubbed.',
      ['Choose a stretch like {trail}', 'Cook or eat exactly as planned', 'Correct the packing list the same evening'],
      14,
      { daysBefore: 14, when: { weeksFrom: 4 } },
    ),
    step(
      'Get feet, papers and people ready',
      'Toenails cut straight, tape and needle for blisters, offline maps, copies of papers and medicines, cash. Somebody at home has your stages on {trail} and knows when to call for help.',
      [
        'Download the map and the emergency numbers',
        'Give your stages and a call day to somebody',
        'Pack and weigh for the last time',
      ],
      3,
      { daysBefore: 2 },
    ),
    step(
      'Walk {trail} day by day to its end',
      'Start slowly for three days, drink before thirst, treat a hot spot at once, dry your socks each evening. Shorten or rest when pain changes the way you walk. It is done at the last marker, with the date on a photo.',
      [
        'Write two lines each evening: km, feet, best moment',
        'Decide each morning by weather and feet',
        'Photograph the last marker and thank who helped',
      ],
      40,
      { measured: 'Walk all {total} to the end' },
    ),
  ],
  suggestions: [
    tip(
      'Tape hot spots at once',
      'Ten minutes now save three days.',
      'Stop as soon as it burns',
      'Dry, tape, dry socks',
    ),
    tip('Carry two pairs of socks and wash one', 'Dry feet do not blister.', 'Wool', 'Dry them on the pack'),
    tip('Take poles for descents', 'They relieve the knees.', 'Longer downhill', 'Hands out of the loops on rock'),
    tip(
      'Learn the map before the app',
      'Batteries die in the cold.',
      'Know contour lines',
      'Mark where you are at lunch',
    ),
    tip('Eat every hour', 'A small bite keeps mood and legs.', 'Nuts, cheese, dried fruit', 'Salt on hot days'),
    tip(
      'Send one box ahead',
      'Or let luggage be carried on popular trails.',
      'Ask at the first inn',
      'Keep medicine with you',
    ),
    tip(
      'Walk alone in the morning',
      'You find your own pace and meet at lunch.',
      'Agree the place',
      'Never in dangerous parts',
    ),
    tip('Start at six in summer', 'Storms and heat come in the afternoon.', 'Bag packed at night', 'Arrive by three'),
    tip(
      'Ask people coming the other way',
      'They know water, snow and closed huts.',
      'Where is water?',
      'How long to the pass?',
    ),
    tip('Treat all open water', 'Clear streams can carry germs.', 'Filter or tablets', 'Note the safe taps'),
    tip(
      'Have a plan B stage',
      'A valley path or bus for bad weather.',
      'Mark it on the map',
      'Decide before the climb',
    ),
    tip('Leave the spare jeans', 'Nobody minds the same shirt.', 'One to wear, one to wash', 'One warm layer'),
  ],
};
