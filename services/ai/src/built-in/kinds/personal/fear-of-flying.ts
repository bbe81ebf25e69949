import { type Kind, step, tip } from '../kind.ts';

export const fearOfFlying: Kind = {
  id: 'fear-of-flying',
  category: 'personal',
  name: 'Overcome your fear of flying',
  slots: {
    destination: { from: 'place', otherwise: 'the place you want to fly to' },
    part: {
      words: [
        'turbulence|bumps',
        'take-off|take off',
        'landing',
        'the closed cabin|claustrophobia|cabin|closed in',
        'crashing|crash',
        'panic at the gate|gate|boarding|board',
        'flying alone|alone',
        'long flights|long haul|long-haul',
        'the days before|weeks before|dread',
      ],
      otherwise: 'the flight',
    },
  },
  ask: {
    question: 'What is worst for you, and is there a flight with a date?',
    chips: ['Turbulence and crashing', 'Being shut in, panic', 'A flight is booked'],
  },
  hoursAWeek: 2,
  weekly: 'Do two exercises with pictures, sounds or places and write the fear before and after',
  overview:
    'You will find out what exactly frightens you about {part}, learn what happens in the aircraft, practise staying with the fear in small steps, and take a short flight before the long one.',
  approach:
    'Fear shrinks through knowledge and through repeated contact in which nothing happens. Avoiding, wine and checking the forecast twenty times keep it alive. Take one short flight soon after the exercises and the next within weeks; otherwise it comes back.',
  done: 'You have taken two flights without alcohol or turning back, with fear at 5 of 10 or less at the end, and would book again.',
  cautions: [
    'Ask your doctor before the flight if you have a heart or lung illness, are pregnant, or have frequent panic attacks. Sedatives and alcohol together are dangerous; use prescribed ones only as agreed and try them out at home first.',
  ],
  steps: [
    step(
      'Write down what exactly frightens you',
      'Crash, height, panic, being shut in, no control, other people’s looks? From booking to baggage give each part points from 0 to 10. The plan works on the highest.',
      [
        'Give points to ten moments of a flight',
        'Write what you fear about {part} and how likely you think it is',
        'Write for whom or what you want to fly',
      ],
      0.8,
    ),
    step(
      'Learn what pilots and aircraft do',
      'Why wings carry without an engine, what turbulence is, what each noise means, what crews train for every half year. Knowledge about {part} first. Then no more accident films.',
      [
        'Read one book or official page for nervous flyers',
        'Make a list: noise, cause, normal?',
        'Ask a pilot or crew member three questions',
      ],
      3,
      { resources: 'About fear of flying: https://www.nhs.uk' },
    ),
    step(
      'Train two ways of staying calm in a seat',
      'Breathe out twice as long as in, tense and release arms and legs, feet flat, name five things. Ten minutes daily in a straight chair with a belt or scarf around you.',
      ['Practise daily for two weeks', 'Write a card: it rises, it peaks, it falls'],
      2.5,
    ),
    step(
      'Listen to and watch flights until it gets dull',
      'Cabin sounds with eyes closed, a film from the window seat, take-off, rough air. 30 minutes until the number has halved, repeated on the next day. Order from easy to {part}.',
      ['Find recordings of four phases', 'Do four sessions a week', 'Write fear at start, peak and end'],
      5,
    ),
    step(
      'Spend two hours at an airport without flying',
      'Train or bus there, departures hall, coffee, watch twenty take-offs, guess where to. If you can, sit in a parked aircraft in a museum or a simulator.',
      ['Go with a calm person first, then alone', 'Stay until the fear has halved'],
      4,
      { when: { weeksFrom: 4 } },
    ),
    step(
      'Take a course or four hours of therapy',
      'Airlines and therapists run courses with a flight at the end, and exposure with virtual flights works well. It is the shortest way if you have cancelled flights before.',
      ['Ask two courses: content, price, flight included?', 'Bring your list about {part}'],
      8,
      { waitDays: 7, when: { weeksFrom: 7 } },
    ),
    step(
      'Take a short flight of about an hour',
      'Morning, aisle over the wing if bumps frighten you, companion without fear, hand luggage only. Tell the crew at the door. No wine. Write numbers at five moments.',
      [
        'Book there and back for a short visit',
        'Plan each quarter of an hour: sound, puzzle, breath',
        'Say to the crew: I am practising',
      ],
      6,
      { when: { weeksFrom: 5 } },
    ),
    step(
      'Fly to {destination} and book the next one',
      'Do your breathing at boarding, stay in it when it rises, look out of the window once. It is done when you land; write the numbers, and book the next flight within three months.',
      ['Note five numbers during the flight', 'Write what was different from what you feared', 'Set the next date'],
      4,
    ),
  ],
  suggestions: [
    tip(
      'Pack a bag for the seat',
      'Eyes, ears and hands want something to do.',
      'Headphones, puzzle, mints',
      'Your three sentences on a card',
    ),
    tip('Tell the crew at the door', 'They look after you and explain noises.', 'One sentence', 'They know it well'),
    tip('Sit over the wing', 'It moves least there.', 'Choose at booking', 'Aisle if shut in'),
    tip('Fly in the morning', 'The air is smoother, the wait shorter.', 'First flights', 'Less delay'),
    tip('Watch the water in a bottle', 'Turbulence moves it less than you feel.', 'On the table', 'Look for a minute'),
    tip(
      'Lift your feet at take-off',
      'And write with the other hand; it occupies the head.',
      'Your own name',
      'Until the signs go off',
    ),
    tip('Stop checking the weather', 'It feeds dread and changes nothing.', 'Delete the app', 'One look on the day'),
    tip('Cool your face', 'Cold air or water slows the pulse.', 'Nozzle open', 'Wet cloth'),
    tip('Do not grip', 'Loose hands tell the body that all is well.', 'Palms up', 'Shoulders down'),
    tip(
      'Count flights above you',
      'Thousands land while you sleep.',
      'Flight radar for five minutes',
      'Pick one and follow',
    ),
    tip('Let it come once', 'A panic wave passes in minutes.', 'Ride it with the card', 'No fighting'),
    tip('Leave coffee out that day', 'It feels like fear.', 'From the evening before', 'Water and a banana'),
    tip('Repeat within weeks', 'The second flight is the real step.', 'Short and cheap', 'Alone if you can'),
  ],
};
