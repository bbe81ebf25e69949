import { type Kind, step, tip } from '../kind.ts';

/** Training runs. */
const training = ['rules exam passed', 'handling hours', 'route knowledge', 'in training', 'trainee since/at'];
/** A test was failed or is ahead. */
const tests = [
  'bourdon/psycho/psychometric/aptitude',
  'group_bourdon',
  'first stage',
  'cleared/passed/given the/rrb/cbt',
];

export const becomeTrainDriver: Kind = {
  id: 'become-train-driver',
  category: 'profession',
  name: 'Become a train driver',
  slots: {
    rail: {
      words: [
        'underground|metro|tube|subway',
        'tram|light rail',
        'freight',
        'shunter|shunting',
        'conductor|guard|train guard',
        'signaller|signalling|dispatcher',
        'train|railway|rail|locomotive',
      ],
      otherwise: 'train',
    },
  },
  ask: {
    question: 'Driver, conductor or signaller, and is there a depot near you?',
    chips: ['Driver', 'Conductor or guard', 'Signaller'],
  },
  hoursAWeek: 5,
  weekly: 'Do two concentration tests and learn twenty rules',
  overview:
    'You find depots within an hour, watch for the short vacancy windows, prepare the aptitude tests that you may sit only two or three times in life, pass the medical, and get through nine to eighteen months of paid training.',
  approach:
    'Hundreds apply for one post, yet few prepare the tests. What goes wrong is using up the attempts unprepared, living too far from the depot, and shift work the family did not expect.',
  done: 'You are signed off on route and traction and work your first turn alone.',
  cautions: [
    'Fatal accidents on the line happen to many drivers. Ask about support, and think about it before you sign.',
  ],
  steps: [
    step(
      'List the {rail} companies with depots near you',
      'Note distance to the depot (often 45 to 60 minutes), age (20 or 21), colour vision, clean record, alcohol and drug rule, pay in training. Set job alerts; windows are often open for three to seven days.',
      ['List all operators within an hour', 'Set alerts on each site', 'Write your application text in advance'],
      1.5,
      { when: { unsaid: [...training, ...tests] } },
    ),
    step(
      'Talk to two who work on the {rail} side',
      'Ask for 3 a.m. starts, weekends, signals passed at danger, boredom, pension, what the test was like.',
      ['Find two through a forum or depot', 'Ask for a real rota', 'Talk about it at home'],
      2,
      { when: { unsaid: training } },
    ),
    step(
      'Practise the {rail} aptitude tests for six weeks',
      'Concentration (dots or letters), rules learning, two-hand coordination, reaction with lights and sounds, memory for written rules. Twenty minutes a day, tired too. Ask how often you may sit it in life.',
      ['Find official sample tests', 'Train twenty minutes a day', 'Note speed and errors'],
      25,
      { when: { unsaid: [...training, ...tests] } },
    ),
    step(
      'Write the {rail} application from safety events',
      'Three events: you followed a rule under pressure, stayed alert through a dull task, handled an emergency. Numbers: years without accident, attendance. Adapt to the depot.',
      ['Write three events', 'Ask for a reader', 'Send on the first day'],
      4,
      { waitDays: 21, when: { unsaid: [...training, ...tests] } },
    ),
    step(
      'Note rules, attempts and waiting time of the {rail} test you face',
      'In Britain a failed test may be sat once more, for life, and not before some months have gone by; other countries have their own limit. Write which part failed or is ahead: dots, reaction, two hands, memory for rules. Tiredness and haste fail more people than slowness.',
      ['Read the rules of your test', 'Write the part that failed or is ahead', 'Fix the day'],
      1,
      { when: { said: tests, unsaid: training } },
    ),
    step(
      'Train concentration with dots and reaction twenty minutes a day',
      'Row by row at an even beat, marking groups of four, with no return to a mistake. Count finished and wrong after each five minutes: wrong ones first, pace later. Twice a week late in the evening, twice with noise. Reaction and two-hand tasks on a screen, six weeks.',
      ['Print ten sheets of dots', 'Write finished and wrong each time', 'Practise tired and with noise'],
      14,
      { when: { said: tests, unsaid: training } },
    ),
    step(
      'Drive each remaining hour with one aim and a written page',
      'Braking points, defensive driving at cautions, station stops, wet rails, night. Before the turn say the aim to the instructor, after it three lines: what, why, next time. Ask for turns on weather and hours you have least.',
      ['List what your hours still lack', 'Say one aim before each turn', 'Write three lines after it'],
      40,
      { when: { said: training } },
    ),
    step(
      'Learn the open line by drawing it from memory',
      'Stations, signals that cannot be seen in time, gradients, speed changes, junctions, crossings, landmarks at night. Ride it in front, film where allowed, draw a mile strip each evening, explain it aloud. Sign only what you could drive in fog.',
      ['Ride it six times', 'Draw one strip each evening', 'Have a driver ask you'],
      25,
      { when: { said: training } },
    ),
    step(
      'Rehearse faults and emergencies as ten spoken cases',
      'Door, brake, signal passed, person on the line, fire, loss of radio. First make safe, then tell, then protect. Words of the emergency call by heart. Two a day with somebody who adds one surprise.',
      ['Write ten cases', 'Speak two a day', 'Learn the call by heart'],
      10,
      { when: { said: training } },
    ),
    step(
      'Rehearse the structured interview',
      'Two assessors tick evidence: situation, action, result, why. Ten events, all with your own action. Why trains and not lorries; what if you are late; a colleague smells of alcohol.',
      ['Write ten events', 'Rehearse twice aloud', 'Know route and trains of the operator'],
      6,
      { when: { unsaid: training } },
    ),
    step(
      'Pass the {rail} medical and checks',
      'Eyes 6/9 with glasses, colours, hearing, heart, diabetes, sleep apnoea, drugs and alcohol. Tell all medicines. Fit enough to walk on ballast.',
      ['Get an optician’s report', 'List medicines', 'Answer letters at once'],
      4,
      { waitDays: 28, when: { unsaid: training } },
    ),
    step(
      'Get through rule book and {rail} theory',
      'Signals, speeds, protection, faults, emergency calls. Three months of classroom with tests; learn twenty rules a day aloud and explain to someone at home why each exists. Pass mark is often 85 per cent and more.',
      ['Learn twenty rules a day', 'Draw signals from memory', 'Study with one classmate'],
      120,
    ),
    step(
      'Drive with an instructor and sign the route',
      '200 to 300 hours with an instructor, then routes by heart: gradients, braking points, signals. Keep a book of each line. Sleep by plan before the assessments.',
      ['Keep a route book', 'Ask for feedback each turn', 'Rest before the final assessment'],
      60,
    ),
  ],
  suggestions: [
    tip('Begin as station staff or conductor', 'Operators hire inside.', 'Vacancies', 'One year'),
    tip('Try freight and yard firms', 'They take career changers and train shorter.', 'List', 'Ask'),
    tip('Move near the depot if needed', 'It is a firm rule.', 'Rent check', 'Only after offer'),
    tip('Train to stay alert', 'Long dull tasks.', 'Forty minutes', 'No phone'),
    tip('Give up alcohol before shifts early', 'Random tests are usual.', 'Twelve hours', 'Medicines'),
    tip('Learn phonetic alphabet', 'Used on the radio.', 'Ten minutes', 'Aloud'),
    tip('Read one accident report', 'You learn why rules exist.', 'Official', 'Cause'),
    tip('Ask for a cab visit', 'Some railways offer days.', 'Museum line', 'Volunteers'),
    tip('Volunteer on a heritage railway', 'Rules and people in one.', 'Saturday', 'Fireman, guard'),
    tip('Plan sleep for earlies', 'Health depends on it.', 'Bed at 8', 'Blinds'),
    tip('Save the refusal letter', 'It says when you may return.', 'Date', 'Part failed'),
    tip('Look at pay after training', 'It jumps.', 'Pension', 'Travel'),
  ],
};
