import { type Kind, step, tip } from '../kind.ts';
import { atAge } from '../stage-words.ts';

/** They go together. */
const together = ['with my/our sister/brother/wife/husband/partner/friend/friends/mum/mom/dad/daughter/son'];
const older = [...atAge(65), 'sixties/seventies/retired/pensioners'];

/** A part is walked. */
const partWalked = [
  'did/walked _? _? _? to/in',
  'first half',
  'stages of',
  'has _ stamps',
  'flight to _ is booked',
  'finishing it',
];

/** Japan. */
const shikoku = ['shikoku/88/kumano'];

/** They carry somebody. */
const grieving = ['died/death/grief/stone/anniversary/promised/mother_promised/broke_up'];

/** Joints or feet. */
const knees = ['knees/blisters/feet/hip/hips/back'];

export const pilgrimageOnFoot: Kind = {
  id: 'pilgrimage-on-foot',
  category: 'personal',
  name: 'Walk a pilgrimage',
  slots: {
    way: {
      words: [
        'Camino de Santiago|camino|santiago|jakobsweg',
        'Camino Portugues|portuguese way|camino portuguese',
        'Camino del Norte|norte',
        'Camino Frances|french way',
        'Via Francigena|francigena',
        'St Olav’s Way|st olavs way|nidaros',
        'Shikoku pilgrimage|shikoku|88 temples',
        'Kumano Kodo|kumano',
        'Pilgrims’ Way|pilgrims way|canterbury',
        'St Cuthbert’s Way|lindisfarne',
        'Lourdes',
        'Kailash|kora',
        'Czestochowa|częstochowa',
      ],
      otherwise: 'way',
    },
  },
  ask: {
    question: 'Which way, and how many days do you have?',
    chips: ['A week', 'Four to six weeks', 'Not sure which way'],
  },
  hoursAWeek: 5,
  weekly: 'Three walks of an hour and one long walk with the packed rucksack',
  overview:
    'You will choose way and stretch by your days, train feet with the rucksack over eight to twelve weeks, pack under a tenth of your weight, book the ends and leave the middle open, walk with rest, and bring something home.',
  approach:
    'Feet decide. Shoes are bought early, a size larger, and walked in for a hundred kilometres. Start with short days: most injuries happen in the first three. Write down why you go; it helps on wet day six.',
  done: 'You stand at the goal with your stamps, and at home you have told one person what stays.',
  cautions: [
    'See a doctor first with heart, joint or foot trouble. Stop for pain that grows while walking, heat, storm or snow on passes. Carry water, a charged phone and the emergency number, and tell somebody each day where you sleep.',
  ],
  steps: [
    step(
      'Cut the missing half of the {way} into your days',
      'Start at the marker where you stopped. From Saint-Jean to León it is about 480 km: 21 to 23 walking days with two rests; St Olav’s stages are longer and beds fewer. Bring the old credential, it goes on. What hurt last time decides the stage length.',
      [
        'Divide the rest into days with beds',
        'Book the two nights at both ends',
        'Write what hurt and what you change',
      ],
      1,
      { when: { said: partWalked } },
    ),
    step(
      'Mend last time’s feet: shoes, tape and short stages',
      'Blisters come from heat and rubbing. Half a size more, toe socks under wool, tape on day one on the old places, shoes off each hour. Walk two days of 15 km in a row with the pack; if anything turns red, change it now.',
      [
        'Walk two days of 15 km with the pack',
        'Tape the old places before they burn',
        'Change shoes or socks once, not on the way',
      ],
      8,
      { when: { said: partWalked } },
    ),
    step(
      'Write why you go and how many days you have',
      'Faith, thanks, grief, a pause, a birthday? Count days without travel, and 15 to 22 km a day with one rest day in seven. This tells how much of the {way} is yours.',
      ['Write the reason in three lines', 'Count the walking days', 'Talk to somebody who walked it'],
      0.6,
      { when: { unsaid: partWalked } },
    ),
    step(
      'Choose stretch and season',
      'Last 100 km on foot give the certificate in Santiago; other ways have other rules. May, June, September are mild; July and August full and hot. Look at height, beds and buses of the {way}.',
      ['Read one current guide', 'Draw the stages on a map', 'Decide on start and end'],
      1.5,
      { when: { unsaid: partWalked } },
    ),
    step(
      'Walk one whole day together and compare your pace',
      'Fifteen kilometres with a pause: who walks faster, who needs the longer rest, how much talk is right? Agree that the slower one sets the pace, on a meeting place when you walk apart, and on what you do if one must stop. Luggage transport and short stages are no shame; they are booked by the day.',
      [
        'Choose a day and fifteen kilometres',
        'Agree on pace, rest and evenings',
        'Ask a luggage service what a stage costs',
      ],
      3,
      { when: { said: together } },
    ),
    step(
      'See a doctor about heart, joints and feet before you train',
      'Ask how far you may build up, which tablets come along and in what copy, and about cover for treatment abroad. Have feet and bone strength looked at if you have fallen. Plan 12 to 15 km a day and a rest day in every five.',
      ['Book the check', 'Write the list of tablets with names', 'Ask an insurer about cover at your age'],
      1.5,
      { waitDays: 5, when: { said: older } },
    ),
    step(
      'Plan the temples by stretches, beds and bus',
      'All 88 are 1,200 km, 40 to 50 days on foot; many walk one province a year. March to May or October and November. Temple lodging and minshuku are booked by phone a day or two ahead, a Japanese-speaking helper makes it easy. Stamp book, sutra card, small coins, and strong tape for asphalt.',
      ['Choose province or whole', 'Order stamp book and map', 'Let somebody phone the first five nights'],
      2,
      { when: { said: shikoku } },
    ),
    step(
      'Decide what you carry for whom and where you lay it down',
      'A stone, a name, a letter, small enough for a pocket. Choose the place: the iron cross, the last temple, the sea. Say at home which day it may be, and with whom you want to speak that evening. Grief walks faster on some days; the plan has two empty ones.',
      ['Choose what you carry', 'Choose the place and the person for that evening', 'Leave two days without a stage'],
      1,
      { when: { said: grieving } },
    ),
    step(
      'Get knees and feet ready by going downhill',
      'Slow step-downs from a stair, three times 12 on each side every second day, calf raises, walks with 200 metres of descent once a week. Poles take a fifth off the knees. Luggage service where it is steep costs little; taking it is no shame.',
      [
        'Three times 12 step-downs every second day',
        'Learn the poles on one descent',
        'Mark the steepest stages for luggage service',
      ],
      6,
      { when: { said: knees, unsaid: partWalked } },
    ),
    step(
      'Book travel, first nights and pilgrim’s pass',
      'Start and end trains, first two beds, credential from a pilgrims’ association or cathedral. In high season reserve the last 100 km. Insurance for abroad.',
      ['Order the pilgrim’s pass', 'Book travel and two nights', 'Note bus lines for tired days on the {way}'],
      2,
      { daysBefore: 150 },
    ),
    step(
      'Buy shoes a size larger and walk them in',
      'Afternoon, with the socks you will wear. Light trail shoes do for most ways. A hundred kilometres before you leave, downhill too. Learn to tape at the first warm spot.',
      ['Try five pairs', 'Buy two pairs of merino socks', 'Walk twenty kilometres in the first week of wearing'],
      3,
      { daysBefore: 120 },
    ),
    step(
      'Train for ten weeks with the packed rucksack',
      'From one hour to two days of five hours in a row, with 6 to 8 kg. Strength for hips and calves twice a week. The two days in a row show what hurts on the {way}.',
      ['Three walks a week', 'A double day in week six and nine', 'Exercises for calves and hips'],
      30,
      { daysBefore: 14, when: { weeksFrom: 8 } },
    ),
    step(
      'Pack under a tenth of your weight',
      'Two sets of clothes, rain cape, light sleeping bag or liner, sandals, soap, tape, torch, earplugs, bottle, papers. Weigh it. What you take just in case stays at home.',
      ['Lay all out and weigh it', 'Take out a quarter', 'Walk two hours with it'],
      3,
      { daysBefore: 10 },
    ),
    step(
      'Prepare home, work and heart',
      'Leave, plants, who is told what, phone rule for the way, a stone or name to carry. Ask for a blessing if it is yours. Somebody gets your stages.',
      ['Arrange leave and home', 'Choose what you carry for whom', 'Agree on one short message a day'],
      1.5,
      { daysBefore: 5 },
    ),
    step(
      'Walk with short first days and rest',
      '12 to 16 km on the first three days, start early, shoes off at each rest, feet dry, salt and water. Pain means shorter, not tablets. Write three lines in the evening. Arrive, stay a day, and keep one thing of the {way}.',
      ['Keep the first three days short', 'Care for feet each evening', 'Write what stays within a week at home'],
      60,
    ),
  ],
  suggestions: [
    tip('Start on a weekday', 'Fewer beds are taken.', 'Tuesday', 'Early bus'),
    tip('Cut the day in three', 'Walk, long rest, walk.', 'Shade', 'Feet up'),
    tip('Wash by hand at noon', 'Dry by evening.', 'Pegs', 'Sun'),
    tip('Learn forty words', 'People open up.', 'Bread, bed, thank you', 'Smile'),
    tip('Walk alone one day', 'Another way begins.', 'Tell somebody', 'No music'),
    tip('Send the bag on tired days', 'It is no shame.', 'Local service', 'Day pack'),
    tip('Use sticks downhill', 'Knees thank you.', 'Elbow height', 'Rubber tips'),
    tip('Carry half a lunch', 'Villages close.', 'Cheese, fruit', 'Share it'),
    tip('Leave the phone till evening', 'Silence does the work.', 'Map on paper', 'One photo'),
    tip('Eat at the common table', 'Stories are the bread.', 'Ask why they walk', 'Listen'),
    tip('Keep a rest day for a town', 'Museum and sleep.', 'Day six', 'Doctor if needed'),
    tip('Plan coming home', 'Two days before work.', 'Friend for a walk', 'Photographs later'),
  ],
};
