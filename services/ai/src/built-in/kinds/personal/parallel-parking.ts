import { type Kind, step, tip } from '../kind.ts';

export const parallelParking: Kind = {
  id: 'parallel-parking',
  category: 'personal',
  name: 'Park with confidence',
  slots: {
    place: {
      words: ['street|parallel', 'car park|multi-storey|multistorey', 'garage', 'driveway|drive', 'supermarket'],
      otherwise: 'parking space',
    },
  },
  ask: {
    question: 'Which parking is hard, and with which car?',
    chips: ['Parallel in the street', 'Backwards into bays', 'Big car, tight garage'],
  },
  hoursAWeek: 1.5,
  weekly: 'Two practices of 30 minutes in an empty place',
  overview:
    'You will learn your car’s corners, use fixed points for each way of parking, practise with cones, and then in real streets at quiet hours.',
  approach:
    'Slow car, fast wheel: nearly stop, turn fully, then roll. Fixed points work better than feeling. Correcting twice is normal and allowed. Other drivers wait 40 seconds and forget you.',
  done: 'You park in the {place} that you feared, three times in a row, within two corrections.',
  cautions: [
    'Look round over both shoulders before you reverse: cameras do not show children in time. Stop at once when you lose sight of somebody.',
  ],
  steps: [
    step(
      'Find an empty place and four bottles',
      'A car park on Sunday, bottles or cones a car and a half apart. Set seat and mirrors so that you see the rear wheels’ edge.',
      ['Choose the place', 'Set both mirrors', 'Put out four markers'],
      0.5,
    ),
    step(
      'Learn where your corners are',
      'Drive up to a cone until you think it is 30 cm, get out and look. Front, back, both sides, five times each.',
      ['Five times front', 'Five times back', 'Note what you see at 30 cm'],
      1,
    ),
    step(
      'Back into a bay with fixed points',
      'Pass the bay, stop when your shoulder is at the second line, full lock, slowly back, straighten when parallel.',
      ['Ten tries', 'Find your stop point', 'Do it from both sides'],
      2,
    ),
    step(
      'Parallel park between cones',
      'Beside the front car with one metre, back till the rear windows match, full lock, 45 degrees, straight, other lock. Write your three points on a card.',
      ['Say the steps aloud', 'Ten tries with six metres', 'Five with half a metre less'],
      3,
    ),
    step(
      'Practise correcting',
      'Park badly on purpose, then mend it in two moves: out half a car, in again. It takes the fear.',
      ['Five bad ones', 'Mend each', 'Count moves'],
      1,
    ),
    step(
      'Park in a quiet real street',
      'Sunday morning, a gap of two cars. Indicator early, let others pass. Wheels a hand from the kerb.',
      ['Three streets', 'Let cars pass', 'Photo of the distance'],
      2,
    ),
    step(
      'Add traffic and hills',
      'Tuesday at ten, then Friday at five. Uphill and downhill: wheels to the kerb, handbrake.',
      ['One with cars waiting', 'One on a hill', 'Breathe out, take the time'],
      2,
      { when: { weeksFrom: 2 } },
    ),
    step(
      'Do the {place} that you avoided',
      'With somebody calm first, alone after. Arrive ten minutes earlier so there is time.',
      ['Choose the hour', 'Do it with company', 'Do it alone'],
      1,
    ),
    step(
      'Drive past no gap for two weeks',
      'Take each one that fits. Count tries and corrections.',
      ['Tick each one', 'Note the hardest', 'Stop after ten good'],
      2,
    ),
  ],
  suggestions: [
    tip(
      'Dip the mirror on the kerb side',
      'You then see the rear wheel and the kerb.',
      'Learn the button at home',
      'Turn it back afterwards',
    ),
    tip('Switch the radio off', 'You hear people and sensors better.', 'Window down a little', 'Passengers keep quiet'),
    tip(
      'Keep the indicator on',
      'Drivers behind then understand and wait.',
      'Set it early',
      'Leave it on until you stand',
    ),
    tip('Stop when you are lost', 'A car that stands hits nothing.', 'Brake, breathe, look', 'Then decide which way'),
    tip('Arrive ten minutes early', 'Hurry is what bends metal.', 'Plan it into the trip', 'Take the first easy gap'),
    tip('Get out and look', 'It is quicker than guessing.', 'At the distance you think is 30 cm', 'Remember the view'),
    tip(
      'Use the same gap every day',
      'Repetition teaches faster than variety.',
      'Before work for a week',
      'Count the corrections',
    ),
    tip(
      'Try it with toy cars',
      'One sees why the front swings out.',
      'Two boxes as parked cars',
      'Turn the front wheels by hand',
    ),
    tip(
      'Use the camera last',
      'It does not show who is about to step out.',
      'Shoulder and mirrors first',
      'Then the screen',
    ),
    tip(
      'Stay a hand away from the kerb',
      'Rims are scratched in the last 10 cm.',
      'Take a photo from outside',
      'A bit further is fine',
    ),
    tip(
      'Book one hour with an instructor',
      'Holders of a licence may do so, too.',
      'In your own car',
      'At the place you avoid',
    ),
    tip(
      'Raise a hand to those who wait',
      'It makes the 40 seconds friendly.',
      'Do not hurry after it',
      'Then finish as planned',
    ),
  ],
};
