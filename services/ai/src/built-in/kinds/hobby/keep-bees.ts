import { type Kind, step, tip } from '../kind.ts';

/** Bees are there. */
const hasBees = [
  'nuc installed',
  'drawn _ frames',
  'varroa count is',
  'lost my first',
  "second's going",
  'my hive/colony/bees is/are/have/died/swarmed',
  'i have bees/a hive/two hives',
  'gave me a hive',
];

/** Warm lands and other bees. */
const stingless = [
  'stingless/jataí/jatai/meliponini/ktbh/langstroth/kenya/machakos/apis_cerana',
  'top bar',
  'boxes of bees',
];

/** Somebody must not be stung. */
const allergic = ['allergic/allergy'];

/** A colony died. */
const died = ['lost my/our/the', 'died/dead in/over/last', 'condensation'];

export const keepBees: Kind = {
  id: 'keep-bees',
  category: 'hobby',
  name: 'Keep bees',
  slots: {
    hive: {
      words: [
        'top bar hive',
        'Langstroth hive|langstroth',
        'National hive',
        'Dadant hive|dadant',
        'Warre hive|warre',
        'Zander hive|zander',
        'roof hives|rooftop|roof',
        'observation hive',
        'hives|hive|colonies|colony|nucleus|nuc|swarm',
      ],
      otherwise: 'hives',
    },
    place: { from: 'place', otherwise: 'the place for the hives' },
  },
  ask: {
    question: 'Have you opened a hive with a beekeeper, and where could yours stand?',
    chips: ['Never, only curious', 'Course done, no bees yet', 'I have bees and lost some'],
  },
  hoursAWeek: 2,
  weekly:
    'In season one look at the hives every seven to nine days, with notes; in winter an hour of reading and repairs',
  measures: ['colonies', 'hives', 'kg'],
  overview:
    'You will spend time at an experienced keeper’s hives, learn through a course and mentor, prepare the site and equipment in the quiet months, and start with a healthy small colony in spring. Mite checks and autumn feeding carry your {hive} through the first winter.',
  approach:
    'The year of the bees sets the dates: courses and building in winter, bees in late spring, mite treatment after the harvest, feeding before the cold. Two colonies are better than one, for comparison. Most first colonies die of varroa that was treated too late or not measured.',
  done: 'Your colony flies strong in the spring after its first winter, and you have a jar of your own honey.',
  cautions: [
    'Stings can cause a severe reaction: swelling of face or throat, trouble breathing, faintness means the emergency number at once. Ask a doctor before you begin if you ever reacted strongly, and do not work alone on your first openings.',
    'Most countries require registration of hives, reporting of diseases such as foulbrood, and rules on medicines and honey labels; ask the veterinary office or your association. Keep distance and flight direction away from neighbours and paths. No honey for babies under one year.',
  ],
  steps: [
    step(
      'Read the hive this week: stores, brood, mites, queen',
      'Eggs or small larvae, number of combs with bees, food in kilos, mites by count. A natural fall of three a day in summer is treated soon, above ten at once; with sugar roll three in a hundred is the line. Write five lines and show them to your mentor.',
      ['Look for eggs and weigh by lifting', 'Count mites with board or sugar', 'Show the lines to your mentor'],
      1,
      { when: { said: hasBees } },
    ),
    step(
      'Set the year’s three dates: super, treatment, feeding',
      'Super when seven of ten frames are full; honey off and first treatment by early August; 15 to 20 kg of stores by mid September; oxalic acid when there is no brood, around the shortest days. Put them into the calendar now, with the label rules of your country.',
      ['Write three dates', 'Order the treatment now', 'Ask who helps at harvest'],
      1,
      { when: { said: hasBees } },
    ),
    step(
      'Look for queen cells and disease and give room in time',
      'Each week from April to July turn every brood comb: cups with an egg mean a swarm in days, so split or call the mentor. Sunken caps or a ropy thread are reported to the bee inspector. Sour smell or crawling bees: ask the same day.',
      ['Turn every brood comb once a week', 'Learn five pictures of disease', 'Save the bee inspector’s number'],
      6,
      { months: [4, 7], when: { said: hasBees } },
    ),
    step(
      'Keep the next colony dry, strong and low in mites',
      'Winter losses are mostly mites in August, then hunger, then wet. Insulate the top more than the sides, entrance small, hive tilted forward by a finger, mouse guard, no draught from below if it is damp. Unite weak ones in September. Look at the dead hive with somebody: spots, stores, brood.',
      [
        'Look through the dead hive with a mentor',
        'Insulate the lid and tilt the hive',
        'Unite weak colonies in September',
      ],
      3,
      { when: { said: died } },
    ),
    step(
      'Keep bees away from who must not be stung',
      'See an allergist about desensitisation, pens in house and at the hive, and nobody works alone. Hives 50 metres or more from the door, flight line over a hedge of two metres, suit and smoker always. A second grown-up knows the steps. Otherwise the bees stand on another farm.',
      ['Ask an allergist', 'Measure 50 metres and a hedge', 'Teach the emergency steps to two people'],
      2,
      { when: { said: allergic } },
    ),
    step(
      'Choose the bee and the box that keepers near you use',
      'African bees work in top-bar or Langstroth hives, hung on wires in shade, opened in the evening with full suit. Stingless bees live in small boxes and give a litre or two of sour honey. Catch with a baited box in swarm season. Shade and water carry them through the dry months.',
      ['Visit two keepers with each box', 'Bait and hang two boxes in swarm season', 'Plan shade and a water dish'],
      4,
      { when: { said: stingless, unsaid: hasBees } },
    ),
    step(
      'Find the local association and visit a hive',
      'Ask for a taster at the teaching apiary: suit lent, one hour at an open hive. In winter go to an evening talk. See whether you stay calm with two thousand bees around you.',
      [
        'Write to the nearest association',
        'Ask for the date of course and taster',
        'Ask your doctor if stings ever swelled badly',
      ],
      1.5,
      { when: { unsaid: hasBees, level: 'beginner' } },
    ),
    step(
      'Write the balance of your last bee year',
      'Colonies in and out, mite counts, dates of treatment and feeding, queens, swarms. Deaths with few bees and much food point to varroa or queen trouble.',
      ['List dates and counts for your {hive}', 'Name the two changes for this year'],
      1.5,
      { when: { level: 'experienced' } },
    ),
    step(
      'Take a course and find a mentor',
      'A season-long course with practice, plus one person within half an hour whom you may call. Offer hands at their harvest in return.',
      ['Register for the course', 'Ask three keepers near {place}', 'Agree on four visits in the season'],
      12,
      { waitDays: 14 },
    ),
    step(
      'Choose and clear the site, with neighbours',
      'Morning sun, shelter from wind, dry, water within 50 m, entrance away from paths, room to stand behind. Ask landlord, neighbours and the authority about distance and registration.',
      [
        'Check {place} at nine and at five o’clock',
        'Talk to neighbours and offer honey',
        'Ask which registration and insurance you need',
      ],
      3,
      { when: { unsaid: [...hasBees, ...allergic] } },
    ),
    step(
      'Order and build the equipment before spring',
      'The hive type your mentor uses, two complete with spare boxes and foundation, suit, gloves, smoker, hive tool, feeder. New wood or flamed; never used combs from unknown places.',
      ['Write the list with your mentor', 'Order what your {hive} needs in winter', 'Build and paint the outside only'],
      10,
      { when: { unsaid: [...hasBees, ...stingless] } },
    ),
    step(
      'Order a small colony and settle it in spring',
      'A nucleus on five frames with a young, gentle, marked queen and a health certificate, reserved early in the year. Move it in the evening, feed if there is no forage, and leave it a week.',
      ['Reserve through the association', 'Settle the bees in your {hive} with your mentor', 'Register them'],
      4,
      { months: [4, 6], waitDays: 7, when: { unsaid: hasBees, weeksFrom: 8 }, measured: 'Settle the first {20%}' },
    ),
    step(
      'Inspect every seven to nine days with notes',
      'Eggs, brood in all stages, food, space, queen cells, disease. Warm calm day, ten to fifteen minutes, smoke gently. Give space before they need it; queen cells mean a swarm within days, so call the mentor.',
      [
        'Write five lines for each look',
        'Check your {hive} for queen cells until midsummer',
        'Put on a honey box when seven frames are full of bees',
      ],
      20,
      { months: [5, 8], when: { weeksFrom: 12 } },
    ),
    step(
      'Count mites and prepare for winter',
      'Count monthly with sugar roll or board, treat after the last harvest by the local advice and label, check again. Then 15 to 20 kg of stores, mouse guard, dry roof, one calm winter treatment if advised.',
      [
        'Count and write the number',
        'Take honey only from capped boxes under 18 per cent water',
        'Feed your {hive} until the weight is right',
      ],
      14,
      { months: [8, 10], when: { weeksFrom: 24 }, measured: 'Bring {50%} ready for winter' },
    ),
    step(
      'Make the plan for the bee year with dates',
      'Write a month-by-month sheet with your mentor: course, order, settling, swarm time, harvest, treatment, feeding, winter. Add costs for the first year, and who looks when you travel.',
      [
        'Put the dates for your {hive} into the calendar',
        'Work out first-year costs with a reserve',
        'Decide with your mentor: start this spring or next',
      ],
      2,
      { when: { weeksTo: 23.9 } },
    ),
    step(
      'Check the first spring flight and taste the honey',
      'On a mild day bees bring pollen and clean out: the queen lays. Look quickly for brood and food. Open a jar with the mentor and neighbours and decide on size for the new year.',
      [
        'Watch the entrance of your {hive} for ten minutes',
        'Do a short check at 14 degrees or more',
        'Share the honey with those near {place}',
      ],
      2,
      { months: [3, 4], when: { weeksFrom: 24 }, measured: 'Bring all {total} into spring' },
    ),
  ],
  suggestions: [
    tip(
      'Start with two colonies',
      'You can compare and help one with the other.',
      'Same hive type',
      'Not more in year one',
    ),
    tip('Practise lighting the smoker', 'It goes out when needed.', 'Dry grass, cardboard', 'Cool white smoke'),
    tip('Weigh from behind with a luggage scale', 'Food is known without opening.', 'Same point', 'Write monthly'),
    tip('Take photographs of each frame', 'Look again in the evening.', 'Ask your mentor', 'Eggs show in light'),
    tip('Plant for the hungry months', 'Early willow, late ivy.', 'Several sorts', 'No sprays'),
    tip('Keep a swarm box ready', 'They go in minutes.', 'Box, sheet, brush', 'Phone list'),
    tip('Wash the suit often', 'Sting smell makes bees cross.', 'Rinse gloves', 'Second veil for guests'),
    tip('Share an extractor', 'Used two days a year.', 'Association loan', 'Book early'),
    tip('Melt old combs', 'Renew a third each year.', 'Wax for candles', 'Less disease'),
    tip('Learn foulbrood signs', 'It must be reported.', 'Sunken caps, smell', 'Call the inspector'),
    tip('Go as helper to a harvest', 'You learn and get a jar.', 'Late summer', 'Old shoes'),
    tip('Consider helping without keeping', 'Wild bees need flowers and nests.', 'Bare soil, stems', 'No hive needed'),
  ],
};
