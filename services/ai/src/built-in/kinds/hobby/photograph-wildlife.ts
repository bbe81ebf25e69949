import { type Kind, step, tip } from '../kind.ts';

const shown = ['exhibition/exhibit/show/wall/competition/contest/print/prints/printed/calendar/club_show'];
const owns = [
  'have/got/own/bought a/an/the/my _? _? camera/lens/canon/nikon/sony/fujifilm/olympus',
  'have/got/own a/an/the canon/nikon/sony/fuji/olympus/panasonic',
  '100-400/150-600/200-600/70-300/telephoto/mirrorless/dslr',
];

export const photographWildlife: Kind = {
  id: 'photograph-wildlife',
  category: 'hobby',
  name: 'Photograph birds and wildlife',
  slots: {
    animal: {
      words: [
        'kingfisher|kingfishers',
        'owl|owls',
        'bird of prey|birds of prey|eagle|eagles|kite|kites|hawk|hawks',
        'birds|bird',
        'deer|stag|stags',
        'fox|foxes',
        'otter|otters',
        'hares|hare',
        'insects|insect|dragonflies|dragonfly|bees',
        'butterflies|butterfly',
        'seals|seal|dolphins|whales',
        'elephants|lions|leopards|big cats',
        'frogs|reptiles|snakes',
        'animals|wildlife',
      ],
      otherwise: 'animals',
    },
  },
  ask: {
    question: 'What would you like to photograph, and what do you have: camera, lens, a place near home?',
    chips: ['Birds, with a long lens', 'Insects and flowers close up', 'Anything, only a phone so far'],
  },
  hoursAWeek: 3,
  weekly: 'Two outings to the same place at first light, then an hour of sorting',
  overview:
    'You set the camera up once for animals, get to know one place so well that you can foretell what happens there, and work on sharpness, then light, then moments. At the end stand a handful of pictures that others would hang up.',
  approach:
    'Field craft beats gear: who knows where {animal} will be at seven is near enough for any lens. Blur is mostly a shutter time that was too long. What usually goes wrong is a new place each week, and two thousand pictures that nobody sorts.',
  done: 'A small set of sharp pictures of {animal} is chosen, finished and shown to others in print or on a wall.',
  cautions: [
    'The animal comes first: if it looks up, calls or moves off, you are too near. Stay away from nests and dens, use no calls in the breeding season, and keep places of rare ones private.',
    'Tell somebody where you are, and mind tide, heat and mud near water.',
  ],
  steps: [
    step(
      'Set the camera up for animals in one evening',
      'Continuous autofocus with subject detection if it has one, a single point or small zone, burst, and shutter first: 1/1000 for walking, 1/2500 for flight, automatic ISO up to 6400. Save it as a custom mode. Practise on cars, a dog or gulls, where nothing is lost.',
      [
        'Find the four menus in the manual',
        'Save them as one custom mode',
        'Shoot a hundred frames of something that moves',
      ],
      1.5,
      { when: { said: owns } },
    ),
    step(
      'Borrow or hire a long lens for a weekend before you buy',
      'A used camera with 300 mm or more is enough for most; for insects a close-up lens. A club member or a shop lends one for a weekend. Set 1/1000 of a second, continuous focus and burst, and try it on gulls or a dog.',
      ['Ask a camera club who lends one', 'Try it for one weekend', 'Write down what was too short or too heavy'],
      2,
      { when: { unsaid: owns } },
    ),
    step(
      'Choose one place within reach and go there six times',
      'A pond, hedge, shore or feeding place, at first light or the last two hours. Sit still for half an hour, note time, tide or weather and where {animal} appear. After six visits you know one perch or path worth waiting at.',
      ['Choose the place on a map', 'Sit still for half an hour each time', 'Note time, weather and where they came'],
      6,
      { waitDays: 10 },
    ),
    step(
      'Get ten sharp pictures of {animal}',
      'Lean on a bean bag, post or knee, focus on the eye, and take bursts of five. Look at each at full size the same evening: if all is soft, the shutter was too slow; if the background is sharp, the focus point was too large. Change one thing for the next visit.',
      ['Go out twice with the custom mode', 'Look at each at full size', 'Write down the one thing that changes'],
      5,
      { waitDays: 7 },
    ),
    step(
      'Get down to eye level with the light behind you',
      'Lie or sit so that the lens is at their height, with a far, plain background. Low sun from behind you for feathers and fur, from the side for mood. Three outings for this alone change more than any lens.',
      [
        'Choose a spot with a far background',
        'Check where the sun stands at that hour',
        'Do three outings at eye level',
      ],
      6,
      { waitDays: 7 },
    ),
    step(
      'Learn to sort and develop twenty pictures',
      'Two rounds: first only in focus or not, then the best one of each burst. Crop, level, exposure, white balance, a little sharpening, noise: six sliders are enough. Do the same picture twice, a week apart, and compare. One free course of an hour or an evening with a club member opens the program.',
      ['Sort one outing down to five', 'Develop them with six sliders', 'Ask a club member to do one beside you'],
      4,
    ),
    step(
      'Wait for behaviour rather than portraits',
      'Feeding, quarrels, flight from the perch, a parent with young at a distance. You know the place by now, so choose one moment and wait for it with the picture framed. One in fifty is right, and that is normal.',
      ['Choose one moment you have seen twice', 'Frame it and wait on three mornings', 'Keep the best two'],
      7,
      { waitDays: 10 },
    ),
    step(
      'Show twelve pictures to somebody strict and keep four',
      'A club evening or a better photographer: lay out twelve as small prints and ask which four they would hang and why. Look for a set that belongs together: one close, one flight, one with its surroundings, one surprise.',
      ['Print twelve small', 'Ask two people for their four', 'Decide on the set'],
      2,
    ),
    step(
      'Print the chosen ones and hang them up',
      'Ask the club or lab for size, paper, mount and closing day. Order one small test print first, since prints come out darker than a screen: lift the exposure by a third if needed. Bring them a week early.',
      ['Read the rules for size and mount', 'Order one test print', 'Hand in the finished prints'],
      3,
      { waitDays: 7, daysBefore: 14, when: { said: shown } },
    ),
    step(
      'Make a small book or wall of your best pictures of {animal}',
      'Eight to twenty pictures in an order that tells a year or a place. Order one test print before the rest. Give one to somebody who helped you find them.',
      ['Choose and order the pictures', 'Order a test print', 'Show it to three people'],
      3,
      { waitDays: 7, when: { unsaid: shown } },
    ),
  ],
  suggestions: [
    tip(
      'Use the car as a hide',
      'Many animals fear people and not cars.',
      'Park with the sun behind you',
      'Rest the lens on a bean bag',
    ),
    tip(
      'Feed the garden for a winter',
      'Perches beside a feeder teach focus at home.',
      'Put a plain branch beside it',
      'Shoot from a window',
    ),
    tip(
      'Learn one species a month',
      'Who knows its day finds it.',
      'Read where it sleeps and feeds',
      'Note three sightings',
    ),
    tip(
      'Clean the card after each outing',
      'Two thousand frames hide the good ones.',
      'Delete what is blurred',
      'Keep five',
    ),
    tip(
      'Check tide and sun beforehand',
      'The right hour beats a long lens.',
      'Look up tide and sunrise',
      'Write both into the calendar',
    ),
    tip(
      'Hire a hide for a morning',
      'A prepared perch shows what light can do.',
      'Compare two hides',
      'Ask which months are best',
    ),
    tip(
      'Walk without the camera once',
      'You see more when you do not aim.',
      'Sit for half an hour',
      'Write what moved',
    ),
    tip(
      'Join a club outing',
      'An hour beside somebody good saves months.',
      'Ask about the next outing',
      'Bring one question',
    ),
    tip(
      'Dress for sitting still',
      'Cold people leave before the moment.',
      'Take a mat and gloves',
      'Bring something warm to drink',
    ),
    tip('Back up twice', 'Cards and disks fail.', 'Copy to a second disk', 'Keep it in another room'),
    tip('Keep a notebook of settings', 'You repeat what worked.', 'Write time and ISO', 'Mark the best frame'),
    tip('Give sightings to a count', 'Your notes help science.', 'Register on one portal', 'Send in what you saw'),
  ],
};
