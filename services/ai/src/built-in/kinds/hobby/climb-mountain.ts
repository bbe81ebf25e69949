import { type Kind, step, tip } from '../kind.ts';

/** High mountains of the north that are climbed from July to September. */
const highInSummer = [
  'matterhorn/cervino/eiger/weisshorn/dufourspitze/breithorn/grossglockner/dachstein/watzmann/zugspitze/triglav/elbrus/rainier/whitney/fuji/ararat/musala',
  'mont_blanc',
  'monte_rosa',
  'gran_paradiso',
  'half_dome',
];

/** Three to six nights above 2,500 metres on paths, with a guide. */
const kili = ['kilimanjaro/kili/lenana/kinabalu/rinjani', 'mount/mt kenya', 'machame/lemosho/marangu'];

/** Peaks with a draw for permits. */
const permitPeaks = ['whitney', 'half_dome'];

/** Glacier peaks whose huts fill up. */
const alpine = ['mont_blanc', 'gran_paradiso', 'matterhorn/breithorn/dufourspitze/grossglockner/eiger', 'monte_rosa'];

/** Hills of Britain and Ireland that are walked in a day. */
const homePeaks = [
  'ben_nevis',
  'snowdon/carrauntoohil/helvellyn',
  'yr_wyddfa',
  'scafell_pike/scafell',
  'slieve_donnard',
  'ben_macdui',
  'munro/munros',
];

/** Paths with chains and ladders, and heads that mind the drop. */
const chains = [
  'chains/rysy/ferrata/zugspitze/triglav/watzmann',
  'head for heights',
  'scared/afraid/frightened/fear of heights',
  'vertigo',
  'legs shook',
];

/** Above 3,500 metres the height itself is the difficulty. */
const high = [
  'kilimanjaro/kili/lenana/elbrus/aconcagua/denali/toubkal/ararat/kinabalu/rinjani/cotopaxi/chimborazo/orizaba/everest/lobuche',
  'altitude/acclimatisation/acclimatization',
  'island_peak',
  'mera_peak',
  'stok_kangri/kang_yatse',
  'mont_blanc',
  'mount/mt kenya',
  'rainier/whitney',
  'headaches at',
];

/** They were up there and did not reach the top. */
const turnedBack = [
  'turned back/round/around',
  'had to turn/go back/round/down',
  'second/third attempt/try',
  'did not/never make/made/reach the top/summit',
  'failed to reach/summit',
];

/** Permit or guide is settled. */
const permitWon = [
  'permit/permits for/is/are _? _? _? won/got/sorted/booked/in/granted',
  'won a/the permit/lottery',
  'guide/climb/expedition/attempt is booked',
  'booked for',
  'booked a/the/our guide/climb/trip/expedition/huts',
];

/** The first step knows these, or the stage. */
const namedPeaks = [...kili, ...permitPeaks, ...alpine, ...homePeaks, ...turnedBack, ...permitWon];

/** No rope is needed there. */
const walkedUp = [...kili, ...permitPeaks, ...homePeaks];

export const climbMountain: Kind = {
  id: 'climb-mountain',
  category: 'hobby',
  name: 'Climb a mountain',
  slots: {
    mountain: {
      words: [
        'Rysy',
        'Mount Apo|Apo',
        'Point Lenana|Lenana',
        'Kinabalu',
        'Rinjani',
        'Cotopaxi',
        'Chimborazo',
        'Pico de Orizaba|Orizaba',
        'Mera Peak|Mera',
        'Lobuche',
        'the Eiger|Eiger',
        'Slieve Donnard',
        'Helvellyn',
        'Ben Macdui',
        'Kosciuszko',
        'Adams Peak',
        'Stok Kangri|Kang Yatse',
        'Kilimanjaro|Kili',
        'Mont Blanc',
        'Ben Nevis',
        'the Matterhorn|Matterhorn',
        'Mount Rainier|Rainier',
        'Mount Fuji|Fuji',
        'the Zugspitze|Zugspitze',
        'Snowdon|Yr Wyddfa',
        'Scafell Pike|Scafell',
        'Everest',
        'Elbrus',
        'the Grossglockner|Grossglockner',
        'Toubkal',
        'Aconcagua',
        'Denali',
        'Mount Whitney|Whitney',
        'Gran Paradiso',
        'Triglav',
        'Mount Olympus',
        'Etna',
        'Teide',
        'Island Peak',
        'Mount Kenya',
        'Ararat',
        'Musala',
        'Galdhøpiggen|Galdhopiggen',
        'Half Dome',
        'Table Mountain',
        'the Breithorn|Breithorn',
        'the Dachstein|Dachstein',
        'the Watzmann|Watzmann',
        'Carrauntoohil',
      ],
      otherwise: 'your mountain',
    },
  },
  ask: {
    question: 'Which mountain, and what is the highest or hardest one you have done?',
    chips: [
      'A walk-up summit, I am new',
      'A first glacier peak with a guide',
      'High altitude, I have alpine experience',
    ],
  },
  hoursAWeek: 5,
  weekly: 'One hill day with a pack, two brisk uphill or stair sessions of 45 minutes',
  measures: ['peaks', 'summits', 'munros', 'mountains'],
  ladder: true,
  overview:
    'You will read what the normal route on {mountain} really demands, train uphill with a pack, learn the missing technique on a course, and go up one easier summit before. A turning-back time is fixed before you leave.',
  approach:
    'Train on slopes and stairs, with weight, for hours rather than fast. Technique is learned from people, not from videos. What usually goes wrong is starting late, going on into bad weather because the top is near, and keeping nothing for the way down, where most accidents happen.',
  done: 'You have stood on the summit and come down safely, or turned back at the right time and have the next date.',
  cautions: [
    'Go on glaciers, in snow, on exposed ridges and above 4,000 metres only with training or a certified guide. Tell somebody route and return time, and know the mountain rescue number.',
    'See a doctor before with heart, lung or blood-pressure trouble, epilepsy, pregnancy or for heights above 2,500 metres. Headache with vomiting, breathlessness at rest or confusion: go down at once.',
  ],
  steps: [
    step(
      'Choose a route of seven or eight days up {mountain}',
      'On Kilimanjaro take Lemosho or Machame in seven or eight days, because five-day climbs send half of the people back. A licensed crew is compulsory there. Point Lenana takes four or five days by Sirimon; Kinabalu sells few beds a day, half a year ahead.',
      [
        'Ask three licensed operators for day plan, crew pay and oxygen',
        'Check that the plan sleeps low after a high day',
        'Choose the dry months: January to March or June to October',
      ],
      1.5,
      { when: { said: kili, unsaid: permitWon } },
    ),
    step(
      'Put the permit dates of {mountain} into your calendar today',
      'Mount Whitney has a lottery from February to mid-March, Half Dome one in March. Both also release what is given back. You name several dates, so settle with your group first. Without luck, watch for cancelled permits in the evening.',
      [
        'Open an account on recreation.gov',
        'Agree five dates with your group',
        'Set an alarm for the first and the last day',
      ],
      1,
      { when: { said: permitPeaks, unsaid: permitWon } },
    ),
    step(
      'Book hut places and guide for {mountain} when they open',
      'On Mont Blanc nobody may start without a named bed in the Goûter or Tête Rousse hut; places open in early spring and go in hours. Guides take two guests on glaciers, and one on the Matterhorn. Plan five days: two to get used to the height on an easier peak.',
      [
        'Note the day when hut bookings open',
        'Ask two certified guides for dates and their cancelling rules',
        'Plan an easier four-thousander first',
      ],
      2,
      { when: { said: alpine, unsaid: permitWon } },
    ),
    step(
      'Choose the ordinary path up {mountain} and read its hours',
      'Ben Nevis by the Mountain Track is 17 km with 1,350 metres up, seven to nine hours for the slow. Snow lies on its top into May, and the flat summit has cliffs: a compass bearing leads off it. Yr Wyddfa by Llanberis and Scafell Pike from Wasdale are shorter.',
      [
        'Note km, climb and hours of the ordinary path',
        'Choose a week in June to September with a spare day',
        'Read the mountain weather service for that range',
      ],
      1,
      { when: { said: homePeaks } },
    ),
    step(
      'Write down at which height and hour {mountain} was enough',
      'How high did you sleep on each night, how fast did you go, what did you drink, when did the headache begin. Most failures are one night too few, a start too fast or too little food. Change these things, and keep the rest.',
      [
        'Write heights and nights of the last attempt',
        'Mark the first sign that something was wrong',
        'Add two nights below it to the new plan',
      ],
      1,
      { when: { said: turnedBack } },
    ),
    step(
      'Draw the permit day of {mountain} hour by hour',
      'Start hour, hours to each mark, water points, and the hour at which you turn. From 22 km and 1,200 metres in training, a day of 35 km and 1,900 metres needs three more steps of about a fifth each. Carry permit, headlamp and what the ranger asks for.',
      [
        'Write the hours from your own pace',
        'Plan three longer training days, the last three weeks before',
        'Read permit rules: bag for waste, numbers, pick-up',
      ],
      1.5,
      { when: { said: permitWon, unsaid: turnedBack } },
    ),
    step(
      'Settle who goes, where you sleep and the way to the start',
      'Names on the papers, bed or camp for the two nights before at as much height as you can get, transport at the early hour, deposit dates. A second person for each car key and each map.',
      ['Check names and numbers on the papers', 'Book the two nights before', 'Write the transport with its hours'],
      1,
      { when: { said: permitWon } },
    ),
    step(
      'Write the facts of {mountain} on one page',
      'Height, metres of climb on the longest day, hours, difficulty grade, season, huts, guide required or not. Mark each line that you have never done. Those marks are your training plan.',
      ['Find the normal route on an alpine club page', 'Write down climb, hours and grade', 'Mark what is new for you'],
      1,
      { when: { unsaid: namedPeaks } },
    ),
    step(
      'Test yourself on 600 metres of climb',
      'Walk up a hill or do stairs until 600 metres, talking pace, with 6 kg. Under two hours with breath left is a good base; more than that means three months of building up for {mountain}.',
      ['Choose hill or tower', 'Note time up, down and your knees the next day'],
      4,
      { when: { unsaid: permitWon, level: 'beginner' } },
    ),
    step(
      'Test yourself on 1,200 metres with a full pack',
      'With 10 kg at an even pace. 400 metres an hour on paths is what guides expect on many four-thousanders. Note which technique for {mountain} you have not used for two years.',
      ['Do the test and note metres an hour', 'List the rusty skills: rope, axe, crampons, navigation'],
      6,
      { when: { level: 'experienced' } },
    ),
    step(
      'Plan the nights up {mountain} so that the body keeps up',
      'Above 2,500 metres sleep 300 to 500 metres higher each night, with a rest day after every 1,000. Walk so slowly that you can talk, drink three to four litres. Ask your doctor about acetazolamide, above all when you had headaches before. Headache with vomiting or unsteady walking means down, at once and at night too.',
      [
        'Write the height of each night beside its day',
        'Ask the doctor about acetazolamide, and try it at home first',
        'Teach your group the three signs for going down',
      ],
      1.5,
      { when: { said: high } },
    ),
    step(
      'Train your head for the steep places of {mountain}',
      'Fear shrinks with small steps: ten minutes a week on a tower, then a marked path with chains, then an easy via ferrata with a teacher. Three points on the rock, look at the next hold, breathe out longer than in. On {mountain} wear helmet and harness where chains or ladders are, and never pass people there.',
      [
        'Stand at a railing for ten minutes each week',
        'Book one easy via ferrata with a teacher',
        'Practise down-climbing: that is where legs shake',
      ],
      8,
      { when: { said: chains } },
    ),
    step(
      'Settle guide, hut and dates',
      'Ask alpine club or guide office for group size, ratio of guide to guests, what is included, and what happens in bad weather. Plan two spare days for {mountain}. Check rescue insurance.',
      ['Ask two certified guides or the club', 'Book guide and hut, with spare days', 'Take out rescue insurance'],
      3,
      { daysBefore: 60, when: { unsaid: namedPeaks, weeksFrom: 10 } },
    ),
    step(
      'Train uphill twice a week with growing weight',
      'Stairs, hill or treadmill at ten per cent for 45 minutes; pack from 5 kg up to what you will carry. Add step-ups, squats and slow step-downs for the descent.',
      [
        'Put two fixed evenings in the calendar',
        'Add one kilo every second week',
        'Do three sets of step-downs twice a week',
      ],
      24,
      { when: { weeksFrom: 5 }, measured: 'Climb the first {20%} as training' },
    ),
    step(
      'Learn the missing technique on a course',
      'A weekend of the alpine club: sure footing, map and compass, via ferrata, or axe, crampons and crevasse rescue. Tell the teacher that the aim is {mountain} and ask honestly if you are ready.',
      [
        'Book the course that fits your marks',
        'Practise knots and crampons at home',
        'Write the teacher’s advice down',
      ],
      16,
      {
        when: { unsaid: [...walkedUp, ...chains], weeksFrom: 6 },
        resources: 'The climbing and mountaineering federation: https://www.theuiaa.org',
      },
    ),
    step(
      'Climb one easier summit as a rehearsal',
      'About two thirds of the climb, with the real boots, layers and food, starting in the dark. For high peaks it also helps the body get used to height, within days of {mountain}.',
      [
        'Choose a summit with a safe path',
        'Start at five and note when you eat and drink',
        'Mend what rubbed, remove what you did not use',
      ],
      10,
      { daysBefore: 10, measured: 'Reach {60%} with the full pack' },
    ),
    step(
      'Pack by list and fix your turning-back time',
      'Layers, gloves twice, headlamp, map, first aid, bivouac bag, two litres of water. Write the hour at which you turn back wherever you are. Read mountain weather for three days before.',
      [
        'Lay everything out and weigh it',
        'Write turning time and emergency numbers on a card',
        'Leave the route to {mountain} with somebody',
      ],
      2.5,
      { daysBefore: 1 },
    ),
    step(
      'Go up {mountain} and come down safely',
      'Slow enough to talk, a bite every hour, a check of weather and people at each stop. Above 2,500 metres sleep no more than 500 metres higher each night. It is done when you are down again and have told your contact.',
      [
        'Start early and keep the turning time',
        'Photograph the top, leave within half an hour',
        'Report back and note what to do better',
      ],
      12,
      { when: { unsaid: highInSummer }, measured: 'Reach all {total} and come down safely' },
    ),
    step(
      'Stand on {mountain} in its summer and come down safely',
      'Snow and ice leave the normal route in summer only, and huts and guides work then. Start in the dark, be down before the afternoon storms, and above 2,500 metres sleep no more than 500 metres higher each night. It is done when you are down again and have told your contact.',
      [
        'Start early and keep the turning time',
        'Photograph the top, leave within half an hour',
        'Report back and note what to do better',
      ],
      12,
      { when: { said: highInSummer }, months: [7, 9], measured: 'Reach all {total} and come down safely' },
    ),
  ],
  suggestions: [
    tip('Break boots in on stairs', 'New boots end summit days.', 'Forty hours before', 'Same socks as later'),
    tip(
      'Walk slower than seems right',
      'The old guides arrive first.',
      'Talk in sentences',
      'Short steps on steep ground',
    ),
    tip('Learn three knots well', 'Eight, clove hitch, Prusik.', 'With gloves on', 'In the dark'),
    tip(
      'Drink before the start',
      'Half a litre in the hut.',
      'Warm tea in a flask',
      'Bottle inside the jacket in frost',
    ),
    tip(
      'Keep the summit food for the descent',
      'Tired legs need sugar then.',
      'Two bars in a pocket',
      'Sit down to eat',
    ),
    tip(
      'Practise on exposed paths slowly',
      'Dizziness gets less with small doses.',
      'With a secure partner',
      'Look at your next foothold',
    ),
    tip('Use the rest step', 'Stand on a straight leg for a moment.', 'At every step when steep', 'Breathe out fully'),
    tip(
      'Check the last lift and bus',
      'Missed transport makes people hurry.',
      'Write times on the card',
      'Have a taxi number',
    ),
    tip(
      'Carry dry gloves and a hat',
      'Wet hands end days, even in July.',
      'In a plastic bag',
      'At the top of the pack',
    ),
    tip(
      'Read three accident reports',
      'They show how small mistakes add up.',
      'Alpine club pages',
      'What would I have decided?',
    ),
    tip('Protect eyes and lips', 'Snow burns in an hour.', 'Glasses category 3 or 4', 'Sun cream under the nose'),
    tip('Decide with the slowest', 'The group’s limit is that person.', 'Ask at each stop', 'No splitting up'),
  ],
};
