import { type Kind, step, tip } from '../kind.ts';

const counted = ['blow-ups', 'marking a card', 'weeks of'];

const slowRelative = ['stroke/slow now/dementia/parkinson'];

export const morePatience: Kind = {
  id: 'more-patience',
  category: 'personal',
  name: 'Become more patient',
  slots: {
    person: { from: 'person', otherwise: 'people around you' },
    place: {
      words: [
        'moments with the children|children|kids|daughter|son',
        'traffic|driving|car',
        'queues|queue|waiting',
        'working hours|colleagues|team|work',
        'visits to your parents|old people|mother|father|parents',
        'hours at the computer|technology|computer',
        'lessons|learners|pupils|trainees',
      ],
      otherwise: 'everyday moments',
    },
  },
  ask: {
    question: 'Where do you lose it first?',
    chips: ['With children', 'With slow people or queues', 'With myself'],
  },
  hoursAWeek: 0.8,
  weekly: 'Two chosen waits, one slow day part, and one line each evening',
  overview:
    'You will note when and why it tips, treat hunger, hurry and sleep first, learn a thirty-second stop, practise waiting on purpose, change what makes you hurry, and mend what you said.',
  approach:
    'Impatience is mostly too little time and too much load, so half the work is in the calendar. The other half is a stop between feeling and mouth, practised when calm. Repairing afterwards teaches {person} more than never failing.',
  done: 'In four weeks the outbursts on your card have halved, and {person} would say so.',
  cautions: [
    'If you shout daily, frighten somebody, shake a child or throw things, leave the room now and get help: family advice, doctor, help line. Children are never shaken.',
  ],
  steps: [
    step(
      'Take the place where it still happens and prepare it',
      'The card shows it: the till, the brother, the bathroom. Go at another hour, bring something for the hands, decide that it takes ten minutes. The step back that works at work is used here as well: feet, breath, one word. Count only there.',
      ['Name the one place', 'Prepare hour and hands', 'Count only there for a week'],
      0.4,
      { when: { said: counted } },
    ),
    step(
      'Note three days of losing patience',
      'Write when and with whom it was, what you said, and whether you were hungry, tired or late. Look at {place}: usually the same two moments return.',
      ['Make a note each time', 'Mark hunger, hurry and noise', 'Name the two moments'],
      0.4,
      { when: { unsaid: counted } },
    ),
    step(
      'Give the slow one a head start and yourself a job',
      'Half an hour earlier, shoes with velcro, one thing at a time and no word while it is done. Beside it you do something with your hands that needs patience. When heat rises: I am in the kitchen, call me. Then something you two can do at the same speed: cards, radio, soup.',
      ['Begin half an hour earlier', 'Take a job for your hands', 'Do one thing at the same speed'],
      0.7,
      { when: { said: slowRelative } },
    ),
    step(
      'Take hurry out of those two moments',
      'Give them fifteen minutes more, with bags packed, one task less and food before. Say what comes next and when.',
      ['Leave fifteen minutes earlier', 'Eat and drink before', 'Drop one thing'],
      0.7,
      { when: { unsaid: slowRelative } },
    ),
    step(
      'Practise the thirty-second stop',
      'Take three long breaths out, feel your feet, open your hands, and only then say one sentence. Practise it ten times while calm, then where it happens.',
      ['Practise ten times', 'Choose a silent word', 'Use it once a day'],
      0.7,
    ),
    step(
      'Wait on purpose',
      'Longest queue, slow lane, letting others finish speaking and counting three. Look around instead of at the phone. Twice a week.',
      ['Choose two waits', 'Leave the phone in the bag', 'Note how long it really was'],
      1.5,
    ),
    step(
      'Say what you need before it tips',
      '‘I am getting impatient, I need five minutes.’ ‘Please tell me in one sentence.’ To {person} in a calm hour: how can we do this moment differently?',
      ['Learn two sentences', 'Talk with {person} in a calm hour', 'Agree on a sign'],
      0.7,
    ),
    step(
      'Let others do it slowly',
      'Child’s shoes, trainee’s first try, mother’s story, own scales. Hands behind the back, answer only when asked. Allow double the time for it.',
      ['Choose one task a day to let go', 'Keep hands off', 'Praise one step'],
      2,
    ),
    step(
      'Mend what you said within the hour',
      '‘I was loud, that was not right, it was not about you.’ Without but. Then what you will do next time. It is never too late for {person}.',
      ['Say it once this week', 'Write what set it off', 'Change one thing for tomorrow'],
      0.6,
    ),
    step(
      'Count the lost tempers again after four weeks',
      'Three days of notes as at the start. What is left? More sleep, less duty or help from a course. Keep the stop and the fifteen minutes.',
      ['Compare the notes', 'Ask {person} what changed', 'Choose what to keep'],
      0.5,
    ),
  ],
  suggestions: [
    tip('Sleep half an hour more', 'Patience is mostly sleep.', 'Two weeks', 'Phone out'),
    tip('Carry a snack', 'Hungry people bark.', 'Nuts', 'Water'),
    tip('Walk slowly to the car', 'Body sets the pace.', 'Breathe', 'Look up'),
    tip('Sow something', 'Cress needs four days.', 'Window', 'Watch'),
    tip('Drive behind somebody', 'No overtaking for a week.', 'Radio', 'Arrive'),
    tip('Whisper when you want to shout', 'It stops you and them.', 'Come close', 'Low'),
    tip('Read long stories aloud', 'Slow on purpose.', 'Child', 'Evening'),
    tip('Count three before answering', 'Others say more.', 'Silent', 'Nod'),
    tip('Do one thing at a time', 'Half of impatience is two tasks.', 'Phone down', 'Ten minutes'),
    tip('Ask what the hurry is for', 'Often nothing.', 'Clock', 'Laugh'),
    tip('Have tea with an old person', 'Their pace does good.', 'Hour', 'Listen'),
    tip('Write one thing that went slow and well', 'The eye learns.', 'Evening', 'Line'),
  ],
};
