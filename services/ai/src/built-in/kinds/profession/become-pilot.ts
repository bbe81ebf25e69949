import { type Kind, step, tip } from '../kind.ts';

/** Hours are flown already. */
const flying = [
  'ppl and/done/is/in/with',
  'night rating',
  'hours total/tt',
  '100/110/120/130/140/150/160/180/200/210/220/250/300 hours',
  'mcc done/finished',
  'cpl/ir by/done/in',
  'done my ppl',
];
/** An airline has asked. */
const airline = [
  'type rating interview',
  'interview with a/an/the regional/airline',
  'sim/simulator check/assessment',
  'assessment with',
];

export const becomePilot: Kind = {
  id: 'become-pilot',
  category: 'profession',
  name: 'Become a professional pilot',
  slots: {
    licence: {
      words: ['helicopter', 'airline|atpl|first officer', 'cargo', 'instructor|flight instructor', 'commercial|cpl'],
      otherwise: 'pilot',
    },
  },
  ask: {
    question: 'Which flying job is it, and how would the training be paid?',
    chips: ['Airline job', 'Helicopter or instructor', 'No money for a school yet'],
  },
  hoursAWeek: 6,
  weekly: 'Study theory on three evenings and fly or chair-fly one lesson',
  overview:
    'You take a trial flight and the medical before you spend anything, then choose school and way of paying, pass theory and fly in {licence} training without long gaps until the skill test.',
  approach:
    'Medical first: a licence dream often ends at eyes or heart, and knowing it early saves thousands. What goes wrong most is paying a school in advance, and flying once a month so that every lesson repeats the last.',
  done: 'You hold the {licence} papers and have flown your first paid hour.',
  cautions: [
    'Never pay a flight school more than the next few hours in advance; schools go bankrupt. Treat a loan for an airline course as you would a house, and have it read by somebody independent.',
  ],
  steps: [
    step(
      'Fly a trial lesson and ask about real totals',
      'Ask for an introductory flight in which you hold the controls. Then ask five numbers: hours people really need (a private licence 55 to 70, not 45), price per hour with instructor and landing, theory, exams, rest.',
      ['Book a trial flight near you', 'Write the five questions', 'Add up the real total for {licence} training'],
      2,
      { when: { unsaid: [...flying, ...airline] } },
    ),
    step(
      'Pass the flight medical before paying',
      'Class 1 for a job, class 2 or a declaration for private flying. Eyes, colour vision, ECG, hearing, mental health, medicines. Bring old reports. Glasses are usually fine.',
      ['Find an aviation doctor for your {licence} class', 'Collect reports and prescriptions', 'Book the date'],
      4,
      { waitDays: 14, when: { unsaid: [...flying, ...airline] } },
    ),
    step(
      'Compare three ways into {licence} work',
      'Club, modular school or integrated course, airline cadet scheme, air force. Compare price, weather days, instructors, fleet, pass rates, hours a week, job placement in writing. Talk to two who finished and one who stopped.',
      ['Visit three {licence} schools', 'Ask two former students', 'Write the totals side by side'],
      6,
      { when: { unsaid: [...flying, ...airline] } },
    ),
    step(
      'Count hours flown against each requirement of the next licence',
      'Total, in command, cross-country, night, instrument, with the date each exam runs out. What is missing in hours times real price, in the order that lets one flight count twice: cross-country in command towards the licence, in the type you will be tested on. Check that the medical class fits the job.',
      ['Fill the table from the logbook', 'Price what is missing', 'Note when exams and medical run out'],
      1.5,
      { when: { said: flying, unsaid: airline } },
    ),
    step(
      'Sit the open theory papers two or three at a sitting',
      'Write papers passed, attempts and the month by which all must be through. Pair a heavy one such as general navigation or meteorology with a light one. Question bank daily, but explain each wrong answer from the book, since airlines ask it again.',
      ['Write papers, attempts and the last month', 'Pair a heavy with a light one', 'Do eighty questions a day'],
      90,
      { when: { said: flying, unsaid: airline } },
    ),
    step(
      'Fly the missing hours in blocks with a task each time',
      'No circling for hours: each flight has an aim, such as diversion, partial panel, short field, a strange airfield. Two a week, theory of the same thing the evening before, three lines after. A safety pilot or a shared aircraft halves some of the cost.',
      ['Plan ten flights with one task each', 'Book two a week', 'Write three lines after each'],
      50,
      { when: { said: flying, unsaid: airline } },
    ),
    step(
      'Brush up instrument scan and crew work before the assessment',
      'Raw data hold, intercept, approach, go-around, engine failure: two sessions in a fixed simulator with somebody who examines. Speak like a crew: call, check, share the plan. They look at whether you learn between two tries, not at perfection.',
      ['Book two simulator sessions', 'Rehearse calls aloud', 'Ask for the profile they use'],
      8,
      { when: { said: airline } },
    ),
    step(
      'Repeat theory by fifty interview questions and ten stories',
      'Performance, weather, law, systems of your type, and the airline’s fleet and bases. Stories: a mistake in the air, a disagreement in the cockpit, saying no, a tired day. Two minutes each with what you changed afterwards.',
      ['Answer fifty questions aloud', 'Write ten stories', 'Learn fleet, bases and contract'],
      16,
      { when: { said: airline } },
    ),
    step(
      'Lay out licence papers and read the bond before you sign',
      'Licence, medical, logbook signed and totalled, radio and language entry, records, passport. Type rating: who pays, how long are you bound, what is owed if you leave or fail? Have the bond read by a pilots’ union.',
      ['Total and sign the logbook', 'Copy all papers', 'Have the bond read'],
      4,
      { when: { said: airline } },
    ),
    step(
      'Keep two other doors open while you wait for the airline',
      'Instructor rating, survey, parachute or ferry flying keep hours and hands fresh. Three more applications with the same file, and the currency of the instrument rating on the calendar.',
      ['Send three more applications', 'Ask two clubs about instructing', 'Note when ratings run out'],
      5,
      { when: { said: airline } },
    ),
    step(
      'Secure the money for {licence} training in stages',
      'Pay per hour or small block; keep a reserve of 20 per cent. Look for scholarships, cadet programmes, tax rules for training, clubs with work for hours. Fix the sum at which you stop and rethink.',
      ['Make a budget by stage', 'Apply for two scholarships', 'Fix the upper limit'],
      5,
      { when: { unsaid: airline } },
    ),
    step(
      'Pass the {licence} theory exams',
      'Air law, weather, navigation, human factors, aircraft, radio. Question bank from week one; sit two subjects at a time, law and radio first because you need them to fly alone. Airline theory means 13 or 14 subjects and six months full-time.',
      ['Register for the first two subjects', 'Study three evenings', 'Do fifty questions a session'],
      90,
      { when: { weeksFrom: 6, unsaid: [...flying, ...airline] } },
    ),
    step(
      'Fly twice a week up to the first solo',
      'Climbs, turns, stalls, circuits, landings, radio. Chair-fly each lesson the evening before, write three lines after. Weather breaks a third of lessons, so book more than you need. Solo comes after 12 to 20 hours.',
      ['Book two lessons a week for six weeks', 'Learn checklists by heart', 'Write three lines after each flight'],
      30,
      { when: { unsaid: [...flying, ...airline] } },
    ),
    step(
      'Add navigation, hours and the rating you need',
      'Cross-country flights, diversion, alone to two airfields. For a job: night, instrument, multi-engine, crew course, 150 to 250 hours. Keep the logbook without a mistake.',
      ['Plan one cross-country flight a week', 'Check the logbook monthly', 'Practise diversions on paper'],
      60,
      { when: { weeksFrom: 12 } },
    ),
    step(
      'Pass the {licence} skill test and fly on',
      'Mock test with another instructor, papers complete, weather decided by you. Then a flight with a first passenger and a plan to stay current: three landings in ninety days at least. For an airline: applications, simulator and interview.',
      ['Do a mock test with another instructor', 'Check the papers a week ahead', 'Book the first flight afterwards'],
      10,
    ),
  ],
  suggestions: [
    tip(
      'Learn radio from live recordings',
      'It is the greatest fear of beginners.',
      'Half an hour',
      'Write down replies',
    ),
    tip('Start with gliding at 14', 'It is cheap and teaches feeling.', 'Club', 'Whole days'),
    tip('Use a home simulator for procedures', 'Not for landings.', 'Checklist', 'Radio'),
    tip('Fly in blocks of two weeks', 'Progress is faster.', 'Leave', 'Good season'),
    tip('Keep weight and sleep steady', 'The medical repeats.', 'Yearly', 'Eyes'),
    tip('Sit in the tower or with a controller', 'You understand the other side.', 'Ask', 'One hour'),
    tip('Write down why each landing was so', 'Speed, flare, aim.', 'Three words', 'After each'),
    tip('Practise no-go decisions', 'They save lives.', 'Own limits', 'In writing'),
    tip('Become a flying instructor for hours', 'It is paid practice.', 'Course', 'Club'),
    tip('Check language proficiency level', 'It is in the licence.', 'Level 4', 'Test date'),
    tip('Read one accident report a week', 'Others paid for the lesson.', 'Official', 'Five lines'),
    tip('Keep a second profession alive', 'Airlines stop hiring at times.', 'Part-time', 'Certificates'),
  ],
};
