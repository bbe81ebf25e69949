import { type Kind, step, tip } from '../kind.ts';

/** The physical or written part is passed. */
const passed = [
  'passed the bleep/beep/written/physical/fitness/test',
  'bleep test and',
  'number one/two/three/five/ten/12/14/20 on',
  "medical's/medical is? cleared/passed",
  'ladder climb and interview',
];
/** It is the volunteer brigade of a village. */
const volunteers = ['volunteer/volunteers/voluntary/retained/on-call/village/freiwillige'];

export const joinFireService: Kind = {
  id: 'join-fire-service',
  category: 'profession',
  name: 'Join the fire service',
  slots: {
    way: {
      words: [
        'volunteer|volunteering|on-call|retained',
        'airport',
        'wildland|forest',
        'professional|full-time|wholetime|career',
      ],
      otherwise: 'fire service',
    },
  },
  ask: {
    question: 'Would you join full-time or as a volunteer, and how fit are you today?',
    chips: ['Full-time firefighter', 'Volunteer or on-call', 'Failed the test once'],
  },
  hoursAWeek: 5,
  weekly: 'Train strength twice and stairs or running twice, with a weighted vest later',
  overview:
    'You find out which brigade takes people when and what its tests are, visit a station, and train for the physical test above all: ladder, hose, carrying, stairs, tight spaces. Application, aptitude test and interview follow.',
  approach:
    'Full-time posts are few, with hundreds of applicants for one intake, so apply to several brigades and begin as a volunteer or on-call firefighter where you can. What goes wrong most is grip and shoulder strength, and fear of height or dark spaces found out on the test day.',
  done: 'You have a place with the fire service and a date for the first training.',
  cautions: [
    'With asthma, heart, back or knee trouble have yourself examined before you train with weights or a mask.',
  ],
  steps: [
    step(
      'Find the {way} intake dates and conditions near you',
      'Look up the brigades within reach: age, height, eyesight, driving licence, swimming badge, a trade or school certificate, distance to the station for on-call. Intakes open for a few weeks a year, so note the next {way} window first.',
      ['Look up three brigades and their conditions', 'Note the next application window', 'Sign up for their notices'],
      1.5,
      { when: { unsaid: passed } },
    ),
    step(
      'Visit a fire station on a drill night',
      'Ask the watch about shifts, the tests and what newcomers get wrong. Ask whether you may try a ladder, a hose and a breathing set. Write down the weights and times of the {way} test.',
      [
        'Ring the station and ask for a drill night',
        'Ask which test part fails most people',
        'Try mask or ladder once',
      ],
      3,
      { when: { unsaid: passed } },
    ),
    step(
      'Test yourself on every part of the fitness test',
      'Usual are a shuttle run to about level 8 or 9 (VO2 42), a ladder climb and leg lock, a casualty drag of 55 kg, hose runs, a 25 kg equipment carry and a crawl in the dark. Do what you can imitate with sacks, stairs and a friend; note the two weakest parts.',
      [
        'Do the shuttle run or a timed 2.4 km',
        'Drag 55 kg over 30 metres',
        'Climb a ladder with someone who knows how',
      ],
      3,
      { when: { unsaid: [...passed, ...volunteers] } },
    ),
    step(
      'Train twelve weeks for the fire service test',
      'Two strength days with deadlift, rows, overhead press, farmer’s carry; two days of stairs or intervals. From week six do it with a vest of 10 to 20 kg. Repeat the whole {way} test in week 4, 8 and 11.',
      ['Plan four sessions a week', 'Hang from a bar daily for grip', 'Repeat the whole test every four weeks'],
      48,
      { when: { weeksFrom: 8, unsaid: passed } },
    ),
    step(
      'Send the {way} application with proofs',
      'Show team work, calm under pressure, handiwork and respect for rules with real events from sport, work or a club. Add licence, first aid, swimming badge and trade papers. On-call firefighters need the employer’s written consent.',
      ['Collect the papers', 'Write four true examples', 'Ask your employer about release for calls'],
      5,
      { when: { unsaid: passed } },
    ),
    step(
      'Measure the minutes to the station and ask boss and home',
      'On-call crews need you there in about five to eight minutes, by day or by night. Write the hours of a week you could truly come. Ask your employer for leave to go when it rings, in writing, and agree at home who takes over children and stove.',
      ['Drive it at two hours of the day', 'Write the hours you can come', 'Get the employer’s yes in writing'],
      2,
      { when: { said: volunteers, unsaid: passed } },
    ),
    step(
      'Go to four drill nights and learn the first ten tasks',
      'Names, lockers, hoses, couplings, radio words, how to set up a ladder, what you do not touch. Ask for boots and gloves on loan. The basic course often has fixed dates in the district, so put your name down now.',
      ['Go to four drill nights', 'Draw the lockers from memory', 'Register for the basic course'],
      10,
      { when: { said: volunteers, unsaid: passed } },
    ),
    step(
      'Practise height, dark and ladder before they are tested',
      'Leg lock and letting go at ten metres, climbing with eyes on the rungs, crawling with a covered mask and counting the wall. Ask a station, climbing hall or tower for three sessions. Fear goes with the third time, not by strength.',
      ['Ask a station or hall for three sessions', 'Practise the leg lock', 'Crawl with covered eyes'],
      6,
      { when: { said: passed } },
    ),
    step(
      'Hold three mock panels with scenes from teams and rules',
      'Six scenes: a rule kept under pressure, a conflict in the team, somebody different from you, a mistake owned, service for neighbours, learning fast. Two minutes each, with your own part. Know calls by type, prevention visits and the plan of that brigade.',
      ['Write six scenes', 'Ask three people to be the panel', 'Read the plan of the brigade'],
      8,
      { when: { said: passed } },
    ),
    step(
      'Keep test fitness and answer every letter while you wait',
      'Lists move in jumps. Two strength and two interval days, the whole test each month, vaccinations and driving licence up to date, address and phone right. Ask the office twice a year where you stand and whether other brigades use the same list.',
      ['Fix four training days', 'Repeat the test monthly', 'Ask where you stand'],
      20,
      { when: { said: passed } },
    ),
    step(
      'Practise the aptitude test and the interview',
      'Mechanics, arithmetic, reading a text, reaction and judgement. For the interview know the brigade’s area, prevention work and values; most calls are accidents, alarms and visits to homes rather than fires.',
      ['Do two aptitude tests in time', 'Explain why this brigade in one minute', 'Rehearse with a firefighter'],
      10,
      { when: { unsaid: [...passed, ...volunteers] }, waitDays: 21 },
    ),
    step(
      'Pass the {way} test day and the medical',
      'Sleep, eat two hours before, listen to each instruction and do it exactly; safety faults count more than seconds. The medical looks at lungs, heart, eyes, ears and drugs. After a failed part ask when you may repeat it.',
      [
        'Rest for two days before',
        'Bring glasses prescription and vaccination record',
        'Ask for the result of every part',
      ],
      8,
      { waitDays: 28 },
    ),
    step(
      'Begin basic training with the {way} crew',
      'Arrive fit, with cut nails and broken-in boots. Learn knots, hose lengths and radio words at home. Tell family which nights belong to the station in the first year.',
      ['Learn eight knots', 'Read the basic manual once', 'Put drill nights into the family calendar'],
      12,
    ),
  ],
  suggestions: [
    tip(
      'Begin in the volunteer brigade',
      'It is the best reference for a paid post.',
      'Ask at the nearest station',
      'Drill night once a week',
    ),
    tip('Get the lorry licence', 'Drivers are always short.', 'Ask who pays', 'Theory first'),
    tip(
      'Climb something high every week',
      'Height is a question of getting used to it.',
      'Climbing hall',
      'With somebody experienced',
    ),
    tip('Learn to swim with clothes on', 'Several brigades test swimming.', '300 metres first', 'Book the badge'),
    tip(
      'Crawl through the dark at home',
      'A blindfold under the table shows how you react.',
      'Slow breathing',
      'With a helper',
    ),
    tip(
      'Learn a building trade',
      'Many services prefer carpenters and electricians.',
      'Say it in the form',
      'Bring papers',
    ),
    tip('Take a first aid or medic course', 'Many calls are medical.', 'One weekend', 'Renew yearly'),
    tip('Apply to airport and works brigades too', 'Fewer people know of them.', 'List five', 'Ask about intakes'),
    tip('Train forearms with a rope', 'Grip ends most test runs.', 'Towel pull-ups', 'Three minutes'),
    tip('Drink and sleep before test week', 'Thirst costs shuttle levels.', 'Two litres', 'Eight hours'),
    tip(
      'Ask about eyesight rules',
      'Glasses are often fine, colour blindness may not be.',
      'Optician’s letter',
      'Ask the doctor',
    ),
    tip('Keep a record of trainings', 'It shows that you are steady.', 'Date and result', 'Bring it along'),
  ],
};
