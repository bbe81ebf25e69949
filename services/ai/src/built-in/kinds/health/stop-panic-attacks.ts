import { type Kind, step, tip } from '../kind.ts';
import { talkingTherapyHere } from '../local-health.ts';

export const stopPanicAttacks: Kind = {
  id: 'stop-panic-attacks',
  category: 'health',
  name: 'Get free of panic attacks',
  slots: {
    place: {
      words: [
        'supermarket|shop|shops',
        'bus|train|tube|metro|underground',
        'car|motorway|driving|tunnel',
        'lift|elevator',
        'crowds|crowd|concert',
        'meetings|work|office',
        'school|class|lectures',
        'bed|night|nights',
        'hairdresser|dentist',
        'bridge|bridges',
        'plane',
        'alone at home|home alone',
      ],
      otherwise: 'shops and crowds',
    },
    person: {
      words: ['wife', 'husband', 'partner', 'mother|mum', 'sister', 'brother', 'friend', 'boyfriend', 'girlfriend'],
      otherwise: 'friend',
    },
  },
  ask: {
    question: 'Where did the last ones come, and what do you avoid since?',
    chips: ['Supermarket or bus', 'At night, from sleep', 'While driving'],
  },
  hoursAWeek: 2.5,
  weekly: 'One step of the ladder on five days, five minutes of slow breathing',
  overview:
    'Have the body checked once, learn what panic is, stop fighting it, and go back step by step to the places you avoid. Cognitive behavioural therapy helps most people within ten to fifteen sessions.',
  approach:
    'A panic attack peaks within ten minutes and cannot make you mad or stop your heart. What keeps it alive is avoiding and safety habits. Breathe out long, stay, let it fall, repeat.',
  done: 'You go to the places you had given up, and a rise of fear no longer makes you leave.',
  cautions: [
    'The first attacks, chest pain on effort, fainting, or a racing irregular heart need a doctor’s check. Chest pressure with sweat or arm pain: emergency number. Thoughts of suicide: crisis line today.',
    'No alcohol or borrowed sedatives against panic. Do not stop prescribed ones suddenly. Pull over safely if it comes while driving.',
  ],
  steps: [
    step(
      'Write down the last three attacks',
      'Where, first sign, thought, what you did, how long until the peak, what you avoid since. Coffee, sleep and rows before it count too.',
      ['Write the three', 'Make a list of what you avoid, {place} first', 'Mark safety habits: water, phone, exits'],
      0.4,
    ),
    step(
      'Have heart, thyroid and blood checked once',
      'ECG, blood count, thyroid, iron, medicines, caffeine. Once; repeated checking feeds fear.',
      [
        'Book the appointment',
        'Tell the doctor exactly what you fear',
        'Ask for a referral to cognitive behavioural therapy',
      ],
      0.7,
      { waitDays: 7 },
    ),
    step(
      'Learn the panic circle by heart',
      'Sign, scary thought, adrenaline, stronger sign, flight. Write your own with arrows, and an answer to the thought.',
      ['Draw your circle', 'Write the answer on a card', 'Explain it to your {person}'],
      1,
    ),
    step(
      'Practise slow breathing out for ten days',
      'In through the nose four, out six, five minutes twice a day, calm time first. It is to lower tension, not to flee from panic.',
      ['Set two times', 'Hand on belly', 'Less coffee for a week'],
      2,
    ),
    step(
      'Bring the body signs on by purpose',
      'Run on the spot, spin, breathe through a straw for a minute: the brain learns they are harmless. Ask a doctor first with heart disease, epilepsy, asthma or pregnancy.',
      ['Choose the sign you fear', 'One minute, three times', 'Write fear 0 to 10'],
      2,
    ),
    step(
      'Climb the ladder to {place}',
      'Ten steps from easy to hard, each repeated until fear halves, without leaving early; then without water, phone or company.',
      ['Write the ten steps', 'Do the first with your {person}', 'Repeat the same step on three days'],
      8,
      { waitDays: 10 },
    ),
    step(
      'Work with a therapist on what holds it',
      'Ten to fifteen sessions, or a tested online course while waiting. Ask about SSRI tablets if attacks are frequent.',
      ['Book or join the list', 'Bring circle and ladder', 'Tell them about nights and {place}'],
      5,
      { local: talkingTherapyHere },
    ),
    step(
      'Drop the last safety habits',
      'Sit in the middle, travel alone, leave tablets at home if the doctor agrees. These are the crutches that say it is dangerous.',
      ['Choose one a week', 'Try {place} without it', 'Do it three times'],
      1,
      { when: { weeksFrom: 5 } },
    ),
    step(
      'Go to {place} on three days and look back',
      'Fear may come, you stay. Write the plan for a relapse: breathe, stay, return next day.',
      ['Do it three times', 'Write the relapse plan', 'Thank your {person}'],
      0.5,
    ),
  ],
  suggestions: [
    tip('Say hello to it', 'I know you, ten minutes.', 'Watch', 'Breathe'),
    tip('Drop the shoulders', 'The body can lead the mind to calm.', 'Feet flat', 'Jaw loose'),
    tip('Look around, name five', 'It turns attention away from the body.', 'Five colours', 'Four sounds'),
    tip('Come back the same day', 'If you left, return soon for a few minutes.', 'Five minutes', 'Then again tomorrow'),
    tip('Sleep regularly', 'Tired nerves sound the alarm sooner.', 'The same hour', 'No late coffee'),
    tip('Move daily', 'Exercise uses up adrenaline.', 'A brisk walk', 'Twenty minutes'),
    tip('Carry the card', 'Memory fails in fear.', 'Wallet', 'Three lines'),
    tip('Count the peak', 'It falls after minutes.', 'Watch', 'Write'),
    tip('Tell one colleague', 'Hiding it costs strength all day.', 'Agree on a signal', 'A short break'),
    tip('Cut nicotine', 'It speeds up the heart like panic does.', 'Ask for help', 'Step by step'),
    tip('Note wins', 'Fear makes you forget them.', 'One line a day', 'Read it before hard days'),
    tip('Skip heart-rate watching', 'Checking the pulse keeps the fear going.', 'Watch off', 'Start at the weekend'),
  ],
};
