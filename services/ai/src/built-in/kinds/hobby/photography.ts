import { type Kind, step, tip } from '../kind.ts';
import { numbers } from '../stage-words.ts';

/** They master the camera. */
const manual = [
  'shoot/shooting/shot in/on manual/raw',
  'know aperture/the_exposure/how/my_camera',
  'comfortable with manual/my',
  `taking/photographing/shooting photos/pictures? for/since ${numbers}/many/several`,
  'done/did/finished a/the/two/several _? course/courses/workshop',
];

/** A camera with a dial. */
const hasDial = ['canon/nikon/sony/fuji/fujifilm/olympus/lumix/pentax/leica/dslr/mirrorless/slr', 'auto'];

/** Birds and moving things. */
const birdsFar = ['bird/birds/heron/herons/wildlife/blurry/sharp'];

/** Pictures are right and dull. */
const dull = ['composition', 'dull/evidence/boring/same', 'club show/exhibition'];

/** Sight is failing. */
const eyes = ['macula', 'my eyes are', 'eyes are failing', 'losing my sight'];

/** Too dark, too grey. */
const greyPics = ['grey/gray/dark/washed'];

export const photography: Kind = {
  id: 'photography',
  category: 'hobby',
  name: 'Get better at photography',
  slots: {
    camera: {
      words: [
        'phone|iphone|smartphone|mobile',
        'DSLR|dslr camera|nikon|canon',
        'mirrorless camera|mirrorless|sony alpha|fujifilm',
        'film camera|analogue camera|analog|analogue|35mm',
        'compact camera|point and shoot',
        'instant camera|polaroid|instax',
        'drone',
        'action camera|gopro',
      ],
      otherwise: 'camera',
    },
    motif: {
      words: [
        'portraits|portrait|people',
        'street scenes|street photography|street',
        'landscapes|landscape|sunrise|mountains',
        'wildlife|animals|safari',
        'birds|bird',
        'flowers and insects|macro|insects|flowers',
        'the night sky|milky way|stars|astrophotography|night',
        'food|dishes',
        'weddings|wedding',
        'concerts|concert|bands',
        'sport|sports|football',
        'buildings|architecture|city',
        'children|kids|baby|babies|newborn|toddler',
        'pets|dog|dogs|cat|cats|horses',
        'travel scenes|travel|trip|holiday',
        'products|product',
        'family life|family',
      ],
      otherwise: 'the motifs you love',
    },
  },
  ask: {
    question: 'Which camera do you use, and what do you most want to photograph?',
    chips: ['My phone, family and trips', 'A camera, still on auto', 'Manual mode, I want a project'],
  },
  hoursAWeek: 2.5,
  weekly: 'One walk of an hour with a single task, and half an hour to choose the best three',
  measures: ['photos', 'pictures', 'photographs', 'shots', 'images', 'portraits'],
  overview:
    'You will learn to see light, to use your {camera} on purpose and to choose strictly. The plan ends with a small finished series of {motif}: a book, a wall or an exhibition.',
  approach:
    'One task a week with the equipment you have; better gear comes last. Light and distance to the subject decide more than the camera. Most people take too many pictures and look at too few, so choosing the best three each week is part of the practice.',
  done: 'Twelve pictures that belong together are printed or shown, and you can say how each was made.',
  cautions: [
    'Ask before you show recognisable people, parents in the case of children; rules on street pictures and drones differ by country.',
    'Never point a lens or viewfinder at the sun without a proper solar filter.',
  ],
  steps: [
    step(
      'Choose your twenty best pictures so far',
      'Go through the last year quickly and put twenty into one album. Note what six of them have in common and what disturbs you in the others. They are your starting point.',
      [
        'Pick the first ten in half an hour, by feeling',
        'Write one line each: light, moment or place?',
        'Name the two faults you see most often',
      ],
      1.5,
    ),
    step(
      'Learn four settings of your {camera} by heart',
      'Aperture for what is sharp, shutter speed for movement, ISO for little light, exposure correction for brighter and darker. On a phone: tap to focus, drag brightness, lock, portrait mode. Take the same scene with five values of each.',
      [
        'Read the four pages in the manual',
        'Make one series for each setting',
        'Write a card with your starting values',
      ],
      4,
      {
        when: { level: 'beginner', unsaid: [...manual, ...hasDial] },
        resources: 'Free tutorials: https://www.cambridgeincolour.com',
      },
    ),
    step(
      'Turn the dial of your {camera} off auto, one letter a week',
      'First aperture: a cup by the window at f/4, f/8 and f/16, and look at what is sharp behind it. Then shutter speed: running water at 1/15 and at 1/500. Then exposure correction: the same face one step darker and one step brighter. The camera sets the rest meanwhile.',
      [
        'Set the dial to aperture tomorrow and take the cup',
        'Write beside each picture what changed',
        'Use only this letter for the whole week',
      ],
      4,
      {
        when: { said: hasDial, unsaid: manual },
        resources: 'Free tutorials: https://www.cambridgeincolour.com',
      },
    ),
    step(
      'Give yourself one limit for four weeks',
      'One lens, one distance, one hour or one colour, always with {motif}. You already handle the {camera}; a limit makes you see. Twenty pictures an outing, three kept.',
      ['Choose the limit', 'Go out twice a week', 'Keep three pictures each time'],
      6,
      { when: { said: manual, level: 'beginner' } },
    ),
    step(
      'Spend a week with a single focal length',
      'One lens or no zoom at all. You will move your feet and see more clearly what you want from pictures of {motif}. Choose three from each day.',
      ['Tape the zoom or choose one lens', 'Take twenty pictures a day with your {camera}', 'Keep three a day'],
      4,
      { when: { level: 'experienced' } },
    ),
    step(
      'Get sharp birds: speed, focus and getting near',
      'Shutter 1/1600 for flight, 1/500 at rest, ISO on automatic up to 3200, continuous focus on one point at the eye, bursts of five. Go low, sun behind you, sit still for thirty minutes where they feed. Herons fish at first light from the same stone. Crop no more than half.',
      [
        'Set 1/1600, continuous focus, one point',
        'Sit at one feeding place for 30 minutes, three times',
        'Keep three sharp eyes an outing',
      ],
      6,
      { when: { said: birdsFar } },
    ),
    step(
      'Compose by taking one thing away',
      'Before you press: what is it about, what disturbs, where do the edges cut? Ten frames of one subject: nearer, lower, side light, foreground, empty third, frame in frame, wait for a gesture. Lay prints on the floor; cover what you do not need with paper, and go back to take that.',
      ['Ten frames of one subject', 'Cover the spare parts on prints', 'Retake two that way'],
      5,
      { when: { said: dull } },
    ),
    step(
      'Set the camera so that hands know it without eyes',
      'Two stored settings: street and still, on one dial marked by a sticker. Back-button focus, face and eye detection, large icons, voice or magnified view, tethered to a tablet at home. Learn the quays by ear and light: the hour and the wall do half. Make the series now, and record a sentence for each picture.',
      ['Store two settings', 'Stick a mark on the dial', 'Choose one place and one hour'],
      3,
      { when: { said: eyes } },
    ),
    step(
      'Mend grey pictures: light from the side, exposure up',
      'Grey comes from noon haze and metering on sky. Go at the first and last hour, expose for the face or stone, plus a third to one step when much is white. White balance on shade, not automatic. Look at the histogram: it should nearly touch the right.',
      ['Take one place at six and at noon', 'Try 0, +0.7, +1.3', 'Set white balance to shade'],
      2,
      { when: { said: greyPics } },
    ),
    step(
      'Photograph one spot in four sorts of light',
      'Early, noon, an hour before sunset and at dusk. Low light from the side gives depth. Look for where the light comes from before you lift your {camera}.',
      ['Choose a spot near home', 'Look up sunrise and sunset', 'Lay the four pictures side by side'],
      4,
      { when: { unsaid: [...manual, ...greyPics] } },
    ),
    step(
      'Copy the light of three pictures you admire',
      'Where does it come from, how hard, how high, what is dark? Find the same light near you and make the picture again with {motif}. It shows what your own lack.',
      ['Choose three pictures', 'Write down their light', 'Make one again this week'],
      4,
      { when: { said: manual } },
    ),
    step(
      'Make thirty pictures of {motif} with clean backgrounds',
      'Step closer, look at the edges of the frame, move until nothing grows out of heads. Focus on the nearer eye of people and animals. For movement use 1/500 of a second or faster.',
      [
        'Write one task for each of three outings',
        'Take ten variations instead of one',
        'Keep the best three of each outing',
      ],
      6,
      { when: { unsaid: [...birdsFar, ...dull, ...eyes] }, measured: 'Make the first {30%} with a clean background' },
    ),
    step(
      'Edit ten pictures in the same simple order',
      'Straighten and crop, exposure, white balance, contrast, and only then colours. Five minutes a picture. Stop when you notice the editing more than the picture.',
      [
        'Install one program and learn its five sliders',
        'Edit ten pictures from your {camera}',
        'Compare them the next day',
      ],
      5,
      { when: { weeksFrom: 4 }, resources: 'Free editor: https://www.darktable.org' },
    ),
    step(
      'Show ten pictures to people who see well',
      'A photo club, a friend with a good eye or an online group. Ask which three stay and why. Listen without explaining.',
      [
        'Choose ten pictures of {motif}',
        'Ask a club whether guests are welcome',
        'Write down what two people say alike',
      ],
      3,
      { when: { weeksFrom: 6 } },
    ),
    step(
      'Work on one series for six weeks',
      'A subject near you that you can visit often: {motif}, a street, a trade, one tree. Same format, same distance or same light hold it together. Aim at sixty good ones and keep twelve.',
      [
        'Write the idea in one sentence',
        'Visit it on six different days',
        'Print small copies and lay them on the floor',
      ],
      15,
      { when: { weeksFrom: 9 }, measured: 'Reach {70%} as one series' },
    ),
    step(
      'Print the final twelve and show them',
      'Order one test print before all the others, because screens are brighter than paper. A book, a wall, a café or the club evening; invite people by date.',
      [
        'Choose order and size with somebody',
        'Order a test print, then the rest',
        'Show your {motif} to at least five people',
      ],
      5,
      { waitDays: 7, measured: 'Show the best of {total} in print' },
    ),
  ],
  suggestions: [
    tip('Clean the lens', 'Half of all hazy phone pictures are fingerprints.', 'Soft cloth', 'Each morning'),
    tip('Take one step closer', 'The subject fills the frame and clutter goes.', 'Then one more', 'Check the edges'),
    tip(
      'Turn the subject to the window',
      'Soft side light flatters every face.',
      'Lamps off',
      'A white sheet as reflector',
    ),
    tip('Delete in the evening', 'A small collection gets looked at.', 'Keep one in ten', 'Never in the field'),
    tip(
      'Go down to eye level',
      'Children, dogs and flowers look different from there.',
      'Kneel',
      'Or hold the camera low',
    ),
    tip('Make two backups', 'Cards and phones get lost.', 'Disk at home', 'Cloud or a relative’s house'),
    tip('Look at one photographer a month', 'Good pictures train the eye.', 'Library books', 'Say why you like three'),
    tip(
      'Rent a lens for a weekend',
      'You know afterwards whether you need it.',
      'Local shop or online',
      'Plan what to shoot',
    ),
    tip('Shoot raw for difficult light', 'Dark and bright parts can be rescued.', 'Raw plus JPEG', 'Large card'),
    tip('Wait at a good background', 'The right person walks in after ten minutes.', 'Focus beforehand', 'Stay still'),
    tip('Make people talk', 'Faces relax when they tell something.', 'Ask about their day', 'Shoot after the laugh'),
    tip('Use the self-timer on a wall', 'No shake in the dark without a tripod.', 'Two seconds', 'Lowest ISO'),
  ],
};
