import { type Kind, step, tip } from '../kind.ts';
import { ambulanceHere } from '../local-work.ts';

/** They are in training. */
const training = [
  'first/second/third/final year of/at',
  'placements/placement on/is/going',
  'registration with hcpc',
  'hours left/to_go',
];
/** They hold a lower level. */
const lower = [
  'rettungssanitäter/emt/emt-b/first_responder/technician/eca',
  'i am/as a/an emt/technician/rettungssanitäter',
];

export const becomeParamedic: Kind = {
  id: 'become-paramedic',
  category: 'profession',
  name: 'Become a paramedic',
  slots: {
    role: {
      words: [
        'emergency medical technician|emt|aemt',
        'emergency care assistant|eca|ambulance care assistant',
        'emergency call handler|dispatcher|call handler',
        'paramedic|ambulance|notfallsanitäter',
      ],
      otherwise: 'paramedic',
    },
  },
  ask: {
    question: 'Have you already worked in health or rescue, and how soon must you earn?',
    chips: ['Nothing yet', 'First aider or volunteer', 'EMT, next level'],
  },
  hoursAWeek: 6,
  weekly: 'Practise one case aloud from first look to handover, and train the back once',
  overview:
    'You see the work on a real shift, choose the level you begin with, and get the papers that every ambulance service wants: licence, fitness, vaccinations, record check. Then you apply for course or apprenticeship and train cases until the order sits.',
  approach:
    'There are steps: first aid, basic technician in weeks to months, paramedic in two to three years. Many begin one step lower, earn, and are sent on. What goes wrong is the driving licence, the lifting test, and applications after the yearly closing date.',
  done: 'You are registered at the level you wanted and have your first shift on the ambulance.',
  cautions: [
    'The work brings lifting, infections and bad sights. Ask about support after hard calls, and see a doctor before training with a back or mental health problem.',
  ],
  steps: [
    step(
      'Compare the ways to work as {role} near you',
      'Look up: degree, apprenticeship with pay, private course, volunteer service. For each note months, fees, pay while learning, closing date, licence class. The register of the profession says which courses count.',
      [
        'Find the register’s list of approved courses',
        'Note three ways with months, cost and date',
        'Choose two to ask about',
      ],
      1.5,
      { when: { unsaid: training }, local: ambulanceHere },
    ),
    step(
      'Ride along for a shift or help in a rescue charity',
      'Ask the ambulance service or a charity for a ride-along or an observer shift. Most calls are old people, falls and breathing trouble, not crashes. Ask the crew about nights, back and family.',
      [
        'Ask two services for an observer shift',
        'Sign up for a first aid post at events',
        'Note what you liked and what not',
      ],
      14,
      { when: { unsaid: [...training, ...lower] } },
    ),
    step(
      'Do the first responder course and get hours',
      'A certified first aid course, then first responder or basic life support with defibrillator. Event duty and community responders give you cases and references for the {role} application.',
      ['Book the next course', 'Collect ten duty shifts', 'Keep a log of cases without names'],
      30,
      { when: { unsaid: [...training, ...lower] } },
    ),
    step(
      'Get licence, fitness and checks in order',
      'Ambulances over 3.5 tonnes need a C1 licence in many countries. Expect lifting of 40 to 60 kg over stairs, a step test, hepatitis B and other vaccinations (three doses over six months), a clean record.',
      [
        'Book the C1 theory or ask who pays for it',
        'Begin hepatitis B vaccination',
        'Practise deadlifts with good form',
      ],
      10,
      { when: { unsaid: training }, waitDays: 30 },
    ),
    step(
      'Apply for the {role} course or apprenticeship',
      'Hand in months before the closing date. Write three examples: somebody upset, a team under pressure, a fault you owned. Expect tests in arithmetic for doses, reading, driving, lifting and a scenario.',
      [
        'Write three examples in four lines',
        'Practise dose arithmetic daily',
        'Send two applications before the closing date',
      ],
      8,
      { when: { unsaid: training }, waitDays: 28 },
    ),
    step(
      'Ask what your level shortens and collect signed calls',
      'Your certificate and hours may cut a year, spare the entrance test or pay you while you learn: ask school, service and office. Twenty calls from your notes in four lines each, without names: what I saw, did, handed over, would change. They answer most of the selection day.',
      ['Ask three schools what is counted', 'Write twenty calls', 'Ask your service about paid places'],
      5,
      { when: { said: lower, unsaid: training } },
    ),
    step(
      'Do ten drug sums a day until none takes over a minute',
      'Dose by weight, millilitres from a strength, drops a minute, dilutions. Same four lines each time: wanted, have, in how much, estimate. Aloud, with siren noise on, and a second check by the crewmate in every answer.',
      ['Do ten sums a day', 'Say the estimate first', 'Keep the wrong ones on a card'],
      12,
      { when: { said: training } },
    ),
    step(
      'Ask each mentor for one sign-off and one weakness a shift',
      'List competences still open, the rare ones first: birth, child, arrest, trauma. Tell the mentor before the shift which two you look for; where none comes, do it as a scenario and ask whether it counts. Write the reflection the same night.',
      ['List open competences', 'Name two before each shift', 'Write the reflection the same night'],
      20,
      { when: { said: training } },
    ),
    step(
      'Rehearse the final stations with the person next to you',
      'Arrest with airway, stroke, chest pain, fitting child, crashed car, a refused hospital. Eight minutes, spoken aloud, checklist ticked by somebody else. What gets you failed is scene safety, not reassessing, and a missing handover, so these are said every time.',
      ['Do three stations a week', 'Swap the checklist', 'Practise the handover in thirty seconds'],
      16,
      { when: { said: training } },
    ),
    step(
      'Learn the {role} basics in cases',
      'Airway, breathing, circulation, disability, exposure, always in this order. Anatomy of heart and lungs, ten common medicines, ECG of three rhythms. Speak cases aloud with a partner; book wisdom alone fails in the practical exam.',
      [
        'Speak three cases a week',
        'Learn ten medicines with dose and danger',
        'Practise resuscitation to a beat of 110',
      ],
      80,
    ),
    step(
      'Pass the {role} exam and the supervised shifts',
      'Written test, stations with scenario, and signed hours on the vehicle. Ask your mentor after each shift for one thing to keep and one to change. Repeat failed stations only.',
      ['Get the list of stations', 'Have every skill signed in time', 'Rehearse with the checklist'],
      30,
    ),
    step(
      'Register as {role} and choose the first post',
      'Register with the professional body, send record check and references, and compare services by rota, distance, crew and training. Ask for three weeks as third person before you are counted as crew.',
      ['Send the registration', 'Compare two services by rota', 'Plan sleep for the first nights'],
      5,
      { waitDays: 21 },
    ),
  ],
  suggestions: [
    tip('Sleep like a shift worker', 'Nights begin in month one.', 'Dark room', 'Fixed ritual after nights'),
    tip(
      'Learn to talk to frightened people',
      'It is half of the job.',
      'Name, touch, plain words',
      'Practise at events',
    ),
    tip('Strengthen back and legs', 'Stairs with a chair come every day.', 'Twice a week', 'Technique first'),
    tip('Learn drug sums by heart', 'Errors fail you at once.', 'mg, ml, per kg', 'Five a day'),
    tip('Ask about pay while learning', 'Some services pay the course.', 'Binding time', 'In writing'),
    tip('Practise handover in one minute', 'Hospital staff judge you by it.', 'Same order', 'Record yourself'),
    tip('Apply for call handling first', 'It is a paid way in.', 'Training on the job', 'Move after a year'),
    tip('Meet a paramedic who left', 'You hear what wears people out.', 'One coffee', 'Two questions'),
    tip('Keep a debrief habit', 'Talk within a day about what stays in your head.', 'Crew or peer', 'Note the number'),
    tip('Learn the local roads', 'It helps driver and crew.', 'Hospitals', 'Short ways'),
    tip('Collect points for each course', 'They count for the next level.', 'One folder', 'Copies'),
    tip('Look at air, event and industry rescue', 'They need medics too.', 'Conditions', 'Later step'),
  ],
};
