import { type Kind, step, tip } from '../kind.ts';

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
    ),
    step(
      'Talk to two who work on the {rail} side',
      'Ask for 3 a.m. starts, weekends, signals passed at danger, boredom, pension, what the test was like.',
      ['Find two through a forum or depot', 'Ask for a real rota', 'Talk about it at home'],
      2,
    ),
    step(
      'Practise the {rail} aptitude tests for six weeks',
      'Concentration (dots or letters), rules learning, two-hand coordination, reaction with lights and sounds, memory for written rules. Twenty minutes a day, tired too. Ask how often you may sit it in life.',
      ['Find official sample tests', 'Train twenty minutes a day', 'Note speed and errors'],
      25,
    ),
    step(
      'Write the {rail} application from safety events',
      'Three events: you followed a rule under pressure, stayed alert through a dull task, handled an emergency. Numbers: years without accident, attendance. Adapt to the depot.',
      ['Write three events', 'Ask for a reader', 'Send on the first day'],
      4,
      { waitDays: 21 },
    ),
    step(
      'Rehearse the structured interview',
      'Two assessors tick evidence: situation, action, result, why. Ten events, all with your own action. Why trains and not lorries; what if you are late; a colleague smells of alcohol.',
      ['Write ten events', 'Rehearse twice aloud', 'Know route and trains of the operator'],
      6,
    ),
    step(
      'Pass the {rail} medical and checks',
      'Eyes 6/9 with glasses, colours, hearing, heart, diabetes, sleep apnoea, drugs and alcohol. Tell all medicines. Fit enough to walk on ballast.',
      ['Get an optician’s report', 'List medicines', 'Answer letters at once'],
      4,
      { waitDays: 28 },
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
