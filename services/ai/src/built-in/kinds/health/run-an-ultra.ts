import { type Kind, step, tip } from '../kind.ts';

export const runAnUltra: Kind = {
  id: 'run-an-ultra',
  category: 'health',
  name: 'Run an ultramarathon',
  slots: {
    race: {
      words: [
        '50 km|50k',
        '100 km|100k',
        '100 miles|100 mile|100 miler',
        '50 miles|50 mile',
        '24-hour race|24h|24 hour',
        'backyard ultra|backyard',
        'stage race|multi-stage|desert race',
        'mountain ultra|trail ultra|UTMB',
      ],
      otherwise: 'ultra',
    },
    weak: {
      words: [
        'stomach|nausea',
        'feet|blisters|toenails',
        'knees|knee',
        'descents|downhill',
        'climbs|uphill',
        'night|sleep|dark',
        'head|motivation',
      ],
      otherwise: 'stomach and feet',
    },
  },
  ask: {
    question: 'What is the longest you have run, and how much climbing has the race?',
    chips: ['Marathon done, first 50 km', '50 km done, going for 100', 'Hilly, lots of climbing'],
  },
  hoursAWeek: 8,
  ladder: true,
  weekly: 'Four to five runs, one long and one the day after, hills or steps once, strength once',
  overview:
    'You build time on feet rather than pace, learn to walk the climbs, eat 40 to 60 grams of carbohydrate an hour (more if trained), test every piece of gear at night and in rain, and finish the {race} by managing {weak}.',
  approach:
    'Longest runs by hours, not kilometres; back-to-back days replace one huge run. Ten per cent rise and every fourth week light. Races are lost by starting too fast, not eating, and feet.',
  done: 'You cross the finish of the {race} within the time limit and are healthy a week later.',
  cautions: [
    'Doctor and ECG before the first ultra, sooner with chest pain, fainting or kidney trouble. No ibuprofen or similar during the race; drink by thirst, as too much water is dangerous. Dark urine, confusion, or swelling: stop and get help.',
    'Pain in one spot of bone: stop. In mountains carry phone, jacket, blanket, light; turn back in thunder. At least a season of marathon training first.',
  ],
  steps: [
    step(
      'Choose the race by climb, cut-off and help',
      'Compare metres of climb, heat, night, aid stations, qualifying rules and mandatory kit. For the first one choose 50 km, moderate, on ground you know.',
      [
        'Compare three by limit per kilometre',
        'Write your longest run and weekly hours',
        'Check the entry date of the {race}',
      ],
      0.7,
    ),
    step(
      'Enter and plan the months',
      'From marathon fitness it takes five to six months. Mark two light weeks for family and work.',
      ['Enter the {race}', 'Book bed and ask a friend to crew', 'Put long days in the calendar'],
      0.7,
      { daysBefore: 90, when: { weeksFrom: 16 } },
    ),
    step(
      'Build weekly hours slowly',
      'Add ten per cent a week up to seven to ten hours, easy, on ground like that of the race.',
      ['Four runs a week', 'Strength for legs and trunk once', 'Note any trouble with {weak} on the longest day'],
      24,
    ),
    step(
      'Run back-to-back long days',
      'Saturday three to five hours, Sunday two to three, every second or third week. Teaches tired legs without injury.',
      ['Walk each climb from the start', 'Practise eating every 25 minutes', 'Note what happened to {weak}'],
      20,
    ),
    step(
      'Train climbs and descents',
      'Going downhill destroys the thighs. Do repeats of ten minutes up and down, or stairs and treadmill in flat country.',
      ['One hill session a week', 'Short steps, eyes ahead', 'Poles: learn them'],
      6,
    ),
    step(
      'Solve food, feet and gear for {weak}',
      'Test gels, rice, salt, broth and cola, socks, grease and tape, the headlamp and the full pack. Nothing may be new on the day of the {race}.',
      ['Run three hours with full kit', 'Run two hours at night', 'Write the hourly food plan'],
      4,
    ),
    step(
      'Do a rehearsal race or long day',
      'Four to six weeks before run a marathon or 60 per cent of the distance at race effort, with walking.',
      ['Enter a shorter race', 'Practise aid stations in two minutes', 'Correct plan and shoes'],
      8,
      { daysBefore: 28, when: { weeksFrom: 8 } },
    ),
    step(
      'Taper and write the plan by section',
      'Three weeks with falling hours. Write times, food, clothes and drop bags for each station, and when you would stop.',
      ['Cut hours to 70, 50, 30 per cent', 'Pack mandatory kit and drop bags', 'Agree with the crew what they may say'],
      2,
      { daysBefore: 3 },
    ),
    step(
      'Finish the {race} section by section',
      'Start far slower than you could, walk the climbs, eat by the clock, and care for the feet at the first rub. Think only of the next station.',
      ['Start in the last third', 'Eat every 25 minutes', 'Rest two weeks, no running in the first'],
      12,
    ),
  ],
  suggestions: [
    tip('Train the gut', 'The stomach learns to take food while running.', 'Up to 60 g an hour', 'On each long run'),
    tip('Walk with purpose', 'Fast walking wins ultras.', 'Practise', '6 km/h'),
    tip('Grease early', 'Put it on before anything rubs.', 'Toes and thighs', 'Again at half way'),
    tip(
      'Change socks at half',
      'Dry feet carry you through the second half.',
      'In the drop bag',
      'With a little powder',
    ),
    tip('Have salt', 'Salty food keeps you eating when sweet is too much.', 'Broth or crisps', 'Follow your taste'),
    tip(
      'Know your quit rules',
      'Write them before the race, when your head is clear.',
      'Injury: stop',
      'Low mood: eat and walk on',
    ),
    tip('Carry cash and foil', 'A blanket and a note weigh little and save a bad day.', 'Phone charged', 'Whistle'),
    tip('Sleep before', 'Extra hours in the week before count more than the last night.', 'Nine hours in bed', 'A nap'),
    tip('Count trees', 'Small goals get you through the low hours.', 'To the next sign', 'A song for each hill'),
    tip('Volunteer at one first', 'See the back of the field.', 'Night shift', 'Learn'),
    tip('Thank the crew', 'They are tired too.', 'Food', 'Chair'),
    tip('Look at urine', 'Very dark or brown urine is a warning.', 'Stop and drink', 'Ask for medical help'),
  ],
};
