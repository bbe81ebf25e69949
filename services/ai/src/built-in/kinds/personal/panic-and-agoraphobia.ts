import { type Kind, step, tip } from '../kind.ts';

export const panicAndAgoraphobia: Kind = {
  id: 'panic-and-agoraphobia',
  category: 'personal',
  name: 'Go out again without panic',
  slots: {
    place: {
      words: [
        'buses|bus',
        'trains|train|metro|underground|tube|subway',
        'supermarkets|supermarket|shops|shop|mall',
        'queues|queue',
        'motorways|motorway',
        'cinemas and concerts|cinema|theatre|concert',
        'restaurants|restaurant|cafe',
        'school gates|school gate|school run',
        'streets|street|outside|front door',
        'crowds|crowded places',
      ],
      otherwise: 'places you avoid',
    },
  },
  ask: {
    question: 'Where did it happen, and what do you avoid now?',
    chips: ['Bus, train or crowds', 'I hardly leave the house', 'It comes anywhere'],
  },
  hoursAWeek: 3,
  weekly: 'Four outings of at least thirty minutes, with fear noted before, at the peak and at the end',
  overview:
    'You will have your heart checked, learn what an attack is and why it ends, practise the feelings themselves, and take back places one by one until you go there alone.',
  approach:
    'A panic attack peaks within about ten minutes and ends by itself, even if you do nothing. Fleeing, tablets in the bag and companions keep the fear alive, so they are dropped in small steps. Repeating within days matters more than courage.',
  done: 'You managed {place} three times alone, stayed to the end, and no longer plan escapes.',
  cautions: [
    'First attack, chest pain, fainting, heart or lung illness, pregnancy: see a doctor before you practise. Do not stop prescribed medicine by yourself. If you feel hopeless or think of dying, call a crisis line now.',
  ],
  steps: [
    step(
      'Have a doctor rule out other causes',
      'Thyroid, heart, anaemia, asthma, caffeine or withdrawal can feel like panic. Tell when, where and how long it was. Then trust the result, because checking again and again feeds the fear. Ask about therapy at the same visit.',
      ['Book the appointment', 'Write the last three attacks with time and place', 'Ask about behavioural therapy'],
      1,
      { waitDays: 7 },
    ),
    step(
      'Learn the curve of a panic attack',
      'An alarm sends adrenaline, the breath goes faster, you feel dizzy and afraid of dying, and after a peak it falls within 10 to 30 minutes. Write on a card: unpleasant, not dangerous, it ends, I can stay.',
      ['Read a health page about panic', 'Write the card', 'Draw the curve of your last attack'],
      0.7,
    ),
    step(
      'Write the ladder of places',
      'From the door step to {place} alone at rush hour, ten rungs with numbers. Write crutches too: water bottle, phone, aisle seat, companion.',
      ['Write ten rungs', 'Number them', 'List crutches'],
      0.7,
    ),
    step(
      'Practise the feelings on purpose',
      'Breathe fast for one minute, spin on a chair, run up stairs, look at a light then read. Three of them daily, until dizziness and heart pounding are only dizziness and heart pounding.',
      ['Try each once seated', 'Do three a day', 'Note fear from 0 to 10'],
      2,
    ),
    step(
      'Take the first rungs and stay',
      'Stay thirty minutes, or until the fear has halved. Let it come, look around and describe what you see, with loose shoulders. Repeat it the next day. If you leave early, go back the same day.',
      ['Plan four dates a week', 'Stay until it halves', 'Write before, peak, end'],
      5,
    ),
    step(
      'Go with a companion, then without',
      'Companion two rows away, then at the door, then by phone, then not. One stop or ten minutes in {place}, then three times as long, then rush hour. Drop one crutch a week.',
      ['Explain their part to the companion', 'Add one stop or ten minutes each time', 'Drop one crutch'],
      8,
    ),
    step(
      'Manage {place} alone at a hard hour',
      'Three times in one week. Welcome a wave of fear: more of it teaches more. Buy, ask, sit in the middle.',
      ['Fix three dates', 'Sit in the middle', 'Ask somebody something'],
      5,
    ),
    step(
      'Plan for relapses and live outward',
      'Bad nights, illness and holidays bring waves back. Plan what you do then: the same rung the next day, the card, a call to the therapist. Book something you want beyond {place}: a visit, a course, a trip.',
      ['Write the plan for a bad week', 'Book something you look forward to', 'Keep one outing a week'],
      2,
    ),
  ],
  suggestions: [
    tip('Cut coffee for four weeks', 'Less false alarm.', 'Step by step', 'Tea'),
    tip('Sleep and eat regularly', 'Low sugar feels like panic.', 'Breakfast', 'Snack'),
    tip('Breathe lower, not more', 'Deep gasping makes it worse.', 'Out long', 'Six a minute'),
    tip('Leave the phone in the bag', 'It is a crutch.', 'Five minutes', 'Longer'),
    tip('Use the same bus each day', 'Drivers know you.', 'Hello', 'Same stop'),
    tip('Do shopping for another', 'A reason pulls you.', 'Neighbour', 'Two things'),
    tip('Write facts after', 'What I feared, what came.', 'Two lines', 'Read weekly'),
    tip('Move daily', 'Heart racing becomes normal.', 'Stairs', 'Run'),
    tip('Join a group', 'Others at the same rung.', 'Online first', 'Then there'),
    tip('Skip alcohol as help', 'It returns as fear next day.', 'Water', 'Talk'),
    tip('Ask for home-visit therapy', 'For those who cannot leave.', 'Video', 'Door step'),
    tip('Tell two colleagues', 'Hiding costs strength.', 'One sentence', 'No rescue'),
  ],
};
