import { type Kind, step, tip } from '../kind.ts';

export const cardiacRehab: Kind = {
  id: 'cardiac-rehab',
  category: 'health',
  name: 'Recover after my heart attack',
  slots: {
    event: {
      words: [
        'heart attack',
        'bypass operation|bypass|bypass surgery',
        'stent|stents|angioplasty',
        'valve operation|heart valve|valve replacement|valve',
        'cardiac arrest',
        'heart operation|heart surgery|open heart surgery',
      ],
      otherwise: 'heart trouble',
    },
    back: {
      words: [
        'work|job',
        'driving|lorry|van',
        'golf',
        'football',
        'tennis',
        'running|run',
        'swimming|swim',
        'sport',
        'cycling|bike',
        'gardening|garden|allotment',
        'sex|intimacy',
        'travelling|flying|holiday',
        'walking|hiking',
        'dancing',
      ],
      otherwise: 'everyday life',
    },
  },
  ask: {
    question: 'What happened, when, and has rehabilitation been arranged?',
    chips: ['Heart attack, home last week', 'Stent or bypass, rehab soon', 'Months ago, I am still afraid'],
  },
  hoursAWeek: 5,
  weekly: 'Walk or train as rehab told you, tablets every day, weight and blood pressure on Monday',
  overview:
    'The surest thing after your {event} is cardiac rehabilitation: it lowers the risk of dying and of another event. Around it come the tablets, safe steps in walking, food, smoking, fear, and the return to {back}.',
  approach:
    'Train at a level at which you can still talk, add minutes before speed, and rest in between. Never leave out the tablets because you feel well. Fear and low mood are common in the first months and treatable; say them at rehab.',
  done: 'You have finished the rehab programme, know your numbers and tablets, and are back at {back} with your cardiologist’s agreement.',
  cautions: [
    'Chest pressure, pain in arm, jaw or back, cold sweat or short breath: stop, sit, use the spray if you have one, and call the emergency number after five minutes or at once if it is severe. Fainting, a racing heart, or two kilos more in three days: call the same day.',
    'Do not stop tablets against clotting after a stent, not even for a dentist, without the cardiologist. Ask before driving, flying, lifting, saunas, sex tablets and any training.',
  ],
  steps: [
    step(
      'Collect letter, tablets and warning signs',
      'The discharge letter, tablet list with what each is for, spray, emergency number, and the limits you were given after your {event}. Put them where everyone at home finds them.',
      [
        'Put letter and tablet list in one folder',
        'Write the emergency plan and hang it up',
        'Fill a weekly tablet box',
      ],
      0.7,
    ),
    step(
      'Register for cardiac rehab this week',
      'It should begin within weeks of going home, in a clinic, a group nearby, or at home with an app. If nobody offered it, ask ward, practice or insurer; those who go live longer.',
      [
        'Call ward or practice: when does my rehab begin?',
        'Ask about transport, evenings, or home rehab',
        'Tell them about your aim: {back}',
      ],
      0.7,
    ),
    step(
      'Walk every day and add minutes',
      'Start with five to ten level minutes, two or three times, and add a minute or two a day as told, up to half an hour. You can talk, no chest pain, recovered in ten minutes.',
      ['Walk today on flat ground', 'Write minutes, pulse and how it felt', 'Ask rehab for your safe pulse'],
      3,
      { waitDays: 7 },
    ),
    step(
      'Learn your numbers and targets',
      'Blood pressure, LDL cholesterol (much lower than in healthy people), sugar, weight, pump function. Ask which target is yours and when each is tested.',
      [
        'Ask: what is my LDL and my target?',
        'Measure blood pressure on three mornings',
        'Book blood tests in six weeks',
      ],
      1,
    ),
    step(
      'Complete the rehab sessions',
      'Two or three times a week for eight to twelve weeks, with monitored training, talks on food and tablets, and somebody for the mind. Missing sessions is missing treatment.',
      [
        'Put all dates in the calendar',
        'Bring one question each time, the first about {back}',
        'Do the home exercises on the days between',
      ],
      12,
      { waitDays: 20 },
    ),
    step(
      'Change smoking and food for good',
      'Stopping smoking halves the risk; medicines and counselling double the chance. Mediterranean plate, little salt, fish twice, nuts, olive oil.',
      [
        'Call the stop-smoking service if you smoke',
        'Cook four heart dinners a week',
        'Swap sausage, crisps and butter',
      ],
      4,
    ),
    step(
      'Talk about the fear and low mood',
      'Listening to each heartbeat, sleeping badly, anger or tears are normal; after three weeks they deserve treatment, as they slow healing. Partners are often more afraid than patients.',
      ['Say it at rehab or to the doctor', 'Say what you fear about {back}', 'Meet a heart group'],
      1.5,
    ),
    step(
      'Return to {back} in agreed stages',
      'Ask for a date, limits and a stress test if needed. Start with half of the time or weight, and have a plan for a bad day.',
      [
        'Ask the cardiologist what is allowed and when',
        'Plan the first two weeks at half',
        'Write whom you call if symptoms come',
      ],
      1.5,
      { when: { weeksFrom: 4 } },
    ),
    step(
      'Join a heart group and book yearly checks',
      'After rehab the training goes on for life: 150 minutes a week, strength twice, in a group or alone. Cardiologist yearly, blood tests as told.',
      [
        'Find the nearest heart sports group',
        'Put checks and flu jab in the calendar',
        'Tell them what still feels unsafe about {back}',
      ],
      1,
    ),
  ],
  suggestions: [
    tip('Carry the tablet list', 'In an emergency seconds count.', 'Wallet and phone', 'Update it'),
    tip('Rest after meals', 'The heart works harder then.', 'An hour before walking', 'Small plates'),
    tip('Let others learn first aid', 'Family feels safer.', 'Two-hour course', 'Nearest defibrillator'),
    tip(
      'Weigh daily with a weak heart',
      'Water shows first on the scales.',
      'Two kilos in three days: call',
      'Same hour',
    ),
    tip('Avoid cold wind at first', 'It tightens the vessels.', 'Scarf over the mouth', 'Walk in a mall'),
    tip('Ask before viagra', 'Never with nitro spray.', 'Ask the doctor', 'Say the truth'),
    tip('Set alarms for tablets', 'Gaps are dangerous after stents.', 'Weekly box', 'Refill on Sunday'),
    tip('Get flu and pneumonia jabs', 'Infections trigger heart attacks.', 'Each autumn', 'Ask at the practice'),
    tip('Lift little after bypass', 'The breastbone needs 12 weeks.', 'Under 3 kg first', 'Ask about driving'),
    tip('Snore? Have it tested', 'Apnoea harms the heart.', 'Ask partner', 'Sleep test'),
    tip('Use the rating of effort', 'Light to somewhat hard.', 'You can talk', 'Not sing'),
    tip('Write down good days', 'Confidence comes back by proof.', 'One line', 'Read on bad days'),
  ],
};
